//! A class solved by repeated passes over all its positions: slower than [`crate::solve`] and easier to believe.
//!
//! Every pass looks at each position that is not known yet and asks its moves, as minimax to depth 1 does. Pass `n`
//! writes down what is decided in exactly `n` plies: a longer win that a move out of the class promises must wait, for a
//! shorter one may be found inside. When nothing is left to wait for, what is not known is drawn.

use crate::entry::{Entry, Verdict};
use crate::indexer::{ClassId, Indexer, TablePlace};
use crate::rules::derive;
use crate::table::{ClassTable, SolvedTables};
use rayon::prelude::*;
use search::{Stop, Stopped};
use std::ops::AddAssign;

/// What one pass found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PassCount {
    /// Its number, which is the distance of what it found, in plies.
    pub number: u16,
    /// Positions that the side to move wins.
    pub wins: u64,
    /// Positions that it loses.
    pub losses: u64,
    /// Positions whose wins or losses are longer. Only told for sure by a pass that finds nothing: what others write
    /// down meanwhile may be seen or not.
    waiting: u64,
}

impl PassCount {
    /// Positions that became known.
    pub fn count_known(&self) -> u64 {
        self.wins + self.losses
    }

    /// What one position adds.
    fn of(number: u16, entry: Entry) -> PassCount {
        let one = |is: bool| u64::from(is);
        let is_now = entry.plies() == Some(number);
        PassCount {
            number,
            wins: one(is_now && entry.verdict() == Verdict::Win),
            losses: one(is_now && entry.verdict() == Verdict::Loss),
            waiting: one(entry.plies() > Some(number)),
        }
    }
}

impl AddAssign for PassCount {
    fn add_assign(&mut self, other: PassCount) {
        self.wins += other.wins;
        self.losses += other.losses;
        self.waiting += other.waiting;
    }
}

/// Solves a class pass by pass and tells of each; `solved` must hold all the class needs.
pub fn solve_by_passes<I: Indexer>(
    indexer: &I,
    class: ClassId,
    solved: &SolvedTables,
    stop: &Stop,
    tell: &mut dyn FnMut(PassCount),
) -> Result<ClassTable, Stopped> {
    let passes = Passes { indexer, class, solved, stop, table: ClassTable::new(indexer.class(class).len()) };
    for number in 0.. {
        let count = passes.run(number)?;
        tell(count);
        // The first pass finds what is over; a class may have nothing of that kind and still be won by captures.
        if count.waiting == 0 && count.count_known() == 0 && number > 0 {
            break;
        }
    }
    Ok(passes.table)
}

/// Positions that a thread takes at once.
const CHUNK: u64 = 1 << 10;

struct Passes<'a, I> {
    indexer: &'a I,
    class: ClassId,
    solved: &'a SolvedTables,
    stop: &'a Stop,
    /// What is known; a draw stands for what is not.
    table: ClassTable,
}

impl<I: Indexer> Passes<'_, I> {
    fn run(&self, number: u16) -> Result<PassCount, Stopped> {
        let chunks = self.table.len().div_ceil(CHUNK);
        let counts: Vec<PassCount> =
            (0..chunks).into_par_iter().map(|chunk| self.look_at(number, chunk)).collect::<Result<_, _>>()?;
        let mut total = PassCount { number, ..PassCount::default() };
        counts.into_iter().for_each(|count| total += count);
        Ok(total)
    }

    fn look_at(&self, number: u16, chunk: u64) -> Result<PassCount, Stopped> {
        if self.stop.is_raised() {
            return Err(Stopped);
        }
        let mut count = PassCount::default();
        let mut moves = Vec::new();
        for index in chunk * CHUNK..self.table.len().min((chunk + 1) * CHUNK) {
            let place = TablePlace { class: self.class, index };
            if self.table.get(index) != Entry::DRAW || !self.indexer.is_used(place) {
                continue;
            }
            let state = self.indexer.state(place);
            let entry = derive(self.indexer, &state, &|place| self.entry(place), &mut moves);
            count += PassCount::of(number, entry);
            if entry.plies() == Some(number) {
                self.table.set(index, entry);
            }
        }
        Ok(count)
    }

    /// What is known of a position. An entry of this very pass does no harm: what follows from it is a ply longer.
    fn entry(&self, place: TablePlace) -> Entry {
        if place.class == self.class { self.table.get(place.index) } else { self.solved.entry(place) }
    }
}
