//! B*: looks for a move that is certainly the best, and not for its value. Every node has an interval; a search is over when
//! what one move can count on is as much as any other can hope for.
//!
//! The interval of a leaf that is no end is all that the value function can say: intervals that are always true.

use super::minimax_tree::{MinimaxTree, NewLeaf};
use super::spec::*;
use super::{GameTree, Search};
use crate::Stopped;
use crate::score::Depth;

const LOWER: usize = 0;
const UPPER: usize = 1;

/// A search for the best move by intervals.
pub struct BStar;

impl Search for BStar {
    const SPEC: SearchSpec = SearchSpec {
        name: "bstar",
        aliases: &["b*"],
        about: "keeps an interval for every node, and ends when one move is certainly the best",
        source: Source {
            authors: "Hans Berliner",
            work: "The B* Tree Search Algorithm: A Best-First Proof Procedure, Artificial Intelligence",
            year: 1979,
        },
        code: &[
            line(
                0,
                "a leaf that is no end may be worth anything between the bounds of all values",
                LineRole::Leaf,
            ),
            line(0, "until a move can count on as much as any other can hope for:", LineRole::Call),
            line(1, "a, b = the moves of the root that can hope for most and second most", LineRole::Select),
            line(
                1,
                "n = a, to prove it the best; b, to refute it, where its interval is wider",
                LineRole::Select,
            ),
            line(
                1,
                "while n has children: n = the child that its side can hope for most from",
                LineRole::Select,
            ),
            line(1, "add all children of n", LineRole::Expand),
            line(
                1,
                "for n and all above it: the best lower and the best upper end of the children",
                LineRole::Update,
            ),
            line(0, "return the move that can count on most, and what that is", LineRole::Done),
        ],
        games: GamesTaken::Decided,
        needs_bounds: true,
        options: &["order", "beam", "prune", "table"],
        limit: DefaultLimit::Nodes(20_000),
        leaves: None,
        numbers: &["lower", "upper"],
        record: RecordKind::Growth,
        exercise: Asks::Nothing("the order of its leaves fills no sheet"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        let mut growth = MinimaxTree::new(tree, depth, NewLeaf::Between)?;
        let side = growth.root().side;
        tell(&mut growth, 0);
        while !is_clear(&growth) {
            let leaf = leaf_to_open(&mut growth);
            match growth.open(leaf) {
                Ok(()) => {}
                Err(Stopped) if leaf > 0 && !growth.tree.is_refused() => break,
                Err(Stopped) => return Err(Stopped),
            }
            for child in growth.children(leaf) {
                tell(&mut growth, child);
            }
            growth.carry_up(leaf);
            for node in growth.way(leaf) {
                tell(&mut growth, node);
            }
        }
        Ok(growth.answer(|_, node| [node.safe(side), node.hope(side)]))
    }
}

/// Whether a move can count on as much as any other can hope for; where there is no other, its value has to be known.
fn is_clear<T: GameTree + ?Sized>(growth: &MinimaxTree<'_, T>) -> bool {
    let (root, moves) = (growth.root(), growth.children(0));
    if root.low == root.high {
        return true;
    }
    let side = root.side;
    let Some(safest) = growth.best(0, |child| child.safe(side)) else { return false };
    let most = growth.node(safest).safe(side);
    let mut others = moves.clone().filter(|&other| other != safest);
    moves.len() > 1 && others.all(|other| growth.node(other).hope(side) <= most)
}

/// Walks from the root to the leaf that is opened next.
fn leaf_to_open<T: GameTree + ?Sized>(growth: &mut MinimaxTree<'_, T>) -> u32 {
    growth.tree.select(0);
    let side = growth.root().side;
    let Some(first) = growth.best(0, |child| child.hope(side)) else { return 0 };
    let others = growth.children(0).filter(|&child| child != first);
    let second = others.reduce(|best, child| {
        if growth.node(child).hope(side) > growth.node(best).hope(side) { child } else { best }
    });
    let width = |node: u32| growth.node(node).high - growth.node(node).low;
    let mut node = second.filter(|&second| width(second) > width(first)).unwrap_or(first);
    loop {
        growth.tree.select(node);
        let side = growth.node(node).side;
        match growth.best(node, |child| child.hope(side)) {
            Some(child) => node = child,
            None => return node,
        }
    }
}

fn tell<T: GameTree + ?Sized>(growth: &mut MinimaxTree<'_, T>, node: u32) {
    let known = *growth.node(node);
    growth.tree.set(node, LOWER, known.low);
    growth.tree.set(node, UPPER, known.high);
}
