//! Trees made by code: nodes and edges by name, in any order, checked at the end.

use crate::draft::{DraftNode, Edge, TreeDraft};
use crate::error::{SyntaxFault, TreeError};
use crate::tree::{Explicit, NodeKind};
use std::collections::HashMap;

/// Collects nodes and edges; [`Builder::build`] makes the tree.
///
/// ```
/// use explicit::{Edge, Explicit, NodeKind};
/// let tree = Explicit::builder()
///     .inner("A", NodeKind::Max)
///     .leaf("B", 3.0)
///     .leaf("C", 5.0)
///     .edge("A", "B", Edge::default())
///     .edge("A", "C", Edge { label: Some("right".into()), probability: None })
///     .build()?;
/// assert_eq!(tree, Explicit::parse("(max A B=3 right -> C=5)")?);
/// # Ok::<(), explicit::TreeError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Builder {
    nodes: Vec<Described>,
    estimates: Vec<(String, f64)>,
    edges: Vec<(String, String, Edge)>,
}

#[derive(Clone, Debug)]
struct Described {
    name: String,
    kind: Option<NodeKind>,
    value: Option<f64>,
}

impl Explicit {
    /// An empty builder.
    pub fn builder() -> Builder {
        Builder::default()
    }
}

impl Builder {
    /// Adds a node that will have children.
    pub fn inner(mut self, name: impl Into<String>, kind: NodeKind) -> Builder {
        self.nodes.push(Described { name: name.into(), kind: Some(kind), value: None });
        self
    }

    /// Adds a leaf.
    pub fn leaf(mut self, name: impl Into<String>, value: f64) -> Builder {
        self.nodes.push(Described { name: name.into(), kind: None, value: Some(value) });
        self
    }

    /// Says what an inner node is worth when a search's depth runs out there.
    pub fn estimate(mut self, name: impl Into<String>, value: f64) -> Builder {
        self.estimates.push((name.into(), value));
        self
    }

    /// Hangs a node below another, right of the children it already has.
    pub fn edge(mut self, parent: impl Into<String>, child: impl Into<String>, edge: Edge) -> Builder {
        self.edges.push((parent.into(), child.into(), edge));
        self
    }

    /// The tree. Its root is the one node that hangs below no other.
    pub fn build(self) -> Result<Explicit, TreeError> {
        BuilderPlan::new(self)
            .and_then(BuilderPlan::draft)
            .and_then(TreeDraft::assemble)
            .map_err(|fault| fault.locate(""))
    }
}

/// A node that gets its name when the tree is made: letters, level by level.
#[derive(Clone, Debug)]
pub struct Nameless {
    /// The number of the node above it, which comes before it; none for the first node, the root.
    pub parent: Option<usize>,
    /// How it hangs there.
    pub edge: Edge,
    /// Who decides; none at a leaf.
    pub kind: Option<NodeKind>,
    /// What a leaf is worth, or the estimate of an inner node.
    pub value: Option<f64>,
}

impl Explicit {
    /// The tree of these nodes, siblings from left to right.
    pub fn from_nameless(nodes: impl IntoIterator<Item = Nameless>) -> Result<Explicit, TreeError> {
        let mut draft = TreeDraft::default();
        let entry = |Nameless { parent, edge, kind, value }| DraftNode {
            parent,
            edge,
            kind,
            value,
            ..DraftNode::default()
        };
        let pushed = nodes.into_iter().try_for_each(|node| draft.push(entry(node)).map(|_| ()));
        pushed.and_then(|()| draft.assemble()).map_err(|fault| fault.locate(""))
    }
}

/// Nodes and edges by number instead of by name.
struct BuilderPlan {
    nodes: Vec<Described>,
    children: Vec<Vec<(usize, Edge)>>,
    has_parent: Vec<bool>,
}

