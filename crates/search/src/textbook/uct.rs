//! UCT: upper confidence bounds applied to trees, the Monte Carlo tree search that the others begin from.
//!
//! Each round walks down the tree by the mean of what was won plus a bonus for what was seldom tried, adds one node, plays
//! at random from it to the end, and carries the result up. A result is a share from 0, MIN wins, to 1, MAX wins.

use super::monte_carlo::{self, ChoosingNode, Selection, VisitTree};
use super::policy::LeafJudgement;
use super::spec::*;
use super::{GameTree, Search};
use crate::Stopped;
use crate::score::Depth;

/// Monte Carlo tree search by confidence bounds.
pub struct Uct;

impl Search for Uct {
    const SPEC: SearchSpec = SearchSpec {
        name: "uct",
        aliases: &["mcts"],
        about: "Monte Carlo tree search: plays at random, and looks again where it went well or was seldom tried",
        source: Source {
            authors: "Levente Kocsis and Csaba Szepesvári",
            work: "Bandit Based Monte-Carlo Planning, European Conference on Machine Learning",
            year: 2006,
        },
        code: &[
            line(0, "repeat, n = root:", LineRole::Call),
            line(1, "while all moves of n are tried:", LineRole::Select),
            line(
                2,
                "n = the child c with the largest mean(c) + C · √(ln visits(n) / visits(c))",
                LineRole::Select,
            ),
            line(1, "n = a new child of n", LineRole::Expand),
            line(1, "r = the result of a random game from n", LineRole::Leaf),
            line(1, "for n and all above it: visits + 1, mean of all r", LineRole::Update),
            line(0, "return the move with the most visits", LineRole::Done),
        ],
        games: GamesTaken::All,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table", "playouts", "judge", "exploration", "seed"],
        limit: DefaultLimit::Playouts(10_000),
        leaves: Some(LeafJudgement::Playout),
        numbers: &["visits", "mean"],
        record: RecordKind::Growth,
        exercise: Asks::Nothing("its random games are on no sheet"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        monte_carlo::grow::<Uct, T>(tree, depth)
    }
}

impl Selection for Uct {
    fn pull<T: GameTree + ?Sized>(growth: &VisitTree<'_, T>, from: &ChoosingNode, number: usize) -> f64 {
        monte_carlo::confidence(growth, from, number)
    }
}
