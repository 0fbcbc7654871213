//! The student: scripts with a function for each question, and what they may ask while they are graded.

use super::file::GradeError;
use super::graph::GraphGame;
use super::report::MAX_SEARCH_NODES;
use super::tree::TreeTest;
use crate::agent::Method;
use crate::facts;
use crate::rules::Pacman;
use crate::state::State;
use session::script::{Errand, FactError, FactValue, Failure, Searcher, Vocabulary};
use session::{AgentScript, Constant, Fact, Lexicon, vocabulary};
use std::collections::HashSet;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Functions that answer questions: the course's agents, an agent for every game, and the value function of the last question.
pub const FUNCTIONS: [&str; 6] = ["reflex", "choose", "minimax", "alphabeta", "expectimax", "evaluation"];
/// The value function of the last question.
const EVALUATION: &str = "evaluation";

/// What a student hands in: one script, or one for each question.
pub struct Student {
    papers: Vec<HandIn>,
}

/// A script, and which functions it has.
struct HandIn {
    script: AgentScript,
    functions: Vec<&'static str>,
}

/// A script and what it is asked.
#[derive(Clone)]
pub struct ExamTask {
    /// The script.
    pub script: AgentScript,
    /// What it is asked.
    pub errand: Errand,
}

/// Why there is no choice.
#[derive(Debug, thiserror::Error)]
pub(super) enum NoChoice {
    /// The student's script fails.
    #[error(transparent)]
    Script(#[from] Failure),
    /// The search is too long.
    #[error("gave up after {MAX_SEARCH_NODES} nodes")]
    GaveUp,
    /// There is no function for it, or no such choice.
    #[error("{0}")]
    NotPossible(String),
}

impl Student {
    /// Reads scripts; of two with the same function the first counts.
    pub fn new(scripts: Vec<AgentScript>) -> Result<Student, GradeError> {
        let papers = scripts.into_iter().map(HandIn::read).collect::<Result<Vec<_>, _>>()?;
        if papers.iter().all(|paper| paper.functions.is_empty()) {
            let names = papers.iter().map(|paper| paper.script.name.as_str());
            let path = names.collect::<Vec<_>>().join(", ");
            let reason = format!("no function to grade: expected one of {}", FUNCTIONS.join(", "));
            return Err(GradeError::Unreadable { path, reason });
        }
        Ok(Student { papers })
    }

    /// Who answers in place of an agent of the course; or what is missing.
    pub(super) fn ask(&self, method: Method, depth: u32, has_evaluation: bool) -> Result<ExamTask, NoChoice> {
        let value = has_evaluation.then_some(EVALUATION);
        let function = self.function_for(method);
        let needed: Vec<&'static str> = [Some(function), value].into_iter().flatten().collect();
        let paper = self.papers.iter().find(|paper| needed.iter().all(|name| paper.functions.contains(name)));
        let paper = paper.ok_or_else(|| self.missing(&needed))?;
        Ok(ExamTask { script: paper.script.clone(), errand: Errand { function, depth, value } })
    }

    fn function_for(&self, method: Method) -> &'static str {
        match method {
            Method::Reflex if !self.has("reflex") && self.has("choose") => "choose",
            Method::Reflex => "reflex",
            Method::Minimax => "minimax",
            Method::AlphaBeta => "alphabeta",
            Method::Expectimax => "expectimax",
        }
    }

    fn has(&self, function: &str) -> bool {
        self.papers.iter().any(|paper| paper.functions.contains(&function))
    }

    fn missing(&self, needed: &[&str]) -> NoChoice {
        NoChoice::NotPossible(match needed.iter().find(|name| !self.has(name)) {
            Some(&EVALUATION) => "no function evaluation(p)".into(),
            Some(function) => format!("no function {function}(p, depth, value)"),
            None => format!("expected {} in one file", needed.join(" and ")),
        })
    }
}

