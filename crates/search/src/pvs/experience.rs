//! What one thread has learned: which moves are good, and where the evaluator errs. Kept from one search to the next.

use super::correction::Corrections;
use super::history::History;
use super::worker::MAX_PLY;
use std::sync::{Mutex, PoisonError};

/// The memory of one thread.
pub(super) struct Experience {
    pub history: History,
    pub corrections: Corrections,
}

impl Experience {
    fn new(piece_tos: usize) -> Self {
        Experience {
            history: History::new(MAX_PLY.0 as usize + 1, piece_tos),
            corrections: Corrections::new(),
        }
    }
}

/// Memories of earlier searches, waiting for the next.
#[derive(Default)]
pub(super) struct Experiences(Mutex<Vec<Experience>>);

impl Experiences {
    /// A memory for a game with this number of piece-to indices: one of an earlier search if there is one.
    pub(super) fn take(&self, piece_tos: usize) -> Experience {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match kept.pop().filter(|experience| experience.history.fits(piece_tos)) {
            Some(mut experience) => {
                experience.history.forget_all_killers();
                experience
            }
            None => Experience::new(piece_tos),
        }
    }

    pub(super) fn keep(&self, experience: Experience) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(experience);
    }

    pub(super) fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

#[cfg(test)]
mod tests {
    use super::super::history::{MoveContext, MoveId, NO_PIECE_TO};
    use super::*;
    use crate::game::Side;
    use crate::score::{Depth, Ply};

    #[test]
    fn what_was_learned_waits_for_the_next_search_of_the_same_game() {
        let experiences = Experiences::default();
        let mut first = experiences.take(0);
        let context =
            MoveContext { side: Side::Max, ply: Ply(0), previous: 1, continuation: [NO_PIECE_TO; 2] };
        first.history.reward(&context, MoveId { code: 7, piece_to: 0 }, Depth(5));
        experiences.keep(first);
        let again = experiences.take(0);
        assert!(again.history.worth(Side::Max, 7) > 0 && !again.history.is_killer(Ply(0), 7));
        experiences.keep(again);
        assert_eq!(experiences.take(4).history.worth(Side::Max, 7), 0, "another game starts afresh");
        experiences.keep(experiences.take(0));
        experiences.clear();
        assert_eq!(experiences.take(0).history.worth(Side::Max, 7), 0);
    }
}
