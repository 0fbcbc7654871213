//! DUAL*: SSS* with the sides changed: the replies of the other side compete, and the value comes up from below.

use super::spec::*;
use super::sss::{CODE, best_first};
use super::{GameTree, Search};
use crate::Stopped;
use crate::game::Side;
use crate::score::Depth;

/// Best first from below.
pub struct Dual;

impl Search for Dual {
    const SPEC: SearchSpec = SearchSpec {
        name: "dual",
        aliases: &["dual*"],
        about: "SSS* with MAX and MIN changed: goes on where the other side can still hold the most",
        source: Source {
            authors: "T. Anthony Marsland, Alexander Reinefeld and Jonathan Schaeffer",
            work: "Low Overhead Alternatives to SSS*, Artificial Intelligence 31(2)",
            year: 1987,
        },
        code: &CODE,
        games: GamesTaken::Decided,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["merit"],
        record: RecordKind::Growth,
        exercise: Asks::Leaves,
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        let side = tree.root_turn().unwrap_or(Side::Max);
        best_first(tree, depth, side.other())
    }
}
