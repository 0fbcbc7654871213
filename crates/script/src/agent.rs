//! A player that a user wrote: a function that chooses a move.

use crate::fact::Vocabulary;
use crate::failure::Failure;
use crate::limits::ScriptLimits;
use crate::pool::ScriptPool;
use std::sync::Arc;
use std::time::Duration;

/// What an agent has to have.
const CHOOSE: &str = "choose";

/// How long an agent may think about a move.
const MOVE_TIME: Duration = Duration::from_secs(5);

/// An agent of a script.
pub struct ScriptAgent<S> {
    pool: ScriptPool<S>,
}

impl<S: Clone + Send + Sync + 'static> ScriptAgent<S> {
    /// Reads a script.
    pub fn load(
        (file, text): (&str, &str),
        vocabulary: Arc<Vocabulary<S>>,
    ) -> Result<ScriptAgent<S>, Failure> {
        let limits = ScriptLimits { time: MOVE_TIME, slow_together: None };
        let pool: ScriptPool<S> = ScriptPool::load((file, text), vocabulary, limits, &[CHOOSE])?;
        let has_choice = pool.work(|_| Ok(()), |machine, ()| Ok(machine.has(CHOOSE)))?;
        match has_choice {
            true => Ok(ScriptAgent { pool }),
            false => Err(Failure::new(file, "expected a function choose(p) that gives one of p.moves()")),
        }
    }

    /// The move it chooses, as text.
    pub fn choose(&self, state: &S) -> Result<String, Failure> {
        let chosen = self.pool.work(|_| Ok(()), |machine, ()| machine.try_out(state))?;
        let no_move = || {
            let message = format!("gave {chosen}: expected one of p.moves()");
            Failure { inside: Some(CHOOSE.into()), ..Failure::new(self.pool.file(), message) }
        };
        chosen.text().map(String::from).ok_or_else(no_move)
    }
}
