//! What a table says about a position: won, drawn or lost for the side to move, and in how many plies.

use search::{Outcome, Ply, Score, Side};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;

/// Who wins with perfect play, seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The side to move loses.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// The side to move wins.
    Win,
}

impl Verdict {
    /// The same position seen by the other side.
    #[must_use]
    pub const fn flip(self) -> Verdict {
        match self {
            Verdict::Loss => Verdict::Win,
            Verdict::Draw => Verdict::Draw,
            Verdict::Win => Verdict::Loss,
        }
    }

    /// The verdict on a finished game, seen by the side whose turn it would be.
    pub fn of_outcome(outcome: Outcome, turn: Side) -> Verdict {
        match outcome.winner {
            Some(winner) if winner == turn => Verdict::Win,
            Some(_) => Verdict::Loss,
            None => Verdict::Draw,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Loss => "loss",
            Verdict::Draw => "draw",
            Verdict::Win => "win",
        })
    }
}

/// A verdict and the plies until the game is decided, the winner hurrying and the loser resisting.
///
/// Entries are ordered as the side to move prefers them: a sooner win is greater, and so is a later loss.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entry(i16);

impl Entry {
    /// Neither side can force a win.
    pub const DRAW: Entry = Entry(0);
    /// No distance is longer than this.
    pub const MAX_PLIES: u16 = i16::MAX as u16 - 1;

    /// The side to move wins in this many plies.
    pub const fn win(plies: u16) -> Entry {
        debug_assert!(plies <= Entry::MAX_PLIES);
        Entry(plies as i16 + 1)
    }

    /// The side to move loses in this many plies.
    pub const fn loss(plies: u16) -> Entry {
        debug_assert!(plies <= Entry::MAX_PLIES);
        Entry(-(plies as i16) - 1)
    }

    /// The entry with this verdict; the distance of a draw does not count.
    pub const fn new(verdict: Verdict, plies: u16) -> Entry {
        match verdict {
            Verdict::Loss => Entry::loss(plies),
            Verdict::Draw => Entry::DRAW,
            Verdict::Win => Entry::win(plies),
        }
    }

    /// The entry of a finished game, seen by the side whose turn it would be.
    pub fn of_outcome(outcome: Outcome, turn: Side) -> Entry {
        Entry::new(Verdict::of_outcome(outcome, turn), 0)
    }

    /// The entry with this number, if one has it: 0 a draw, wins above it, losses below.
    pub const fn from_raw(raw: i16) -> Option<Entry> {
        match raw {
            i16::MIN => None,
            _ => Some(Entry(raw)),
        }
    }

    /// The number of this entry, as in [`Entry::from_raw`].
    pub const fn raw(self) -> i16 {
        self.0
    }

    /// Who wins.
    pub const fn verdict(self) -> Verdict {
        match self.0 {
            ..0 => Verdict::Loss,
            0 => Verdict::Draw,
            1.. => Verdict::Win,
        }
    }

    /// Plies until the game is decided; none for a draw.
    pub const fn plies(self) -> Option<u16> {
        match self.0 {
            0 => None,
            raw => Some(raw.unsigned_abs() - 1),
        }
    }

    /// What a move to a position with this entry is worth to the side that makes it.
    #[inline]
    #[must_use]
    pub const fn before(self) -> Entry {
        match self.0 {
            0 => Entry(0),
            ..0 => Entry(1 - self.0),
            1.. => Entry(-1 - self.0),
        }
    }

    /// The score of a state with this entry, `ply` plies from the root of a search.
    pub fn score(self, ply: Ply) -> Score {
        let end = Ply(ply.0 + u32::from(self.plies().unwrap_or(0)));
        match self.verdict() {
            Verdict::Win => Score::win_at(end),
            Verdict::Draw => Score::DRAW,
            Verdict::Loss => Score::loss_at(end),
        }
    }

    /// Larger is better for the side to move.
    #[inline]
    const fn preference(self) -> i32 {
        match self.0 {
            0 => 0,
            ..0 => i16::MIN as i32 - self.0 as i32,
            1.. => i16::MAX as i32 - self.0 as i32 + 1,
        }
    }
}

impl Ord for Entry {
    #[inline]
    fn cmp(&self, other: &Entry) -> Ordering {
        self.preference().cmp(&other.preference())
    }
}

impl PartialOrd for Entry {
    #[inline]
    fn partial_cmp(&self, other: &Entry) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies() {
            Some(plies) => write!(f, "{} in {plies}", self.verdict()),
            None => f.write_str("draw"),
        }
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mover_wants_to_win_soon_and_to_lose_late() {
        let ladder = [
            Entry::loss(0),
            Entry::loss(40),
            Entry::loss(Entry::MAX_PLIES),
            Entry::DRAW,
            Entry::win(Entry::MAX_PLIES),
            Entry::win(31),
            Entry::win(0),
        ];
        assert!(ladder.is_sorted_by(|worse, better| worse < better), "{ladder:?}");
    }

    #[test]
    fn one_ply_earlier_the_other_side_sees_it() {
        assert_eq!(Entry::loss(0).before(), Entry::win(1));
        assert_eq!(Entry::win(1).before(), Entry::loss(2));
        assert_eq!(Entry::DRAW.before(), Entry::DRAW);
    }

    #[test]
    fn entries_keep_verdict_and_distance() {
        for plies in [0, 1, 254, 255, 256, Entry::MAX_PLIES] {
            for verdict in [Verdict::Win, Verdict::Loss] {
                let entry = Entry::new(verdict, plies);
                assert_eq!((entry.verdict(), entry.plies()), (verdict, Some(plies)));
                assert_eq!(Entry::from_raw(entry.raw()), Some(entry));
            }
        }
        assert_eq!(Entry::from_raw(i16::MIN), None);
        assert_eq!(Entry::of_outcome(Outcome::win(Side::Max), Side::Min), Entry::loss(0));
    }

    #[test]
    fn scores_count_from_the_root() {
        assert_eq!(Entry::win(5).score(Ply(2)), Score::win_at(Ply(7)));
        assert_eq!(Entry::loss(4).score(Ply(3)), Score::loss_at(Ply(7)));
        assert_eq!(Entry::DRAW.score(Ply(3)), Score::DRAW);
    }
}
