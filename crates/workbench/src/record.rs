//! Whole games as text, in the notation of the game's own players: PGN, PDN.

use crate::bench::{Bench, Reached};
use crate::error::BenchError;
use crate::request::At;
use search::{Game, Notation, Side};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// One side won.
    Won(Side),
    /// Nobody won.
    Drawn,
}

/// A whole game.
#[derive(Clone, Debug, Default)]
pub struct GameRecord {
    /// Where it started and what was played.
    pub at: At,
    /// What is known about it: names and values, such as White and who that was.
    pub tags: Vec<(String, String)>,
    /// How it ended, if it did not go on.
    pub ending: Option<Ending>,
}

/// A whole game with the types of its game.
pub(crate) struct Told<G: Game> {
    pub tags: Vec<(String, String)>,
    pub start: G::State,
    pub moves: Vec<G::Move>,
    pub ending: Option<Ending>,
}

/// Writes and reads whole games.
pub(crate) struct Scribe<G: Game> {
    /// What the names of such files end in.
    pub extension: &'static str,
    pub write: fn(Told<G>) -> String,
    /// Reads the first game of a text; says what is wrong with it.
    pub read: fn(&str) -> Result<Told<G>, String>,
}

impl<G: Notation> Bench<G>
where
    G::State: Send + Sync,
    G::Move: Send + Sync,
{
    pub(crate) fn write_record(&self, record: &GameRecord) -> Result<String, BenchError> {
        let scribe = self.scribe()?;
        let start = self.reach(&At { position: record.at.position.clone(), moves: Vec::new() })?.state;
        let reached = self.reach(&record.at)?;
        let (mut state, mut moves) = (start.clone(), Vec::new());
        for text in &record.at.moves {
            let m = self.game.parse_move(&state, text)?;
            state = self.game.play(&state, m);
            moves.push(m);
        }
        let ending = record.ending.or_else(|| self.ending(&reached));
        Ok((scribe.write)(Told { tags: record.tags.clone(), start, moves, ending }))
    }

    pub(crate) fn read_record(&self, text: &str) -> Result<GameRecord, BenchError> {
        let told = (self.scribe()?.read)(text).map_err(BenchError::Game)?;
        let usual = self.game.show_state(&self.game.start());
        let position = Some(self.game.show_state(&told.start)).filter(|start| *start != usual);
        let at = At { position, moves: self.show_line(&told.start, &told.moves) };
        Ok(GameRecord { at, tags: told.tags, ending: told.ending })
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
