//! One worker solves its part of a class, layer by layer, together with the others.

use crate::ending::Over;
use crate::error::ClusterError;
use crate::figures::Peak;
use crate::letter::{Letter, LetterContent};
use crate::post::{Post, Right};
use crate::questions::OwnClass;
use crate::shard::ClassShard;
use crate::share::Partition;
use crate::wave::Wave;
use endgame::{
    ClassId, ClassPart, Expansion, Indexer, SolvedTables, SolverNode, SolverView, StageJob, Store,
    StoredClass, Workspace,
};
use std::sync::Arc;

/// Positions that wait for answers at a time.
const WAITING: usize = 1 << 15;
/// Positions between two looks at whether the run has ended, and at what the tables read so far take.
const LOOK: usize = 1 << 12;
/// Bytes of other classes that a worker keeps in memory: what is over is read again when it is needed.
const KEPT: u64 = 256 << 20;
/// Slots that a word of a letter can name.
const MOST_SLOTS: u64 = 1 << 31;

/// The parts of a class in which a worker has positions.
pub(crate) struct Layers {
    pub(crate) share: Arc<Partition>,
    /// By layer; a layer without parts of ours is one in which others work.
    parts: Vec<Vec<ClassPart>>,
    /// Whether any part of the class belongs to several workers.
    has_shared: bool,
}

impl Layers {
    /// Parts a class and finds what belongs to a worker.
    pub(crate) fn new<I: Indexer>(indexer: &I, id: ClassId, me: usize, workers: usize) -> Layers {
        let class = indexer.class(id);
        let mut run = 0;
        indexer.for_each_part(id, &mut |_, part| {
            run = part.runs().iter().map(|part| part.end - part.start).fold(run, u64::max);
        });
        let share = Arc::new(Partition::new(class, run, workers));
        let mut parts: Vec<Option<Vec<ClassPart>>> = Vec::new();
        let mut has_shared = false;
        indexer.for_each_part(id, &mut |layer, part| {
            has_shared |= !part.is_empty() && !share.is_whole(share.place(part.index(0)).0, &part);
            if parts.len() <= layer {
                parts.resize(layer + 1, None);
            }
            let ours = parts[layer].get_or_insert_default();
            if share.has_some(me, &part) {
                ours.push(part);
            }
        });
        Layers { share, parts: parts.into_iter().flatten().collect(), has_shared }
    }

    fn bytes(&self) -> u64 {
        self.parts.iter().map(|layer| (layer.capacity() * size_of::<ClassPart>()) as u64).sum()
    }
}

/// A class in the hands of one worker.
pub(crate) struct ClassWork<'a, I> {
    indexer: &'a I,
    store: &'a Store,
    class: ClassId,
    shard: ClassShard,
    own: Arc<OwnClass>,
    solved: SolvedTables,
    stored: Vec<(ClassId, Arc<StoredClass>)>,
    peak: Peak,
    /// Positions looked at since the last look around.
    looked: usize,
}

/// A position whose moves could not all be followed yet.
struct OpenPosition {
    part: u32,
    local: u32,
    slot: u64,
}

impl<'a, I: Indexer> ClassWork<'a, I> {
    /// Solves the worker's part of the class of a job.
    pub(crate) fn solve(
        indexer: &'a I,
        store: &'a Store,
        job: StageJob,
        post: &mut Post,
        peak: &mut Peak,
    ) -> Result<ClassShard, Over> {
        let layers = Layers::new(indexer, job.class, post.me(), post.peers());
        check_size(indexer, job.class, &layers.share, post)?;
        let shard = ClassShard::new(&layers.share, post.me());
        let own = Arc::new(OwnClass::new(&layers.share, post.me(), &shard.entries));
        let mut solved = SolvedTables::default();
        solved.insert_lookup(job.class, Arc::clone(&own) as _);
        let (stored, peak_so_far) = (Vec::new(), peak.clone());
        let class = job.class;
        let mut work =
            ClassWork { indexer, store, class, shard, own, solved, stored, peak: peak_so_far, looked: 0 };
        work.open_needs().map_err(|error| post.end(error))?;
        let held = work.shard.bytes() + layers.bytes();
        for parts in &layers.parts {
            work.expand(parts, post)?;
            if layers.share.workers() > 1 {
                // A process at this layer may still ask about those before it.
                let own = Arc::clone(&work.own);
                post.finish_step(|post, right, letter| serve(&own, post, right, letter))?;
            }
            work.solve_whole_parts(parts, held, job, post)?;
            if layers.has_shared {
                work.pass_wave(parts, held, post)?;
            }
            job.add(work.positions(parts));
        }
        *peak = work.peak;
        Ok(work.shard)
    }

