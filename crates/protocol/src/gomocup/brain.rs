//! The engine: a board, what it was told about time, and a game of five in a row.

use super::board::{Board, Owner};
use super::command::Command;
use super::rule::Rule;
use session::{At, Playable, Purpose, Request, Session, SessionError, StopFlag, TimeLeft, Value, bounds};
use std::time::Duration;

/// The smallest and largest boards.
const SIZES: std::ops::RangeInclusive<usize> = 5..=20;
/// The time for a move unless the manager sets it.
const USUAL_MS: u64 = 1000;
/// Kept back for everything that is not thinking.
const OVERHEAD_MS: u64 = 30;
/// Memory for the table unless the manager sets it.
const TABLE_MIB: usize = 64;
const MIB: u64 = 1 << 20;

/// What the manager said about limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Limits {
    turn_ms: u64,
    left_ms: Option<u64>,
    table_mib: usize,
}

/// A game being played.
pub(super) struct Game {
    session: Box<dyn Session>,
    pub(super) board: Board,
}

/// What stones on lines of their own belong to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Listing {
    /// A board.
    Board,
    /// An opening with swaps.
    Swap2,
}

/// Sets up a game of five in a row on a board of so many columns and rows.
pub type Opener = fn(usize, usize) -> Result<Box<dyn Playable>, SessionError>;

/// The engine's side of a conversation.
pub struct Brain {
    open: Opener,
    pub(super) game: Option<Game>,
    limits: Limits,
    rule: Rule,
    /// Between `BOARD` or `SWAP2BOARD` and `DONE`.
    listing: Option<Listing>,
    /// What is wrong with the board that was listed: it is not played on.
    bad_board: Option<String>,
}

impl Brain {
    /// Without a game.
    pub fn new(open: Opener) -> Self {
        let limits = Limits { turn_ms: USUAL_MS, left_ms: None, table_mib: TABLE_MIB };
        Brain { open, game: None, limits, rule: Rule::default(), listing: None, bad_board: None }
    }
}

impl Brain {
    /// The answers to a line; none to leave. A search ends when nobody waits for a move any more.
    pub fn line(&mut self, line: &str, stop: &StopFlag) -> Option<Vec<String>> {
        let command = Command::parse(line);
        if let Some(listing) = self.listing {
            return Some(self.listed(listing, &command, stop));
        }
        let done = match command {
            Command::End => return None,
            Command::Nothing => Ok(vec![]),
            Command::Start(columns, rows) => self.start(columns, rows),
            Command::Restart => {
                match self.game.as_ref().map(|game| (game.board.columns(), game.board.rows())) {
                    Some((columns, rows)) => self.start(columns, rows),
                    None => Err(no_game()),
                }
            }
            Command::Begin => self.begin(stop),
            Command::Turn(x, y) => self.put(x, y, Owner::Opponent).and_then(|()| self.answer(stop)),
            Command::Play(x, y) => self.put(x, y, Owner::Own).map(|()| vec![format!("{x},{y}")]),
            Command::TakeBack(x, y) => self.take_back(x, y),
            Command::Board => self.list(Listing::Board),
            Command::Swap2Board => self.list(Listing::Swap2),
            Command::Info(name, value) => self.inform(&name, &value).map(|()| vec![]),
            Command::About => Ok(vec![format!(
                "name=\"Plywood\", version=\"{}\", author=\"the Plywood authors\", country=\"\"",
                env!("CARGO_PKG_VERSION")
            )]),
            Command::Bad(expected) => Err(expected.into()),
            Command::Stone(..)
            | Command::Place(..)
            | Command::Blocked(..)
            | Command::Done
            | Command::Unknown => {
                return Some(vec!["UNKNOWN command".into()]);
            }
        };
        Some(done.unwrap_or_else(|reason| vec![format!("ERROR {reason}")]))
    }

