//! One run: the links to the other processes, the workers of this one, and how both end.

use crate::build::Membership;
use crate::ending::EarlyEnd;
use crate::error::{ClusterError, Peer};
use crate::figures::BuildFigures;
use crate::hosts::Hosts;
use crate::link::{self, HEARTBEAT, ProcessLink, Traffic};
use crate::member::{Member, WorkerCost};
use crate::post::Post;
use endgame::{BuildPlan, Indexer, Store, Watch, WorkCounter, WorkProgress};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};
use timely::communication::allocator::ProcessBuilder;
use timely::communication::allocator::zero_copy::allocator::TcpBuilder;
use timely::communication::allocator::zero_copy::initialize::initialize_networking_from_sockets;
use timely::communication::allocator::zero_copy::stream::Stream;
use timely::communication::{Allocator, Hooks};

/// How long a process that is done waits for the farewells of the others.
const FAREWELL: Duration = Duration::from_secs(5);
const MOMENT: Duration = Duration::from_millis(2);

/// The workers of this process, linked with those of all others.
pub(crate) struct WorkerRun {
    links: Vec<ProcessLink>,
    ending: Arc<EarlyEnd>,
    traffic: Arc<Traffic>,
    peers: Vec<Peer>,
    process: usize,
    workers: usize,
}

/// The task of every worker of this process.
pub(crate) struct WorkerTask<'a, I> {
    pub(crate) indexer: &'a I,
    pub(crate) store: &'a Store,
    pub(crate) plan: &'a BuildPlan,
    /// The workers that write.
    pub(crate) writers: &'a [usize],
}

/// What a worker needs to send and receive; its own thread builds it.
pub(crate) enum WorkerAllocator {
    Alone(ProcessBuilder),
    Linked(TcpBuilder),
}

impl WorkerAllocator {
    fn take(self) -> Allocator {
        match self {
            WorkerAllocator::Alone(builder) => Allocator::Process(builder.build()),
            WorkerAllocator::Linked(builder) => Allocator::Tcp(builder.build()),
        }
    }
}

/// Ends the run when a worker panics: the others would wait for it.
struct Guard<'a>(&'a EarlyEnd);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.end(ClusterError::Failed);
        }
    }
}

impl WorkerRun {
    /// The workers of a team, over connections to the other processes.
    pub(crate) fn new(
        team: &Membership,
        streams: Vec<Option<TcpStream>>,
    ) -> Result<(WorkerRun, Vec<WorkerAllocator>), ClusterError> {
        let hosts = team.hosts.as_ref();
        let peers =
            hosts.map_or(Vec::new(), |hosts: &Hosts| (0..hosts.len()).map(|n| hosts.peer(n)).collect());
        let (ending, traffic) = (Arc::<EarlyEnd>::default(), Arc::<Traffic>::default());
        let (process, workers) = (team.process, team.workers);
        let mut run = WorkerRun { links: Vec::new(), ending, traffic, peers, process, workers };
        let builders = ProcessBuilder::new_typed_vector(team.workers, Hooks::default().refill, None);
        if run.peers.len() < 2 {
            return Ok((run, builders.into_iter().map(WorkerAllocator::Alone).collect()));
        }
        let mut sockets = Vec::new();
        for (process, stream) in streams.into_iter().enumerate() {
            sockets.push(stream.map(|stream| run.link(stream, process)).transpose()?);
        }
        let linked = initialize_networking_from_sockets(
            builders,
            sockets,
            team.process,
            team.workers,
            Hooks::default(),
        );
        let (builders, threads) = linked.map_err(|_| run.gone(run.other()))?;
        // The engine's threads end by themselves, or sleep when a link is lost: no thread waits for them.
        std::mem::forget(threads);
        Ok((run, builders.into_iter().map(WorkerAllocator::Linked).collect()))
    }

    fn link(&mut self, stream: TcpStream, process: usize) -> Result<ProcessLink, ClusterError> {
        let linked = ProcessLink::new(stream, process, &self.peers, &self.ending, &self.traffic);
        let both = linked.and_then(|link| Ok((link.try_clone()?, link)));
        let (link, kept) = both.map_err(|_| self.gone(process))?;
        self.links.push(kept);
        Ok(link)
    }

    fn other(&self) -> usize {
        usize::from(self.process == 0)
    }

    fn gone(&self, process: usize) -> ClusterError {
        ClusterError::Gone { peer: self.peers[process].clone() }
    }

    /// Builds what a plan says is missing.
    pub(crate) fn build<I: Indexer>(
        &self,
        seats: Vec<WorkerAllocator>,
        work: &WorkerTask<I>,
        watch: Watch,
    ) -> Result<BuildFigures, ClusterError> {
        let processes = self.peers.len().max(1) as u64;
        // Every process does about the same, so what this one has done tells about all.
        let total = work.plan.work(work.indexer);
        let tell = |told: WorkProgress| {
            let done = (told.done * processes).min(total);
            (watch.progress)(WorkProgress { done, total, ..told });
        };
        let counter = WorkCounter::new(Watch { stop: watch.stop, progress: &tell }, total);
        let WorkerTask { indexer, store, plan, writers } = *work;
        let member = Member { indexer, store, steps: &plan.steps, writers, counter: &counter };
        let taken = self.work(&member, seats, watch);
        if let Some(reason) = self.ending.take() {
            return Err(self.give_up(reason));
        }
        self.part();
        let most = |get: fn(&WorkerCost) -> u64| taken.iter().map(get).max().unwrap_or(0);
        Ok(BuildFigures {
            processes: processes as usize,
            workers: processes as usize * self.workers,
            positions: plan.positions,
            rounds: most(|taken| taken.rounds),
            bytes_sent: self.traffic.bytes_sent(),
            worker_bytes: most(|taken| taken.peak.bytes()),
        })
    }

    /// Lets the workers of this process work until they are done or the run has ended.
    fn work<I: Indexer>(
        &self,
        member: &Member<I>,
        seats: Vec<WorkerAllocator>,
        watch: Watch,
    ) -> Vec<WorkerCost> {
        let (done, is_done) = channel::<()>();
        std::thread::scope(|scope| {
            scope.spawn(move || self.beat(&is_done));
            let spawn = |allocator: WorkerAllocator| {
                scope.spawn(move || {
                    let _guard = Guard(&self.ending);
                    member.run(Post::new(allocator.take(), &self.ending, watch))
                })
            };
            let workers: Vec<_> = seats.into_iter().map(spawn).collect();
            let taken = workers.into_iter().filter_map(|worker| worker.join().ok()?.ok()).collect();
            drop(done);
            taken
        })
    }

    /// Tells the others now and then that this process is alive.
    fn beat(&self, is_done: &Receiver<()>) {
        while is_done.recv_timeout(HEARTBEAT) == Err(RecvTimeoutError::Timeout) {
            self.links.iter().for_each(ProcessLink::beat);
        }
    }

    /// Waits until all have said farewell: who leaves earlier may look as if it were gone.
    fn part(&self) {
        let (start, wanted) = (Instant::now(), 2 * self.links.len() as u64);
        while self.traffic.farewells() < wanted && !self.ending.is_over() && start.elapsed() < FAREWELL {
            std::thread::sleep(MOMENT);
        }
    }

    /// Tells the others why the run is over.
    pub(crate) fn give_up(&self, reason: ClusterError) -> ClusterError {
        self.ending.end(ClusterError::Failed);
        let notice = link::notice(self.process, &reason);
        self.links.iter().for_each(|link| link.notify(&notice));
        reason
    }
}
