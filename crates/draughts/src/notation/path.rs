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
    let mut search = PathSearch {
        landings: state.empty() | m.from().into(),
        target: m.to(),
        path: vec![m.from()],
        found: Vec::new(),
    };
    let is_king = state.all_kings().contains(m.from());
    search.extend(m.from(), m.captured(), if is_king { JumpRows::Both } else { JumpRows::of(m) });
    search.found
}

/// Which rows a piece may jump to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum JumpRows {
    Up,
    Down,
    Both,
}

impl JumpRows {
    /// A man keeps going the way its move goes as a whole.
    fn of(m: Move) -> JumpRows {
        if m.to().row() < m.from().row() { JumpRows::Up } else { JumpRows::Down }
    }

    fn allows(self, from: Square, to: Square) -> bool {
        match self {
            JumpRows::Up => to.row() < from.row(),
            JumpRows::Down => to.row() > from.row(),
            JumpRows::Both => true,
        }
    }
}

struct PathSearch {
    landings: Squares,
    target: Square,
    path: Vec<Square>,
    found: Vec<Vec<Square>>,
}

impl PathSearch {
    /// Goes on from `at`, with exactly `left` still to be taken.
    fn extend(&mut self, at: Square, left: Squares, climb: JumpRows) {
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
