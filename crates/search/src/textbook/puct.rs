//! PUCT: Monte Carlo tree search that asks first what a move looks like. The prior of a move is its share of trust before
//! anything was tried, here from a look one ply ahead by the value function; a net is such a function too.

use super::monte_carlo::{self, ChoosingNode, OWN, Selection, VisitTree};
use super::policy::LeafJudgement;
use super::spec::*;
use super::{GameTree, Search};
use crate::Stopped;
use crate::game::Side;
use crate::score::Depth;

/// A move that is better by this part of all that can be won has e times the prior of another.
const TEMPERATURE: f64 = 0.25;
/// The prior of the move that leads to a node.
const PRIOR: usize = OWN;

/// Monte Carlo tree search with priors.
pub struct Puct;

impl Search for Puct {
    const SPEC: SearchSpec = SearchSpec {
        name: "puct",
        aliases: &[],
        about: "Monte Carlo tree search with priors from a look one ply ahead by the value function, which judges the leaves too",
        source: Source {
            authors: "Christopher Rosin",
            work: "Multi-armed Bandits with Episode Context, Annals of Mathematics and Artificial Intelligence",
            year: 2011,
        },
        code: &[
            line(0, "repeat, n = root:", LineRole::Call),
            line(1, "while n was visited before:", LineRole::Select),
            line(2, "P(c) = e^(4 · v(c)), as a share of the sum over all moves of n", LineRole::Select),
            line(
                2,
                "n = the move c with the largest mean(c) + C · P(c) · √visits(n) / (1 + visits(c))",
                LineRole::Select,
            ),
            line(2, "where c was not tried, mean(c) is that of n", LineRole::Select),
            line(1, "r = v(n), the value function as a share of all that can be won", LineRole::Leaf),
            line(1, "for n and all above it: visits + 1, mean of all r", LineRole::Update),
            line(0, "return the move with the most visits", LineRole::Done),
        ],
        games: GamesTaken::All,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table", "playouts", "judge", "exploration", "seed"],
        limit: DefaultLimit::Playouts(10_000),
        leaves: Some(LeafJudgement::Value),
        numbers: &["visits", "mean", "prior"],
        record: RecordKind::Growth,
        exercise: Asks::Nothing("its priors are on no sheet"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        monte_carlo::grow::<Puct, T>(tree, depth)
    }
}

impl Selection for Puct {
    fn pull<T: GameTree + ?Sized>(growth: &VisitTree<'_, T>, from: &ChoosingNode, number: usize) -> f64 {
        let prior = f64::from(growth.move_of(from.node, number).own);
        let (mean, visits) = match growth.child(from.node, number) {
            Some(child) => (child.mean_for(from.side), child.visits as f64),
            None => (growth.nodes[from.node as usize].mean_for(from.side), 0.0),
        };
        mean + growth.settings.exploration * prior * from.visits.sqrt() / (1.0 + visits)
    }

    fn open<T: GameTree + ?Sized>(growth: &mut VisitTree<'_, T>, node: u32, side: Side) {
        let mut sum = 0.0;
        for number in 0..growth.nodes[node as usize].count as usize {
            let value = growth.tree.foresee(node, number);
            let trust = (side.sees(growth.tree.reward(value)) / TEMPERATURE).exp();
            growth.move_mut(node, number).own = trust as f32;
            sum += trust;
        }
        for number in 0..growth.nodes[node as usize].count as usize {
            growth.move_mut(node, number).own /= sum as f32;
        }
    }

    fn added<T: GameTree + ?Sized>(growth: &mut VisitTree<'_, T>, node: u32, number: usize) {
        let own = growth.move_of(node, number);
        growth.tree.set(own.child, PRIOR, f64::from(own.own));
    }
}
