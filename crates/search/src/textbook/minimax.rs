//! Minimax: look at every line to the full depth; MAX takes the largest value, MIN the smallest.

use super::Stopped;
use super::walk::{Node, Opened, Walk};
use crate::evaluate::ValueFunction;
use crate::game::Game;
use crate::observe::{Exit, Observer};
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
            let value = self.minimax(node.child(&child, m))?;
            match branches.turn {
                Some(side) if side.prefers(value, best) => {
                    best = value;
                    self.improved(node.ply, m);
                }
                Some(_) => {}
                None => best += self.odds(i) * value,
            }
        }
        Ok(self.close(&node, branches, Window::FULL, best, Exit::Searched))
    }
}
