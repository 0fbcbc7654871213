//! What thoughts have learned, kept for the next one of the same client: a bounded number of MiB, however many clients ask.

use crate::reply::Refusal;
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
struct Kept {
    owner: Owner,
    memory: Memory,
    mib: usize,
}

/// The memories that wait for their owners. A name has one at most.
pub struct Memories {
    most_mib: usize,
    /// The most recently used is last.
    kept: Mutex<Vec<Kept>>,
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
        kept.push(Kept { owner, memory, mib });
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn remove(kept: &mut Vec<Kept>, owner: &Owner) -> Option<Memory> {
    let found = kept.iter().position(|kept| kept.owner == *owner)?;
    Some(kept.remove(found).memory)
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{DepthLimit, Request, StopFlag};

    fn owner(name: &str) -> Owner {
        Owner::new(name.into()).unwrap()
    }

    /// What a short thought learns in a table of this many MiB.
    fn memory(mib: usize) -> Memory {
        let bench = games::open("mnk", []).unwrap();
        let mut session = bench.begin(&session::At::default()).unwrap();
        let request = Request { depth: DepthLimit::Plies(1), table_mib: Some(mib), ..Request::thinking() };
        session.think(&request, &StopFlag::default(), &mut |_| {}).unwrap();
        session.take_memory()
    }

    #[test]
    fn memories_are_bounded_and_the_oldest_go() {
        let memories = Memories::new(30);
        let owners: Vec<Owner> = (0..20).map(|number| owner(&number.to_string())).collect();
        for owner in &owners {
            memories.keep(owner.clone(), memory(6), 1);
            let taken: usize = memories.lock().iter().map(|kept| kept.mib).sum();
            assert!(taken <= 30, "{taken} MiB");
        }
        let still: Vec<bool> = owners.iter().map(|owner| !memories.take(owner).is_empty()).collect();
        assert_eq!(still.iter().filter(|there| **there).count(), 3);
        assert!(still.ends_with(&[true; 3]));
        memories.keep(owners[0].clone(), memory(27), 1);
        assert!(memories.take(&owners[0]).is_empty(), "one that is too large is not kept");
        memories.keep(owners[0].clone(), Memory::default(), 1);
        assert!(memories.lock().is_empty());
    }

    #[test]
    fn a_name_has_one_memory() {
        let memories = Memories::new(100);
        memories.keep(owner("a"), memory(1), 1);
        memories.keep(owner("a"), memory(2), 1);
        assert_eq!(memories.lock().len(), 1);
        assert!(memories.take(&owner("b")).is_empty());
        assert_eq!(memories.take(&owner("a")).table_mib(), 2);
        assert!(memories.take(&owner("a")).is_empty(), "it was taken");
    }
}
