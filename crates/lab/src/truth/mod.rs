//! Value functions against the truth: every position of a class whose exact values are known.
//!
//! An [`Attack`] is a search by a value function that plays the stronger side of a class; [`Reach`] is everything it can
//! come to. From there [`Reach::trial`] counts the games it wins against the longest defence, and [`Reach::every_defence`]
//! finds out from which positions it wins whatever the other side does; [`Attack::hidden_win`] says which leaf rule kept it from
//! seeing a win.

mod defences;
mod hidden;
mod part;
mod reach;
mod report;
mod trial;

pub use defences::EveryDefence;
pub use hidden::HiddenWin;
pub use part::{TruthFound, TruthMerged, TruthRun, TruthView, merge};
pub use reach::{Attack, Defence, Reach, StartSample};
pub use report::{Failures, Trial, WorstGame};
pub use trial::{TrialEnd, TrialGame};
