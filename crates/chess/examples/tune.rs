//! Plays games for tuning and fits weights to them; the recipe is in `docs/TUNING.md`.
//!
//! `tune play GAMES NODES SEED >> samples.txt` appends samples; `tune fit PULL SHARE samples.txt > weights.txt` fits weights;
//! `tune duel FIRST.txt SECOND.txt PAIRS NODES SEED` plays pairs of games between two sets of weights.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use chess::ChessTactics;
use chess::tune::{Duellist, Fit, FitSettings, PlaySettings, Sample, duel, play_game};
use chess::value::{Judge, Weights};
use search::pvs::{Table, Techniques};
use std::io::{BufRead, BufReader, Error, Write, stdout};

const TABLE_MIB: usize = 4;
const REPORT_EVERY: usize = 25;

fn main() -> Result<(), Error> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, usual: u64| arguments.get(index).and_then(|text| text.parse().ok()).unwrap_or(usual);
    match arguments.first().map(String::as_str) {
        Some("play") => play(number(1, 100), number(2, 5000), number(3, 1)),
        Some("fit") if arguments.len() > 3 => match (arguments[1].parse(), arguments[2].parse()) {
            (Ok(pull), Ok(result_share)) => {
                fit(FitSettings { pull, result_share, ..FitSettings::default() }, &arguments[3..])
            }
            _ => usage(),
        },
        Some("duel") if arguments.len() > 2 => {
            let [first, second] = [1, 2].map(|index| std::fs::read_to_string(&arguments[index]));
            duels([first?, second?], number(3, 100), number(4, 3000), number(5, 1))
        }
        _ => usage(),
    }
}

fn usage() -> Result<(), Error> {
    eprintln!(
        "usage: tune play GAMES NODES SEED | tune fit PULL SHARE FILE… | tune duel FIRST SECOND PAIRS NODES SEED"
    );
    std::process::exit(2)
}

fn play(games: u64, nodes: u64, seed: u64) -> Result<(), Error> {
    let tactics = ChessTactics::default();
    let table = Table::new(TABLE_MIB);
    let mut random = fastrand::Rng::with_seed(seed);
    let mut out = stdout().lock();
    let mut played = 0;
    while played < games {
        let Some(game) = play_game(&tactics, &table, PlaySettings { nodes }, &mut random) else { continue };
        for sample in game.samples {
            writeln!(out, "{}", sample.show())?;
        }
        played += 1;
    }
    Ok(())
}

fn duels(weights: [String; 2], pairs: u64, nodes: u64, seed: u64) -> Result<(), Error> {
    let [first, second] = weights.map(|text| {
        let weights = Weights::parse(&text).expect("a file of weights");
        ChessTactics::new(Judge::new(weights))
    });
    let tables = [Table::new(TABLE_MIB), Table::new(TABLE_MIB)];
    let techniques = Techniques::USUAL;
    let first = Duellist { tactics: &first, table: &tables[0], techniques, nodes };
    let second = Duellist { tactics: &second, table: &tables[1], techniques, nodes };
    let mut random = fastrand::Rng::with_seed(seed);
    let mut scores = Vec::new();
    for _ in 0..pairs {
        scores.push(duel(&first, &second, &mut random) / 2.0);
        if scores.len().is_multiple_of(REPORT_EVERY) {
            println!("{}", told(&scores));
        }
    }
    println!("{}", told(&scores));
    Ok(())
}

/// Games, score and rating difference with the half-width of its 95 % interval, from the scores of pairs.
fn told(scores: &[f64]) -> String {
    let count = scores.len() as f64;
    let mean = scores.iter().sum::<f64>() / count;
    let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / count;
    let rating = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
    let reach = 1.96 * (variance / count).sqrt();
    let half = (rating(mean + reach) - rating(mean - reach)) / 2.0;
    format!("{} games, {:.1} %, {:+.0} ± {half:.0}", 2 * scores.len(), 100.0 * mean, rating(mean))
}

fn fit(settings: FitSettings, files: &[String]) -> Result<(), Error> {
    let mut fit = Fit::new(&Weights::tuned(), settings);
    for file in files {
        for line in BufReader::new(std::fs::File::open(file)?).lines() {
            match Sample::parse(&line?) {
                Ok(sample) => fit.add(&sample),
                Err(error) => eprintln!("skipped: {error}"),
            }
        }
    }
    fit.prepare();
    eprintln!("{} samples, scale {:.1}, errors {:?}", fit.len(), fit.scale(), fit.errors());
    let mut random = fastrand::Rng::with_seed(1);
    for epoch in 0..settings.epochs {
        fit.epoch(&mut random, epoch as f64 / settings.epochs as f64);
        if epoch % 10 == 9 {
            eprintln!("epoch {}: errors {:?}", epoch + 1, fit.errors());
        }
    }
    print!("{}", fit.weights().show());
    Ok(())
}
