//! RAVE: rapid action value estimation. A move that was played later in a random game counts as if it had been played at
//! once, so that every game teaches something about many moves.
//!
//! That holds where a move is a place on the board: the same place a little later is nearly the same move.

use super::monte_carlo::{self, ChoosingNode, NONE, OWN, Selection, VisitTree, WalkStep};
use super::policy::LeafJudgement;
use super::spec::*;
use super::{GameTree, Search};
use crate::Stopped;
use crate::game::Side;
use crate::score::Depth;

/// After this number of visits of a move its own mean and that of the later games count alike, in the measure of the paper.
const EQUIVALENCE: f64 = 300.0;
/// The mean of the games in which the move was played at once or later.
const LATER: usize = OWN;

/// UCT that learns from moves that are played later.
pub struct Rave;

impl Search for Rave {
    const SPEC: SearchSpec = SearchSpec {
        name: "rave",
        aliases: &["amaf"],
        about: "uct that counts a move also where it is played later: for games in which a move is a place",
        source: Source {
            authors: "Sylvain Gelly and David Silver",
            work: "Combining Online and Offline Knowledge in UCT, International Conference on Machine Learning",
            year: 2007,
        },
        code: &[
            line(0, "repeat, n = root:", LineRole::Call),
            line(1, "while n was visited before:", LineRole::Select),
            line(2, "β(c) = √(300 / (3 · visits(c) + 300))", LineRole::Select),
            line(
                2,
                "n = the move c with the largest (1 - β) · mean(c) + β · later(c) + C · √(ln visits(n) / visits(c))",
                LineRole::Select,
            ),
            line(1, "n = a new child where c has none", LineRole::Expand),
            line(1, "r = the result of a random game from n", LineRole::Leaf),
            line(1, "for n and all above it: visits + 1, mean of all r", LineRole::Update),
            line(
                2,
                "later(c) = mean of all r of games in which its side played c from here on",
                LineRole::Update,
            ),
            line(0, "return the move with the most visits", LineRole::Done),
        ],
        games: GamesTaken::Places,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table", "playouts", "exploration", "seed"],
        limit: DefaultLimit::Playouts(10_000),
        leaves: Some(LeafJudgement::Playout),
        numbers: &["visits", "mean", "later"],
        record: RecordKind::Growth,
        exercise: Asks::Nothing("its random games are on no sheet"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        monte_carlo::grow::<Rave, T>(tree, depth)
    }
}

impl Selection for Rave {
    fn pull<T: GameTree + ?Sized>(growth: &VisitTree<'_, T>, from: &ChoosingNode, number: usize) -> f64 {
        let own = growth.move_of(from.node, number);
        let later = match (own.times, from.side) {
            (0, _) => return f64::INFINITY,
            (_, Side::Max) => f64::from(own.own),
            (_, Side::Min) => 1.0 - f64::from(own.own),
        };
        let Some(child) = growth.child(from.node, number) else {
            return later + growth.settings.exploration * (from.log / f64::from(own.times)).sqrt();
        };
        let visits = child.visits.max(1) as f64;
        let beta = (EQUIVALENCE / (3.0 * visits + EQUIVALENCE)).sqrt();
        let mean = (1.0 - beta) * child.mean_for(from.side) + beta * later;
        mean + growth.settings.exploration * (from.log / visits).sqrt()
    }

    fn learn<T: GameTree + ?Sized>(growth: &mut VisitTree<'_, T>) {
        let mut played: [Vec<u16>; 2] = [Vec::new(), Vec::new()];
        let games = if growth.was_played { 0..usize::MAX } else { 0..0 };
        for step in games.map_while(|at| growth.tree.played(at)) {
            played[step.side as usize].push(step.code);
        }
        for WalkStep { node, number } in growth.way.clone().into_iter().rev() {
            let Some(side) = growth.nodes[node as usize].turn else { continue };
            let own = &mut played[side as usize];
            own.push(growth.tree.code(node, number));
            for number in 0..growth.nodes[node as usize].count as usize {
                if own.contains(&growth.tree.code(node, number)) {
                    count(growth, WalkStep { node, number });
                }
            }
        }
    }
}

/// One more game in which the move was played from this node on.
fn count<T: GameTree + ?Sized>(growth: &mut VisitTree<'_, T>, WalkStep { node, number }: WalkStep) {
    let result = growth.result as f32;
    let stats = growth.move_mut(node, number);
    stats.times += 1;
    stats.own += (result - stats.own) / stats.times as f32;
    let (later, child) = (f64::from(stats.own), stats.child);
    if child != NONE {
        growth.tree.set(child, LATER, later);
    }
}
