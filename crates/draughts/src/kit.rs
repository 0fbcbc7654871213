//! How English draughts describes itself.

use crate::ballots::{Ballot, eleven_man, three_move};
use crate::endgame::{ClassError, FEW_PIECES, KingsClass, Numbering, exact, few_pieces, some_pieces};
use crate::facts;
use crate::hub::Hub;
use crate::inputs::DraughtsInputs;
use crate::league::LEAGUE;
use crate::pdn::{self, PdnGame, Scoring, Tag};
use crate::tactics::{DraughtsTactics, FeatureWeights};
use crate::value::{PRESETS, STUDY_WIN, material, preset};
use crate::variants::{self, Loss, RULES, Retreat};
use crate::{DRAW_PLIES, Draughts, Move, State, perft};
use endgame::{Indexer, Probe, Store, Watch};
use net::Features;
use search::textbook::Order;
use search::{Bound, Control, Depth, Knowledge, Known, Notation, Ply, Score, Side, Stopped, ValueFunction};
use session::options::{Given, Sample};
use session::words::Idiom;
use session::{
    AllMoves, BenchPosition, Class, Counting, DepthLimit, Description, DialectOf, Dictionary, Divided,
    Editor, Ending, Exact, Example, GameNotation, GamePlay, GameSamples, GameSearches, GameStudies,
    GameValues, Kit, Lesson, Lexicon, LongWork, Opening, OpeningSet, Playable, PlayersKit, Playing,
    RecordError, Records, ResultOrder, RuleOf, SessionError, Solved, SolverKit, Study, Style, TextbookKit,
    Thinker, TypedGame, Unsolved, ValueOf, Variant, Why, set_up,
};
use std::path::Path;
use std::sync::Arc;

/// The depth of the sources' study.
const USUAL_DEPTH: u32 = 6;
/// The advice where the exact value is unknown.
const WITH_TABLES: &str = "build tables with plywood endgame build draughts";
/// A random opening that is worth more than a man and a bit is decided.
const EVEN: f64 = 120.0;
/// Draws the noise of the preset `random`.
const SEED: u64 = 1;

/// Other names of the sides: files and rules say Black where the sources say Red.
const ALSO: [(&str, Side); 4] = [("w", Side::Max), ("black", Side::Min), ("b", Side::Min), ("r", Side::Min)];

/// A position seen this often is a draw.
const THREEFOLD: usize = 3;

/// Endgame tables with up to this many pieces are looked for.
const TABLE_PIECES: usize = 6;

/// The endgame the sources study: two white kings hunt a red one.
const STUDY: &str = "W:WK10,K14:BK1";
/// The search of the study.
const CLEVER: &str =
    r#"{"algorithm": "alphabeta", "depth": 6, "order": true, "eval": {"preset": "chebyshev"}}"#;

/// What the game calls its own things in Czech.
static CZECH: Dictionary = Dictionary::new(include_str!("../messages/cs.ftl"));

