//! A recorded search tree in columns: what a recorder gives is sent, written to a file, drawn and read again in this one form.
//! Each column has one entry a node, in the order of the search; texts that occur often stand once, in a list.

use crate::board::{Grid, PieceSet};
use crate::number;
use crate::place::Place;
use crate::shapes;
use crate::words::{Counted, Ends, Manner};
use language::Language;
use search::{Bound, Exit, Missing, Pass};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use utoipa::ToSchema;

pub use crate::steps::{Carried, GrowthSteps, NodeNumber};

/// The version of the form; a reader refuses a later one.
pub const TREE_VERSION: u32 = 1;

/// The exit of a leaf whose value was written there.
pub const GIVEN: &str = "given";

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

/// What the order of a tree's nodes means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TreeRecord {
    /// The nodes stand in the order in which a search entered and left them, strictly nested.
    #[default]
    Visits,
    /// The nodes stand in the order in which a search made them; `steps` tell how the tree grew.
    Growth,
}

/// A recorded search, parents before children, children in the order they were looked at.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = RecordedTree)]
pub struct TreeView {
    /// The version of this form; 1 where it is missing.
    #[schema(required = false)]
    pub tree_version: Option<u32>,
    /// What the tree shows, in one line.
    pub title: String,
    /// Each node's parent; the root is its own.
    pub parent: Vec<u32>,
    /// The middle of each node, in widths of a node; none where the reader places the nodes.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "number::plain_list")]
    #[schema(required = false)]
    pub x: Vec<f64>,
    /// The width of the whole.
    #[serde(serialize_with = "number::number")]
    pub width: f64,
    /// The moves that occur.
    pub labels: Vec<String>,
    /// Each node's move, as an index into `labels`.
    pub label: Vec<u32>,
    /// The reasons that occur, as sentences.
    pub reasons: Vec<String>,
    /// Each node's reason, as an index into `reasons`.
    pub reason: Vec<u32>,
    /// The exits that occur, as words.
    pub exits: Vec<String>,
    /// Each node's exit, as an index into `exits`.
    pub exit: Vec<u32>,
    /// The passes that occur, in the reader's language.
    pub passes: Vec<String>,
    /// The same passes by the names that programs know them by.
    pub pass_names: Vec<String>,
    /// Each node's pass, as an index into `passes`.
    pub pass: Vec<u32>,
    /// Who decides: 0 MAX, 1 MIN, 2 chance.
    pub turn: Vec<u8>,
    /// How likely chance is to lead to a node: node, probability.
    pub odds: Vec<(u32, f64)>,
    /// Plies that were still to search.
    pub depth: Vec<i32>,
    /// What MAX was sure of when the node was entered.
    #[serde(serialize_with = "number::list")]
    #[schema(value_type = Vec<Option<f64>>)]
    pub alpha: Vec<Option<f64>>,
    /// What MIN was sure of.
    #[serde(serialize_with = "number::list")]
    #[schema(value_type = Vec<Option<f64>>)]
    pub beta: Vec<Option<f64>>,
    /// The value for MAX.
    #[serde(serialize_with = "number::list")]
    #[schema(value_type = Vec<Option<f64>>)]
    pub value: Vec<Option<f64>>,
    /// What the value says about the true one: 0 exact, 1 at least, 2 at most.
    pub bound: Vec<u8>,
    /// The moves that were never looked at.
    pub skipped: Vec<u32>,
    /// The expected line.
    pub pv: Vec<u32>,
    /// Visits below a node that were not recorded: node, number.
    pub dropped: Vec<(u32, u64)>,
    /// All visits that were not recorded.
    pub dropped_in_all: u64,
    /// Moves left out below a node that were not recorded: node, number.
    pub dropped_moves: Vec<(u32, u64)>,
    /// All moves left out that were not recorded.
    pub dropped_moves_in_all: u64,
    /// Positions as text: those that no moves lead to, below a pass, and all where they were asked for: node, position.
    pub positions: Vec<(u32, String)>,
    /// How the people of its game count the way to a win.
    pub counted: Counted,
    /// The size of a value that is a win, however long it takes.
    pub sure: Option<f64>,
    /// The language of its sentences.
    pub language: Language,
    /// What stands where its branches end.
    pub ends: Ends,
    /// The names of MAX and MIN.
    pub sides: Vec<String>,
    /// What the order of the nodes means.
    pub record: TreeRecord,
    /// Several passes over one root: the children of the root that are passes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub rounds: Vec<u32>,
    /// A title for each of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub round_titles: Vec<String>,
    /// The numbers that the nodes of a growing tree carry.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub numbers: Vec<NodeNumber>,
    /// The words that nodes of a growing tree are marked with.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub marks: Vec<String>,
    /// How the tree grew.
    #[serde(skip_serializing_if = "GrowthSteps::is_empty")]
    #[schema(required = false)]
    pub steps: GrowthSteps,
    /// Of which position it is, in a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub place: Option<Place>,
    /// The search as it was asked for, in a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub search: Option<Value>,
    /// What the search answered, in a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub answer: Option<Value>,
    /// Each node's distance from the root.
    #[serde(skip)]
    pub ply: Vec<u32>,
    /// Positions as small boards, where they were asked for.
    #[serde(skip)]
    pub boards: BTreeMap<u32, Grid>,
}

