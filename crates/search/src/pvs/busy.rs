//! Who is looking at what: several threads share the work of one search by leaving to later what another is at.
//!
//! Every thread searches the same tree. Before it tries a move that is not the first of its node, it asks whether
//! another thread is at that move; if so, the move waits until the others of the node are done. By then its result is
//! often in the table. Nothing is locked: an answer that comes too late costs a little work done twice, never a
//! wrong score.

use std::sync::atomic::{AtomicU64, Ordering};

/// Moves that can be marked at a time; two that fall on the same place disturb each other a little.
const PLACES: usize = 1 << 14;
/// Nobody is here.
const FREE: u64 = 0;

/// A move of a position.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Task(u64);

impl Task {
    pub(super) fn new(key: u64, code: u16) -> Task {
        // A number with bits well mixed: moves of one position fall on places far apart.
        let spread = (u64::from(code) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Task((key ^ spread).max(FREE + 1))
    }
}

/// The moves being looked at by any thread.
pub(super) struct Busy(Box<[AtomicU64]>);

impl Busy {
    pub(super) fn new() -> Busy {
        Busy((0..PLACES).map(|_| AtomicU64::new(FREE)).collect())
    }

    pub(super) fn is_at(&self, task: Task) -> bool {
        self.place(task).load(Ordering::Relaxed) == task.0
    }

    pub(super) fn begin(&self, task: Task) {
        self.place(task).store(task.0, Ordering::Relaxed);
    }

    /// Done; if another task has taken the place, that one stays.
    pub(super) fn end(&self, task: Task) {
        if self.is_at(task) {
            self.place(task).store(FREE, Ordering::Relaxed);
        }
    }

    fn place(&self, task: Task) -> &AtomicU64 {
        &self.0[(task.0 >> 32) as usize % PLACES]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_is_seen_from_its_begin_to_its_end() {
        let busy = Busy::new();
        let (task, other) = (Task::new(1 << 40, 7), Task::new(1 << 40, 8));
        busy.begin(task);
        assert!(busy.is_at(task) && !busy.is_at(other));
        busy.end(other);
        assert!(busy.is_at(task));
        busy.end(task);
        assert!(!busy.is_at(task));
    }

    #[test]
    fn a_task_whose_place_was_taken_does_not_end_the_other() {
        let busy = Busy::new();
        let (task, other) = (Task(5 << 32), Task(5 << 32 | 1));
        busy.begin(task);
        busy.begin(other);
        busy.end(task);
        assert!(busy.is_at(other) && !busy.is_at(task));
    }
}
