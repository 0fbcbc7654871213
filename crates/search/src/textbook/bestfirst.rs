//! Best-first minimax: opens the leaf at the end of the line that both sides are expected to play, again and again.

use super::minimax_tree::{MinimaxTree, NewLeaf};
use super::policy::LeafJudgement;
use super::spec::*;
use super::{GameTree, Search};
use crate::Stopped;
use crate::score::Depth;

const VALUE: usize = 0;

/// Minimax that deepens where the best line leads.
pub struct BestFirst;

impl Search for BestFirst {
    const SPEC: SearchSpec = SearchSpec {
        name: "bestfirst",
        aliases: &["ubfm"],
        about: "opens the leaf at the end of the best line so far: deep where it matters, and minimax at the end",
        source: Source {
            authors: "Richard Korf and David Chickering",
            work: "Best-First Minimax Search, Artificial Intelligence",
            year: 1996,
        },
        code: &[
            line(0, "until the root is final:", LineRole::Call),
            line(1, "n = root", LineRole::Call),
            line(1, "while n has children:", LineRole::Select),
            line(2, "n = its best child for the side to move, of those that are not final", LineRole::Select),
            line(1, "add all children of n, each with the value function's value", LineRole::Expand),
            line(
                1,
                "for n and all above it: the largest or the smallest value of the children",
                LineRole::Update,
            ),
            line(1, "an end is final, and a node whose children all are", LineRole::Update),
            line(0, "return the best move of the root", LineRole::Done),
        ],
        games: GamesTaken::Decided,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table"],
        limit: DefaultLimit::Nodes(20_000),
        leaves: Some(LeafJudgement::Value),
        numbers: &["value"],
        record: RecordKind::Growth,
        exercise: Asks::Nothing("the order of its leaves fills no sheet"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        let mut growth = MinimaxTree::new(tree, depth, NewLeaf::Judged)?;
        tell(&mut growth, 0);
        while !growth.root().is_final {
            let leaf = end_of_line(&mut growth);
            match growth.open(leaf) {
                Ok(()) => {}
                // The tree as it is has an answer, once the root's moves are known.
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
        let side = growth.root().side;
        Ok(growth.answer(|_, node| [node.safe(side), f64::from(u8::from(node.is_final))]))
    }
}

/// The leaf at the end of the best line that is not final.
fn end_of_line<T: GameTree + ?Sized>(growth: &mut MinimaxTree<'_, T>) -> u32 {
    let mut node = 0;
    loop {
        growth.tree.select(node);
        let side = growth.node(node).side;
        let open = |child: &super::minimax_tree::ValuedNode| match child.is_final {
            true => f64::NEG_INFINITY,
            false => child.safe(side),
        };
        match growth.best(node, open) {
            Some(child) => node = child,
            None => return node,
        }
    }
}

fn tell<T: GameTree + ?Sized>(growth: &mut MinimaxTree<'_, T>, node: u32) {
    let value = growth.node(node).low;
    growth.tree.set(node, VALUE, value);
}
