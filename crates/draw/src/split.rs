//! A large tree as several: an overview, and one tree for every move of the root.

use crate::error::DrawError;
use crate::options::Link;
use crate::select::checked_parents;
use session::view::{NodeView, TreeView};

/// Characters of a move that go into a file name.
const LONGEST_SLUG: usize = 20;

/// One picture of several that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// File name without directory and extension.
    pub stem: String,
    /// What it shows.
    pub view: TreeView,
    /// Links to the other parts, for [`crate::Options::links`].
    pub links: Vec<Link>,
}

/// Cuts a view into an overview, named `base`, and one tree for every move of the root that was looked at, named
/// `base` with a number and the move. Nodes that belong to other parts are counted as dropped.
pub fn split(view: &TreeView, base: &str) -> Result<Vec<Part>, DrawError> {
    let parents = checked_parents(view)?;
    if view.nodes.is_empty() {
        return Ok(vec![Part { stem: base.to_string(), view: view.clone(), links: Vec::new() }]);
    }
    let below = subtree_sizes(view, &parents);
    let branches = branches(view, &parents);
    let mut overview = overview(view, base, &below);
    let digits = branches.len().to_string().len();
    let mut parts = Vec::with_capacity(branches.len() + 1);
    for (number, Branch { child, members }) in branches.iter().enumerate() {
        let first = members[0];
        let label = &view.nodes[first].label;
        let stem = format!("{base}-{:0digits$}{}", number + 1, slug(label));
        let others = below[0] - below[first] - 1;
        let back = Link { node: 0, stem: base.to_string() };
        parts.push(Part { view: branch(view, members, others), links: vec![back], stem: stem.clone() });
        overview.links.push(Link { node: *child, stem });
    }
    parts.insert(0, overview);
    Ok(parts)
}

/// For every node, the visits below it, recorded or not.
fn subtree_sizes(view: &TreeView, parents: &[u32]) -> Vec<u64> {
    let mut below: Vec<u64> = view.nodes.iter().map(|node| node.dropped).collect();
    for node in (1..parents.len()).rev() {
        let parent = parents[node] as usize;
        below[parent] = below[parent].saturating_add(below[node]).saturating_add(1);
    }
    below
}

/// A move of the root that was looked at.
struct Branch {
    /// Which child of the root it is, counted from 1.
    child: u32,
    /// The nodes of its subtree, in order.
    members: Vec<usize>,
}

fn branches(view: &TreeView, parents: &[u32]) -> Vec<Branch> {
    let mut branches: Vec<Branch> = Vec::new();
    let mut branch_of: Vec<Option<usize>> = vec![None; parents.len()];
    let mut child = 0;
    for node in 1..parents.len() {
        if parents[node] > 0 {
            branch_of[node] = branch_of[parents[node] as usize];
        } else {
            child += 1;
            if !view.nodes[node].skipped {
                branch_of[node] = Some(branches.len());
                branches.push(Branch { child, members: Vec::new() });
            }
        }
        if let Some(branch) = branch_of[node] {
            branches[branch].members.push(node);
        }
    }
    branches
}

/// The root and its children, each with the number of visits below it.
fn overview(view: &TreeView, base: &str, below: &[u64]) -> Part {
    let counted = |(index, node): (usize, &NodeView)| NodeView { dropped: below[index], ..node.clone() };
    let children = view.nodes.iter().enumerate().skip(1).filter(|(_, node)| node.parent == 0);
    let mut nodes = vec![view.nodes[0].clone()];
    nodes.extend(children.map(counted));
    Part { stem: base.to_string(), view: whole(view, view.title.clone(), nodes), links: Vec::new() }
}

/// The root and one of its subtrees; the root counts the others.
fn branch(view: &TreeView, members: &[usize], others: u64) -> TreeView {
    let mut nodes = vec![NodeView { dropped: others, ..view.nodes[0].clone() }];
    for &member in members {
        let parent =
            members.binary_search(&(view.nodes[member].parent as usize)).map_or(0, |found| found + 1);
        nodes.push(NodeView { parent: parent as u32, ..view.nodes[member].clone() });
    }
    whole(view, format!("{}: {}", view.title, view.nodes[members[0]].label), nodes)
}

/// A tree of its own with nodes of another.
fn whole(view: &TreeView, title: String, nodes: Vec<NodeView>) -> TreeView {
    let dropped = nodes.iter().fold(0u64, |sum, node| sum.saturating_add(node.dropped));
    TreeView { title, nodes, dropped, counted: view.counted, sure: view.sure, language: view.language }
}

/// A move as part of a file name: letters and digits only.
fn slug(label: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    let slug: String = label.chars().take(LONGEST_SLUG).map(plain).collect();
    let slug = slug.trim_matches('_');
    if slug.is_empty() { String::new() } else { format!("-{slug}") }
}
