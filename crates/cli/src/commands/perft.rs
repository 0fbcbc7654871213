//! `plywood perft`: counting positions.

use crate::{args, interrupt, output, progress, setup};
use session::Counting;

pub fn run(args: &args::PerftArgs) -> anyhow::Result<()> {
    if args.boards {
        return super::perft_boards::run(args);
    }
    let bench = setup::open(&args.place)?;
    let counting = if args.routes { Counting::Routes } else { Counting::Moves };
    let (session, stop) = (bench.begin(&setup::at(&args.place))?, interrupt::stop_flag());
    let view = progress::count_visits("positions", &stop, || session.perft(args.depth, counting, &stop))?;
    if args.print.json {
        return output::json(&view);
    }
    let mut out = String::new();
    for (m, nodes) in view.divide.iter().filter(|_| args.divide) {
        out.push_str(&format!("{m:<10} {:>15}\n", output::count(*nodes)));
    }
    let speed = output::speed(view.nodes, view.time_ms);
    out.push_str(&format!(
        "perft {} = {} ({:.1} ms, {speed})\n",
        view.depth,
        output::count(view.nodes),
        view.time_ms
    ));
    output::say(&out)
}
