//! Which leaves are never looked at?

use super::answer::CUT;
use super::wording::{at_best, number, subject, window};
use super::{Exercise, Verdict};
use crate::tree::NodeId;
use search::textbook::{Algorithm, Cutting};
use search::{Side, Window};
use std::collections::BTreeSet;

/// The answer when every leaf is looked at.
const NONE: &str = "none";

/// A wrong list is explained by its first few mistakes.
const EXPLAINED: usize = 3;

/// Stands for the others.
const MORE: &str = "and more leaves are wrong";

impl Exercise<'_> {
    pub(super) fn cut_answer(&self) -> String {
        let names: Vec<&str> = self.cut_leaves().map(|id| self.tree.name(id)).collect();
        if names.is_empty() { NONE.into() } else { names.join(" ") }
    }

    fn cut_leaves(&self) -> impl Iterator<Item = NodeId> {
        self.leaves_below(self.setup.start).filter(|&id| self.solution.seen(id).is_none())
    }

    fn leaves_below(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        self.tree.below(id).map(|(id, _)| id).filter(|&id| self.tree.is_leaf(id))
    }

    pub(super) fn check_cut(&self, text: &str) -> Verdict {
        let Some(stated) = self.read_leaves(text) else {
            let expected = format!("names of leaves such as {}, or {NONE}", self.some_leaves());
            return Verdict::Unreadable { expected };
        };
        let right: BTreeSet<NodeId> = self.cut_leaves().collect();
        let mistakes: Vec<NodeId> = stated.symmetric_difference(&right).copied().collect();
        match mistakes.is_empty() {
            true => Verdict::Correct,
            false => Verdict::Wrong { why: self.why_leaves(&mistakes) },
        }
    }

    /// Why these leaves are looked at or not, those with the same reason together.
    fn why_leaves(&self, leaves: &[NodeId]) -> String {
        let reasons: Vec<String> = leaves.iter().map(|&id| self.fate(id)).collect();
        let mut distinct: Vec<&String> = Vec::new();
        for reason in &reasons {
            if !distinct.contains(&reason) {
                distinct.push(reason);
            }
        }
        let mut parts: Vec<String> = Vec::new();
        for reason in distinct.iter().take(EXPLAINED) {
            let names = leaves.iter().zip(&reasons).filter(|(_, other)| other == reason);
            parts.push(format!("{} {reason}", subject(names.map(|(&id, _)| self.tree.name(id)))));
        }
        if distinct.len() > EXPLAINED {
            parts.push(MORE.into());
        }
        parts.join("; ")
    }

    /// The leaves a list of names stands for; an inner node stands for all leaves below it.
    fn read_leaves(&self, text: &str) -> Option<BTreeSet<NodeId>> {
        if text == NONE {
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
        format!("{} is {}", self.tree.name(id), self.cut_reason(id))
    }

    /// Why a node is looked at.
    pub(super) fn why_seen(&self, id: NodeId) -> String {
        format!("{} is {}", self.tree.name(id), self.seen_reason(id))
    }

    /// Why the answer "cut" is wrong for a node that was looked at.
    pub(super) fn why_not_cut(&self, id: NodeId) -> String {
        if !self.is_cut_short(id) {
            return self.why_seen(id);
        }
        let (name, reason) = (self.tree.name(id), self.why_cut_short(id));
        format!("{name} is entered and only left early ({reason}); {CUT} means never looked at")
    }

    /// What became of a node, as the end of a sentence about it.
    fn fate(&self, id: NodeId) -> String {
        match self.solution.seen(id) {
            Some(_) => self.seen_reason(id),
            None => self.cut_reason(id),
        }
    }

    fn cut_reason(&self, id: NodeId) -> String {
        let (top, at) = self.cut_above(id);
        let reason = self.why_cut_short(at);
        match top == id {
            true => format!("never looked at: {reason}"),
            false => format!("never looked at: nothing below {} is, since {reason}", self.tree.name(top)),
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
            return format!("{} is {CUT}", self.tree.name(at));
        };
        let is_equal = self.bound_at(at, side.other()) == Some(seen.value);
        format!(
            "after {} node {} is worth {} {}, {} {}",
            self.equation(last, seen.value),
            self.tree.name(at),
            at_best(side),
            number(seen.value),
            if is_equal { "and" } else { "but" },
            self.holds(at, side.other())
        )
    }

    fn seen_reason(&self, id: NodeId) -> String {
        format!("looked at: {}", self.reason_to_look(id))
    }

    fn reason_to_look(&self, id: NodeId) -> String {
        let parent = self.tree.parent(id).filter(|_| id != self.setup.start);
        let Some(parent) = parent else { return "the search starts there".into() };
        let above = self.tree.name(parent);
        if self.setup.algorithm != Algorithm::AlphaBeta {
            return "only alpha-beta cuts".into();
        }
        let Some(side) = self.decides(parent) else {
            return format!("the chance node {above} averages all of its children");
        };
        match self.best_before(id, parent, side) {
            None => format!("it is the first child of {above}, and {above} has no value without one"),
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
            (Side::Max, Cutting::OnEqual) => "beta or more",
            (Side::Min, Cutting::OnEqual) => "alpha or less",
            (Side::Max, Cutting::Strict) => "more than beta",
            (Side::Min, Cutting::Strict) => "less than alpha",
        };
        format!(
            "until then {} is worth {} {}, and with the window {} it is cut only when that is {enough}",
            self.tree.name(id),
            at_best(side),
            number(best),
            window(whole)
        )
    }
}
