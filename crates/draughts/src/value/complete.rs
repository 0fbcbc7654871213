//! `complete`, the usual function: `playing` while there are men, the hunt once only kings are left.
//!
//! `playing` leaves the hunt of kings to the depth of the search; `general` knows nothing else.
//! Both count a man as 100 here.

use super::general::{GeneralValue, general};
use crate::rules::Draughts;
use crate::state::State;
use crate::tactics::PlayingValue;
use search::evaluate::{Definition, UnknownTerm};
use search::{Outcome, Ply, Share, ValueFunction};

/// From the points of `general`, where a man is 10,000, to those of the player.
const HUNT_SCALE: f64 = 0.01;

/// The `complete` preset.
#[derive(Clone, PartialEq, Debug)]
pub struct CompleteValue {
    playing: PlayingValue,
    hunt: GeneralValue,
}

/// The function with its usual weights.
pub fn complete() -> CompleteValue {
    CompleteValue { playing: PlayingValue::default(), hunt: general().scaled(HUNT_SCALE) }
}

impl CompleteValue {
    fn part(&self, state: &State) -> &dyn ValueFunction<Draughts> {
        let only_kings = state.occupied() == state.all_kings();
        if only_kings { &self.hunt } else { &self.playing }
    }
}

impl ValueFunction<Draughts> for CompleteValue {
    fn value(&self, game: &Draughts, state: &State) -> f64 {
        self.part(state).value(game, state)
    }

    fn terminal(&self, _: &Draughts, _: &State, outcome: Outcome, ply: Ply) -> f64 {
        outcome.value(ply)
    }

    fn explain(&self, game: &Draughts, state: &State) -> Vec<Share> {
        self.part(state).explain(game, state)
    }

    fn terms(&self) -> Vec<Definition> {
        [self.playing.terms(), self.hunt.terms()].concat()
    }

    fn set_weight(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm> {
        let Err(unknown) = self.playing.set_weight(name, weight) else { return Ok(()) };
        self.hunt.set_weight(name, weight).map_err(|of_hunt| UnknownTerm {
            name: name.into(),
            known: [unknown.known, of_hunt.known].concat(),
        })
    }
}
