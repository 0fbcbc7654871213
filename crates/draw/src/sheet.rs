//! A tree with its answers hidden, drawn for paper in pieces that can be read.

use crate::error::DrawError;
use crate::family::Family;
use crate::options::{DrawOptions, Theme};
use crate::paper::Elsewhere;
use crate::select::{check_parents, select};
use crate::svg;
use search::{Exit, Missing};
use session::view::{NodeView, TreeView};

/// This number of leaves abreast can be read across a sheet that lies.
const ABREAST: usize = 24;

/// More drawings of a tree are harder to follow than a table of its nodes.
const MOST_DRAWINGS: usize = 12;

/// The [`drawings`] where a few show all of the tree; else none.
pub fn few_drawings(view: &TreeView, names: &[String]) -> Result<Vec<String>, DrawError> {
    let drawings = drawings(view, names)?;
    Ok(if drawings.len() > MOST_DRAWINGS { Vec::new() } else { drawings })
}

/// The tree as SVG, each node with its name. What is too wide for one piece ends above nodes that have a piece of their
/// own, which begins with their names.
pub fn drawings(view: &TreeView, names: &[String]) -> Result<Vec<String>, DrawError> {
    check_parents(view)?;
    let family = Family::new(&view.parent);
    let options = DrawOptions { theme: Theme::Light, ..DrawOptions::default() };
    let widths = widths(&family);
    let mut drawn = Vec::new();
    let mut roots = vec![0];
    while let Some(root) = roots.pop() {
        let nodes = piece(&family, &widths, root);
        let part = part(view, names, &family, &nodes);
        let mut selection = select(&part, &options)?;
        let ends = (0u32..).zip(part.nodes()).filter(|(_, node)| node.dropped != Missing::NOTHING);
        selection.goes_on = ends.map(|(index, _)| (index, Elsewhere::Below)).collect();
        drawn.push(svg::write_bare(&selection, &options));
        let goes_on = |&&node: &&usize| node != root && !is_whole(&family, &nodes, node);
        roots.extend(nodes.iter().filter(goes_on).rev().copied());
    }
    Ok(drawn)
}

/// The leaves below each node.
fn widths(family: &Family) -> Vec<usize> {
    let mut widths = vec![0; family.len()];
    for node in (0..family.len()).rev() {
        let children = family.children(node).iter();
        widths[node] = children.map(|&child| widths[child as usize]).sum::<usize>().max(1);
    }
    widths
}

/// The nodes of a piece in order: all below its root, or where that is too wide those down to what fits into pieces of
/// their own. A family is never torn.
fn piece(family: &Family, widths: &[usize], root: usize) -> Vec<usize> {
    let is_all = widths[root] <= ABREAST;
    let mut nodes = vec![root];
    let mut next = 0;
    while next < nodes.len() {
        let node = nodes[next];
        if node == root || is_all || widths[node] > ABREAST {
            nodes.extend(family.children(node).iter().map(|&child| child as usize));
        }
        next += 1;
    }
    nodes.sort_unstable();
    nodes
}

/// Whether all children of a node are in a piece.
fn is_whole(family: &Family, nodes: &[usize], node: usize) -> bool {
    family.children(node).iter().all(|&child| nodes.binary_search(&(child as usize)).is_ok())
}

/// The nodes of a piece with their names, and how much is in pieces of its own.
fn part(view: &TreeView, names: &[String], family: &Family, nodes: &[usize]) -> TreeView {
    let place = |node: usize| nodes.binary_search(&node).unwrap_or(0) as u32;
    let name = |node: usize| names.get(node).map_or("", String::as_str);
    let labels: Vec<String> = nodes.iter().map(|&node| label(view.node(node), name(node))).collect();
    let part = view.with_nodes(nodes.iter().zip(&labels).map(|(&node, label)| {
        let from = view.node(node);
        let is_root = node == nodes[0];
        NodeView {
            parent: if is_root { 0 } else { place(from.parent as usize) },
            label,
            dropped: if is_whole(family, nodes, node) { Missing::NOTHING } else { below(view, family, node) },
            exit: if from.has_exit(Exit::Terminal) { from.exit } else { Exit::Searched.word() },
            ..from
        }
    }));
    TreeView { title: name(nodes[0]).into(), ..part }.dropping(Missing::NOTHING)
}

/// The move and the name; once where they are the same.
fn label(node: NodeView<'_>, name: &str) -> String {
    if node.label.is_empty() || node.label == name { name.into() } else { format!("{name}: {}", node.label) }
}

fn below(view: &TreeView, family: &Family, node: usize) -> Missing {
    let children = family.children(node).iter().map(|&child| child as usize);
    children.map(|child| view.node(child).counted() + below(view, family, child)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tree in which every node above the lowest row has this number of children.
    fn family(children: usize, plies: usize) -> Family {
        let mut parents = vec![0u32];
        let mut row = vec![0u32];
        for _ in 0..plies {
            let mut next = Vec::new();
            for &parent in &row {
                for _ in 0..children {
                    next.push(parents.len() as u32);
                    parents.push(parent);
                }
            }
            row = next;
        }
        Family::new(&parents)
    }

    fn check(children: usize, plies: usize, root: usize, expected: usize) {
        let family = family(children, plies);
        assert_eq!(piece(&family, &widths(&family), root).len(), expected);
    }

    #[test]
    fn a_small_tree_is_one_piece() {
        check(2, 4, 0, 31);
    }

    #[test]
    fn a_wide_tree_is_cut_where_its_branches_fit() {
        // 27 leaves below a move are too many for one piece, 9 are not
        check(3, 4, 0, 1 + 3 + 9);
        check(3, 4, 4, 1 + 3 + 9);
    }

    #[test]
    fn a_wide_family_is_not_torn() {
        check(40, 1, 0, 41);
    }
}
