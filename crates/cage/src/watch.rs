//! The parent's side: starts a child, watches its memory, ends it, and says how it ended.

use crate::SCRIPT_MIB;
use crate::end::ChildEnd;
use std::io;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How often the memory of a child is looked at.
const LOOK: Duration = Duration::from_millis(25);
/// The program itself takes a third of this for a value function of chess: nets, tables of moves, stacks; more threads take more.
const PROGRAM_MIB: u64 = 64;
/// The system's own limit stands so far above ours that no memory is refused before the watcher sees it: a script can catch a refusal.
#[cfg(target_os = "linux")]
pub(crate) const BEHIND_MIB: u64 = 4 << 10;
/// Descriptors below this are the standard streams.
#[cfg(unix)]
const FIRST_OTHER: i32 = 3;
/// What the child finds in its environment. Everything else stays outside: it may be secret.
const ENVIRONMENT: [&str; 15] = [
    "COLUMNS",
    "HOME",
    "LANG",
    "LC_ALL",
    "LC_MESSAGES",
    "LD_LIBRARY_PATH",
    "LINES",
    "NO_COLOR",
    "RAYON_NUM_THREADS",
    "RUST_BACKTRACE",
    "TERM",
    "TZ",
    "USERPROFILE",
    "XDG_DATA_HOME",
    "COLORTERM",
];

/// Keeps from children what a shell or an editor has left open in this process: walls around files do not hold for open ones.
/// For the beginning of a program, before it opens what it means to hand over.
pub fn keep_descriptors() {
    #[cfg(unix)]
    close_fds::set_fds_cloexec_threadsafe(FIRST_OTHER, &[]);
}

/// What a child may take beside [`SCRIPT_MIB`] and the program itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Room {
    /// What the request asked for and got: a table, a solver's budget, a recorded tree.
    pub granted_mib: u64,
}

impl Room {
    fn limit_mib(self) -> u64 {
        self.granted_mib.saturating_add(SCRIPT_MIB + PROGRAM_MIB)
    }
}

/// The ends of the child's pipes, where the command asked for some.
#[derive(Default)]
pub struct Pipes {
    /// Its standard input.
    pub stdin: Option<ChildStdin>,
    /// Its standard output.
    pub stdout: Option<ChildStdout>,
    /// Its standard error.
    pub stderr: Option<ChildStderr>,
}

/// A child of ours that runs scripts. It ends when this is dropped, and when the parent ends.
pub struct Cage {
    shared: Arc<WatchState>,
    pipes: Mutex<Pipes>,
    id: u32,
}

#[derive(Default)]
struct WatchState {
    limit_mib: AtomicU64,
    is_unwanted: AtomicBool,
    end: Mutex<Option<ChildEnd>>,
    ended: Condvar,
}

impl Cage {
    /// Starts `command`, this same program with its arguments, pipes and the variables it needs, as a caged child.
    ///
    /// Of the environment it gets what every program needs, and what the command itself sets.
    pub fn start(mut command: Command, room: Room) -> io::Result<Cage> {
        let own: Vec<_> =
            command.get_envs().map(|(name, value)| (name.to_owned(), value.map(ToOwned::to_owned))).collect();
        command.env_clear().envs(ENVIRONMENT.iter().filter_map(|name| Some((name, std::env::var_os(name)?))));
        command.envs(own.into_iter().filter_map(|(name, value)| Some((name, value?))));
        let shared =
            Arc::new(WatchState { limit_mib: AtomicU64::new(room.limit_mib()), ..WatchState::default() });
        let (sender, receiver) = channel();
        let watcher = Arc::clone(&shared);
        // The thread that starts a child lives as long as the child does: the child dies with it.
        std::thread::Builder::new().name("cage".into()).spawn(move || watcher.run(command, &sender))?;
        let (id, pipes) = receiver.recv().map_err(io::Error::other)??;
        Ok(Cage { shared, pipes: Mutex::new(pipes), id })
    }

    /// The number of the child's process.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Hands the pipes out, once.
    pub fn take_pipes(&self) -> Pipes {
        std::mem::take(&mut *lock(&self.pipes))
    }

    /// Gives the child more room, for what a request was granted.
    pub fn grant(&self, mib: u64) {
        self.shared.limit_mib.fetch_add(mib, Ordering::Relaxed);
    }

    /// Ends the child, at most one look later.
    pub fn kill(&self) {
        self.shared.is_unwanted.store(true, Ordering::Relaxed);
    }

    /// How it ended; none while it runs.
    pub fn end(&self) -> Option<ChildEnd> {
        *lock(&self.shared.end)
    }

