//! Taking connections: a number at a time, each with limits on how long it may keep us waiting.

use crate::config::ServerLimits;
use crate::patient::Patient;
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;

/// After the system refused a connection, as when no more files may be open, it gets this long to recover.
const RECOVERY: Duration = Duration::from_millis(200);

/// Connections beyond the limit that are refused in words at the same time; more are closed without a word.
const TURNED_AWAY: usize = 64;

/// How long they get to read it.
const HEARING: Duration = Duration::from_secs(1);

/// Takes connections for ever. Those beyond the limit hear that they are.
pub async fn take(listener: &TcpListener, app: &Router, limits: &ServerLimits) -> Infallible {
    let places = Arc::new(Semaphore::new(limits.connections));
    let doorstep = Arc::new(Semaphore::new(TURNED_AWAY));
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(RECOVERY).await;
            continue;
        };
        if let Ok(place) = Arc::clone(&places).try_acquire_owned() {
            let answered = answer(stream, app.clone(), limits);
            tokio::spawn(async move {
                answered.await;
                drop(place);
            });
        } else if let Ok(place) = Arc::clone(&doorstep).try_acquire_owned() {
            let most = limits.connections;
            tokio::spawn(async move {
                // A client that does not read the refusal does without it.
                let _ = tokio::time::timeout(HEARING, turn_away(stream, most)).await;
                drop(place);
            });
        }
    }
}

/// Answers the requests of one connection until it ends. Its errors concern the client only.
fn answer(stream: TcpStream, app: Router, limits: &ServerLimits) -> impl Future<Output = ()> + use<> {
    // Answers are whole when they are written, so there is nothing to wait for.
    let _ = stream.set_nodelay(true);
    let stream = Patient::new(stream, limits.stall_time);
    let left = stream.left();
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head_time)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(app))
        .with_upgrades();
    async move {
        tokio::select! {
            _ = connection => {}
            () = left => {}
        }
    }
}

async fn turn_away(mut stream: TcpStream, most: usize) -> std::io::Result<()> {
    let body = format!("{{\"error\":\"{most} connections are open already: try again later\"}}");
    let head = format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).await?;
    stream.shutdown().await?;
    // A connection closed with something unread loses what was written.
    let mut unread = [0; 1024];
    while stream.read(&mut unread).await? > 0 {}
    Ok(())
}
