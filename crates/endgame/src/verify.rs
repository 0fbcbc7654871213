//! An independent pass over finished tables: every position is worked out again from its successors by the rules.
//!
//! If every entry agrees with its successors, the tables are right. Distances fall by one with every ply, so a
//! won position leads to the end of a game; and a drawn position always has a drawn successor and none that is
//! lost, so neither side can be made to lose.

use crate::build::fetch_needs;
use crate::count::count;
use crate::entry::{Entry, Verdict};
use crate::error::EndgameError;
use crate::format::FileKind;
use crate::indexer::{ClassId, IndexedMove, Indexer, TablePlace};
use crate::plan::classes_up_to;
use crate::probe::BlockReader;
use crate::rules::derive;
use crate::store::Store;
use crate::table::SolvedTables;
use crate::watch::{BuildStage, StageJob, Watch, WorkCounter};
use rayon::prelude::*;
use std::sync::Arc;

/// Positions that one thread checks at a time.
const CHUNK: u64 = 1 << 14;

/// Wrong positions that are kept to be looked at; the others are only counted.
const MAX_EXAMPLES: usize = 20;

/// A position whose tables are wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The position.
    pub place: TablePlace,
    /// What the distance file says.
    pub stored: Entry,
    /// What the successors say.
    pub derived: Entry,
    /// What the verdict file says, if it must say anything.
    pub verdict: Option<Verdict>,
}

/// What a verification found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verification {
    /// Positions looked at.
    pub positions: u64,
    /// Positions whose tables are wrong.
    pub wrong: u64,
    /// The first of them.
    pub examples: Vec<Mismatch>,
    /// Classes whose stored counts are wrong.
    pub miscounted: Vec<ClassId>,
}

/// Checks every position of every class with up to the given number of pieces. All of them must be in the store.
pub fn verify<I: Indexer>(
    indexer: &I,
    store: &Store,
    pieces: u32,
    watch: Watch,
) -> Result<Verification, EndgameError> {
    let classes: Vec<ClassId> = classes_up_to(indexer, pieces).collect();
    let total = classes.iter().map(|&class| indexer.class(class).len()).sum();
    let counter = WorkCounter::new(watch, total);
    let mut result = Verification::default();
    let mut solved = SolvedTables::default();
    for class in classes {
        verify_class(indexer, store, &mut solved, counter.job(class, BuildStage::Verify), &mut result)?;
    }
    Ok(result)
}

fn verify_class<I: Indexer>(
    indexer: &I,
    store: &Store,
    solved: &mut SolvedTables,
    job: StageJob,
    result: &mut Verification,
) -> Result<(), EndgameError> {
    fetch_needs(indexer, store, job.class, solved)?;
    let table = Arc::new(store.load(indexer, job.class)?);
    solved.insert(job.class, Arc::clone(&table));
    let verdicts = BlockReader::new(store.open(indexer, job.class, FileKind::Verdicts)?);
    let check = ClassCheck { indexer, solved, verdicts: &verdicts, job };
    let chunks = table.len().div_ceil(CHUNK);
    let found: Vec<ChunkFaults> =
        (0..chunks).into_par_iter().map(|chunk| check.chunk(chunk)).collect::<Result<_, EndgameError>>()?;
    for findings in found {
        result.positions += findings.positions;
        result.wrong += findings.wrong;
        result.examples.extend(findings.examples);
    }
    result.examples.truncate(MAX_EXAMPLES);
    if store.count(indexer, job.class)? != count(indexer, job.class, &table) {
        result.miscounted.push(job.class);
    }
    Ok(())
}

/// What is wrong in one chunk.
#[derive(Default)]
struct ChunkFaults {
    positions: u64,
    wrong: u64,
    examples: Vec<Mismatch>,
}

/// What the threads share while a class is checked.
struct ClassCheck<'a, I> {
    indexer: &'a I,
    solved: &'a SolvedTables,
    verdicts: &'a BlockReader,
    job: StageJob<'a>,
}

impl<I: Indexer> ClassCheck<'_, I> {
    fn chunk(&self, chunk: u64) -> Result<ChunkFaults, EndgameError> {
        self.job.check()?;
        let start = chunk * CHUNK;
        let end = (start + CHUNK).min(self.indexer.class(self.job.class).len());
        let mut findings = ChunkFaults::default();
        let mut moves = Vec::new();
        for index in start..end {
            if !self.indexer.is_used(TablePlace { class: self.job.class, index }) {
                continue;
            }
            findings.positions += 1;
            if let Some(mismatch) = self.position(index, &mut moves)? {
                findings.wrong += 1;
                findings.examples.push(mismatch);
                findings.examples.truncate(MAX_EXAMPLES);
            }
        }
        self.job.add(end - start);
        Ok(findings)
    }

    fn position(
        &self,
        index: u64,
        moves: &mut Vec<IndexedMove<I>>,
    ) -> Result<Option<Mismatch>, EndgameError> {
        let place = TablePlace { class: self.job.class, index };
        let state = self.indexer.state(place);
        let stored = self.solved.entry(place);
        let derived = derive(self.indexer, &state, &|place| self.solved.entry(place), moves);
        let verdict = match self.indexer.stores_verdict(place) {
            true => Some(self.verdicts.verdict(index)?),
            false => None,
        };
        let is_numbered_right = self.indexer.index(&state) == Some(place);
        let is_judged_right = stored == derived && verdict.is_none_or(|verdict| verdict == stored.verdict());
        let mismatch = Mismatch { place, stored, derived, verdict };
        Ok((!is_numbered_right || !is_judged_right).then_some(mismatch))
    }
}
