//! What a build will do and what it takes, told before it starts.

use crate::error::EndgameError;
use crate::indexer::{Class, ClassId, ClassPart, Indexer};
use crate::part::Workspace;
use crate::store::{Store, StoredEntries};
use crate::table::ClassTable;

/// A position takes part in two stages of a build: it is solved and packed.
pub(crate) const STAGES: u64 = 2;

/// Bytes for everything that does not grow with the tables: the program and its numbering.
const BASE_BYTES: u64 = 48 << 20;

/// Bytes of a packed position, never reached in practice: distances alone take less than half of it.
const PACKED_BYTES: u64 = 1;

/// One class in a build.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildStep {
    /// The class.
    pub class: ClassId,
    /// How much of it is there already.
    pub found: StoredEntries,
}

/// What a build will do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildPlan {
    /// Every class in order, finished ones included.
    pub steps: Vec<BuildStep>,
    /// Positions that are still to be solved.
    pub positions: u64,
    /// Bytes of memory needed at the most.
    pub memory: u64,
}

impl BuildPlan {
    /// Units of work, as [`crate::WorkProgress`] counts them.
    pub fn work<I: Indexer>(&self, indexer: &I) -> u64 {
        let units = self.steps.iter().map(|step| match step.found {
            StoredEntries::Complete => 0,
            StoredEntries::Distances => indexer.class(step.class).len(),
            StoredEntries::Nothing => STAGES * indexer.class(step.class).len(),
        });
        units.sum()
    }
}

/// Plans to build every class with up to the given number of pieces, leaving out what is there and sound.
pub fn plan<I: Indexer>(indexer: &I, store: &Store, pieces: u32) -> Result<BuildPlan, EndgameError> {
    let mut plan = BuildPlan { steps: Vec::new(), positions: 0, memory: 0 };
    for class in classes_up_to(indexer, pieces) {
        let found = store.find(indexer, class)?;
        if found == StoredEntries::Nothing {
            plan.positions += indexer.class(class).len();
        }
        if found != StoredEntries::Complete {
            plan.memory = plan.memory.max(memory(indexer, indexer.class(class)));
        }
        plan.steps.push(BuildStep { class, found });
    }
    Ok(plan)
}

/// The classes with up to the given number of pieces, in order.
pub fn classes_up_to<I: Indexer>(indexer: &I, pieces: u32) -> impl Iterator<Item = ClassId> {
    let numbered = (0..).map(ClassId).zip(indexer.classes());
    numbered.filter(move |(_, class)| class.pieces <= pieces).map(|(id, _)| id)
}

/// Bytes needed to solve and pack a class.
fn memory<I: Indexer>(indexer: &I, class: &Class) -> u64 {
    let needed: u64 = class.needs.iter().map(|&need| indexer.class(need).len()).sum();
    let tables = (class.len() + needed) * ClassTable::BYTES;
    // Threads work on parts that do not overlap, so no more than the class at once.
    let threads = rayon::current_num_threads() as u64;
    let at_once = (class.largest_part * threads).min(class.len());
    let solving = at_once * Workspace::bytes(class.written_moves) + threads * Workspace::WAVE_BYTES;
    // A growing list may have twice the room it needs.
    let parts = class.len().div_ceil(class.largest_part.max(1)) * 2 * size_of::<ClassPart>() as u64;
    BASE_BYTES + tables + (parts + solving).max(class.len() * PACKED_BYTES)
}
