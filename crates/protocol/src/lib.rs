//! Engine protocols as line-by-line state machines.
//!
//! A protocol here is text in, text out. What a line means, which settings there are and how much time a move may
//! take is decided without threads and clocks; a thin runner adds those.

pub mod client;
pub mod gomocup;
mod hearing;
pub mod hub;
pub mod uci;
