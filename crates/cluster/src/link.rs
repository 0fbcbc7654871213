//! A link to another process, as the dataflow engine uses it, and as we watch it.
//!
//! The engine writes and reads a stream of bytes, and panics when that ends in the middle. So the stream is carried in
//! *frames* of our own: bytes of the engine, a sign of life, a notice that ends the run, or a farewell. What is not a
//! farewell and ends all the same is a process that is gone. A thread of the engine that would panic then is put to
//! sleep instead, and the runner of the workers gets the reason.

use crate::ending::EarlyEnd;
use crate::error::{ClusterError, Peer};
use std::io::{self, ErrorKind, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, TryLockError};
use std::time::Duration;
use timely::communication::allocator::zero_copy::stream::Stream;

/// A frame begins with its length; the lengths from here on, and none, are signs.
const FAREWELL: u32 = 0;
const ALIVE: u32 = u32::MAX;
pub(crate) const NOTICE: u32 = u32::MAX - 1;
/// Before there are frames: a process has found all others.
pub(crate) const READY: u32 = u32::MAX - 2;
/// The longest frame of bytes: the engine's buffers are shorter.
const LONGEST: u32 = 1 << 30;

/// A process that says nothing for so long is taken to be gone: a machine that lost its power sends no farewell.
pub(crate) const SILENCE: Duration = Duration::from_secs(20);
/// How often a process says that it is alive.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(4);
/// How long a notice waits for its turn to be sent.
const PATIENCE: u32 = 20;
const MOMENT: Duration = Duration::from_millis(50);
/// How long a failed writer waits for the reader to learn the reason.
const HEARING: Duration = Duration::from_millis(500);
/// Bytes of a reason that are sent and read; it is one line.
const MOST_REASON: usize = 300;

/// What went over the links of a process.
#[derive(Default)]
pub(crate) struct Traffic {
    bytes_sent: AtomicU64,
    /// Farewells said and heard.
    farewells: AtomicU64,
}

impl Traffic {
    pub(crate) fn bytes_sent(&self) -> u64 {
        self.bytes_sent.load(Ordering::Relaxed)
    }

    /// Farewells said and heard.
    pub(crate) fn farewells(&self) -> u64 {
        self.farewells.load(Ordering::Relaxed)
    }
}

/// What every user of a link shares.
struct LinkState {
    peer: Peer,
    peers: Vec<Peer>,
    /// Frames are written whole, by any thread.
    writer: Mutex<TcpStream>,
    ending: Arc<EarlyEnd>,
    traffic: Arc<Traffic>,
}

/// The frame that tells why a run is over, from the process with this number.
pub(crate) fn notice(own: usize, ended: &ClusterError) -> Vec<u8> {
    let (process, reason) = match ended {
        ClusterError::Gone { peer } => (peer.process, String::new()),
        ClusterError::Ended { peer, reason } => (peer.process, reason.clone()),
        own_reason => (own, own_reason.to_string()),
    };
    let reason = &reason.as_bytes()[..reason.len().min(MOST_REASON)];
    let mut frame = NOTICE.to_le_bytes().to_vec();
    frame.extend((process as u32).to_le_bytes());
    frame.extend((reason.len() as u32).to_le_bytes());
    frame.extend(reason);
    frame
}

/// Reads a notice after its first number: why the run is over. `sender` is named if the notice names no process.
pub(crate) fn read_notice(from: &mut impl Read, peers: &[Peer], sender: &Peer) -> io::Result<ClusterError> {
    let (process, len) = (read_number(from)? as usize, read_number(from)? as usize);
    let mut bytes = vec![0; len.min(MOST_REASON)];
    from.read_exact(&mut bytes)?;
    let peer = peers.get(process).unwrap_or(sender).clone();
    let text = String::from_utf8_lossy(&bytes);
    let reason: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    Ok(match reason.is_empty() {
        true => ClusterError::Gone { peer },
        false => ClusterError::Ended { peer, reason },
    })
}

