//! Engine protocols as line-by-line state machines.
//!
//! A protocol here is text in, text out: what a line means and which settings there are is decided without threads and
//! clocks. One runner adds those, for all three; a worker does what was decided, in a session of whatever game it is given.

pub mod client;
mod engine_session;
mod error;
mod eval_file;
pub mod gomocup;
mod hearing;
pub mod hub;
mod runner;
pub mod uci;

pub use runner::{Action, Busy, Length, Protocol, TaskWorker};
