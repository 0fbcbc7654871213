//! MCTS-Solver: Monte Carlo tree search that carries proven wins and losses up, and wastes no visit on them.

use super::monte_carlo::{self, ChoosingNode, ForcedWin, OWN, Selection, VisitTree};
use super::policy::LeafJudgement;
use super::spec::*;
use super::{GameTree, Search};
use crate::Stopped;
use crate::game::Side;
use crate::score::Depth;

/// Who wins for certain: 1 for MAX, -1 for MIN.
const PROVEN: usize = OWN;

/// UCT that knows what is decided.
pub struct MctsSolver;

impl Search for MctsSolver {
    const SPEC: SearchSpec = SearchSpec {
        name: "mcts-solver",
        aliases: &[],
        about: "uct that carries proven wins and losses up the tree, and looks at nothing that is decided",
        source: Source {
            authors: "Mark Winands, Yngvi Björnsson and Jahn-Takeshi Saito",
            work: "Monte-Carlo Tree Search Solver, Computers and Games",
            year: 2008,
        },
        code: &[
            line(0, "repeat, n = root, until the root is proven:", LineRole::Call),
            line(1, "while all moves of n are tried:", LineRole::Select),
            line(2, "n = the child that uct takes, of those that are not proven to lose", LineRole::Select),
            line(1, "n = a new child of n", LineRole::Expand),
            line(1, "r = the result of a random game from n, or of n where the game is over", LineRole::Leaf),
            line(1, "for n and all above it: visits + 1, mean of all r", LineRole::Update),
            line(2, "one move wins: n is won; all moves lose: n is lost", LineRole::Update),
            line(
                0,
                "return a move that wins, else the most visited of those that do not lose",
                LineRole::Done,
            ),
        ],
        games: GamesTaken::All,
        needs_bounds: false,
        options: &["order", "prune", "table", "playouts", "judge", "exploration", "seed"],
        limit: DefaultLimit::Playouts(10_000),
        leaves: Some(LeafJudgement::Playout),
        numbers: &["visits", "mean", "proven"],
        record: RecordKind::Growth,
        exercise: Asks::Nothing("its random games are on no sheet"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        monte_carlo::grow::<MctsSolver, T>(tree, depth)
    }
}

impl Selection for MctsSolver {
    fn pull<T: GameTree + ?Sized>(growth: &VisitTree<'_, T>, from: &ChoosingNode, number: usize) -> f64 {
        let proof = growth.child(from.node, number).and_then(|child| child.proof);
        match proof {
            Some(proof) if proof.side != from.side => f64::NEG_INFINITY,
            _ => monte_carlo::confidence(growth, from, number),
        }
    }

    fn prove<T: GameTree + ?Sized>(growth: &mut VisitTree<'_, T>, node: u32) {
        let stats = &growth.nodes[node as usize];
        if stats.proof.is_some() {
            return;
        }
        let proof = if stats.count == 0 { ended(growth, node) } else { follows(growth, node) };
        if let Some(proof) = proof {
            growth.nodes[node as usize].proof = Some(proof);
            growth.tree.set(node, PROVEN, proof.side.sees(1.0));
        }
    }
}

/// Who has won where the game is over.
fn ended<T: GameTree + ?Sized>(growth: &mut VisitTree<'_, T>, node: u32) -> Option<ForcedWin> {
    let facts = growth.tree.look(node);
    facts.winner().zip(facts.settled).map(|(side, value)| ForcedWin { side, value })
}

/// What the proofs of its moves prove of a node: a side that chooses needs one that wins; else all have to say the same.
fn follows<T: GameTree + ?Sized>(growth: &VisitTree<'_, T>, node: u32) -> Option<ForcedWin> {
    let stats = &growth.nodes[node as usize];
    let proofs = || growth.children(node).filter_map(|step| growth.nodes[step.node as usize].proof);
    // The better of two for the side that chooses; for chance, the first.
    let better = |a: ForcedWin, b: ForcedWin| match stats.turn {
        Some(side) if side.prefers(b.value, a.value) => b,
        _ => a,
    };
    let won_by = |side: Side| proofs().filter(move |proof| proof.side == side);
    if let Some(win) = stats.turn.and_then(|side| won_by(side).reduce(better)) {
        return Some(win);
    }
    [Side::Max, Side::Min].into_iter().find_map(|side| {
        let all = stats.count > 0 && won_by(side).count() == stats.count as usize;
        won_by(side).reduce(better).filter(|_| all)
    })
}
