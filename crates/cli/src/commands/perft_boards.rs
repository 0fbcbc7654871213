//! `plywood perft chess --boards`: the same count on several kinds of board, with the time each takes.

use crate::{args, output, setup};
use anyhow::{Context, ensure};
use chess::{BoardKind, Chess, Draws, State};
use search::{Depth, Notation};
use serde::Serialize;
use std::time::Instant;

/// What the program itself counts with.
const OWN: &str = "the player's";

/// The counts and times of all boards.
#[derive(Serialize)]
struct BoardsView {
    position: String,
    depth: u32,
    boards: Vec<BoardView>,
}

#[derive(Serialize)]
struct BoardView {
    board: &'static str,
    nodes: u64,
    time_ms: f64,
}

pub fn run(args: &args::PerftArgs) -> anyhow::Result<()> {
    ensure!(args.place.is("chess"), "--boards is for chess only");
    let bench = setup::open(&args.place)?;
    let position = bench.position(&setup::at(&args.place))?.position;
    let state = Chess::default().with_draws(Draws::Ignored).parse_state(&position)?;
    let boards = boards(&state, Depth(args.depth as i32)).with_context(|| {
        format!("bad position '{position}': expected castling as in ordinary chess, for these boards know no other")
    })?;
    let first = boards[0].nodes;
    ensure!(boards.iter().all(|board| board.nodes == first), "the boards disagree: {}", counts(&boards));
    let view = BoardsView { position, depth: args.depth, boards };
    if args.print.json { output::json(&view) } else { output::say(&text(&view)) }
}

/// Counts on every kind of board; none for a position of Chess960.
fn boards(state: &State, depth: Depth) -> Option<Vec<BoardView>> {
    let timed = |board: &'static str, count: &dyn Fn() -> Option<u64>| {
        let start = Instant::now();
        let nodes = count()?;
        Some(BoardView { board, nodes, time_ms: start.elapsed().as_secs_f64() * 1000.0 })
    };
    let own = std::iter::once_with(|| timed(OWN, &|| Some(chess::perft(state, depth))));
    BoardKind::ALL
        .into_iter()
        .map(|kind| timed(kind.name(), &|| kind.perft(state, depth)))
        .chain(own)
        .collect()
}

fn counts(boards: &[BoardView]) -> String {
    let counts: Vec<String> = boards.iter().map(|view| format!("{} {}", view.board, view.nodes)).collect();
    counts.join(", ")
}

fn text(view: &BoardsView) -> String {
    let mut out = format!("{:<13} {:>15} {:>11}  speed\n", "board", "positions", "time");
    for board in &view.boards {
        let speed = output::speed(board.nodes, board.time_ms);
        let line = format!(
            "{:<13} {:>15} {:>8.1} ms  {speed}",
            board.board,
            output::count(board.nodes),
            board.time_ms
        );
        out.push_str(&format!("{line}\n"));
    }
    let nodes = view.boards.first().map_or(0, |board| board.nodes);
    out + &format!("perft {} = {} on every board\n", view.depth, output::count(nodes))
}
