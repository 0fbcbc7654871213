//! The sheet a student fills in: the tree as comments, a blank below every inner node.

use super::answer::BLANK;
use super::{Exercise, Question};
use explicit::NodeId;
use search::Bound;
use search::textbook::{Asks, Cutting};

/// Spaces per level, and before an answer.
const INDENT: usize = 2;

/// Where the words about a kind of answer begin.
const ABOUT: usize = 12;

/// A node on the sheet, and what is asked about it.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetRow {
    /// The node's name.
    pub name: String,
    /// The given words about its value: of a leaf, unless it is asked, and of a node beside the lines that are asked about.
    pub value: Option<(f64, Bound)>,
    /// What is given of a node beside the lines that are asked about, as it would be typed.
    pub given: Option<String>,
    /// Its distance from where the search starts.
    pub ply: usize,
    /// The move that leads to it, its kind and its name; the value of a leaf.
    pub text: String,
    /// The questions about it.
    pub questions: Vec<Question>,
}

impl Exercise<'_> {
    /// The tree with a blank for every answer.
    pub fn sheet(&self) -> String {
        self.fill(|question| match question {
            Question::Window(_) => format!("[{BLANK}{}{BLANK}]", self.language.between()),
            _ => BLANK.into(),
        })
    }

    /// The sheet with the right answers filled in.
    pub fn solved_sheet(&self) -> String {
        self.fill(|question| self.answer(question))
    }

    /// The nodes on the sheet, each before its children.
    pub fn rows(&self) -> Vec<SheetRow> {
        let start = self.setup.start;
        let parent_is_open =
            |id| id == start || self.tree.parent(id).is_some_and(|above| self.is_open(above));
        let shown = self.tree.below(start).filter(|&(id, _)| parent_is_open(id));
        shown.map(|(id, ply)| self.row(id, ply)).collect()
    }

    /// The questions about the search as a whole.
    pub fn last_questions(&self) -> impl Iterator<Item = Question> {
        let of_whole = |question: &Question| matches!(question, Question::Cut | Question::Best);
        self.questions.iter().copied().filter(of_whole)
    }

    fn row(&self, id: NodeId, ply: usize) -> SheetRow {
        let given = (!self.is_open(id) && !self.tree.is_leaf(id)).then(|| self.value_answer(id));
        let value = match self.tree.value(id) {
            Some(value) => Some((value, Bound::Exact)).filter(|_| self.sum(id).is_none()),
            None => self
                .solution
                .seen(id)
                .map(|seen| (seen.value, self.known_bound(id)))
                .filter(|_| given.is_some()),
        };
        let said = |given: &String| format!(" ({})", self.say("sheet-given", [("value", given.into())]));
        let note = given.as_ref().map(said).unwrap_or_default();
        let terms = 0..self.sum(id).map_or(0, |sum| sum.terms.len());
        let terms = terms.map(|term| Question::Term(id, term));
        let asked = terms.chain([Question::Value(id), Question::Window(id)]);
        let questions = asked.filter(|question| self.questions.contains(question)).collect();
        let name = self.tree.name(id).into();
        SheetRow { name, value, given, ply, text: self.node_line(id) + &note, questions }
    }

    /// The move that leads to a node, its kind and its name; of a leaf its value, or what it is to be computed from.
    fn node_line(&self, id: NodeId) -> String {
        match self.leaf_note(id) {
            None => self.tree.line(id, |value| self.typed(value)),
            Some(note) => {
                let line = self.tree.line(id, |_| String::new());
                format!("{}: {note}", line.trim_end_matches([' ', '=']))
            }
        }
    }

    fn fill(&self, answer: impl Fn(Question) -> String) -> String {
        let line = |question| format!("{} = {}\n", self.key(question), answer(question));
        let mut out = self.title();
        for SheetRow { ply, text, questions, .. } in self.rows() {
            out += &format!("#{}{text}\n", " ".repeat(1 + INDENT * ply));
            let indent = " ".repeat(INDENT * (ply + 2));
            out.extend(questions.into_iter().map(|question| format!("{indent}{}", line(question))));
        }
        out += "#\n";
        out.extend(self.last_questions().map(line));
        out
    }

    /// Which search is to be simulated, in words.
    pub fn task(&self) -> &'static str {
        let name = self.setup.algorithm.spec.name;
        let is_strict = self.setup.asks() == Asks::Windows && self.setup.cutting == Cutting::Strict;
        let message = format!("task-{name}{}", if is_strict { "-strict" } else { "" });
        self.language.known(&message).unwrap_or(name)
    }

    /// What is to be done where each question has a page of its own.
    pub(crate) fn instructions(&self) -> Vec<String> {
        vec![self.say("sheet-title", [("task", self.task().into())]), self.language.word("paper-how").into()]
    }

    /// The task, and how to answer the kinds of questions that the sheet has.
    fn title(&self) -> String {
        let any = |is_such: fn(&Question) -> bool| self.questions.iter().any(is_such);
        let name = self.language.word("sheet-name");
        let key = |end: &str| format!("{name}.{end}");
        let about = |key: &str, message: &str| format!("#   {key:<ABOUT$} {}\n", self.language.word(message));
        let mut out = format!("# {}\n", self.say("sheet-title", [("task", self.task().into())]));
        out += &format!("# {}\n", self.language.word("sheet-blanks"));
        out += &about(&key("value"), "sheet-value");
        if any(|asked| matches!(asked, Question::Window(_))) {
            out += &about("", "sheet-bound");
            out += &about(&key("window"), "sheet-window");
            out += &about("", "sheet-cut-node");
        }
        if any(|asked| matches!(asked, Question::Term(..))) {
            out += &about(&key(self.language.word("sheet-term-name")), "sheet-term");
            out += &about("", "sheet-term-sum");
        }
        if any(|asked| *asked == Question::Cut) {
            out += &about("cut", "sheet-cut");
        }
        if any(|asked| *asked == Question::Best) {
            out += &about("best", "sheet-best");
        }
        out + "#\n"
    }
}
