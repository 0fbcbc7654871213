//! What thoughts have learned, kept for the next one of the same client: a bounded number of MiB, however many clients ask.

use crate::refusal::Refusal;
use session::Memory;
use std::sync::{Mutex, PoisonError};

/// Names are made up by clients; longer ones are refused.
const LONGEST_NAME: usize = 64;

/// What a thread of a search learns besides the table takes less than this.
const THREAD_MIB: usize = 4;

/// Whose memory it is: a name that a client made up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner(String);

impl Owner {
    /// The client that gave this name.
    pub fn new(name: String) -> Result<Owner, Refusal> {
        match name.len() {
            0..=LONGEST_NAME => Ok(Owner(name)),
            length => Err(Refusal::bad(format!(
                "a memory's name of {length} bytes: expected at most {LONGEST_NAME}"
            ))),
        }
    }
}

/// A memory and what it takes.
struct StoredMemory {
    owner: Owner,
    memory: Memory,
    mib: usize,
}

/// The memories that wait for their owners. A name has one at most.
pub struct Memories {
    most_mib: usize,
    /// The most recently used is last.
    kept: Mutex<Vec<StoredMemory>>,
}

impl Memories {
    /// None yet, and never more than this many MiB.
    pub fn new(most_mib: usize) -> Memories {
        Memories { most_mib, kept: Mutex::new(Vec::new()) }
    }

    /// The memory of an owner, empty if there is none. Until it is kept again no other thought has it.
    pub fn take(&self, owner: &Owner) -> Memory {
        remove(&mut self.lock(), owner).unwrap_or_default()
    }

    /// Keeps what a thought by this many threads has learned; memories that were not used for longest make room.
    pub fn keep(&self, owner: Owner, memory: Memory, threads: usize) {
        let mib = memory.table_mib() + threads * THREAD_MIB;
        let mut kept = self.lock();
        remove(&mut kept, &owner);
        if memory.is_empty() || mib > self.most_mib {
            return;
        }
        while kept.iter().map(|kept| kept.mib).sum::<usize>() + mib > self.most_mib {
            kept.remove(0);
        }
        kept.push(StoredMemory { owner, memory, mib });
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<StoredMemory>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn remove(kept: &mut Vec<StoredMemory>, owner: &Owner) -> Option<Memory> {
    let found = kept.iter().position(|kept| kept.owner == *owner)?;
    Some(kept.remove(found).memory)
}
