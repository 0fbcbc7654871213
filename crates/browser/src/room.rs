//! Where the worker puts a question: its path and its body, one behind the other.

use std::sync::{Mutex, PoisonError};

static ROOM: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Room for a number of bytes; where it begins.
pub fn make(length: usize) -> usize {
    let mut room = ROOM.lock().unwrap_or_else(PoisonError::into_inner);
    *room = vec![0; length];
    room.as_mut_ptr().expose_provenance()
}

/// What was put there.
pub fn take() -> Vec<u8> {
    std::mem::take(&mut ROOM.lock().unwrap_or_else(PoisonError::into_inner))
}
