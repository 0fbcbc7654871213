//! `plywood lab ablate`: what each term of a value function is good for.

use crate::args::LabAblate;
use crate::progress::carried;
use crate::{output, setup};
use anyhow::bail;
use lab::{Ablation, AblationAsk, Agreement, JudgedBy};
use serde_json::json;
use session::{At, ReachedPlace};

pub fn run(args: &LabAblate) -> anyhow::Result<()> {
    let reached = super::reach(&args.place)?;
    let eval = super::eval(&args.place, &args.value, |study| study.played)?;
    let search = super::request(reached.bench.as_ref(), eval, &args.limit, &args.search)?;
    let by = match args.place.game.lab.study {
        Some(_) => JudgedBy::Game,
        None => JudgedBy::Agreement,
    };
    let ask = args.ask.ask(json!({ "place": setup::place(&reached), "search": search, "by": by }))?;
    let ask = AblationAsk { among: among(args, &ask, &reached), ..ask };
    super::keep(&args.save, "ablation", &ask)?;
    match ask.by {
        JudgedBy::Game => by_game(args, &ask, &reached),
        JudgedBy::Agreement => by_agreement(args, &ask, &reached),
        JudgedBy::Series => {
            bail!("--by series is for a game that is played for a score: expected 'lab ablate pacman'")
        }
    }
}

fn by_game(args: &LabAblate, ask: &AblationAsk, reached: &ReachedPlace) -> anyhow::Result<()> {
    let found = carried(|caller| ask.play_games(reached, caller, &mut |_| {}))?;
    if let Some(file) = &args.chart {
        files::write_whole(file, found.chart().as_bytes())?;
    }
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    output::say(&game_heading(&found))?;
    super::tell(&found.table(), args.csv.as_deref())
}

fn game_heading(found: &Ablation) -> String {
    let defender = if found.by_truth { "the exact solution defends" } else { "both sides alike" };
    let optimal = found.optimal_plies;
    let optimal = optimal.map_or_else(String::new, |plies| format!(", perfect play takes {plies} plies"));
    format!("{}: {defender}{optimal}\n\n", found.position)
}

fn by_agreement(args: &LabAblate, ask: &AblationAsk, reached: &ReachedPlace) -> anyhow::Result<()> {
    let found = carried(|caller| ask.compare_moves(reached, caller, &mut |_| {}))?;
    if let Some(file) = &args.chart {
        files::write_whole(file, found.chart().as_bytes())?;
    }
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    output::say(&agreement_heading(&found))?;
    super::tell(&found.table(), args.csv.as_deref())
}

/// The positions to search that are not drawn: in chess those of the bench, where none is named.
fn among(args: &LabAblate, ask: &AblationAsk, reached: &ReachedPlace) -> Vec<String> {
    if !ask.among.is_empty() {
        return ask.among.clone();
    }
    let fixed =
        if args.place.is("chess") && reached.at == At::default() { &chess::BENCH_POSITIONS[..] } else { &[] };
    fixed.iter().take(ask.positions.into()).map(ToString::to_string).collect()
}

fn agreement_heading(found: &Agreement) -> String {
    let depth = found.depth.map_or("to the end".into(), |depth| format!("to depth {depth}"));
    format!(
        "{}, {} positions searched {depth}: how often each part of {} chooses the move that all terms choose\n\n",
        found.game, found.positions, found.eval
    )
}
