//! The squares a capture passes: a move knows its ends and what it takes, its routes are found again here.

use crate::moves::Move;
use crate::square::Square;
use crate::squares::{Direction, Squares};
use crate::state::State;

/// Every route of a legal move of `state`, from its first square to its last; quiet moves have one.
pub fn paths(state: &State, m: Move) -> Vec<Vec<Square>> {
    if !m.is_capture() {
        return vec![vec![m.from(), m.to()]];
    }
    let mut search = Search {
        landings: state.empty() | m.from().into(),
        target: m.to(),
        path: vec![m.from()],
        found: Vec::new(),
    };
    let is_king = state.all_kings().contains(m.from());
    search.extend(m.from(), m.captured(), if is_king { Climb::Both } else { Climb::of(m) });
    search.found
}

/// Which rows a piece may jump to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Climb {
    Up,
    Down,
    Both,
}

impl Climb {
    /// A man keeps going the way its move goes as a whole.
    fn of(m: Move) -> Climb {
        if m.to().row() < m.from().row() { Climb::Up } else { Climb::Down }
    }

    fn allows(self, from: Square, to: Square) -> bool {
        match self {
            Climb::Up => to.row() < from.row(),
            Climb::Down => to.row() > from.row(),
            Climb::Both => true,
        }
    }
}

struct Search {
    landings: Squares,
    target: Square,
    path: Vec<Square>,
    found: Vec<Vec<Square>>,
}

impl Search {
    /// Goes on from `at`, with exactly `left` still to be taken.
    fn extend(&mut self, at: Square, left: Squares, climb: Climb) {
        if left.is_empty() && at == self.target {
            return self.found.push(self.path.clone());
        }
        for direction in Direction::ALL {
            let over = Squares::of(at).stepped(direction) & left;
            let Some(to) = (over.stepped(direction) & self.landings).first() else { continue };
            if climb.allows(at, to) {
                self.path.push(to);
                self.extend(to, left - over, climb);
                self.path.pop();
            }
        }
    }
}
