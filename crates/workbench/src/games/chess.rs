//! Chess on the bench.

use crate::bench::{Bench, BookMoves, TABLE_MIB, Why};
use crate::error::BenchError;
use crate::face::Workbench;
use crate::record::{Ending, Reading, ResultOrder, Scribe, Told, pick};
use crate::request::{Counting, DepthLimit};
use crate::solving::{Exact, Solved, Unsolved};
use crate::thinker::Playing;
use crate::words::{Counted, Idiom};
use chess::book::ChessBook;
use chess::pgn;
use chess::value::{PRESETS, preset};
use chess::{Chess, ChessTactics, Knowledge, Move, State};
use endgame::Verdict;
use search::{Depth, Side};
use std::path::PathBuf;

/// A textbook search of chess gets no further in a second or two.
const USUAL_DEPTH: u32 = 3;

/// What helps the player beyond his own search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChessAids {
    /// The folder of our own endgame tables.
    pub tables: Option<PathBuf>,
    /// The folders of Syzygy tables, separated as in a search path.
    pub syzygy: Option<String>,
    /// The opening book.
    pub book: Option<ChessBook>,
    /// Which of the 960 starts games begin with, numbered from 0; none for the usual one.
    pub start: Option<u16>,
}

pub(super) fn open(aids: &ChessAids) -> Result<Box<dyn Workbench>, BenchError> {
    let game = game(aids.start)?;
    let knowledge = knowledge(aids)?;
    let solving = knowledge.clone();
    Ok(Box::new(Bench {
        name: "chess",
        idiom: Idiom {
            counted: Counted::Moves,
            also: &[("w", Side::Max), ("b", Side::Min)],
            ..Idiom::plain(["White", "Black"])
        },
        game,
        presets: PRESETS,
        preset: |_, name| preset(name),
        player_presets: &["tapered", "source"],
        result_preset: None,
        rules: &[],
        rule: |_, _| None,
        variants: Vec::new(),
        perft: Some(count),
        thinker: Some(Box::new(Playing(ChessTactics::default().with_knowledge(knowledge)))),
        table_mib: TABLE_MIB,
        solver: Some(Box::new(move |_, state, _, _| solve(&solving, state))),
        book: aids
            .book
            .clone()
            .map(|book| Box::new(move |state: &State| book.moves(state)) as BookMoves<Chess>),
        end_reason,
        scribe: Some(Scribe { extension: "pgn", write: write_pgn, read: read_pgn }),
        random_opening: false,
        usual_depth: DepthLimit::Plies(USUAL_DEPTH),
        plies_per_depth: 1,
    }))
}

fn game(start: Option<u16>) -> Result<Chess, BenchError> {
    let Some(start) = start else { return Ok(Chess::default()) };
    let most = chess::STARTS - 1;
    let refused = || BenchError::Game(format!("bad Chess960 start '{start}': expected 0 to {most}"));
    Chess::default().with_start(start).ok_or_else(refused)
}

fn knowledge(aids: &ChessAids) -> Result<Knowledge, BenchError> {
    let mut knowledge = Knowledge::default().with_few_men_solved();
    if let Some(folder) = &aids.tables {
        knowledge = knowledge.with_tables(folder).map_err(|error| BenchError::Game(error.to_string()))?;
    }
    if let Some(folders) = &aids.syzygy {
        knowledge = knowledge.with_syzygy(folders).map_err(|error| BenchError::Game(error.to_string()))?;
    }
    Ok(knowledge)
}

/// The value of a position and of every move, from the tables.
fn solve(knowledge: &Knowledge, state: &State) -> Result<Solved<Move>, Unsolved> {
    let help = "build tables with plywood endgame build chess, or give --syzygy DIR";
    let solution = knowledge.solve(state).ok_or_else(|| Unsolved::Beyond(help.into()))?;
    let moves: Vec<(Move, Exact)> = solution.moves.iter().map(|&(m, value)| (m, exact(value))).collect();
    Ok(Solved { value: exact(solution.value), nodes: 1 + moves.len() as u64, moves })
}

fn end_reason(state: &State, seen: usize) -> Option<Why> {
    if state.is_mate() {
        return Some(Why::ByRule("checkmate"));
    }
    let drawn = chess::draw_reason(state, seen)?;
    Some(if drawn.needs_claim() { Why::ByClaim(drawn.word()) } else { Why::ByRule(drawn.word()) })
}

fn exact(value: chess::Exact) -> Exact {
    let plies = value.plies.map(u32::from);
    match value.verdict {
        Verdict::Win => Exact::Win(plies),
        Verdict::Draw => Exact::Draw,
        Verdict::Loss => Exact::Loss(plies),
    }
}

/// In chess every move has one route.
fn count(state: &State, depth: u32, _: Counting) -> Vec<(Move, u64)> {
    chess::divide(state, Depth(depth.min(Depth::UNLIMITED.0 as u32) as i32))
}

/// In chess White's points always come first.
fn write_pgn(told: Told<Chess>, _: ResultOrder) -> String {
    let ending = match told.ending {
        Some(Ending::Won(side)) => pgn::Ending::Won(side),
        Some(Ending::Drawn) => pgn::Ending::Drawn,
        None => pgn::Ending::Unfinished,
    };
    pgn::write(&pgn::PgnGame { tags: told.tags, start: told.start, line: told.line, ending })
}

fn read_pgn(text: &str, reading: Reading) -> Result<Told<Chess>, String> {
    let game = pick(pgn::read(text), reading.number)?;
    let ending = match game.ending {
        pgn::Ending::Won(side) => Some(Ending::Won(side)),
        pgn::Ending::Drawn => Some(Ending::Drawn),
        pgn::Ending::Unfinished => None,
    };
    Ok(Told { tags: game.tags, start: game.start, line: game.line, ending })
}
