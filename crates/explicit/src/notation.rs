//! Nodes and moves as text: a state is its node's name, a move its edge's label or else the child's name.

use crate::rules::Branch;
use crate::tree::{Explicit, NodeId};
use search::{Notation, NotationError};
use session::BoardNotation;

/// An error lists at most this many names: it stays one line.
const LISTED: usize = 12;

impl Explicit {
    /// How the move to a node is written.
    pub fn move_text(&self, id: NodeId) -> &str {
        self.label(id).unwrap_or(self.name(id))
    }
}

impl Notation for Explicit {
    fn start(&self) -> NodeId {
        NodeId::ROOT
    }

    fn parse_state(&self, text: &str) -> Result<NodeId, NotationError> {
        let name = text.trim();
        self.find(name).ok_or_else(|| {
            let names = list(self.ids().map(|id| self.name(id)));
            NotationError::new("position", name, format!("the name of a node: {names}"))
        })
    }

    fn show_state(&self, state: &NodeId) -> String {
        self.name(*state).into()
    }

    fn parse_move(&self, state: &NodeId, text: &str) -> Result<Branch, NotationError> {
        let word = text.trim();
        let by = |matches: &dyn Fn(NodeId) -> bool| self.children(*state).position(matches);
        // A labelled child may also be called by its name, unless a sibling is written that way.
        let found = by(&|id| self.move_text(id) == word).or_else(|| by(&|id| self.name(id) == word));
        found.map(|index| Branch(index as u16)).ok_or_else(|| {
            let expected = match self.is_leaf(*state) {
                true => format!("no move: {} is a leaf", self.name(*state)),
                false => format!("one of {}", list(self.children(*state).map(|id| self.move_text(id)))),
            };
            NotationError::new("move", word, expected)
        })
    }

    fn show_move(&self, state: &NodeId, m: Branch) -> String {
        self.move_text(self.child(*state, m)).into()
    }
}

impl BoardNotation for Explicit {}

/// Names with commas between, the tail left out when there are many.
fn list<'a>(mut names: impl Iterator<Item = &'a str>) -> String {
    let mut shown: Vec<&str> = names.by_ref().take(LISTED).collect();
    if names.next().is_some() {
        shown.push("...");
    }
    shown.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "(max A left -> (min B 1 2) right -> (min left 3 4))";

    fn check(position: &str, m: &str, result: Result<&str, &str>) {
        let tree = Explicit::parse(TEXT).unwrap();
        let state = tree.parse_state(position).unwrap();
        let name = tree.parse_move(&state, m).map(|m| tree.show_state(&tree.child(state, m)));
        assert_eq!(name.map_err(|error| error.to_string()), result.map(Into::into).map_err(Into::into));
    }

    #[test]
    fn moves_are_labels_or_else_names() {
        check("A", "left", Ok("B"));
        check("A", "right", Ok("left"));
        check("A", " B ", Ok("B"));
        check("B", "C", Ok("C"));
        check("A", "up", Err("bad move 'up': expected one of left, right"));
        check("C", "x", Err("bad move 'x': expected no move: C is a leaf"));
    }

    #[test]
    fn an_unknown_node_is_named() {
        let error = Explicit::parse(TEXT).unwrap().parse_state("Q").unwrap_err();
        assert_eq!(
            error.to_string(),
            "bad position 'Q': expected the name of a node: A, B, left, C, D, E, F"
        );
    }
}
