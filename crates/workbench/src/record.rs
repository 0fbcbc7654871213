//! Whole games as text, in the notation of the game's own players: PGN, PDN.

use crate::bench::{Bench, Reached};
use crate::error::BenchError;
use crate::request::At;
use search::annotated::Line;
use search::{Game, Notation, NotationError, Side};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// One side won.
    Won(Side),
    /// Nobody won.
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
pub(crate) struct Told<G: Game> {
    pub tags: Vec<(String, String)>,
    pub start: G::State,
    pub line: Line<G::Move>,
    pub ending: Option<Ending>,
}

/// Writes and reads whole games.
pub(crate) struct Scribe<G: Game> {
    /// What the names of such files end in.
    pub extension: &'static str,
    pub write: fn(Told<G>, ResultOrder) -> String,
    /// Reads a game of a text; says what is wrong with it.
    pub read: fn(&str, Reading) -> Result<Told<G>, String>,
}

/// The game of a number among those of a text, each good or bad by itself; says how many there are if there are fewer.
pub(crate) fn pick<T, E: ToString>(
    games: impl Iterator<Item = Result<T, E>>,
    number: usize,
) -> Result<T, String> {
    let mut count = 0;
    for game in games {
        count += 1;
        if count == number {
            return game.map_err(|error| error.to_string());
        }
    }
    match count {
        0 => Err("there is no game in it".into()),
        _ => Err(format!("bad game '{number}': expected 1 to {count}")),
    }
}

impl<G: Notation> Bench<G>
where
    G::State: Send + Sync,
    G::Move: Send + Sync,
{
    pub(crate) fn write_record(&self, record: &GameRecord, order: ResultOrder) -> Result<String, BenchError> {
        let scribe = self.scribe()?;
        let start = self.reach(&At { position: record.position.clone(), moves: Vec::new() })?.state;
        let reached = self.reach(&record.at())?;
        let line = record.line.try_map(&start, &mut |state, text: &String| self.step(state, text))?;
        let ending = record.ending.or_else(|| self.ending(&reached));
        Ok((scribe.write)(Told { tags: record.tags.clone(), start, line, ending }, order))
    }

    pub(crate) fn read_record(&self, text: &str, reading: Reading) -> Result<GameRecord, BenchError> {
        let told = (self.scribe()?.read)(text, reading).map_err(BenchError::Game)?;
        let usual = self.game.show_state(&self.game.start());
        let position = Some(self.game.show_state(&told.start)).filter(|start| *start != usual);
        let mut show = |state: &G::State, &m: &G::Move| -> Result<_, NotationError> {
            Ok((self.game.show_move(state, m), self.game.play(state, m)))
        };
        let line = told.line.try_map(&told.start, &mut show)?;
        Ok(GameRecord { position, line, tags: told.tags, ending: told.ending })
    }

    fn step(&self, state: &G::State, text: &str) -> Result<(G::Move, G::State), NotationError> {
        let m = self.game.parse_move(state, text)?;
        Ok((m, self.game.play(state, m)))
    }

    fn scribe(&self) -> Result<&Scribe<G>, BenchError> {
        self.scribe.as_ref().ok_or_else(|| BenchError::Missing {
            game: self.name.into(),
            what: "notation for whole games",
            instead: "keep the position and the moves".into(),
        })
    }

    fn ending(&self, reached: &Reached<G>) -> Option<Ending> {
        let outcome = self.outcome_with_history(reached)?;
        Some(outcome.winner.map_or(Ending::Drawn, Ending::Won))
    }
}
