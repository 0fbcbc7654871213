//! Where the studio listens, and how much it lets anybody ask of it.

use crate::games::Games;
use crate::origin::Origin;
use crate::token::Token;
use session::bounds;
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
    /// What whoever asks has to know; without one, anybody who reaches the address may ask.
    pub token: Option<Token>,
    /// The sites that may show trees of the studio in frames; nobody may frame anything else of it.
    pub embed_from: Vec<Origin>,
    /// The folder with everything a user makes, such as endgame tables; nothing outside it is read.
    pub data: Option<PathBuf>,
    /// How children are started that run scripts; without it they run in the studio itself, which only tests should do.
    pub launch: Option<Launch>,
    /// Bounds on what a request may ask.
    pub limits: Limits,
}

/// How the program is started as a child of the studio that runs scripts.
#[derive(Clone)]
pub struct Launch {
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
            limits: Limits::default(),
        }
    }
}

/// Bounds on what one request, and all of them together, may ask.
#[derive(Clone, Debug)]
pub struct Limits {
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
    /// A single search takes at most this long.
    pub search_time: Duration,
    /// Thinking takes at most this long.
    pub think_time: Duration,
    /// An experiment takes at most this long; others wait as long for their turn.
    pub experiment_time: Duration,
    /// Games of one experiment.
    pub games: usize,
    /// Plies a search may be asked for.
    pub depth: u32,
    /// Threads of one search.
    pub threads: usize,
    /// Lines thinking may be asked for.
    pub lines: usize,
    /// Transposition table of one search: less than elsewhere, for there may be many searches.
    pub table_mib: usize,
    /// MiB of all that thoughts have learned and that waits for the next ones.
    pub memory_mib: usize,
    /// Nodes of a recorded tree.
    pub tree_nodes: usize,
    /// Cells of all boards in the picture of a tree.
    pub board_cells: usize,
    /// Bytes of a request.
    pub body: usize,
    /// Bytes of a request to lay out a tree, which carries one number a node.
    pub layout_body: usize,
    /// Bytes of a request to draw a tree, which carries the tree.
    pub export_body: usize,
}

/// Bytes a node takes in a request to lay out a tree, at most: its parent's number, its width, commas.
const LAYOUT_BYTES: usize = 16;

/// Bytes a node takes in a request to draw a tree: a dozen short numbers.
const EXPORT_BYTES: usize = 96;

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let tree_nodes = 250_000;
        Limits {
            running: cores.max(2),
            waiting: 128,
            patience: Duration::from_secs(60),
            connections: 512,
            head_time: Duration::from_secs(10),
            body_time: Duration::from_secs(30),
            stall_time: Duration::from_secs(30),
            sockets: 256,
            search_time: Duration::from_secs(60),
            think_time: Duration::from_secs(600),
            experiment_time: Duration::from_secs(1800),
            games: 20_000,
            depth: bounds::DEPTH,
            threads: cores.min(bounds::THREADS.into()),
            lines: bounds::LINES as usize,
            table_mib: 256,
            memory_mib: 256,
            tree_nodes,
            board_cells: 1_600_000,
            body: 1 << 20,
            layout_body: tree_nodes * LAYOUT_BYTES,
            export_body: tree_nodes * EXPORT_BYTES,
        }
    }
}
