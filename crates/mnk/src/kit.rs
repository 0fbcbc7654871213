//! How m,n,k games describe themselves.

use crate::class::FewCells;
use crate::facts;
use crate::solve::{MoveVerdict, SolveOptions, Solver, Verdict, solve};
use crate::variants::{BLOCK, Block, RULES, TWICE};
use crate::{Mnk, MnkInputs, MnkTactics, PRESETS, Square, State, preset};
use net::Features;
use search::textbook::LeafRule;
use search::{Both, Checkpoint, Control, MostNodes, Stopped, ValueFunction};
use session::options::{Given, Kind, Names, OptionSpec, Sample};
use session::words::Idiom;
use session::{
    Algorithm, AllMoves, BenchPosition, Class, DepthLimit, Description, Dictionary, Editor, Exact, Example,
    GameNotation, GamePlay, GameSamples, GameSearches, GameSetup, GameStudies, GameValues, Kit, Lesson,
    Lexicon, LongWork, NamedSetup, Playable, Playing, SessionError, Setting, Solved, SolverKit, Style,
    TextbookKit, Thinker, Unsolved, ValueOf, Variant, set_up,
};
use std::sync::Arc;

/// Boards up to this many cells are searched to the end unless a depth is given.
const SMALL_BOARD: usize = 12;
/// The source's depth, for larger boards.
const USUAL_DEPTH: u32 = 4;
/// Boards of at most this many cells fit one machine word.
const WORD_CELLS: usize = 64;
/// A board of five by five is solved in a moment, one of six by six is not.
const MOST_SOLVED_CELLS: usize = 25;
/// When many positions are solved, each may take this number of nodes: a few milliseconds.
const NODES_EACH: u64 = 20_000;
/// The longest side of a board.
const LONGEST: u64 = 20;

/// The position the source's program could not handle: the natural cell, 13, loses, and only 16 holds.
const THREAT: &str = "5/xxxo1/2o1o/5/5 x";

/// Square boards other than the usual one.
const THREE: &[(&str, Setting)] = &board(3, 3);
const SIX: &[(&str, Setting)] = &board(6, 4);
const SEVEN: &[(&str, Setting)] = &board(7, 5);
const FIFTEEN: &[(&str, Setting)] = &board(15, 5);

/// What the game calls its own things in Czech.
static CZECH: Dictionary = Dictionary::new(include_str!("../messages/cs.ftl"));

