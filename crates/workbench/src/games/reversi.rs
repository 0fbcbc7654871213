//! Reversi on the bench.

use crate::bench::{Bench, TABLE_MIB};
use crate::error::BenchError;
use crate::face::Workbench;
use crate::request::DepthLimit;
use crate::solving::{AllMoves, Exact, Solved, Unsolved};
use crate::thinker::Playing;
use crate::words::Idiom;
use reversi::solve::{SolveOptions, Solver};
use reversi::{Move, PRESETS, Reversi, ReversiTactics, State, preset};
use search::Stopped;

/// How deep a textbook search goes when nobody says.
const USUAL_DEPTH: u32 = 4;
/// The board on which the whole game is searched.
const SMALL_SIDE: usize = 4;
/// With more empty squares nobody waits for the end.
const MAX_EMPTIES: u32 = 22;

pub(super) fn open(side: usize) -> Result<Box<dyn Workbench>, BenchError> {
    let game = Reversi::new(side).map_err(|error| BenchError::Game(error.to_string()))?;
    let usual_depth = if side == SMALL_SIDE { DepthLimit::End } else { DepthLimit::Plies(USUAL_DEPTH) };
    Ok(Box::new(Bench {
        name: "reversi",
        idiom: Idiom::plain(["X", "O"]),
        game,
        presets: PRESETS,
        preset: |_, name| preset(name),
        player_presets: &["playing"],
        result_preset: Some("result"),
        rules: &[],
        rule: |_, _| None,
        variants: Vec::new(),
        perft: None,
        thinker: Some(Box::new(Playing(ReversiTactics))),
        table_mib: TABLE_MIB,
        solver: Some(Box::new(solve)),
        usual_depth,
        book: None,
        end_reason: |_, _| None,
        scribe: None,
        random_opening: true,
        plies_per_depth: 1,
    }))
}

fn solve(
    game: &Reversi,
    state: &State,
    wanted: AllMoves,
    stop: &dyn Fn(u64) -> bool,
) -> Result<Solved<Move>, Unsolved> {
    let empties = game.empties(state);
    if empties > MAX_EMPTIES {
        let instead = format!("solve a position with at most {MAX_EMPTIES} empty squares, not {empties}");
        return Err(Unsolved::Beyond(instead));
    }
    let options = SolveOptions { all_moves: wanted == AllMoves::Yes, ..SolveOptions::default() };
    let solution = Solver::new(game, options).solve(state, stop).map_err(|Stopped| Unsolved::Stopped)?;
    let moves = solution.moves.iter().map(|solved| (solved.m, Exact::Margin(solved.margin))).collect();
    Ok(Solved { value: Exact::Margin(solution.margin), moves, nodes: solution.nodes })
}
