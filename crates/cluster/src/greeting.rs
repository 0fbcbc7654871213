//! A greeting on its way: what a connection has said so far, without waiting for the rest.

use crate::hello::Hello;
use std::io::{self, ErrorKind};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// How long one thing may take to be written or read: only who hears nothing at all keeps us so long.
const TALKING: Duration = Duration::from_secs(1);
/// How long a process that was called may take to answer: it may be calling others that do not answer.
const ANSWERING: Duration = Duration::from_secs(60);

/// A connection that has not said hello yet.
pub(crate) struct Greeting {
    stream: TcpStream,
    /// The process that was called; none if it is the other end that calls.
    called: Option<usize>,
    heard: Vec<u8>,
    begun: Instant,
    patience: Duration,
}

impl Greeting {
    /// Says hello to a process that was called.
    pub(crate) fn call(mut stream: TcpStream, process: usize, hello: &Hello) -> io::Result<Greeting> {
        stream.set_write_timeout(Some(TALKING))?;
        hello.send(&mut stream)?;
        Greeting::new(stream, Some(process), ANSWERING)
    }

    /// Hears a caller first.
    pub(crate) fn answer(stream: TcpStream, patience: Duration) -> io::Result<Greeting> {
        Greeting::new(stream, None, patience)
    }

    fn new(stream: TcpStream, called: Option<usize>, patience: Duration) -> io::Result<Greeting> {
        stream.set_nonblocking(true)?;
        Ok(Greeting { stream, called, heard: Vec::new(), begun: Instant::now(), patience })
    }

    /// The process that was called.
    pub(crate) fn called(&self) -> Option<usize> {
        self.called
    }

    /// What the other end has said about itself; none if that has not all come, an error if it never will.
    pub(crate) fn hear(&mut self) -> io::Result<Option<Hello>> {
        match Hello::hear(&mut self.stream, &mut self.heard)? {
            None if self.begun.elapsed() > self.patience => Err(ErrorKind::TimedOut.into()),
            heard => Ok(heard),
        }
    }

    /// The connection, once both ends have said hello.
    pub(crate) fn finish(mut self, hello: &Hello) -> io::Result<TcpStream> {
        self.stream.set_nonblocking(false)?;
        self.stream.set_read_timeout(Some(TALKING))?;
        self.stream.set_write_timeout(Some(TALKING))?;
        if self.called.is_none() {
            hello.send(&mut self.stream)?;
        }
        Ok(self.stream)
    }
}
