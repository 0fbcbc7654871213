//! The keys under which the table knows a node.

use super::{Frame, Walk};
use crate::evaluate::ValueFunction;
use crate::game::{Game, scramble};
use crate::observe::Observer;
use crate::score::{Depth, Ply};
use crate::textbook::policy::TableKeys;
use crate::textbook::table::TableKey;

/// What a key of the table is made of.
pub(super) struct KeyedPlace<'a, G: Game> {
    pub(super) state: &'a G::State,
    pub(super) way: u64,
    pub(super) depth: Depth,
    pub(super) ply: Ply,
}

impl<G, V, O> Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    /// The key under which the table knows a node: all that its value depends on.
    pub(super) fn key(&self, place: KeyedPlace<'_, G>) -> TableKey {
        // Leaf rules ask about the state before, so that the way counts.
        let by_path = self.keys == TableKeys::Path || !self.policy.leaf_rules.is_empty();
        let node = if by_path { place.way } else { self.game.key(place.state) };
        let distance = (u64::from(place.ply.0) << 32) | u64::from(place.depth.0 as u32);
        // A game may scramble its keys by the same function: the two must not cancel out.
        TableKey { hash: scramble(scramble(node) ^ distance), node }
    }

    /// The key of the way from the root by the open node and a move of it.
    pub(super) fn way_on(&self, m: G::Move) -> u64 {
        scramble(self.top().way ^ (u64::from(self.game.code(m)) << 32))
    }

    pub(super) fn key_here(&self) -> TableKey {
        let &Frame { ref state, way, depth, .. } = self.top();
        self.key(KeyedPlace { state, way, depth, ply: self.ply() })
    }

    /// The best move of this node in the round before, which was one ply less deep.
    pub(super) fn earlier_best(&mut self) -> Option<u16> {
        let &Frame { ref state, way, depth, .. } = self.top();
        let key = self.key(KeyedPlace { state, way, depth: depth - Depth(1), ply: self.ply() });
        self.table.look_up(key)?.best
    }
}
