//! Pacman as a user's script plays him.

use crate::facts;
use crate::geometry::Move;
use crate::rules::Pacman;
use crate::state::State;
use session::script::{Agent, Failure};
use session::{AgentScript, vocabulary};
use std::sync::{Arc, Mutex, PoisonError};

/// An agent that a user wrote. It stops at its first failure: from then on Pacman stands still.
pub struct Chooser {
    script: AgentScript,
    /// For the maze it plays in: the facts are about that.
    loaded: Mutex<Option<(Pacman, Arc<Agent<State>>)>>,
    failure: Mutex<Option<String>>,
}

impl Chooser {
    /// The agent of a script, which is read when the first maze is known.
    pub fn new(script: AgentScript) -> Chooser {
        Chooser { script, loaded: Mutex::default(), failure: Mutex::default() }
    }

    /// Why its moves mean nothing any more.
    pub fn failure(&self) -> Option<String> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The move it chooses.
    pub(crate) fn choose(&self, game: &Pacman, state: &State) -> Move {
        if self.failure().is_some() {
            return Move::Stop;
        }
        self.ask(game, state).unwrap_or_else(|failure| {
            self.failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(failure.to_string());
            Move::Stop
        })
    }

    fn ask(&self, game: &Pacman, state: &State) -> Result<Move, Failure> {
        let text = self.agent(game)?.choose(state)?;
        let m = Move::from_name(&text).filter(|&m| game.legal(state).iter().any(|legal| legal == m));
        m.ok_or_else(|| {
            Failure::new(&self.script.name, format!("choose gave '{text}': expected one of p.moves()"))
        })
    }

    fn agent(&self, game: &Pacman) -> Result<Arc<Agent<State>>, Failure> {
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((known, agent)) = &*loaded
            && std::ptr::eq(known.maze(), game.maze())
        {
            return Ok(Arc::clone(agent));
        }
        let words = vocabulary(Arc::new(game.clone()), facts::facts(game));
        let source = (self.script.name.as_str(), self.script.text.as_str());
        let agent = Arc::new(Agent::load(source, Arc::new(words))?);
        *loaded = Some((game.clone(), Arc::clone(&agent)));
        Ok(agent)
    }
}
