//! Better weights, found against the truth or from games.
//!
//! Against the truth: a textbook search of fixed depth is a fixed number of sweeps over the graph of a class, for the
//! value of every position at depth `d` follows from those at depth `d - 1`. [`Graph`] does that for all positions at
//! once, thousands of times faster than searching each; then it solves what Red can do against the moves found.
//! Weights are judged by how many positions are won against every defence, also when they are shaken.
//!
//! From games: the player plays [`samples`] against itself, and [`fit_results`] finds the weights that foretell how
//! those games ended, with whole games kept apart; [`chess_samples`] and [`fit_chess`] do the same for chess. Where games
//! are played for a score, [`tune_by_series`] climbs over its mean.

mod chess;
mod climb;
mod fit;
mod games;
mod graph;
mod leaves;
mod logistic;
mod series;
mod shake;
mod slots;
mod sweep;

pub use self::chess::{
    ChessGames, DuelScore, FitErrors, FittedChess, chess_samples, duel_chess, fit_chess, read_samples,
    show_samples,
};
pub use climb::{Start, TuneRequest, Tuned, tune};
pub use games::{GamesRequest, Sample, samples};
pub use graph::Graph;
pub use logistic::{Fitted, fit_results};
pub use series::{SeriesClimb, TuneStep, TunedSeries, Verdict, tune_by_series};
pub use shake::{ShakeRequest, Shaken, shake};
pub use slots::{chess_settings, chess_weights};
