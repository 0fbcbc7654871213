//! What the solver knows about one position, and how the news of the positions after it change that.

use crate::entry::{Entry, Verdict};
use crate::indexer::Expansion;

/// Hopes of a position that is decided: its entry is final and the wave has had it.
const DECIDED: u16 = u16::MAX;
/// Hopes of a position that no move inside the part can change any more: its entry is final.
const CLOSED: u16 = u16::MAX - 1;
/// Hopes of a position that has a draw or a win outside the part: it cannot lose.
const SAFE: u16 = u16::MAX - 2;

/// The entry of a position with no move out of the part, while it is not decided.
const NOTHING: i16 = i16::MIN;

/// What the solver knows about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolverNode {
    /// Moves inside the part that are not refuted yet, or one of the marks above.
    hopes: u16,
    /// What the moves out of the part achieve; at last the entry of the position.
    entry: i16,
}

/// What a piece of news did to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing that others need to know.
    Nothing,
    /// The position is decided now.
    Decided,
    /// The position is decided at this distance, unless it is decided before.
    Candidate(u16),
}

impl SolverNode {
    /// A position not yet looked at.
    pub const UNSEEN: SolverNode = SolverNode { hopes: CLOSED, entry: NOTHING };

    /// What the first look at a position tells.
    pub fn new(expansion: &Expansion) -> SolverNode {
        let entry = expansion.best().map_or(NOTHING, Entry::raw);
        let is_safe = expansion.best() >= Some(Entry::DRAW);
        let hopes = match expansion.inside() {
            0 => CLOSED,
            _ if is_safe => SAFE,
            inside => inside as u16,
        };
        assert!(expansion.inside() < SAFE.into(), "a position has more moves than can be counted");
        SolverNode { hopes, entry }
    }

    /// The node with these two numbers, as [`SolverNode::numbers`] told them.
    pub const fn from_numbers(hopes: u16, entry: i16) -> SolverNode {
        SolverNode { hopes, entry }
    }

    /// Two numbers to keep apart from one another.
    pub const fn numbers(self) -> (u16, i16) {
        (self.hopes, self.entry)
    }

    /// The distance at which the moves out of the part may decide the position by themselves.
    pub fn candidate(self) -> Option<u16> {
        let entry = Entry::from_raw(self.entry)?;
        let is_candidate = self.hopes == CLOSED || entry.verdict() == Verdict::Win;
        if is_candidate { entry.plies() } else { None }
    }

    /// The entry when the wave has passed: what it never reached is drawn.
    pub fn result(self) -> Entry {
        let is_final = self.hopes == DECIDED;
        Entry::from_raw(self.entry).filter(|_| is_final).unwrap_or(Entry::DRAW)
    }

    /// Whether the side to move loses; only a decided position knows.
    pub fn is_loss(self) -> bool {
        self.entry < 0
    }

    /// The wave has come to the distance of a candidate: it is decided now, unless it was before.
    pub fn admit(&mut self) -> Effect {
        if self.hopes == DECIDED {
            return Effect::Nothing;
        }
        self.hopes = DECIDED;
        Effect::Decided
    }

    /// A move of this position leads to one that is lost.
    #[inline]
    pub fn win(&mut self, plies: u16) -> Effect {
        if self.hopes > SAFE {
            return Effect::Nothing;
        }
        *self = SolverNode { hopes: DECIDED, entry: Entry::win(plies).raw() };
        Effect::Decided
    }

    /// A move of this position leads to one that is won.
    #[inline]
    pub fn lose_hope(&mut self, plies: u16) -> Effect {
        if self.hopes >= SAFE {
            return Effect::Nothing;
        }
        self.hopes -= 1;
        if self.hopes > 0 {
            return Effect::Nothing;
        }
        // A move out of the part may lose later than all inside.
        let outside = Entry::from_raw(self.entry).and_then(Entry::plies).unwrap_or(0);
        if outside > plies {
            self.hopes = CLOSED;
            return Effect::Candidate(outside);
        }
        *self = SolverNode { hopes: DECIDED, entry: Entry::loss(plies).raw() };
        Effect::Decided
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position with moves to these entries outside its part, and a number of moves inside.
    fn node(outside: &[Entry], inside: u32) -> SolverNode {
        let mut expansion = Expansion::default();
        outside.iter().for_each(|&entry| expansion.leave(entry));
        expansion.stay_unnamed(inside);
        SolverNode::new(&expansion)
    }

    #[test]
    fn a_position_without_hope_is_lost_and_as_late_as_it_can_be() {
        let mut plain = node(&[], 2);
        assert_eq!((plain.lose_hope(4), plain.lose_hope(6)), (Effect::Nothing, Effect::Decided));
        assert_eq!(plain.result(), Entry::loss(6));
        let mut later = node(&[Entry::win(9)], 1);
        assert_eq!(later.lose_hope(4), Effect::Candidate(10));
        assert_eq!((later.admit(), later.result()), (Effect::Decided, Entry::loss(10)));
        assert_eq!(later.admit(), Effect::Nothing);
    }

    #[test]
    fn a_draw_outside_keeps_a_position_from_losing() {
        let mut safe = node(&[Entry::DRAW], 1);
        assert_eq!((safe.lose_hope(2), safe.result()), (Effect::Nothing, Entry::DRAW));
        assert_eq!((safe.win(3), safe.result()), (Effect::Decided, Entry::win(3)));
    }

    #[test]
    fn what_is_decided_stays_so() {
        let mut won = node(&[], 3);
        assert_eq!(won.win(5), Effect::Decided);
        assert_eq!(
            (won.win(7), won.lose_hope(8), won.result()),
            (Effect::Nothing, Effect::Nothing, Entry::win(5))
        );
        let (hopes, entry) = won.numbers();
        assert_eq!(SolverNode::from_numbers(hopes, entry), won);
    }
}
