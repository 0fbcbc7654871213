//! `plywood endgame build` by many workers: threads of this process, or of several.

use super::endgame::watched;
use crate::args::EndgameBuild;
use crate::output;
use cluster::{BuildFigures, BuildNotice, ClusterError, Hosts, Membership, Peer};
use endgame::{BuildPlan, Indexer, Store};

/// Whether workers shall part the positions.
pub fn is_asked_for(build: &EndgameBuild) -> bool {
    build.hosts.is_some() || build.workers.is_some()
}

/// Builds, and tells what that took.
pub fn build<I: Indexer>(
    numbering: &I,
    store: &Store,
    pieces: u32,
    build: &EndgameBuild,
) -> Result<BuildFigures, ClusterError> {
    let hosts = build.hosts.as_deref().map(Hosts::read).transpose()?;
    let workers = build.workers.map_or(1, usize::from);
    let team = Membership { hosts, process: build.process.unwrap_or(0), workers };
    let processes = team.hosts.as_ref().map_or(1, Hosts::len);
    let tell = |told: BuildNotice| match told {
        BuildNotice::Waiting(missing) => output::tell(&format!("waiting for {}\n", list(missing))),
        // With JSON, standard output has the figures only; a closed output is reported at the end.
        BuildNotice::Planned(plan) if !build.work.print.json => {
            let _ = output::say(&announced(plan, store, workers, processes));
        }
        BuildNotice::Planned(_) => {}
    };
    watched(|watch| cluster::build(numbering, store, pieces, &team, watch, &tell))
}

/// The processes that are missing; of many only the first.
fn list(missing: &[Peer]) -> String {
    const SHOWN: usize = 4;
    let mut names: Vec<String> = missing.iter().take(SHOWN).map(Peer::to_string).collect();
    if missing.len() > SHOWN {
        names.push(format!("{} more", missing.len() - SHOWN));
    }
    names.join(", ")
}

fn announced(plan: &BuildPlan, store: &Store, workers: usize, processes: usize) -> String {
    format!(
        "{} positions to solve in {} classes by {} workers in {processes} processes, tables in {}\n",
        output::count(plan.positions),
        plan.steps.len(),
        workers * processes,
        store.directory().display()
    )
}

/// What a build has taken, in one line.
pub fn describe_figures(figures: &BuildFigures) -> String {
    format!(
        "{} positions solved in {} rounds; this process sent {} bytes; a worker held {} MiB at the most\n",
        output::count(figures.positions),
        output::count(figures.rounds),
        output::count(figures.bytes_sent),
        figures.worker_bytes.div_ceil(1 << 20),
    )
}