/// English draughts.
pub static DESCRIPTION: Description = Description {
    aliases: &["checkers"],
    words: &CZECH,
    idiom: Idiom { sure: Some(STUDY_WIN), also: &ALSO, ..Idiom::plain(["White", "Red"]) },
    samples: GameSamples {
        value_scripts: &[
            Sample {
                name: "published",
                about: "the study's function as its published runs show it",
                text: examples::values::PUBLISHED,
            },
            Sample {
                name: "published-early",
                about: "published before the exception for Red in the corner",
                text: examples::values::PUBLISHED_EARLY,
            },
            Sample {
                name: "chebyshev",
                about: "published with king's steps as the distances",
                text: examples::values::CHEBYSHEV,
            },
            Sample {
                name: "chase",
                about: "material, a few squares, and kings that hunt kings",
                text: examples::values::CHASE,
            },
        ],
        editor: Some(Editor { style: Style::Pdn, pieces: &["w", "W", "b", "B"], turns: ["W", "B"] }),
        examples: &[
            Example {
                position: Some(STUDY),
                ..Example::new(
                    "Two kings against one",
                    "The draughts study: White hunts a red king. Turn the weights of the value function and watch the tree.",
                    CLEVER,
                )
            },
            Example {
                position: Some(STUDY),
                rival: Some(
                    r#"{"algorithm": "alphabeta", "depth": 6, "order": true, "beam": 2, "rules": ["loss", "retreat"],
                    "eval": {"preset": "chebyshev"}}"#,
                ),
                ..Example::new(
                    "A shortcut that fails",
                    "Thinking like a human: two moves each, no losses, no retreats. 13 nodes instead of 595, and it blunders.",
                    CLEVER,
                )
            },
        ],
        ..GameSamples::PLAIN
    },
    notation: GameNotation {
        position: "a draughts FEN such as 'W:WK10,K14:BK1'",
        record: Some("pdn"),
        // Files say Black where the sources say Red, who moves first.
        player_tags: Some(["White", "Black"]),
        first_in_result: Side::Min,
        dialects: &["hub"],
    },
    values: GameValues {
        // In these a man counts about a hundred, as it does to the player.
        player_eval: Some("net"),
        player_presets: &["playing", "net", "material", "simple", "aggressive", "defensive"],
        ..GameValues::of(&PRESETS)
    },
    search: GameSearches {
        rules: &RULES,
        variants,
        can_think: true,
        can_solve: true,
        has_tables: true,
        // Nodes are so quick that a table should stay near the processor: 64 MiB cost a tenth of the speed.
        table_mib: 16,
        ..GameSearches::PLAIN
    },
    play: GamePlay {
        players: ["level5", "human"],
        opening_sets: &[
            OpeningSet {
                name: "ballots",
                about: "three moves chosen at random",
                first: 1,
                list: || three_move().iter().map(opening).collect(),
            },
            OpeningSet {
                name: "eleven-man",
                about: "the same with a man less on each side",
                first: 1,
                list: || eleven_man().iter().map(opening).collect(),
            },
        ],
        openings: "ballots",
        even: Some(EVEN),
        ..GamePlay::PLAIN
    },
    lab: GameStudies {
        study: Some(Study {
            position: STUDY,
            class: "2Kv1K",
            compared: "chebyshev",
            played: "published",
            shown: "chase",
            variant: "study",
            drawn: "clever",
            // What the study gives for a king that cannot escape.
            turned: 10_000.0,
            league: LEAGUE,
        }),
        lesson: Some(Lesson {
            ending: Some("2Kv1K"),
            truth: Some("2Kv1K"),
            depth: 4,
            hidden: 128,
            ..Lesson::PLAIN
        }),
        // The start, a middlegame, an ending with a shot.
        bench: &[
            BenchPosition { options: &[], position: "B:W21-32:B1-12", depth: 15 },
            BenchPosition {
                options: &[],
                position: "W:W18,21,22,24,27,28,30,31:B3,5,8,9,11,12,14,16",
                depth: 13,
            },
            BenchPosition { options: &[], position: "W:WK10,K14,25:BK1,12,20", depth: 11 },
        ],
        ..GameStudies::PLAIN
    },
    ..Description::plain(
        "draughts",
        "Draughts",
        "English draughts on 32 squares; captures are compulsory.",
        &PRESETS,
        make,
    )
};

fn opening(ballot: &Ballot) -> Opening {
    let mut state = ballot.start;
    let mut show = |&m: &Move| {
        let text = Draughts.show_move(&state, m);
        state = state.after(m);
        text
    };
    let moves: Vec<String> = ballot.moves.iter().map(&mut show).collect();
    let position = (ballot.start != State::start()).then(|| Draughts.show_state(&ballot.start));
    Opening { name: moves.join(" "), position, moves }
}

fn make(given: &Given<'_>) -> Result<Box<dyn Playable>, SessionError> {
    let tables = given.tables(DESCRIPTION.name).map(|folder| TableKnowledge::open(&folder)).transpose()?;
    let tables = tables.unwrap_or_default();
    let thinker = Playing(DraughtsTactics::new(FeatureWeights::default(), tables.clone()));
    Ok(set_up(DraughtsKit { tables, thinker }))
}

/// Draughts with what belongs to it.
struct DraughtsKit {
    tables: TableKnowledge,
    thinker: Playing<DraughtsTactics<TableKnowledge>>,
}

impl Kit for DraughtsKit {
    type Game = Draughts;

    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn game(&self) -> &Draughts {
        &Draughts
    }

    fn preset(&self, name: &str) -> Option<ValueOf<Self>> {
        preset(name, SEED)
    }

    fn facts(&self) -> Lexicon<State> {
        facts::facts()
    }

    fn divide(
        &self,
        state: &State,
        depth: Depth,
        counting: Counting,
        control: &dyn Control,
    ) -> Divided<Move> {
        let counting = match counting {
            Counting::Moves => perft::CaptureCounting::Distinct,
            Counting::Routes => perft::CaptureCounting::Routes,
        };
        Some(perft::divide(state, depth.0 as u32, counting, control))
    }

    fn thinker(&self) -> Option<&dyn Thinker<Draughts>> {
        Some(&self.thinker)
    }

