//! What a worker must ask others about the class in hand: entries of layers that are solved already.

use crate::letter::LetterContent;
use crate::share::Partition;
use endgame::{ClassTable, Entry, Lookup};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

/// The class in hand as one worker knows it: its own positions, and what others have told it.
pub(crate) struct OwnClass {
    share: Arc<Partition>,
    me: usize,
    entries: Arc<ClassTable>,
    asked: Mutex<KnownAnswers>,
    /// Questions that could not be answered, ever: counted apart, because it is asked at every position.
    unanswered: AtomicU64,
}

#[derive(Default)]
struct KnownAnswers {
    /// Answers, by number.
    known: Vec<(u64, i16)>,
    /// Numbers that have been asked for in vain.
    open: Vec<u64>,
}

/// Questions to one other worker.
pub(crate) struct Questions {
    indices: Vec<u64>,
    slots: Vec<u32>,
}

impl OwnClass {
    pub(crate) fn new(share: &Arc<Partition>, me: usize, entries: &Arc<ClassTable>) -> OwnClass {
        let (share, entries) = (Arc::clone(share), Arc::clone(entries));
        OwnClass { share, me, entries, asked: Mutex::default(), unanswered: AtomicU64::new(0) }
    }

    fn lock_answers(&self) -> MutexGuard<'_, KnownAnswers> {
        self.asked.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// How many questions could not be answered so far.
    pub(crate) fn unanswered(&self) -> u64 {
        self.unanswered.load(Ordering::Relaxed)
    }

    /// The open questions, by the worker who can answer.
    pub(crate) fn questions(&self, workers: usize) -> Vec<Questions> {
        let mut open = std::mem::take(&mut self.lock_answers().open);
        open.sort_unstable();
        open.dedup();
        let none = || Questions { indices: Vec::new(), slots: Vec::new() };
        let mut questions: Vec<Questions> = (0..workers).map(|_| none()).collect();
        for index in open {
            let (owner, slot) = self.share.place(index);
            questions[owner].indices.push(index);
            questions[owner].slots.push(slot as u32);
        }
        questions
    }

    /// Another worker asks: the entries at these slots of ours.
    pub(crate) fn answer(&self, slots: &[u32]) -> LetterContent {
        LetterContent::Answer(slots.iter().map(|&slot| self.entries.get(slot.into()).raw()).collect())
    }

    /// Notes answers to questions.
    pub(crate) fn learn(&self, questions: &Questions, entries: &[i16]) {
        self.lock_answers().known.extend(questions.indices.iter().copied().zip(entries.iter().copied()));
    }

    /// All answers are there.
    pub(crate) fn sort(&self) {
        self.lock_answers().known.sort_unstable();
    }

    /// Forgets the answers.
    pub(crate) fn forget(&self) {
        self.lock_answers().known.clear();
    }
}

impl Questions {
    pub(crate) fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    pub(crate) fn news(&self) -> LetterContent {
        LetterContent::Question(self.slots.clone())
    }
}

impl Lookup for OwnClass {
    fn entry(&self, index: u64) -> Entry {
        let (owner, slot) = self.share.place(index);
        if owner == self.me {
            return self.entries.get(slot);
        }
        let mut asked = self.lock_answers();
        match asked.known.binary_search_by_key(&index, |&(known, _)| known) {
            Ok(at) => Entry::from_raw(asked.known[at].1).unwrap_or(Entry::DRAW),
            Err(_) => {
                asked.open.push(index);
                self.unanswered.fetch_add(1, Ordering::Relaxed);
                Entry::DRAW
            }
        }
    }
}
