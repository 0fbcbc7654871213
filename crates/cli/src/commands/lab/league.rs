//! `plywood lab truth --league`: value functions that others are measured by, and the user's own among them.

use crate::args::LabTruth;
use crate::progress::carried;
use crate::{output, setup};
use lab::{Experiment, ExperimentLimits, League, LeagueAsk, read_ask};
use serde_json::json;

pub fn run(args: &LabTruth) -> anyhow::Result<()> {
    let game = args.game;
    let ask: LeagueAsk =
        read_ask(args.ask.with(json!({ "game": game.name, "eval": setup::eval(&args.value)? })))?;
    ask.check(&ExperimentLimits::WIDEST)?;
    super::keep(&args.save, "league", &ask)?;
    let reached = setup::reach_start(game)?;
    let found = carried(|caller| ask.play(&reached, caller))?;
    if args.print.json {
        return output::json(&found);
    }
    output::say(&render_league(&found))
}

fn render_league(league: &League) -> String {
    let League { class, depth, positions, .. } = league;
    let positions = draw::words::count(*positions as u64);
    format!(
        "{class} at depth {depth}: {positions} won positions against the longest defence\n\n{}",
        league.table().text()
    )
}
