//! Where the studio listens, and how much it lets a client ask of it.

use crate::origin::Origin;
use crate::token::AccessToken;
use desk::{QuestionForm, QuestionLimits};
use session::Games;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

/// The port the studio is usually found at.
pub const DEFAULT_PORT: u16 = 7878;

/// How the studio runs.
#[derive(Clone)]
pub struct Config {
    /// The games it offers.
    pub games: Games,
    /// The address to listen on; anything but a loopback address opens the studio to the network.
    pub host: IpAddr,
    /// The port asked for; 0 for any.
    pub port: u16,
    /// The secret of a client; without one, every client that reaches the address may ask.
    pub token: Option<AccessToken>,
    /// The sites that may show trees of the studio in frames; no site may frame anything else of it.
    pub embed_from: Vec<Origin>,
    /// The folder with everything a user makes, such as endgame tables; nothing outside it is read.
    pub data: Option<PathBuf>,
    /// How children are started that run scripts; without it they run in the studio itself, which only tests should do.
    pub launch: Option<ChildLaunch>,
    /// Bounds on what a request may ask.
    pub limits: ServerLimits,
}

/// How the program is started as a child of the studio that runs scripts.
#[derive(Clone)]
pub struct ChildLaunch {
    /// This same program, with arguments that make it call [`answer_studio`](crate::answer_studio), and pipes.
    pub command: Arc<dyn Fn() -> Command + Send + Sync>,
    /// The games that are scripts themselves, by name.
    pub games: &'static [&'static str],
}

impl Config {
    /// On this machine, without a token, with these games.
    pub fn new(games: Games) -> Self {
        Config {
            games,
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: DEFAULT_PORT,
            token: None,
            embed_from: Vec::new(),
            data: None,
            launch: None,
            limits: ServerLimits::default(),
        }
    }
}

/// Bounds on what clients may ask, one by one and together.
#[derive(Clone, Debug)]
pub struct ServerLimits {
    /// What one question may ask. Experiments wait for their turn as long as one may take.
    pub questions: QuestionLimits,
    /// Searches that run at the same time.
    pub running: usize,
    /// Searches that wait for their turn; more are refused.
    pub waiting: usize,
    /// A search that waits longer is refused.
    pub patience: Duration,
    /// Connections open at the same time, besides sockets. With them it stays below the thousand files that systems
    /// usually let a program have open.
    pub connections: usize,
    /// A client that needs longer for the head of a request, or sends none, is cut off.
    pub head_time: Duration,
    /// A client that needs longer for the rest of a request is refused.
    pub body_time: Duration,
    /// A client that takes nothing of an answer for so long is cut off.
    pub stall_time: Duration,
    /// Sockets open at the same time.
    pub sockets: usize,
    /// Bytes of a request.
    pub body: usize,
}

/// Bytes a node takes in a request for the truth about a tree, at most: its parent's number, its move's, commas.
const NODE_BYTES: usize = 16;

/// Bytes a node takes in a tree from a file: a dozen short numbers, and its share of the sentences.
const EXPORT_BYTES: usize = 160;

impl Default for ServerLimits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        ServerLimits {
            questions: QuestionLimits::default(),
            running: cores.max(2),
            waiting: 128,
            patience: Duration::from_secs(60),
            connections: 512,
            head_time: Duration::from_secs(10),
            body_time: Duration::from_secs(30),
            stall_time: Duration::from_secs(30),
            sockets: 256,
            body: 1 << 20,
        }
    }
}

impl ServerLimits {
    /// Bytes of a request of a form: one that carries a tree may have more.
    pub fn body_of(&self, form: QuestionForm) -> usize {
        match form {
            QuestionForm::Query | QuestionForm::Json => self.body,
            QuestionForm::Nodes => self.questions.tree_nodes * NODE_BYTES,
            QuestionForm::Tree => self.questions.tree_nodes * EXPORT_BYTES,
        }
    }
}
