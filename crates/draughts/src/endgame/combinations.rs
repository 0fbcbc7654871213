//! Sets of squares by number: those of one size are ranked in the order of their masks.

use crate::SQUARES;

/// No set of more squares is ever ranked.
const MAX_SIZE: usize = 8;

/// `BINOMIAL[k][n]` is the number of ways to choose `k` squares out of `n`.
const BINOMIAL: [[u32; SQUARES + 1]; MAX_SIZE + 1] = binomials();

const fn binomials() -> [[u32; SQUARES + 1]; MAX_SIZE + 1] {
    let mut table = [[0; SQUARES + 1]; MAX_SIZE + 1];
    table[0] = [1; SQUARES + 1];
    let mut size = 1;
    while size <= MAX_SIZE {
        let mut n = 1;
        while n <= SQUARES {
            table[size][n] = table[size][n - 1] + table[size - 1][n - 1];
            n += 1;
        }
        size += 1;
    }
    table
}

/// The number of sets of `size` squares out of `n`.
pub(super) const fn choose(n: usize, size: usize) -> u64 {
    BINOMIAL[size][n] as u64
}

/// The rank of a set among the sets of its size that avoid `holes`.
#[inline]
pub(super) fn rank_among(set: u32, holes: u32) -> u64 {
    let mut sum = 0;
    for (number, square) in squares(set).enumerate() {
        let below = (1 << square) - 1;
        let position = square - (holes & below).count_ones();
        sum += BINOMIAL[number + 1][position as usize];
    }
    sum.into()
}

/// A set that avoids `holes`, given by the positions of its squares among those that are no holes.
#[inline]
pub(super) fn spread(mut set: u32, holes: u32) -> u32 {
    for hole in squares(holes) {
        let below = (1 << hole) - 1;
        set = set & below | (set & !below) << 1;
    }
    set
}

/// The members of a set, smallest first.
#[inline]
pub(super) fn squares(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let square = set.trailing_zeros();
        set &= set - 1;
        Some(square)
    })
}

/// All sets of few squares by size and rank.
#[derive(Debug)]
pub(super) struct Sets {
    by_size: Vec<Vec<u32>>,
}

impl Sets {
    /// The sets of up to `size` squares.
    pub(super) fn up_to(size: usize) -> Sets {
        Sets { by_size: (0..=size).map(list).collect() }
    }

    /// The set with this rank.
    #[inline]
    pub(super) fn get(&self, size: u8, rank: u64) -> u32 {
        self.by_size[usize::from(size)][rank as usize]
    }
}

/// The sets of `size` squares in order.
fn list(size: usize) -> Vec<u32> {
    let first = (1 << size) - 1;
    let next = |&set: &u32| {
        // The next larger mask with as many bits: the lowest run of bits moves up by one, its rest falls down.
        let set = u64::from(set);
        let lowest = set & set.wrapping_neg();
        let moved = set + lowest;
        let rest = (set ^ moved).checked_div(lowest)? >> 2;
        u32::try_from(moved | rest).ok()
    };
    std::iter::successors(Some(first), next).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_go_by_the_order_of_masks() {
        let sets = Sets::up_to(4);
        for size in 0..=4u8 {
            assert_eq!(sets.by_size[usize::from(size)].len() as u64, choose(SQUARES, size.into()));
            for (rank, &set) in (0..).zip(&sets.by_size[usize::from(size)]) {
                assert_eq!((rank_among(set, 0), sets.get(size, rank)), (rank, set));
            }
        }
    }

    #[test]
    fn holes_are_not_counted() {
        for holes in [0_u32, 0x8000_0001, 0x0f0f_0010, 0x7fff_ff00] {
            let free = SQUARES - holes.count_ones() as usize;
            for (rank, &set) in (0..choose(free, 3)).zip(&list(3)) {
                let there = spread(set, holes);
                assert_eq!((there & holes, rank_among(there, holes)), (0, rank));
            }
        }
    }
}
