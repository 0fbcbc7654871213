//! A recorded search as a hand-made tree: the same moves, in the order they were looked at.

use crate::questions::ExerciseError;
use explicit::{Edge, Explicit, Nameless, NodeKind};
use search::Missing;
use session::SessionError;
use session::view::{NodeView, TreeView, Turn};

/// The visited nodes as a hand-made tree, and each recorded node's name in it; moves that were not looked at are
/// left out and have an empty name. Alpha-beta finds the same values there, looking at the same nodes.
pub fn written_tree(view: &TreeView) -> Result<(Explicit, Vec<String>), SessionError> {
    check(view)?;
    let tree = Explicit::from_nameless(nameless(view));
    let tree = tree.map_err(SessionError::outside)?;
    let names = names(view, &tree);
    Ok((tree, names))
}

fn check(view: &TreeView) -> Result<(), SessionError> {
    if view.is_empty() || view.dropped() != Missing::NOTHING {
        return Err(ExerciseError::NotWhole.into());
    }
    if view.nodes().any(|node| !node.skipped && node.value.is_none()) {
        return Err(ExerciseError::NotFinished.into());
    }
    Ok(())
}

fn visited(view: &TreeView) -> impl Iterator<Item = (usize, NodeView<'_>)> {
    view.nodes().enumerate().filter(|(_, node)| !node.skipped)
}

fn nameless(view: &TreeView) -> Vec<Nameless> {
    let mut numbers = vec![0; view.len()];
    let mut nodes: Vec<Nameless> = Vec::new();
    for (index, node) in visited(view) {
        numbers[index] = nodes.len();
        let parent = (index > 0).then(|| numbers[node.parent as usize]);
        if let Some(parent) = parent {
            nodes[parent].kind = Some(kind(view.node(node.parent as usize).turn));
            nodes[parent].value = None;
        }
        let edge = Edge { label: parent.map(|_| label(node.label)), probability: node.probability };
        nodes.push(Nameless { parent, edge, kind: None, value: node.value });
    }
    nodes
}

/// A move with the characters that mean something in tree files replaced.
pub(crate) fn label(m: &str) -> String {
    let clean = |c: char| if c.is_whitespace() || "()[]{}<>:=,#\"".contains(c) { '_' } else { c };
    m.chars().map(clean).collect()
}

fn kind(turn: Turn) -> NodeKind {
    match turn {
        Turn::Max => NodeKind::Max,
        Turn::Min => NodeKind::Min,
        Turn::Chance => NodeKind::Chance,
    }
}

/// Each recorded node's name: both trees list the nodes of a level from left to right.
fn names(view: &TreeView, tree: &Explicit) -> Vec<String> {
    let mut by_level: Vec<usize> = visited(view).map(|(index, _)| index).collect();
    by_level.sort_by_key(|&index| view.ply[index]);
    let mut names = vec![String::new(); view.len()];
    for (index, id) in by_level.into_iter().zip(tree.ids()) {
        names[index] = tree.name(id).into();
    }
    names
}
