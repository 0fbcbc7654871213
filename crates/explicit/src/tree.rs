//! The tree itself: nodes with names, values, labels and probabilities.

use std::ops::Range;

/// Who decides at an inner node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum NodeKind {
    /// MAX chooses the child.
    Max,
    /// MIN chooses the child.
    Min,
    /// The child is drawn by lot.
    Chance,
}

impl NodeKind {
    /// The word that starts a node of this kind in a file.
    pub fn word(self) -> &'static str {
        match self {
            NodeKind::Max => "max",
            NodeKind::Min => "min",
            NodeKind::Chance => "chance",
        }
    }

    /// The kind a word of a file stands for.
    pub fn from_word(word: &str) -> Option<NodeKind> {
        [NodeKind::Max, NodeKind::Min, NodeKind::Chance].into_iter().find(|kind| kind.word() == word)
    }
}

/// One node of one tree: the state of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct NodeId(pub(crate) u32);

impl NodeId {
    /// Every tree's root.
    pub const ROOT: NodeId = NodeId(0);

    /// Its place among the nodes of [`Explicit::ids`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One node and the edge that leads to it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ExplicitNode {
    pub(crate) name: String,
    /// Who decides; none at a leaf.
    pub(crate) kind: Option<NodeKind>,
    /// A leaf's value, or an inner node's estimate.
    pub(crate) value: Option<f64>,
    pub(crate) label: Option<String>,
    /// Below a chance node, how likely this node is.
    pub(crate) probability: Option<f64>,
    /// The root is its own parent.
    pub(crate) parent: NodeId,
    pub(crate) first_child: u32,
    pub(crate) child_count: u16,
}

/// A game written down as a tree. It was checked when it was made: see the crate's documentation for the rules.
///
/// Nodes are numbered level by level, left to right, so the children of a node follow each other.
#[derive(Clone, PartialEq, Debug)]
pub struct Explicit {
    pub(crate) nodes: Vec<ExplicitNode>,
    /// All nodes, sorted by name.
    pub(crate) by_name: Vec<NodeId>,
}

impl Explicit {
    pub(crate) fn from_nodes(nodes: Vec<ExplicitNode>) -> Explicit {
        let mut by_name: Vec<NodeId> = (0..nodes.len() as u32).map(NodeId).collect();
        by_name.sort_by(|a, b| nodes[a.index()].name.cmp(&nodes[b.index()].name));
        Explicit { nodes, by_name }
    }

    pub(crate) fn node(&self, id: NodeId) -> &ExplicitNode {
        &self.nodes[id.index()]
    }

    /// How many nodes there are; at least one.
    #[expect(clippy::len_without_is_empty, reason = "a tree has a root")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Every node, level by level, left to right.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// The node with this name.
    pub fn find(&self, name: &str) -> Option<NodeId> {
        let found = self.by_name.binary_search_by(|&id| self.name(id).cmp(name)).ok()?;
        Some(self.by_name[found])
    }

    /// A node's name, given or made up; no two nodes share one.
    pub fn name(&self, id: NodeId) -> &str {
        &self.node(id).name
    }

    /// Who decides at a node; none at a leaf.
    pub fn kind(&self, id: NodeId) -> Option<NodeKind> {
        self.node(id).kind
    }

    /// Whether a node has no children.
    pub fn is_leaf(&self, id: NodeId) -> bool {
        self.kind(id).is_none()
    }

    /// What a leaf is worth to MAX, or what the file estimates an inner node to be worth.
    pub fn value(&self, id: NodeId) -> Option<f64> {
        self.node(id).value
    }

    /// What is written at the edge to a node.
    pub fn label(&self, id: NodeId) -> Option<&str> {
        self.node(id).label.as_deref()
    }

    /// How likely a child of a chance node is; none elsewhere.
    pub fn probability(&self, id: NodeId) -> Option<f64> {
        self.node(id).probability
    }

    /// The node above; none at the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        (id != NodeId::ROOT).then(|| self.node(id).parent)
    }

    /// The nodes directly below, left to right.
    pub fn children(
        &self,
        id: NodeId,
    ) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        self.child_range(id).map(NodeId)
    }

    fn child_range(&self, id: NodeId) -> Range<u32> {
        let node = self.node(id);
        node.first_child..node.first_child + u32::from(node.child_count)
    }

    /// A node and all nodes below it with their distance from it, each before its children, left to right.
    pub fn below(&self, id: NodeId) -> Below<'_> {
        Below { tree: self, waiting: vec![(id, 0)] }
    }
}

/// The nodes of a subtree in reading order: see [`Explicit::below`].
pub struct Below<'a> {
    tree: &'a Explicit,
    waiting: Vec<(NodeId, usize)>,
}

impl Iterator for Below<'_> {
    type Item = (NodeId, usize);

    fn next(&mut self) -> Option<Self::Item> {
        let (id, ply) = self.waiting.pop()?;
        self.waiting.extend(self.tree.children(id).rev().map(|child| (child, ply + 1)));
        Some((id, ply))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(tree: &Explicit, ids: impl Iterator<Item = NodeId>) -> String {
        ids.map(|id| tree.name(id)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn nodes_are_numbered_by_level_and_walked_in_reading_order() {
        let tree = Explicit::parse("(max (min 1 2) 3 (min 4))").unwrap();
        let inner = tree.find("B").unwrap();
        assert_eq!(names(&tree, tree.ids()), "A B C D E F G");
        assert_eq!(names(&tree, tree.below(NodeId::ROOT).map(|(id, _)| id)), "A B E F C D G");
        assert_eq!(names(&tree, tree.children(inner)), "E F");
        assert_eq!(names(&tree, tree.children(inner).filter_map(|id| tree.parent(id))), "B B");
        assert_eq!(tree.find("H"), None);
        assert_eq!(tree.parent(NodeId::ROOT), None);
    }
}
