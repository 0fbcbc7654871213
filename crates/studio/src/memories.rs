//! What thoughts have learned, kept for the next one of whoever asks: a bounded number of MiB, however many ask.

use crate::place::Reached;
use crate::reply::Refusal;
use search::pvs::Techniques;
use session::{EvalChoice, Memory, Options, Request};
use std::sync::{Mutex, PoisonError};

/// Names are made up by clients; longer ones are refused.
const LONGEST_NAME: usize = 64;

/// What a thread of a search learns besides the table takes less than this.
const THREAD_MIB: usize = 4;

/// Whose memory it is, and what it is good for: nothing that was learned may mean something else in the next thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Owner {
    name: String,
    game: &'static str,
    options: Options,
    eval: EvalChoice,
    techniques: Techniques,
    threads: usize,
    table_mib: Option<usize>,
}

impl Owner {
    /// Whoever gave this name, thinking about this game in this way.
    pub fn new(name: &str, reached: &Reached, request: &Request) -> Result<Owner, Refusal> {
        if name.len() > LONGEST_NAME {
            let length = name.len();
            return Err(Refusal::bad(format!(
                "a memory's name of {length} bytes: expected at most {LONGEST_NAME}"
            )));
        }
        let Request { techniques, threads, table_mib, .. } = *request;
        let (name, game, options) = (name.into(), reached.bench.name(), reached.options.clone());
        Ok(Owner { name, game, options, eval: request.eval.clone(), techniques, threads, table_mib })
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
    /// None yet, and never more than so many MiB.
    pub fn new(most_mib: usize) -> Memories {
        Memories { most_mib, kept: Mutex::new(Vec::new()) }
    }

    /// The memory of an owner, empty if there is none. Until it is kept again nobody else has it.
    pub fn take(&self, owner: &Owner) -> Memory {
        let found = remove(&mut self.lock(), &owner.name);
        found.filter(|kept| kept.owner == *owner).map_or_else(Memory::default, |kept| kept.memory)
    }

    /// Keeps a memory; those that were not used for longest make room.
    pub fn keep(&self, owner: Owner, memory: Memory) {
        let mib = memory.table_mib() + owner.threads * THREAD_MIB;
        let mut kept = self.lock();
        remove(&mut kept, &owner.name);
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

fn remove(kept: &mut Vec<Kept>, name: &str) -> Option<Kept> {
    let found = kept.iter().position(|kept| kept.owner.name == name)?;
    Some(kept.remove(found))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::benches::Benches;
    use crate::place::Place;
    use search::pvs::Technique;
    use session::{DepthLimit, StopFlag};

    fn owner(name: &str, game: &str, request: &Request) -> Owner {
        let reached = Benches::new(&games::ALL, None).reach(Place::of(game)).unwrap();
        Owner::new(name, &reached, request).unwrap()
    }

    /// What a short thought learns in a table of so many MiB.
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
        let owners: Vec<Owner> =
            (0..20).map(|number| owner(&number.to_string(), "mnk", &Request::thinking())).collect();
        for owner in &owners {
            memories.keep(owner.clone(), memory(6));
            let taken: usize = memories.lock().iter().map(|kept| kept.mib).sum();
            assert!(taken <= 30, "{taken} MiB");
        }
        let still: Vec<bool> = owners.iter().map(|owner| !memories.take(owner).is_empty()).collect();
        assert_eq!(still.iter().filter(|there| **there).count(), 3);
        assert!(still.ends_with(&[true; 3]));
        memories.keep(owners[0].clone(), memory(27));
        assert!(memories.take(&owners[0]).is_empty(), "one that is too large is not kept");
        memories.keep(owners[0].clone(), Memory::default());
        assert!(memories.lock().is_empty());
    }

    #[test]
    fn a_memory_is_for_its_owner_and_for_the_same_thoughts() {
        let usual = Request::thinking();
        let is_found = |name: &str, game: &str, request: &Request| {
            let memories = Memories::new(100);
            memories.keep(owner("a", "mnk", &usual), memory(1));
            !memories.take(&owner(name, game, request)).is_empty()
        };
        let deeper = Request { depth: DepthLimit::Plies(9), lines: 3, nodes: Some(5), ..usual.clone() };
        assert!(is_found("a", "mnk", &usual) && is_found("a", "mnk", &deeper));
        let other = Request { eval: EvalChoice::Preset("lines".into()), ..usual.clone() };
        let plain = Request { techniques: usual.techniques.without(Technique::Table), ..usual.clone() };
        assert!(!is_found("b", "mnk", &usual) && !is_found("a", "chess", &usual));
        assert!(!is_found("a", "mnk", &other) && !is_found("a", "mnk", &plain));
    }

    #[test]
    fn a_name_has_one_memory() {
        let memories = Memories::new(100);
        let (first, second) =
            (owner("a", "mnk", &Request::thinking()), owner("a", "chess", &Request::thinking()));
        memories.keep(first.clone(), memory(1));
        memories.keep(second.clone(), memory(1));
        assert_eq!(memories.lock().len(), 1);
        assert!(memories.take(&first).is_empty(), "and it went with the question for another");
        assert!(memories.take(&second).is_empty());
    }
}
