//! Plays games for tuning and fits weights to them; the recipe is in `TUNING.md`.
//!
//! `tune play GAMES NODES SEED >> samples.txt` appends samples; `tune fit samples.txt > weights.txt` fits weights.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use chess::ChessTactics;
use chess::tune::{Fit, FitSettings, PlaySettings, Sample, play_game};
use chess::value::Weights;
use search::pvs::Table;
use std::io::{BufRead, BufReader, Error, Write, stdout};

const TABLE_MIB: usize = 4;

fn main() -> Result<(), Error> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, usual: u64| arguments.get(index).and_then(|text| text.parse().ok()).unwrap_or(usual);
    match arguments.first().map(String::as_str) {
        Some("play") => play(number(1, 100), number(2, 5000), number(3, 1)),
        Some("fit") => fit(&arguments[1..]),
        _ => {
            eprintln!("usage: tune play GAMES NODES SEED | tune fit FILE…");
            Ok(())
        }
    }
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

fn fit(files: &[String]) -> Result<(), Error> {
    let settings = FitSettings::default();
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
