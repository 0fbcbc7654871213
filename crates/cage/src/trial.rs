//! Tries from inside of a cage what must fail there.

use std::fs::OpenOptions;
use std::io;
use std::net::{TcpListener, TcpStream, UdpSocket};
use std::path::PathBuf;
use std::process::Command;

/// What is tried on: things that exist and work outside of a cage.
pub struct TrialTargets {
    /// A file that was not handed over.
    pub secret: PathBuf,
    /// Folders in which a file could be made.
    pub folders: Vec<PathBuf>,
    /// A port of this machine with a listener.
    pub port: u16,
    /// A program that could be started.
    pub program: PathBuf,
}

/// One thing that was tried.
pub struct Attempt {
    /// What was tried.
    pub name: String,
    /// Why it failed; none if it worked.
    pub refusal: Option<io::Error>,
}

/// Tries everything.
pub fn attempt_all(targets: &TrialTargets) -> Vec<Attempt> {
    let mut attempts = vec![
        attempt("read a file", std::fs::read(&targets.secret)),
        attempt(
            "list a folder",
            targets.secret.parent().map_or(Ok(()), |folder| folder.read_dir().map(drop)),
        ),
        attempt("connect by TCP", TcpStream::connect(("127.0.0.1", targets.port))),
        attempt("listen by TCP", TcpListener::bind("127.0.0.1:0")),
        attempt(
            "send by UDP",
            UdpSocket::bind("127.0.0.1:0")
                .and_then(|socket| socket.send_to(b"x", ("127.0.0.1", targets.port))),
        ),
        attempt("start a program", Command::new(&targets.program).spawn().and_then(|mut child| child.wait())),
        attempt(
            "change a file",
            std::fs::metadata(&targets.secret)
                .and_then(|found| std::fs::set_permissions(&targets.secret, found.permissions())),
        ),
    ];
    for folder in &targets.folders {
        let file = folder.join(format!("plywood-cage-{}", std::process::id()));
        let made = OpenOptions::new().write(true).create_new(true).open(&file);
        attempts.push(attempt(
            &format!("write in {}", folder.display()),
            made.and_then(|_| std::fs::remove_file(&file)),
        ));
        attempts.push(attempt(
            &format!("make a folder in {}", folder.display()),
            std::fs::create_dir(&file).and_then(|()| std::fs::remove_dir(&file)),
        ));
    }
    attempts.extend(more());
    attempts
}

fn attempt<T>(name: &str, tried: io::Result<T>) -> Attempt {
    Attempt { name: name.into(), refusal: tried.err() }
}

/// What only Unix has.
#[cfg(unix)]
fn more() -> Vec<Attempt> {
    use rustix::process::{getppid, test_kill_process};
    use std::os::unix::net::UnixDatagram;
    let signal = getppid().map_or(Ok(()), |parent| test_kill_process(parent).map_err(Into::into));
    vec![
        attempt("open a socket of this machine", UnixDatagram::unbound()),
        attempt("signal the parent", signal),
    ]
}

#[cfg(not(unix))]
fn more() -> Vec<Attempt> {
    Vec::new()
}
