//! Pacman as a user's script plays him.

use crate::facts;
use crate::geometry::Move;
use crate::grade::{self, ExamTask};
use crate::rules::Pacman;
use crate::state::State;
use session::script::{Errand, Failure, ScriptAgent, Searcher};
use session::{AgentScript, vocabulary};
use std::sync::{Arc, Mutex, PoisonError};

/// A script that was read.
enum ScriptMind {
    Agent(ScriptAgent<State>),
    Searcher(Searcher<State>, Errand),
}

impl ScriptMind {
    fn choose(&self, state: &State) -> Result<String, Failure> {
        match self {
            ScriptMind::Agent(agent) => agent.choose(state),
            ScriptMind::Searcher(searcher, errand) => searcher.search(errand, state),
        }
    }
}

/// An agent that a user wrote. It stops at its first failure: from then on Pacman stands still.
pub struct Chooser {
    script: AgentScript,
    /// What it is asked in an examination; otherwise its function `choose`.
    errand: Option<Errand>,
    /// For the maze it plays in: the facts are about that.
    loaded: Mutex<Option<(Pacman, Arc<ScriptMind>)>>,
    failure: Mutex<Option<String>>,
}

impl Chooser {
    /// The agent of a script, which is read when the first maze is known.
    pub fn new(script: AgentScript) -> Chooser {
        Chooser { script, errand: None, loaded: Mutex::default(), failure: Mutex::default() }
    }

    /// A student's function in an examination.
    pub(crate) fn examined(question: ExamTask) -> Chooser {
        Chooser { errand: Some(question.errand), ..Chooser::new(question.script) }
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
        let text = self.mind(game)?.choose(state)?;
        let m = Move::from_name(&text).filter(|&m| game.legal(state).iter().any(|legal| legal == m));
        let function = self.errand.map_or("choose", |errand| errand.function);
        m.ok_or_else(|| {
            Failure::new(&self.script.name, format!("{function} gave '{text}': expected one of p.moves()"))
        })
    }

    fn mind(&self, game: &Pacman) -> Result<Arc<ScriptMind>, Failure> {
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((known, mind)) = &*loaded
            && std::ptr::eq(known.maze(), game.maze())
        {
            return Ok(Arc::clone(mind));
        }
        let mind = Arc::new(self.load(game)?);
        *loaded = Some((game.clone(), Arc::clone(&mind)));
        Ok(mind)
    }

    fn load(&self, game: &Pacman) -> Result<ScriptMind, Failure> {
        if let Some(errand) = self.errand {
            return Ok(ScriptMind::Searcher(grade::load_examined(&self.script, game)?, errand));
        }
        let words = vocabulary(Arc::new(game.clone()), facts::facts(game));
        let source = (self.script.name.as_str(), self.script.text.as_str());
        Ok(ScriptMind::Agent(ScriptAgent::load(source, Arc::new(words))?))
    }
}
