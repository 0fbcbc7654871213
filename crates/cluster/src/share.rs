//! Which positions of a class belong to which worker.
//!
//! The numbers of every slice are cut into *chunks* of one length, dealt out to the workers in turn. Whole parts stay
//! together where they are small: their owner solves them alone, and nothing has to travel. A position's *slot* is its
//! rank among the positions of its owner. A class that is too small for all workers belongs to the first of them.

use endgame::{BLOCK, Class, ClassPart};
use std::ops::Range;

/// Chunks that every worker should have in a slice, so that no one has much more than another.
const CHUNKS_EACH: u64 = 16;

/// Shorter chunks would only cut neighbours apart.
const SHORTEST: u64 = 64;

/// Positions that make another worker worth while: to wait for one another takes longer than to solve fewer.
const FEWEST: u64 = 1 << 14;

/// How the positions of one class are parted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Partition {
    /// The workers who have positions: the first of all.
    workers: u64,
    chunk: u64,
    /// By slice, its first number, the number after its last, and the slot at which it begins for every worker.
    slices: Vec<(Range<u64>, u64)>,
    slots: u64,
}

impl Partition {
    /// Parts a class whose parts have runs of `run` numbers.
    pub fn new(class: &Class, run: u64, workers: usize) -> Partition {
        let workers = (workers as u64).min(class.len() / FEWEST).max(1);
        let shortest_slice = class.slices.iter().map(|slice| slice.len).min().unwrap_or(0);
        let chunk = chunk(shortest_slice, run.max(1), workers);
        let mut slices = Vec::new();
        let mut slots = 0;
        for (slice, range) in class.ranges() {
            slices.push((range, slots));
            slots += slice.len.div_ceil(chunk).div_ceil(workers) * chunk;
        }
        Partition { workers, chunk, slices, slots }
    }

    /// The workers who have positions.
    pub fn workers(&self) -> usize {
        self.workers as usize
    }

    /// Numbers of a worker that has positions: those, and a few at the end that stand for none.
    pub fn slots(&self) -> u64 {
        self.slots
    }

    /// How long a chunk is.
    pub fn chunk(&self) -> u64 {
        self.chunk
    }

    /// The owner of a position, and its slot.
    #[inline]
    pub fn place(&self, index: u64) -> (usize, u64) {
        let (slice, base) = self.slice_of(index);
        let within = index - slice.start;
        if self.workers == 1 {
            return (0, base + within);
        }
        let (chunk, rest) = (within / self.chunk, within % self.chunk);
        ((chunk % self.workers) as usize, base + chunk / self.workers * self.chunk + rest)
    }

    /// The number of the position that a worker has at a slot.
    pub fn index(&self, worker: usize, slot: u64) -> u64 {
        let slice = self.slices.iter().rev().find(|(_, base)| *base <= slot);
        let (slice, base) = slice.expect("the first slice begins at slot 0");
        let (turn, rest) = ((slot - base) / self.chunk, (slot - base) % self.chunk);
        slice.start + (turn * self.workers + worker as u64) * self.chunk + rest
    }

    /// The runs of numbers inside a run that belong to a worker, in order.
    pub fn owned(&self, worker: usize, run: Range<u64>) -> impl Iterator<Item = Range<u64>> {
        let (slice, chunk, workers) = (self.slice_of(run.start).0.start, self.chunk, self.workers);
        let (first, end) = ((run.start - slice) / chunk, (run.end - slice).div_ceil(chunk));
        let end = if worker < self.workers() { end } else { first };
        let ahead = (worker as u64 + workers - first % workers) % workers;
        let numbers = (first + ahead..end).step_by(workers as usize);
        numbers.map(move |number| {
            let start = slice + number * chunk;
            start.max(run.start)..(start + chunk).min(run.end)
        })
    }

    /// Whether a part belongs to a worker altogether.
    pub fn is_whole(&self, worker: usize, part: &ClassPart) -> bool {
        if self.workers == 1 {
            return worker == 0;
        }
        let is_whole = |run: &Range<u64>| {
            let has_all = |owned: Range<u64>| owned == *run;
            run.is_empty() || self.owned(worker, run.clone()).next().is_some_and(has_all)
        };
        part.runs().iter().all(is_whole)
    }

