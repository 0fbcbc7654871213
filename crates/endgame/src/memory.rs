//! Classes that are solved in memory, at the first question or when prepared in advance, and then kept.

use crate::indexer::{ClassId, Indexer};
use crate::solve::{solve, solve_counted};
use crate::table::{ClassTable, SolvedTables};
use crate::watch::{BuildStage, StageJob, Watch, WorkCounter};
use rayon::prelude::*;
use search::{Stop, Stopped};
use std::sync::{Arc, OnceLock};

/// Threads that solve a class: more would start later than a small class is solved.
const THREADS: usize = 2;

/// What happens when a class is asked for that is not solved yet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MissingClass {
    /// It is solved now, and the caller waits.
    Solve,
    /// Nothing is known of it: it may take a while, and the caller decides when.
    Leave,
}

/// The tables solved so far, by class.
pub(crate) struct SolvedClasses {
    tables: Vec<OnceLock<Arc<ClassTable>>>,
    unsolved: MissingClass,
}

impl SolvedClasses {
    /// Room for this number of classes.
    pub(crate) fn new(classes: usize, unsolved: MissingClass) -> SolvedClasses {
        SolvedClasses { tables: (0..classes).map(|_| OnceLock::new()).collect(), unsolved }
    }

    /// The table of a class, if it is to be had.
    pub(crate) fn get<I: Indexer>(&self, indexer: &I, class: ClassId) -> Option<&Arc<ClassTable>> {
        match self.unsolved {
            MissingClass::Solve => Some(self.table(indexer, class)),
            MissingClass::Leave => self.tables[class.number()].get(),
        }
    }

    /// Whether a class is solved.
    pub(crate) fn is_solved(&self, class: ClassId) -> bool {
        self.tables[class.number()].get().is_some()
    }

    /// The table of a class, solved now unless it has been.
    fn table<I: Indexer>(&self, indexer: &I, class: ClassId) -> &Arc<ClassTable> {
        self.tables[class.number()].get_or_init(|| {
            let mut solved = SolvedTables::default();
            for &need in &indexer.class(class).needs {
                solved.insert(need, Arc::clone(self.table(indexer, need)));
            }
            solve_apart(indexer, class, &mut solved)
        })
    }

    /// Solves a class and all it needs now, with a watch that may stop it.
    pub(crate) fn prepare<I: Indexer>(
        &self,
        indexer: &I,
        class: ClassId,
        watch: Watch,
    ) -> Result<(), Stopped> {
        let mut order = with_needs(indexer, class);
        order.retain(|&need| !self.is_solved(need));
        let counter = WorkCounter::new(watch, order.iter().map(|&need| indexer.class(need).len()).sum());
        while !order.is_empty() {
            // Classes that do not need one another are solved side by side.
            let is_ready =
                |class: &ClassId| indexer.class(*class).needs.iter().all(|&need| self.is_solved(need));
            let (ready, rest): (Vec<ClassId>, Vec<ClassId>) = order.into_iter().partition(is_ready);
            ready
                .par_iter()
                .try_for_each(|&class| self.solve_next(indexer, counter.job(class, BuildStage::Solve)))?;
            order = rest;
        }
        Ok(())
    }

    /// Solves a class all of whose needs are solved.
    fn solve_next<I: Indexer>(&self, indexer: &I, job: StageJob) -> Result<(), Stopped> {
        let mut solved = SolvedTables::default();
        for &need in &indexer.class(job.class).needs {
            solved.insert(need, Arc::clone(self.table(indexer, need)));
        }
        let table = solve_counted(indexer, &mut solved, job)?;
        self.tables[job.class.number()].get_or_init(|| table);
        Ok(())
    }
}

/// A class after all it needs, directly or not.
pub fn with_needs<I: Indexer>(indexer: &I, class: ClassId) -> Vec<ClassId> {
    let mut order = vec![class];
    let mut next = 0;
    while next < order.len() {
        let needs = indexer.class(order[next]).needs.iter().copied();
        order.extend(needs.filter(|need| !order.contains(need)).collect::<Vec<_>>());
        next += 1;
    }
    // Classes come after those they need in the numbering.
    order.sort();
    order
}

fn solve_apart<I: Indexer>(indexer: &I, class: ClassId, solved: &mut SolvedTables) -> Arc<ClassTable> {
    let never = Stop::new();
    let watch = Watch { stop: &never, progress: &|_| {} };
    apart(|| solve(indexer, class, solved, watch)).expect("nothing stops it")
}

/// Works on a few threads of its own: one of the caller's that waits for a table must not be handed work that waits for it
/// too, and other work on the caller's threads goes on meanwhile. In a browser there are no threads, and nothing waits.
pub fn apart<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    if cfg!(target_family = "wasm") {
        return work();
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(THREADS).build().expect("threads can be started");
    let work = || pool.install(work);
    std::thread::scope(|scope| scope.spawn(work).join()).expect("solving a class does not panic")
}
