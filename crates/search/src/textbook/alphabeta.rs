//! Alpha-beta: minimax that stops looking at a node once the other side is sure to avoid it.
//!
//! Fail-soft: the value returned may lie outside the window and is then a bound.
//!
//! Donald E. Knuth and Ronald W. Moore, "An Analysis of Alpha-Beta Pruning", Artificial Intelligence 6(4), 1975; fail-soft:
//! John P. Fishburn, "Analysis of Speedup in Distributed Algorithms", thesis, University of Wisconsin, 1981.

use super::walk::{Node, Opened, Walk};
use crate::Stopped;
use crate::evaluate::ValueFunction;
use crate::game::{Game, Side};
use crate::observe::{Exit, Observer};
use crate::score::Window;

impl<G, V, O> Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    pub(super) fn alphabeta(&mut self, node: Node<'_, G>, window: Window) -> Result<f64, Stopped> {
        let branches = match self.open(&node, window)? {
            Opened::Answered(value) => return Ok(value),
            Opened::Branches(branches) => branches,
        };
        let mut best = branches.worst();
        let mut open = window;
        for i in branches.range() {
            let m = self.moves[i];
            let child = self.game.play(node.state, m);
            let Some(side) = branches.turn else {
                // Chance needs every value exactly: it averages.
                let odds = self.odds(i);
                best += odds * self.alphabeta(node.child(&child, m).by_chance(odds), Window::FULL)?;
                continue;
            };
            let value = self.alphabeta(node.child(&child, m), self.child_window(node.ply, open, side))?;
            if side.prefers(value, best) {
                best = value;
                self.improve(node.ply, m);
            }
            if self.policy.cuts(side, best, window) {
                self.skip_rest(node.ply, i + 1..branches.range().end);
                return Ok(self.close(&node, branches, window, best, Exit::Cutoff));
            }
            match side {
                Side::Max => open.alpha = open.alpha.max(best),
                Side::Min => open.beta = open.beta.min(best),
            }
        }
        Ok(self.close(&node, branches, window, best, branches.exit))
    }
}
