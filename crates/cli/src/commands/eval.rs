//! `plywood eval`: the value function term by term.

use super::define;
use crate::{args, output, setup};
use session::words::number_text;

pub fn run(args: &args::Eval) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    if args.list {
        return define::value_functions(bench.as_ref(), &setup::eval(&args.value)?, &args.print);
    }
    if args.facts {
        return define::facts(&bench.facts(&setup::at(&args.place))?, &args.print);
    }
    let view = bench.eval(&setup::at(&args.place), &setup::eval(&args.value)?)?;
    if args.print.json {
        return output::json(&view);
    }
    let [max, _] = bench.sides();
    let mut out = format!("{} {}\nvalue function {}, seen by {max}\n\n", view.game, view.position, view.eval);
    out.push_str("term                  measured      weight       value\n");
    for term in &view.terms {
        let (raw, weight, value) =
            (number_text(term.raw), define::weight_text(term.weight), number_text(term.value));
        out.push_str(&format!("{:<18} {raw:>11} {weight:>11} {value:>11}\n", term.name));
    }
    out.push_str(&format!("{:<18} {:>11} {:>11} {:>11}\n", "sum", "", "", bench.idiom().number(view.value)));
    if args.value.eval.is_none() {
        let others: Vec<&str> = bench.presets().iter().skip(1).map(|(name, _)| *name).collect();
        if !others.is_empty() {
            out.push_str(&format!("\nother value functions: {}; what they are: --list\n", others.join(", ")));
        }
    }
    output::say(&out)
}
