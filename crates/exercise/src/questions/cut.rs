//! Which leaves are never looked at?

use super::{Exercise, Verdict};
use explicit::NodeId;
use search::textbook::{Asks, Cutting};
use search::{Side, Window};
use std::collections::BTreeSet;

/// The answer when every leaf is looked at.
const NONE: [&str; 3] = ["none", "nic", "žádný"];

/// A wrong list is explained by its first few mistakes.
const EXPLAINED: usize = 3;

impl Exercise<'_> {
    pub(super) fn cut_answer(&self) -> String {
        let names: Vec<&str> = self.cut_leaves().map(|id| self.tree.name(id)).collect();
        if names.is_empty() { self.language.word("word-none").into() } else { names.join(" ") }
    }

    fn cut_leaves(&self) -> impl Iterator<Item = NodeId> {
        self.leaves_below(self.setup.start).filter(|&id| !self.solution.is_looked_at(id))
    }

    pub(super) fn leaves_below(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        self.tree.below(id).map(|(id, _)| id).filter(|&id| self.tree.is_leaf(id))
    }

    pub(super) fn check_cut(&self, text: &str) -> Verdict {
        let Some(stated) = self.read_leaves(text) else {
            let expected = self.say("expected-leaves", [("leaves", self.some_leaves().into())]);
            return Verdict::Unreadable { expected };
        };
        let right: BTreeSet<NodeId> = self.cut_leaves().collect();
        let mistakes: Vec<NodeId> = stated.symmetric_difference(&right).copied().collect();
        match mistakes.is_empty() {
            true => Verdict::Correct,
            false => Verdict::Wrong { why: self.why_leaves(&mistakes) },
        }
    }

    /// Each leaf of an answer about cut leaves, and whether it is one; none if the answer cannot be read.
    pub fn judged_leaves(&self, text: &str) -> Vec<(String, bool)> {
        let stated = self.read_leaves(text.trim()).unwrap_or_default();
        let judge = |id: NodeId| (self.tree.name(id).to_string(), !self.solution.is_looked_at(id));
        stated.into_iter().map(judge).collect()
    }

    /// Why these leaves are looked at or not, those with the same reason together.
    pub(super) fn why_leaves(&self, leaves: &[NodeId]) -> String {
        let mut parts = self.reasons(leaves);
        if parts.len() > EXPLAINED {
            parts.truncate(EXPLAINED);
            parts.push(self.language.word("more-leaves").into());
        }
        parts.join("; ")
    }

    /// Why the leaves that are cut are; the first few reasons.
    pub(super) fn why_all_leaves(&self) -> String {
        let cut: Vec<NodeId> = self.cut_leaves().collect();
        if cut.is_empty() {
            return self.language.word("quiz-no-cut").into();
        }
        let mut parts = self.reasons(&cut);
        parts.truncate(EXPLAINED);
        parts.join("; ")
    }

    /// A sentence for each reason, with the leaves that have it.
    fn reasons(&self, leaves: &[NodeId]) -> Vec<String> {
        let mut alike: Vec<((&str, String), Vec<&str>)> = Vec::new();
        for &id in leaves {
            let (reason, name) = (self.fate(id), self.tree.name(id));
            match alike.iter_mut().find(|(other, _)| *other == reason) {
                Some((_, names)) => names.push(name),
                None => alike.push((reason, vec![name])),
            }
        }
        alike.into_iter().map(|((fate, reason), names)| self.about(fate, &names, &reason)).collect()
    }

    /// The leaves a list of names stands for; an inner node stands for all leaves below it.
    fn read_leaves(&self, text: &str) -> Option<BTreeSet<NodeId>> {
        if NONE.contains(&text) {
            return Some(BTreeSet::new());
        }
        let names = text.split(|c: char| c == ',' || c.is_whitespace()).filter(|name| !name.is_empty());
        let asked: BTreeSet<NodeId> = self.nodes().collect();
        let find = |name| self.tree.find(name).filter(|id| asked.contains(id));
        let nodes: BTreeSet<NodeId> = names.map(find).collect::<Option<_>>()?;
        Some(nodes.into_iter().flat_map(|id| self.leaves_below(id)).collect())
    }

    fn some_leaves(&self) -> String {
        let leaves = self.leaves_below(self.setup.start).take(2);
        leaves.map(|id| self.tree.name(id)).collect::<Vec<_>>().join(" ")
    }

    /// Why a node was never looked at.
    pub(super) fn why_cut(&self, id: NodeId) -> String {
        self.about("names-cut", &[self.tree.name(id)], &self.cut_reason(id))
    }

    /// Why a node is looked at.
    pub(super) fn why_seen(&self, id: NodeId) -> String {
        self.about("names-seen", &[self.tree.name(id)], &self.reason_to_look(id))
    }

    /// Why the answer "cut" is wrong for a node that was looked at.
    pub(super) fn why_not_cut(&self, id: NodeId) -> String {
        if !self.is_cut_short(id) {
            return self.why_seen(id);
        }
        let said = [("node", self.tree.name(id).into()), ("reason", self.why_cut_short(id).into())];
        self.say("entered-and-left", said)
    }

    /// What became of these nodes, and why.
    fn about(&self, fate: &str, names: &[&str], reason: &str) -> String {
        let said =
            [("names", self.names(names).into()), ("count", names.len().into()), ("reason", reason.into())];
        self.say(fate, said)
    }

    /// What became of a node, and why.
    fn fate(&self, id: NodeId) -> (&'static str, String) {
        match (self.solution.is_looked_at(id), self.setup.asks()) {
            (true, Asks::Leaves) => ("names-seen", self.language.word("search-comes-there").into()),
            (false, Asks::Leaves) => ("names-cut", self.language.word("search-knows-enough").into()),
            (true, _) => ("names-seen", self.reason_to_look(id)),
            (false, _) => ("names-cut", self.cut_reason(id)),
        }
    }

    fn cut_reason(&self, id: NodeId) -> String {
        let (top, at) = self.cut_above(id);
        let reason = self.why_cut_short(at);
        match top == id {
            true => reason,
            false => {
                self.say("nothing-below", [("node", self.tree.name(top).into()), ("reason", reason.into())])
            }
        }
    }

    /// The topmost node on the way to a cut node that was not looked at, and the node where it was cut.
    fn cut_above(&self, id: NodeId) -> (NodeId, NodeId) {
        let mut top = id;
        loop {
            let parent = self.tree.parent(top).unwrap_or(self.setup.start);
            if parent == top || self.solution.seen(parent).is_some() {
                return (top, parent);
            }
            top = parent;
        }
    }

    /// Why the rest of a node was not looked at.
    pub(super) fn why_cut_short(&self, at: NodeId) -> String {
        let last = self.solution.seen_children(self.tree, at).next_back();
        let (Some(side), Some((last, seen))) = (self.decides(at), last) else {
            return self.say("node-is-cut", [("node", self.tree.name(at).into())]);
        };
        let is_equal = self.bound_at(at, side.other()) == Some(seen.value);
        let said = [
            ("equation", self.equation(last, seen.value).into()),
            ("node", self.tree.name(at).into()),
            // what a side's first moves say about its node: MAX has at least that much, MIN at most
            ("least", if side == Side::Max { "yes" } else { "no" }.into()),
            ("value", self.render(seen.value).into()),
            ("holds", self.holds(at, side.other()).into()),
        ];
        self.say(if is_equal { "worth-and" } else { "worth-but" }, said)
    }

    fn reason_to_look(&self, id: NodeId) -> String {
        let parent = self.tree.parent(id).filter(|_| id != self.setup.start);
        let Some(parent) = parent else { return self.language.word("starts-there").into() };
        let above = ("node", self.tree.name(parent).into());
        if self.setup.asks() != Asks::Windows {
            return self.language.word("only-alphabeta-cuts").into();
        }
        let Some(side) = self.decides(parent) else {
            return self.say("chance-averages-all", [above]);
        };
        match self.best_before(id, parent, side) {
            None => self.say("first-child", [above]),
            Some(best) => self.not_enough(parent, side, best),
        }
    }

    /// The best value a node had before a child was looked at; none before the first.
    fn best_before(&self, id: NodeId, parent: NodeId, side: Side) -> Option<f64> {
        let before = self.solution.seen_children(self.tree, parent).take_while(|&(child, _)| child != id);
        before.map(|(_, seen)| seen.value).reduce(|a, b| if side.prefers(b, a) { b } else { a })
    }

    /// Why a node that has `best` so far is not cut.
    fn not_enough(&self, id: NodeId, side: Side, best: f64) -> String {
        let whole = self.solution.seen(id).map_or(Window::FULL, |seen| seen.window());
        let enough = match (side, self.setup.cutting) {
            (Side::Max, Cutting::OnEqual) => "not-enough-beta",
            (Side::Min, Cutting::OnEqual) => "not-enough-alpha",
            (Side::Max, Cutting::Strict) => "not-enough-beta-strict",
            (Side::Min, Cutting::Strict) => "not-enough-alpha-strict",
        };
        let said = [
            ("node", self.tree.name(id).into()),
            ("value", self.render(best).into()),
            ("window", self.told_window(whole).into()),
        ];
        self.say(enough, said)
    }
}
