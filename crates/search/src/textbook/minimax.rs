//! Minimax: look at every line to the full depth; MAX takes the largest value, MIN the smallest.
//!
//! Claude E. Shannon, "Programming a Computer for Playing Chess", Philosophical Magazine 41, 1950.

use super::walk::{Node, Opened, Walk};
use crate::Stopped;
use crate::evaluate::ValueFunction;
use crate::game::Game;
use crate::observe::Observer;
use crate::score::Window;

impl<G, V, O> Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    pub(super) fn minimax(&mut self, node: Node<'_, G>) -> Result<f64, Stopped> {
        let branches = match self.open(&node, Window::FULL)? {
            Opened::Answered(value) => return Ok(value),
            Opened::Branches(branches) => branches,
        };
        let mut best = branches.worst();
        for i in branches.range() {
            let m = self.moves[i];
            let child = self.game.play(node.state, m);
            let next = node.child(&child, m);
            let Some(side) = branches.turn else {
                let odds = self.odds(i);
                best += odds * self.minimax(next.by_chance(odds))?;
                continue;
            };
            let value = self.minimax(next)?;
            if side.prefers(value, best) {
                best = value;
                self.improve(node.ply, m);
            }
        }
        Ok(self.close(&node, branches, Window::FULL, best, branches.exit))
    }
}
