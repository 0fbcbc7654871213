//! `plywood solve`: the exact value.

use crate::{args, interrupt, output, progress, setup};
use session::SolveView;
use session::words::Idiom;

pub fn run(args: &args::SolveArgs) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    let at = setup::at(&args.place);
    let stop = interrupt::stop_flag();
    let view = progress::count_visits("positions", &stop, || bench.solve(&at, args.all_moves.into(), &stop))?;
    if args.print.json {
        return output::json(&view);
    }
    let turn = bench.position(&at)?.turn;
    output::say(&text(&view, &turn, bench.idiom()))
}

/// A solution as lines of text.
pub fn text(view: &SolveView, turn: &str, idiom: Idiom) -> String {
    let value = exact(&view.value, view.plies, view.margin, idiom);
    let mut out = format!(
        "{} {}\n{turn} to move: {value}  ({} nodes, {:.1} ms)\n",
        view.game,
        view.position,
        output::count(view.nodes),
        view.time_ms
    );
    for m in &view.moves {
        out.push_str(&format!("  {:<8} {}\n", m.m, exact(&m.value, m.plies, m.margin, idiom)));
    }
    out
}

fn exact(value: &str, plies: Option<u32>, margin: Option<i32>, idiom: Idiom) -> String {
    match margin {
        Some(margin) if margin != 0 => format!("{value} by {}", margin.abs()),
        _ => idiom.exact(value, plies),
    }
}
