//! Writing trees as indented lines. They read back as the same tree, up to the largest file that is read.

use crate::tree::{Explicit, NodeId};
use crate::words::ARROW;

/// Spaces per level.
const INDENT: usize = 2;

impl Explicit {
    /// The tree as indented lines, one node each.
    pub fn to_text(&self) -> String {
        let line = |(id, ply)| " ".repeat(INDENT * ply) + &self.line(id, |value| value.to_string()) + "\n";
        self.below(NodeId::ROOT).map(line).collect()
    }

    /// A node as it stands on its own line, without indentation and with its numbers in this notation.
    pub fn line(&self, id: NodeId, number: impl Fn(f64) -> String) -> String {
        self.edge_text(id) + &self.node_text(id, number)
    }

    /// The label and probability that lead to a node, with a space behind.
    fn edge_text(&self, id: NodeId) -> String {
        let label = self.label(id).map(|label| format!("{label} {ARROW} "));
        let probability = self.probability(id).map(|probability| format!("{probability}: "));
        label.unwrap_or_default() + &probability.unwrap_or_default()
    }

    fn node_text(&self, id: NodeId, number: impl Fn(f64) -> String) -> String {
        let name = self.name(id);
        match (self.kind(id), self.value(id)) {
            (Some(kind), None) => format!("{} {name}", kind.word()),
            (Some(kind), Some(estimate)) => format!("{} {name} [{}]", kind.word(), number(estimate)),
            (None, value) => format!("{name} = {}", number(value.unwrap_or_default())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TREE: &str = "(max A go -> (chance B [2.5] x -> 1/4: C=3 3/4: D=-1) (min E F=0.5))";

    #[test]
    fn every_node_has_a_line() {
        let lines =
            "max A\n  go -> chance B [2.5]\n    x -> 0.25: C = 3\n    0.75: D = -1\n  min E\n    F = 0.5\n";
        let tree = Explicit::parse(TREE).unwrap();
        assert_eq!(tree.to_text(), lines);
        assert_eq!(Explicit::parse(lines).unwrap(), tree);
    }

    #[test]
    fn a_lone_leaf() {
        assert_eq!(Explicit::parse("5").unwrap().to_text(), "A = 5\n");
    }
}
