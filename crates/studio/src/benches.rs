//! Games on the bench, kept for the next request: setting one up may mean reading tables.

use crate::games;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use workbench::{At, GameChoice, Workbench, open};

/// Games kept at the same time; the one used least recently goes first.
const KEPT: usize = 12;

/// A game and how it was set up.
type Bench = (GameChoice, Arc<dyn Workbench>);

/// The games in use.
pub struct Benches {
    /// The folder with everything a user makes; nothing outside it is read.
    data: Option<PathBuf>,
    /// The most recently used is last.
    kept: Mutex<Vec<Bench>>,
}

impl Benches {
    /// No game yet; tables are looked for in this folder.
    pub fn new(data: Option<PathBuf>) -> Benches {
        Benches { data, kept: Mutex::new(Vec::new()) }
    }

    /// The game of a place on the bench, and where to look.
    pub fn reach(&self, place: Place) -> Result<Reached, Refusal> {
        let choice = games::choose(&place.game, &place.options, self.data.as_deref())?;
        let bench = match self.known(&choice) {
            Some(bench) => bench,
            None => self.keep(&choice, Arc::from(open(&choice)?)),
        };
        let at = At { position: place.position, moves: place.moves };
        Ok(Reached { bench, at, choice })
    }

    fn known(&self, choice: &GameChoice) -> Option<Arc<dyn Workbench>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().position(|(known, _)| known == choice)?;
        let bench = kept.remove(found);
        let shared = Arc::clone(&bench.1);
        kept.push(bench);
        Some(shared)
    }

    fn keep(&self, choice: &GameChoice, bench: Arc<dyn Workbench>) -> Arc<dyn Workbench> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        kept.push((choice.clone(), Arc::clone(&bench)));
        bench
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(columns: usize) -> Place {
        Place { options: [("columns".into(), columns.into())].into(), ..Place::of("mnk") }
    }

    #[test]
    fn games_are_kept_but_not_for_ever() {
        let benches = Benches::new(None);
        let first = benches.reach(place(1)).unwrap().bench;
        assert!(Arc::ptr_eq(&first, &benches.reach(place(1)).unwrap().bench));
        for columns in 2..=KEPT + 1 {
            benches.reach(place(columns)).unwrap();
        }
        assert!(!Arc::ptr_eq(&first, &benches.reach(place(1)).unwrap().bench));
        assert_eq!(benches.kept.lock().unwrap().len(), KEPT);
    }
}
