//! `plywood lab simulate`: a game played out move by move.

use crate::args::{LabSimulate, ValueArgs};
use crate::{output, progress, setup};
use anyhow::Context;
use lab::Simulation;
use serde_json::json;
use session::{EvalChoice, Playable};

pub fn run(args: &LabSimulate) -> anyhow::Result<()> {
    let reached = super::reach(&args.place)?;
    let eval = super::eval(&args.place, &args.value, |study| study.played)?;
    let rival = args.eval_min.clone().map(|eval| setup::eval(&ValueArgs { eval: Some(eval) })).transpose()?;
    let search = super::request(reached.bench.as_ref(), eval, &args.limit, &args.search)?;
    let rest =
        json!({ "place": setup::place(&reached), "search": search, "rival": rival, "shown": shown(args)? });
    let ask = args.ask.ask(rest)?;
    super::keep(&args.save, "simulation", &ask)?;
    let played = progress::carried_counted("plies", |caller| ask.play(&reached, caller))?;
    let bench = reached.bench.as_ref();
    if let Some(file) = &args.boards {
        let picture = played.boards().with_context(|| format!("{} has no board to draw", played.game))?;
        files::write_whole(file, picture.as_bytes())?;
    }
    if args.print.json {
        super::write_csv(&played.table(), args.csv.as_deref())?;
        return output::json(&played);
    }
    super::tell(&played.table(), args.csv.as_deref())?;
    output::say(&ending(bench, &played))
}

/// The value function shown beside every position, where it is not the one that is played by.
fn shown(args: &LabSimulate) -> anyhow::Result<Option<EvalChoice>> {
    let study = args.place.game.lab.study.map(|study| study.shown.into());
    args.shown.clone().or(study).map(|name| setup::eval(&ValueArgs { eval: Some(name) })).transpose()
}

fn ending(bench: &dyn Playable, played: &Simulation) -> String {
    let count = played.plies.len();
    let unit = if count == 1 { "ply" } else { "plies" };
    let figures = played.summary.figures(bench, &played.plies);
    let lines: String = figures.iter().map(|(name, value)| format!("{name:<20}  {value}\n")).collect();
    format!("{} after {count} {unit}\n\n{lines}", played.result)
}
