//! `plywood lab ablate`: what each term of a value function is good for.

use super::REPETITIONS;
use super::truth_of::Truth;
use crate::args::{AblateBy, Defender, LabAblate};
use crate::progress::watched;
use crate::{interrupt, output, setup};
use lab::{Ablation, AblationRequest, Agreement, Marks};
use session::{At, Playable, Request};

pub fn run(args: &LabAblate) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    let eval = super::eval(&args.place, &args.value, |study| study.played)?;
    let request = super::request(bench.as_ref(), eval, &args.limit, &args.search)?;
    match (args.by, args.place.game.study) {
        (Some(AblateBy::Game), _) | (None, Some(_)) => by_game(args, bench.as_ref(), request),
        _ => by_agreement(args, bench.as_ref(), &request),
    }
}

fn by_game(args: &LabAblate, bench: &dyn Playable, search: Request) -> anyhow::Result<()> {
    let (at, stop) = (super::at(&args.place), interrupt::stop_flag());
    let truth = match args.defender {
        None => Truth::of_class(bench, &at)?,
        Some(Defender::Truth) => Some(Truth::needed(bench, &at, &stop)?),
        Some(Defender::Own) => None,
    };
    let request = AblationRequest {
        search,
        oracle: truth.as_ref().map(Truth::oracle),
        max_plies: args.max_plies,
        repetitions: REPETITIONS,
        marks: Marks::of(args.place.game),
    };
    let found = watched(|follow| {
        let mut tell =
            |found: &Ablation, total: usize| (follow.progress)(found.rows.len() as u64, total as u64);
        lab::ablate(bench, &at, &request, &stop, &mut tell)
    })?;
    if let Some(file) = &args.chart {
        files::write_whole(file, found.chart().as_bytes())?;
    }
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    output::say(&game_heading(&found, truth.is_some()))?;
    super::tell(&found.table(), args.csv.as_deref())
}

fn game_heading(found: &Ablation, by_truth: bool) -> String {
    let defender = if by_truth { "the exact solution defends" } else { "both sides alike" };
    let optimal = found.optimal_plies;
    let optimal = optimal.map_or_else(String::new, |plies| format!(", perfect play takes {plies} plies"));
    format!("{}: {defender}{optimal}\n\n", found.position)
}

fn by_agreement(args: &LabAblate, bench: &dyn Playable, request: &Request) -> anyhow::Result<()> {
    let positions = positions(args, bench)?;
    let found = watched(|follow| {
        let mut tell =
            |found: &Agreement, total: usize| (follow.progress)(found.rows.len() as u64, total as u64);
        lab::agree(bench, &positions, request, &interrupt::stop_flag(), &mut tell)
    })?;
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

/// The positions to search: in chess those of the bench, else random ones after the position named.
fn positions(args: &LabAblate, bench: &dyn Playable) -> anyhow::Result<Vec<At>> {
    let at = super::at(&args.place);
    let count = usize::from(args.positions);
    if args.place.is("chess") && at.position.is_none() && at.moves.is_empty() {
        let fen = |fen: &&str| At { position: Some((*fen).into()), moves: Vec::new() };
        return Ok(chess::BENCH_POSITIONS.iter().take(count).map(fen).collect());
    }
    Ok(lab::random_positions(bench, &at, count, args.trial.seed)?)
}

fn agreement_heading(found: &Agreement) -> String {
    let depth = found.depth.map_or("to the end".into(), |depth| format!("to depth {depth}"));
    format!(
        "{}, {} positions searched {depth}: how often each part of {} chooses the move that all terms choose\n\n",
        found.game, found.positions, found.eval
    )
}
