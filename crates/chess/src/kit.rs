//! How chess describes itself.

use crate::book::ChessBook;
use crate::facts;
use crate::knowledge::{SYZYGY_MEN, TABLE_MEN};
use crate::names;
use crate::pgn::{self, PgnGame};
use crate::value::{PRESETS, preset};
use crate::{
    BENCH_POSITIONS, Castling, Chess, ChessInputs, ChessTactics, EndgameKnowledge, Move, STARTS, State,
    TableValue as Known, divide_until, draw_reason, win_draw_loss,
};
use endgame::{Verdict, Watch};
use net::Features;
use search::{Control, Depth, Notation, Score, Side, Stopped};
use session::options::{Given, Kind, OptionSpec, Sample};
use session::words::{Counted, Idiom};
use session::{
    AllMoves, BenchPosition, Counting, DepthLimit, Description, DialectOf, Dictionary, Divided, Editor,
    Ending, Exact, Example, GameNotation, GamePlay, GameSamples, GameSearches, GameSetup, GameStudies,
    GameValues, Kit, Lesson, Lexicon, LongWork, Opening, OpeningSet, Playable, PlayersKit, Playing,
    RecordError, Records, ResultOrder, SessionError, Solved, SolverKit, Strength, Style, TextbookKit,
    Thinker, TypedGame, Unsolved, ValueOf, Why, set_up,
};
use std::path::Path;
use std::sync::{Arc, LazyLock};

/// A textbook search of chess gets no further in a second or two.
const USUAL_DEPTH: u32 = 3;
/// Fixed positions are searched this deep.
const BENCH_DEPTH: u32 = 9;
/// A random opening that is worth more than a pawn and a bit is decided.
const EVEN: f64 = 120.0;
/// Players of chess count in pawns, the playing search in hundredths of one.
const PAWN: f64 = 100.0;
/// The number of the usual start among those of Chess960.
const USUAL_START: u64 = 518;
/// A larger file is no opening book.
const MAX_BOOK_BYTES: u64 = 1 << 28;

/// The advice where the exact value is unknown.
const WITH_TABLES: &str = "build tables with plywood endgame build chess, or give --syzygy DIR";

/// Mate in two by giving the rook away: few pieces, few moves, a tree that can be read.
const TACTIC: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

/// What the game calls its own things in Czech.
static CZECH: Dictionary = Dictionary::new(include_str!("../messages/cs.ftl"));

