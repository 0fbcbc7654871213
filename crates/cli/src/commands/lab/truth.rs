//! `plywood lab truth`: a value function against the exact solution of a class.

use super::truth_output::tell;
use crate::args::LabTruth;
use crate::progress::carried;
use crate::setup;
use serde_json::json;

pub fn run(args: &LabTruth) -> anyhow::Result<()> {
    if args.league {
        return super::league::run(args);
    }
    let ask = args.ask.ask(json!({ "game": args.game.name, "eval": setup::eval(&args.value)? }))?;
    let reached = setup::reach_start(args.game)?;
    super::keep(&args.save, "truth", &ask)?;
    let (settings, run, found) = carried(|caller| {
        let trial = ask.prepare(&reached, caller)?;
        let (run, mut found) = trial.play(caller)?;
        found.shaken = trial.shake(caller, &mut |_| {})?;
        Ok((trial.settings(&run), run, found))
    })?;
    if let Some(file) = &args.keep {
        let text = found.text(ask.shard.unwrap_or_default(), &settings);
        files::write_whole(file, text.as_bytes())?;
    }
    tell(reached.bench.as_ref(), &run, found, &args.files, &args.print)
}
