//! Listening, serving and stopping.

use crate::config::Config;
use crate::connections;
use crate::guard::Gate;
use crate::routes::router;
use crate::state::Studio;
use crate::token::AccessToken;
use session::StopFlag;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;

/// Ports tried after the one asked for.
const MORE_PORTS: u16 = 20;

/// How often the flag is looked at.
const GLANCE: Duration = Duration::from_millis(100);

/// Requests that are still running get this long to end.
const FAREWELL: Duration = Duration::from_secs(1);

/// Searches go down by recursion; the deepest hand-made tree must fit. Only what is used is ever taken.
pub const STACK: usize = 64 << 20;

/// The studio could not start or go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// No port was free.
    #[error("cannot listen on {address} or the {MORE_PORTS} ports after it: {error}")]
    Listen {
        /// Where the studio should have been.
        address: SocketAddr,
        /// What the system said about the last port.
        error: io::Error,
    },
    /// The system refused something else.
    #[error("the studio cannot run: {0}")]
    System(#[from] io::Error),
}

/// Where the studio is to be found.
#[derive(Clone, Debug)]
pub struct Started {
    /// Where it was asked to be.
    pub asked: SocketAddr,
    /// Where it is: on another port when the one asked for was taken.
    pub address: SocketAddr,
    /// The secret of a client.
    pub token: Option<AccessToken>,
}

impl Started {
    /// What to open in a browser.
    pub fn url(&self) -> String {
        match &self.token {
            Some(token) => format!("http://{}/?token={token}", self.address),
            None => format!("http://{}/", self.address),
        }
    }

    /// Whether another port had to be taken.
    pub fn has_moved(&self) -> bool {
        self.asked.port() != 0 && self.asked != self.address
    }
}

/// Serves until the flag is raised. `ready` gets the address, once the studio answers.
pub fn serve(config: Config, stop: &StopFlag, ready: impl FnOnce(Started)) -> Result<(), ServeError> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().thread_stack_size(STACK).build()?;
    let served = runtime.block_on(run(config, stop, ready));
    runtime.shutdown_timeout(FAREWELL);
    served
}

async fn run(config: Config, stop: &StopFlag, ready: impl FnOnce(Started)) -> Result<(), ServeError> {
    let asked = SocketAddr::new(config.host, config.port);
    let listener = listen(asked).await?;
    let address = listener.local_addr()?;
    let Config { token, limits, .. } = config;
    let gate = Gate { listening: config.host, token: token.clone(), embed_from: config.embed_from };
    let studio = Studio::new(config.games, limits.clone(), config.data, config.launch);
    let app = router(studio, gate);
    ready(Started { asked, address, token });
    tokio::select! {
        never = connections::take(&listener, &app, &limits) => match never {},
        () = raised(stop) => Ok(()),
    }
}

/// The port asked for, or the next free one.
async fn listen(asked: SocketAddr) -> Result<TcpListener, ServeError> {
    let mut address = asked;
    loop {
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) => {
                let next = address.port().checked_add(1).filter(|port| port - asked.port() <= MORE_PORTS);
                let is_taken = error.kind() == io::ErrorKind::AddrInUse;
                match next.filter(|_| is_taken && asked.port() != 0) {
                    Some(port) => address.set_port(port),
                    None => return Err(ServeError::Listen { address: asked, error }),
                }
            }
        }
    }
}

async fn raised(stop: &StopFlag) {
    while !stop.is_raised() {
        tokio::time::sleep(GLANCE).await;
    }
}
