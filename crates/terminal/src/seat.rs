//! Who sits where.

use session::{Playable, Side};

/// Who sits where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seat {
    /// A person plays MAX, the side that usually begins.
    Max,
    /// A person plays MIN.
    Min,
    /// People play both sides.
    Both,
    /// The computer plays both sides.
    Nobody,
}

impl Seat {
    /// The seat of this name: that of a side in this game, `both` or `none`.
    pub fn parse(text: &str, bench: &dyn Playable) -> Result<Seat, UnknownSeat> {
        let named = || match bench.idiom().side(text)? {
            Side::Max => Some(Seat::Max),
            Side::Min => Some(Seat::Min),
        };
        let seat = match text.trim().to_lowercase().as_str() {
            "both" => Some(Seat::Both),
            "none" => Some(Seat::Nobody),
            _ => named(),
        };
        let [max, min] = bench.sides();
        seat.ok_or_else(|| UnknownSeat { name: text.into(), expected: format!("{max}, {min}, both or none") })
    }

    /// Whether a person plays this side.
    pub(crate) fn is_human(self, side: Side) -> bool {
        match self {
            Seat::Max => side == Side::Max,
            Seat::Min => side == Side::Min,
            Seat::Both => true,
            Seat::Nobody => false,
        }
    }
}

/// There is no such seat.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown side '{name}': expected {expected}")]
pub struct UnknownSeat {
    /// What was asked for.
    pub name: String,
    /// What there is.
    pub expected: String,
}
