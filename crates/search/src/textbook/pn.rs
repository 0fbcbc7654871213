//! Proof-number search: best first to a yes or no, where the fewest leaves are missing.
//!
//! The proof number of a node is how many leaves below it have to be won at least before it is proven, its disproof number
//! how many have to be lost. There is always a leaf that counts for both numbers of the root: it is expanded next.

use super::goal::Goal;
use super::proof_tree::{NUMBERS, ProofTree};
use super::spec::*;
use super::{GameTree, Search};
use crate::Stopped;
use crate::score::Depth;

/// Search by proof numbers.
pub struct Pn;

impl Search for Pn {
    const SPEC: SearchSpec = SearchSpec {
        name: "pn",
        aliases: &["pns"],
        about: "proof numbers: goes on where the fewest leaves are missing to a proof that the side to move wins",
        source: Source {
            authors: "L. Victor Allis, Maarten van der Meulen and H. Jaap van den Herik",
            work: "Proof-Number Search, Artificial Intelligence 66(1)",
            year: 1994,
        },
        code: &[
            line(
                0,
                "proof, disproof of a leaf = 0, ∞ if won; ∞, 0 if not; 1, 1 if nothing is known",
                LineRole::Leaf,
            ),
            line(0, "while neither number of the root is 0:", LineRole::Call),
            line(1, "n = root; while n has children:", LineRole::Select),
            line(
                2,
                "n = its child with the least proof where the asker moves, else the least disproof",
                LineRole::Select,
            ),
            line(1, "add all children of n", LineRole::Expand),
            line(1, "for n and all above it:", LineRole::Update),
            line(2, "the asker moves: proof = least of the children, disproof = their sum", LineRole::Update),
            line(2, "else: proof = their sum, disproof = least", LineRole::Update),
            line(0, "return whether proof(root) = 0", LineRole::Done),
        ],
        games: GamesTaken::Decided,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table", "goal"],
        limit: DefaultLimit::Nodes(500_000),
        numbers: NUMBERS,
        record: RecordKind::Growth,
        leaves: None,
        exercise: Asks::Nothing("its numbers change with every leaf"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        let goal: Goal = tree.settings().goal;
        tree.begin_growth(depth)?;
        ProofTree::new(tree)?.answer_goal(goal, |grown| {
            while !grown.root().is_decided() {
                let leaf = grown.most_proving(0);
                grown.expand(leaf)?;
                grown.carry_up(leaf);
            }
            Ok(())
        })
    }
}
