//! Whole games as text, in the notation of the game's own players: PGN, PDN.

use crate::annotated::Line;
use crate::choices::At;
use crate::error::{RecordError, SessionError};
use crate::kit::{Kit, MoveOf, StateOf};
use crate::running::Running;
use crate::setup::Setup;
use search::{Game, Notation, NotationError, Side};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// One side won.
    Won(Side),
    /// A draw.
    Drawn,
}

/// Whose points come first in a result such as `1-0`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ResultOrder {
    /// As the game's players have it: White's in chess, those of Black, who moves first, in English draughts.
    #[default]
    Usual,
    /// White's in every game.
    White,
}

/// Which game of a text is meant, and how its result is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The game's number in the text, from 1.
    pub number: usize,
    /// Whose points come first.
    pub order: ResultOrder,
}

impl Default for Reading {
    fn default() -> Self {
        Reading { number: 1, order: ResultOrder::Usual }
    }
}

/// A whole game.
#[derive(Clone, Debug, Default)]
pub struct GameRecord {
    /// Where it started; none for the game's start.
    pub position: Option<String>,
    /// What was played, with comments and variations.
    pub line: Line<String>,
    /// What is known about it: names and values, such as White and who that was.
    pub tags: Vec<(String, String)>,
    /// How it ended, if it did not go on.
    pub ending: Option<Ending>,
}

impl GameRecord {
    /// Where the game arrived.
    pub fn at(&self) -> At {
        At { position: self.position.clone(), moves: self.line.moves().collect() }
    }
}

/// A whole game with the types of its game.
pub struct TypedGame<G: Game> {
    /// Names and values, in order.
    pub tags: Vec<(String, String)>,
    /// Where it started.
    pub start: G::State,
    /// Its moves, with variations and comments.
    pub line: Line<G::Move>,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
}

/// Whole games as they are read, one after the other.
pub type Records<'a, G> = Box<dyn Iterator<Item = Result<TypedGame<G>, RecordError>> + 'a>;

/// The game of a number among those of a text, each good or bad by itself; says how many there are if there are fewer.
fn pick<T>(games: impl Iterator<Item = Result<T, RecordError>>, number: usize) -> Result<T, RecordError> {
    let mut count = 0;
    for game in games {
        count += 1;
        if count == number {
            return game;
        }
    }
    match count {
        0 => Err(RecordError::Nothing),
        _ => Err(RecordError::Number { number, count }),
    }
}

impl<K: Kit> Setup<K> {
    pub(crate) fn write_record(
        &self,
        record: &GameRecord,
        order: ResultOrder,
    ) -> Result<String, SessionError> {
        let start = self.beginning(record.position.as_deref())?;
        let line = record.line.try_map(&start, &mut |state, text: &String| self.step(state, text))?;
        let ending = match record.ending {
            None => ending(&Running::reach(self.clone(), &record.at())?),
            known => known,
        };
        let told = TypedGame { tags: record.tags.clone(), start, line, ending };
        self.kit().players().write_record(told, order).ok_or_else(|| self.no_notation())
    }

    pub(crate) fn read_record(&self, text: &str, reading: Reading) -> Result<GameRecord, SessionError> {
        let games =
            self.kit().players().read_records(text, reading.order).ok_or_else(|| self.no_notation())?;
        self.record_of(pick(games, reading.number)?)
    }

    pub(crate) fn read_records(&self, text: &str, most: usize) -> Result<Vec<GameRecord>, SessionError> {
        let games =
            self.kit().players().read_records(text, ResultOrder::Usual).ok_or_else(|| self.no_notation())?;
        games.filter_map(Result::ok).take(most).map(|told| self.record_of(told)).collect()
    }

    fn record_of(&self, told: TypedGame<K::Game>) -> Result<GameRecord, SessionError> {
        let usual = self.show_state(&self.game().start());
        let position = Some(self.show_state(&told.start)).filter(|start| *start != usual);
        let mut show = |state: &StateOf<K>, &m: &MoveOf<K>| -> Result<_, NotationError> {
            Ok((self.show_move(state, m), self.game().play(state, m)))
        };
        let line = told.line.try_map(&told.start, &mut show)?;
        Ok(GameRecord { position, line, tags: told.tags, ending: told.ending })
    }

    fn step(&self, state: &StateOf<K>, text: &str) -> Result<(MoveOf<K>, StateOf<K>), NotationError> {
        let m = self.parse_move(state, text)?;
        Ok((m, self.game().play(state, m)))
    }

    fn no_notation(&self) -> SessionError {
        SessionError::Missing {
            game: self.name().into(),
            what: "notation for whole games",
            instead: "keep the position and the moves".into(),
        }
    }
}

fn ending<K: Kit>(game: &Running<K>) -> Option<Ending> {
    let outcome = game.outcome_with_history()?;
    Some(outcome.winner.map_or(Ending::Drawn, Ending::Won))
}
