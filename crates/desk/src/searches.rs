//! Searches that run under a name, so that their client can see how far they are and have what they have found so far.

use crate::refusal::Refusal;
use session::StopFlag;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Names at the same time; there are never more searches than run and wait.
const MOST: usize = 1024;

/// Letters of a name.
const LONGEST: usize = 64;

/// The searches that run, by name.
#[derive(Clone, Default)]
pub struct Searches(Arc<Mutex<HashMap<String, StopFlag>>>);

/// A search that runs under its name until this is dropped.
pub struct RunningSearch {
    searches: Searches,
    name: String,
}

impl Drop for RunningSearch {
    fn drop(&mut self) {
        self.searches.all(|all| all.remove(&self.name));
    }
}

impl Searches {
    /// A search begins under a name of its own.
    pub fn begin(&self, name: String, stop: &StopFlag) -> Result<RunningSearch, Refusal> {
        let length = name.chars().count();
        if length == 0 || length > LONGEST {
            return Err(Refusal::bad(format!("a name of {length} letters: expected 1 to {LONGEST}")));
        }
        self.all(|all| {
            if all.len() >= MOST || all.contains_key(&name) {
                return Err(Refusal::busy(
                    "a search of this name runs already, or too many have one: try another",
                ));
            }
            all.insert(name.clone(), stop.clone());
            Ok(())
        })?;
        Ok(RunningSearch { searches: self.clone(), name })
    }

    /// The search of this name, if it runs.
    pub fn find(&self, name: &str) -> Option<StopFlag> {
        self.all(|all| all.get(name).cloned())
    }

    fn all<T>(&self, work: impl FnOnce(&mut HashMap<String, StopFlag>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