    fn start(&mut self, columns: usize, rows: usize) -> Result<Vec<String>, String> {
        if !SIZES.contains(&columns) || !SIZES.contains(&rows) {
            return Err(format!("bad size {columns},{rows}: expected {} to {}", SIZES.start(), SIZES.end()));
        }
        let bench = (self.open)(columns, rows).map_err(|error| error.to_string())?;
        let mut session = bench.begin(&At::default()).map_err(|error| error.to_string())?;
        if let Some(last) = &mut self.game {
            session.recall(last.session.take_memory());
        }
        self.game = Some(Game { session, board: Board::new(columns, rows) });
        self.prepare()?;
        Ok(vec!["OK".into()])
    }

    /// Makes everything ready that a move needs: no move's time is spent on that.
    fn prepare(&mut self) -> Result<(), String> {
        let player = self.player();
        let Some(game) = &mut self.game else { return Ok(()) };
        game.session.prepare(&[&player]).map_err(|error| error.to_string())
    }

    /// What is searched for whatever is asked.
    fn player(&self) -> Request {
        Request { purpose: Purpose::Play, table_mib: Some(self.limits.table_mib), ..Request::thinking() }
    }

    fn list(&mut self, listing: Listing) -> Result<Vec<String>, String> {
        let game = self.game.as_mut().ok_or_else(no_game)?;
        game.board = Board::new(game.board.columns(), game.board.rows());
        self.listing = Some(listing);
        self.bad_board = None;
        Ok(vec![])
    }

    /// A line between `BOARD` or `SWAP2BOARD` and `DONE`. A board that was not understood is not played on.
    fn listed(&mut self, listing: Listing, command: &Command, stop: &StopFlag) -> Vec<String> {
        let done = match (listing, command) {
            (_, Command::Done) => {
                self.listing = None;
                match (self.bad_board.take(), listing) {
                    (Some(reason), _) => Err(format!("this board cannot be played on: {reason}")),
                    (None, Listing::Board) => self.answer(stop),
                    (None, Listing::Swap2) => self.swap2(stop),
                }
            }
            (Listing::Board, Command::Stone(x, y, owner)) => self.put(*x, *y, *owner).map(|()| vec![]),
            (Listing::Swap2, Command::Place(x, y)) => self.put_next(*x, *y).map(|()| vec![]),
            (_, Command::Nothing) => Ok(vec![]),
            (_, Command::Blocked(x, y)) => Err(format!("blocked cell {x},{y}: expected a stone of 1 or 2")),
            (Listing::Board, _) => Err("expected a stone such as 7,7,1, or DONE".into()),
            (Listing::Swap2, _) => Err("expected a stone such as 7,7, or DONE".into()),
        };
        done.unwrap_or_else(|reason| {
            if self.listing.is_some() {
                self.bad_board.get_or_insert_with(|| reason.clone());
            }
            vec![format!("ERROR {reason}")]
        })
    }

    /// Makes the first move: in the middle, where nothing has to be thought about.
    fn begin(&mut self, stop: &StopFlag) -> Result<Vec<String>, String> {
        let game = self.game.as_ref().ok_or_else(no_game)?;
        if game.board.stones() > 0 {
            return self.answer(stop);
        }
        let (x, y) = game.board.centre();
        self.rule.check()?;
        self.put(x, y, Owner::Own)?;
        Ok(vec![format!("{x},{y}")])
    }

    pub(super) fn put(&mut self, x: usize, y: usize, owner: Owner) -> Result<(), String> {
        let game = self.game.as_mut().ok_or_else(no_game)?;
        if game.board.put(x, y, owner) {
            Ok(())
        } else {
            Err(format!("bad place {x},{y}: expected an empty cell"))
        }
    }

    fn take_back(&mut self, x: usize, y: usize) -> Result<Vec<String>, String> {
        let game = self.game.as_mut().ok_or_else(no_game)?;
        if game.board.take(x, y) {
            Ok(vec!["OK".into()])
        } else {
            Err(format!("bad place {x},{y}: expected a stone"))
        }
    }

