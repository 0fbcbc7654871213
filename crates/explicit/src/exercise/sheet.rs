//! The sheet a student fills in: the tree as comments, a blank below every inner node.

use super::answer::BLANK;
use super::wording::number;
use super::{Exercise, Question};
use crate::tree::NodeId;
use search::textbook::{Algorithm, Cutting};

/// Spaces per level, and before an answer.
const INDENT: usize = 2;

/// How to answer, for the kinds of questions a sheet may have.
const BLANKS: &str = "# Replace every ____ by your answer. What stands behind a # is not read.\n";
const VALUE: &str =
    "#   NAME.value   what the node is worth when the search leaves it, such as 3, 2.5 or 7/3\n";
const WINDOW: &str = "\
#                where only a bound is known <= 3 or >= 3 is right too
#   NAME.window  [alpha, beta] when the node is entered, with -inf and inf where nothing is known
#                both are cut for a node that is never looked at
#   cut          the leaves that are never looked at, or none
";
const BEST: &str = "#   best         the move to play\n";

/// A node on the sheet, and what is asked about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
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
            Question::Window(_) => format!("[{BLANK}, {BLANK}]"),
            _ => BLANK.into(),
        })
    }

    /// The sheet with the right answers filled in.
    pub fn solved_sheet(&self) -> String {
        self.fill(|question| self.answer(question))
    }

    /// The nodes on the sheet, each before its children.
    pub fn rows(&self) -> Vec<Row> {
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

    fn row(&self, id: NodeId, ply: usize) -> Row {
        let is_given = !self.is_open(id) && !self.tree.is_leaf(id);
        let given = if is_given { format!(" (given: {})", self.value_answer(id)) } else { String::new() };
        let asked = [Question::Value(id), Question::Window(id)];
        let questions = asked.into_iter().filter(|question| self.questions.contains(question)).collect();
        Row { ply, text: self.tree.line_with(id, number) + &given, questions }
    }

    fn fill(&self, answer: impl Fn(Question) -> String) -> String {
        let line = |question| format!("{} = {}\n", self.key(question), answer(question));
        let mut out = self.title();
        for Row { ply, text, questions } in self.rows() {
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
        match (self.setup.algorithm, self.setup.cutting) {
            (Algorithm::Minimax, _) => "minimax",
            (Algorithm::Expectimax, _) => "expectimax, MIN moves at random",
            (Algorithm::AlphaBeta, Cutting::OnEqual) => "alpha-beta, cutting on equal values too",
            (Algorithm::AlphaBeta, Cutting::Strict) => "alpha-beta, not cutting on equal values",
        }
    }

    fn title(&self) -> String {
        let title = self.task();
        let cuts = if self.questions.contains(&Question::Cut) { WINDOW } else { "" };
        let best = if self.questions.contains(&Question::Best) { BEST } else { "" };
        let order = "Children are looked at from first to last.";
        format!("# Exercise: {title}. {order}\n{BLANKS}{VALUE}{cuts}{best}#\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Explicit;

    #[test]
    fn a_sheet_shows_the_tree_and_asks_about_every_inner_node() {
        let tree = Explicit::parse("(max A go -> (min B 1 2) 3)").unwrap();
        let sheet = Exercise::new(&tree, Algorithm::AlphaBeta).unwrap().sheet();
        let expected = "\
# max A
    A.value = ____
    A.window = [____, ____]
#   go -> min B
      B.value = ____
      B.window = [____, ____]
#     D = 1
#     E = 2
#   C = 3
#
cut = ____
best = ____
";
        assert!(sheet.ends_with(expected), "{sheet}");
    }

    #[test]
    fn nobody_computes_with_seventeen_places() {
        let tree = Explicit::parse("(max 0.30000000000000004 2)").unwrap();
        let sheet = Exercise::new(&tree, Algorithm::Minimax).unwrap().sheet();
        assert!(sheet.contains("B = 0.3\n"), "{sheet}");
    }
}
