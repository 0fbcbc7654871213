//! A studio on a port of its own.

use session::StopFlag;
use std::net::SocketAddr;
use std::sync::mpsc;
use studio::{Config, ServerLimits, Started, serve};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The socket of a client.
pub type Socket = WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>;

/// A studio on a port of its own; it ends when this is dropped.
pub struct Running {
    pub address: SocketAddr,
    stop: StopFlag,
    server: Option<std::thread::JoinHandle<()>>,
}

impl Running {
    /// A studio within these limits that lets everybody in.
    pub fn start(limits: ServerLimits) -> Running {
        Running::start_with(Config { limits, ..Config::new(&games::ALL) })
    }

    /// A studio, wherever there is room.
    pub fn start_with(config: Config) -> Running {
        let (tell, told) = mpsc::channel::<Started>();
        let stop = StopFlag::default();
        let flag = stop.clone();
        let config = Config { port: 0, ..config };
        let server =
            std::thread::spawn(move || serve(config, &flag, |started| tell.send(started).unwrap()).unwrap());
        Running { address: told.recv().unwrap().address, stop, server: Some(server) }
    }

    /// A socket to think on.
    pub async fn socket(&self) -> Socket {
        connect_async(format!("ws://{}/api/think", self.address)).await.unwrap().0
    }

    /// A socket for experiments.
    pub async fn lab(&self) -> Socket {
        connect_async(format!("ws://{}/api/lab", self.address)).await.unwrap().0
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.raise();
        self.server.take().unwrap().join().unwrap();
    }
}
