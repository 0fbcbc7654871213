//! Better numbers for a value function, by one of three goals.
//!
//! By games: a player plays [`samples`] against itself, [`fit_results`] finds the numbers that foretell how those games
//! ended, with whole games kept apart, and [`duel`] shows whether they play better.
//!
//! By the truth: a textbook search of fixed depth is a fixed number of sweeps over the graph of a class, for the value of
//! every position at depth `d` follows from those at depth `d - 1`. [`Graph`] does that for all positions at once, thousands
//! of times faster than searching each; then it solves what the defender can do against the moves found. [`tune_by_truth`]
//! climbs over how many positions are won against every defence, also when the weights are shaken.
//!
//! By series: where games are played for a score, [`tune_by_series`] climbs over its mean.
//!
//! All three are repeatable by their seed, and give what they have when they are stopped.

mod changes;
mod climb;
mod duel;
mod fit;
mod games;
mod graph;
mod leaves;
mod logistic;
mod part;
mod series;
mod shake;
mod sweep;

pub use changes::changes;
pub use climb::{Start, TruthClimb, Tuned, tune_by_truth};
pub use duel::{DuelRequest, DuelScore, duel};
pub use games::{GamesRequest, QuietSample, SampledGame, read_samples, samples, show_samples};
pub use graph::Graph;
pub use logistic::{Epochs, FitErrors, FitRequest, Fitted, FittedView, fit_results};
pub use part::{
    Climb, Climbs, TuneMerged, best_climb, climbs, merge_climbs, merge_samples, show_climbs,
    show_samples_part,
};
pub use series::{SeriesClimb, SeriesVerdict, TuneStep, TunedSeries, tune_by_series};
pub use shake::{ShakeRequest, Shaken, shake, swept_rules};
