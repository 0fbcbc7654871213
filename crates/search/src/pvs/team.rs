//! Several threads on one search: they share out the moves, and the first to finish a round finishes it for all.
//!
//! A round is one search of the root with one window. Since all threads take over its answer, all choose the same next
//! window and the same next depth, and stay together.

use super::deferred::ActiveMoves;
use crate::Stopped;
use crate::score::Score;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// What a round found out.
#[derive(Clone)]
pub(super) struct RoundResult<M> {
    pub score: Score,
    /// The best line, or at least its first move.
    pub moves: Vec<M>,
}

/// What the threads of one search tell each other, besides what is in the table.
pub(super) struct Team<M> {
    pub active: ActiveMoves,
    /// How many rounds are finished, and so the number of answers.
    finished: AtomicUsize,
    answers: Mutex<Vec<RoundResult<M>>>,
}

impl<M: Clone> Team<M> {
    pub(super) fn new() -> Team<M> {
        Team { active: ActiveMoves::new(), finished: AtomicUsize::new(0), answers: Mutex::default() }
    }

    /// Has any thread finished this round?
    pub(super) fn has_finished(&self, round: usize) -> bool {
        self.finished.load(Ordering::Relaxed) > round
    }

    /// The answer of a round: that of the thread that was first, or none if it is not finished.
    pub(super) fn agree(
        &self,
        round: usize,
        found: Result<RoundResult<M>, Stopped>,
    ) -> Result<RoundResult<M>, Stopped> {
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(answer) = answers.get(round) {
            return Ok(answer.clone());
        }
        let answer = found?;
        answers.push(answer.clone());
        self.finished.store(answers.len(), Ordering::Relaxed);
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_answer_of_a_round_holds_for_all() {
        let answer = |score| Ok(RoundResult { score: Score(score), moves: vec![score] });
        let team = Team::new();
        assert!(!team.has_finished(0));
        assert!(team.agree(0, Err(Stopped)).is_err());
        for (round, found, expected) in
            [(0, answer(3), 3), (0, answer(5), 3), (1, answer(7), 7), (0, Err(Stopped), 3)]
        {
            let agreed = team.agree(round, found).unwrap();
            assert_eq!((agreed.score, agreed.moves), (Score(expected), vec![expected]));
        }
        assert!(team.has_finished(1) && !team.has_finished(2));
    }

    /// Threads that come to a round at any time, with an answer of their own or none, go on with the same one.
    #[test]
    fn many_threads_agree_on_every_round() {
        const THREADS: usize = 8;
        const ROUNDS: usize = 2000;
        let team = Team::new();
        let team = &team;
        let play = move |thread: usize| -> Vec<usize> {
            let answer_of = |round: usize| {
                // Some are stopped in the midst of a round, but never all.
                let gives_up = thread > 0 && (round + thread).is_multiple_of(3);
                let score = Score((round * THREADS + thread) as i32);
                let found =
                    if gives_up { Err(Stopped) } else { Ok(RoundResult { score, moves: vec![thread] }) };
                loop {
                    if let Ok(agreed) = team.agree(round, found.clone()) {
                        assert!(team.has_finished(round));
                        assert_eq!(agreed.score.0 as usize, round * THREADS + agreed.moves[0]);
                        return agreed.moves[0];
                    }
                    std::thread::yield_now();
                }
            };
            (0..ROUNDS).map(answer_of).collect()
        };
        let agreed: Vec<Vec<usize>> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..THREADS).map(|thread| scope.spawn(move || play(thread))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        assert!(agreed.iter().all(|answers| *answers == agreed[0]));
        assert!(team.has_finished(ROUNDS - 1) && !team.has_finished(ROUNDS));
    }
}
