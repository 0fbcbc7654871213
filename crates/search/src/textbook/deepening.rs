//! Iterative deepening: search one ply deep, then two, then three; what was best before is looked at first.
//!
//! Each depth is alpha-beta with memory. The work of the shallow depths is a small part of the last one's, and pays by the
//! order of moves; and a search that is stopped has the answer of the depth before.

use super::memory::memory;
use super::spec::*;
use super::{GameTree, Round, Search};
use crate::Stopped;
use crate::score::{Depth, Window};

/// One depth after the other.
pub struct Deepening;

impl Search for Deepening {
    const SPEC: SearchSpec = SearchSpec {
        name: "deepening",
        aliases: &["iterative-deepening"],
        about: "alpha-beta with memory to depth 1, 2, 3 and so on; the best move of the depth before comes first",
        source: Source {
            authors: "David J. Slate and Lawrence R. Atkin",
            work: "Chess 4.5: The Northwestern University Chess Program, Chess Skill in Man and Machine",
            year: 1977,
        },
        code: &[
            line(0, "deepening(root):", LineRole::Call),
            line(1, "for d = 1, 2, 3, ... to the depth or the end of time:", LineRole::Round),
            line(2, "v = memory(root, d, -∞, +∞), the best move before first", LineRole::Round),
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
        deepen(tree, depth, |tree, depth, _| {
            tree.start_round(Round { depth, window: Window::FULL });
            memory(tree, Window::FULL)
        })
    }
}

/// Searches one depth after the other, each with the value of the one before as a guess, until one sees the end of every line.
pub(super) fn deepen<T: GameTree + ?Sized>(
    tree: &mut T,
    depth: Depth,
    mut search: impl FnMut(&mut T, Depth, Option<f64>) -> Result<f64, Stopped>,
) -> Result<f64, Stopped> {
    tree.prefer_earlier();
    let mut value = search(tree, Depth(depth.0.min(1)), None)?;
    tree.finish_depth(Depth(depth.0.min(1)), value);
    for depth in 2..=depth.0 {
        if !tree.saw_horizon() {
            break;
        }
        value = search(tree, Depth(depth), Some(value))?;
        tree.finish_depth(Depth(depth), value);
    }
    Ok(value)
}
