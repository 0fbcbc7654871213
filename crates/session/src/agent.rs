//! Moves that an agent chooses which a user wrote.

use crate::answers::{Answer, AnswerDetails, CutCounts, RootMoveView, Searched};
use crate::choices::AgentScript;
use crate::clock::{Clock, StopFlag};
use crate::error::SessionError;
use crate::kit::{Kit, StateOf};
use crate::setup::Setup;
use crate::value::Value;
use script::ScriptAgent;
use search::Bound;
use std::sync::{Arc, Mutex, PoisonError};

/// What a choice of an agent is called where a search would be named.
const AGENT: &str = "agent";

/// An agent and its script.
type Loaded<S> = (AgentScript, Arc<ScriptAgent<S>>);

/// The agent that was asked last: read once, it plays a whole game.
pub(crate) struct Seated<S>(Mutex<Option<Loaded<S>>>);

impl<S> Default for Seated<S> {
    fn default() -> Self {
        Seated(Mutex::new(None))
    }
}

impl<K: Kit> Setup<K> {
    /// The move an agent chooses, told as a search's answer is.
    pub(crate) fn choose(
        &self,
        state: &StateOf<K>,
        script: &AgentScript,
        seated: &Seated<StateOf<K>>,
        stop: &StopFlag,
    ) -> Result<Answer, SessionError> {
        self.still_going(state)?;
        let clock = Clock::start(None, None, stop);
        let agent = self.agent(script, seated)?;
        let text = agent.choose(state)?;
        let m = self.parse_move(state, &text).map_err(|error| {
            SessionError::Script(format!("{}: choose: {error} (at {})", script.name, self.show_state(state)))
        })?;
        let best = self.show_move(state, m);
        let value = Value::Points(0.0);
        Ok(Answer {
            searched: Searched {
                game: self.name().into(),
                position: self.show_state(state),
                algorithm: AGENT.into(),
                eval: script.name.clone(),
                depth: Some(0),
                limit: None,
            },
            value,
            verdict: String::new(),
            ties: vec![best.clone()],
            moves: vec![RootMoveView { m: best.clone(), value, bound: Bound::Exact, nodes: 0 }],
            pv: vec![best.clone()],
            best: Some(best),
            nodes: 0,
            cuts: CutCounts::default(),
            time_ms: clock.elapsed_ms(),
            unfinished: false,
            details: AnswerDetails::default(),
        })
    }

    fn agent(
        &self,
        script: &AgentScript,
        seated: &Seated<StateOf<K>>,
    ) -> Result<Arc<ScriptAgent<StateOf<K>>>, SessionError> {
        let mut seated = seated.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((known, agent)) = &*seated
            && known == script
        {
            return Ok(Arc::clone(agent));
        }
        let agent = Arc::new(ScriptAgent::load((&script.name, &script.text), Arc::new(self.vocabulary()))?);
        *seated = Some((script.clone(), Arc::clone(&agent)));
        Ok(agent)
    }
}
