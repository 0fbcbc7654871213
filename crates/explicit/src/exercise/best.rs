//! Which move is best where the search starts?

use super::value::extreme;
use super::wording::quote;
use super::{Exercise, Verdict};
use crate::tree::NodeId;
use search::{Bound, Notation};

impl Exercise<'_> {
    pub(super) fn best_answer(&self) -> String {
        self.best_children().next().map_or_else(String::new, |id| self.tree.move_text(id).into())
    }

    pub(super) fn check_best(&self, text: &str) -> Verdict {
        let start = self.setup.start;
        let child = match self.tree.parse_move(&start, text) {
            Ok(m) => self.tree.child(start, m),
            Err(error) => return Verdict::Unreadable { expected: error.expected },
        };
        match self.best_children().any(|best| best == child) {
            true => Verdict::Correct,
            false => Verdict::Wrong { why: format!("{}, not {}", self.why_best(), quote(text)) },
        }
    }

    /// The moves that reach the value of the search, and not only a bound on it.
    fn best_children(&self) -> impl Iterator<Item = NodeId> {
        let start = self.setup.start;
        let value = self.solution.seen(start).map(|seen| seen.value);
        let reaches = move |id: NodeId| self.solution.seen(id).map(|seen| seen.value) == value;
        self.tree.children(start).filter(move |&id| reaches(id) && self.known_bound(id) == Bound::Exact)
    }

    fn why_best(&self) -> String {
        let start = self.setup.start;
        let best: Vec<String> = self.best_children().map(|id| self.move_words(id)).collect();
        format!(
            "{} chooses the {} value of {}, so {}",
            self.kind_word(start),
            self.decides(start).map_or("", extreme),
            self.equations_below(start),
            best.join(" or ")
        )
    }

    /// `left (to B)`, or just `B` where the edge has no label.
    fn move_words(&self, id: NodeId) -> String {
        let name = self.tree.name(id);
        self.tree.label(id).map_or(name.into(), |label| format!("{label} (to {name})"))
    }
}