/// One node of a tree: one visit, or a move that was not looked at.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct NodeView<'a> {
    /// Its number in the tree that it is of.
    #[serde(skip)]
    pub index: u32,
    /// Index of the parent; the root is its own parent.
    pub parent: u32,
    /// Distance from the root.
    pub ply: u32,
    /// The move that leads here, in the game's own text; empty at the root.
    pub label: &'a str,
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
    #[serde(serialize_with = "shapes::one")]
    pub bound: Bound,
    /// Why the node was left, or the move skipped: the word of an [`Exit`].
    #[serde(serialize_with = "shapes::exit")]
    pub exit: &'a str,
    /// The same in a sentence.
    pub reason: &'a str,
    /// In which pass over the move.
    #[serde(serialize_with = "shapes::one")]
    pub pass: Pass,
    /// Whether the move was never looked at.
    pub skipped: bool,
    /// Part of the expected line.
    pub pv: bool,
    /// What is below this node and was not recorded.
    #[serde(flatten, serialize_with = "shapes::one")]
    pub dropped: Missing,
    /// The position as text; empty where it was not asked for, and after a skipped move.
    pub position: &'a str,
    /// The position as a small board, when asked for.
    pub board: Option<&'a Grid>,
}

impl NodeView<'_> {
    /// A node of MAX about which nothing is known.
    pub const PLAIN: NodeView<'static> = NodeView {
        index: 0,
        parent: 0,
        ply: 0,
        label: "",
        turn: Turn::Max,
        probability: None,
        depth: 0,
        alpha: None,
        beta: None,
        value: None,
        bound: Bound::Exact,
        exit: "searched",
        reason: "",
        pass: Pass::Full,
        skipped: false,
        pv: false,
        dropped: Missing::NOTHING,
        position: "",
        board: None,
    };

    /// As what it is counted where it is missing.
    pub fn counted(&self) -> Missing {
        if self.skipped { Missing::MOVE } else { Missing::NODE }
    }

    /// Whether it was left, or skipped, for this reason.
    pub fn has_exit(&self, exit: Exit) -> bool {
        self.exit == exit.word()
    }
}

impl TreeView {
    /// How many nodes it has.
    pub fn len(&self) -> usize {
        self.parent.len()
    }

    /// Whether nothing was searched.
    pub fn is_empty(&self) -> bool {
        self.parent.is_empty()
    }

