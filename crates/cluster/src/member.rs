//! What one worker does from the first class to the last.

use crate::ending::Over;
use crate::figures::Peak;
use crate::pack::{EntrySource, Packers};
use crate::post::Post;
use crate::solve::{ClassWork, open_patiently};
use crate::tally::tally;
use endgame::{BuildStage, BuildStep, ClassId, Entry, Indexer, Packing, Store, StoredEntries, WorkCounter};

/// What all workers of a process share.
pub(crate) struct Member<'a, I> {
    pub(crate) indexer: &'a I,
    pub(crate) store: &'a Store,
    pub(crate) steps: &'a [BuildStep],
    /// The workers who write, one for every folder of tables.
    pub(crate) writers: &'a [usize],
    pub(crate) counter: &'a WorkCounter<'a>,
}

/// The rounds and the memory that a worker took.
#[derive(Clone, Default)]
pub(crate) struct WorkerCost {
    pub(crate) rounds: u64,
    pub(crate) peak: Peak,
}

impl<I: Indexer> Member<'_, I> {
    /// Builds every class that is missing, together with all other workers.
    pub(crate) fn run(&self, mut post: Post) -> Result<WorkerCost, Over> {
        let mut taken = WorkerCost::default();
        for step in self.steps {
            match step.found {
                StoredEntries::Complete => {}
                StoredEntries::Distances => self.pack_verdicts(step.class, &mut post)?,
                StoredEntries::Nothing => self.build(step.class, &mut post, &mut taken.peak)?,
            }
        }
        taken.rounds = post.rounds();
        post.close()?;
        Ok(taken)
    }

    fn build(&self, class: ClassId, post: &mut Post, peak: &mut Peak) -> Result<(), Over> {
        let solving = self.counter.job(class, BuildStage::Solve);
        let shard = ClassWork::solve(self.indexer, self.store, solving, post, peak)?;
        let packing = tally(self.indexer, class, &shard, post)?;
        let (source, job) = (EntrySource::Shard(&shard), self.counter.job(class, BuildStage::Pack));
        Packers { store: self.store, packing: &packing, source, writers: self.writers, job }.run(post)
    }

    /// Makes the verdicts of a class whose distances are there.
    fn pack_verdicts(&self, class: ClassId, post: &mut Post) -> Result<(), Over> {
        let opened = open_patiently(self.indexer, self.store, class);
        let stored = opened.map_err(|error| post.end(error))?;
        let slices = self.store.count(self.indexer, class).map_err(|error| post.end(error))?;
        // Verdicts need no alphabet.
        let packing = Packing::new(self.indexer, class, std::iter::empty::<Entry>(), slices);
        let (source, job) = (EntrySource::Stored(&stored), self.counter.job(class, BuildStage::Pack));
        Packers { store: self.store, packing: &packing, source, writers: self.writers, job }.run(post)
    }
}
