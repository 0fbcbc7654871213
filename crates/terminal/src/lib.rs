//! Playing a game in a terminal.
//!
//! [`Conversation`] holds one game in progress and answers one line at a time; [`converse`] runs it between any
//! reader and any writer, so that a test can play a whole game without a terminal.
//!
//! [`show`] is the other way: a game that goes on round by round takes the whole screen.
//!
//! Invariant: knows no game; a conversation goes through `session`, a screen through [`show::Show`].

mod clock;
mod command;
mod conversation;
mod converse;
mod declined;
mod endings;
mod level;
mod notice;
mod picture;
mod record;
mod saving;
mod saying;
mod seat;
pub mod show;
mod thinking;
mod turns;

pub use clock::{BadTimeControl, TimeControl};
pub use command::InputCommand;
pub use conversation::{BookUse, Conversation, Explain, PlaySettings};
pub use converse::converse;
pub use declined::Declined;
pub use level::{Level, MAX_LEVEL};
pub use picture::Ink;
pub use record::{Record, RecordFileError};
pub use seat::{Seat, UnknownSeat};
pub use thinking::Herald;
