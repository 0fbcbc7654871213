//! The engine: a board, its limits of time, and a game of five in a row.

use super::board::{GomocupBoard, StoneOwner};
use super::command::ManagerCommand;
use super::error::BrainError;
use super::rule::Rule;
use session::{
    At, Call, Playable, PlayingSettings, Purpose, Request, Session, SessionError, StopFlag, TimeLeft, Value,
    bounds,
};
use std::time::Duration;

/// The smallest and largest boards.
pub(super) const SIZES: std::ops::RangeInclusive<usize> = 5..=20;
/// The time for a move unless the manager sets it.
const USUAL_MS: u64 = 1000;
/// Kept back for everything that is not thinking.
const OVERHEAD_MS: u64 = 30;
/// Memory for the table unless the manager sets it.
const TABLE_MIB: usize = 64;
const MIB: u64 = 1 << 20;

/// What the manager said about limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ManagerLimits {
    turn_ms: u64,
    left_ms: Option<u64>,
    table_mib: usize,
}

/// A game being played.
pub(super) struct GomocupGame {
    session: Box<dyn Session>,
    pub(super) board: GomocupBoard,
}

/// What stones on lines of their own belong to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Listing {
    /// A board.
    Board,
    /// An opening with swaps.
    Swap2,
}

/// Sets up a game of five in a row on a board of these columns and rows.
pub type Opener = fn(usize, usize) -> Result<Box<dyn Playable>, SessionError>;

/// The engine's side of a conversation.
pub struct Brain {
    open: Opener,
    pub(super) game: Option<GomocupGame>,
    limits: ManagerLimits,
    rule: Rule,
    /// Between `BOARD` or `SWAP2BOARD` and `DONE`.
    listing: Option<Listing>,
    /// What is wrong with the board that was listed: it is not played on.
    bad_board: Option<String>,
}

impl Brain {
    /// Without a game.
    pub fn new(open: Opener) -> Self {
        let limits = ManagerLimits { turn_ms: USUAL_MS, left_ms: None, table_mib: TABLE_MIB };
        Brain { open, game: None, limits, rule: Rule::default(), listing: None, bad_board: None }
    }
}

impl Brain {
    /// The answers to a line; none to leave. A search ends when its move is no longer wanted.
    pub fn line(&mut self, line: &str, stop: &StopFlag) -> Option<Vec<String>> {
        let command = ManagerCommand::parse(line);
        if let Some(listing) = self.listing {
            return Some(self.read_listing(listing, &command, stop));
        }
        let done = match command {
            ManagerCommand::End => return None,
            ManagerCommand::Nothing => Ok(vec![]),
            ManagerCommand::Start(columns, rows) => self.start(columns, rows),
            ManagerCommand::Restart => {
                match self.game.as_ref().map(|game| (game.board.columns(), game.board.rows())) {
                    Some((columns, rows)) => self.start(columns, rows),
                    None => Err(BrainError::NoGame),
                }
            }
            ManagerCommand::Begin => self.begin(stop),
            ManagerCommand::Turn(x, y) => {
                self.put(x, y, StoneOwner::Opponent).and_then(|()| self.answer(stop))
            }
            ManagerCommand::Play(x, y) => self.put(x, y, StoneOwner::Own).map(|()| vec![format!("{x},{y}")]),
            ManagerCommand::TakeBack(x, y) => self.take_back(x, y),
            ManagerCommand::Board => self.list(Listing::Board),
            ManagerCommand::Swap2Board => self.list(Listing::Swap2),
            ManagerCommand::Info(name, value) => self.inform(&name, &value).map(|()| vec![]),
            ManagerCommand::About => Ok(vec![format!(
                "name=\"Plywood\", version=\"{}\", author=\"the Plywood authors\", country=\"\"",
                env!("CARGO_PKG_VERSION")
            )]),
            ManagerCommand::Bad(expected) => Err(BrainError::Expected(expected)),
            ManagerCommand::Stone(..)
            | ManagerCommand::Place(..)
            | ManagerCommand::Blocked(..)
            | ManagerCommand::Done
            | ManagerCommand::Unknown => {
                return Some(vec!["UNKNOWN command".into()]);
            }
        };
        Some(done.unwrap_or_else(|reason| vec![format!("ERROR {reason}")]))
    }

    fn start(&mut self, columns: usize, rows: usize) -> Result<Vec<String>, BrainError> {
        if !SIZES.contains(&columns) || !SIZES.contains(&rows) {
            return Err(BrainError::Size { columns, rows });
        }
        let bench = (self.open)(columns, rows)?;
        let mut session = bench.begin(&At::default())?;
        if let Some(last) = &mut self.game {
            session.recall(last.session.take_memory());
        }
        self.game = Some(GomocupGame { session, board: GomocupBoard::new(columns, rows) });
        self.prepare()?;
        Ok(vec!["OK".into()])
    }

