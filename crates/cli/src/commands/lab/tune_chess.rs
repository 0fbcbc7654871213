//! `plywood lab tune chess`: weights of the evaluation from games of the engine against itself.

use crate::args::LabTune;
use crate::progress::watched;
use crate::{output, setup};
use anyhow::ensure;
use chess::tune::{FitSettings, Sample};
use chess::value::{GROUPS, Weights};
use lab::Table;
use lab::tune::{
    ChessGames, DuelScore, FittedChess, chess_samples, chess_settings, chess_weights, duel_chess, fit_chess,
    read_samples, show_samples,
};
use serde::Serialize;
use std::path::Path;

/// Games unless said otherwise: minutes, not hours.
const GAMES: usize = 300;
/// A larger file of samples is refused.
const MAX_SAMPLE_BYTES: u64 = 1 << 30;

#[derive(Serialize)]
struct TunedView<'a> {
    games: usize,
    #[serde(flatten)]
    fitted: &'a FittedChess,
    duel: Option<DuelScore>,
    slots: String,
}

pub fn run(args: &LabTune) -> anyhow::Result<()> {
    let start = chess_weights(&setup::eval(&args.value)?)?;
    let request =
        ChessGames { games: args.games.unwrap_or(GAMES) as u64, nodes: args.nodes, seed: args.seed };
    let games = samples(args, &start, &request)?;
    ensure!(
        games.len() > 1,
        "samples of too few games ({}): expected 2 or more, for one is kept apart",
        games.len()
    );
    let usual = FitSettings::default();
    let settings = FitSettings {
        epochs: args.epochs.unwrap_or(usual.epochs),
        result_share: args.chess.share,
        pull: args.chess.pull,
        ..usual
    };
    let fitted = watched(|follow| fit_chess(&start, &games, settings, args.seed, follow));
    if let Some(file) = &args.out {
        files::write_whole(file, written(file, &fitted.weights).as_bytes())?;
    }
    let played = args.chess.duel.map(|pairs| {
        watched(|follow| duel_chess([&fitted.weights, &start], u64::from(pairs), &request, follow))
    });
    let duel = played.transpose()?;
    if args.print.json {
        let slots = fitted.weights.show();
        return output::json(&TunedView { games: games.len(), fitted: &fitted, duel, slots });
    }
    output::say(&told(&games, &fitted))?;
    output::say(&changes(&start, &fitted.weights))?;
    output::say(&duel.map_or_else(String::new, duel_told))?;
    match &args.out {
        Some(file) => output::say(&format!("\nwrote {}\n", file.display())),
        None => output::say(&format!("\n{}", chess_settings(&fitted.weights))),
    }
}

/// The samples: those of files, or of games that are played now.
fn samples(args: &LabTune, start: &Weights, request: &ChessGames) -> anyhow::Result<Vec<Vec<Sample>>> {
    if args.chess.samples.is_empty() {
        let games = watched(|follow| chess_samples(start, request, follow))?;
        if let Some(file) = &args.chess.keep {
            files::write_whole(file, show_samples(&games).as_bytes())?;
        }
        return Ok(games);
    }
    let mut games = Vec::new();
    for file in &args.chess.samples {
        let text = files::read_text(file, MAX_SAMPLE_BYTES)?;
        games.extend(read_samples(&file.display().to_string(), &text)?);
    }
    Ok(games)
}

/// The weights as the file's ending asks: `.txt` as the program's own, else a settings file for `--eval`.
fn written(file: &Path, weights: &Weights) -> String {
    match file.extension().is_some_and(|ending| ending == "txt") {
        true => weights.show(),
        false => chess_settings(weights),
    }
}

fn told(games: &[Vec<Sample>], fitted: &FittedChess) -> String {
    format!(
        "{} samples of {} games, {} of them in whole games kept apart; scale {:.1}\n\
         error learned from: {:.5} before, {:.5} after\nerror kept apart:   {:.5} before, {:.5} after\n\n",
        output::count((fitted.positions + fitted.checked) as u64),
        output::count(games.len() as u64),
        output::count(fitted.checked as u64),
        fitted.scale,
        fitted.before.learned,
        fitted.after.learned,
        fitted.before.apart,
        fitted.after.apart,
    )
}

/// How far the slots of each term moved, on average.
fn changes(before: &Weights, after: &Weights) -> String {
    let mut table = Table::new(&["term", "slots", "middlegame moved by", "endgame moved by"]);
    for group in GROUPS {
        let slots = group.start..group.start + group.len;
        let mean = |part: fn(&Weights, usize) -> i32| {
            let moved = |slot| f64::from((part(after, slot) - part(before, slot)).abs());
            slots.clone().map(moved).sum::<f64>() / group.len as f64
        };
        let middle = mean(|weights, slot| weights.pair(slot).middle());
        let end = mean(|weights, slot| weights.pair(slot).end());
        table.rows.push(vec![
            group.name.into(),
            group.len.to_string(),
            format!("{middle:.1}"),
            format!("{end:.1}"),
        ]);
    }
    table.text()
}

fn duel_told(duel: DuelScore) -> String {
    format!(
        "\nnew against old: {} games, {:.1} %, {:+.0} ± {:.0}\n",
        duel.games,
        100.0 * duel.score,
        duel.rating,
        duel.rating_half
    )
}
