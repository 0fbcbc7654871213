//! The border: what the worker calls, and what it is called for. Numbers and places in memory, nothing else.

#![allow(unsafe_code)]

use crate::{counter, room};

mod imports {
    // SAFETY: the worker gives these functions with these very types; they only read the memory that a call names, before they return.
    #[link(wasm_import_module = "plywood")]
    unsafe extern "C" {
        pub safe fn now() -> f64;
        pub safe fn stops() -> i32;
        pub safe fn hear(what: u32, start: usize, length: usize);
    }
}

/// What the worker hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Status and kind of an answer, as JSON.
    Head,
    /// The bytes of an answer: the last of it.
    Body,
    /// A message of a conversation.
    News,
    /// The last message of a conversation.
    LastNews,
    /// Nodes that a search has visited.
    Nodes,
    /// How much of a chore is done, as JSON.
    Chore,
    /// Why the work ends at once: a bug of ours.
    Trap,
}

/// Milliseconds since some moment.
pub fn now() -> f64 {
    imports::now()
}

/// Whether the work is to stop, where the worker can know.
pub fn stops() -> bool {
    imports::stops() != 0
}

/// Has the worker hear something.
pub fn say(what: Sound, bytes: &[u8]) {
    imports::hear(what as u32, bytes.as_ptr() as usize, bytes.len());
}

/// Room for a question of this length; where it begins.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
pub extern "C" fn plywood_room(length: usize) -> usize {
    room::make(length)
}

/// Answers the question in the room, whose path has this length.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
pub extern "C" fn plywood_answer(path: usize) {
    counter::answer(&room::take(), path);
}

/// Talks about what is in the room, whose path has this length.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
pub extern "C" fn plywood_converse(path: usize) {
    counter::converse(&room::take(), path);
}

/// Does work that no answer waited for; whether there was any.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
pub extern "C" fn plywood_chore() -> i32 {
    counter::do_chore().into()
}
