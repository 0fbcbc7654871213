//! Asking along chosen lines of play: what lies beside them is given, so that a large search can be asked about.

use super::{Exercise, Question};
use crate::tree::NodeId;
use search::{Notation, NotationError};
use std::collections::BTreeSet;

impl Exercise<'_> {
    /// The same exercise, asked only about the nodes of these lines and all that is below their last ones. A line is
    /// its moves, separated by spaces; what is beside it is told on the sheet.
    pub fn along<'t>(mut self, lines: impl IntoIterator<Item = &'t str>) -> Result<Self, NotationError> {
        let mut open = BTreeSet::new();
        for line in lines {
            self.open_line(line, &mut open)?;
        }
        self.questions.retain(|question| match question {
            Question::Value(id) | Question::Window(id) | Question::Term(id, _) => open.contains(id),
            // Not every leaf is on the sheet.
            Question::Cut => false,
            Question::Best => true,
        });
        self.open = Some(open);
        Ok(self)
    }

    fn open_line(&self, line: &str, open: &mut BTreeSet<NodeId>) -> Result<(), NotationError> {
        let mut last = self.setup.start;
        open.insert(last);
        for word in line.split_whitespace() {
            let m = self.tree.parse_move(&last, word)?;
            last = self.tree.child(last, m);
            open.insert(last);
        }
        open.extend(self.tree.below(last).map(|(id, _)| id));
        Ok(())
    }

    /// Whether the children of a node are on the sheet.
    pub(super) fn is_open(&self, id: NodeId) -> bool {
        self.open.as_ref().is_none_or(|open| open.contains(&id))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Exercise, Explicit};
    use search::textbook::Algorithm;

    const TREE: &str = "(max A l -> (min B x -> (max D 1 2) y -> 3) r -> (min C 4 (max 5 6)))";

    fn check(lines: &[&str], keys: &str) {
        let tree = Explicit::parse(TREE).unwrap();
        let exercise = Exercise::new(&tree, Algorithm::AlphaBeta).unwrap();
        let exercise = exercise.along(lines.iter().copied()).unwrap();
        let asked: Vec<String> = exercise.questions().iter().map(|&asked| exercise.key(asked)).collect();
        assert_eq!(asked.join(" "), keys);
    }

    #[test]
    fn questions_follow_the_lines() {
        check(&["l x"], "A.value A.window B.value B.window D.value D.window best");
        check(&["r"], "A.value A.window C.value C.window G.value G.window best");
        check(
            &["l", "r"],
            "A.value A.window B.value B.window D.value D.window C.value C.window G.value G.window best",
        );
    }

    #[test]
    fn what_is_beside_a_line_is_given() {
        let tree = Explicit::parse(TREE).unwrap();
        let exercise = Exercise::new(&tree, Algorithm::AlphaBeta).unwrap().along(["r"]).unwrap();
        let sheet = exercise.sheet();
        assert!(sheet.contains("#   l -> min B (given: 2)\n#   r -> min C\n"), "{sheet}");
        assert!(!sheet.contains("max D"), "{sheet}");
    }

    #[test]
    fn a_line_that_is_none_is_refused() {
        let tree = Explicit::parse(TREE).unwrap();
        let exercise = Exercise::new(&tree, Algorithm::Minimax).unwrap();
        let error = exercise.along(["l z"]).err().unwrap().to_string();
        assert_eq!(error, "bad move 'z': expected one of x, y");
    }
}
