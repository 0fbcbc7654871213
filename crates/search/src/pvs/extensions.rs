//! Extensions: moves that force matters are searched a ply deeper.
//!
//! The hope: the outcome of a line of checks or forced replies lies just beyond the horizon, and there are few such lines.
//!
//! David Levy, David Broughton and Mark Taylor, "The SEX Algorithm in Computer Chess", ICCA Journal 12(1), 1989. Which
//! reasons pay is measured, not known.

use super::move_loop::Candidate;
use super::node::NodeParameters;
use super::techniques::Technique;
use super::worker::Worker;
use crate::game::Game;
use crate::observe::Observer;
use crate::score::{Depth, Ply};
use crate::tactics::{Extension, Moves as _, Step, Tactics};

/// The reasons a game may have to look deeper, each with its switch.
const EXTENSIONS: [(Technique, Extension); 6] = [
    (Technique::ForcedReplies, Extension::ForcedReply),
    (Technique::Recapture, Extension::Recapture),
    (Technique::Interposition, Extension::Own("interposition")),
    (Technique::Forks, Extension::Own("forks")),
    (Technique::TrappedPieces, Extension::Own("trapped-pieces")),
    (Technique::KingThreats, Extension::Own("king-threats")),
];
/// Lines may grow to this many times the depth of the iteration.
const LONGEST_LINE: i32 = 2;

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// How much deeper: moves much better than all others, single replies, and what the game gives a reason for.
    pub(super) fn extension(
        &self,
        state: &G::State,
        child: &G::State,
        node: &NodeParameters<G::Move>,
        candidate: &Candidate<G::Move>,
    ) -> Depth {
        if candidate.extension != Depth(0) {
            return candidate.extension;
        }
        if self.is_long_enough(node) {
            return Depth(0);
        }
        if candidate.single && node.ply > Ply::ROOT && self.has(Technique::SingleReply) {
            return Depth(1);
        }
        let step = Step { before: state, last: node.m, m: candidate.m, after: child };
        let extends =
            |&(_, reason): &(Technique, Extension)| self.tactics.moves().extends(self.game, reason, &step);
        let mut wanted = EXTENSIONS.iter().filter(|(technique, _)| self.has(*technique));
        Depth(i32::from(wanted.any(extends)))
    }

    /// Lines already much longer than asked for are not stretched further.
    pub(super) fn is_long_enough(&self, node: &NodeParameters<G::Move>) -> bool {
        node.ply.0 as i32 >= LONGEST_LINE * self.root_depth.0
    }
}
