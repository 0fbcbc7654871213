//! `plywood lab simulate`: a game played out move by move.

use super::REPETITIONS;
use crate::args::{LabSimulate, Value};
use crate::{interrupt, output, setup};
use lab::{Player, SimulationRequest, simulate};
use workbench::{EvalChoice, SearchRequest};

/// The preset of the study's winning line.
const STUDY_PRESET: &str = "published";

pub fn run(args: &LabSimulate) -> anyhow::Result<()> {
    let bench = setup::bench(&args.place)?;
    let variant = setup::variant(bench.as_ref(), &args.variant)?;
    let eval = super::eval(&args.place, &args.value, STUDY_PRESET)?;
    let max = variant.apply(super::request(eval, &args.limit));
    let min = match &args.eval_min {
        Some(eval) => {
            let value = Value { eval: Some(eval.clone()) };
            SearchRequest { eval: setup::eval(&value)?, ..max.clone() }
        }
        None => max.clone(),
    };
    let request = SimulationRequest {
        players: [Player::Search(Box::new(max)), Player::Search(Box::new(min))],
        static_eval: EvalChoice::Preset(args.shown.clone()),
        max_plies: args.max_plies,
        repetitions: REPETITIONS,
    };
    let played = simulate(bench.as_ref(), &super::at(&args.place), &request, &interrupt::stop_flag())?;
    if args.print.json {
        super::write_csv(&played.table(), args.csv.as_deref())?;
        return output::json(&played);
    }
    super::tell(&played.table(), args.csv.as_deref())?;
    output::say(&format!("{} after {} plies\n", played.result, played.plies.len()))
}
