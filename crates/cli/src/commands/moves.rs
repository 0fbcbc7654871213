//! `plywood moves`: the legal moves.

use crate::{args, output, setup};
use draw::Charset;
use draw::board::{Labels, text};

pub fn run(args: &args::Moves) -> anyhow::Result<()> {
    let bench = setup::bench(&args.place)?;
    let view = bench.position(&setup::at(&args.place))?;
    if args.print.json {
        return output::json(&view);
    }
    let board = view.board.as_ref().map_or(String::new(), |grid| text(grid, Charset::Unicode, Labels::Shown));
    let state = match &view.outcome {
        Some(outcome) => format!("the game is over: {outcome}\n"),
        None => format!("{} to move, {} moves: {}\n", view.turn, view.moves.len(), view.moves.join(" ")),
    };
    output::say(&format!("{}\n{board}{state}", view.position))
}
