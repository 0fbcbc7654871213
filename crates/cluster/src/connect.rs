//! Finding the other processes: one listens on its own address for those after it and calls those before it.
//!
//! Who has found all others tells them so, and begins when all of them have said it too: until then the first thing that anybody
//! hears about an end is its reason, and nobody is left waiting for a process that the others have seen go.

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
/// Between two looks for who is ready.
const MOMENT: Duration = Duration::from_millis(2);
/// How long we wait in silence.
const SOON: Duration = Duration::from_millis(500);

/// A process that has been found.
pub(crate) struct Found {
    pub(crate) stream: TcpStream,
    pub(crate) hello: Hello,
    /// Whether it has found all others too.
    is_ready: bool,
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
            self.check_found(found)?;
            let missing = self.missing(found);
            if missing.is_empty() {
                return self.begin(found);
            }
            if missing != told && start.elapsed() > SOON {
                (self.tell)(Told::Waiting(&missing));
                told = missing;
            }
            std::thread::sleep(PAUSE);
        }
    }

    /// Tells all others that they are found, and waits until they have found one another.
    fn begin(&self, found: &mut [Option<Found>]) -> Result<(), ClusterError> {
        for other in found.iter_mut().flatten() {
            // Who cannot be told is gone, which the look at it says.
            let _ = other.stream.write_all(&link::READY.to_le_bytes());
        }
        while !found.iter().flatten().all(|other| other.is_ready) {
            std::thread::sleep(MOMENT);
            self.watch.check()?;
            self.check_found(found)?;
        }
        Ok(())
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
        Ok(Found { stream, hello, is_ready: false })
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
            match other.look() {
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

impl Found {
    /// Looks at what has come, and takes that it is ready; an error if the other end is closed.
    fn look(&mut self) -> io::Result<Said> {
        loop {
            match peek(&self.stream)? {
                Some(link::READY) if !self.is_ready => {
                    self.is_ready = link::read_number(&mut self.stream).is_ok()
                }
                Some(link::NOTICE) => return Ok(Said::Notice),
                _ => return Ok(Said::Nothing),
            }
        }
    }
}

/// The first number that has come, if one has, without taking it; an error if the other end is closed.
fn peek(stream: &TcpStream) -> io::Result<Option<u32>> {
    let mut bytes = [0; 4];
    stream.set_nonblocking(true)?;
    let peeked = stream.peek(&mut bytes);
    stream.set_nonblocking(false)?;
    match peeked {
        Ok(0) => Err(ErrorKind::UnexpectedEof.into()),
        Ok(4) => Ok(Some(u32::from_le_bytes(bytes))),
        Err(error) if error.kind() != ErrorKind::WouldBlock => Err(error),
        _ => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    fn hello(process: usize) -> Hello {
        Hello {
            version: "1".into(),
            process,
            workers: 1,
            hosts: 0,
            game: "go".into(),
            pieces: 2,
            numbering: 0,
            kept: vec![],
            token: process.to_string(),
            writes: true,
        }
    }

    fn hosts(processes: usize) -> Hosts {
        let listeners: Vec<TcpListener> =
            (0..processes).map(|_| TcpListener::bind("127.0.0.1:0").unwrap()).collect();
        let address = |listener: &TcpListener| listener.local_addr().unwrap().to_string();
        Hosts::parse(&listeners.iter().map(address).collect::<Vec<_>>().join("\n")).unwrap()
    }

    /// Searches as one process does: the others, or what ended it.
    fn search(hosts: &Hosts, process: usize) -> Result<Vec<Option<Found>>, String> {
        let stop = AtomicBool::new(false);
        let watch = Watch { stop: &stop, progress: &|_| {} };
        let search = Search { hosts, hello: &hello(process), classes: &[], watch, tell: &|_| {} };
        search.run().map_err(|error| error.to_string())
    }

    #[test]
    fn all_find_one_another() {
        let hosts = &hosts(4);
        // Nobody hangs up before all have begun.
        let found: Vec<_> = std::thread::scope(|scope| {
            let all = [0, 1, 2, 3].map(|process| scope.spawn(move || search(hosts, process)));
            all.into_iter().map(|one| one.join().unwrap()).collect()
        });
        for (process, found) in found.into_iter().enumerate() {
            let others = found.unwrap_or_else(|ended| panic!("{process}: {ended}"));
            let numbers: Vec<usize> = others.iter().flatten().map(|other| other.hello.process).collect();
            assert_eq!(numbers, (0..4).filter(|&other| other != process).collect::<Vec<_>>());
        }
    }

    /// The last process meets the first one only, and goes: the one between has never met it and hears of it all the same.
    #[test]
    fn who_goes_before_all_have_met_is_named_by_all() {
        let hosts = hosts(3);
        std::thread::scope(|scope| {
            let others = [0, 1].map(|process| {
                let hosts = &hosts;
                scope.spawn(move || search(hosts, process))
            });
            let mut stream = loop {
                match connect(hosts.address(0)) {
                    Some(stream) => break stream,
                    None => std::thread::sleep(MOMENT),
                }
            };
            hello(2).send(&mut stream).unwrap();
            Hello::receive(&mut stream).unwrap();
            // The first process has found all when it says that it is ready.
            assert_eq!(link::read_number(&mut stream).unwrap(), link::READY);
            drop(stream);
            for other in others {
                let ended = other.join().unwrap().err().expect("the run cannot begin");
                assert!(ended.starts_with("process 2 ("), "{ended}");
            }
        });
    }
}
