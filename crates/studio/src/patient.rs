//! A connection that does not wait for ever: a client that takes nothing is cut off, and one that has left is noticed.

use std::io;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, Interest, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Sleep;

/// How often we look whether the client has left; it gets as long again for an answer that is on its way.
const LOOK: Duration = Duration::from_millis(40);

/// A stream whose writes fail when nothing could be written for some time.
pub struct Patient<S> {
    /// Shared with the rest of the client's task.
    stream: Arc<Mutex<S>>,
    patience: Duration,
    /// Runs while a write has to wait.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<S: Unpin> Patient<S> {
    /// The stream, with a limit on every wait.
    pub fn new(stream: S, patience: Duration) -> Patient<S> {
        Patient { stream: Arc::new(Mutex::new(stream)), patience, waiting: None }
    }

    /// The outcome of a write, or that it waited for too long.
    fn limit_write(
        &mut self,
        written: Poll<io::Result<usize>>,
        cx: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.waiting = None;
            return written;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        waiting.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl Patient<TcpStream> {
    /// Ends when the client has left. Servers notice that by reading, but they do not read on behind the beginning of
    /// another request, and would work for a client that has left.
    pub fn left(&self) -> impl Future<Output = ()> + use<> {
        let stream = Arc::clone(&self.stream);
        async move {
            while !has_left(&lock(&stream)) {
                tokio::time::sleep(LOOK).await;
            }
            tokio::time::sleep(LOOK).await;
        }
    }
}

/// Whether nothing more will come, though something may be unread.
fn has_left(stream: &TcpStream) -> bool {
    let ready = pin!(stream.ready(Interest::READABLE)).poll(&mut Context::from_waker(Waker::noop()));
    matches!(ready, Poll::Ready(Ok(ready)) if ready.is_read_closed())
}

fn lock<S>(stream: &Mutex<S>) -> MutexGuard<'_, S> {
    stream.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *lock(&self.stream)).poll_read(cx, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut *lock(&self.stream)).poll_write(cx, bytes);
        self.limit_write(written, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut *lock(&self.stream)).poll_write_vectored(cx, parts);
        self.limit_write(written, cx)
    }

    fn is_write_vectored(&self) -> bool {
        lock(&self.stream).is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *lock(&self.stream)).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *lock(&self.stream)).poll_shutdown(cx)
    }
}
