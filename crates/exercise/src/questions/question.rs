//! What an exercise asks, and what the questions are called.

use super::{Exercise, ExerciseSetup};
use explicit::{Explicit, NodeId};
use search::textbook::Asks;

/// One question of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Question {
    /// With which value is the node left?
    Value(NodeId),
    /// With which window is the node entered?
    Window(NodeId),
    /// What does a term of the value function come to at a leaf?
    Term(NodeId, usize),
    /// Which leaves are never looked at?
    Cut,
    /// Which move is best where the search starts?
    Best,
}

/// The questions about a search: node by node, then about the whole.
pub(super) fn list(tree: &Explicit, setup: ExerciseSetup) -> Vec<Question> {
    let inner = tree.below(setup.start).map(|(id, _)| id).filter(|&id| !tree.is_leaf(id));
    let windows = setup.asks() == Asks::Windows;
    let cuts = windows || setup.asks() == Asks::Leaves;
    let has_choice = setup.decides(tree, setup.start).is_some();
    let values = setup.asks() != Asks::Leaves;
    let of_node = |id| [values.then_some(Question::Value(id)), windows.then_some(Question::Window(id))];
    let of_whole = [cuts.then_some(Question::Cut), has_choice.then_some(Question::Best)];
    inner.flat_map(of_node).chain(of_whole).flatten().collect()
}

impl Exercise<'_> {
    /// What a question is called in sheets and answers: `B.value`, `B.window`, `cut` or `best`.
    pub fn key(&self, question: Question) -> String {
        match question {
            Question::Value(id) => format!("{}.value", self.tree.name(id)),
            Question::Window(id) => format!("{}.window", self.tree.name(id)),
            Question::Term(id, term) => format!("{}.{}", self.tree.name(id), self.term_name(id, term)),
            Question::Cut => "cut".into(),
            Question::Best => "best".into(),
        }
    }

    /// The question with this name.
    pub fn find(&self, key: &str) -> Option<Question> {
        let asked = match (key, key.rsplit_once('.')) {
            ("cut", _) => Question::Cut,
            ("best", _) => Question::Best,
            (_, Some((name, "value"))) => Question::Value(self.tree.find(name)?),
            (_, Some((name, "window"))) => Question::Window(self.tree.find(name)?),
            (_, Some((name, term))) => self.find_term(self.tree.find(name)?, term)?,
            _ => return None,
        };
        self.questions.contains(&asked).then_some(asked)
    }

    /// The question as words, for asking one at a time.
    pub fn prompt(&self, question: Question) -> String {
        let node = |id| ("node", self.tree.name(id).into());
        match question {
            Question::Value(id) if self.tree.is_leaf(id) => self.say("ask-leaf", [node(id)]),
            Question::Term(id, term) => self.ask_term(id, term),
            Question::Value(id) => self.say("ask-value", [("kind", self.kind_word(id).into()), node(id)]),
            Question::Window(id) => self.say("ask-window", [node(id)]),
            Question::Cut => self.language.word("ask-cut").into(),
            Question::Best => self.say("ask-best", [node(self.setup.start)]),
        }
    }
}
