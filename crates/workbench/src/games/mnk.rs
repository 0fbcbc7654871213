//! m,n,k games on the bench.

use crate::bench::{Bench, TABLE_MIB};
use crate::error::BenchError;
use crate::face::Workbench;
use crate::request::DepthLimit;
use crate::solving::{AllMoves, Exact, Solved, Unsolved};
use crate::thinker::Playing;
use crate::words::Idiom;
use mnk::solve::{SolveOptions, SolvedMove, Verdict};
use mnk::{Mnk, MnkTactics, PRESETS, Square, State, preset};
use search::Stopped;

/// Boards up to this many cells are searched to the end unless a depth is given.
const SMALL_BOARD: usize = 12;
/// The source's depth, for larger boards.
const USUAL_DEPTH: u32 = 4;
/// Boards of at most this many cells fit one machine word.
const WORD_CELLS: usize = 64;

pub(super) fn open(columns: usize, rows: usize, k: usize) -> Result<Box<dyn Workbench>, BenchError> {
    if columns.saturating_mul(rows) <= WORD_CELLS {
        bench::<1>(columns, rows, k)
    } else {
        bench::<7>(columns, rows, k)
    }
}

fn bench<const WORDS: usize>(
    columns: usize,
    rows: usize,
    k: usize,
) -> Result<Box<dyn Workbench>, BenchError> {
    let game = Mnk::<WORDS>::new(columns, rows, k).map_err(|error| BenchError::Game(error.to_string()))?;
    let usual_depth =
        if game.cells() <= SMALL_BOARD { DepthLimit::End } else { DepthLimit::Plies(USUAL_DEPTH) };
    let tactics = MnkTactics::new(&game);
    Ok(Box::new(Bench {
        name: "mnk",
        idiom: Idiom::plain(["X", "O"]),
        game,
        presets: PRESETS,
        preset: preset::<WORDS>,
        player_presets: &["lines"],
        result_preset: Some("result"),
        rules: &[],
        rule: |_, _| None,
        variants: Vec::new(),
        perft: None,
        thinker: Some(Box::new(Playing(tactics))),
        table_mib: TABLE_MIB,
        solver: Some(Box::new(solve::<WORDS>)),
        usual_depth,
        book: None,
        end_reason: |_, _| None,
        scribe: None,
        random_opening: true,
        plies_per_depth: 1,
    }))
}

fn solve<const WORDS: usize>(
    game: &Mnk<WORDS>,
    state: &State<WORDS>,
    wanted: AllMoves,
    stop: &dyn Fn(u64) -> bool,
) -> Result<Solved<Square>, Unsolved> {
    let options = SolveOptions { all_moves: wanted == AllMoves::Yes, ..SolveOptions::default() };
    let solution = mnk::solve::solve(game, state, options, stop).map_err(|Stopped| Unsolved::Stopped)?;
    let one = |m: &SolvedMove| (m.square, exact(m.verdict, m.plies));
    let moves = solution.moves.iter().map(one).collect();
    Ok(Solved { value: exact(solution.verdict, solution.plies), moves, nodes: solution.nodes })
}

fn exact(verdict: Verdict, plies: Option<u32>) -> Exact {
    match verdict {
        Verdict::Win => Exact::Win(plies.or(Some(0))),
        Verdict::Draw => Exact::Draw,
        Verdict::Loss => Exact::Loss(plies.or(Some(0))),
    }
}
