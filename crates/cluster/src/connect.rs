//! Finding the other processes: one listens on its own address for those after it and calls those before it.
//!
//! A caller says hello first. The called process answers only a caller that has said it, so that a stranger learns nothing that it
//! could send back; and the loop waits for no connection, so that a stranger costs no time.
//!
//! A process that has found all others tells them so, and begins when all of them have said it too: until then the first thing that a process
//! hears about an end is its reason, and no process waits for one that the others have seen go.

use crate::build::BuildNotice;
use crate::error::{ClusterError, Peer};
use crate::greeting::Greeting;
use crate::hello::{self, Hello};
use crate::hosts::Hosts;
use crate::link;
use endgame::{Class, Watch};
use std::io::{self, ErrorKind, Write};
use std::net::{TcpListener, TcpStream, ToSocketAddrs};
use std::time::{Duration, Instant};

/// How long a call may take before it is tried again.
const CALL: Duration = Duration::from_secs(2);
/// How long a caller that says no hello is kept.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);
/// Callers that have not said hello yet; the oldest goes when another comes.
const MOST_GREETINGS: usize = 64;
/// Between two rounds of looking for the others.
const PAUSE: Duration = Duration::from_millis(50);
/// The pause between two looks for processes that are ready.
const MOMENT: Duration = Duration::from_millis(2);
/// How long we wait in silence.
const SOON: Duration = Duration::from_millis(500);

/// A process that has been found.
pub(crate) struct FoundProcess {
    pub(crate) stream: TcpStream,
    pub(crate) hello: Hello,
    /// Whether it has found all others too.
    is_ready: bool,
}

/// The search for the other processes.
pub(crate) struct PeerSearch<'a> {
    pub(crate) hosts: &'a Hosts,
    pub(crate) hello: &'a Hello,
    pub(crate) classes: &'a [Class],
    pub(crate) watch: Watch<'a>,
    pub(crate) tell: &'a dyn Fn(BuildNotice),
    /// How long a caller that says no hello is kept.
    pub(crate) patience: Duration,
}

