//! MT-DUAL*: the best-first search of the same name in a few lines, as alpha-beta with memory that begins with the guess -∞.
//!
//! Minus infinity is what the other side than that at the root hopes for. On a tree it looks at the same leaves in the same order as the list does, with a table by path in which nothing is
//! replaced; a table by position knows transpositions too, and looks at fewer.

use super::mtdf::{TestPlan, close_in};
use super::spec::*;
use super::{GameTree, Search};
use crate::Stopped;
use crate::game::Side;
use crate::score::Depth;

/// Memory-enhanced test from -∞.
pub struct MtDual;

impl Search for MtDual {
    const SPEC: SearchSpec = SearchSpec {
        name: "mt-dual",
        aliases: &[],
        about: "DUAL* as alpha-beta with memory: questions that come up from minus infinity to the value",
        source: Source {
            authors: "Aske Plaat, Jonathan Schaeffer, Wim Pijls and Arie de Bruin",
            work: "SSS* = Alpha-Beta + TT, technical report EUR-CS-95-02, Erasmus University",
            year: 1995,
        },
        code: &[
            line(0, "mt-dual(root, d):", LineRole::Call),
            line(1, "v = -∞", LineRole::Round),
            line(1, "repeat: g = v", LineRole::Round),
            line(2, "v = memory(root, d, g, g + 1)", LineRole::Round),
            line(1, "until v = g", LineRole::Update),
            line(1, "return v", LineRole::Done),
        ],
        games: GamesTaken::All,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table", "keys", "etc"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["value", "alpha", "beta"],
        record: RecordKind::Visits,
        exercise: Asks::Leaves,
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        let asks_of = tree.root_turn().unwrap_or(Side::Max).other();
        let first = -asks_of.worst();
        close_in(tree, depth, TestPlan { first, asks_of })
    }
}
