//! A recorded search tree as plain data, ready to be drawn by something that knows no game.

use crate::number;
use crate::words::{Counted, Manner};
use language::Language;
use search::{Bound, Exit, Grid, Pass};
use serde::Serialize;

/// Who decides at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// MAX chooses.
    Max,
    /// MIN chooses.
    Min,
    /// Chance decides.
    Chance,
}

/// One visit of one node, or a move that was not looked at.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NodeView {
    /// Index of the parent; the root is its own parent.
    pub parent: u32,
    /// Distance from the root.
    pub ply: u32,
    /// The move that leads here, in the game's own text; empty at the root.
    pub label: String,
    /// Who decides here, as the search sees it: expectimax takes MIN for chance.
    pub turn: Turn,
    /// How likely chance is to lead here; none where a side decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub probability: Option<f64>,
    /// Plies that were still to search.
    pub depth: i32,
    /// What MAX was already sure of; none for nothing.
    #[serde(serialize_with = "number::optional")]
    pub alpha: Option<f64>,
    /// What MIN was already sure of; none for nothing.
    #[serde(serialize_with = "number::optional")]
    pub beta: Option<f64>,
    /// The value for MAX; none when the move was not looked at or the search was stopped here.
    #[serde(serialize_with = "number::optional")]
    pub value: Option<f64>,
    /// What the value says about the true one.
    pub bound: Bound,
    /// Why the node was left, or the move skipped.
    pub exit: Exit,
    /// The same in a sentence.
    pub reason: String,
    /// In which pass over the move.
    pub pass: Pass,
    /// Whether the move was never looked at.
    pub skipped: bool,
    /// Part of the expected line.
    pub pv: bool,
    /// Visits and moves below this node that were not recorded.
    pub dropped: u64,
    /// Moves of this node that were not looked at, recorded or not.
    #[serde(skip)]
    pub left_out: u32,
    /// There may be more such moves: they were never listed.
    #[serde(skip)]
    pub has_unlisted: bool,
    /// The position as text; empty where it is the parent's, after a skipped move.
    pub position: String,
    /// The position as a small board, when asked for.
    pub board: Option<Grid>,
}

/// A recorded search, parents before children, children in the order they were looked at.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TreeView {
    /// What the picture shows, in one line.
    pub title: String,
    /// The nodes; the root is first.
    pub nodes: Vec<NodeView>,
    /// Visits that were not recorded.
    pub dropped: u64,
    /// How the people of its game count the way to a win.
    pub counted: Counted,
    /// The size of a value that is a win, however long it takes.
    #[serde(skip)]
    pub sure: Option<f64>,
    /// The language of its sentences.
    #[serde(skip)]
    pub language: Language,
}

impl TreeView {
    /// How its values are said.
    pub fn manner(&self) -> Manner {
        Manner { counted: self.counted, sure: self.sure, language: self.language }
    }

    /// The indexes of each node's children, in order.
    pub fn children(&self) -> Vec<Vec<u32>> {
        let mut children = vec![Vec::new(); self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate().skip(1) {
            children[node.parent as usize].push(index as u32);
        }
        children
    }
}