    /// Opens the tables of the classes that this one leads to; their blocks are read as they are needed.
    fn open_needs(&mut self) -> Result<(), ClusterError> {
        self.check_stored()?;
        self.stored.clear();
        for &need in &self.indexer.class(self.class).needs {
            let stored = Arc::new(open_patiently(self.indexer, self.store, need)?);
            self.solved.insert_lookup(need, Arc::clone(&stored) as _);
            self.stored.push((need, stored));
        }
        Ok(())
    }

    /// Solves the parts that are ours altogether.
    fn solve_whole_parts(
        &mut self,
        parts: &[ClassPart],
        held: u64,
        job: StageJob,
        post: &Post,
    ) -> Result<(), Over> {
        let mut workspace = Workspace::default();
        self.peak.note(held + self.kept_bytes());
        for part in parts {
            if self.shard.share.is_whole(self.shard.me, part) {
                self.peak.note(held + self.kept_bytes() + u64::from(part.len()) * Workspace::bytes(0));
                self.solve_whole(part, &mut workspace, job, post)?;
            }
        }
        Ok(())
    }

    /// Solves the parts that others have positions of too.
    fn pass_wave(&mut self, parts: &[ClassPart], held: u64, post: &mut Post) -> Result<(), Over> {
        let is_shared = |part: &&ClassPart| !self.shard.share.is_whole(self.shard.me, part);
        let shared: Vec<ClassPart> = parts.iter().filter(is_shared).cloned().collect();
        let wave = Wave::new(self.indexer, self.class, &shared, post.peers());
        let lists = wave.pass(&mut self.shard, post)?;
        self.peak.note(held + self.kept_bytes() + lists);
        Ok(())
    }

    /// How many positions of these parts are ours.
    fn positions(&self, parts: &[ClassPart]) -> u64 {
        let stretches = parts.iter().flat_map(|part| self.shard.stretches(part));
        stretches.map(|stretch| stretch.indices.end - stretch.indices.start).sum()
    }

    /// Looks at every position of ours in these parts once.
    fn expand(&mut self, parts: &[ClassPart], post: &mut Post) -> Result<(), Over> {
        let mut expansion = Expansion::default();
        let mut open: Vec<OpenPosition> = Vec::new();
        for (number, part) in (0..).zip(parts) {
            let view = self.indexer.view(self.class, part);
            if !view.can_retract() {
                let class = self.indexer.class(self.class).name.clone();
                return Err(post.end(ClusterError::OneWay { class }));
            }
            let stretches: Vec<_> = self.shard.stretches(part).collect();
            for stretch in stretches {
                for (slot, local) in stretch.slots().zip(stretch.local..) {
                    if !self.look(view.as_ref(), local, slot, &mut expansion) {
                        open.push(OpenPosition { part: number, local, slot });
                    }
                    self.look_around(post)?;
                    if open.len() >= WAITING {
                        self.close(&mut open, parts, post)?;
                    }
                }
            }
        }
        self.close(&mut open, parts, post)
    }

    /// Looks at a position; not possible while something about it must be asked.
    fn look(&mut self, view: &dyn SolverView, local: u32, slot: u64, expansion: &mut Expansion) -> bool {
        let unanswered = self.own.unanswered();
        expansion.clear();
        view.expand(local, &self.solved, expansion);
        let is_known = self.own.unanswered() == unanswered;
        if is_known {
            self.shard.set_node(slot, SolverNode::new(expansion));
        }
        is_known
    }

    /// Now and then: has the run ended, and do the tables read so far take too much?
    fn look_around(&mut self, post: &mut Post) -> Result<(), Over> {
        self.looked += 1;
        if !self.looked.is_multiple_of(LOOK) {
            return Ok(());
        }
        post.check()?;
        if self.kept_bytes() > KEPT {
            self.open_needs().map_err(|error| post.end(error))?;
        }
        Ok(())
    }

    fn kept_bytes(&self) -> u64 {
        self.stored.iter().map(|(_, stored)| stored.bytes()).sum()
    }

