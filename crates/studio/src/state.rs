//! What all requests share.

use crate::cages::Cages;
use crate::config::{ChildLaunch, ServerLimits};
use crate::pool::SearchPool;
use crate::rest::RestTimes;
use desk::{AnswerTime, Answered, Desk, Refusal};
use session::Games;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// Requests that take no search are done in moments; this is only to be safe.
pub const QUICK: Duration = Duration::from_secs(20);

/// Requests without a search that are worked on at the same time, for each search.
const CLERKS: usize = 2;

/// What all requests share.
pub struct Studio {
    /// Bounds on what clients may ask.
    pub limits: ServerLimits,
    /// What answers.
    pub desk: Arc<Desk>,
    /// Where searches run.
    pub thinkers: SearchPool,
    /// Where experiments run: they take long, and no search waits for them.
    pub experimenters: SearchPool,
    /// Where everything else runs, so that a move never waits for a search.
    pub clerks: SearchPool,
    /// What runs scripts; none where the studio does so itself.
    pub cages: Option<Arc<Cages>>,
    /// One permit for each open socket.
    pub sockets: Arc<Semaphore>,
}

/// The state as routes get it.
pub type SharedStudio = Arc<Studio>;

impl Studio {
    /// A studio for these games within these limits, with the tables of this folder, and with children that run scripts where
    /// they can be started.
    pub fn new(
        games: Games,
        limits: ServerLimits,
        data: Option<PathBuf>,
        launch: Option<ChildLaunch>,
    ) -> Studio {
        let thinkers = SearchPool::new(&limits);
        let rest = RestTimes::new(thinkers.permits(), limits.running);
        let scripted = launch.as_ref().map_or(&[][..], |launch| launch.games);
        let desk = Desk::new(games, limits.questions.clone(), data).without(scripted);
        Studio {
            desk: Arc::new(desk.with_background(move |chore| rest.begin(chore))),
            thinkers,
            experimenters: SearchPool::new(&ServerLimits {
                patience: limits.questions.experiment_time,
                ..limits.clone()
            }),
            clerks: SearchPool::new(&ServerLimits { running: limits.running * CLERKS, ..limits.clone() }),
            cages: launch.map(|launch| Cages::new(launch, &limits)),
            sockets: Arc::new(Semaphore::new(limits.sockets)),
            limits,
        }
    }

    /// How many threads work for requests now.
    pub fn busy(&self) -> usize {
        [&self.thinkers, &self.experimenters, &self.clerks].iter().map(|pool| pool.busy()).sum()
    }

    /// Where work of an effort is done, and how long it may take.
    pub fn pool(&self, effort: AnswerTime) -> (&SearchPool, Duration) {
        let limits = &self.limits.questions;
        match effort {
            AnswerTime::None | AnswerTime::Moment => (&self.clerks, QUICK),
            AnswerTime::Search => (&self.thinkers, limits.search_time),
            AnswerTime::Thought => (&self.thinkers, limits.think_time),
            AnswerTime::Experiment => (&self.experimenters, limits.experiment_time),
        }
    }

    /// The answer to a question at an address, when its turn comes.
    pub async fn answer(&self, path: &str, said: &[u8]) -> Result<Answered, Refusal> {
        let asked = self.desk.read(path, said)?;
        if asked.effort == AnswerTime::None {
            return desk::answer(&self.desk, asked);
        }
        let (pool, time) = self.pool(asked.effort);
        let desk = Arc::clone(&self.desk);
        pool.run(asked.stop.clone(), time, move |_| desk::answer(&desk, asked)).await?
    }
}