impl HandIn {
    fn read(script: AgentScript) -> Result<HandIn, GradeError> {
        let searcher = load(&script, graph_vocabulary(GraphGame::new(TreeTest::nothing())))?;
        let mut functions = Vec::new();
        for function in FUNCTIONS {
            if searcher.has(function)? {
                functions.push(function);
            }
        }
        Ok(HandIn { script, functions })
    }
}

/// Reads a script with what it may ask.
pub fn load<S: Clone + Send + Sync + 'static>(
    script: &AgentScript,
    words: Vocabulary<S>,
) -> Result<Searcher<S>, Failure> {
    Searcher::load((&script.name, &script.text), Arc::new(words), &FUNCTIONS)
}

/// The same for whole games in a maze.
pub fn load_examined(script: &AgentScript, game: &Pacman) -> Result<Searcher<State>, Failure> {
    load(script, maze_vocabulary(game))
}

/// The states that a search has generated: where it began, and each that `after` gave. The course's solutions count these.
#[derive(Clone)]
pub(super) struct Generated<K>(Arc<Mutex<HashSet<K>>>);

impl<K: Hash + Eq + Send + 'static> Generated<K> {
    pub(super) fn new() -> Generated<K> {
        Generated(Arc::default())
    }

    /// Begins with the state that a search is asked about.
    pub(super) fn begin(&self, start: K) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = HashSet::from([start]);
    }

    /// What was generated since.
    pub(super) fn take(&self) -> HashSet<K> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Notes each position that a vocabulary leads to.
    pub(super) fn watch<S: 'static>(&self, words: &mut Vocabulary<S>, name: fn(&S) -> K) {
        for fact in words.facts.iter_mut().filter(|fact| fact.leads) {
            let (look, seen) = (Arc::clone(&fact.look), Arc::clone(&self.0));
            fact.look = Arc::new(move |state, given| {
                let reply = look(state, given)?;
                if let FactValue::State(next) = &reply {
                    seen.lock().unwrap_or_else(PoisonError::into_inner).insert(name(next));
                }
                Ok(reply)
            });
        }
    }
}

/// What can be asked about a maze while a student is graded.
pub fn maze_vocabulary(game: &Pacman) -> Vocabulary<State> {
    let mut own = facts::facts(game);
    own.facts.extend([
        agent_fact(|state: &State| state.mover()),
        agents_fact(|state: &State| state.agent_count()),
        value_fact(|state: &State| Ok(f64::from(state.score()))),
    ]);
    vocabulary(Arc::new(game.clone()), own)
}

/// What can be asked about a written-down tree.
pub(super) fn graph_vocabulary(game: GraphGame) -> Vocabulary<super::GraphPlace> {
    let game = Arc::new(game);
    let (agents, value) = (game.agents(), Arc::clone(&game));
    let size = |name| Constant { name, about: "a tree has no maze", example: name, data: 0_u32.into() };
    let own = Lexicon {
        facts: vec![
            agent_fact(GraphGame::agent),
            agents_fact(move |_| agents),
            value_fact(move |place| value.read_value(place)),
        ],
        constants: vec![size("WIDTH"), size("HEIGHT")],
        ..Lexicon::default()
    };
    vocabulary(game, own)
}

fn agent_fact<S>(agent: impl Fn(&S) -> usize + Send + Sync + 'static) -> Fact<S> {
    let about = "the number of the agent that moves: 0 is Pac-Man";
    Fact::new(("agent", ""), about, "p.agent()", move |state, _| Ok(agent(state)))
}

fn agents_fact<S>(agents: impl Fn(&S) -> usize + Send + Sync + 'static) -> Fact<S> {
    Fact::new(("agents", ""), "how many agents there are", "p.agents()", move |state, _| Ok(agents(state)))
}

fn value_fact<S>(value: impl Fn(&S) -> Result<f64, FactError> + Send + Sync + 'static) -> Fact<S> {
    let about = "the score in a maze, the value written at a node of a tree";
    Fact::new(("value", ""), about, "p.value()", move |state, _| value(state))
}
