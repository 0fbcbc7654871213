//! How Reversi describes itself.

use crate::facts;
use crate::solve::{Goal, SolveOptions, Solver};
use crate::{Move, PRESETS, Reversi, ReversiInputs, ReversiTactics, State, openings, perft, preset};
use net::Features;
use search::{Both, Checkpoint, Control, Depth, MostNodes, Side, Stopped};
use session::options::{Given, Kind, OptionSpec, Sample, Word};
use session::words::Idiom;
use session::{
    AllMoves, BenchPosition, Counting, DepthLimit, Description, Dictionary, Divided, Editor, Exact, Example,
    GameNotation, GamePlay, GameSamples, GameSearches, GameSetup, GameStudies, GameValues, Kit, Lesson,
    Lexicon, Opening, OpeningSet, Playable, Playing, SessionError, Solved, SolverKit, Style, TextbookKit,
    Thinker, Unsolved, ValueOf, set_up,
};
use std::sync::Arc;

/// How deep a textbook search goes by default.
const USUAL_DEPTH: u32 = 4;
/// The board on which the whole game is searched.
const SMALL_SIDE: usize = 4;
/// When many positions are solved, each may take this number of nodes: some milliseconds.
const NODES_EACH: u64 = 50_000;
/// With more empty squares the end takes too long.
const MAX_EMPTIES: u32 = 22;
/// A random opening that is worth more than this is decided.
const EVEN: f64 = 120.0;
/// Fixed positions are searched this deep.
const BENCH_DEPTH: u32 = 10;

/// A published ending: of the eight moves for X only g8 wins by 18.
const ENDING: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

/// The boards there are, the usual one first.
const BOARDS: [Word; 3] = [
    Word { name: "8x8", about: "the usual board" },
    Word { name: "6x6", about: "a shorter game" },
    Word { name: "4x4", about: "small enough to be searched to its end" },
];

/// What the game calls its own things in Czech.
static CZECH: Dictionary = Dictionary::new(include_str!("../messages/cs.ftl"));

/// Reversi.
pub static DESCRIPTION: Description = Description {
    aliases: &["othello"],
    words: &CZECH,
    idiom: Idiom { also: &[("x", Side::Max), ("o", Side::Min)], ..Idiom::plain(["Black", "White"]) },
    samples: GameSamples {
        value_scripts: &[Sample {
            name: "corners",
            about: "corners, moves, stable discs and discs",
            text: examples::values::CORNERS,
        }],
        editor: Some(Editor { style: Style::Rows, pieces: &["X", "O"], turns: ["x", "o"] }),
        examples: &[Example {
            position: Some(ENDING),
            ..Example::new(
                "An ending in Reversi",
                "Fourteen squares are empty, few enough for the exact value of every move: g8 wins by 18, the corner h1 by 12.",
                r#"{"algorithm": "alphabeta", "depth": 4}"#,
            )
        }],
        ..GameSamples::PLAIN
    },
    setup: GameSetup {
        options: &[OptionSpec {
            name: "board",
            flag: "board",
            title: "Board",
            help: "Columns x rows",
            kind: Kind::Choice(&BOARDS),
        }],
        ..GameSetup::by(make)
    },
    notation: GameNotation { position: "squares such as '-----OX--XO----- X'", ..GameNotation::PLAIN },
    values: GameValues {
        player_presets: &["playing"],
        result_preset: Some("result"),
        ..GameValues::of(PRESETS)
    },
    search: GameSearches { can_think: true, can_solve: true, has_places: true, ..GameSearches::PLAIN },
    play: GamePlay {
        players: ["human", "level4"],
        begins_at_random: true,
        opening_sets: &[OpeningSet {
            name: "named",
            about: "openings by the names that players give them, on the usual board",
            first: 1,
            list: named_openings,
        }],
        openings: "random:8",
        even: Some(EVEN),
        ..GamePlay::PLAIN
    },
    lab: GameStudies { lesson: Some(Lesson::PLAIN), bench: &bench_positions(), ..GameStudies::PLAIN },
    ..Description::plain(
        "reversi",
        "Reversi",
        "Put a disc so that lines of the opponent's discs are turned; most discs win. Also called Othello.",
        PRESETS,
        make,
    )
};

