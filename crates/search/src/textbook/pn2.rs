//! PN²: proof-number search whose leaves are judged by a second proof-number search, which is then forgotten.
//!
//! The second search may be as large as the first tree is, so the work of the square of the memory is done. Of its tree only
//! the children of the leaf stay, with the numbers they got.

use super::goal::Goal;
use super::proof_tree::{NUMBERS, ProofTree};
use super::spec::*;
use super::{GameTree, Search};
use crate::Stopped;
use crate::score::Depth;

/// Proof numbers on two levels.
pub struct Pn2;

impl Search for Pn2 {
    const SPEC: SearchSpec = SearchSpec {
        name: "pn2",
        aliases: &["pn-squared"],
        about: "proof numbers on two levels: each leaf is judged by a second search, which is forgotten but for its first moves",
        source: Source {
            authors: "Dennis M. Breuker, Jos W. H. M. Uiterwijk and H. Jaap van den Herik",
            work: "The PN²-Search Algorithm, Advances in Computer Games 9",
            year: 2001,
        },
        code: &[
            line(0, "while neither number of the root is 0:", LineRole::Call),
            line(1, "n = the most-proving leaf, as in proof-number search", LineRole::Select),
            line(1, "search n by proof numbers, with at most as many nodes as the tree has", LineRole::Again),
            line(1, "keep the children of n with their numbers, forget what is below them", LineRole::Expand),
            line(1, "for n and all above it: proof and disproof from the children", LineRole::Update),
            line(0, "return whether proof(root) = 0", LineRole::Done),
        ],
        games: GamesTaken::Decided,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table", "goal"],
        limit: DefaultLimit::Nodes(5_000_000),
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
                let most = grown.len() * 2;
                grown.begin_draft();
                let ended = grown.prove_below(leaf, most);
                grown.end_draft(leaf);
                ended?;
                grown.carry_up(leaf);
            }
            Ok(())
        })
    }
}