/// Chess and Chess960.
pub static DESCRIPTION: Description = Description {
    words: &CZECH,
    idiom: Idiom {
        counted: Counted::Moves,
        also: &[("w", Side::Max), ("b", Side::Min)],
        ..Idiom::plain(["White", "Black"])
    },
    samples: GameSamples {
        value_scripts: &[Sample {
            name: "source",
            about: "material and one table for the centre",
            text: examples::values::SOURCE,
        }],
        editor: Some(Editor {
            style: Style::Fen,
            pieces: &["K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p"],
            turns: ["w", "b"],
        }),
        examples: &[Example {
            position: Some(TACTIC),
            ..Example::new(
                "A chess tactic",
                "White gives the rook away and mates next move. Twelve of the other fifteen first moves are cut off: see why.",
                r#"{"algorithm": "alphabeta", "depth": 4, "order": true}"#,
            )
        }],
        ..GameSamples::PLAIN
    },
    setup: GameSetup {
        options: &[
            OptionSpec {
                name: "start",
                flag: "chess960",
                title: "Chess960 start",
                help: "One of the 960 starts of Chess960",
                kind: Kind::Number {
                    min: 0,
                    max: STARTS as u64 - 1,
                    default: USUAL_START,
                    draws: true,
                    at_most: &[],
                },
            },
            OptionSpec {
                name: "syzygy",
                flag: "syzygy",
                title: "Syzygy tables",
                help: "Folders with Syzygy tables, separated as in a search path",
                kind: Kind::Path { value_name: "DIR" },
            },
            OptionSpec {
                name: "book",
                flag: "book",
                title: "Opening book",
                help: "The opening book's file, of either format; without it, the book that is built in",
                kind: Kind::Path { value_name: "FILE" },
            },
        ],
        ..GameSetup::by(make)
    },
    notation: GameNotation {
        position: "a FEN",
        record: Some("pgn"),
        dialects: &["uci", "uci-chess960"],
        ..GameNotation::PLAIN
    },
    values: GameValues {
        player_eval: Some("net"),
        player_presets: &["tapered", "net", "source"],
        ..GameValues::of(PRESETS)
    },
    search: GameSearches { can_think: true, can_solve: true, has_tables: true, ..GameSearches::PLAIN },
    play: GamePlay {
        seat: Side::Max,
        players: ["human", "level4"],
        strengths: &STRENGTHS,
        opening_sets: &[
            OpeningSet { name: "standard", about: "well-known openings", first: 1, list: standard_openings },
            OpeningSet { name: "chess960", about: "the starts of Chess960", first: 0, list: chess960_starts },
        ],
        openings: "random:8",
        even: Some(EVEN),
        unit: Some(PAWN),
        ..GamePlay::PLAIN
    },
    lab: GameStudies { lesson: Some(Lesson::PLAIN), bench: &bench_positions(), ..GameStudies::PLAIN },
    ..Description::plain(
        "chess",
        "Chess",
        "Standard chess, or one of the 960 starts of Chess960; 518 is the usual one.",
        PRESETS,
        make,
    )
};

const fn bench_positions() -> [BenchPosition; BENCH_POSITIONS.len()] {
    let mut all = [BenchPosition { options: &[], position: "", depth: BENCH_DEPTH }; BENCH_POSITIONS.len()];
    let mut index = 0;
    while index < all.len() {
        all[index].position = BENCH_POSITIONS[index];
        index += 1;
    }
    all
}

/// Judging by what is set by hand, it scores with each of these 43 to 60 % against Stockfish 15 limited to the same rating; the last lies between measured
/// ones, and the first, below Stockfish's range, scores against 1350 what 250 points less promise (docs/results/uci-elo.md).
/// Fewer nodes than the first row's do not finish one ply of every line: the move is then a random one.
const STRENGTHS: [Strength; 6] = [
    Strength { elo: 1100, nodes: 600.0, noise: 800.0 },
    Strength { elo: 1350, nodes: 600.0, noise: 400.0 },
    Strength { elo: 1500, nodes: 600.0, noise: 160.0 },
    Strength { elo: 1700, nodes: 850.0, noise: 100.0 },
    Strength { elo: 1850, nodes: 2_200.0, noise: 50.0 },
    Strength { elo: 2000, nodes: 35_000.0, noise: 50.0 },
];

/// Well-known openings by their moves; what follows `#` is the name.
const STANDARD: &str = include_str!("openings.txt");

fn standard_openings() -> Vec<Opening> {
    let is_move = |word: &&str| !word.ends_with('.');
    let opening = |(moves, name): (&str, &str)| Opening {
        name: name.trim().into(),
        position: None,
        moves: moves.split_whitespace().filter(is_move).map(String::from).collect(),
    };
    STANDARD
        .lines()
        .filter_map(|line| line.split_once('#'))
        .filter(|(moves, _)| !moves.trim().is_empty())
        .map(opening)
        .collect()
}

fn chess960_starts() -> Vec<Opening> {
    let opening = |number: u16| {
        let chess = Chess::default().with_start(number)?;
        let position = Some(chess.show_state(&chess.start()));
        Some(Opening { name: format!("Chess960 start {number}"), position, moves: Vec::new() })
    };
    (0..STARTS).filter_map(opening).collect()
}

