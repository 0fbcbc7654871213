//! Aspiration: each depth begins with a small window around the value of the depth before, and is repeated if that was wrong.

use super::deepening::deepen;
use super::memory::memory;
use super::spec::*;
use super::{GameTree, Round, Search};
use crate::Stopped;
use crate::score::{Depth, Window};

/// Iterative deepening with guessed windows.
pub struct Aspiration;

impl Search for Aspiration {
    const SPEC: SearchSpec = SearchSpec {
        name: "aspiration",
        aliases: &[],
        about: "iterative deepening that guesses a small window from the depth before, and searches again if it is wrong",
        source: Source {
            authors: "Gérard M. Baudet",
            work: "The Design and Analysis of Algorithms for Asynchronous Multiprocessors, thesis, Carnegie Mellon University",
            year: 1978,
        },
        code: &[
            line(0, "aspiration(root):", LineRole::Call),
            line(1, "v = memory(root, 1, -∞, +∞)", LineRole::Round),
            line(1, "for d = 2, 3, ...: (α, β) = (v - w, v + w)", LineRole::Round),
            line(2, "v = memory(root, d, α, β)", LineRole::Round),
            line(2, "if v ≤ α: v = memory(root, d, -∞, v)", LineRole::Again),
            line(2, "if v ≥ β: v = memory(root, d, v, +∞)", LineRole::Again),
            line(1, "return v", LineRole::Done),
        ],
        games: GamesTaken::All,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table", "keys", "etc", "window"],
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
            let reach = tree.settings().window;
            let around = |value: f64| Window { alpha: value - reach, beta: value + reach };
            let mut window = guess.map_or(Window::FULL, around);
            loop {
                tree.start_round(Round { depth, window });
                let value = memory(tree, window)?;
                // One step of a number further, so that the bound itself is inside.
                window = match value {
                    low if low <= window.alpha => Window { alpha: f64::NEG_INFINITY, beta: low.next_up() },
                    high if high >= window.beta => Window { alpha: high.next_down(), beta: f64::INFINITY },
                    exact => return Ok(exact),
                };
            }
        })
    }
}
