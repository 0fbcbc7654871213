//! Internal iterative reduction: a node without a table move is searched a ply less deeply.
//!
//! The hope: a node that no earlier iteration thought worth remembering matters little, and if it matters the next
//! iteration finds a move in the table and goes deeper. No paper describes it; it comes from the practice of chess
//! programs, where it took the place of internal iterative deepening.

use super::node::StaticFacts;
use super::table::NO_MOVE;
use super::techniques::Technique;
use super::worker::Worker;
use crate::game::Game;
use crate::observe::Observer;
use crate::score::Depth;
use crate::tactics::Tactics;

/// Nodes this deep are reduced.
const MIN_DEPTH: Depth = Depth(4);

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// How deep a node is searched, given what the table knows.
    pub(super) fn reduce_internally(&self, depth: Depth, facts: &StaticFacts) -> Depth {
        let reduces = self.has(Technique::InternalReduction) && facts.table_code() == NO_MOVE;
        if reduces && depth >= MIN_DEPTH { depth - Depth(1) } else { depth }
    }
}