/// m,n,k games.
pub static DESCRIPTION: Description = Description {
    aliases: &["gomoku", "piskvorky"],
    words: &CZECH,
    idiom: Idiom::plain(["X", "O"]),
    samples: GameSamples {
        value_scripts: &[Sample {
            name: "runs",
            about: "unbroken runs of equal signs, on 5x5",
            text: examples::values::RUNS,
        }],
        editor: Some(Editor { style: Style::Rows, pieces: &["X", "O"], turns: ["x", "o"] }),
        examples: &[
            Example {
                options: THREE,
                position: Some("x1o/1x1/2o x"),
                rival: Some(r#"{"algorithm": "minimax", "depth": "end"}"#),
                is_tour: true,
                ..Example::new(
                    "The first minute",
                    "Tic-tac-toe, five cells left. Eight steps from the position to what alpha-beta leaves out, and why.",
                    r#"{"algorithm": "alphabeta", "depth": "end"}"#,
                )
            },
            Example {
                position: Some(THREAT),
                ..Example::new(
                    "A threat on 5 x 5",
                    "X to move, and every cell but one loses. Four plies ahead alpha-beta finds it; two plies ahead it falls for d3 (cell 13).",
                    r#"{"algorithm": "alphabeta", "depth": 4, "eval": {"preset": "runs"}}"#,
                )
            },
            Example {
                position: Some(THREAT),
                rival: Some(
                    r#"{"algorithm": "alphabeta", "all_best": true, "depth": 4, "eval": {"preset": "signs"}, "rules": ["twice", "block"]}"#,
                ),
                ..Example::new(
                    "A program that failed",
                    "The search as its author describes it, in a reading that plays her move: X moves twice, and of three moves that look equal it takes the first, e4 (cell 9). Beside it her patch, which blocks at once with d3 (13). Both lose.",
                    r#"{"algorithm": "alphabeta", "all_best": true, "depth": 4, "eval": {"preset": "signs"}, "rules": ["twice"]}"#,
                )
            },
            Example {
                position: Some(THREAT),
                rival: Some(r#"{"algorithm": "alphabeta", "depth": 2, "order": true}"#),
                ..Example::new(
                    "What order is worth",
                    "The same search twice, side by side. Good moves first: a third of the nodes, the same answer.",
                    r#"{"algorithm": "alphabeta", "depth": 2}"#,
                )
            },
        ],
        ..GameSamples::PLAIN
    },
    setup: GameSetup {
        options: &[
            number("columns", "board", "Columns", "Columns of the board", 5, &[]),
            number("rows", "board", "Rows", "Rows of the board", 5, &[]),
            number("k", "k", "In a line", "Stones in a line that win", 4, &["columns", "rows"]),
        ],
        setups: &[
            NamedSetup { name: "tic-tac-toe", title: "Tic-tac-toe", options: THREE },
            NamedSetup { name: "five", title: "Five in a row", options: FIFTEEN },
        ],
        ..GameSetup::by(make)
    },
    notation: GameNotation { position: "rows such as 'x.o/.x./..o x'", ..GameNotation::PLAIN },
    values: GameValues {
        player_presets: &["lines"],
        result_preset: Some("result"),
        ..GameValues::of(PRESETS)
    },
    search: GameSearches {
        has_places: true,
        rules: &RULES,
        readings: &[TWICE],
        variants,
        can_think: true,
        can_solve: true,
        most_solved_cells: MOST_SOLVED_CELLS,
        ..GameSearches::PLAIN
    },
    play: GamePlay { players: ["human", "level4"], begins_at_random: true, ..GamePlay::PLAIN },
    lab: GameStudies {
        // Random moves as far as to the cells that are left there: games of the search alone come to other positions.
        lesson: Some(Lesson {
            truth: Some("9empty"),
            games: 20_000,
            nodes: 100,
            random: 8,
            hidden: 128,
            epochs: 15,
            ..Lesson::PLAIN
        }),
        bench: &[
            fixed(THREE, "3/3/3", 9),
            fixed(&[], "5/5/5/5/5", 8),
            fixed(&[], "5/xxxo1/2o1o/5/5", 12),
            fixed(SIX, "6/6/2x3/3o2/6/6", 7),
            fixed(SEVEN, "7/7/2x4/3ox2/2o4/7/7", 6),
            fixed(FIFTEEN, "15/15/15/15/15/15/7x7/6ox7/7o7/15/15/15/15/15/15", 4),
        ],
        ..GameStudies::PLAIN
    },
    ..Description::plain(
        "mnk",
        "Stones in a line",
        "Put stones in turn; a line of k wins. Tic-tac-toe, piškvorky, five in a row.",
        PRESETS,
        make,
    )
};

const fn number(
    name: &'static str,
    flag: &'static str,
    title: &'static str,
    help: &'static str,
    default: u64,
    at_most: &'static [&'static str],
) -> OptionSpec {
    let kind = Kind::Number { min: 1, max: LONGEST, default, draws: false, at_most };
    OptionSpec { name, flag, title, help, kind }
}

/// A square board.
const fn board(side: u64, k: u64) -> [(&'static str, Setting); 3] {
    [("columns", Setting::Number(side)), ("rows", Setting::Number(side)), ("k", Setting::Number(k))]
}

const fn fixed(
    options: &'static [(&'static str, Setting)],
    position: &'static str,
    depth: u32,
) -> BenchPosition {
    BenchPosition { options, position, depth }
}

fn make(given: &Given<'_>) -> Result<Box<dyn Playable>, SessionError> {
    let (columns, rows, k) = (given.number("columns"), given.number("rows"), given.number("k"));
    let longest = columns.max(rows);
    if k > longest {
        return Err(SessionError::Option {
            name: "k".into(),
            given: k.to_string(),
            expected: format!("1 to {longest}: no line is longer on {columns} x {rows}"),
        });
    }
    match columns * rows <= WORD_CELLS {
        true => kit::<1>(columns, rows, k, given.names()),
        false => kit::<7>(columns, rows, k, given.names()),
    }
}

fn kit<const WORDS: usize>(
    columns: usize,
    rows: usize,
    k: usize,
    names: Names,
) -> Result<Box<dyn Playable>, SessionError> {
    let game = Mnk::new(columns, rows, k).map_err(SessionError::outside)?.named(names);
    let thinker = Playing(MnkTactics::new(&game));
    Ok(set_up(MnkKit::<WORDS> { game, thinker, title: format!("mnk {columns}x{rows} k{k}") }))
}

/// An m,n,k game with what belongs to it.
struct MnkKit<const WORDS: usize> {
    game: Mnk<WORDS>,
    thinker: Playing<MnkTactics<WORDS>>,
    title: String,
}

impl<const WORDS: usize> Kit for MnkKit<WORDS> {
    type Game = Mnk<WORDS>;

    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn game(&self) -> &Mnk<WORDS> {
        &self.game
    }