    /// Asks what is open, and looks again at the positions that waited for it.
    fn close(
        &mut self,
        open: &mut Vec<OpenPosition>,
        parts: &[ClassPart],
        post: &mut Post,
    ) -> Result<(), Over> {
        self.ask(post)?;
        let mut expansion = Expansion::default();
        let mut current: Option<(u32, Box<dyn SolverView + '_>)> = None;
        for waiting in open.drain(..) {
            if current.as_ref().is_none_or(|(number, _)| *number != waiting.part) {
                let part = &parts[waiting.part as usize];
                current = Some((waiting.part, self.indexer.view(self.class, part)));
            }
            if let Some((_, view)) = &current {
                let is_known = self.look(view.as_ref(), waiting.local, waiting.slot, &mut expansion);
                debug_assert!(is_known, "all answers are there");
            }
        }
        self.own.forget();
        self.check_stored().map_err(|error| post.end(error))
    }

    /// Sends the open questions and waits for the answers, answering others meanwhile.
    fn ask(&self, post: &mut Post) -> Result<(), Over> {
        let questions = self.own.questions(post.peers());
        let mut missing = 0;
        for (owner, questions) in questions.iter().enumerate().filter(|(_, asked)| !asked.is_empty()) {
            post.send(owner, questions.news());
            missing += 1;
        }
        while missing > 0 {
            post.work()?;
            for delivery in post.take() {
                for letter in delivery.letters {
                    if let LetterContent::Answer(entries) = &letter.news {
                        self.own.learn(&questions[letter.from as usize], entries);
                        missing -= 1;
                    } else {
                        serve(&self.own, post, delivery.right.clone(), letter)?;
                    }
                }
            }
        }
        self.own.sort();
        Ok(())
    }

    /// Solves a part that is ours altogether.
    fn solve_whole(
        &mut self,
        part: &ClassPart,
        workspace: &mut Workspace,
        job: StageJob,
        post: &Post,
    ) -> Result<(), Over> {
        let view = self.indexer.view(self.class, part);
        let slots: Vec<_> = self.shard.stretches(part).map(|stretch| stretch.slots()).collect();
        let slots = || slots.iter().cloned().flatten();
        let solved =
            workspace.solve_seen(view.as_ref(), slots().map(|slot| self.shard.node(slot)), job.watch());
        solved.map_err(|stopped| post.end(stopped))?;
        for (slot, entry) in slots().zip(workspace.entries()) {
            self.shard.set_entry(slot, entry);
        }
        post.check()
    }

    /// Fails if a table could not be read.
    fn check_stored(&self) -> Result<(), ClusterError> {
        self.stored.iter().try_for_each(|(_, stored)| stored.check()).map_err(ClusterError::from)
    }
}

/// Answers a question.
fn serve(own: &OwnClass, post: &mut Post, right: Right, letter: Letter) -> Result<(), Over> {
    if let LetterContent::Question(slots) = letter.news {
        post.send_with(right, letter.from as usize, own.answer(&slots));
    }
    Ok(())
}

/// A class whose parts are too large for the workers is refused.
fn check_size<I: Indexer>(indexer: &I, id: ClassId, share: &Partition, post: &Post) -> Result<(), Over> {
    if share.slots() <= MOST_SLOTS {
        return Ok(());
    }
    let class = indexer.class(id);
    let (positions, workers) = (class.len(), post.peers());
    let needed = positions.div_ceil(MOST_SLOTS / 2);
    Err(post.end(ClusterError::TooLarge { class: class.name.clone(), positions, workers, needed }))
}

/// How often, and how long apart, a table that another process has just written is looked for: a shared folder may show
/// it a little later.
const LOOKS: u32 = 40;
const PAUSE: std::time::Duration = std::time::Duration::from_millis(250);

/// Opens a table, waiting for it a while.
pub(crate) fn open_patiently<I: Indexer>(
    indexer: &I,
    store: &Store,
    class: ClassId,
) -> Result<StoredClass, ClusterError> {
    for _ in 0..LOOKS {
        match store.stored(indexer, class) {
            Err(endgame::EndgameError::Missing { .. }) => std::thread::sleep(PAUSE),
            opened => return Ok(opened?),
        }
    }
    Ok(store.stored(indexer, class)?)
}
