//! Finding the other processes: one listens on its own address for those after it and calls those before it.

use crate::build::Told;
use crate::error::{ClusterError, Peer};
use crate::hello::{self, Hello};
use crate::hosts::Hosts;
use crate::link;
use endgame::{Class, Watch};
use std::io::{self, ErrorKind, Write};
use std::net::{TcpListener, TcpStream, ToSocketAddrs};
use std::time::{Duration, Instant};

/// How long a call may take before it is tried again.
const CALL: Duration = Duration::from_secs(2);
/// How long somebody who is connected has to say hello: a stranger must not keep us.
const GREETING: Duration = Duration::from_secs(5);
/// Between two rounds of looking for the others.
const PAUSE: Duration = Duration::from_millis(50);
/// How long we wait in silence.
const SOON: Duration = Duration::from_millis(500);

/// A process that has been found.
pub(crate) struct Found {
    pub(crate) stream: TcpStream,
    pub(crate) hello: Hello,
}

/// The search for the other processes.
pub(crate) struct Search<'a> {
    pub(crate) hosts: &'a Hosts,
    pub(crate) hello: &'a Hello,
    pub(crate) classes: &'a [Class],
    pub(crate) watch: Watch<'a>,
    pub(crate) tell: &'a dyn Fn(Told),
}

impl Search<'_> {
    /// Finds all others; none in the place of this process.
    pub(crate) fn run(&self) -> Result<Vec<Option<Found>>, ClusterError> {
        let mut found: Vec<Option<Found>> = (0..self.hosts.len()).map(|_| None).collect();
        match self.find(&mut found) {
            Ok(()) => Ok(found),
            Err(error) => {
                // Who has been found would take this process for the one that is gone.
                let notice = link::notice(self.hello.process, &error);
                let streams = found.iter_mut().flatten().map(|other| &mut other.stream);
                streams.for_each(|stream| _ = stream.write_all(&notice));
                Err(error)
            }
        }
    }

    fn find(&self, found: &mut [Option<Found>]) -> Result<(), ClusterError> {
        let listener = self.listen()?;
        let (start, mut told) = (Instant::now(), Vec::new());
        loop {
            self.watch.check()?;
            self.call(found)?;
            if let Some(listener) = &listener {
                self.hear(listener, found)?;
            }
            let missing = self.missing(found);
            if missing.is_empty() {
                return Ok(());
            }
            self.check_found(found)?;
            if missing != told && start.elapsed() > SOON {
                (self.tell)(Told::Waiting(&missing));
                told = missing;
            }
            std::thread::sleep(PAUSE);
        }
    }

    /// Listens on the own address, unless nobody will call.
    fn listen(&self) -> Result<Option<TcpListener>, ClusterError> {
        let process = self.hello.process;
        if process + 1 == self.hosts.len() {
            return Ok(None);
        }
        let address = self.hosts.address(process);
        let listener = TcpListener::bind(address).and_then(|listener| {
            listener.set_nonblocking(true)?;
            Ok(listener)
        });
        let failed = |source| ClusterError::Listen { address: address.to_string(), process, source };
        listener.map(Some).map_err(failed)
    }

    fn missing(&self, found: &[Option<Found>]) -> Vec<Peer> {
        let is_missing = |&process: &usize| process != self.hello.process && found[process].is_none();
        (0..found.len()).filter(is_missing).map(|process| self.hosts.peer(process)).collect()
    }

    /// Calls those before this one. Who does not answer has not been started yet.
    fn call(&self, found: &mut [Option<Found>]) -> Result<(), ClusterError> {
        let before = found.iter_mut().enumerate().take(self.hello.process);
        for (process, place) in before.filter(|(_, place)| place.is_none()) {
            let Some(stream) = connect(self.hosts.address(process)) else { continue };
            if let Ok(other) = self.greet(stream) {
                self.check(process, &other.hello)?;
                *place = Some(other);
            }
        }
        Ok(())
    }

    /// Hears those who call. Strangers are sent away without a word.
    fn hear(&self, listener: &TcpListener, found: &mut [Option<Found>]) -> Result<(), ClusterError> {
        while let Ok((stream, _)) = listener.accept() {
            let Ok(other) = self.greet(stream) else { continue };
            let process = other.hello.process;
            if process <= self.hello.process || process >= found.len() {
                continue;
            }
            self.check(process, &other.hello)?;
            found[process] = Some(other);
        }
        Ok(())
    }

    /// Both say hello at once.
    fn greet(&self, mut stream: TcpStream) -> io::Result<Found> {
        stream.set_nonblocking(false)?;
        stream.set_read_timeout(Some(GREETING))?;
        stream.set_write_timeout(Some(GREETING))?;
        self.hello.send(&mut stream)?;
        let hello = Hello::receive(&mut stream)?;
        Ok(Found { stream, hello })
    }

    fn check(&self, process: usize, other: &Hello) -> Result<(), ClusterError> {
        let peer = self.hosts.peer(process);
        if other.process != process {
            let reason = format!("it says that it is process {}", other.process);
            return Err(ClusterError::Misfit { peer, reason });
        }
        hello::check(self.hello, other, peer, self.classes)
    }

    /// Those who have been found must stay while others are waited for.
    fn check_found(&self, found: &mut [Option<Found>]) -> Result<(), ClusterError> {
        for (process, other) in found.iter_mut().enumerate() {
            let Some(other) = other else { continue };
            let peer = self.hosts.peer(process);
            match look(&other.stream) {
                Ok(Said::Nothing) => {}
                Ok(Said::Notice) => return Err(self.hear_notice(&mut other.stream, peer)),
                Err(_) => return Err(ClusterError::Gone { peer }),
            }
        }
        Ok(())
    }

    /// Why another process has ended the run before it began.
    fn hear_notice(&self, stream: &mut TcpStream, sender: Peer) -> ClusterError {
        let peers: Vec<Peer> = (0..self.hosts.len()).map(|process| self.hosts.peer(process)).collect();
        let read = link::read_number(stream).and_then(|_| link::read_notice(stream, &peers, &sender));
        read.unwrap_or(ClusterError::Gone { peer: sender })
    }
}

/// A connection to a host that listens.
fn connect(address: &str) -> Option<TcpStream> {
    let mut addresses = address.to_socket_addrs().ok()?;
    addresses.find_map(|address| TcpStream::connect_timeout(&address, CALL).ok())
}

/// What another process has said since its greeting.
enum Said {
    /// Nothing about an end; it may have begun to work.
    Nothing,
    /// That the run is over.
    Notice,
}

/// Looks at what has come without taking it; an error if the other end is closed.
fn look(stream: &TcpStream) -> io::Result<Said> {
    let mut bytes = [0; 4];
    stream.set_nonblocking(true)?;
    let peeked = stream.peek(&mut bytes);
    stream.set_nonblocking(false)?;
    match peeked {
        Ok(0) => Err(ErrorKind::UnexpectedEof.into()),
        Ok(4) if link::is_notice(bytes) => Ok(Said::Notice),
        Err(error) if error.kind() != ErrorKind::WouldBlock => Err(error),
        _ => Ok(Said::Nothing),
    }
}
