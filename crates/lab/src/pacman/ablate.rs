//! What each term of a value function is good for: series of games with terms switched off.

use super::{Count, Games, MakeValue, weighted};
use crate::error::LabError;
use crate::follow::Follow;
use crate::parts::{Part, parts};
use crate::table::Table;
use draw::chart::{Bars, Frame, bars};
use pacman::{Interval, Method};
use serde::Serialize;

/// Width of the chart for each row, in pixels.
const ROW_WIDTH: f64 = 60.0;

/// Series of games with some terms switched off.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TermTrials {
    /// One row a series.
    pub rows: Vec<TermTrial>,
}

/// One series with some terms switched off.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TermTrial {
    /// Which terms are kept.
    #[serde(flatten)]
    pub part: Part,
    /// Games played.
    pub games: usize,
    /// Games won.
    pub wins: usize,
    /// The share of games won.
    pub win_rate: f64,
    /// Mean score.
    pub mean: f64,
    /// Where the true mean lies, in 95 of 100 cases.
    pub mean_interval: Interval,
}

/// Plays the same games with all terms, without each, with each alone, and adding one after the other.
pub fn ablate_terms(games: &Games, make: MakeValue<'_>, follow: Follow<'_>) -> Result<TermTrials, LabError> {
    let parts = parts(&make().weights());
    let count = Count::of(parts.len() as u64 * games.count, follow);
    let mut rows = Vec::new();
    for (part, weights) in parts {
        let (summary, _) = games.play(Method::Expectimax, weighted(make, &weights), &count)?;
        rows.push(TermTrial {
            part,
            games: summary.games,
            wins: summary.wins,
            win_rate: summary.win_rate,
            mean: summary.mean,
            mean_interval: summary.mean_interval,
        });
    }
    Ok(TermTrials { rows })
}

impl TermTrials {
    /// The rows as words.
    pub fn table(&self) -> Table {
        let mut table = Table::new(&["terms", "games", "won", "mean score", "95 %"]);
        let words = |row: &TermTrial| {
            vec![
                row.part.name(),
                row.games.to_string(),
                format!("{:.1} %", 100.0 * row.win_rate),
                format!("{:.1}", row.mean),
                format!("{:.1} to {:.1}", row.mean_interval.low, row.mean_interval.high),
            ]
        };
        table.rows = self.rows.iter().map(words).collect();
        table
    }

    /// The mean scores as bars.
    pub fn chart(&self) -> String {
        let names: Vec<String> = self.rows.iter().map(|row| row.part.name()).collect();
        let categories: Vec<&str> = names.iter().map(String::as_str).collect();
        let values = self.rows.iter().map(|row| row.mean).collect();
        let frame = Frame::new("Mean score with terms switched off", "terms", "mean score");
        let width = frame.width.max(ROW_WIDTH * self.rows.len() as f64);
        bars(&Frame { width, ..frame }, &categories, &[Bars { name: "mean score".into(), values }])
    }
}
