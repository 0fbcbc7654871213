//! The sheet a student fills in: the tree as comments, a blank below every inner node.

use super::answer::BLANK;
use super::{Exercise, Question};
use crate::tree::NodeId;
use search::Bound;
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
";
const CUT: &str = "#   cut          the leaves that are never looked at, or none\n";
const TERM: &str = "\
#   NAME.TERM    what the term comes to at the leaf: what it measures times its weight, such as 36 or 3 x 12
#                the value of a leaf is the sum of its terms
";
const BEST: &str = "#   best         the move to play\n";

/// A node on the sheet, and what is asked about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The node's name.
    pub name: String,
    /// What is told of its value: of a leaf, unless it is asked, and of a node beside the lines that are asked about.
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
        let given = (!self.is_open(id) && !self.tree.is_leaf(id)).then(|| self.value_answer(id));
        let value = match self.tree.value(id) {
            Some(value) => Some((value, Bound::Exact)).filter(|_| self.sum(id).is_none()),
            None => self
                .solution
                .seen(id)
                .map(|seen| (seen.value, self.known_bound(id)))
                .filter(|_| given.is_some()),
        };
        let note = given.as_ref().map(|given| format!(" (given: {given})")).unwrap_or_default();
        let terms = 0..self.sum(id).map_or(0, |sum| sum.terms.len());
        let terms = terms.map(|term| Question::Term(id, term));
        let asked = terms.chain([Question::Value(id), Question::Window(id)]);
        let questions = asked.filter(|question| self.questions.contains(question)).collect();
        let name = self.tree.name(id).into();
        Row { name, value, given, ply, text: self.node_line(id) + &note, questions }
    }

    /// The move that leads to a node, its kind and its name; of a leaf its value, or what it is to be computed from.
    fn node_line(&self, id: NodeId) -> String {
        match self.leaf_note(id) {
            None => self.tree.line_with(id, |value| self.typed(value)),
            Some(note) => {
                let line = self.tree.line_with(id, |_| String::new());
                format!("{}: {note}", line.trim_end_matches([' ', '=']))
            }
        }
    }

    fn fill(&self, answer: impl Fn(Question) -> String) -> String {
        let line = |question| format!("{} = {}\n", self.key(question), answer(question));
        let mut out = self.title();
        for Row { ply, text, questions, .. } in self.rows() {
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
        let order = "Children are looked at from first to last.";
        let any = |is_such: fn(&Question) -> bool| self.questions.iter().any(is_such);
        let explained = [
            (any(|asked| matches!(asked, Question::Window(_))), WINDOW),
            (any(|asked| matches!(asked, Question::Term(..))), TERM),
            (any(|asked| *asked == Question::Cut), CUT),
            (any(|asked| *asked == Question::Best), BEST),
        ];
        let kinds: String =
            explained.into_iter().filter(|(is_asked, _)| *is_asked).map(|(_, how)| how).collect();
        format!("# Exercise: {title}. {order}\n{BLANKS}{VALUE}{kinds}#\n")
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
