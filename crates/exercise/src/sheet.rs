//! The tree as it is on the sheet: without what is asked, and without what lies beside the lines.

use crate::ExerciseTree;
use explicit::{Exercise, Row};
use session::view::{NodeView, TreeView};
use session::{Bound, Exit};
use std::collections::HashMap;

/// A tree to be drawn with its answers hidden.
pub struct SheetTree {
    /// The nodes that are on the sheet, with the values that are told.
    pub view: TreeView,
    /// Their names.
    pub names: Vec<String>,
    /// What is given of nodes beside the lines: node, text.
    pub given: Vec<(u32, String)>,
}

impl ExerciseTree {
    /// The part of the tree that is on the sheet of an exercise. Reasons and windows would give the answers away.
    pub fn sheet_tree(&self, exercise: &Exercise<'_>) -> SheetTree {
        let rows: HashMap<String, Row> =
            exercise.rows().into_iter().map(|row| (row.name.clone(), row)).collect();
        let mut numbers = vec![None; self.view.nodes.len()];
        let mut sheet = SheetTree {
            view: TreeView { nodes: Vec::new(), ..self.view.clone() },
            names: Vec::new(),
            given: Vec::new(),
        };
        for (index, (node, name)) in self.view.nodes.iter().zip(&self.names).enumerate() {
            let Some(row) = rows.get(name) else { continue };
            let number = sheet.names.len() as u32;
            numbers[index] = Some(number);
            let parent = numbers[node.parent as usize].unwrap_or(0);
            sheet.view.nodes.push(hidden(node, parent, row));
            sheet.names.push(name.clone());
            sheet.given.extend(row.given.clone().map(|given| (number, given)));
        }
        sheet
    }
}

/// A node without what is asked about it.
fn hidden(node: &NodeView, parent: u32, row: &Row) -> NodeView {
    let (value, bound) = row.value.map_or((None, Bound::Exact), |(value, bound)| (Some(value), bound));
    let is_leaf = matches!(node.exit, Exit::Leaf | Exit::Terminal | Exit::Rule(_));
    NodeView {
        parent,
        value,
        bound,
        alpha: None,
        beta: None,
        exit: if is_leaf { node.exit } else { Exit::Searched },
        reason: String::new(),
        pv: false,
        ..node.clone()
    }
}
