//! Steps of a user's game that were taken before: a search comes to the same state by many ways, and a script is asked once.

use crate::game::MoveNumber;
use crate::state::State;
use std::sync::{Mutex, PoisonError};

/// Steps kept, some MiB of them; a later one takes the place of an earlier one.
const MOST: usize = 1 << 14;

/// A state, a move and the state after it.
type KnownStep = (State, MoveNumber, State);

/// A bounded table of steps.
#[derive(Default)]
pub(crate) struct KnownSteps(Mutex<Vec<Option<KnownStep>>>);

impl KnownSteps {
    /// The state after a move, if the step is known.
    pub(crate) fn get(&self, state: &State, m: MoveNumber) -> Option<State> {
        let table = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (from, by, next) = table.get(place(state, m))?.as_ref()?;
        (*by == m && from == state).then(|| next.clone())
    }

    /// Keeps a step.
    pub(crate) fn keep(&self, state: &State, m: MoveNumber, next: &State) {
        let mut table = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if table.is_empty() {
            table.resize(MOST, None);
        }
        table[place(state, m)] = Some((state.clone(), m, next.clone()));
    }
}

/// The upper bits of a key are as good as the lower ones; moves of one state lie far apart.
fn place(state: &State, m: MoveNumber) -> usize {
    let mixed = (state.key() ^ u64::from(m.0)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> (u64::BITS - MOST.trailing_zeros())) as usize
}
