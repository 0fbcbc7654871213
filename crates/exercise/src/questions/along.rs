//! Asking along chosen lines of play: what lies beside them is given, so that a large search can be asked about.

use super::{Exercise, Question};
use explicit::NodeId;
use search::{Notation, NotationError};
use std::collections::BTreeSet;

impl Exercise<'_> {
    /// The same exercise, asked only about the nodes of these lines and all that is below their last ones. A line is
    /// its moves, separated by spaces; the values beside it are given on the sheet.
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
