//! Exercises: questions about a textbook search of a tree, with answers checked and explained.
//!
//! Every right answer and every reason is read off one recorded search. Each kind of question has a file with
//! its right answer, its check and its explanation.

mod along;
mod answer;
mod best;
mod cut;
mod leaf;
mod question;
mod quiz;
mod report;
mod sheet;
mod solution;
mod value;
mod window;
mod wording;

pub use leaf::LeafSum;
pub use question::Question;
pub use report::{Checked, Problem, Report};
pub use sheet::SheetRow;

use crate::leaves::MAX_LEAVES;
use crate::recorded::MAX_TREE_NODES;
use answer::is_blank;
use explicit::{Explicit, NodeId, NodeKind};
use search::Side;
use search::textbook::{self, Asks, Cutting, GamesTaken, MinRole, SearchEntry};
use serde::Serialize;
use session::Language;
use session::words::Manner;
use solution::ExerciseSolution;
use std::collections::{BTreeMap, BTreeSet};
use utoipa::ToSchema;

/// A longer search is too long to simulate by hand.
pub const MAX_EXERCISE_NODES: usize = 1_000;

/// Which search an exercise is about.
#[derive(Clone, Copy, Debug)]
pub struct ExerciseSetup {
    /// The node the search starts from.
    pub start: NodeId,
    /// Which search.
    pub algorithm: SearchEntry,
    /// When exactly alpha-beta cuts.
    pub cutting: Cutting,
    /// What MIN is to a search that averages over chance.
    pub min: MinRole,
}

impl ExerciseSetup {
    /// Who chooses at a node; none where values are averaged: expectimax does not let MIN choose.
    fn decides(self, tree: &Explicit, id: NodeId) -> Option<Side> {
        let is_coin = self.algorithm.spec.games == GamesTaken::WithChance && self.min == MinRole::Coin;
        match tree.kind(id)? {
            NodeKind::Max => Some(Side::Max),
            NodeKind::Min => (!is_coin).then_some(Side::Min),
            NodeKind::Chance => None,
        }
    }

    /// What is asked.
    fn asks(self) -> Asks {
        self.algorithm.spec.exercise
    }
}

/// A tree nothing sensible can be asked about.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExerciseError {
    /// Nothing can be asked about this search.
    #[error("no exercise about {algorithm}: {why}; expected {}", expected())]
    NotAsked {
        /// Which search.
        algorithm: &'static str,
        /// Why not.
        why: &'static str,
    },
    /// The search would be too long to simulate.
    #[error(
        "{algorithm} looks at {count} nodes, too many for an exercise: expected at most {MAX_EXERCISE_NODES}; give a smaller depth"
    )]
    LongSearch {
        /// Which search.
        algorithm: &'static str,
        /// How many nodes it looks at.
        count: NodeCount,
    },
    /// What is cut off stands on the sheet too.
    #[error(
        "the tree without cut-offs has {count} nodes, too many for an exercise: expected at most {MAX_TREE_NODES}; give a smaller depth"
    )]
    LargeTree {
        /// How many nodes it has.
        count: NodeCount,
    },
    /// The recording left something out.
    #[error("the tree was not recorded as a whole: give a smaller depth")]
    NotWhole,
    /// The search came to no end.
    #[error("the search was stopped: expected a finished one")]
    NotFinished,
    /// Leaves that no value function judges.
    #[error("the leaves of a hand-made tree are given: expected a game")]
    GivenLeaves,
    /// Too much to compute.
    #[error(
        "the sheet has {leaves} leaves, too many to compute by hand: expected at most {MAX_LEAVES}; ask along a line"
    )]
    ManyLeaves {
        /// How many.
        leaves: usize,
    },
    /// The sheet would be too long.
    #[error(
        "too many nodes for an exercise: from '{name}' the search looks at {nodes}, expected at most {MAX_EXERCISE_NODES}"
    )]
    TooLarge {
        /// Where the search starts.
        name: String,
        /// How many nodes it looks at.
        nodes: usize,
    },
    /// The value is already in the file.
    #[error("nothing to search below '{name}': expected a node with children for an exercise")]
    Leaf {
        /// The leaf's name.
        name: String,
    },
}

/// The searches that exercises ask about.
fn expected() -> String {
    let asked =
        textbook::searches().into_iter().filter(|search| !matches!(search.spec.exercise, Asks::Nothing(_)));
    asked.map(|search| search.spec.name).collect::<Vec<_>>().join(", ")
}

impl From<ExerciseError> for session::SessionError {
    fn from(error: ExerciseError) -> Self {
        session::SessionError::outside(error)
    }
}

/// A number of nodes, or the least that is known of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeCount {
    /// All were counted.
    All(u64),
    /// The count was stopped there.
    AtLeast(u64),
}

impl std::fmt::Display for NodeCount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NodeCount::All(nodes) => write!(f, "{nodes}"),
            NodeCount::AtLeast(nodes) => write!(f, "{nodes} or more"),
        }
    }
}

