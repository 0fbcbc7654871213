//! `plywood pacman games`: many games, and what they show.

use super::setting;
use crate::args::PacmanGames;
use crate::output;
use crate::progress::watched;
use anyhow::Context;
use draw::chart::{ChartFrame, histogram};
use pacman::{MazeGame, SeriesSummary, play_series};
use std::sync::atomic::{AtomicU64, Ordering};

/// Points in one bar of the histogram on the screen.
const BAR_POINTS: u32 = 100;
/// Characters of the longest bar.
const LONGEST_BAR: usize = 50;
/// Bars of the histogram in a picture.
const BARS: usize = 40;

pub fn run(args: &PacmanGames) -> anyhow::Result<()> {
    let setting = setting::read(&args.setting, args.agent)?;
    let played = AtomicU64::new(0);
    let records = watched(|follow| {
        let done = |_: &MazeGame| (follow.progress)(played.fetch_add(1, Ordering::Relaxed) + 1, args.count);
        play_series(&setting, args.count, args.seed, follow.stop, &done)
    });
    setting::sound(&setting.pacman)?;
    let records = records.context("stopped before all games were played")?;
    let summary = SeriesSummary::of(&records);
    if let Some(file) = &args.csv {
        files::write_whole(file, csv(&records, args.seed).as_bytes())?;
    }
    if let Some(file) = &args.svg {
        files::write_whole(file, picture(args, &summary).as_bytes())?;
    }
    if args.print.json {
        return output::json(&summary);
    }
    output::say(&text(&summary))
}

fn csv(records: &[MazeGame], seed: u64) -> String {
    let row = |(index, record): (u64, &MazeGame)| {
        let MazeGame { moves, score, status } = record;
        format!("{},{score},{},{}\n", seed.wrapping_add(index), status.word(), moves.len())
    };
    format!("seed,score,result,moves\n{}", (0..).zip(records).map(row).collect::<String>())
}

fn picture(args: &PacmanGames, summary: &SeriesSummary) -> String {
    let title = format!(
        "{} games on {}: mean {:.1}, {:.1} % won",
        summary.games,
        args.setting.layout,
        summary.mean,
        summary.win_rate * 100.0
    );
    let scores: Vec<f64> = summary.scores.iter().map(|&score| f64::from(score)).collect();
    histogram(&ChartFrame::new(&title, "score", "games"), &scores, BARS)
}

fn text(summary: &SeriesSummary) -> String {
    let SeriesSummary { games, wins, mean, deviation, mean_interval, win_interval, .. } = summary;
    let mut out = format!(
        "games {games}  wins {wins} ({:.1} %, 95 % between {:.1} and {:.1})\n\
         mean {mean:.1}  deviation {deviation:.1}  95 % between {:.1} and {:.1}\n\n",
        summary.win_rate * 100.0,
        win_interval.low * 100.0,
        win_interval.high * 100.0,
        mean_interval.low,
        mean_interval.high,
    );
    let bins = summary.histogram(BAR_POINTS);
    let most = bins.iter().map(|bin| bin.count).max().unwrap_or(1).max(1);
    for bin in &bins {
        let bar = "#".repeat(bin.count * LONGEST_BAR / most);
        let line = format!("{:>6} to {:>5} {:>5} {bar}", bin.from, bin.to - 1, bin.count);
        out.push_str(&format!("{}\n", line.trim_end()));
    }
    if summary.unfinished > 0 {
        out.push_str(&format!("\n{} games were broken off\n", summary.unfinished));
    }
    out
}
