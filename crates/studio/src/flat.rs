//! A recorded tree as flat arrays: small to send, quick to read, with a place for every node.

use draw::layout::{Gaps, Size, make_room, place};
use serde::{Serialize, Serializer};
use session::view::{NodeView, TreeView, Turn};
use session::{Bound, Exit};
use std::collections::HashMap;
use utoipa::ToSchema;

/// The width of a node that was looked at; all other widths are shares of it.
const NODE: f64 = 1.0;

/// The width of a move that was not looked at.
const SKIPPED: f64 = 0.5;

/// Space between nodes. Rows are spaced by the page.
const GAPS: Gaps = Gaps { siblings: 0.2, cousins: 0.7, levels: 0.0, slope: 0.0, widest_level: 0.0 };

/// The expected line and the moves of the root get the room of so many nodes abreast: the usual window shows ten cards
/// that can be read, and their neighbours take the other half.
const ABREAST: f64 = 6.0;

/// Places are sent with this many decimals, as a factor: a hundredth of a node is finer than a pixel.
const GRAIN: f64 = 100.0;

/// A recorded tree, one entry a node in every array, in the order of the search; the root is first.
#[derive(Serialize, ToSchema)]
pub struct FlatTree {
    /// What the tree shows, in one line.
    pub title: String,
    /// Each node's parent; the root is its own.
    pub parent: Vec<u32>,
    /// The middle of each node, in widths of a node.
    #[schema(value_type = Vec<f64>)]
    pub x: Vec<Short>,
    /// The width of the whole.
    #[schema(value_type = f64)]
    pub width: Short,
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
    /// The passes that occur, as words.
    pub passes: Vec<String>,
    /// Each node's pass, as an index into `passes`.
    pub pass: Vec<u32>,
    /// Who decides: 0 MAX, 1 MIN, 2 chance.
    pub turn: Vec<u8>,
    /// How likely chance is to lead to a node: node, probability.
    pub odds: Vec<(u32, f64)>,
    /// Plies that were still to search.
    pub depth: Vec<i32>,
    /// What MAX was sure of when the node was entered.
    #[schema(value_type = Vec<Option<f64>>)]
    pub alpha: Vec<Short>,
    /// What MIN was sure of.
    #[schema(value_type = Vec<Option<f64>>)]
    pub beta: Vec<Short>,
    /// The value for MAX.
    #[schema(value_type = Vec<Option<f64>>)]
    pub value: Vec<Short>,
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
    /// Positions that no moves lead to, below a pass: node, position.
    pub positions: Vec<(u32, String)>,
}

/// A number without needless digits; null where there is none.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Short(pub Option<f64>);

impl Serialize for Short {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        const LARGEST_WHOLE: f64 = 9_007_199_254_740_992.0;
        match self.0 {
            Some(value) if value.fract() == 0.0 && value.abs() < LARGEST_WHOLE => {
                serializer.serialize_i64(value as i64)
            }
            Some(value) if value.is_finite() => serializer.serialize_f64(value),
            _ => serializer.serialize_none(),
        }
    }
}

/// Texts that occur, each once.
#[derive(Default)]
struct Texts {
    list: Vec<String>,
    numbers: HashMap<String, u32>,
}

impl Texts {
    fn number(&mut self, text: &str) -> u32 {
        if let Some(&number) = self.numbers.get(text) {
            return number;
        }
        let number = self.list.len() as u32;
        self.list.push(text.into());
        self.numbers.insert(text.into(), number);
        number
    }
}

/// The middle of each node and the width of the whole tree.
pub struct Places {
    /// One a node.
    pub x: Vec<Short>,
    /// Of the whole.
    pub width: Short,
}

/// Places nodes of these widths, with room for some of them first; parents come before children.
pub fn places(parents: &[u32], widths: &[f64], first: &[u32]) -> Places {
    let mut sizes: Vec<Size> = widths.iter().map(|&width| Size { width, height: 1.0 }).collect();
    make_room(parents, &mut sizes, first, ABREAST, &GAPS);
    let layout = place(parents, &sizes, &GAPS);
    let round = |x: f64| Short(Some((x * GRAIN).round() / GRAIN));
    Places {
        x: layout.places.iter().map(|place| round(place.centre())).collect(),
        width: round(layout.width),
    }
}