    /// Waits until it ends by itself or by its limits.
    pub fn wait(&self) -> ChildEnd {
        let mut end = lock(&self.shared.end);
        loop {
            match *end {
                Some(end) => return end,
                None => end = self.shared.ended.wait(end).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// Waits for this long; none if it still runs.
    pub fn wait_for(&self, time: Duration) -> Option<ChildEnd> {
        let end = lock(&self.shared.end);
        let waited = self.shared.ended.wait_timeout_while(end, time, |end| end.is_none());
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }

    /// Waits for this long, then ends it.
    pub fn end_within(&self, grace: Duration) -> ChildEnd {
        self.wait_for(grace).unwrap_or_else(|| {
            self.kill();
            self.wait()
        })
    }
}

impl Drop for Cage {
    fn drop(&mut self) {
        self.kill();
    }
}

impl WatchState {
    /// The watcher's thread: from the start of the child to its end.
    fn run(&self, mut command: Command, started: &Sender<io::Result<(u32, Pipes)>>) {
        let mut child = match command.spawn() {
            Ok(child) => child,
            Err(error) => return drop(started.send(Err(error))),
        };
        let mut watched = Watched::new(&child);
        watched.limit(self.limit_mib.load(Ordering::Relaxed));
        let pipes =
            Pipes { stdin: child.stdin.take(), stdout: child.stdout.take(), stderr: child.stderr.take() };
        if started.send(Ok((child.id(), pipes))).is_err() {
            self.kill_now(&mut child);
        }
        let end = self.watch(&mut child, &mut watched);
        *lock(&self.end) = Some(end);
        self.ended.notify_all();
    }

    fn watch(&self, child: &mut Child, watched: &mut Watched) -> ChildEnd {
        let mut reason = None;
        loop {
            watched.wait(LOOK);
            match child.try_wait() {
                Ok(Some(status)) => return reason.unwrap_or(ChildEnd::of_status(status)),
                Ok(None) => {}
                // A child that cannot be waited for is not ours any more.
                Err(_) => return reason.unwrap_or(ChildEnd::Killed),
            }
            let limit = self.limit_mib.load(Ordering::Relaxed);
            watched.limit(limit);
            if self.is_unwanted.load(Ordering::Relaxed) {
                reason = reason.or(Some(ChildEnd::Killed));
            } else if watched.peak_mib() > limit {
                reason = reason.or(Some(ChildEnd::Memory));
            }
            if reason.is_some() {
                self.kill_now(child);
            }
        }
    }

    fn kill_now(&self, child: &mut Child) {
        // A child that has just ended is as good as killed.
        let _ = child.kill();
    }
}

/// What the system tells about a running child.
#[cfg(target_os = "linux")]
struct Watched {
    process: Option<rustix::process::Pid>,
    /// Becomes readable when the child ends; older kernels have none.
    handle: Option<std::os::fd::OwnedFd>,
    status: Option<crate::status::Status>,
    limit_mib: u64,
}

#[cfg(target_os = "linux")]
impl Watched {
    fn new(child: &Child) -> Watched {
        let process = rustix::process::Pid::from_raw(child.id() as i32);
        let open = |process| rustix::process::pidfd_open(process, rustix::process::PidfdFlags::empty());
        let status = crate::status::Status::open(&child.id().to_string()).ok();
        Watched { process, handle: process.and_then(|process| open(process).ok()), status, limit_mib: 0 }
    }

    /// Waits until the child ends, or for this long.
    fn wait(&self, time: Duration) {
        use rustix::event::{PollFd, PollFlags, Timespec, poll};
        let Some(handle) = &self.handle else { return std::thread::sleep(time) };
        let timeout = Timespec { tv_sec: 0, tv_nsec: i64::from(time.subsec_nanos()) };
        // A wait that is interrupted is only a shorter one.
        let _ = poll(&mut [PollFd::new(handle, PollFlags::IN)], Some(&timeout));
    }

    /// Sets the limit of the system behind ours.
    fn limit(&mut self, mib: u64) {
        use rustix::process::{Resource, Rlimit, getrlimit, prlimit};
        if self.limit_mib == mib {
            return;
        }
        self.limit_mib = mib;
        let behind = mib.saturating_add(BEHIND_MIB).saturating_mul(1 << 20);
        let maximum = getrlimit(Resource::Data).maximum;
        let limit = Rlimit { current: Some(maximum.map_or(behind, |most| most.min(behind))), maximum };
        // Without it the watcher still holds.
        let _ = prlimit(self.process, Resource::Data, limit);
    }

    fn peak_mib(&mut self) -> u64 {
        self.status.as_mut().and_then(crate::status::Status::peak_kib).unwrap_or_default() >> 10
    }
}

/// Elsewhere its end and its size are looked for now and then.
#[cfg(not(target_os = "linux"))]
struct Watched {
    #[cfg(unix)]
    status: Option<crate::status::Status>,
}

#[cfg(not(target_os = "linux"))]
impl Watched {
    #[cfg(unix)]
    fn new(child: &Child) -> Watched {
        Watched { status: crate::status::Status::open(&child.id().to_string()).ok() }
    }

    #[cfg(not(unix))]
    fn new(_: &Child) -> Watched {
        Watched {}
    }

    fn wait(&self, time: Duration) {
        std::thread::sleep(time);
    }

    fn limit(&mut self, _: u64) {}

    #[cfg(unix)]
    fn peak_mib(&mut self) -> u64 {
        self.status.as_mut().and_then(crate::status::Status::peak_kib).unwrap_or_default() >> 10
    }

    #[cfg(not(unix))]
    fn peak_mib(&mut self) -> u64 {
        0
    }
}

/// What a thread that panicked has left is still true here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
