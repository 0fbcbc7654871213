//! `plywood solve`: the exact value.

use crate::{args, interrupt, output, setup};
use workbench::SolveView;

pub fn run(args: &args::Solve) -> anyhow::Result<()> {
    let bench = setup::bench(&args.place)?;
    let at = setup::at(&args.place);
    let view = bench.solve(&at, args.all_moves, &interrupt::stop_flag())?;
    if args.print.json {
        return output::json(&view);
    }
    let turn = bench.position(&at)?.turn;
    output::say(&text(&view, &turn))
}

/// A solution as lines of text.
pub fn text(view: &SolveView, turn: &str) -> String {
    let value = outcome(&view.value, view.plies);
    let mut out = format!(
        "{} {}\n{turn} to move: {value}  ({} nodes, {:.1} ms)\n",
        view.game,
        view.position,
        output::count(view.nodes),
        view.time_ms
    );
    for m in &view.moves {
        out.push_str(&format!("  {:<8} {}\n", m.m, outcome(&m.value, m.plies)));
    }
    out
}

fn outcome(value: &str, plies: Option<u32>) -> String {
    match plies {
        Some(plies) => format!("{value} in {plies} plies"),
        None => value.into(),
    }
}
