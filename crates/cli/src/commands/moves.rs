//! `plywood moves`: the legal moves.

use crate::{args, output, setup};
use draw::Charset;
use draw::board::{CellLabels, text};

pub fn run(args: &args::MovesArgs) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    let view = bench.position(&setup::at(&args.place))?;
    if args.print.json {
        return output::json(&view);
    }
    let board =
        view.board.as_ref().map_or(String::new(), |grid| text(grid, Charset::Unicode, CellLabels::Shown));
    let moves = || format!("{} to move, {} moves: {}\n", view.turn, view.moves.len(), view.moves.join(" "));
    let state = match (&view.ending, view.claimable) {
        (Some(ending), false) => format!("the game is over: {ending}\n"),
        (Some(ending), true) => format!("{ending} may be claimed\n{}", moves()),
        (None, _) => moves(),
    };
    output::say(&format!("{}\n{board}{state}", view.position))
}
