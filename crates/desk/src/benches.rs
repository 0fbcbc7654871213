//! Games on the bench, kept for the next request: setting one up may mean reading tables.

use crate::refusal::Refusal;
use session::{At, Games, Language, Options, Place, Playable, ReachedPlace, choose};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// Games kept at the same time; the one used least recently goes first.
const KEPT: usize = 12;

/// A game by its name and options, set up.
type Bench = ((&'static str, Options), Arc<dyn Playable>);

/// The games in use.
pub struct Benches {
    games: Games,
    /// The folder with everything a user makes; nothing outside it is read.
    data: Option<PathBuf>,
    /// The most recently used is last.
    kept: Mutex<Vec<Bench>>,
}

impl Benches {
    /// No game set up yet; tables are looked for in this folder.
    pub fn new(games: Games, data: Option<PathBuf>) -> Benches {
        Benches { games, data, kept: Mutex::new(Vec::new()) }
    }

    /// Every game there is.
    pub fn games(&self) -> Games {
        self.games
    }

    /// The game of a place, set up, and where to look.
    pub fn reach(&self, place: Place) -> Result<ReachedPlace, Refusal> {
        let (game, options) = choose(self.games, &place.game, &place.options, self.data.as_deref())?;
        let choice = (game.name, options);
        let bench = match self.known(&choice) {
            Some(bench) => bench,
            None => {
                let bench = Arc::from(game.open(&choice.1)?);
                self.keep(choice.clone(), bench)
            }
        };
        let bench = match place.language {
            Language::English => bench,
            other => Arc::from(bench.speaking(other)),
        };
        Ok(ReachedPlace { bench, options: choice.1, at: At { position: place.position, moves: place.moves } })
    }

    fn known(&self, choice: &(&'static str, Options)) -> Option<Arc<dyn Playable>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().position(|(known, _)| known == choice)?;
        let bench = kept.remove(found);
        let shared = Arc::clone(&bench.1);
        kept.push(bench);
        Some(shared)
    }

    fn keep(&self, choice: (&'static str, Options), bench: Arc<dyn Playable>) -> Arc<dyn Playable> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        kept.push((choice, Arc::clone(&bench)));
        bench
    }
}
