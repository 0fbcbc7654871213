//! Classes that are solved when they are first asked for, and then kept in memory.

use crate::indexer::{ClassId, Indexer};
use crate::solve::solve;
use crate::table::{Solved, Table};
use crate::watch::Watch;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};

/// Threads that solve a class: more would start later than a small class is solved.
const THREADS: usize = 2;

/// The tables solved so far, by class.
pub(crate) struct Memory(Vec<OnceLock<Arc<Table>>>);

impl Memory {
    /// Room for so many classes.
    pub(crate) fn new(classes: usize) -> Memory {
        Memory((0..classes).map(|_| OnceLock::new()).collect())
    }

    /// The table of a class, solved now unless it has been.
    pub(crate) fn table<I: Indexer>(&self, indexer: &I, class: ClassId) -> &Arc<Table> {
        self.0[class.number()].get_or_init(|| {
            let mut solved = Solved::default();
            for &need in &indexer.class(class).needs {
                solved.insert(need, Arc::clone(self.table(indexer, need)));
            }
            solve_apart(indexer, class, &mut solved)
        })
    }
}

/// Solves on threads of its own: one of the caller's that waits for a table must not be handed work that waits for it too.
fn solve_apart<I: Indexer>(indexer: &I, class: ClassId, solved: &mut Solved) -> Arc<Table> {
    let never = AtomicBool::new(false);
    let watch = Watch { stop: &never, progress: &|_| {} };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(THREADS).build().expect("threads can be started");
    let work = || pool.install(|| solve(indexer, class, solved, watch)).expect("nobody stops it");
    std::thread::scope(|scope| scope.spawn(work).join()).expect("solving a class does not panic")
}