    fn inform(&mut self, name: &str, value: &str) -> Result<(), String> {
        let Ok(number) = value.parse::<i64>() else { return Ok(()) };
        let number = number.max(0) as u64;
        match name {
            "rule" => self.rule = Rule(number),
            // Nought: as quickly as possible.
            "timeout_turn" => self.limits.turn_ms = number.max(1),
            "time_left" => self.limits.left_ms = Some(number),
            // Nought: as much as you like. A table is not everything a program needs.
            "max_memory" if number > 0 => {
                self.limits.table_mib = (number / 2 / MIB).clamp(1, bounds::TABLE_MIB.into()) as usize;
                self.prepare()?;
            }
            _ => {}
        }
        Ok(())
    }

    /// The time for the move, all of which may be used where there is no clock for the game.
    fn time(&self) -> Duration {
        Duration::from_millis(self.limits.turn_ms.saturating_sub(OVERHEAD_MS).max(1))
    }

    /// The clock for the game, if there is one.
    fn clock(&self) -> Option<TimeLeft> {
        let left = Duration::from_millis(self.limits.left_ms?);
        Some(TimeLeft { left, overhead: Duration::from_millis(OVERHEAD_MS), ..TimeLeft::default() })
    }

    /// Finds a move, makes it and says it.
    fn answer(&mut self, stop: &StopFlag) -> Result<Vec<String>, String> {
        self.rule.check()?;
        let Found { x, y, .. } = self.think(stop)?;
        self.put(x, y, Owner::Own)?;
        Ok(vec![format!("{x},{y}")])
    }

    /// The best move on the board, and what it is worth to X.
    pub(super) fn think(&mut self, stop: &StopFlag) -> Result<Found, String> {
        let request = Request { time: Some(self.time()), clock: self.clock(), ..self.player() };
        let game = self.game.as_mut().ok_or_else(no_game)?;
        let at = At { position: Some(game.board.position()), moves: Vec::new() };
        game.session.go_to(&at).map_err(|error| error.to_string())?;
        let found = game.session.think(&request, stop, &mut |_| {});
        let found = found.map_err(|error| error.to_string())?;
        let best = found.best.ok_or("no move left")?;
        // The game writes a move as the number of its cell.
        let cell: usize = best.parse().map_err(|_| format!("bad move '{best}': expected a number"))?;
        Ok(Found { x: cell % game.board.columns(), y: cell / game.board.columns(), value: found.value })
    }
}

/// A move and what it is worth to X.
pub(super) struct Found {
    pub(super) x: usize,
    pub(super) y: usize,
    pub(super) value: Value,
}

pub(super) fn no_game() -> String {
    "no game: expected START first".into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(columns: usize, rows: usize) -> Result<Box<dyn Playable>, SessionError> {
        games::open("mnk", [("columns", columns.into()), ("rows", rows.into()), ("k", 5.into())])
    }

    /// After this line there is one table, of this size, in memory and empty.
    fn check(brain: &mut Brain, line: &str, mib: usize) {
        brain.line(line, &StopFlag::default()).unwrap();
        let session = &mut brain.game.as_mut().unwrap().session;
        let memory = session.take_memory();
        assert_eq!(memory.table_mib(), mib, "{line}");
        assert!(memory.is_populated() && memory.is_empty(), "{line}");
        session.recall(memory);
    }

    #[test]
    fn the_table_is_made_and_cleared_when_that_is_asked_for() {
        let mut brain = Brain::new(open);
        check(&mut brain, "START 15", TABLE_MIB);
        check(&mut brain, "INFO max_memory 8388608", 4);
        brain.line("INFO timeout_turn 1", &StopFlag::default());
        brain.line("TURN 7,7", &StopFlag::default());
        check(&mut brain, "RESTART", 4);
    }
}