    fn features(&self) -> Result<Arc<dyn Features<Draughts>>, &'static str> {
        Ok(Arc::new(DraughtsInputs::default()))
    }

    fn textbook(&self) -> &dyn TextbookKit<Draughts> {
        self
    }

    fn solver(&self) -> &dyn SolverKit<Draughts> {
        self
    }

    fn players(&self) -> &dyn PlayersKit<Draughts> {
        self
    }
}

impl TextbookKit<Draughts> for DraughtsKit {
    fn usual_depth(&self) -> DepthLimit {
        DepthLimit::Plies(USUAL_DEPTH)
    }

    fn leaf_rule(&self, name: &str, value: &Arc<dyn ValueFunction<Draughts>>) -> Option<RuleOf<Self>> {
        match name {
            "loss" => Some(Box::new(Loss)),
            "retreat" => Some(Box::new(Retreat(Arc::clone(value)))),
            _ => None,
        }
    }
}

impl SolverKit<Draughts> for DraughtsKit {
    /// The value of a position and of every move.
    fn solve(&self, state: &State, _: AllMoves, _: &dyn Control) -> Result<Solved<Move>, Unsolved> {
        let beyond = || Unsolved::Beyond(beyond(state.occupied().len()));
        let known = |probe: &Probe<Numbering>| Some((probe.entry(state).ok()??, probe.moves(state).ok()?));
        let (entry, judged) = self.tables.who_know(state).find_map(known).ok_or_else(beyond)?;
        let moves = judged.iter().filter_map(|judged| Some((judged.m, exact(judged.entry?)))).collect();
        Ok(Solved { value: exact(entry), moves, nodes: 1 + judged.len() as u64 })
    }

    fn beyond(&self, state: &State) -> Option<String> {
        (!self.tables.know(state)).then(|| WITH_TABLES.into())
    }

    fn exact_values(&self, states: &[State], _: &dyn Control) -> Vec<Option<Exact>> {
        let entry =
            |state: &State| self.tables.who_know(state).find_map(|probe| probe.entry(state).ok()?).map(exact);
        states.iter().map(entry).collect()
    }

    fn unsolved_ending(&self, state: &State) -> Option<String> {
        let class = if self.tables.know(state) { None } else { some_pieces().unprepared(state) }?;
        Some(some_pieces().indexer().classes()[class.number()].name.clone())
    }

    fn solve_ending(&self, state: &State, follow: LongWork<'_>) -> Result<(), Stopped> {
        let Some(class) = some_pieces().unprepared(state) else { return Ok(()) };
        let progress = |progress: endgame::WorkProgress| (follow.progress)(progress.done, progress.total);
        let watch = Watch { stop: follow.stop, progress: &progress };
        endgame::apart(|| some_pieces().prepare(class, watch))
    }

    /// Kings against kings.
    fn class(
        &self,
        name: &str,
        follow: LongWork<'_>,
    ) -> Option<Result<Box<dyn Class<Draughts>>, SessionError>> {
        Some(solve_kings(name, follow).map(|class| Box::new(class) as Box<dyn Class<Draughts>>))
    }

    fn class_of(&self, state: &State) -> Option<String> {
        KingsClass::of_state(state).map(|class| class.to_string())
    }
}

impl PlayersKit<Draughts> for DraughtsKit {
    fn dialect(&self, name: &str, _: &State) -> Option<DialectOf<Draughts>> {
        (name == "hub").then_some(&Hub as DialectOf<Draughts>)
    }

    fn end_reason(&self, state: &State, seen: usize) -> Option<Why> {
        if !state.has_move() {
            return None;
        }
        let is_idle = state.reversible_plies() >= DRAW_PLIES;
        let idle = is_idle.then_some(Why::ByRule("forty-move rule"));
        idle.or((seen >= THREEFOLD).then_some(Why::ByClaim("threefold repetition")))
    }

    fn write_record(&self, told: TypedGame<Draughts>, order: ResultOrder) -> Option<String> {
        let ending = match told.ending {
            Some(Ending::Won(side)) => pdn::PdnResult::Won(side),
            Some(Ending::Drawn) => pdn::PdnResult::Drawn,
            None => pdn::PdnResult::Unfinished,
        };
        let tags = told.tags.into_iter().map(|(name, value)| Tag { name, value }).collect();
        Some(pdn::write(&PdnGame { tags, start: told.start, line: told.line, ending }, scoring(order)))
    }

    fn read_records<'a>(&'a self, text: &'a str, order: ResultOrder) -> Option<Records<'a, Draughts>> {
        let games = pdn::read(text, scoring(order));
        Some(Box::new(
            games.map(|game| game.map(type_game).map_err(|error| RecordError::Unreadable(Box::new(error)))),
        ))
    }
}

