//! A recorded search written down as a hand-made tree: the same moves, in the order they were looked at.

use explicit::Explicit;
use session::SessionError;
use session::view::{NodeView, TreeView, Turn};

/// The visited nodes as a hand-made tree, and each recorded node's name in it; moves that were not looked at are
/// left out and have an empty name. Alpha-beta finds the same values there, looking at the same nodes.
pub fn written_tree(view: &TreeView) -> Result<(Explicit, Vec<String>), SessionError> {
    check(view)?;
    let tree = Explicit::parse(&text(view)).map_err(|error| SessionError::Game(error.to_string()))?;
    let names = names(view, &tree);
    Ok((tree, names))
}

fn check(view: &TreeView) -> Result<(), SessionError> {
    let refuse = |reason: &str| Err(SessionError::Game(reason.into()));
    if view.nodes.is_empty() || view.dropped > 0 {
        return refuse("the tree was not recorded as a whole: give a smaller depth");
    }
    if view.nodes.iter().any(|node| !node.skipped && node.value.is_none()) {
        return refuse("the search was stopped: expected a finished one");
    }
    Ok(())
}

fn visited(view: &TreeView) -> impl Iterator<Item = (usize, &NodeView)> {
    view.nodes.iter().enumerate().filter(|(_, node)| !node.skipped)
}

/// The tree in parentheses, without names: they are given in reading order.
fn text(view: &TreeView) -> String {
    let mut is_inner = vec![false; view.nodes.len()];
    for (_, node) in visited(view).skip(1) {
        is_inner[node.parent as usize] = true;
    }
    let mut out = String::new();
    let mut open: Vec<usize> = Vec::new();
    for (index, node) in visited(view) {
        while index > 0 && open.last() != Some(&(node.parent as usize)) {
            open.pop();
            out.push(')');
        }
        out.push(' ');
        if index > 0 {
            out += &format!("{} -> ", label(&node.label));
            out += &node.probability.map(|probability| format!("{probability}: ")).unwrap_or_default();
        }
        if is_inner[index] {
            out += &format!("({}", kind(node.turn));
            open.push(index);
        } else {
            out += &node.value.unwrap_or_default().to_string();
        }
    }
    out.extend(open.iter().map(|_| ')'));
    out
}

/// A move with the characters that mean something in tree files replaced.
pub(crate) fn label(m: &str) -> String {
    let clean = |c: char| if c.is_whitespace() || "()[]{}<>:=,#\"".contains(c) { '_' } else { c };
    m.chars().map(clean).collect()
}

fn kind(turn: Turn) -> &'static str {
    match turn {
        Turn::Max => "max",
        Turn::Min => "min",
        Turn::Chance => "chance",
    }
}

/// Each recorded node's name: both trees list the nodes of a level from left to right.
fn names(view: &TreeView, tree: &Explicit) -> Vec<String> {
    let mut by_level: Vec<usize> = visited(view).map(|(index, _)| index).collect();
    by_level.sort_by_key(|&index| view.nodes[index].ply);
    let mut names = vec![String::new(); view.nodes.len()];
    for (index, id) in by_level.into_iter().zip(tree.ids()) {
        names[index] = tree.name(id).into();
    }
    names
}
