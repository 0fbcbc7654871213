//! A connection that does not wait for ever: whoever takes nothing of what is sent is cut off, whoever has left is noticed.

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
    /// Shared with whoever looks after the client, in the same task.
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
    fn written(&mut self, written: Poll<io::Result<usize>>, cx: &mut Context<'_>) -> Poll<io::Result<usize>> {
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
    /// another request, and would work for nobody.
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
        self.written(written, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut *lock(&self.stream)).poll_write_vectored(cx, parts);
        self.written(written, cx)
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

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::AsyncWriteExt;

    #[tokio::test(start_paused = true)]
    async fn whoever_takes_nothing_is_cut_off_and_whoever_is_slow_is_not() {
        let (ours, mut theirs) = tokio::io::duplex(4);
        let mut ours = Patient::new(ours, Duration::from_secs(30));
        let slow = tokio::spawn(async move {
            let mut taken = [0; 4];
            for _ in 0..5 {
                tokio::time::sleep(Duration::from_secs(20)).await;
                tokio::io::AsyncReadExt::read_exact(&mut theirs, &mut taken).await.unwrap();
            }
            theirs
        });
        ours.write_all(&[7; 20]).await.unwrap();
        let _silent = slow.await.unwrap();
        let error = ours.write_all(&[7; 5]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
