//! The tree as it is on the sheet: without what is asked, and without what lies beside the lines.

use crate::{Exercise, ExerciseTree, SheetRow};
use session::view::{NodeView, TreeView};
use session::{Bound, Exit};
use std::collections::HashMap;

/// A tree to be drawn with its answers hidden.
pub struct SheetTree {
    /// The nodes that are on the sheet, with the given values.
    pub view: TreeView,
    /// Their names.
    pub names: Vec<String>,
    /// What is given of nodes beside the lines: node, text.
    pub given: Vec<(u32, String)>,
}

impl ExerciseTree {
    /// The part of the tree that is on the sheet of an exercise. Reasons and windows would give the answers away.
    pub fn sheet_tree(&self, exercise: &Exercise<'_>) -> SheetTree {
        let rows: HashMap<String, SheetRow> =
            exercise.rows().into_iter().map(|row| (row.name.clone(), row)).collect();
        let mut numbers = vec![None; self.view.len()];
        let (mut nodes, mut names, mut given) = (Vec::new(), Vec::new(), Vec::new());
        for (index, (node, name)) in self.view.nodes().zip(&self.names).enumerate() {
            let Some(row) = rows.get(name) else { continue };
            let number = names.len() as u32;
            numbers[index] = Some(number);
            let parent = numbers[node.parent as usize].unwrap_or(0);
            nodes.push(hidden(node, parent, row));
            names.push(name.clone());
            given.extend(row.given.clone().map(|given| (number, given)));
        }
        SheetTree { view: self.view.with_nodes(nodes), names, given }
    }
}

/// A node without what is asked about it.
fn hidden<'a>(node: NodeView<'a>, parent: u32, row: &SheetRow) -> NodeView<'a> {
    let (value, bound) = row.value.map_or((None, Bound::Exact), |(value, bound)| (Some(value), bound));
    let is_rule = Exit::NAMED.into_iter().all(|named| !node.has_exit(named));
    let is_leaf = is_rule || node.has_exit(Exit::Leaf) || node.has_exit(Exit::Terminal);
    NodeView {
        parent,
        value,
        bound,
        alpha: None,
        beta: None,
        exit: if is_leaf { node.exit } else { Exit::Searched.word() },
        reason: "",
        position: "",
        pv: false,
        ..node
    }
}
