//! `plywood lab simulate`: a game played out move by move.

use super::REPETITIONS;
use super::truth_of::Truth;
use crate::args::{Defender, LabSimulate, Value};
use crate::{interrupt, output, setup};
use anyhow::Context;
use lab::{Marks, Player, Simulation, SimulationRequest, simulate};
use session::{EvalChoice, Playable, Request};

pub fn run(args: &LabSimulate) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    let (at, stop) = (super::at(&args.place), interrupt::stop_flag());
    let eval = super::eval(&args.place, &args.value, |study| study.played)?;
    let max = super::request(bench.as_ref(), eval, &args.limit, &args.search)?;
    let truth = match args.defender {
        Defender::Truth => Some(Truth::needed(bench.as_ref(), &at, &stop)?),
        Defender::Own => None,
    };
    let min = match &truth {
        Some(truth) => Player::Oracle(truth.oracle()),
        None => Player::Search(Box::new(second(args, &max)?)),
    };
    let request = SimulationRequest {
        static_eval: shown(args, &max),
        players: [Player::Search(Box::new(max)), min],
        max_plies: args.max_plies,
        repetitions: REPETITIONS,
        marks: Marks::of(args.place.game),
    };
    let played = simulate(bench.as_ref(), &at, &request, &stop)?;
    if let Some(file) = &args.boards {
        let picture = played.boards().with_context(|| format!("{} has no board to draw", played.game))?;
        files::write_whole(file, picture.as_bytes())?;
    }
    if args.print.json {
        super::write_csv(&played.table(), args.csv.as_deref())?;
        return output::json(&played);
    }
    super::tell(&played.table(), args.csv.as_deref())?;
    output::say(&ending(bench.as_ref(), &played))
}

/// The second side's search: the first's, by another value function if one is named.
fn second(args: &LabSimulate, max: &Request) -> anyhow::Result<Request> {
    match &args.eval_min {
        Some(eval) => {
            let value = Value { eval: Some(eval.clone()) };
            Ok(Request { eval: setup::eval(&value)?, ..max.clone() })
        }
        None => Ok(max.clone()),
    }
}

fn shown(args: &LabSimulate, max: &Request) -> EvalChoice {
    match (&args.shown, args.place.game.study) {
        (Some(preset), _) => EvalChoice::Preset(preset.clone()),
        (None, Some(study)) => EvalChoice::Preset(study.shown.into()),
        (None, None) => max.eval.clone(),
    }
}

fn ending(bench: &dyn Playable, played: &Simulation) -> String {
    let count = played.plies.len();
    let unit = if count == 1 { "ply" } else { "plies" };
    let figures = played.summary.figures(bench, &played.plies);
    let lines: String = figures.iter().map(|(name, value)| format!("{name:<20}  {value}\n")).collect();
    format!("{} after {count} {unit}\n\n{lines}", played.result)
}
