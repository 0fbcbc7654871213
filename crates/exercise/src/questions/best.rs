//! Which move is best where the search starts?

use super::value::extreme;
use super::{Exercise, Verdict};
use explicit::NodeId;
use search::textbook::Asks;
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
            false => self.wrong(self.why_best(), text),
        }
    }

    /// The moves that reach the value of the search, and not only a bound on it.
    fn best_children(&self) -> impl Iterator<Item = NodeId> {
        let start = self.setup.start;
        let value = self.solution.seen(start).map(|seen| seen.value);
        let reaches = move |id: NodeId| self.solution.seen(id).map(|seen| seen.value) == value;
        let is_proven = move |id: NodeId| reaches(id) && self.known_bound(id) == Bound::Exact;
        let is_found = move |id: NodeId| self.solution.best.contains(&id);
        let by_values = self.asks_values();
        self.tree.children(start).filter(move |&id| if by_values { is_proven(id) } else { is_found(id) })
    }

    /// Whether every node has one value to ask about.
    fn asks_values(&self) -> bool {
        self.setup.asks() != Asks::Leaves
    }

    pub(super) fn why_best(&self) -> String {
        let start = self.setup.start;
        let or = |first: String, last: String| {
            self.say("or-move", [("first", first.into()), ("last", last.into())])
        };
        let best = self.best_children().map(|id| self.move_words(id)).reduce(or).unwrap_or_default();
        if !self.asks_values() {
            return self.say("search-finds-best", [("moves", best.into())]);
        }
        let said = [
            ("kind", self.kind_word(start).into()),
            ("extreme", self.decides(start).map_or("", extreme).into()),
            ("children", self.equations_below(start).into()),
            ("moves", best.into()),
        ];
        self.say("chooses-extreme", said)
    }

    /// `left (to B)`, or just `B` where the edge has no label.
    fn move_words(&self, id: NodeId) -> String {
        let name = self.tree.name(id);
        let to = |label: &str| self.say("move-to", [("move", label.into()), ("node", name.into())]);
        self.tree.label(id).map_or(name.into(), to)
    }
}
