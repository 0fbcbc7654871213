//! The child's side: gives up what it does not need.

use crate::watch::{Cage, Room};
use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

/// A trial says less.
const MAX_TOLD: u64 = 64 << 10;

/// What the child cannot reach any more on this system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Confinement {
    /// Files that were not handed over, and writing at all.
    pub files: bool,
    /// The network, and sockets of other programs.
    pub network: bool,
    /// Other processes, and new ones.
    pub processes: bool,
    /// More memory than it was given: the parent sees how much it takes.
    pub memory: bool,
}

impl Confinement {
    /// The walls by name.
    pub fn rows(&self) -> [(&'static str, bool); 4] {
        let Confinement { files, network, processes, memory } = *self;
        [("files", files), ("network", network), ("processes", processes), ("memory", memory)]
    }

    /// Reads what a child has printed about its walls, among other lines.
    pub fn read(told: &str) -> Confinement {
        let stands = |name: &str| told.lines().any(|line| line == row((name, true)));
        Confinement {
            files: stands("files"),
            network: stands("network"),
            processes: stands("processes"),
            memory: stands("memory"),
        }
    }
}

/// A line for each wall: `files: closed`.
impl std::fmt::Display for Confinement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.rows().into_iter().try_for_each(|wall| writeln!(f, "{}", row(wall)))
    }
}

fn row((name, stands): (&str, bool)) -> String {
    format!("{name}: {}", if stands { "closed" } else { "open" })
}

/// Learns by a trial child, which prints its walls, what holds on this system.
pub fn walls(mut trial: Command) -> std::io::Result<Confinement> {
    trial.stdin(Stdio::null()).stdout(Stdio::piped());
    let child = Cage::start(trial, Room::default())?;
    let mut told = String::new();
    if let Some(output) = child.take_pipes().stdout {
        output.take(MAX_TOLD).read_to_string(&mut told)?;
    }
    Ok(Confinement::read(&told))
}

static INSIDE: AtomicBool = AtomicBool::new(false);

/// Whether this process has entered a cage.
pub fn is_inside() -> bool {
    INSIDE.load(Ordering::Relaxed)
}

/// Gives up everything but reading the files and folders in `handed`. To be called first: before a text of a user is read and
/// before a thread is started, which would keep its rights.
pub fn enter(handed: &[PathBuf]) -> Confinement {
    INSIDE.store(true, Ordering::Relaxed);
    build(handed)
}

#[cfg(target_os = "linux")]
mod linux {
    use super::{Confinement, PathBuf};
    use crate::calls;
    use crate::status::Status;
    use landlock::{
        ABI, Access, AccessFs, AccessNet, Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetError,
        RulesetStatus, Scope, path_beneath_rules,
    };
    use rustix::process::{DumpableBehavior, Resource, Rlimit, Signal};
    use std::sync::Mutex;

    /// Opened before the walls stand.
    pub(super) static STATUS: Mutex<Option<Status>> = Mutex::new(None);

    /// Read here: how many processors there are, which signals are ignored, how much processor time each thread has taken.
    const QUESTIONS: [&str; 4] =
        ["/proc/self/cgroup", "/proc/self/status", "/proc/self/task", "/sys/fs/cgroup"];

    /// Kept open: the kernel makes files of `/proc` anew that are not, and a right to the old ones is none to the new.
    static KEPT: Mutex<Vec<std::fs::File>> = Mutex::new(Vec::new());

    pub(super) fn build(handed: &[PathBuf]) -> Confinement {
        die_with_parent();
        keep_secrets();
        let status = Status::open("self").ok();
        let memory = status.is_some();
        if let Ok(mut kept) = STATUS.lock() {
            *kept = status;
        }
        if let Ok(mut kept) = KEPT.lock() {
            *kept = QUESTIONS.iter().filter_map(|file| std::fs::File::open(file).ok()).collect();
        }
        let files = lock_files(handed).unwrap_or(false);
        let calls = calls::give_up();
        // The calls alone keep the child from writing; what it may read is landlock's.
        Confinement { files: files && calls, network: calls, processes: calls, memory }
    }

    fn die_with_parent() {
        // Where it cannot be had, the child ends when its pipes do.
        let _ = rustix::process::set_parent_process_death_signal(Some(Signal::KILL));
    }

    /// No core files, and no other process may look into this one.
    fn keep_secrets() {
        let _ = rustix::process::setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
        let _ = rustix::process::set_dumpable_behavior(DumpableBehavior::NotDumpable);
    }

    /// Whether the kernel holds at least what it knows.
    fn lock_files(handed: &[PathBuf]) -> Result<bool, RulesetError> {
        let newest = ABI::V6;
        let read = AccessFs::ReadFile | AccessFs::ReadDir;
        let questions = QUESTIONS.map(PathBuf::from);
        // Pipes belong to no folder and need no rule.
        let has_rule = |path: &&PathBuf| {
            std::fs::metadata(path)
                .is_ok_and(|found| !std::os::unix::fs::FileTypeExt::is_fifo(&found.file_type()))
        };
        let paths: Vec<&PathBuf> = handed.iter().chain(&questions).filter(has_rule).collect();
        let ruleset = Ruleset::default()
            .handle_access(AccessFs::from_all(newest))?
            .handle_access(AccessNet::from_all(newest))?
            .scope(Scope::from_all(newest))?
            .create()?
            .add_rules(path_beneath_rules(paths, read))?;
        Ok(ruleset.restrict_self()?.ruleset != RulesetStatus::NotEnforced)
    }
}

#[cfg(target_os = "linux")]
use linux::build;

/// Elsewhere the process itself is the only wall.
#[cfg(not(target_os = "linux"))]
fn build(_: &[PathBuf]) -> Confinement {
    Confinement { memory: crate::is_possible(), ..Confinement::default() }
}

/// The most memory this process ever had at once; none outside of a cage.
#[cfg(target_os = "linux")]
pub fn peak_mib() -> Option<u64> {
    linux::STATUS.lock().ok()?.as_mut()?.peak_kib().map(|kib| kib >> 10)
}

/// The most memory this process ever had at once; none outside of a cage.
#[cfg(not(target_os = "linux"))]
pub fn peak_mib() -> Option<u64> {
    None
}

/// Whether this process took more memory than its cage has, even if it was for a moment.
#[cfg(target_os = "linux")]
pub fn is_over_limit() -> bool {
    use rustix::process::{Resource, getrlimit};
    // The parent sets the system's limit so far behind its own.
    let behind = getrlimit(Resource::Data).current.map(|bytes| bytes >> 20);
    let limit = behind.and_then(|mib| mib.checked_sub(crate::watch::BEHIND_MIB));
    matches!((peak_mib(), limit), (Some(peak), Some(limit)) if peak > limit)
}

/// Whether this process took more memory than its cage has, even if it was for a moment.
#[cfg(not(target_os = "linux"))]
pub fn is_over_limit() -> bool {
    false
}