    /// One of its nodes.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn node(&self, index: usize) -> NodeView<'_> {
        let number = index as u32;
        NodeView {
            index: number,
            parent: self.parent[index],
            ply: self.ply[index],
            label: &self.labels[self.label[index] as usize],
            turn: Turn::of(self.turn[index]),
            probability: find(&self.odds, number).copied(),
            depth: self.depth[index],
            alpha: self.alpha[index],
            beta: self.beta[index],
            value: self.value[index],
            bound: bound_of(self.bound[index]),
            exit: &self.exits[self.exit[index] as usize],
            reason: &self.reasons[self.reason[index] as usize],
            pass: pass_of(&self.pass_names[self.pass[index] as usize]),
            skipped: self.skipped.binary_search(&number).is_ok(),
            pv: self.pv.binary_search(&number).is_ok(),
            dropped: self.dropped_at(number),
            position: find(&self.positions, number).map_or("", String::as_str),
            board: self.boards.get(&number),
        }
    }

    /// Its nodes in order.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = NodeView<'_>> + DoubleEndedIterator {
        (0..self.len()).map(|index| self.node(index))
    }

    /// What is below a node and was not recorded.
    fn dropped_at(&self, node: u32) -> Missing {
        let count = |list| find(list, node).copied().unwrap_or(0);
        Missing { nodes: count(&self.dropped), moves: count(&self.dropped_moves) }
    }

    /// All that was not recorded.
    pub fn dropped(&self) -> Missing {
        Missing { nodes: self.dropped_in_all, moves: self.dropped_moves_in_all }
    }

    /// The same with another count of what was not recorded.
    pub fn dropping(self, Missing { nodes, moves }: Missing) -> TreeView {
        TreeView { dropped_in_all: nodes, dropped_moves_in_all: moves, ..self }
    }

    /// The pieces on its boards.
    pub fn pieces(&self) -> &'static PieceSet {
        self.boards.values().next().map_or(&PieceSet::LETTERS, |board| board.pieces)
    }

    /// How its values are said.
    pub fn manner(&self) -> Manner {
        Manner { counted: self.counted, sure: self.sure, language: self.language }
    }

    /// Why a node was left, as it is called here: numbers that were written at the leaves end no game.
    pub fn shown_exit<'a>(&self, node: &NodeView<'a>) -> &'a str {
        match (node.has_exit(Exit::Terminal), self.ends) {
            (true, Ends::Leaf) => GIVEN,
            _ => node.exit,
        }
    }

    /// The indexes of each node's children, in order.
    pub fn children(&self) -> Vec<Vec<u32>> {
        let mut children = vec![Vec::new(); self.len()];
        for (index, &parent) in self.parent.iter().enumerate().skip(1) {
            children[parent as usize].push(index as u32);
        }
        children
    }
}

/// What a sorted list says of a node.
fn find<T>(list: &[(u32, T)], node: u32) -> Option<&T> {
    list.binary_search_by_key(&node, |(other, _)| *other).ok().map(|at| &list[at].1)
}

impl Turn {
    /// The number that stands for it in a column.
    pub(crate) fn number(self) -> u8 {
        match self {
            Turn::Max => 0,
            Turn::Min => 1,
            Turn::Chance => 2,
        }
    }

    fn of(number: u8) -> Turn {
        match number {
            0 => Turn::Max,
            1 => Turn::Min,
            _ => Turn::Chance,
        }
    }
}

/// The number that stands for a bound in a column.
pub(crate) fn bound_number(bound: Bound) -> u8 {
    match bound {
        Bound::Exact => 0,
        Bound::Lower => 1,
        Bound::Upper => 2,
    }
}

fn bound_of(number: u8) -> Bound {
    match number {
        0 => Bound::Exact,
        1 => Bound::Lower,
        _ => Bound::Upper,
    }
}

/// Every pass with the name that programs know it by.
pub(crate) const PASSES: [(Pass, &str); 6] = [
    (Pass::Full, "full"),
    (Pass::Scout, "scout"),
    (Pass::Reduced, "reduced"),
    (Pass::Again, "again"),
    (Pass::Null, "null"),
    (Pass::Quiet, "quiet"),
];

fn pass_of(name: &str) -> Pass {
    PASSES.iter().find(|(_, known)| *known == name).map_or(Pass::Full, |(pass, _)| *pass)
}
