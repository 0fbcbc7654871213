//! Value functions of draughts against the truth: exact solutions of kings against kings.
//!
//! A [`Solution`] knows every position of a class; an [`Attacker`] plays White by a value function and a search;
//! [`trial`] lets it play from every won position against the best defence, and [`every_defence`] finds out from
//! which positions it wins whatever Red does.

mod attacker;
mod class;
mod defences;
mod maps;
mod report;
mod solution;
mod trial;

pub use attacker::{Attacker, USUAL_EVAL, attacker, value_function};
pub use class::KingsClass;
pub use defences::{EveryDefence, every_defence};
pub use report::{Failures, Trial, WorstGame};
pub use solution::Solution;
pub use trial::{Played, TrialGame, TrialRequest, trial};

use draughts::State;

/// The position as if nothing had been played before.
pub(crate) fn fresh(state: &State) -> State {
    State::assume_valid(&state.setup())
}
