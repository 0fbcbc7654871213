//! `plywood analyse`: the playing search, depth by depth.

use crate::{args, interrupt, output, setup};
use session::{Answer, Counts, DepthLimit, PlayingSettings, Request, StatisticsView};

pub fn run(args: &args::AnalyseArgs) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    let usual = Request {
        eval: setup::eval(&args.value)?,
        playing: PlayingSettings {
            counts: if args.stats { Counts::Statistics } else { Counts::Nodes },
            ..Request::thinking().playing
        },
        ..Request::thinking()
    };
    let request = args.tuning.apply(args.playing.apply(args.limit.apply(usual)?)?)?;
    let stop = interrupt::stop_flag();
    let (mut closed, mut is_said) = (Ok(()), is_limited(&request));
    let thought = bench.think(&setup::at(&args.place), &request, &stop, &mut |view| {
        if !is_said {
            output::tell("plywood: no limit given: thinking until Ctrl-C, or until all is known\n");
            is_said = true;
        }
        if !args.print.json && closed.is_ok() {
            closed = output::say(&lines(view));
            // The reader has gone: no need to think on.
            closed.is_err().then(|| stop.raise());
        }
    })?;
    closed?;
    if args.print.json {
        return output::json(&thought);
    }
    let best = thought.best.as_deref().unwrap_or("none");
    let speed = output::speed(thought.nodes, thought.time_ms);
    output::say(&format!("best {best}  {} nodes  {speed}\n", output::count(thought.nodes)))?;
    thought.details.statistics.as_ref().map_or(Ok(()), |found| {
        output::say(&statistics(found, thought.details.table_fill.unwrap_or_default()))
    })
}

/// Whether something but a signal ends it.
fn is_limited(request: &Request) -> bool {
    request.nodes.is_some() || request.is_timed() || request.depth != DepthLimit::End
}

/// What a search was like, a line each.
fn statistics(found: &StatisticsView, table_fill: u32) -> String {
    let counts = &found.counts;
    let count = output::count;
    let percent = |rate: Option<f64>| rate.map_or("-".into(), |rate| format!("{:.1} %", rate * 100.0));
    let branching = found.branching_factor.map_or("-".into(), |factor| format!("{factor:.2}"));
    format!(
        "order     {} of {} cut-offs by the first move ({})\n\
         tree      branching factor {branching}, {} of {} nodes below the leaves\n\
         windows   {} scores above, {} below\n\
         table     {} of {} questions known ({}), {} answered alone\n\
         written   {} entries, {} in place of others, {} of them of this search; {:.1} % full\n",
        count(counts.first_move_cutoffs),
        count(counts.cutoffs),
        percent(found.first_move_rate),
        count(counts.quiet_nodes),
        count(counts.nodes),
        count(counts.failed_high),
        count(counts.failed_low),
        count(counts.table_hits),
        count(counts.table_probes),
        percent(found.hit_rate),
        count(counts.table_answers),
        count(counts.table_stores),
        count(counts.table_collisions),
        count(counts.table_replacements),
        f64::from(table_fill) / 10.0,
    )
}

fn lines(view: &Answer) -> String {
    let line = |line: &session::LineView| {
        format!(
            "depth {:>2}/{:<3} {:>12} nodes {:>8.0} ms  {:<24} {}\n",
            view.searched.depth.unwrap_or_default(),
            view.details.deepest.unwrap_or_default(),
            output::count(view.nodes),
            view.time_ms,
            line.verdict,
            line.moves.join(" ")
        )
    };
    view.details.lines.iter().map(line).collect()
}