fn make(given: &Given<'_>) -> Result<Box<dyn Playable>, SessionError> {
    let start = given.is_given("start").then(|| given.number("start") as u16);
    let game = start.map_or_else(|| Some(Chess::default()), |start| Chess::default().with_start(start));
    let knowledge = knowledge(given)?;
    Ok(set_up(ChessKit {
        game: game.expect("the number was checked"),
        start,
        thinker: Playing(ChessTactics::default().with_knowledge(knowledge.clone())),
        knowledge,
        book: given.path("book").map(|file| read_book(Path::new(file))).transpose()?,
    }))
}

fn knowledge(given: &Given<'_>) -> Result<EndgameKnowledge, SessionError> {
    let mut knowledge = EndgameKnowledge::default().with_few_men_solved();
    if let Some(folder) = given.tables(DESCRIPTION.name) {
        knowledge = knowledge.with_tables(&folder).map_err(SessionError::outside)?;
    }
    if let Some(folders) = given.path("syzygy") {
        knowledge = knowledge.with_syzygy(folders).map_err(SessionError::outside)?;
    }
    Ok(knowledge)
}

/// A file that is no opening book.
#[derive(Debug, thiserror::Error)]
#[error("'{file}': {error}")]
struct BadBook {
    file: String,
    error: crate::book::BookError,
}

/// Reads an opening book of either format.
pub fn read_book(file: &Path) -> Result<ChessBook, SessionError> {
    let bytes = files::read_bytes(file, MAX_BOOK_BYTES).map_err(SessionError::outside)?;
    let refuse = |error| SessionError::outside(BadBook { file: file.display().to_string(), error });
    ChessBook::read(&bytes).map_err(refuse)
}

/// Chess with what belongs to it.
struct ChessKit {
    game: Chess,
    start: Option<u16>,
    thinker: Playing<ChessTactics>,
    knowledge: EndgameKnowledge,
    /// None: the one that is built in.
    book: Option<ChessBook>,
}

impl Kit for ChessKit {
    type Game = Chess;

    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn game(&self) -> &Chess {
        &self.game
    }

    fn title(&self) -> String {
        self.start.map_or("chess".into(), |start| format!("chess960 {start}"))
    }

    fn preset(&self, name: &str) -> Option<ValueOf<Self>> {
        preset(name)
    }

    fn facts(&self) -> Lexicon<State> {
        facts::facts()
    }

    /// Every move has one route.
    fn divide(&self, state: &State, depth: Depth, _: Counting, control: &dyn Control) -> Divided<Move> {
        Some(divide_until(state, depth, control))
    }

    fn thinker(&self) -> Option<&dyn Thinker<Chess>> {
        Some(&self.thinker)
    }

    fn features(&self) -> Result<Arc<dyn Features<Chess>>, &'static str> {
        Ok(Arc::new(ChessInputs))
    }

    fn textbook(&self) -> &dyn TextbookKit<Chess> {
        self
    }

    fn solver(&self) -> &dyn SolverKit<Chess> {
        self
    }

    fn players(&self) -> &dyn PlayersKit<Chess> {
        self
    }
}

impl TextbookKit<Chess> for ChessKit {
    fn usual_depth(&self) -> DepthLimit {
        DepthLimit::Plies(USUAL_DEPTH)
    }
}

impl SolverKit<Chess> for ChessKit {
    fn prepare(&self, state: &State) {
        self.knowledge.prepare(state);
    }

    /// The value of a position and of every move, from the tables.
    fn solve(&self, state: &State, _: AllMoves, _: &dyn Control) -> Result<Solved<Move>, Unsolved> {
        let beyond = || Unsolved::Beyond(beyond(state.board().occupied().len()));
        let solution = self.knowledge.solve(state).ok_or_else(beyond)?;
        let moves: Vec<(Move, Exact)> = solution.moves.iter().map(|&(m, value)| (m, exact(value))).collect();
        Ok(Solved { value: exact(solution.value), nodes: 1 + moves.len() as u64, moves })
    }