pub(crate) fn read_number(from: &mut impl Read) -> io::Result<u32> {
    let mut bytes = [0; 4];
    from.read_exact(&mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

/// A link to another process.
pub(crate) struct ProcessLink {
    shared: Arc<LinkState>,
    reader: TcpStream,
    /// Bytes of the frame in hand that have not been read yet.
    left: usize,
    is_closed: bool,
}

impl ProcessLink {
    /// A link over a connection to one of all processes.
    pub(crate) fn new(
        stream: TcpStream,
        process: usize,
        peers: &[Peer],
        ending: &Arc<EarlyEnd>,
        traffic: &Arc<Traffic>,
    ) -> io::Result<ProcessLink> {
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(SILENCE))?;
        stream.set_write_timeout(Some(SILENCE))?;
        let shared = LinkState {
            peer: peers[process].clone(),
            peers: peers.to_vec(),
            writer: Mutex::new(stream.try_clone()?),
            ending: Arc::clone(ending),
            traffic: Arc::clone(traffic),
        };
        Ok(ProcessLink { shared: Arc::new(shared), reader: stream, left: 0, is_closed: false })
    }

    /// Says that this process is alive.
    pub(crate) fn beat(&self) {
        // A busy link is a sign of life itself, and a broken one is noticed by who reads it.
        if let Ok(mut writer) = self.shared.writer.try_lock() {
            let _ = writer.write_all(&ALIVE.to_le_bytes());
        }
    }

    /// Tells the other process that the run is over.
    pub(crate) fn notify(&self, frame: &[u8]) {
        for _ in 0..PATIENCE {
            match self.shared.writer.try_lock() {
                Ok(mut writer) => {
                    let _ = writer.write_all(frame);
                    return;
                }
                Err(TryLockError::WouldBlock) => std::thread::sleep(MOMENT),
                Err(TryLockError::Poisoned(_)) => return,
            }
        }
    }

    /// Reads bytes of the engine; none after a farewell.
    fn next_bytes(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.left == 0 {
            match read_number(&mut self.reader)? {
                FAREWELL => {
                    self.is_closed = true;
                    self.shared.traffic.farewells.fetch_add(1, Ordering::Relaxed);
                    return Ok(0);
                }
                ALIVE => {}
                NOTICE => self.hear_notice()?,
                length if length <= LONGEST => self.left = length as usize,
                _ => return Err(ErrorKind::InvalidData.into()),
            }
        }
        let most = buffer.len().min(self.left);
        let read = self.reader.read(&mut buffer[..most])?;
        if read == 0 {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        self.left -= read;
        Ok(read)
    }

    /// The other process names the process that ended the run, and its reason.
    fn hear_notice(&mut self) -> io::Result<()> {
        let ended = read_notice(&mut self.reader, &self.shared.peers, &self.shared.peer)?;
        self.shared.ending.end(ended);
        self.sleep()
    }

    /// The other process is gone. The engine's thread has nothing more to do, and must not panic about it.
    fn lose(&self) -> ! {
        self.shared.ending.end(ClusterError::Gone { peer: self.shared.peer.clone() });
        self.sleep()
    }

    fn sleep(&self) -> ! {
        loop {
            std::thread::park();
        }
    }
}

impl Read for ProcessLink {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.is_closed || buffer.is_empty() {
            return Ok(0);
        }
        match self.next_bytes(buffer) {
            Ok(read) => Ok(read),
            Err(_) => self.lose(),
        }
    }
}

impl Write for ProcessLink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if bytes.is_empty() {
            return Ok(0);
        }
        let bytes = &bytes[..bytes.len().min(LONGEST as usize)];
        // A panic while a frame is written is none of ours: the engine's threads do not panic here.
        let mut writer = self.shared.writer.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if self.shared.ending.is_over() {
            return Ok(bytes.len());
        }
        let header = (bytes.len() as u32).to_le_bytes();
        if writer.write_all(&header).and_then(|()| writer.write_all(bytes)).is_err() {
            drop(writer);
            // A process that leaves because another is gone has said so: its notice counts, if there is one.
            std::thread::sleep(HEARING);
            self.lose();
        }
        self.shared.traffic.bytes_sent.fetch_add((header.len() + bytes.len()) as u64, Ordering::Relaxed);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Stream for ProcessLink {
    fn try_clone(&self) -> io::Result<ProcessLink> {
        let (shared, reader) = (Arc::clone(&self.shared), self.reader.try_clone()?);
        Ok(ProcessLink { shared, reader, left: 0, is_closed: false })
    }

    fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {
        self.reader.set_nonblocking(nonblocking)
    }

    fn shutdown(&self, how: Shutdown) -> io::Result<()> {
        let mut writer = self.shared.writer.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if !self.shared.ending.is_over() {
            // If the other process is gone by now, it has nothing to miss.
            let _ = writer.write_all(&FAREWELL.to_le_bytes());
            let _ = writer.shutdown(how);
            self.shared.traffic.farewells.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;

    /// Both ends of a link between processes 0 and 1, and what ends the run of each.
    fn pair() -> ([ProcessLink; 2], [Arc<EarlyEnd>; 2]) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let one = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let two = listener.accept().unwrap().0;
        let peers = [0, 1].map(|process| Peer { process, address: format!("node{process}:1") });
        let endings = [Arc::<EarlyEnd>::default(), Arc::default()];
        let traffic = Arc::default();
        let link = |stream, process: usize, ending| {
            ProcessLink::new(stream, process, &peers, ending, &traffic).unwrap()
        };
        ([link(one, 1, &endings[0]), link(two, 0, &endings[1])], endings)
    }

    /// Reads on another thread, which is left asleep when the link is lost; waits for the run to end.
    fn end_of_run(mut link: ProcessLink, ending: &EarlyEnd) -> String {
        std::thread::spawn(move || link.read(&mut [0; 8]));
        while !ending.is_over() {
            std::thread::sleep(Duration::from_millis(1));
        }
        ending.take().unwrap().to_string()
    }

    #[test]
    fn bytes_come_through_between_signs_of_life() {
        let ([mut one, mut two], _) = pair();
        one.beat();
        one.write_all(b"first").unwrap();
        one.beat();
        one.write_all(b"second").unwrap();
        one.shutdown(Shutdown::Write).unwrap();
        let mut read = String::new();
        two.read_to_string(&mut read).unwrap();
        assert_eq!(read, "firstsecond");
    }

    #[test]
    fn a_process_that_ends_without_a_farewell_is_gone() {
        let ([mut one, two], [_, ending]) = pair();
        one.write_all(b"").unwrap();
        drop(one);
        let told = end_of_run(two, &ending);
        assert!(told.starts_with("process 0 (node0:1) is gone"), "{told}");
    }

    #[test]
    fn a_notice_names_who_ended_the_run() {
        let ([one, two], [_, ending]) = pair();
        let peer = Peer { process: 1, address: String::new() };
        one.notify(&notice(0, &ClusterError::Ended { peer, reason: "the disk\nis full".into() }));
        let told = end_of_run(two, &ending);
        assert_eq!(told, "process 1 (node1:1) has ended the run: the disk is full");
    }
}
