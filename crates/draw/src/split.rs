//! A large tree as several: an overview, and one tree for every move of the root.

use crate::error::DrawError;
use crate::options::PictureLink;
use crate::select::check_parents;
use search::Missing;
use session::view::{NodeView, TreeView};

/// Characters of a move that go into a file name.
const LONGEST_SLUG: usize = 20;

/// One picture of several that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct PicturePart {
    /// File name without directory and extension.
    pub stem: String,
    /// What it shows.
    pub view: TreeView,
    /// Links to the other parts, for [`crate::DrawOptions::links`].
    pub links: Vec<PictureLink>,
}

/// Cuts a view into an overview, named `base`, and one tree for every move of the root that was looked at, named
/// `base` with a number and the move. What belongs to other parts is counted as dropped.
pub fn split(view: &TreeView, base: &str) -> Result<Vec<PicturePart>, DrawError> {
    check_parents(view)?;
    let parents = &view.parent;
    if view.is_empty() {
        return Ok(vec![PicturePart { stem: base.to_string(), view: view.clone(), links: Vec::new() }]);
    }
    let below = subtree_sizes(view);
    let branches = branches(view, parents);
    let mut overview = overview(view, base, &below);
    let digits = branches.len().to_string().len();
    let mut parts = Vec::with_capacity(branches.len() + 1);
    for (number, RootBranch { child, members }) in branches.iter().enumerate() {
        let first = members[0];
        let first_node = view.node(first);
        let stem = format!("{base}-{:0digits$}{}", number + 1, slug(first_node.label));
        let others = below[0] - below[first] - first_node.counted();
        let back = PictureLink { node: 0, stem: base.to_string() };
        parts.push(PicturePart {
            view: branch(view, members, others),
            links: vec![back],
            stem: stem.clone(),
        });
        overview.links.push(PictureLink { node: *child, stem });
    }
    parts.insert(0, overview);
    Ok(parts)
}

/// For every node, what is below it, recorded or not.
fn subtree_sizes(view: &TreeView) -> Vec<Missing> {
    let mut below: Vec<Missing> = view.nodes().map(|node| node.dropped).collect();
    for (index, node) in view.nodes().enumerate().skip(1).rev() {
        let whole = below[index] + node.counted();
        below[node.parent as usize] += whole;
    }
    below
}

/// A move of the root that was looked at.
struct RootBranch {
    /// Which child of the root it is, counted from 1.
    child: u32,
    /// The nodes of its subtree, in order.
    members: Vec<usize>,
}

fn branches(view: &TreeView, parents: &[u32]) -> Vec<RootBranch> {
    let mut branches: Vec<RootBranch> = Vec::new();
    let mut branch_of: Vec<Option<usize>> = vec![None; parents.len()];
    let mut child = 0;
    for node in 1..parents.len() {
        if parents[node] > 0 {
            branch_of[node] = branch_of[parents[node] as usize];
        } else {
            child += 1;
            if !view.node(node).skipped {
                branch_of[node] = Some(branches.len());
                branches.push(RootBranch { child, members: Vec::new() });
            }
        }
        if let Some(branch) = branch_of[node] {
            branches[branch].members.push(node);
        }
    }
    branches
}

/// The root and its children, each with what is below it.
fn overview(view: &TreeView, base: &str, below: &[Missing]) -> PicturePart {
    let children = view.nodes().enumerate().skip(1).filter(|(_, node)| node.parent == 0);
    let children = children.map(|(index, node)| NodeView { dropped: below[index], ..node });
    let view = whole(view, view.title.clone(), [view.node(0)].into_iter().chain(children));
    PicturePart { stem: base.to_string(), view, links: Vec::new() }
}

/// The root and one of its subtrees; the root counts the others.
fn branch(view: &TreeView, members: &[usize], others: Missing) -> TreeView {
    let root = NodeView { dropped: others, ..view.node(0) };
    let member = |&member: &usize| {
        let node = view.node(member);
        let parent = members.binary_search(&(node.parent as usize)).map_or(0, |found| found + 1);
        NodeView { parent: parent as u32, ..node }
    };
    let title = format!("{}: {}", view.title, view.node(members[0]).label);
    whole(view, title, [root].into_iter().chain(members.iter().map(member)))
}

/// A tree of its own with nodes of another.
fn whole<'a>(view: &TreeView, title: String, nodes: impl Iterator<Item = NodeView<'a>>) -> TreeView {
    let part = TreeView { title, ..view.with_nodes(nodes) };
    let dropped = part.nodes().map(|node| node.dropped).sum();
    part.dropping(dropped)
}

/// A move as part of a file name: letters and digits only.
fn slug(label: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    let slug: String = label.chars().take(LONGEST_SLUG).map(plain).collect();
    let slug = slug.trim_matches('_');
    if slug.is_empty() { String::new() } else { format!("-{slug}") }
}
