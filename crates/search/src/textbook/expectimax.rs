//! Expectimax: MAX takes the largest value; MIN is not an opponent but a coin, and all its moves are averaged.
//!
//! Where the game gives probabilities they are used; elsewhere each of MIN's moves is equally likely.
//!
//! Bruce W. Ballard, "The *-Minimax Search Procedure for Trees Containing Chance Nodes", Artificial Intelligence 21(3), 1983.

use super::walk::{Node, Opened, Walk};
use crate::Stopped;
use crate::evaluate::ValueFunction;
use crate::game::{Game, Side};
use crate::observe::Observer;
use crate::score::Window;

impl<G, V, O> Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    pub(super) fn expectimax(&mut self, node: Node<'_, G>) -> Result<f64, Stopped> {
        let branches = match self.open(&node, Window::FULL)? {
            Opened::Answered(value) => return Ok(value),
            Opened::Branches(branches) => branches,
        };
        let mut best = f64::NEG_INFINITY;
        let mut mean = 0.0;
        for i in branches.range() {
            let m = self.moves[i];
            let child = self.game.play(node.state, m);
            let next = node.child(&child, m);
            match branches.turn {
                Some(Side::Max) => {
                    let value = self.expectimax(next)?;
                    if value > best {
                        best = value;
                        self.improve(node.ply, m);
                    }
                }
                Some(Side::Min) => {
                    let count = branches.len() as f64;
                    mean += self.expectimax(next.by_chance(1.0 / count))? / count;
                }
                None => {
                    let odds = self.odds(i);
                    mean += odds * self.expectimax(next.by_chance(odds))?;
                }
            }
        }
        let value = if branches.turn == Some(Side::Max) { best } else { mean };
        Ok(self.close(&node, branches, Window::FULL, value, branches.exit))
    }
}