    fn title(&self) -> String {
        self.title.clone()
    }

    fn preset(&self, name: &str) -> Option<ValueOf<Self>> {
        preset(&self.game, name)
    }

    fn facts(&self) -> Lexicon<State<WORDS>> {
        facts::facts(&self.game)
    }

    fn thinker(&self) -> Option<&dyn Thinker<Mnk<WORDS>>> {
        Some(&self.thinker)
    }

    fn features(&self) -> Result<Arc<dyn Features<Mnk<WORDS>>>, &'static str> {
        let inputs = MnkInputs::new(&self.game).ok_or("expected a board of at most 64 cells")?;
        Ok(Arc::new(inputs))
    }

    fn textbook(&self) -> &dyn TextbookKit<Mnk<WORDS>> {
        self
    }

    fn solver(&self) -> &dyn SolverKit<Mnk<WORDS>> {
        self
    }
}

impl<const WORDS: usize> TextbookKit<Mnk<WORDS>> for MnkKit<WORDS> {
    fn usual_depth(&self) -> DepthLimit {
        if self.game.cells() <= SMALL_BOARD { DepthLimit::End } else { DepthLimit::Plies(USUAL_DEPTH) }
    }

    fn leaf_rule(
        &self,
        name: &str,
        value: &Arc<dyn ValueFunction<Mnk<WORDS>>>,
    ) -> Option<Box<dyn LeafRule<Mnk<WORDS>>>> {
        (name == BLOCK).then(|| Box::new(Block(Arc::clone(value))) as Box<dyn LeafRule<Mnk<WORDS>>>)
    }

    fn reading(&self, rule: &str, root: &State<WORDS>) -> Option<Mnk<WORDS>> {
        (rule == TWICE).then(|| self.game.read_literally(root))
    }
}

impl<const WORDS: usize> SolverKit<Mnk<WORDS>> for MnkKit<WORDS> {
    /// Positions with few empty cells.
    fn class(
        &self,
        name: &str,
        follow: LongWork<'_>,
    ) -> Option<Result<Box<dyn Class<Mnk<WORDS>>>, SessionError>> {
        let solved = FewCells::solve(&self.game, name, follow);
        Some(solved.map(|class| Box::new(class) as Box<dyn Class<Mnk<WORDS>>>))
    }

    fn solve(
        &self,
        state: &State<WORDS>,
        wanted: AllMoves,
        control: &dyn Control,
    ) -> Result<Solved<Square>, Unsolved> {
        let options = SolveOptions { all_moves: wanted == AllMoves::Yes, ..SolveOptions::default() };
        let solution = solve(&self.game, state, options, control).map_err(|Stopped| Unsolved::Stopped)?;
        let one = |m: &MoveVerdict| (m.square, exact(m.verdict, m.plies));
        let moves = solution.moves.iter().map(one).collect();
        Ok(Solved { value: exact(solution.verdict, solution.plies), moves, nodes: solution.nodes })
    }

    /// What is proven of one serves the next; distances would cost more than all the rest.
    fn exact_values(&self, states: &[State<WORDS>], control: &dyn Control) -> Vec<Option<Exact>> {
        let options = SolveOptions { distance: false, ..SolveOptions::default() };
        let mut solver = Solver::new(&self.game, options);
        let budget = MostNodes(NODES_EACH);
        let each = Both(&budget, control);
        let mut value = |state: &State<WORDS>| {
            let solution = solver.solve(state, &each).ok()?;
            Some(match solution.verdict {
                Verdict::Win => Exact::Win(None),
                Verdict::Draw => Exact::Draw,
                Verdict::Loss => Exact::Loss(None),
            })
        };
        states
            .iter()
            .map(|state| if control.goes_on(Checkpoint::Work) { value(state) } else { None })
            .collect()
    }
}

fn variants() -> Vec<Variant> {
    let variant = |name, about, rules: &[&str]| Variant {
        name,
        about,
        algorithm: Algorithm::ALPHABETA,
        order_by_value: false,
        beam: None,
        rules: rules.iter().map(|&rule| rule.into()).collect(),
    };
    vec![
        variant(
            "literal",
            "alpha-beta with the rule twice: the source's recursion, in a reading that plays its move",
            &[TWICE],
        ),
        variant(
            "patched",
            "literal with the rule block: the source's patch, made from its one example",
            &[TWICE, BLOCK],
        ),
    ]
}

fn exact(verdict: Verdict, plies: Option<u32>) -> Exact {
    match verdict {
        Verdict::Win => Exact::Win(plies.or(Some(0))),
        Verdict::Draw => Exact::Draw,
        Verdict::Loss => Exact::Loss(plies.or(Some(0))),
    }
}
