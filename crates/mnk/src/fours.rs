//! Wins by fours alone: every move of the attacker makes a line that one more stone completes, and every reply is the only
//! one that stops it. The lambda search of order one; in five in a row players call it VCF.
//!
//! Thomas Thomsen, "Lambda-Search in Game Trees, with Application to Go", ICGA Journal 23(4), 2000. A win that it finds is a win
//! by the rules: the replies it leaves out lose at once. A win that it does not find may be there all the same.

use crate::bits::Bits;
use crate::rules::{Mnk, Square, State};
use search::{Game, Side};
use std::collections::HashSet;

/// A sequence of forced moves that wins, and what it cost to find it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoursWin {
    /// The moves of both sides to the end of the game; the attacker makes the last.
    pub line: Vec<Square>,
    /// Positions looked at.
    pub nodes: u64,
}

/// Looks for a win by fours of the side to move, the shortest first, in at most this many positions.
pub fn win_by_fours<const WORDS: usize>(
    game: &Mnk<WORDS>,
    state: &State<WORDS>,
    most_nodes: u64,
) -> Option<FoursWin> {
    let mut search = FoursSearch {
        game,
        side: game.turn(state),
        most_nodes,
        nodes: 0,
        failed: HashSet::new(),
        was_cut: false,
    };
    let mut line = Vec::new();
    // A four and its reply fill two cells.
    for fours in 0..=state.empty() / 2 {
        search.failed.clear();
        search.was_cut = false;
        if search.wins(state, fours, &mut line) {
            line.reverse();
            return Some(FoursWin { line, nodes: search.nodes });
        }
        if !search.was_cut || search.nodes >= most_nodes {
            break;
        }
    }
    None
}

/// A search in progress.
struct FoursSearch<'a, const WORDS: usize> {
    game: &'a Mnk<WORDS>,
    side: Side,
    most_nodes: u64,
    nodes: u64,
    /// Positions without a win in as many fours as are left, by key and number.
    failed: HashSet<(u64, usize)>,
    /// More fours would see more.
    was_cut: bool,
}

impl<const WORDS: usize> FoursSearch<'_, WORDS> {
    /// Whether the side to move wins with this many fours and a last stone; the line is written from its end.
    fn wins(&mut self, state: &State<WORDS>, fours: usize, line: &mut Vec<Square>) -> bool {
        self.nodes += 1;
        if let Some(last) = state.completing(self.side).first() {
            line.push(Square(last as u16));
            return true;
        }
        if state.winner().is_some() || self.nodes >= self.most_nodes {
            return false;
        }
        let cells = self.cells(state);
        if fours == 0 {
            self.was_cut |= !cells.is_empty();
            return false;
        }
        if self.failed.contains(&(self.game.key(state), fours)) {
            return false;
        }
        for index in cells.iter() {
            let m = Square(index as u16);
            let after = self.game.play(state, m);
            let Some(reply) = self.only_reply(&after) else { continue };
            let next = self.game.play(&after, reply);
            if self.wins(&next, fours - 1, line) {
                line.extend([reply, m]);
                return true;
            }
        }
        self.failed.insert((self.game.key(state), fours));
        false
    }

    /// The cells that may make a four: of windows that two more stones complete, and the one that stops the other side.
    fn cells(&self, state: &State<WORDS>) -> Bits<WORDS> {
        let threats = state.completing(self.side.other());
        if !threats.is_empty() && !threats.is_single() {
            return Bits::EMPTY;
        }
        let (own, other) = (state.stones(self.side), state.stones(self.side.other()));
        let is_near = |missing: &Bits<WORDS>| missing.count() == 2 && !missing.meets(other);
        let missing = self.game.lines().windows().iter().map(|window| window.minus(own)).filter(is_near);
        let cells = missing.fold(Bits::EMPTY, |cells, missing| cells | missing);
        if threats.is_empty() { cells } else { cells & *threats }
    }

    /// The reply to a four: the first cell that completes a line. None where there is no four, or the other side wins first.
    fn only_reply(&self, after: &State<WORDS>) -> Option<Square> {
        if after.winner().is_some() || !after.completing(self.side.other()).is_empty() {
            return None;
        }
        after.completing(self.side).first().map(|index| Square(index as u16))
    }
}