impl PeerSearch<'_> {
    /// Finds all others; none in the place of this process.
    pub(crate) fn run(&self) -> Result<Vec<Option<FoundProcess>>, ClusterError> {
        let mut found: Vec<Option<FoundProcess>> = (0..self.hosts.len()).map(|_| None).collect();
        match self.find(&mut found) {
            Ok(()) => Ok(found),
            Err(error) => {
                // A process that was found would take this process for the one that is gone.
                let notice = link::notice(self.hello.process, &error);
                let streams = found.iter_mut().flatten().map(|other| &mut other.stream);
                streams.for_each(|stream| _ = stream.write_all(&notice));
                Err(error)
            }
        }
    }

    fn find(&self, found: &mut [Option<FoundProcess>]) -> Result<(), ClusterError> {
        let listener = self.listen()?;
        let (start, mut told, mut greetings) = (Instant::now(), Vec::new(), Vec::new());
        loop {
            self.watch.check()?;
            self.call(found, &mut greetings);
            if let Some(listener) = &listener {
                self.accept(listener, &mut greetings);
            }
            self.hear(&mut greetings, found)?;
            self.check_found(found)?;
            let missing = self.missing(found);
            if missing.is_empty() {
                return self.begin(found);
            }
            if missing != told && start.elapsed() > SOON {
                (self.tell)(BuildNotice::Waiting(&missing));
                told = missing;
            }
            std::thread::sleep(PAUSE);
        }
    }

    /// Tells all other processes that they are found, and waits until each has found the rest.
    fn begin(&self, found: &mut [Option<FoundProcess>]) -> Result<(), ClusterError> {
        for other in found.iter_mut().flatten() {
            // A process that cannot be reached is gone, which the look at it reports.
            let _ = other.stream.write_all(&link::READY.to_le_bytes());
        }
        while !found.iter().flatten().all(|other| other.is_ready) {
            std::thread::sleep(MOMENT);
            self.watch.check()?;
            self.check_found(found)?;
        }
        Ok(())
    }

    /// Listens on the own address, unless no process will call.
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

    fn missing(&self, found: &[Option<FoundProcess>]) -> Vec<Peer> {
        let is_missing = |&process: &usize| process != self.hello.process && found[process].is_none();
        (0..found.len()).filter(is_missing).map(|process| self.hosts.peer(process)).collect()
    }

    /// Calls those before this one. A process that does not answer has not been started yet.
    fn call(&self, found: &[Option<FoundProcess>], greetings: &mut Vec<Greeting>) {
        for process in (0..self.hello.process).filter(|&process| found[process].is_none()) {
            if greetings.iter().any(|greeting| greeting.called() == Some(process)) {
                continue;
            }
            let Some(stream) = connect(self.hosts.address(process)) else { continue };
            greetings.extend(Greeting::call(stream, process, self.hello));
        }
    }

    /// Accepts the connections of processes that call.
    fn accept(&self, listener: &TcpListener, greetings: &mut Vec<Greeting>) {
        let callers = std::iter::from_fn(|| listener.accept().ok()).take(MOST_GREETINGS);
        greetings.extend(callers.filter_map(|(stream, _)| Greeting::answer(stream, self.patience).ok()));
        let is_caller = |greeting: &Greeting| greeting.called().is_none();
        let callers = greetings.iter().filter(|greeting| is_caller(greeting)).count();
        let mut surplus = 0..callers.saturating_sub(MOST_GREETINGS);
        greetings.retain(|greeting| !is_caller(greeting) || surplus.next().is_none());
    }

    /// Hears what has come so far. Strangers are sent away without a word.
    fn hear(
        &self,
        greetings: &mut Vec<Greeting>,
        found: &mut [Option<FoundProcess>],
    ) -> Result<(), ClusterError> {
        for mut greeting in std::mem::take(greetings) {
            match greeting.hear() {
                Ok(Some(hello)) => self.meet(greeting, hello, found)?,
                Ok(None) => greetings.push(greeting),
                Err(_) => {}
            }
        }
        Ok(())
    }

    /// Enters a caller as the process that its greeting names.
    fn meet(
        &self,
        greeting: Greeting,
        hello: Hello,
        found: &mut [Option<FoundProcess>],
    ) -> Result<(), ClusterError> {
        let process = greeting.called().unwrap_or(hello.process);
        let is_expected = match greeting.called() {
            Some(_) => !self.is_echo(&hello),
            None => process > self.hello.process && found.get(process).is_some_and(Option::is_none),
        };
        let Some(stream) = is_expected.then(|| greeting.finish(self.hello).ok()).flatten() else {
            return Ok(());
        };
        self.check(process, &hello)?;
        found[process] = Some(FoundProcess { stream, hello, is_ready: false });
        Ok(())
    }

    /// Whether a server that sends back what it hears stands where a process is called.
    fn is_echo(&self, other: &Hello) -> bool {
        (other.process, &other.token) == (self.hello.process, &self.hello.token)
    }

    fn check(&self, process: usize, other: &Hello) -> Result<(), ClusterError> {
        let peer = self.hosts.peer(process);
        if other.process != process {
            let reason = format!("it says that it is process {}", other.process);
            return Err(ClusterError::Misfit { peer, reason });
        }
        hello::check(self.hello, other, peer, self.classes)
    }

    /// Processes that were found must stay connected while this one waits for the others.
    fn check_found(&self, found: &mut [Option<FoundProcess>]) -> Result<(), ClusterError> {
        for (process, other) in found.iter_mut().enumerate() {
            let Some(other) = other else { continue };
            let peer = self.hosts.peer(process);
            match other.look() {
                Ok(PeerStatus::Nothing) => {}
                Ok(PeerStatus::Notice) => return Err(self.hear_notice(&mut other.stream, peer)),
                Ok(PeerStatus::Nonsense) => {
                    let reason = "it does not speak as a process of a build does".into();
                    return Err(ClusterError::Misfit { peer, reason });
                }
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
enum PeerStatus {
    /// Nothing about an end; it may have begun to work.
    Nothing,
    /// That the run is over.
    Notice,
    /// What no process says before it is ready.
    Nonsense,
}

impl FoundProcess {
    /// Looks at what has come, and takes that it is ready; an error if the other end is closed.
    fn look(&mut self) -> io::Result<PeerStatus> {
        loop {
            match peek(&self.stream)? {
                Some(link::READY) if !self.is_ready => {
                    self.is_ready = link::read_number(&mut self.stream).is_ok()
                }
                Some(link::NOTICE) => return Ok(PeerStatus::Notice),
                Some(_) if !self.is_ready => return Ok(PeerStatus::Nonsense),
                _ => return Ok(PeerStatus::Nothing),
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
    use endgame::Stop;
    use std::io::Read;

    /// A test ends by itself; without this limit a wait for a stranger never ends.
    const FOREVER: Duration = Duration::from_secs(1_000_000);

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
    fn search(hosts: &Hosts, process: usize) -> Result<Vec<Option<FoundProcess>>, String> {
        let stop = Stop::new();
        let watch = Watch { stop: &stop, progress: &|_| {} };
        let (hello, patience) = (&hello(process), FOREVER);
        let search = PeerSearch { hosts, hello, classes: &[], watch, tell: &|_| {}, patience };
        search.run().map_err(|error| error.to_string())
    }

    /// Connects as soon as the other side listens.
    fn reach(address: &str) -> TcpStream {
        loop {
            match connect(address) {
                Some(stream) => return stream,
                None => std::thread::sleep(MOMENT),
            }
        }
    }

    #[test]
    fn silent_strangers_cost_a_build_no_time() {
        let hosts = &hosts(2);
        std::thread::scope(|scope| {
            let first = scope.spawn(move || search(hosts, 0));
            let mut strangers: Vec<TcpStream> =
                (0..2 * MOST_GREETINGS).map(|_| reach(hosts.address(0))).collect();
            for (stranger, said) in
                strangers.iter_mut().rev().zip([&b"plywood\x01"[..], b"p", b"GET / HTTP/1.1\r\n\r\n"])
            {
                stranger.write_all(said).unwrap();
            }
            let second = search(hosts, 1).unwrap();
            assert!(first.join().unwrap().unwrap()[1].is_some() && second[0].is_some());
        });
    }

    #[test]
    fn a_stranger_hears_nothing_that_it_could_send_back() {
        let hosts = &hosts(2);
        std::thread::scope(|scope| {
            let first = scope.spawn(move || search(hosts, 0));
            let mut stranger = reach(hosts.address(0));
            stranger.write_all(b"plywood\x01").unwrap();
            let second = search(hosts, 1).unwrap();
            assert!(first.join().unwrap().unwrap()[1].is_some() && second[0].is_some());
            let mut heard = Vec::new();
            // A process sent away with a broken connection has heard nothing either.
            let _ = stranger.read_to_end(&mut heard);
            assert_eq!(heard, b"");
        });
    }

    #[test]
    fn a_server_that_sends_our_own_greeting_back_is_not_taken_for_a_process() {
        let hosts = &hosts(2);
        let echo = TcpListener::bind(hosts.address(0)).unwrap();
        std::thread::scope(|scope| {
            let second = scope.spawn(move || search(hosts, 1));
            for _ in 0..2 {
                let (mut stream, _) = echo.accept().unwrap();
                let hello = Hello::receive(&mut stream).unwrap();
                hello.send(&mut stream).unwrap();
                assert_eq!(stream.read(&mut [0]).unwrap(), 0, "it hangs up, and calls again");
            }
            drop(echo);
            assert!(search(hosts, 0).unwrap()[1].is_some());
            assert!(second.join().unwrap().unwrap()[0].is_some());
        });
    }

    #[test]
    fn who_talks_nonsense_after_its_greeting_ends_the_wait_at_once() {
        let hosts = &hosts(3);
        std::thread::scope(|scope| {
            let first = scope.spawn(move || search(hosts, 0));
            let mut stream = reach(hosts.address(0));
            hello(1).send(&mut stream).unwrap();
            Hello::receive(&mut stream).unwrap();
            stream.write_all(b"nonsense").unwrap();
            let ended = first.join().unwrap().err().expect("the run cannot begin");
            assert!(ended.contains("does not fit: it does not speak as a process"), "{ended}");
        });
    }

    #[test]
    fn all_find_one_another() {
        let hosts = &hosts(4);
        // No process hangs up before all have begun.
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
            let mut stream = reach(hosts.address(0));
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
