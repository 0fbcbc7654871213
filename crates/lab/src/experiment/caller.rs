//! Who has an experiment carried out: hears how far it is and what was found so far, not more often than a reader can follow.

use super::finding::{Finding, ShownGame};
use super::limits::ExperimentLimits;
use arena::CageStarter;
use session::{LongWork, StopFlag};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use stopwatch::Stopwatch;

/// Between two messages of a kind.
const PAUSE: Duration = Duration::from_millis(120);

/// The reports on the way.
pub enum News {
    /// A part of a stage is done.
    Progress {
        /// The name of the stage.
        stage: &'static str,
        /// The part that is done.
        done: u64,
        /// Of what total; 0 where it is unknown.
        total: u64,
    },
    /// What there is so far, and the games since the last time.
    Found {
        /// What there is.
        finding: Box<Finding>,
        /// The games.
        games: Vec<ShownGame>,
    },
}

/// Who has an experiment carried out: hears how far it is, ends it, and says how much it may ask for.
pub struct Caller<'a> {
    tell: &'a (dyn Fn(News) + Sync),
    stop: &'a StopFlag,
    limits: ExperimentLimits,
    starter: Option<CageStarter>,
    told: Mutex<SentNews>,
}

#[derive(Default)]
struct SentNews {
    progress: Option<Stopwatch>,
    found: Option<Stopwatch>,
    finding: Option<Finding>,
    games: Vec<ShownGame>,
}

/// What is left when an experiment is over.
pub struct Rest {
    /// What it has found last.
    pub finding: Option<Finding>,
    /// Games not yet reported.
    pub games: Vec<ShownGame>,
}

impl<'a> Caller<'a> {
    /// Tells this listener; the experiment ends when the flag is raised.
    pub fn new(tell: &'a (dyn Fn(News) + Sync), stop: &'a StopFlag, limits: ExperimentLimits) -> Caller<'a> {
        Caller { tell, stop, limits, starter: None, told: Mutex::default() }
    }

    /// The same; players that run scripts beside engines are started by this.
    #[must_use]
    pub fn with_cages(self, starter: CageStarter) -> Caller<'a> {
        Caller { starter: Some(starter), ..self }
    }

    /// What starts a player in a cage.
    pub(super) fn starter(&self) -> Option<CageStarter> {
        self.starter
    }

    /// How much the experiment may ask for.
    pub fn limits(&self) -> &ExperimentLimits {
        &self.limits
    }

    /// Who ends the experiment.
    pub fn stop(&self) -> &StopFlag {
        self.stop
    }

    /// A part of the experiment that counts how far it is, from any thread.
    pub fn stage<T>(&self, stage: &'static str, work: impl FnOnce(LongWork<'_>) -> T) -> T {
        self.progress(stage, 0, 0);
        let progress = |done: u64, total: u64| self.progress(stage, done, total);
        work(LongWork { stop: self.stop.stop(), progress: &progress })
    }

    /// Reports the part of a stage that is done.
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

    fn lock(&self) -> std::sync::MutexGuard<'_, SentNews> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_time(last: &mut Option<Stopwatch>) -> bool {
    let is_time = last.is_none_or(|last| last.elapsed() >= PAUSE);
    if is_time {
        *last = Some(Stopwatch::start());
    }
    is_time
}
