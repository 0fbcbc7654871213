//! Building tables together: the processes that take part and the missing tables.

use crate::connect::{FoundProcess, PATIENCE, PeerSearch};
use crate::error::{ClusterError, Peer};
use crate::figures::BuildFigures;
use crate::hello::{Hello, Introduction};
use crate::hosts::Hosts;
use crate::run::{WorkerRun, WorkerTask};
use crate::token::Folder;
use endgame::{BuildPlan, Indexer, Store, Watch};

/// The processes that build together, and the number of this one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Membership {
    /// The addresses of all processes; without them this one is alone, and nothing listens.
    pub hosts: Option<Hosts>,
    /// The number of this process.
    pub process: usize,
    /// Workers of every process.
    pub workers: usize,
}

/// What a build tells before it begins.
pub enum BuildNotice<'a> {
    /// These processes have not been found yet.
    Waiting(&'a [Peer]),
    /// All are there, and this is what will be done.
    Planned(&'a BuildPlan),
}

/// Builds every class with up to the given number of pieces, together with the other processes of a team.
pub fn build<I: Indexer>(
    indexer: &I,
    store: &Store,
    pieces: u32,
    team: &Membership,
    watch: Watch,
    tell: &dyn Fn(BuildNotice),
) -> Result<BuildFigures, ClusterError> {
    let hosts = team.hosts.as_ref();
    hosts.map_or(Ok(()), |hosts| check_process(team.process, hosts))?;
    let folder = Folder::enter(store)?;
    let mut plan = endgame::plan(indexer, store, pieces)?;
    let hello = Hello::new(Introduction {
        indexer,
        store,
        plan: &plan,
        pieces,
        process: team.process,
        workers: team.workers,
        hosts: hosts.map_or(0, Hosts::checksum),
        token: folder.token().to_string(),
        writes: folder.is_ours(),
    });
    let classes = indexer.classes();
    let search = |hosts| PeerSearch { hosts, hello: &hello, classes, watch, tell, patience: PATIENCE }.run();
    let found = hosts.map_or(Ok(vec![None]), search)?;
    let hellos: Vec<&Hello> = found
        .iter()
        .map(|other| other.as_ref().map_or(&hello, |other: &FoundProcess| &other.hello))
        .collect();
    agree(&mut plan, indexer, &hellos);
    let (folder_is_free, writers) = (folder.check(&hellos), writers(&hellos));
    let streams = found.into_iter().map(|other| other.map(|other| other.stream)).collect();
    let (run, seats) = WorkerRun::new(team, streams)?;
    if let Err(error) = folder_is_free {
        return Err(run.give_up(error));
    }
    tell(BuildNotice::Planned(&plan));
    let work = WorkerTask { indexer, store, plan: &plan, writers: &writers };
    run.build(seats, &work, watch)
}

fn check_process(process: usize, hosts: &Hosts) -> Result<(), ClusterError> {
    let last = hosts.len() - 1;
    if process > last { Err(ClusterError::Process { process, last }) } else { Ok(()) }
}

/// A class counts as present only where every process has it.
fn agree<I: Indexer>(plan: &mut BuildPlan, indexer: &I, hellos: &[&Hello]) {
    for step in &mut plan.steps {
        step.found = Hello::found(hellos, step.class);
    }
    let missing = plan.steps.iter().filter(|step| step.found == endgame::StoredEntries::Nothing);
    plan.positions = missing.map(|step| indexer.class(step.class).len()).sum();
}

/// The first worker of every process that has a folder of its own.
fn writers(hellos: &[&Hello]) -> Vec<usize> {
    let own = hellos.iter().filter(|hello| hello.writes);
    own.map(|hello| hello.process * hello.workers).collect()
}
