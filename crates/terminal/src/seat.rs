//! Who sits where.

use crate::command::plain;
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
    Neither,
}

impl Seat {
    /// The seat of this name: that of a side in this game, `both` or `none`.
    pub fn parse(text: &str, bench: &dyn Playable) -> Result<Seat, UnknownSeat> {
        let own = || bench.description().idiom.side(text);
        let is_called = |name: &str| plain(name) == plain(text);
        let named = || match bench.idiom().side(text).or_else(own)? {
            Side::Max => Some(Seat::Max),
            Side::Min => Some(Seat::Min),
        };
        let [max, min] = bench.sides();
        let language = bench.language();
        let seat = match text.trim().to_lowercase().as_str() {
            "both" => Some(Seat::Both),
            "none" => Some(Seat::Neither),
            _ if is_called(language.word("seat-both")) => Some(Seat::Both),
            _ if is_called(language.word("seat-none")) => Some(Seat::Neither),
            _ if is_called(max) => Some(Seat::Max),
            _ if is_called(min) => Some(Seat::Min),
            _ => named(),
        };
        let said = [("name", text.into()), ("max", max.into()), ("min", min.into())];
        seat.ok_or_else(|| UnknownSeat(language.say("play-unknown-side", said)))
    }

    /// Whether a person plays this side.
    pub(crate) fn is_human(self, side: Side) -> bool {
        match self {
            Seat::Max => side == Side::Max,
            Seat::Min => side == Side::Min,
            Seat::Both => true,
            Seat::Neither => false,
        }
    }
}

/// There is no such seat: the name that was typed, and the names there are.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct UnknownSeat(pub String);
