//! What all requests share.

use crate::benches::Benches;
use crate::cages::Cages;
use crate::config::{Launch, Limits};
use crate::games::Games;
use crate::memories::Memories;
use crate::place::{Place, Reached};
use crate::pool::Pool;
use crate::reply::Refusal;
use crate::searches::Searches;
use crate::workshop::Workshop;
use session::{Language, StopFlag};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::Semaphore;

/// Requests that take no search are done in moments; this is only to be safe.
pub const QUICK: Duration = Duration::from_secs(20);

/// Requests without a search that are worked on at the same time, for each search.
const CLERKS: usize = 2;

/// What all requests share.
pub struct Studio {
    /// Bounds on what a request may ask.
    pub limits: Limits,
    /// Where searches run.
    pub thinkers: Pool,
    /// Where experiments run: they take long, and nobody who searches waits for them.
    pub experimenters: Pool,
    /// Where everything else runs, so that a move never waits for a search.
    pub clerks: Pool,
    /// What runs scripts; none where the studio does so itself.
    pub cages: Option<Arc<Cages>>,
    /// One permit for each open socket.
    pub sockets: Arc<Semaphore>,
    /// The games in use.
    pub benches: Arc<Benches>,
    /// What thoughts have learned.
    pub memories: Arc<Memories>,
    /// Searches that run under a name.
    pub searches: Searches,
    /// Where endings are solved.
    pub workshop: Arc<Workshop>,
    /// The list of games in each language, made when it is first asked for.
    pub catalogues: [OnceLock<String>; Language::ALL.len()],
}

/// The state as routes get it.
pub type Shared = Arc<Studio>;

impl Studio {
    /// A studio for these games within these limits, with the tables of this folder.
    pub fn new(games: Games, limits: Limits, data: Option<PathBuf>) -> Studio {
        let clerks = Limits { running: limits.running * CLERKS, ..limits.clone() };
        let thinkers = Pool::new(&limits);
        Studio {
            workshop: Arc::new(Workshop::new(thinkers.permits(), limits.running)),
            thinkers,
            experimenters: Pool::new(&Limits { patience: limits.experiment_time, ..limits.clone() }),
            clerks: Pool::new(&clerks),
            cages: None,
            sockets: Arc::new(Semaphore::new(limits.sockets)),
            benches: Arc::new(Benches::new(games, data)),
            memories: Arc::new(Memories::new(limits.memory_mib)),
            searches: Searches::default(),
            catalogues: Default::default(),
            limits,
        }
    }

    /// The same, with children that run scripts where they can be started.
    pub fn with_children(self, launch: Option<Launch>) -> Studio {
        Studio { cages: launch.map(|launch| Cages::new(launch, &self.limits)), ..self }
    }

    /// How many threads work for requests now.
    pub fn busy(&self) -> usize {
        [&self.thinkers, &self.experimenters, &self.clerks].iter().map(|pool| pool.busy()).sum()
    }

    /// Does something short with a position.
    pub async fn quick<T, W>(&self, place: Place, work: W) -> Result<T, Refusal>
    where
        T: Send + 'static,
        W: FnOnce(Reached, &StopFlag) -> Result<T, Refusal> + Send + 'static,
    {
        let benches = Arc::clone(&self.benches);
        let work = move |stop: &StopFlag| benches.reach(place).and_then(|reached| work(reached, stop));
        self.clerks.run(StopFlag::default(), QUICK, work).await?
    }

    /// Does something with a position that takes a search.
    pub async fn think<T, W>(&self, place: Place, work: W) -> Result<T, Refusal>
    where
        T: Send + 'static,
        W: FnOnce(Reached, &StopFlag) -> Result<T, Refusal> + Send + 'static,
    {
        self.think_until(StopFlag::default(), place, work).await
    }

    /// The same, until the flag is raised.
    pub async fn think_until<T, W>(&self, stop: StopFlag, place: Place, work: W) -> Result<T, Refusal>
    where
        T: Send + 'static,
        W: FnOnce(Reached, &StopFlag) -> Result<T, Refusal> + Send + 'static,
    {
        let benches = Arc::clone(&self.benches);
        let work = move |stop: &StopFlag| benches.reach(place).and_then(|reached| work(reached, stop));
        self.thinkers.run(stop, self.limits.search_time, work).await?
    }
}
