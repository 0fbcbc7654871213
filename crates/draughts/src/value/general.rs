//! `general`: a hunt by principles. It was found against the truth and wins two kings against one from anywhere.
//!
//! Every term is a plain fact about squares and the same for both double corners and both colours. The hunter is
//! the side with more kings, the hunted the other; a term is the mean over the hunted kings where it speaks of one.
//! Wins count by their distance, so that the search hurries.

use super::basic::difference;
use super::geometry::{Metric, eccentricity};
use super::weighted::{TermSpec, Weighted, share};
use crate::rules::Draughts;
use crate::square::Square;
use crate::squares::{Direction, Squares};
use crate::state::State;
use search::evaluate::{Definition, UnknownTerm};
use search::{Outcome, Ply, Share, Side, ValueFunction};

/// The terms with the weights that tuning found, rounded.
const TERMS: [TermSpec; 7] = [
    ("material", 10_000.0, "men, and kings as a man and a half, White's less Red's"),
    (
        "caught",
        20_000.0,
        "1 if the last hunted king can be taken now, or has no safe step after the hunters' next move",
    ),
    ("room", -91.0, "squares the hunted king can be on within two safe steps, the hunters standing still"),
    (
        "siege",
        -208.0,
        "king's steps of the second nearest hunter to a king that sits in a double corner, else 0",
    ),
    ("refuge", -855.0, "squares of the double corners that the hunted king reaches before every hunter"),
    ("centre", -2.0, "rows and columns of the hunters from the middle of the board, all together"),
    ("road", 522.0, "rows and columns of the hunted king from the long diagonal, 4 to 29"),
];

/// The name under which a position without a move is explained.
const SETTLED: &str = "settled";

/// What a game is worth that is over at the horizon: more than any sum of terms, less than a win the search sees.
const DECIDED: f64 = 500_000.0;

/// What a king is worth in men.
const KING: f64 = 1.5;

/// The squares of the two double corners: 1, 5, 28 and 32.
const REFUGES: Squares = Squares::from_mask(1 | 1 << 4 | 1 << 27 | 1 << 31);

/// Steps ahead that the room of a hunted king is counted.
const ROOM_STEPS: usize = 2;

/// Row and column together of the squares of the long diagonal, 4 to 29.
const ROAD: u8 = 9;

/// The `general` preset.
#[derive(Clone, PartialEq, Debug)]
pub struct GeneralValue {
    weights: Weighted<{ TERMS.len() }>,
}

/// The function with the weights found.
pub fn general() -> GeneralValue {
    GeneralValue { weights: Weighted::new(&TERMS) }
}

impl GeneralValue {
    /// The same function on another scale.
    pub(super) fn scaled(self, factor: f64) -> GeneralValue {
        GeneralValue { weights: self.weights.scaled(factor) }
    }
}

/// Kings that hunt and kings that are hunted.
#[derive(Clone, Copy)]
struct Hunt {
    side: Side,
    hunters: Squares,
    hunted: Squares,
    /// Everything that stands in the way, kings too.
    occupied: Squares,
}

impl Hunt {
    /// The hunt in a position, if one side has more kings than the other and the other has some.
    fn of(state: &State) -> Option<Hunt> {
        let [white, black] = [Side::Max, Side::Min].map(|side| state.kings(side));
        let side = if white.len() > black.len() { Side::Max } else { Side::Min };
        let (hunters, hunted) = (state.kings(side), state.kings(side.other()));
        let is_hunt = hunters.len() > hunted.len() && !hunted.is_empty();
        is_hunt.then_some(Hunt { side, hunters, hunted, occupied: state.occupied() })
    }

    /// The mean over the hunted kings.
    fn mean(&self, measure: impl Fn(Square) -> f64) -> f64 {
        self.hunted.into_iter().map(measure).sum::<f64>() / self.hunted.len() as f64
    }

    /// Whether a hunter could take a hunted king if it stood on `square` instead of its own.
    fn can_take(&self, king: Square, square: Square) -> bool {
        let (at, free) = (Squares::of(square), !(self.occupied - king.into()));
        let beside = |&direction: &Direction| {
            at.stepped(direction).meets(self.hunters) && at.stepped(direction.opposite()).meets(free)
        };
        Direction::ALL.iter().any(beside)
    }

    /// Where a hunted king gets in one step from any of `from` without being taken there.
    fn safe_steps(&self, king: Square, from: Squares) -> Squares {
        let free = from.neighbours() - self.occupied;
        let safe = free.into_iter().filter(|&square| !self.can_take(king, square));
        safe.fold(Squares::NONE, |all, square| all | square.into())
    }