fn solve_kings(name: &str, follow: LongWork<'_>) -> Result<impl Class<Draughts> + 'static, SessionError> {
    let class: KingsClass = name.parse().map_err(|error: ClassError| SessionError::outside(error))?;
    let progress = |progress: endgame::WorkProgress| (follow.progress)(progress.done, progress.total);
    let solved = class.solve(Watch { stop: follow.stop, progress: &progress });
    solved.map_err(|_| SessionError::Stopped { nodes: 0 })
}

/// Endgame tables as knowledge for the search, and endings with few pieces that need none.
#[derive(Clone, Default)]
struct TableKnowledge {
    built: Option<Arc<Probe<Numbering>>>,
    /// States with more pieces are certainly not known: the search asks this at every node.
    pieces: usize,
}

impl TableKnowledge {
    fn open(folder: &Path) -> Result<TableKnowledge, SessionError> {
        let probe = Probe::open(Numbering::new(TABLE_PIECES), &Store::new(folder));
        let probe = probe.map_err(SessionError::outside)?;
        Ok(TableKnowledge { pieces: probe.pieces() as usize, built: Some(Arc::new(probe)) })
    }

    /// Whether one of the sources has a position.
    fn know(&self, state: &State) -> bool {
        self.who_know(state).any(|probe| matches!(probe.entry(state), Ok(Some(_))))
    }

    /// All sources that may know a state, endings solved on demand among them. Searches do not ask these, for what a search
    /// finds must not hang on what was looked at before.
    fn who_know(&self, state: &State) -> impl Iterator<Item = &Probe<Numbering>> {
        self.probes(state).chain([some_pieces()])
    }

    /// The sources that know a state with the given number of pieces, tables first.
    fn probes(&self, state: &State) -> impl Iterator<Item = &Probe<Numbering>> {
        let is_solved = state.occupied().len() <= FEW_PIECES;
        self.built.as_deref().into_iter().chain(is_solved.then(few_pieces))
    }
}

impl Knowledge<Draughts> for TableKnowledge {
    /// Quiet positions by their distance: so a won ending is won, and a lost one resists.
    fn known(&mut self, _: &Draughts, state: &State, ply: Ply) -> Option<(Score, Bound)> {
        if state.occupied().len() > self.pieces || state.has_capture(state.turn()) {
            return None;
        }
        let entry = self.probes(state).find_map(|probe| probe.entry(state).ok()?)?;
        Some((entry.score(ply), Bound::Exact))
    }

    /// Few pieces are solved when a move is wanted there, not when a search passes by.
    fn known_root(&mut self, _: &Draughts, state: &State) -> Option<Known<Move>> {
        if state.occupied().len() <= FEW_PIECES {
            self.pieces = self.pieces.max(FEW_PIECES);
        }
        self.probes(state).find_map(|probe| probe.known(state).ok()?)
    }
}

/// The way to an answer for a position with this number of men that no table at hand has.
fn beyond(men: usize) -> String {
    match men > TABLE_PIECES {
        true => format!("tables have at most {TABLE_PIECES} men, not {men}"),
        false => WITH_TABLES.into(),
    }
}

fn variants() -> Vec<Variant> {
    variants::StudyVariant::ALL.into_iter().map(variant).collect()
}

/// The sources' variant as plain data, read off the policy it runs with.
fn variant(study: variants::StudyVariant) -> Variant {
    let any_value: Arc<dyn ValueFunction<Draughts>> = Arc::new(material());
    let policy = study.policy(&any_value);
    Variant {
        name: study.name(),
        about: study.about(),
        algorithm: study.algorithm().into(),
        order_by_value: policy.order == Order::ByValue,
        beam: policy.beam,
        rules: policy.leaf_rules.iter().map(|rule| rule.name().into()).collect(),
    }
}

fn scoring(order: ResultOrder) -> Scoring {
    match order {
        ResultOrder::Usual => Scoring::FirstPlayer,
        ResultOrder::White => Scoring::White,
    }
}

fn type_game(game: PdnGame) -> TypedGame<Draughts> {
    let ending = match game.ending {
        pdn::PdnResult::Won(side) => Some(Ending::Won(side)),
        pdn::PdnResult::Drawn => Some(Ending::Drawn),
        pdn::PdnResult::Unfinished => None,
    };
    TypedGame {
        tags: game.tags.into_iter().map(|tag| (tag.name, tag.value)).collect(),
        start: game.start,
        line: game.line,
        ending,
    }
}
