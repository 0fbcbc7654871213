//! With which window is a node entered?

use super::answer::{Number, StatedWindow};
use super::{Exercise, Verdict};
use explicit::{NodeId, NodeKind};
use search::{Side, Window};

/// Where a bound of a window comes from.
enum BoundSource {
    /// Nothing was known when the search started.
    Start,
    /// A chance node opened the window again.
    Chance(NodeId),
    /// A node above has a move that is worth the bound.
    Held { at: NodeId, through: NodeId },
}

impl Exercise<'_> {
    pub(super) fn window_answer(&self, id: NodeId) -> String {
        self.solution
            .seen(id)
            .map_or_else(|| self.language.word("word-cut").into(), |seen| self.typed_window(seen.window()))
    }

    pub(super) fn check_window(&self, id: NodeId, text: &str) -> Verdict {
        let Some(stated) = StatedWindow::read(&self.unworded(text)) else {
            return Verdict::Unreadable { expected: self.language.word("expected-window").into() };
        };
        match (self.solution.seen(id), stated) {
            (None, StatedWindow::Cut) => Verdict::Correct,
            (None, StatedWindow::Entered { .. }) => self.wrong_cut(id, text),
            (Some(_), StatedWindow::Cut) => Verdict::Wrong { why: self.why_not_cut(id) },
            (Some(seen), StatedWindow::Entered { alpha, beta }) => {
                let wrong = wrong_sides(alpha, beta, seen.window());
                match wrong.is_empty() {
                    true => Verdict::Correct,
                    false => self.wrong(self.why_window(id, &wrong), text),
                }
            }
        }
    }

    /// Why the bounds of these sides are what they are, up to the whole window.
    pub(super) fn why_window(&self, id: NodeId, sides: &[Side]) -> String {
        let Some(seen) = self.solution.seen(id) else { return self.why_cut(id) };
        let name = self.tree.name(id);
        let node = ("node", name.into());
        let whole = ("window", self.told_window(seen.window()).into());
        if id == self.setup.start {
            return self.say("window-at-start", [node, whole]);
        }
        let reasons = sides.iter().map(|&side| self.why_bound(id, side, seen.window()));
        let and = |first: String, last: String| {
            self.say("and-reason", [("first", first.into()), ("last", last.into())])
        };
        let reasons = reasons.reduce(and).unwrap_or_default();
        self.say("window-when-entered", [node, ("reasons", reasons.into()), whole])
    }

    fn why_bound(&self, id: NodeId, side: Side, window: Window) -> String {
        let (greek, player) = match side {
            Side::Max => ("alpha", "MAX"),
            Side::Min => ("beta", "MIN"),
        };
        let name = |id| ("node", self.tree.name(id).into());
        let player = ("player", player.into());
        let reason = match self.source(id, side) {
            BoundSource::Held { .. } => self.holds(id, side),
            BoundSource::Start => self.say("none-yet", [player]),
            BoundSource::Chance(at) if self.tree.parent(id) == Some(at) => {
                self.say("chance-needs-all", [name(at)])
            }
            BoundSource::Chance(at) => self.say("none-yet-below", [player, name(at)]),
        };
        let value = self.render(end(window, side));
        self.say("bound-is", [("reason", reason.into()), ("bound", greek.into()), ("value", value.into())])
    }

    /// `MAX already has 3 at A (through B)`: what a side is sure of when a node is entered.
    pub(super) fn holds(&self, id: NodeId, side: Side) -> String {
        let (something, nothing) = match side {
            Side::Max => ("max-has", "max-has-nothing"),
            Side::Min => ("min-has", "min-has-nothing"),
        };
        match (self.source(id, side), self.solution.seen(id)) {
            (BoundSource::Held { at, through }, Some(seen)) => {
                let value = self.render(end(seen.window(), side));
                let [node, child] = [at, through].map(|id| self.tree.name(id));
                self.say(something, [("value", value.into()), ("node", node.into()), ("child", child.into())])
            }
            _ => self.language.word(nothing).into(),
        }
    }

    /// Where a bound of a node's window comes from: up the tree until the bound changes.
    fn source(&self, id: NodeId, side: Side) -> BoundSource {
        let mut node = id;
        while node != self.setup.start {
            let Some(parent) = self.tree.parent(node) else { break };
            if self.tree.kind(parent) == Some(NodeKind::Chance) {
                return BoundSource::Chance(parent);
            }
            if self.bound_at(parent, side) != self.bound_at(node, side) {
                return self.first_with_value(parent, self.bound_at(node, side));
            }
            node = parent;
        }
        BoundSource::Start
    }

    /// What a side is sure of when a node is entered; none for nodes never looked at.
    pub(super) fn bound_at(&self, id: NodeId, side: Side) -> Option<f64> {
        self.solution.seen(id).map(|seen| end(seen.window(), side))
    }

    fn first_with_value(&self, at: NodeId, value: Option<f64>) -> BoundSource {
        let mut children = self.solution.seen_children(self.tree, at);
        let found = children.find(|(_, seen)| Some(seen.value) == value);
        found.map_or(BoundSource::Start, |(through, _)| BoundSource::Held { at, through })
    }
}

/// Whose bounds were answered wrong.
fn wrong_sides(alpha: Number, beta: Number, right: Window) -> Vec<Side> {
    let answered = [(Side::Max, alpha), (Side::Min, beta)];
    answered.into_iter().filter(|&(side, bound)| !bound.is(end(right, side))).map(|(side, _)| side).collect()
}

/// The end of the window that a side moves.
fn end(window: Window, side: Side) -> f64 {
    match side {
        Side::Max => window.alpha,
        Side::Min => window.beta,
    }
}
