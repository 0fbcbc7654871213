//! How Pac-Man describes itself.

use crate::facts;
use crate::value::{PRESETS, preset};
use crate::{Ghost, GhostModel, LAYOUTS, Layout, Pacman, PacmanPlayer, State, TrialGames, parse_layout};
use search::Stopped;
use search::record::Bounds;
use search::{Control, Ply, Recorder, Side, ValueFunction};
use session::options::{Given, Kind, OptionSpec, Sample, Word};
use session::view::TreeView;
use session::words::{Counted, Idiom, search_word};
use session::{
    Caption, DepthLimit, Description, Dictionary, EvalChoice, Example, GameNotation, GamePlay, GameSamples,
    GameSearches, GameSetup, GameStudies, GameValues, Kit, Lexicon, LongWork, Playable, Recording, Scored,
    Series, SeriesRequest, SessionError, Setting, TextbookKit, ValueOf, Values, script_value, set_up,
    tree_view, value_function, vocabulary,
};
use std::sync::Arc;

/// The course's depth, in rounds.
const USUAL_DEPTH: u32 = 2;

/// The most ghosts a maze may have.
const MOST_GHOSTS: u64 = 4;

/// Its values are points, won or lost.
const IDIOM: Idiom =
    Idiom { counted: Counted::Never, also: &[("pacman", Side::Max)], ..Idiom::plain(["Pac-Man", "Ghosts"]) };

/// A corridor with a ghost at either end.
const TRAP: &str = "\
%%%%%%%%
%  P G %
%G%%%% %
%   ...%
%%%%%%%%
";

/// A dot beside Pacman and one far away.
const PARADOX: &str = "\
%%%%%%%%%
%P.    .%
%%%%%%%%%
";

/// A maze with room enough to judge a value function.
const ROOMY: &str = include_str!("../layouts/rooms.lay");

/// How ghosts move in series of games.
const GHOSTS: OptionSpec = OptionSpec {
    name: "ghost",
    flag: "ghost",
    title: "Ghosts move",
    help: "How the ghosts move",
    kind: Kind::Choice(&[
        Word { name: "random", about: "at random" },
        Word { name: "directional", about: "usually towards Pac-Man" },
        Word { name: "hunting", about: "looking ahead" },
    ]),
};

/// The maze when none is named: a trap, where agents differ.
pub const USUAL_LAYOUT: &str = "dilemma";

/// What the game calls its own things in Czech.
static CZECH: Dictionary = Dictionary::new(include_str!("../messages/cs.ftl"));