impl BuilderPlan {
    fn new(builder: Builder) -> Result<BuilderPlan, SyntaxFault> {
        let Builder { mut nodes, estimates, edges } = builder;
        let mut numbers = HashMap::new();
        for (number, node) in nodes.iter().enumerate() {
            if numbers.insert(node.name.clone(), number).is_some() {
                return Err(SyntaxFault::new("name", &node.name, "a name no other node has"));
            }
        }
        let find = |name: &str| {
            numbers
                .get(name)
                .copied()
                .ok_or_else(|| SyntaxFault::new("name", name, "the name of a node that was added"))
        };
        for (name, value) in estimates {
            estimated(&mut nodes[find(&name)?], value)?;
        }
        let count = nodes.len();
        let mut plan =
            BuilderPlan { nodes, children: vec![Vec::new(); count], has_parent: vec![false; count] };
        for (parent, child, edge) in edges {
            plan.connect(find(&parent)?, find(&child)?, edge)?;
        }
        Ok(plan)
    }

    fn connect(&mut self, parent: usize, child: usize, edge: Edge) -> Result<(), SyntaxFault> {
        if std::mem::replace(&mut self.has_parent[child], true) {
            return Err(SyntaxFault::new("node", &self.nodes[child].name, "a tree: one edge to each node"));
        }
        self.children[parent].push((child, edge));
        Ok(())
    }

    /// Every node below the root as a draft, parents first.
    fn draft(mut self) -> Result<TreeDraft, SyntaxFault> {
        let mut draft = TreeDraft::default();
        let mut waiting = vec![(self.root()?, None, Edge::default())];
        while let Some((number, parent, edge)) = waiting.pop() {
            let Described { name, kind, value } = self.nodes[number].clone();
            let index = draft.push(DraftNode { parent, at: None, kind, name: Some(name), value, edge })?;
            let children = std::mem::take(&mut self.children[number]);
            waiting.extend(children.into_iter().rev().map(|(child, edge)| (child, Some(index), edge)));
        }
        // Every node but the root has one edge to it, so nodes that were not reached form a ring.
        match draft.entries.len() < self.nodes.len() {
            true => Err(SyntaxFault::new("tree", "edges in a ring", "every node below the root")),
            false => Ok(draft),
        }
    }

    fn root(&self) -> Result<usize, SyntaxFault> {
        let mut roots = (0..self.nodes.len()).filter(|&number| !self.has_parent[number]);
        let root = roots
            .next()
            .ok_or_else(|| SyntaxFault::new("tree", "", "one node without an edge to it: the root"))?;
        match roots.next() {
            Some(other) => {
                Err(SyntaxFault::new("node", &self.nodes[other].name, "an edge to it: there is one root"))
            }
            None => Ok(root),
        }
    }
}

fn estimated(node: &mut Described, value: f64) -> Result<(), SyntaxFault> {
    if node.kind.is_none() {
        return Err(SyntaxFault::new("estimate", &node.name, "the name of an inner node"));
    }
    node.value = Some(value);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain() -> Edge {
        Edge::default()
    }

    fn small() -> Builder {
        Explicit::builder().leaf("B", 1.0).inner("A", NodeKind::Max).edge("A", "B", plain())
    }

    fn check(builder: Builder, message: &str) {
        assert_eq!(builder.build().unwrap_err().to_string(), message);
    }

    #[test]
    fn nodes_may_come_in_any_order() {
        assert_eq!(small().estimate("A", 2.0).build().unwrap().to_text(), "max A [2]\n  B = 1\n");
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        let ring = || small().inner("C", NodeKind::Min).inner("D", NodeKind::Min).edge("C", "D", plain());
        check(Explicit::builder(), "bad tree '': expected one node without an edge to it: the root");
        check(small().leaf("B", 2.0), "bad name 'B': expected a name no other node has");
        check(small().leaf("C", 2.0), "bad node 'C': expected an edge to it: there is one root");
        check(small().edge("A", "C", plain()), "bad name 'C': expected the name of a node that was added");
        check(small().edge("A", "B", plain()), "bad node 'B': expected a tree: one edge to each node");
        check(
            ring().edge("D", "C", plain()),
            "bad tree 'edges in a ring': expected every node below the root",
        );
        check(small().estimate("B", 2.0), "bad estimate 'B': expected the name of an inner node");
        check(
            small().leaf("C", f64::NAN).edge("A", "C", plain()),
            "bad value 'NaN': expected a number between -1e15 and 1e15",
        );
    }
}
