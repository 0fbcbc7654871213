//! MTD(f): close in on the value from a guess, by searches that only ask whether it is at least this much.
//!
//! Every question is alpha-beta with memory in a window too small for any value, so it cuts as much as can be cut; the
//! table makes the next question cheap. The other searches of the family differ in the first guess alone.

use super::deepening::deepen;
use super::memory::memory;
use super::spec::*;
use super::{GameTree, Round, Search};
use crate::Stopped;
use crate::game::Side;
use crate::score::{Depth, Window};

/// Memory-enhanced test from a good first guess.
pub struct Mtdf;

impl Search for Mtdf {
    const SPEC: SearchSpec = SearchSpec {
        name: "mtdf",
        aliases: &["mtd-f", "mtd(f)"],
        about: "closes in on the value by questions of the kind \"at least this much?\", from the value of the depth before",
        source: Source {
            authors: "Aske Plaat, Jonathan Schaeffer, Wim Pijls and Arie de Bruin",
            work: "A New Paradigm for Minimax Search, technical report EUR-CS-95-03, Erasmus University",
            year: 1994,
        },
        code: &[
            line(0, "mtdf(root, d, f):", LineRole::Call),
            line(1, "(lower, upper) = (-∞, +∞); v = f", LineRole::Round),
            line(1, "while lower < upper:", LineRole::Round),
            line(2, "β = v, but v + 1 if v = lower", LineRole::Round),
            line(2, "v = memory(root, d, β - 1, β)", LineRole::Round),
            line(2, "if v < β: upper = v, else: lower = v", LineRole::Update),
            line(1, "return v", LineRole::Done),
        ],
        games: GamesTaken::All,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table", "keys", "etc"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["value", "alpha", "beta"],
        record: RecordKind::Visits,
        exercise: Asks::Nothing(
            "it searches the root several times, and a sheet has one place for each node",
        ),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        deepen(tree, depth, |tree, depth, guess| {
            close_in(tree, depth, TestPlan { first: guess.unwrap_or(0.0), asks_of: Side::Max })
        })
    }
}

/// How the value is closed in on.
#[derive(Clone, Copy)]
pub(super) struct TestPlan {
    /// The first guess.
    pub(super) first: f64,
    /// The side of which is asked whether it can have as much as the last answer: that side's hopes come down, or the other's.
    pub(super) asks_of: Side,
}

/// Asks until the bounds of the root's value meet.
pub(super) fn close_in<T: GameTree + ?Sized>(
    tree: &mut T,
    depth: Depth,
    questions: TestPlan,
) -> Result<f64, Stopped> {
    let (mut lower, mut upper) = (f64::NEG_INFINITY, f64::INFINITY);
    let mut value = questions.first;
    while lower < upper {
        let above = match questions.asks_of {
            Side::Max => value == lower,
            Side::Min => value != upper,
        };
        let window = match above {
            true => Window { alpha: value, beta: value.next_up() },
            false => Window { alpha: value.next_down(), beta: value },
        };
        tree.start_round(Round { depth, window });
        value = memory(tree, window)?;
        match value < window.beta {
            true => upper = value,
            false => lower = value,
        }
    }
    Ok(value)
}
