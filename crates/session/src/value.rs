//! What a search found, with its meaning.

use crate::number;
use crate::words::Counted;
use search::{Score, Side, plies_to_end};
use serde::Serialize;
use std::cmp::Ordering;

/// What a position is worth, seen by MAX; a draw is no points. In JSON it stands as `worth` beside `value`, the number that the
/// search knows it by ([`shapes::one`](crate::shapes::one) writes both).
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Value {
    /// MAX wins after this number of plies.
    Win(u32),
    /// MAX loses after this number of plies.
    Loss(u32),
    /// Points, in the unit of the value function; null where they are infinite.
    Points(#[serde(serialize_with = "number::number")] f64),
}

impl Value {
    /// The meaning of a search's number in a game whose people count like this.
    pub fn of(number: f64, counted: Counted) -> Value {
        match plies_to_end(number) {
            Some(plies) if counted != Counted::Never && number > 0.0 => Value::Win(plies),
            Some(plies) if counted != Counted::Never => Value::Loss(plies),
            _ => Value::Points(number),
        }
    }

    /// The number that a search knows it by: wins lie above all points, quick ones above slow ones.
    pub fn number(self) -> f64 {
        match self {
            Value::Win(plies) => f64::from(Score::WIN.0) - f64::from(plies),
            Value::Loss(plies) => f64::from(plies) - f64::from(Score::WIN.0),
            Value::Points(points) => points,
        }
    }

    /// The same as this side sees it.
    pub fn seen_by(self, side: Side) -> Value {
        match (side, self) {
            (Side::Max, value) => value,
            (Side::Min, Value::Win(plies)) => Value::Loss(plies),
            (Side::Min, Value::Loss(plies)) => Value::Win(plies),
            (Side::Min, Value::Points(points)) => Value::Points(-points),
        }
    }

    /// Plies to the end of the game, where they are counted.
    pub fn plies(self) -> Option<u32> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Points(_) => None,
        }
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        self.number() == other.number()
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        self.number().partial_cmp(&other.number())
    }
}