    /// Makes everything ready that a move needs: no move's time is spent on that.
    fn prepare(&mut self) -> Result<(), BrainError> {
        let player = self.player();
        let Some(game) = &mut self.game else { return Ok(()) };
        Ok(game.session.prepare(&[&player])?)
    }

    /// What is searched for whatever is asked.
    fn player(&self) -> Request {
        Request {
            playing: PlayingSettings {
                purpose: Purpose::Play,
                table_mib: Some(self.limits.table_mib),
                ..Request::thinking().playing
            },
            ..Request::thinking()
        }
    }

    fn list(&mut self, listing: Listing) -> Result<Vec<String>, BrainError> {
        let game = self.game.as_mut().ok_or(BrainError::NoGame)?;
        game.board = GomocupBoard::new(game.board.columns(), game.board.rows());
        self.listing = Some(listing);
        self.bad_board = None;
        Ok(vec![])
    }

    /// A line between `BOARD` or `SWAP2BOARD` and `DONE`. A board that was not understood is not played on.
    fn read_listing(&mut self, listing: Listing, command: &ManagerCommand, stop: &StopFlag) -> Vec<String> {
        let done = match (listing, command) {
            (_, ManagerCommand::Done) => {
                self.listing = None;
                match (self.bad_board.take(), listing) {
                    (Some(reason), _) => Err(BrainError::Board(reason)),
                    (None, Listing::Board) => self.answer(stop),
                    (None, Listing::Swap2) => self.swap2(stop),
                }
            }
            (Listing::Board, ManagerCommand::Stone(x, y, owner)) => self.put(*x, *y, *owner).map(|()| vec![]),
            (Listing::Swap2, ManagerCommand::Place(x, y)) => self.put_next(*x, *y).map(|()| vec![]),
            (_, ManagerCommand::Nothing) => Ok(vec![]),
            (_, ManagerCommand::Blocked(x, y)) => Err(BrainError::Blocked { x: *x, y: *y }),
            (Listing::Board, _) => Err(BrainError::Expected("expected a stone such as 7,7,1, or DONE")),
            (Listing::Swap2, _) => Err(BrainError::Expected("expected a stone such as 7,7, or DONE")),
        };
        done.unwrap_or_else(|error| {
            let reason = error.to_string();
            if self.listing.is_some() {
                self.bad_board.get_or_insert_with(|| reason.clone());
            }
            vec![format!("ERROR {reason}")]
        })
    }

    /// Makes the first move: in the middle, where nothing has to be thought about.
    fn begin(&mut self, stop: &StopFlag) -> Result<Vec<String>, BrainError> {
        let game = self.game.as_ref().ok_or(BrainError::NoGame)?;
        if game.board.stones() > 0 {
            return self.answer(stop);
        }
        let (x, y) = game.board.centre();
        self.rule.check()?;
        self.put(x, y, StoneOwner::Own)?;
        Ok(vec![format!("{x},{y}")])
    }

    pub(super) fn put(&mut self, x: usize, y: usize, owner: StoneOwner) -> Result<(), BrainError> {
        let game = self.game.as_mut().ok_or(BrainError::NoGame)?;
        if game.board.put(x, y, owner) {
            Ok(())
        } else {
            Err(BrainError::Place { x, y, expected: "an empty cell" })
        }
    }

    fn take_back(&mut self, x: usize, y: usize) -> Result<Vec<String>, BrainError> {
        let game = self.game.as_mut().ok_or(BrainError::NoGame)?;
        if game.board.take(x, y) {
            Ok(vec!["OK".into()])
        } else {
            Err(BrainError::Place { x, y, expected: "a stone" })
        }
    }

    fn inform(&mut self, name: &str, value: &str) -> Result<(), BrainError> {
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
    fn answer(&mut self, stop: &StopFlag) -> Result<Vec<String>, BrainError> {
        self.rule.check()?;
        let MoveForX { x, y, .. } = self.think(stop)?;
        self.put(x, y, StoneOwner::Own)?;
        Ok(vec![format!("{x},{y}")])
    }

    /// The best move on the board, and what it is worth to X.
    pub(super) fn think(&mut self, stop: &StopFlag) -> Result<MoveForX, BrainError> {
        let request = Request { time: Some(self.time()), ..self.player() };
        let call = Call { clock: self.clock(), ..Call::new(&request, stop) };
        let game = self.game.as_mut().ok_or(BrainError::NoGame)?;
        let at = At { position: Some(game.board.position()), moves: Vec::new() };
        game.session.go_to(&at)?;
        let found = game.session.run(&call, &mut |_| {});
        let (found, _) = found?;
        let best = found.best.ok_or(BrainError::Full)?;
        // The game writes a move as the number of its cell.
        let cell: usize = best.parse().map_err(|_| BrainError::Cell(best.clone()))?;
        Ok(MoveForX { x: cell % game.board.columns(), y: cell / game.board.columns(), value: found.value })
    }
}

/// A move and what it is worth to X.
pub(super) struct MoveForX {
    pub(super) x: usize,
    pub(super) y: usize,
    pub(super) value: Value,
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
