//! The numbers of the positions with one balance of material.
//!
//! The first army goes up the board, the second down. Men come first in the number, so that the positions with
//! the same men stand together: a king's step stays among them.

use super::combinations::{Sets, choose, rank_among, spread};
use crate::{Force, SQUARES};

/// Squares in a row. The first army's men never stand on the top row, the second's never on the bottom row.
const ROW: usize = 4;
/// Squares on which men of one army may stand.
const MEN_SQUARES: usize = SQUARES - ROW;
/// Squares on which men of the second army may stand.
const SECOND_MEN: u32 = u32::MAX >> ROW;

/// Where the pieces of the two armies stand, as masks in which bit `n - 1` is square `n`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Armies {
    pub(super) men: [u32; 2],
    pub(super) kings: [u32; 2],
}

impl Armies {
    /// The same board from its other end, where the armies have changed places.
    #[inline]
    pub(super) fn rotate(self) -> Armies {
        Armies { men: rotate(self.men), kings: rotate(self.kings) }
    }

    /// How many men and kings an army has.
    #[inline]
    pub(super) fn force(&self, army: usize) -> Force {
        Force { men: self.men[army].count_ones() as u8, kings: self.kings[army].count_ones() as u8 }
    }
}

/// Two armies' squares from the other end of the board.
#[inline]
pub(super) fn rotate([first, second]: [u32; 2]) -> [u32; 2] {
    [second.reverse_bits(), first.reverse_bits()]
}

/// The numbering of positions in which the two armies have certain forces.
#[derive(Debug)]
pub(super) struct Balance {
    pub(super) forces: [Force; 2],
    /// Ways to place the kings once the men stand.
    pub(super) king_ways: u64,
    /// Ways to place the second army's kings once all else stands.
    second_ways: u64,
    /// By the rank of the first army's men, the number of ways to place the men of lower ranks; at last of all.
    men_starts: Vec<u64>,
}

impl Balance {
    pub(super) fn new(forces: [Force; 2], sets: &Sets) -> Balance {
        let [first, second] = forces;
        let free = SQUARES - usize::from(first.men + second.men);
        let second_ways = choose(free - usize::from(first.kings), second.kings.into());
        let king_ways = choose(free, first.kings.into()) * second_ways;
        let mut men_starts = vec![0];
        let mut sum = 0;
        for rank in 0..choose(MEN_SQUARES, first.men.into()) {
            let men = sets.get(first.men, rank) << ROW;
            let taken = (men & SECOND_MEN).count_ones() as usize;
            sum += choose(MEN_SQUARES - taken, second.men.into());
            men_starts.push(sum);
        }
        Balance { forces, king_ways, second_ways, men_starts }
    }

    /// Whether both armies have the same force.
    #[inline]
    pub(super) fn is_even(&self) -> bool {
        self.forces[0] == self.forces[1]
    }

    /// Ways to place the men.
    pub(super) fn men_ways(&self) -> u64 {
        self.men_starts[self.men_starts.len() - 1]
    }

    /// How many positions there are, not counting whose turn it is.
    #[inline]
    pub(super) fn len(&self) -> u64 {
        self.men_ways() * self.king_ways
    }

    /// The number of a position.
    #[inline]
    pub(super) fn index(&self, armies: &Armies) -> u64 {
        self.men_index(armies.men) * self.king_ways
            + self.king_index(armies.kings, armies.men[0] | armies.men[1])
    }

    /// The number of the men's places.
    #[inline]
    pub(super) fn men_index(&self, [first, second]: [u32; 2]) -> u64 {
        self.men_starts[rank_among(first >> ROW, 0) as usize] + rank_among(second, first)
    }

    /// The number of the kings' places, when men stand on these squares.
    #[inline]
    pub(super) fn king_index(&self, [first, second]: [u32; 2], men: u32) -> u64 {
        rank_among(first, men) * self.second_ways + rank_among(second, men | first)
    }

    /// The position with this number.
    pub(super) fn armies(&self, index: u64, sets: &Sets) -> Armies {
        let men = self.men(index / self.king_ways, sets);
        Armies { men, kings: self.kings(index % self.king_ways, men[0] | men[1], sets) }
    }

    /// The men's places with this number.
    pub(super) fn men(&self, index: u64, sets: &Sets) -> [u32; 2] {
        let first_rank = self.men_starts.partition_point(|&start| start <= index) - 1;
        let first = sets.get(self.forces[0].men, first_rank as u64) << ROW;
        let second = sets.get(self.forces[1].men, index - self.men_starts[first_rank]);
        [first, spread(second, first)]
    }

    /// The kings' places with this number, when men stand on these squares.
    #[inline]
    pub(super) fn kings(&self, index: u64, men: u32, sets: &Sets) -> [u32; 2] {
        let first = spread(sets.get(self.forces[0].kings, index / self.second_ways), men);
        let second = sets.get(self.forces[1].kings, index % self.second_ways);
        [first, spread(second, men | first)]
    }
}
