//! The positions of one class that a worker has in memory.

use crate::share::Partition;
use endgame::{ClassPart, ClassTable, Entry, SolverNode};
use std::ops::Range;
use std::sync::Arc;

/// A worker's part of a class.
pub(crate) struct ClassShard {
    pub(crate) share: Arc<Partition>,
    pub(crate) me: usize,
    /// By slot; together with the entries these are the solver's nodes.
    hopes: Vec<u16>,
    pub(crate) entries: Arc<ClassTable>,
}

/// Positions that follow one another both by number and by slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stretch {
    pub(crate) indices: Range<u64>,
    /// The slot of the first.
    pub(crate) slot: u64,
    /// The local number of the first, in the part it was taken from.
    pub(crate) local: u32,
}

impl ClassShard {
    /// The part of a worker; nothing is known about it yet.
    pub(crate) fn new(share: &Arc<Partition>, me: usize) -> ClassShard {
        let slots = if me < share.workers() { share.slots() } else { 0 };
        let (unseen, _) = SolverNode::UNSEEN.numbers();
        let entries = Arc::new(ClassTable::new(slots));
        ClassShard { share: Arc::clone(share), me, hopes: vec![unseen; slots as usize], entries }
    }

    /// Bytes it takes.
    pub(crate) fn bytes(&self) -> u64 {
        self.hopes.len() as u64 * (size_of::<u16>() as u64 + ClassTable::BYTES)
    }

    #[inline]
    pub(crate) fn node(&self, slot: u64) -> SolverNode {
        SolverNode::from_numbers(self.hopes[slot as usize], self.entries.raw(slot))
    }

    #[inline]
    pub(crate) fn set_node(&mut self, slot: u64, node: SolverNode) {
        let (hopes, entry) = node.numbers();
        self.hopes[slot as usize] = hopes;
        self.entries.set_raw(slot, entry);
    }

    /// Keeps the final entry of a position.
    #[inline]
    pub(crate) fn set_entry(&mut self, slot: u64, entry: Entry) {
        self.entries.set(slot, entry);
    }

    /// The worker's positions in a part, in the order of their local numbers.
    pub(crate) fn stretches(&self, part: &ClassPart) -> impl Iterator<Item = Stretch> {
        let [first, second] = part.runs();
        let before = (first.end - first.start) as u32;
        let first = self.stretches_in(first, 0);
        first.chain(self.stretches_in(second, before))
    }

    /// The worker's positions in a run, the first of which has this local number.
    pub(crate) fn stretches_in(&self, run: Range<u64>, local: u32) -> impl Iterator<Item = Stretch> {
        let start = run.start;
        let owned = (!run.is_empty()).then(|| self.share.owned(self.me, run)).into_iter().flatten();
        owned.map(move |indices| {
            let (slot, local) = (self.share.place(indices.start).1, local + (indices.start - start) as u32);
            Stretch { indices, slot, local }
        })
    }
}

impl Stretch {
    /// The slots.
    pub(crate) fn slots(&self) -> Range<u64> {
        self.slot..self.slot + (self.indices.end - self.indices.start)
    }
}
