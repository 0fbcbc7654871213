//! The desk in a browser's worker: it has no threads, hears nothing while it works, and its memory only grows.
//!
//! The worker puts a question into the [`room`], has it answered or talked about, and hears what comes of it through one function
//! of its own. Work that takes long looks at the clock again and again: then the worker's [`WorkerWatch`](watch::WorkerWatch) tells how far it is and
//! looks whether it is to stop. A panic is a trap, for there is no unwinding here: the worker is replaced.
//!
//! Invariant: one piece of work at a time.
#![cfg(target_family = "wasm")]

mod border;
mod counter;
mod room;
mod watch;
