//! Tells how far an experiment is and what it has found so far, not more often than anybody can read.

use crate::lab::finding::{Finding, ShownGame};
use session::{LongWork, StopFlag};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Between two messages of a kind.
const PAUSE: Duration = Duration::from_millis(120);

/// What is told on the way.
pub enum News {
    /// So much of so much of a stage is done.
    Progress {
        /// The name of the stage.
        stage: &'static str,
        done: u64,
        total: u64,
    },
    /// What there is so far, and the games since the last time.
    Found { finding: Box<Finding>, games: Vec<ShownGame> },
}

/// Whom an experiment tells.
pub struct Teller<'a> {
    tell: &'a (dyn Fn(News) + Sync),
    stop: &'a StopFlag,
    told: Mutex<Told>,
}

#[derive(Default)]
struct Told {
    progress: Option<Instant>,
    found: Option<Instant>,
    finding: Option<Finding>,
    games: Vec<ShownGame>,
}

/// What is left when an experiment is over.
pub struct Rest {
    /// What it has found last.
    pub finding: Option<Finding>,
    /// Games nobody has heard of.
    pub games: Vec<ShownGame>,
}

impl<'a> Teller<'a> {
    /// Tells this listener; the experiment ends when the flag is raised.
    pub fn new(tell: &'a (dyn Fn(News) + Sync), stop: &'a StopFlag) -> Teller<'a> {
        Teller { tell, stop, told: Mutex::default() }
    }

    /// Who ends the experiment.
    pub fn stop(&self) -> &StopFlag {
        self.stop
    }

    /// A part of the experiment that counts how far it is, from any thread.
    pub fn stage<T>(&self, stage: &'static str, work: impl FnOnce(LongWork<'_>) -> T) -> T {
        self.progress(stage, 0, 0);
        let progress = |done: u64, total: u64| self.progress(stage, done, total);
        work(LongWork { stop: self.stop.as_atomic(), progress: &progress })
    }

    /// So much of so much is done.
    pub fn progress(&self, stage: &'static str, done: u64, total: u64) {
        if is_time(&mut self.lock().progress) {
            (self.tell)(News::Progress { stage, done, total });
        }
    }

    /// A game to be looked at, told with what is found next.
    pub fn game(&self, game: ShownGame) {
        self.lock().games.push(game);
    }

    /// What is found so far.
    pub fn found(&self, finding: Finding) {
        let mut told = self.lock();
        told.finding = Some(finding.clone());
        if is_time(&mut told.found) {
            let games = std::mem::take(&mut told.games);
            drop(told);
            (self.tell)(News::Found { finding: Box::new(finding), games });
        }
    }

    /// What has not been told.
    pub fn rest(self) -> Rest {
        let told = self.told.into_inner().unwrap_or_else(PoisonError::into_inner);
        Rest { finding: told.finding, games: told.games }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_time(last: &mut Option<Instant>) -> bool {
    let is_time = last.is_none_or(|last| last.elapsed() >= PAUSE);
    if is_time {
        *last = Some(Instant::now());
    }
    is_time
}