    fn beyond(&self, state: &State) -> Option<String> {
        self.knowledge.solve(state).is_none().then(|| WITH_TABLES.into())
    }

    fn exact_values(&self, states: &[State], _: &dyn Control) -> Vec<Option<Exact>> {
        states.iter().map(|state| self.knowledge.value(state).map(exact)).collect()
    }

    fn unsolved_ending(&self, state: &State) -> Option<String> {
        self.knowledge.unsolved_ending(state)
    }

    fn solve_ending(&self, state: &State, follow: LongWork<'_>) -> Result<(), Stopped> {
        let progress = |progress: endgame::WorkProgress| (follow.progress)(progress.done, progress.total);
        let watch = Watch { stop: follow.stop, progress: &progress };
        self.knowledge.solve_ending(state, watch)
    }
}

impl PlayersKit<Chess> for ChessKit {
    fn dialect(&self, name: &str, start: &State) -> Option<DialectOf<Chess>> {
        match name {
            "uci" => Some(Castling::of(start).dialect()),
            "uci-chess960" => Some(Castling::KingTakesRook.dialect()),
            _ => None,
        }
    }

    fn chances(&self, score: Score) -> Option<[u32; 3]> {
        Some(win_draw_loss(score))
    }

    fn book_moves(&self, state: &State) -> Vec<(Move, u16)> {
        static BUILT_IN: LazyLock<ChessBook> = LazyLock::new(ChessBook::built_in);
        self.book.as_ref().unwrap_or_else(|| &BUILT_IN).moves(state)
    }

    fn opening_name(&self, state: &State) -> Option<&str> {
        names::name(state)
    }

    fn end_reason(&self, state: &State, seen: usize) -> Option<Why> {
        if state.is_mate() {
            return Some(Why::ByRule("checkmate"));
        }
        let drawn = draw_reason(state, seen)?;
        Some(if drawn.needs_claim() { Why::ByClaim(drawn.word()) } else { Why::ByRule(drawn.word()) })
    }

    /// White's points always come first.
    fn write_record(&self, told: TypedGame<Chess>, _: ResultOrder) -> Option<String> {
        let ending = match told.ending {
            Some(Ending::Won(side)) => pgn::PgnResult::Won(side),
            Some(Ending::Drawn) => pgn::PgnResult::Drawn,
            None => pgn::PgnResult::Unfinished,
        };
        Some(pgn::write(&PgnGame { tags: told.tags, start: told.start, line: told.line, ending }))
    }

    fn read_records<'a>(&'a self, text: &'a str, _: ResultOrder) -> Option<Records<'a, Chess>> {
        let games = pgn::read(text);
        Some(Box::new(
            games.map(|game| game.map(type_game).map_err(|error| RecordError::Unreadable(Box::new(error)))),
        ))
    }
}

/// The way to an answer for a position with this number of men that no table at hand has.
fn beyond(men: u32) -> String {
    match men {
        men if men > SYZYGY_MEN => {
            format!("tables of ours have at most {TABLE_MEN} men and Syzygy tables {SYZYGY_MEN}, not {men}")
        }
        men if men > TABLE_MEN => {
            format!("give --syzygy DIR: tables of ours have at most {TABLE_MEN} men, not {men}")
        }
        _ => WITH_TABLES.into(),
    }
}

fn exact(value: Known) -> Exact {
    let plies = value.plies.map(u32::from);
    match value.verdict {
        Verdict::Win => Exact::Win(plies),
        Verdict::Draw => Exact::Draw,
        Verdict::Loss => Exact::Loss(plies),
    }
}

fn type_game(game: PgnGame) -> TypedGame<Chess> {
    let ending = match game.ending {
        pgn::PgnResult::Won(side) => Some(Ending::Won(side)),
        pgn::PgnResult::Drawn => Some(Ending::Drawn),
        pgn::PgnResult::Unfinished => None,
    };
    TypedGame { tags: game.tags, start: game.start, line: game.line, ending }
}