const fn bench_positions() -> [BenchPosition; openings::BENCH.len()] {
    let mut all = [BenchPosition { options: &[], position: "", depth: BENCH_DEPTH }; openings::BENCH.len()];
    let mut index = 0;
    while index < all.len() {
        all[index].position = openings::BENCH[index];
        index += 1;
    }
    all
}

fn named_openings() -> Vec<Opening> {
    let pairs = |moves: &str| {
        moves.as_bytes().chunks(2).map(|pair| String::from_utf8_lossy(pair).into_owned()).collect()
    };
    let opening =
        |&(name, moves): &(&str, &str)| Opening { name: name.into(), position: None, moves: pairs(moves) };
    openings::OPENINGS.iter().map(opening).collect()
}

fn make(given: &Given<'_>) -> Result<Box<dyn Playable>, SessionError> {
    let board = given.word("board");
    let side = board.split_once('x').and_then(|(side, _)| side.parse().ok()).unwrap_or_default();
    let game = Reversi::new(side).map_err(SessionError::outside)?;
    Ok(set_up(ReversiKit { game, side, thinker: Playing(ReversiTactics) }))
}

/// Reversi with what belongs to it.
struct ReversiKit {
    game: Reversi,
    side: usize,
    thinker: Playing<ReversiTactics>,
}

impl Kit for ReversiKit {
    type Game = Reversi;

    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn game(&self) -> &Reversi {
        &self.game
    }

    fn title(&self) -> String {
        format!("reversi {0}x{0}", self.side)
    }

    fn preset(&self, name: &str) -> Option<ValueOf<Self>> {
        preset(name)
    }

    fn facts(&self) -> Lexicon<State> {
        facts::facts(&self.game)
    }

    fn divide(
        &self,
        state: &State,
        depth: Depth,
        counting: Counting,
        control: &dyn Control,
    ) -> Divided<Move> {
        (counting == Counting::Moves).then(|| perft::divide(&self.game, state, depth.0 as u32, control))
    }

    fn thinker(&self) -> Option<&dyn Thinker<Reversi>> {
        Some(&self.thinker)
    }

    fn features(&self) -> Result<Arc<dyn Features<Reversi>>, &'static str> {
        Ok(Arc::new(ReversiInputs::new(self.side)))
    }

    fn textbook(&self) -> &dyn TextbookKit<Reversi> {
        self
    }

    fn solver(&self) -> &dyn SolverKit<Reversi> {
        self
    }
}

impl TextbookKit<Reversi> for ReversiKit {
    fn usual_depth(&self) -> DepthLimit {
        if self.side == SMALL_SIDE { DepthLimit::End } else { DepthLimit::Plies(USUAL_DEPTH) }
    }
}

impl SolverKit<Reversi> for ReversiKit {
    fn solve(
        &self,
        state: &State,
        wanted: AllMoves,
        control: &dyn Control,
    ) -> Result<Solved<Move>, Unsolved> {
        if let Some(instead) = self.beyond(state) {
            return Err(Unsolved::Beyond(instead));
        }
        let options = SolveOptions { all_moves: wanted == AllMoves::Yes, ..SolveOptions::default() };
        let solution =
            Solver::new(&self.game, options).solve(state, control).map_err(|Stopped| Unsolved::Stopped)?;
        let moves = solution.moves.iter().map(|solved| (solved.m, Exact::Margin(solved.margin))).collect();
        Ok(Solved { value: Exact::Margin(solution.margin), moves, nodes: solution.nodes })
    }

    fn beyond(&self, state: &State) -> Option<String> {
        let empties = self.game.empties(state);
        (empties > MAX_EMPTIES)
            .then(|| format!("solve a position with at most {MAX_EMPTIES} empty squares, not {empties}"))
    }

    /// Only who wins: by how much would take longer, and what is proven of one serves the next.
    fn exact_values(&self, states: &[State], control: &dyn Control) -> Vec<Option<Exact>> {
        let mut solver =
            Solver::new(&self.game, SolveOptions { goal: Goal::Result, ..SolveOptions::default() });
        let budget = MostNodes(NODES_EACH);
        let each = Both(&budget, control);
        let mut value = |state: &State| {
            let is_near = self.game.empties(state) <= MAX_EMPTIES && control.goes_on(Checkpoint::Work);
            let margin = if is_near { solver.solve(state, &each).ok()?.margin } else { return None };
            Some(Exact::Margin(margin))
        };
        states.iter().map(&mut value).collect()
    }
}