    /// Squares a hunted king can be on within a few safe steps while the hunters stand still, its own included.
    fn room(&self, king: Square) -> f64 {
        let mut reached = Squares::of(king);
        for _ in 0..ROOM_STEPS {
            reached |= self.safe_steps(king, reached);
        }
        reached.len() as f64
    }

    /// The second nearest hunter's distance to a king in a double corner: one hunter alone cannot drive it out.
    fn siege(&self, king: Square) -> f64 {
        if !REFUGES.contains(king) {
            return 0.0;
        }
        let mut nearest = [u8::MAX; 2];
        for hunter in self.hunters {
            let distance = Metric::Chebyshev.between(hunter, king);
            if distance < nearest[0] {
                nearest = [distance, nearest[0]];
            } else {
                nearest[1] = nearest[1].min(distance);
            }
        }
        f64::from(nearest[1])
    }

    /// Squares of the double corners that a hunted king reaches before every hunter.
    fn refuge(&self, king: Square) -> f64 {
        let steps = |from: Square, to: Square| Metric::Chebyshev.between(from, to);
        let is_first =
            |&to: &Square| self.hunters.into_iter().all(|hunter| steps(king, to) < steps(hunter, to));
        REFUGES.into_iter().filter(is_first).count() as f64
    }

    /// How far from the middle the hunters stand, all together.
    fn centre(&self) -> f64 {
        self.hunters.into_iter().map(|hunter| f64::from(eccentricity(hunter))).sum()
    }

    /// Whether the last hunted king can be taken now, or has no safe step after the hunters' next move.
    fn is_caught(&self, turn: Side) -> bool {
        let (Some(king), 1) = (self.hunted.first(), self.hunted.len()) else { return false };
        if turn != self.side {
            return self.is_netted(king);
        }
        let nets = |hunter: Square| self.moves_of(hunter).any(|next| next.is_netted(king));
        self.can_take(king, king) || self.hunters.into_iter().any(nets)
    }

    /// The hunt after each step of a hunter.
    fn moves_of(self, hunter: Square) -> impl Iterator<Item = Hunt> {
        let from = Squares::of(hunter);
        let targets = from.neighbours() - self.occupied;
        targets.into_iter().map(move |to| Hunt {
            hunters: (self.hunters - from) | to.into(),
            occupied: (self.occupied - from) | to.into(),
            ..self
        })
    }

    /// Whether a hunted king has no safe step and no capture.
    fn is_netted(&self, king: Square) -> bool {
        self.safe_steps(king, king.into()).is_empty() && !self.takes(king)
    }

    /// Whether a hunted king can jump a hunter.
    fn takes(&self, king: Square) -> bool {
        Direction::ALL.iter().any(|&direction| {
            let next = Squares::of(king).stepped(direction);
            next.meets(self.hunters) && !(next.stepped(direction) - self.occupied).is_empty()
        })
    }
}

/// Rows and columns from the long diagonal, on which a king runs to either double corner.
fn road(king: Square) -> f64 {
    f64::from((king.row() + king.column()).abs_diff(ROAD))
}

fn material(state: &State) -> f64 {
    difference(|side| state.men(side).len()) + KING * difference(|side| state.kings(side).len())
}

/// What every term measures, seen by White.
fn measure(state: &State) -> [f64; TERMS.len()] {
    let material = material(state);
    let Some(hunt) = Hunt::of(state) else { return [material, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] };
    let caught = if hunt.is_caught(state.turn()) { 1.0 } else { 0.0 };
    let sign = if hunt.side == Side::Max { 1.0 } else { -1.0 };
    [
        material,
        sign * caught,
        sign * hunt.mean(|king| hunt.room(king)),
        sign * hunt.mean(|king| hunt.siege(king)),
        sign * hunt.mean(|king| hunt.refuge(king)),
        sign * hunt.centre(),
        sign * hunt.mean(road),
    ]
}

/// The value of a position in which the side to move cannot: the horizon hides that the game is over.
fn settled(state: &State) -> Option<f64> {
    if state.has_move() {
        return None;
    }
    Some(if state.turn() == Side::Max { -DECIDED } else { DECIDED })
}

impl ValueFunction<Draughts> for GeneralValue {
    fn value(&self, _: &Draughts, state: &State) -> f64 {
        settled(state).unwrap_or_else(|| self.weights.sum(&measure(state)))
    }

    fn terminal(&self, _: &Draughts, _: &State, outcome: Outcome, ply: Ply) -> f64 {
        outcome.value(ply)
    }

    fn explain(&self, _: &Draughts, state: &State) -> Vec<Share> {
        match settled(state) {
            Some(value) => vec![share(SETTLED, value, 1.0)],
            None => self.weights.shares(&measure(state)),
        }
    }

    fn terms(&self) -> Vec<Definition> {
        self.weights.definitions()
    }

    fn set_weight(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm> {
        self.weights.set(name, weight)
    }
}
