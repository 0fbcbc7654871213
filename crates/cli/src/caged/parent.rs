//! The parent's side: runs this program again in a cage, writes its results, hands signals on, says why it was ended.

use super::ROLE;
use cage::{Cage, ChildEnd, Confinement, Room};
use std::io;
use std::net::TcpListener;
use std::process::{Command, ExitCode, Stdio};

/// Bad input: a script that breaks its limits is that, too.
const BAD_INPUT: u8 = 2;
/// The exit status of a panic.
const PANICKED: i32 = 101;
/// What shells add to the number of a signal.
const SIGNALLED: i32 = 128;

/// Runs the same command in a cage.
pub fn run_again() -> ExitCode {
    if !cage::is_possible() {
        return refuse("scripts need a cage, which this system does not have");
    }
    match whole::run() {
        Ok(code) => code,
        Err(error) => refuse(&format!("a script's process cannot be started: {error}")),
    }
}

/// Starts one player of a match in a cage.
pub fn start_player(number: usize, table_mib: u64) -> io::Result<Cage> {
    let mut command = this_program()?;
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).env(ROLE, format!("player {number}"));
    Cage::start(command, Room { granted_mib: table_mib })
}

/// Tries from a cage what must fail there.
pub fn try_walls() -> ExitCode {
    let tried = TcpListener::bind("127.0.0.1:0").and_then(|listener| {
        let mut command = this_program()?;
        command.env(ROLE, format!("try {}", listener.local_addr()?.port()));
        Ok(Cage::start(command, Room::default())?.wait())
    });
    match tried {
        Ok(end) => tell(end, None),
        Err(error) => refuse(&format!("a cage cannot be started: {error}")),
    }
}

/// What a cage gives up on this system, learned by a trial.
pub fn find_walls() -> io::Result<Confinement> {
    let mut command = this_program()?;
    command.env(ROLE, "try 0");
    cage::walls(command)
}

fn this_program() -> io::Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(std::env::args_os().skip(1));
    command.env("LC_ALL", crate::args::language().code());
    Ok(command)
}

fn refuse(reason: &str) -> ExitCode {
    crate::output::tell(&format!("plywood: {reason}\n"));
    ExitCode::from(BAD_INPUT)
}

/// The exit status of the whole, and the one line about a child that was ended; `signal` was handed on to it.
fn tell(end: ChildEnd, signal: Option<i32>) -> ExitCode {
    match (end, signal) {
        (ChildEnd::Exit(PANICKED), _) => {
            refuse("the script met a fault of this program and was stopped; RUST_BACKTRACE=1 shows where")
        }
        (ChildEnd::Exit(code), _) => ExitCode::from(u8::try_from(code).unwrap_or(BAD_INPUT)),
        (ChildEnd::Signal(_) | ChildEnd::Killed, Some(signal)) => {
            ExitCode::from(u8::try_from(SIGNALLED + signal).unwrap_or(BAD_INPUT))
        }
        // The child has said which step it was.
        (ChildEnd::Time, _) => ExitCode::from(BAD_INPUT),
        (end, _) => refuse(&end.to_string()),
    }
}

#[cfg(not(unix))]
mod whole {
    use super::{ExitCode, io};

    pub fn run() -> io::Result<ExitCode> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

#[cfg(unix)]
mod whole {
    use super::super::words::CommandWords;
    use super::{Cage, Command, ExitCode, ROLE, Room, io, tell, this_program};
    use rustix::io::{FdFlags, fcntl_setfd};
    use rustix::process::{Pid, Signal, kill_process};
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use std::io::{PipeReader, PipeWriter};
    use std::os::fd::AsRawFd;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI32, Ordering};
    use std::thread;
    use std::time::Duration;

    /// A child that was asked to end may finish what it writes.
    const GRACE: Duration = Duration::from_secs(10);
    /// A child that was asked twice has nothing left to finish.
    const LAST_GRACE: Duration = Duration::from_secs(1);

    pub fn run() -> io::Result<ExitCode> {
        let words = CommandWords::of_program();
        let mut command = this_program()?;
        let (door, requests, answers) = make_door(&mut command)?;
        let signals = Signals::new([SIGINT, SIGTERM])?;
        let child = Arc::new(Cage::start(command, Room { granted_mib: words.granted_mib() })?);
        // The child has these ends now; the parent's would keep the pipes open for ever.
        drop(door);
        let may_write = words.writable();
        let writer = thread::spawn(move || files::serve_door(requests, answers, may_write));
        let last_signal = Arc::new(AtomicI32::new(0));
        let first_grace = (!words.is_conversation()).then_some(GRACE);
        hand_on(signals, &child, &last_signal, first_grace);
        let end = child.wait();
        // A request that broke off with the child is none.
        drop(writer.join());
        let signal = last_signal.load(Ordering::Relaxed);
        Ok(tell(end, (signal != 0).then_some(signal)))
    }

    /// The child's ends of the two pipes, and the parent's: for requests to write, and for answers.
    type Door = ((PipeWriter, PipeReader), PipeReader, PipeWriter);

    fn make_door(command: &mut Command) -> io::Result<Door> {
        let ((requests, ask), (hear, answers)) = (io::pipe()?, io::pipe()?);
        fcntl_setfd(&ask, FdFlags::empty())?;
        fcntl_setfd(&hear, FdFlags::empty())?;
        command.env(ROLE, format!("run {} {}", ask.as_raw_fd(), hear.as_raw_fd()));
        Ok(((ask, hear), requests, answers))
    }

    /// Hands signals on to the child, and ends it if it does not obey: the first one within the first grace, if there is one.
    fn hand_on(
        mut signals: Signals,
        child: &Arc<Cage>,
        last_signal: &Arc<AtomicI32>,
        first_grace: Option<Duration>,
    ) {
        let (child, last_signal) = (Arc::clone(child), Arc::clone(last_signal));
        thread::spawn(move || {
            for signal in signals.forever() {
                let is_first = last_signal.swap(signal, Ordering::Relaxed) == 0;
                if let (Some(process), Some(named)) = (Pid::from_raw(child.id() as i32), find_signal(signal))
                {
                    // A child that has ended hears nothing.
                    let _ = kill_process(process, named);
                }
                let child = Arc::clone(&child);
                if let Some(grace) = if is_first { first_grace } else { Some(LAST_GRACE) } {
                    thread::spawn(move || child.end_within(grace));
                }
            }
        });
    }

    fn find_signal(signal: i32) -> Option<Signal> {
        match signal {
            SIGINT => Some(Signal::INT),
            SIGTERM => Some(Signal::TERM),
            _ => None,
        }
    }
}
