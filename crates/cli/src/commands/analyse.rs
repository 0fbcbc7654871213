//! `plywood analyse`: the playing search, depth by depth.

use crate::{args, interrupt, output, setup};
use workbench::{DepthLimit, ThinkRequest, ThinkView};

pub fn run(args: &args::Analyse) -> anyhow::Result<()> {
    let bench = setup::bench(&args.place)?;
    let request = ThinkRequest {
        depth: match args.limit.depth {
            Some(DepthLimit::Plies(plies)) => Some(plies),
            _ => None,
        },
        nodes: args.limit.nodes,
        time: args.limit.time,
        eval: setup::eval(&args.value)?,
        lines: args.multipv,
        threads: usize::from(args.playing.threads),
        techniques: setup::techniques(&args.playing)?,
        table_mib: args.table as usize,
    };
    let stop = interrupt::stop_flag();
    let mut closed = Ok(());
    let thought = bench.think(&setup::at(&args.place), &request, &stop, &mut |view| {
        if !args.print.json && closed.is_ok() {
            closed = output::say(&lines(view));
            // Nobody reads on: no need to think on.
            closed.is_err().then(|| stop.raise());
        }
    })?;
    closed?;
    if args.print.json {
        return output::json(&thought);
    }
    let best = thought.best.as_deref().unwrap_or("none");
    let speed = output::speed(thought.nodes, thought.time_ms);
    output::say(&format!("best {best}  {} nodes  {speed}\n", output::count(thought.nodes)))
}

fn lines(view: &ThinkView) -> String {
    let line = |line: &workbench::LineView| {
        format!(
            "depth {:>2}/{:<3} {:>12} nodes {:>8.0} ms  {:<24} {}\n",
            view.depth,
            view.deepest,
            output::count(view.nodes),
            view.time_ms,
            line.verdict,
            line.moves.join(" ")
        )
    };
    view.lines.iter().map(line).collect()
}