/// Pac-Man.
pub static DESCRIPTION: Description = Description {
    words: &CZECH,
    idiom: IDIOM,
    samples: GameSamples {
        value_scripts: &[Sample {
            name: "thrill",
            about: "penalties for what is still there, and ambushes with capsules",
            text: examples::values::THRILL,
        }],
        agent_scripts: &[Sample {
            name: "reflex",
            about: "the course's reflex agent",
            text: examples::agents::REFLEX,
        }],
        examples: &[
            Example {
                options: &[("layout", Setting::text(TRAP))],
                rival: Some(r#"{"algorithm": "minimax", "depth": 2, "eval": {"preset": "score"}}"#),
                ..Example::new(
                    "A trapped Pac-Man",
                    "If ghosts always do their worst, all is lost and minimax runs into the nearest. Expectimax hopes, and turns round.",
                    r#"{"algorithm": "expectimax", "depth": 2, "eval": {"preset": "score"}}"#,
                )
            },
            Example {
                options: &[("layout", Setting::text(PARADOX))],
                rival: Some(r#"{"algorithm": "minimax", "depth": 2, "eval": {"preset": "thrill"}}"#),
                ..Example::new(
                    "Zeno's Pac-Man",
                    "Paid more for standing next to a dot than for eating it, he stands there for ever. Paid for what is left to do, he eats.",
                    r#"{"algorithm": "minimax", "depth": 2, "eval": {"preset": "zeno"}}"#,
                )
            },
        ],
        ..GameSamples::PLAIN
    },
    setup: GameSetup {
        options: &[
            OptionSpec {
                name: "layout",
                flag: "layout",
                title: "Maze",
                help: "A layout's name, or its file",
                kind: Kind::Text {
                    samples,
                    sample_flag: "layout",
                    about: "% is a wall, P Pac-Man, G a ghost, . food, o a capsule.",
                },
            },
            OptionSpec {
                name: "ghosts",
                flag: "ghosts",
                title: "Ghosts, at most",
                help: "How many of the layout's ghosts play",
                kind: Kind::Number {
                    min: 0,
                    max: MOST_GHOSTS,
                    default: MOST_GHOSTS,
                    draws: false,
                    at_most: &[],
                },
            },
            OptionSpec {
                name: "belief",
                flag: "belief",
                title: "Belief",
                help: "What the search believes about the ghosts",
                kind: Kind::Choice(&[
                    Word {
                        name: "adversary",
                        about: "opponents to minimax and alpha-beta, chance to expectimax",
                    },
                    Word { name: "random", about: "ghosts move at random" },
                    Word { name: "directional", about: "ghosts usually move towards Pac-Man" },
                ]),
            },
        ],
        ..GameSetup::by(make)
    },
    notation: GameNotation {
        position: "the maze and its agents, as 'moves pacman' writes them",
        ..GameNotation::PLAIN
    },
    search: GameSearches { has_chance: true, ..GameSearches::PLAIN },
    values: GameValues { unit: Values::Score, ..GameValues::of(PRESETS) },
    lab: GameStudies {
        scored: Some(Scored {
            options: &[("layout", Setting::text(ROOMY))],
            eval: "better",
            depth: USUAL_DEPTH,
            others: GHOSTS,
            fixed: &["score"],
        }),
        ..GameStudies::PLAIN
    },
    play: GamePlay { players: ["human", "random"], ..GamePlay::PLAIN },
    ..Description::plain(
        "pacman",
        "Pac-Man",
        "Eat everything, meet no ghost. Arrow keys steer; ghosts move one after the other.",
        PRESETS,
        make,
    )
};

/// Mazes that pose a question and are over in a few moves.
const PROBLEMS: [&str; 2] = ["dilemma", "nook"];

/// The usual layout first.
fn samples() -> Vec<Sample> {
    let about = |name| if PROBLEMS.contains(&name) { "a problem" } else { "a game" };
    let mut samples: Vec<Sample> =
        LAYOUTS.iter().map(|&(name, text)| Sample { name, about: about(name), text }).collect();
    samples.sort_by_key(|sample| sample.name != USUAL_LAYOUT);
    samples
}

fn make(given: &Given<'_>) -> Result<Box<dyn Playable>, SessionError> {
    let (name, text) = given.text("layout");
    let layout = parse_layout(&text)?.with_ghosts(given.number("ghosts"));
    let model = match given.word("belief") {
        "random" => GhostModel::Random,
        "directional" => GhostModel::DIRECTIONAL,
        _ => GhostModel::Adversary,
    };
    let agents = 1 + layout.ghosts.len() as u32;
    let game = Pacman::new(layout.clone(), model);
    Ok(set_up(PacmanKit { game, layout, agents, title: format!("pacman {name}") }))
}

/// Pac-Man with what belongs to it.
struct PacmanKit {
    game: Pacman,
    layout: Layout,
    agents: u32,
    title: String,
}

impl Kit for PacmanKit {
    type Game = Pacman;

    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn game(&self) -> &Pacman {
        &self.game
    }

    fn title(&self) -> String {
        self.title.clone()
    }

    fn preset(&self, name: &str) -> Option<ValueOf<Self>> {
        boxed_preset(name)
    }

    fn facts(&self) -> Lexicon<State> {
        facts::facts(&self.game)
    }

    fn play_series(
        &self,
        value: &Arc<dyn ValueFunction<Pacman>>,
        request: &SeriesRequest,
        follow: LongWork<'_>,
    ) -> Result<Series, SessionError> {
        let SeriesRequest { ref others, depth, games: count, seed } = *request;
        let games = TrialGames { layout: self.layout.clone(), ghost: ghost(others)?, depth, count, seed };
        games.scores(value, follow).map_err(|Stopped| SessionError::Stopped { nodes: 0 })
    }

    fn textbook(&self) -> &dyn TextbookKit<Pacman> {
        self
    }
}

impl TextbookKit<Pacman> for PacmanKit {
    fn usual_depth(&self) -> DepthLimit {
        DepthLimit::Plies(USUAL_DEPTH)
    }

    fn plies_per_depth(&self) -> u32 {
        self.agents
    }
}

/// The ghost that moves so.
fn ghost(name: &str) -> Result<Ghost, SessionError> {
    match name {
        "random" => Ok(Ghost::Random),
        "directional" => Ok(Ghost::DIRECTIONAL),
        "hunting" => Ok(Ghost::hunting()),
        _ => Err(GHOSTS.refuse(&name.into())),
    }
}

fn boxed_preset(name: &str) -> Option<Box<dyn ValueFunction<Pacman>>> {
    preset(name).ok().map(|value| Box::new(value) as Box<dyn ValueFunction<Pacman>>)
}

/// A value function that was chosen by name or by a file, for games in this layout.
pub fn chosen_value(
    eval: &EvalChoice,
    layout: &Layout,
) -> Result<Box<dyn ValueFunction<Pacman>>, SessionError> {
    let script = |source: (&str, &str)| {
        let game = Arc::new(Pacman::new(layout.clone(), GhostModel::Adversary));
        let own = facts::facts(&game);
        script_value(source, Arc::new(vocabulary(game, own)))
    };
    Ok(value_function(PRESETS, boxed_preset, script, eval)?.1)
}

/// The tree of one decision of a Pac-Man agent.
pub fn decision_tree(
    game: &Pacman,
    state: &State,
    player: &PacmanPlayer,
    record: Recording,
    control: &dyn Control,
) -> Result<TreeView, Stopped> {
    let mut recorder = Recorder::new(Bounds { max_ply: Ply(record.max_ply), max_nodes: record.max_nodes });
    let answer = player.think(game, state, &mut recorder, control)?;
    let title = format!(
        "{}, depth {}: {} ({} nodes)",
        search_word(player.method.name(), IDIOM.language),
        player.depth,
        IDIOM.verdict(IDIOM.meaning(answer.value)),
        answer.counts.nodes
    );
    let caption = Caption { title, positions: record.positions, idiom: &IDIOM };
    tree_view(game, recorder.into_tree(), &answer.pv, caption, control).ok_or(Stopped)
}