/// The verdict on one answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase", tag = "verdict")]
pub enum Verdict {
    /// The answer is right.
    Correct,
    /// The answer is wrong.
    Wrong {
        /// What would have been right, and the reason.
        why: String,
    },
    /// The answer is not of the kind that was asked for.
    Unreadable {
        /// What an answer looks like.
        expected: String,
    },
    /// There is no answer.
    Missing,
}

/// Questions about one search of one tree.
///
/// ```
/// use exercise::{Exercise, Verdict};
/// use explicit::Explicit;
/// use search::textbook::SearchEntry;
/// let tree = Explicit::parse("(max A (min B 3 12 8) (min C 2 4 6))")?;
/// let exercise = Exercise::new(&tree, SearchEntry::MINIMAX)?;
/// let question = exercise.find("B.value").unwrap();
/// let why = "B is a MIN node: it takes the smallest of its children D = 3, E = 12, F = 8, so 3, not 12".into();
/// assert_eq!(exercise.check(question, "12"), Verdict::Wrong { why });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Exercise<'a> {
    tree: &'a Explicit,
    setup: ExerciseSetup,
    solution: ExerciseSolution,
    questions: Vec<Question>,
    /// The nodes whose children are on the sheet; none for all.
    open: Option<BTreeSet<NodeId>>,
    /// The terms at the leaves whose values are asked too.
    sums: BTreeMap<NodeId, LeafSum>,
    /// How values are said.
    manner: Manner,
    /// Wins as a student may type them, and their numbers.
    wins: Vec<(String, f64)>,
    /// The language of what is asked and said.
    language: Language,
}

impl<'a> Exercise<'a> {
    /// An exercise on the whole tree, cutting on equal values too.
    pub fn new(tree: &'a Explicit, algorithm: SearchEntry) -> Result<Self, ExerciseError> {
        let (start, cutting, min) = (NodeId::ROOT, Cutting::OnEqual, MinRole::Coin);
        Exercise::with(tree, ExerciseSetup { start, algorithm, cutting, min })
    }

    /// An exercise on a search of your choice.
    pub fn with(tree: &'a Explicit, setup: ExerciseSetup) -> Result<Self, ExerciseError> {
        let name = || tree.name(setup.start).to_string();
        if tree.is_leaf(setup.start) {
            return Err(ExerciseError::Leaf { name: name() });
        }
        let refuse = |why| ExerciseError::NotAsked { algorithm: setup.algorithm.spec.name, why };
        let solution = ExerciseSolution::record(tree, setup).map_err(refuse)?;
        let nodes = solution.nodes();
        if nodes > MAX_EXERCISE_NODES {
            return Err(ExerciseError::TooLarge { name: name(), nodes });
        }
        let questions = question::list(tree, setup);
        let (sums, manner) = (BTreeMap::new(), Manner::default());
        let (open, language) = (None, manner.language);
        let manner = Manner { counted: session::words::Counted::Never, ..manner };
        Ok(Exercise { tree, setup, solution, questions, open, sums, manner, wins: Vec::new(), language })
    }

    /// The same, asked and explained in a language and with wins said as the game's people do.
    pub fn speaking(self, manner: Manner) -> Self {
        let wins = Exercise::win_words(self.tree, manner);
        Exercise { manner, wins, language: manner.language, ..self }
    }

    /// The language of what is asked and said.
    pub fn language(&self) -> Language {
        self.language
    }

    /// How many nodes the search looks at.
    pub fn looked_at(&self) -> usize {
        self.solution.nodes()
    }

    /// Every question, in the order of the sheet.
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// The right answer, as it may be typed.
    pub fn answer(&self, question: Question) -> String {
        match question {
            Question::Value(id) => self.value_answer(id),
            Question::Window(id) => self.window_answer(id),
            Question::Term(id, term) => self.term_answer(id, term),
            Question::Cut => self.cut_answer(),
            Question::Best => self.best_answer(),
        }
    }

    /// Checks what was typed.
    pub fn check(&self, question: Question, text: &str) -> Verdict {
        let text = text.trim();
        if is_blank(text) {
            return Verdict::Missing;
        }
        match question {
            Question::Value(id) if self.tree.is_leaf(id) => self.check_leaf(id, text),
            Question::Value(id) => self.check_value(id, text),
            Question::Window(id) => self.check_window(id, text),
            Question::Term(id, term) => self.check_term(id, term, text),
            Question::Cut => self.check_cut(text),
            Question::Best => self.check_best(text),
        }
    }

    /// The nodes the exercise is about, each before its children.
    fn nodes(&self) -> impl Iterator<Item = NodeId> {
        self.tree.below(self.setup.start).map(|(id, _)| id)
    }

    /// Who chooses at a node in this search.
    fn decides(&self, id: NodeId) -> Option<Side> {
        self.setup.decides(self.tree, id)
    }
}
