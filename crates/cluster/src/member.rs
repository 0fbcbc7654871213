//! What one worker does from the first class to the last.

use crate::ending::Over;
use crate::figures::Peak;
use crate::pack::{Packers, Source};
use crate::post::Post;
use crate::solve::{ClassWork, open_patiently};
use crate::tally::tally;
use endgame::{ClassId, Counter, Entry, Found, Indexer, Packing, Stage, Step, Store};

/// What all workers of a process share.
pub(crate) struct Member<'a, I> {
    pub(crate) indexer: &'a I,
    pub(crate) store: &'a Store,
    pub(crate) steps: &'a [Step],
    /// The workers who write, one for every folder of tables.
    pub(crate) writers: &'a [usize],
    pub(crate) counter: &'a Counter<'a>,
}

/// What a worker has taken.
#[derive(Clone, Default)]
pub(crate) struct Taken {
    pub(crate) rounds: u64,
    pub(crate) peak: Peak,
}

impl<I: Indexer> Member<'_, I> {
    /// Builds every class that is missing, together with all other workers.
    pub(crate) fn run(&self, mut post: Post) -> Result<Taken, Over> {
        let mut taken = Taken::default();
        for step in self.steps {
            match step.found {
                Found::Complete => {}
                Found::Distances => self.pack_verdicts(step.class, &mut post)?,
                Found::Nothing => self.build(step.class, &mut post, &mut taken.peak)?,
            }
        }
        taken.rounds = post.rounds();
        post.close()?;
        Ok(taken)
    }

    fn build(&self, class: ClassId, post: &mut Post, peak: &mut Peak) -> Result<(), Over> {
        let solving = self.counter.job(class, Stage::Solve);
        let shard = ClassWork::solve(self.indexer, self.store, solving, post, peak)?;
        let packing = tally(self.indexer, class, &shard, post)?;
        let (source, job) = (Source::Shard(&shard), self.counter.job(class, Stage::Pack));
        Packers { store: self.store, packing: &packing, source, writers: self.writers, job }.run(post)
    }

    /// Makes the verdicts of a class whose distances are there.
    fn pack_verdicts(&self, class: ClassId, post: &mut Post) -> Result<(), Over> {
        let opened = open_patiently(self.indexer, self.store, class);
        let stored = opened.map_err(|error| post.end(error))?;
        let slices = self.store.count(self.indexer, class).map_err(|error| post.end(error))?;
        // Verdicts need no alphabet.
        let packing = Packing::new(self.indexer, class, std::iter::empty::<Entry>(), slices);
        let (source, job) = (Source::Stored(&stored), self.counter.job(class, Stage::Pack));
        Packers { store: self.store, packing: &packing, source, writers: self.writers, job }.run(post)
    }
}
