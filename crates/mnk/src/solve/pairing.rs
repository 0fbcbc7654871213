//! Pairing strategies: the proof that a defender holds, without any search.
//!
//! Suppose the attacker is to move and every window it can still fill has been given two of its empty cells, so
//! that different pairs share no cell. The defender answers a stone on one cell of a pair with a stone on the
//! other, and any other stone with whatever it likes. So the attacker never gets both cells of a pair and never
//! completes a window.

use super::open::OpenWindow;
use crate::bits::Bits;
use std::cmp::Reverse;

/// As many windows as a mask has bits; with more of them a pairing is hopeless.
const MAX_WINDOWS: usize = 64;

/// Pairs tried before giving up: most pairings are found at once or not at all.
const MAX_TRIES: u32 = 100;

/// Pairs tried for one window; where it has more, others are as good.
const MAX_PAIRS: usize = 16;

/// Two cells, with the number of windows they serve and the number of those that have only one of them.
type CellPair = (u32, Reverse<u32>, usize, usize);

/// A search for a pairing, with its buffers.
pub(super) struct Pairing {
    /// The windows that miss each cell, as a mask of their numbers.
    missed_by: Vec<u64>,
    tries: u32,
}

impl Pairing {
    pub(super) fn new(cells: usize) -> Self {
        Pairing { missed_by: vec![0; cells], tries: 0 }
    }

    /// Whether pairs were found for all these windows of the side to move.
    pub(super) fn exists<const WORDS: usize>(&mut self, windows: &[OpenWindow<WORDS>]) -> bool {
        if windows.len() > MAX_WINDOWS {
            return false;
        }
        self.tries = 0;
        for window in windows {
            window.missing.iter().for_each(|index| self.missed_by[index] = 0);
        }
        let mut unserved = 0;
        for (number, window) in windows.iter().enumerate() {
            window.missing.iter().for_each(|index| self.missed_by[index] |= 1 << number);
            unserved |= 1 << number;
        }
        self.serve(windows, unserved, Bits::EMPTY)
    }

    /// Finds pairs for the windows in `unserved` without the cells in `used`.
    fn serve<const WORDS: usize>(
        &mut self,
        windows: &[OpenWindow<WORDS>],
        unserved: u64,
        used: Bits<WORDS>,
    ) -> bool {
        // The window with the least choice comes first.
        let unused = |number: usize| windows[number].missing.minus(&used);
        let Some(tightest) = ones(unserved).map(unused).min_by_key(Bits::count) else { return true };
        self.tries += 1;
        if self.tries > MAX_TRIES {
            return false;
        }
        let mut buffer = [(0, Reverse(0), 0, 0); MAX_PAIRS];
        let pairs = self.rank_pairs(&tightest, unserved, &mut buffer);
        pairs.iter().any(|&(_, _, a, b)| {
            let served = self.missed_by[a] & self.missed_by[b];
            let more = Bits::single(a) | Bits::single(b);
            self.serve(windows, unserved & !served, used | more)
        })
    }

    /// The pairs among `cells`, those first that serve many windows and spoil few.
    fn rank_pairs<'b, const WORDS: usize>(
        &self,
        cells: &Bits<WORDS>,
        unserved: u64,
        buffer: &'b mut [CellPair; MAX_PAIRS],
    ) -> &'b [CellPair] {
        let pairs = cells.iter().flat_map(|a| cells.iter().take_while(move |&b| b < a).map(move |b| (a, b)));
        let mut count = 0;
        for (slot, (a, b)) in buffer.iter_mut().zip(pairs) {
            let [with_a, with_b] = [a, b].map(|cell| self.missed_by[cell] & unserved);
            *slot = ((with_a & with_b).count_ones(), Reverse((with_a ^ with_b).count_ones()), a, b);
            count += 1;
        }
        buffer[..count].sort_unstable_by(|a, b| b.cmp(a));
        &buffer[..count]
    }
}

fn ones(mask: u64) -> impl Iterator<Item = usize> {
    Bits::<1>::from_word(mask).iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exists(windows: &[Bits<1>]) -> bool {
        let open =
            |missing: &Bits<1>| OpenWindow { missing: *missing, need: missing.count() as u16, window: 0 };
        Pairing::new(64).exists(&windows.iter().map(open).collect::<Vec<_>>())
    }

    fn check(windows: &[&[usize]], expected: bool) {
        let windows: Vec<Bits<1>> = windows.iter().map(|cells| cells.iter().copied().collect()).collect();
        assert_eq!(exists(&windows), expected, "{windows:?}");
    }

    #[test]
    fn pairs_are_found_where_there_are_any() {
        check(&[], true);
        check(&[&[3]], false);
        check(&[&[3, 4]], true);
        check(&[&[0, 1], &[1, 2]], false);
        check(&[&[0, 1, 2], &[0, 1, 3]], true);
        check(&[&[0, 1, 2], &[2, 3, 4]], true);
        check(&[&[0, 1, 2], &[2, 3, 4], &[0, 4, 5]], true);
        check(&[&[0, 1, 2], &[2, 3, 4], &[0, 4]], false);
        check(&[&[0, 1], &[0, 1, 9], &[2, 3]], true);
    }

    /// Whether the first of two players who take cells in turn can get a whole window.
    fn first_wins(windows: &[Bits<1>], free: Bits<1>) -> bool {
        free.iter().any(|taken| {
            let mut free = free;
            free.remove(taken);
            let smaller: Vec<Bits<1>> =
                windows.iter().map(|window| window.minus(&Bits::single(taken))).collect();
            smaller.iter().any(Bits::is_empty)
                || (!free.is_empty()
                    && free.iter().all(|blocked| {
                        let left = smaller.iter().filter(|window| !window.contains(blocked));
                        first_wins(&left.copied().collect::<Vec<_>>(), free.minus(&Bits::single(blocked)))
                    }))
        })
    }

    #[test]
    fn nobody_wins_against_a_pairing() {
        const CELLS: usize = 7;
        let mut random = fastrand::Rng::with_seed(1);
        let mut paired = 0;
        for _ in 0..400 {
            let mut window = || (0..random.usize(2..5)).map(|_| random.usize(0..CELLS)).collect::<Bits<1>>();
            let windows: Vec<Bits<1>> = (0..4).map(|_| window()).collect();
            if exists(&windows) {
                paired += 1;
                assert!(!first_wins(&windows, Bits::below(CELLS)), "{windows:?}");
            }
        }
        assert!(paired > 40, "only {paired} of the random windows have a pairing");
    }
}
