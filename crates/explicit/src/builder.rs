//! Trees made by code: nodes and edges by name, in any order, checked at the end.

use crate::draft::{Draft, Edge, Entry};
use crate::error::{Fault, TreeError};
use crate::tree::{Explicit, Kind};
use std::collections::HashMap;

/// Collects nodes and edges; [`Builder::build`] makes the tree.
///
/// ```
/// use explicit::{Edge, Explicit, Kind};
/// let tree = Explicit::builder()
///     .inner("A", Kind::Max)
///     .leaf("B", 3.0)
///     .leaf("C", 5.0)
///     .edge("A", "B", Edge::default())
///     .edge("A", "C", Edge { label: Some("right".into()), probability: None })
///     .build()?;
/// assert_eq!(tree.to_compact(), "(max A B=3 right -> C=5)");
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
    kind: Option<Kind>,
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
    pub fn inner(mut self, name: impl Into<String>, kind: Kind) -> Builder {
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
        Plan::new(self).and_then(Plan::draft).and_then(Draft::assemble).map_err(|fault| fault.locate(""))
    }
}

/// Nodes and edges by number instead of by name.
struct Plan {
    nodes: Vec<Described>,
    children: Vec<Vec<(usize, Edge)>>,
    has_parent: Vec<bool>,
}

impl Plan {
    fn new(builder: Builder) -> Result<Plan, Fault> {
        let Builder { mut nodes, estimates, edges } = builder;
        let mut numbers = HashMap::new();
        for (number, node) in nodes.iter().enumerate() {
            if numbers.insert(node.name.clone(), number).is_some() {
                return Err(Fault::new("name", &node.name, "a name no other node has"));
            }
        }
        let find = |name: &str| {
            numbers
                .get(name)
                .copied()
                .ok_or_else(|| Fault::new("name", name, "the name of a node that was added"))
        };
        for (name, value) in estimates {
            estimated(&mut nodes[find(&name)?], value)?;
        }
        let count = nodes.len();
        let mut plan = Plan { nodes, children: vec![Vec::new(); count], has_parent: vec![false; count] };
        for (parent, child, edge) in edges {
            plan.connect(find(&parent)?, find(&child)?, edge)?;
        }
        Ok(plan)
    }

    fn connect(&mut self, parent: usize, child: usize, edge: Edge) -> Result<(), Fault> {
        if std::mem::replace(&mut self.has_parent[child], true) {
            return Err(Fault::new("node", &self.nodes[child].name, "a tree: one edge to each node"));
        }
        self.children[parent].push((child, edge));
        Ok(())
    }

    /// Every node below the root as a draft, parents first.
    fn draft(mut self) -> Result<Draft, Fault> {
        let mut draft = Draft::default();
        let mut waiting = vec![(self.root()?, None, Edge::default())];
        while let Some((number, parent, edge)) = waiting.pop() {
            let Described { name, kind, value } = self.nodes[number].clone();
            let index = draft.push(Entry { parent, at: None, kind, name: Some(name), value, edge })?;
            let children = std::mem::take(&mut self.children[number]);
            waiting.extend(children.into_iter().rev().map(|(child, edge)| (child, Some(index), edge)));
        }
        // Every node but the root has one edge to it, so nodes that were not reached form a ring.
        match draft.entries.len() < self.nodes.len() {
            true => Err(Fault::new("tree", "edges in a ring", "every node below the root")),
            false => Ok(draft),
        }
    }

    fn root(&self) -> Result<usize, Fault> {
        let mut roots = (0..self.nodes.len()).filter(|&number| !self.has_parent[number]);
        let root =
            roots.next().ok_or_else(|| Fault::new("tree", "", "one node without an edge to it: the root"))?;
        match roots.next() {
            Some(other) => {
                Err(Fault::new("node", &self.nodes[other].name, "an edge to it: there is one root"))
            }
            None => Ok(root),
        }
    }
}

fn estimated(node: &mut Described, value: f64) -> Result<(), Fault> {
    if node.kind.is_none() {
        return Err(Fault::new("estimate", &node.name, "the name of an inner node"));
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
        Explicit::builder().leaf("B", 1.0).inner("A", Kind::Max).edge("A", "B", plain())
    }

    fn check(builder: Builder, message: &str) {
        assert_eq!(builder.build().unwrap_err().to_string(), message);
    }

    #[test]
    fn nodes_may_come_in_any_order() {
        assert_eq!(small().estimate("A", 2.0).build().unwrap().to_compact(), "(max A [2] B=1)");
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        let ring = || small().inner("C", Kind::Min).inner("D", Kind::Min).edge("C", "D", plain());
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
