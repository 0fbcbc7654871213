//! Playing a game line by line: commands and moves in, board and words out.
//!
//! [`Conversation`] holds one game in progress and answers one line at a time; [`converse`] runs it between any
//! reader and any writer, so that a test can play a whole game without a terminal.
//!
//! Invariant: knows no game; everything goes through `session`.

mod clock;
mod command;
mod conversation;
mod converse;
mod endings;
mod level;
mod notice;
mod picture;
mod record;
mod saving;
mod seat;
mod turns;

pub use clock::{BadTimeControl, TimeControl};
pub use command::Command;
pub use conversation::{Book, Conversation, Explain, Settings};
pub use converse::converse;
pub use level::{Level, MAX_LEVEL};
pub use picture::Ink;
pub use record::{Record, RecordError};
pub use seat::{Seat, UnknownSeat};