/// The tree as flat arrays.
pub fn flatten(view: TreeView) -> FlatTree {
    let nodes = &view.nodes;
    let parent: Vec<u32> = nodes.iter().map(|node| node.parent).collect();
    let widths: Vec<f64> = nodes.iter().map(|node| if node.skipped { SKIPPED } else { NODE }).collect();
    let Places { x, width } = places(&parent, &widths, &first_in_sight(nodes));
    let (labels, label) = table(nodes, |node| &node.label);
    let (reasons, reason) = table(nodes, |node| &node.reason);
    let (exits, exit) = exit_table(nodes);
    let (passes, pass) = table(nodes, |node| draw::words::pass(node.pass, view.language));
    let (turn, depth) = (column(nodes, |node| turn(node.turn)), column(nodes, |node| node.depth));
    let (alpha, beta) = (column(nodes, |node| Short(node.alpha)), column(nodes, |node| Short(node.beta)));
    let (value, bound) = (column(nodes, |node| Short(node.value)), column(nodes, |node| bound(node.bound)));
    let (skipped, pv) = (where_true(nodes, |node| node.skipped), where_true(nodes, |node| node.pv));
    let likely = |(index, node): (usize, &NodeView)| Some((index as u32, node.probability?));
    let odds = nodes.iter().enumerate().filter_map(likely).collect();
    let dropped = nodes.iter().enumerate().filter(|(_, node)| node.dropped > 0);
    let dropped = dropped.map(|(index, node)| (index as u32, node.dropped)).collect();
    let positions = below_passes(nodes);
    let (title, dropped_in_all) = (view.title, view.dropped);
    FlatTree {
        title,
        parent,
        x,
        width,
        labels,
        label,
        reasons,
        reason,
        exits,
        exit,
        passes,
        pass,
        turn,
        odds,
        depth,
        alpha,
        beta,
        value,
        bound,
        skipped,
        pv,
        dropped,
        dropped_in_all,
        positions,
    }
}

/// What a reader looks for first: the expected line, and the moves of the root that were looked at.
fn first_in_sight(nodes: &[NodeView]) -> Vec<u32> {
    let is_first = |node: &NodeView| !node.skipped && node.ply > 0 && (node.pv || node.ply == 1);
    where_true(nodes, is_first)
}

fn table<'a>(nodes: &'a [NodeView], text: impl Fn(&'a NodeView) -> &'a str) -> (Vec<String>, Vec<u32>) {
    let mut texts = Texts::default();
    let numbers = nodes.iter().map(|node| texts.number(text(node))).collect();
    (texts.list, numbers)
}

/// The exits as words. A cut after the last move saved nothing: every move was searched, and the count of cut-offs
/// leaves it out too.
fn exit_table(nodes: &[NodeView]) -> (Vec<String>, Vec<u32>) {
    let mut texts = Texts::default();
    let word = |node: &NodeView| match node.exit {
        Exit::Cutoff if !node.skipped && node.left_out == 0 && !node.has_unlisted => Exit::Searched.word(),
        exit => exit.word(),
    };
    let numbers = nodes.iter().map(|node| texts.number(word(node))).collect();
    (texts.list, numbers)
}

fn column<T>(nodes: &[NodeView], field: impl Fn(&NodeView) -> T) -> Vec<T> {
    nodes.iter().map(field).collect()
}

fn where_true(nodes: &[NodeView], is_wanted: impl Fn(&NodeView) -> bool) -> Vec<u32> {
    nodes.iter().enumerate().filter(|(_, node)| is_wanted(node)).map(|(index, _)| index as u32).collect()
}

fn turn(turn: Turn) -> u8 {
    match turn {
        Turn::Max => 0,
        Turn::Min => 1,
        Turn::Chance => 2,
    }
}

fn bound(bound: Bound) -> u8 {
    match bound {
        Bound::Exact => 0,
        Bound::Lower => 1,
        Bound::Upper => 2,
    }
}

/// Positions after a pass: no record of moves leads there.
fn below_passes(nodes: &[NodeView]) -> Vec<(u32, String)> {
    let mut is_below = vec![false; nodes.len()];
    let mut positions = Vec::new();
    for (index, node) in nodes.iter().enumerate() {
        is_below[index] = node.pass == session::Pass::Null || is_below[node.parent as usize];
        if is_below[index] && !node.skipped {
            positions.push((index as u32, node.position.clone()));
        }
    }
    positions
}
