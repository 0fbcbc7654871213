//! Who plays: a search of ours or a program of its own, behind one face.

use crate::ArenaError;
use serde::Serialize;
use session::fields::read_time;
use session::{At, Session, Side, StopFlag};
use std::fmt::{Display, Formatter};
use std::time::Duration;

/// How long a player may think, by move or by game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TimeLimit {
    /// Deepest iteration.
    pub depth: Option<u32>,
    /// Most nodes.
    pub nodes: Option<u64>,
    /// Time for each move.
    pub time: Option<Duration>,
    /// A clock for the whole game.
    pub clock: Option<ClockControl>,
}

impl Display for TimeLimit {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let mut parts = Vec::new();
        parts.extend(self.clock.map(|ClockControl { base, increment }| {
            format!("{}+{}", base.as_secs_f64(), increment.as_secs_f64())
        }));
        parts.extend(self.time.map(|time| format!("{} ms a move", time.as_millis())));
        parts.extend(self.nodes.map(|nodes| format!("{nodes} nodes a move")));
        parts.extend(self.depth.map(|depth| format!("depth {depth}")));
        f.write_str(&if parts.is_empty() {
            "each player with limits of its own".into()
        } else {
            parts.join(", ")
        })
    }
}

/// A clock for the whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockControl {
    /// Time at the start.
    pub base: Duration,
    /// Time added for every move.
    pub increment: Duration,
}

impl ClockControl {
    /// Reads `10s+100ms`.
    pub fn parse(text: &str) -> Result<ClockControl, ArenaError> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0ms"));
        match (read_time(base), read_time(increment)) {
            (Ok(base), Ok(increment)) => Ok(ClockControl { base, increment }),
            _ => Err(ArenaError::rule("clock", text, "a clock such as 10s+100ms")),
        }
    }
}

/// A position to find a move for.
pub struct Moment<'a> {
    /// The game so far.
    pub board: &'a dyn Session,
    /// The position before the first move; none for the game's start.
    pub start: Option<&'a str>,
    /// All moves since then, as the game writes them.
    pub moves: &'a [String],
    /// How long to think.
    pub pace: TimeLimit,
    /// Time left on the clocks, MAX's and MIN's.
    pub clocks: Option<[Duration; 2]>,
    /// An answer later than this is as bad as none.
    pub patience: Duration,
    /// Raised when the match is to end.
    pub stop: &'a StopFlag,
}

impl Moment<'_> {
    /// How the position is reached.
    pub fn at(&self) -> At {
        At { position: self.start.map(String::from), moves: self.moves.to_vec() }
    }

    /// The side to move.
    pub fn mover(&self) -> Side {
        mover(self.board)
    }
}

/// The side to move; in games that are played in matches nothing is left to chance.
pub(crate) fn mover(board: &dyn Session) -> Side {
    board.turn().unwrap_or(Side::Max)
}

/// A player's move and what it thought of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayerMove {
    /// The move, as the game reads it.
    pub m: String,
    /// Its score for the side to move.
    pub score: Option<i32>,
    /// Depth reached.
    pub depth: Option<u32>,
    /// Nodes searched.
    pub nodes: Option<u64>,
    /// Time taken.
    pub spent: Duration,
}

/// Why a player loses a game that was not over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "lowercase", tag = "kind")]
pub enum Foul {
    /// It took too long.
    #[error("loses on time: {spent_ms} ms of {allowed_ms} ms")]
    Time {
        /// Milliseconds taken.
        spent_ms: u64,
        /// Milliseconds allowed.
        allowed_ms: u64,
    },
    /// It made a move that is not one.
    #[error("plays an illegal move: '{m}'")]
    Illegal {
        /// What it said.
        m: String,
    },
    /// Its program ended.
    #[error("{reason}")]
    Crash {
        /// When.
        reason: String,
    },
    /// It did not answer at all.
    #[error("{reason}")]
    Hang {
        /// When.
        reason: String,
    },
}

/// What keeps a player from answering.
#[derive(Debug)]
pub enum Trouble {
    /// Its own fault: the game is lost.
    Foul(Foul),
    /// Neither player is to blame: the match cannot go on.
    Broken(crate::ArenaError),
}

/// A player.
pub trait Player: Send {
    /// Whether the match's clock runs for it; a player with limits of its own cannot lose on time.
    fn is_timed(&self) -> bool {
        true
    }

    /// Another game begins.
    fn new_game(&mut self, stop: &StopFlag) -> Result<(), Trouble>;

    /// Finds a move.
    fn choose(&mut self, moment: &Moment<'_>) -> Result<PlayerMove, Trouble>;
}