    /// Whether a worker has any position of a part.
    pub fn has_some(&self, worker: usize, part: &ClassPart) -> bool {
        part.runs().into_iter().any(|run| !run.is_empty() && self.owned(worker, run).next().is_some())
    }

    /// The worker who packs a block: its owner, where blocks have one.
    pub fn packer(&self, block: u64) -> usize {
        match self.chunk <= BLOCK {
            true => self.place(block * BLOCK).0,
            false => (block % self.workers) as usize,
        }
    }

    #[inline]
    fn slice_of(&self, index: u64) -> (&Range<u64>, u64) {
        let slice = self.slices.iter().find(|(range, _)| index < range.end);
        let (range, base) = slice.expect("the number belongs to the class");
        (range, *base)
    }
}

/// The length of a chunk: whole runs if they are short enough for every worker to have some.
fn chunk(slice: u64, run: u64, workers: u64) -> u64 {
    let fair = (slice / (workers * CHUNKS_EACH)).max(SHORTEST);
    if workers == 1 || run > fair {
        return fair.min(BLOCK);
    }
    run * (fair.min(BLOCK) / run).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use endgame::Slice;

    fn class(lens: &[u64]) -> Class {
        let slice = |&len: &u64| Slice { name: "AvB".into(), len };
        let slices = lens.iter().map(slice).collect();
        Class { name: "AvB".into(), pieces: 2, slices, needs: vec![], largest_part: 1, written_moves: 0 }
    }

    /// Every position has one owner and one slot, and both lead back to it.
    #[track_caller]
    fn check(lens: &[u64], run: u64, workers: usize, expected: usize) {
        let class = class(lens);
        let share = Partition::new(&class, run, workers);
        assert_eq!(share.workers(), expected);
        let mut counts = vec![0; workers];
        let mut taken = vec![vec![false; share.slots() as usize]; workers];
        for index in 0..class.len() {
            let (worker, slot) = share.place(index);
            assert_eq!(share.index(worker, slot), index);
            assert!(
                !std::mem::replace(&mut taken[worker][slot as usize], true),
                "slot {slot} is taken twice"
            );
            counts[worker] += 1;
        }
        for (_, range) in class.ranges() {
            let owned =
                |worker| share.owned(worker, range.clone()).map(move |run| (run.start, run.end, worker));
            let mut all: Vec<(u64, u64, usize)> = (0..workers).flat_map(owned).collect();
            all.sort_unstable();
            let joined = all.iter().fold(range.start, |at, &(start, end, worker)| {
                assert_eq!((start, share.place(start).0), (at, worker));
                end
            });
            assert_eq!(joined, range.end);
        }
        assert!(counts[expected..].iter().all(|&count| count == 0), "{counts:?}");
        let busy = &counts[..expected];
        let (least, most) = (busy.iter().min().unwrap(), busy.iter().max().unwrap());
        assert!(most - least <= share.chunk() * lens.len() as u64 + 1, "{counts:?}");
    }

    #[test]
    fn every_position_has_one_owner() {
        check(&[10], 5, 4, 1);
        check(&[29_568, 29_568], 29_568, 4, 3);
        check(&[120_000, 120_000], 28, 3, 3);
        check(&[100_003], 70_000, 7, 6);
        check(&[5_000, 5_000], 10, 1, 1);
    }

    #[test]
    fn short_parts_stay_with_one_worker() {
        let class = class(&[100_000, 100_000]);
        let share = Partition::new(&class, 100, 4);
        let parts = (0..1_000)
            .map(|n| ClassPart::two(n * 100..n * 100 + 100, 100_000 + n * 100..100_000 + n * 100 + 100));
        for part in parts {
            let owner = share.place(part.index(0)).0;
            assert!(share.is_whole(owner, &part), "{part:?}");
            assert!((0..4).all(|worker| share.has_some(worker, &part) == (worker == owner)));
        }
        let whole = ClassPart::two(0..100_000, 100_000..200_000);
        assert!((0..4).all(|worker| share.has_some(worker, &whole) && !share.is_whole(worker, &whole)));
    }
}
