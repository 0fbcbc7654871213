//! UCI, the protocol between chess programs and their front ends.
//!
//! [`Command`] reads a line, [`Dialogue`] decides what is to be done, [`Engine`] does it, [`Info`] writes what was
//! found, and [`run`] connects them to an input and an output with one thread for thinking.

mod aids;
mod bench;
mod chess;
mod command;
mod dialogue;
mod engine;
mod info;
mod options;
mod runner;
mod strength;

pub use self::chess::ChessEngine;
pub use bench::BENCH_DEPTH;
pub use command::{Command, Go};
pub use dialogue::{Action, Busy, Dialogue, Task};
pub use engine::{Answer, Engine, Job, Settings};
pub use info::{Info, Judgement, Sure};
pub use options::{OPTIONS, OptionKind, SettingError};
pub use runner::run;
