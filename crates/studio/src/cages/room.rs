//! What a request is granted of memory, besides what every script may take.

use super::scripts::RequestScripts;
use session::TABLE_MIB;

/// A game that is set up, threads, and the answer.
const USUAL_MIB: u64 = 64;

/// The largest tree that is recorded, with its answer or its picture.
const TREE_MIB: u64 = 768;

/// All positions that the solver of a user's game remembers.
const SOLVER_MIB: u64 = 384;

/// Solved classes, games and samples of an experiment.
const EXPERIMENT_MIB: u64 = 512;

/// The room for a request to an address.
pub fn granted_mib(path: &str, found: &RequestScripts) -> u64 {
    let tables = found.table_mib.max(TABLE_MIB as u64);
    let work = match path {
        "/search" | "/export" | "/exercise" | "/truths" => tables + TREE_MIB,
        "/solve" => SOLVER_MIB,
        // One is kept for the next thought of another name.
        "/think" => 2 * tables,
        "/lab" => 2 * tables + EXPERIMENT_MIB,
        _ => 0,
    };
    USUAL_MIB + work
}
