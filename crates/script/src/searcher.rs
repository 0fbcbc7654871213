//! Searches that a user wrote: functions that choose a move, told how deep to look and how to judge.

use crate::fact::Vocabulary;
use crate::failure::Failure;
use crate::limits::ScriptLimits;
use crate::pool::ScriptPool;
use std::sync::Arc;
use std::time::Duration;

/// How long one search may think about a move.
const MOVE_TIME: Duration = Duration::from_secs(5);

/// What a search of a script is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Errand {
    /// The function that chooses.
    pub function: &'static str,
    /// How deep it is to look; what that means is between the asker and the script.
    pub depth: u32,
    /// The function of the script that judges positions; without one the fact `value` does.
    pub value: Option<&'static str>,
}

/// A script with functions that search, called as `function(p, depth, value)`.
pub struct Searcher<S> {
    pool: ScriptPool<S>,
}

impl<S: Clone + Send + Sync + 'static> Searcher<S> {
    /// Reads a script that may have these functions.
    pub fn load(
        source: (&str, &str),
        vocabulary: Arc<Vocabulary<S>>,
        functions: &'static [&'static str],
    ) -> Result<Searcher<S>, Failure> {
        let limits = ScriptLimits { time: MOVE_TIME, slow_together: None };
        Ok(Searcher { pool: ScriptPool::load(source, vocabulary, limits, functions)? })
    }

    /// Whether the script has this function.
    pub fn has(&self, function: &str) -> Result<bool, Failure> {
        self.pool.work(|_| Ok(()), |machine, ()| Ok(machine.has(function)))
    }

    /// The move that it chooses, as text.
    pub fn search(&self, errand: &Errand, state: &S) -> Result<String, Failure> {
        let chosen = self.pool.work(|_| Ok(()), |machine, ()| machine.search(errand, state))?;
        let no_move = || {
            let message = format!("gave {chosen}: expected one of p.moves()");
            Failure { inside: Some(errand.function.into()), ..Failure::new(self.pool.file(), message) }
        };
        chosen.text().map(String::from).ok_or_else(no_move)
    }
}
