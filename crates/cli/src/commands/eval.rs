//! `plywood eval`: the value function term by term.

use super::define;
use crate::{args, output, setup};
use serde::Serialize;
use session::words::{Idiom, number_text};
use session::{EvalView, Playable};

/// What is printed as JSON.
#[derive(Serialize)]
struct EvalOutput<'a> {
    #[serde(flatten)]
    view: &'a EvalView,
    /// What the player judges by unless told otherwise.
    player_eval: Option<&'a str>,
}

pub fn run(args: &args::EvalArgs) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    if args.list {
        return define::value_functions(bench.as_ref(), &setup::eval(&args.value)?, &args.print);
    }
    if args.facts {
        return define::facts(&bench.facts(&setup::at(&args.place))?, &args.print);
    }
    let view = bench.eval(&setup::at(&args.place), &setup::eval(&args.value)?)?;
    if args.print.json {
        return output::json(&EvalOutput { view: &view, player_eval: bench.description().own_preset() });
    }
    let [max, _] = bench.sides();
    let mut out = format!("{} {}\nvalue function {}, seen by {max}\n\n", view.game, view.position, view.eval);
    out.push_str("term                  measured      weight       value\n");
    for term in &view.terms {
        let (raw, weight, value) =
            (number_text(term.raw), define::weight_text(term.weight), number_text(term.value));
        out.push_str(&format!("{:<18} {raw:>11} {weight:>11} {value:>11}\n", term.name));
    }
    out.push_str(&format!("{:<18} {:>11} {:>11} {:>11}\n", "sum", "", "", sum(bench.idiom(), view.value)));
    if args.value.eval.is_none() {
        out.push_str(&describe_player(bench.as_ref(), &view));
        let others: Vec<&str> =
            bench.description().values.presets.iter().skip(1).map(|(name, _)| *name).collect();
        if !others.is_empty() {
            out.push_str(&format!("\nother value functions: {}; what they are: --list\n", others.join(", ")));
        }
    }
    output::say(&out)
}

/// The sum, as exact as its terms; a win has no number.
fn sum(idiom: Idiom, value: f64) -> String {
    idiom.manner().win(idiom.meaning(value)).unwrap_or_else(|| number_text(value))
}

/// Says by what the player judges, where that is not what is shown.
fn describe_player(bench: &dyn Playable, shown: &EvalView) -> String {
    match bench.description().own_preset().filter(|own| *own != shown.eval) {
        Some(own) => format!(
            "\ntextbook searches judge by {}; the player (play, analyse, match) judges by {own}: --eval {own}\n",
            shown.eval
        ),
        None => String::new(),
    }
}
