//! Sets of squares as bits of one word, and the two questions of the rules: where may a disc be put, what does it turn?
//!
//! Bit `8 * row + column` is the square in that column and row, from 0 at the upper left, on boards of every size: a
//! smaller one is the upper left part, and the squares beyond it never hold a disc.

/// Columns and rows of a word.
pub(crate) const STRIDE: usize = 8;

/// Squares of a word.
pub(crate) const SQUARES: usize = STRIDE * STRIDE;

/// The columns that a step to the left or right neither comes from nor leads to the other edge.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// All columns but the leftmost: where a step to the right can lead.
pub(crate) const NOT_LEFT: u64 = 0xfefe_fefe_fefe_fefe;

/// All columns but the rightmost: where a step to the left can lead.
pub(crate) const NOT_RIGHT: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// How far the next square is in each way along a line, and which squares a line may run through.
const AXES: [(u32, u64); 4] = [(1, INNER), (8, u64::MAX), (7, INNER), (9, INNER)];

/// Steps in columns and rows: four that lead to higher bits, then the opposite ones.
const STEPS: [(isize, isize); 8] = [(1, 0), (0, 1), (-1, 1), (1, 1), (-1, 0), (0, -1), (1, -1), (-1, -1)];

/// How many of the steps lead to higher bits.
const RISING: usize = 4;

/// The squares that lie each way from each square, up to the edge.
static RAYS: [[u64; STEPS.len()]; SQUARES] = list_rays();

const fn list_rays() -> [[u64; STEPS.len()]; SQUARES] {
    let mut rays = [[0; STEPS.len()]; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let mut way = 0;
        while way < STEPS.len() {
            rays[square][way] = ray(square, STEPS[way]);
            way += 1;
        }
        square += 1;
    }
    rays
}

const fn ray(square: usize, (x, y): (isize, isize)) -> u64 {
    let side = STRIDE as isize;
    let (mut column, mut row) = (square as isize % side + x, square as isize / side + y);
    let mut squares = 0;
    while 0 <= column && column < side && 0 <= row && row < side {
        squares |= 1 << (row * side + column);
        column += x;
        row += y;
    }
    squares
}

/// The squares of a set in ascending order.
pub(crate) fn each(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let square = set.trailing_zeros() as usize;
        let some = set != 0;
        set &= set.wrapping_sub(1);
        some.then_some(square)
    })
}

/// The squares of a set and those beside them, in all eight ways.
#[inline]
pub(crate) fn around(set: u64) -> u64 {
    let wide = set | (set << 1 & NOT_LEFT) | (set >> 1 & NOT_RIGHT);
    wide | wide << 8 | wide >> 8
}

/// The squares of `empty` where a disc of `own` turns discs of `other`.
#[inline]
pub(crate) fn movable(own: u64, other: u64, empty: u64) -> u64 {
    let mut found = 0;
    for (step, lane) in AXES {
        let line = other & lane;
        found |= reach_up(own, line, step) | reach_down(own, line, step);
    }
    found & empty
}

/// The squares just beyond the runs of `line` that begin beside `own`, towards higher bits.
#[inline]
fn reach_up(own: u64, line: u64, step: u32) -> u64 {
    let mut run = line & own << step;
    run |= line & run << step;
    let pairs = line & line << step;
    run |= pairs & run << (2 * step);
    run |= pairs & run << (2 * step);
    run << step
}

/// The same towards lower bits.
#[inline]
fn reach_down(own: u64, line: u64, step: u32) -> u64 {
    let mut run = line & own >> step;
    run |= line & run >> step;
    let pairs = line & line >> step;
    run |= pairs & run >> (2 * step);
    run |= pairs & run >> (2 * step);
    run >> step
}

/// The discs of `other` that a disc of `own` put on `square` turns.
#[inline]
pub(crate) fn turned(own: u64, other: u64, square: usize) -> u64 {
    let rays = &RAYS[square % SQUARES];
    let mut discs = 0;
    for way in 0..RISING {
        let (up, down) = (rays[way], rays[way + RISING]);
        // The first square of a ray that is not the opponent's holds the disc at the other end, or there is none.
        let end = lowest(up & !other) & own;
        discs |= up & end.saturating_sub(1);
        let end = highest(down & !other) & own;
        discs |= down & above(end);
    }
    discs
}

/// The lowest bit of a word alone.
#[inline]
fn lowest(word: u64) -> u64 {
    word & word.wrapping_neg()
}

/// The highest bit of a word alone.
#[inline]
fn highest(word: u64) -> u64 {
    if word == 0 { 0 } else { 1 << (u64::BITS - 1 - word.leading_zeros()) }
}

/// All bits above a single one; none for the empty word.
#[inline]
fn above(bit: u64) -> u64 {
    (bit << 1).wrapping_neg()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What a disc turns, walked square by square.
    fn turned_slowly(own: u64, other: u64, square: usize) -> u64 {
        let has = |set: u64, column: isize, row: isize| {
            (0..8).contains(&column) && (0..8).contains(&row) && set >> (8 * row + column) & 1 != 0
        };
        let mut all = 0;
        for (x, y) in STEPS {
            let (mut column, mut row) = (square as isize % 8 + x, square as isize / 8 + y);
            let mut line = 0;
            while has(other, column, row) {
                line |= 1 << (8 * row + column);
                (column, row) = (column + x, row + y);
            }
            if has(own, column, row) {
                all |= line;
            }
        }
        all
    }

    proptest! {
        #[test]
        fn fills_find_what_walking_finds(a in any::<u64>(), b in any::<u64>(), c in any::<u64>()) {
            // Thirds of every kind and, by the third word, boards that are nearly full.
            for (own, other) in [(a & !b, b & !a), (a & (b | c), !a & (b | c)), (a & b, !a | c)] {
                let other = other & !own;
                let empty = !(own | other);
                let mut expected = 0;
                for square in each(empty) {
                    let discs = turned_slowly(own, other, square);
                    prop_assert_eq!(turned(own, other, square), discs);
                    expected |= u64::from(discs != 0) << square;
                }
                prop_assert_eq!(movable(own, other, empty), expected);
            }
        }

        #[test]
        fn squares_are_listed_and_have_surroundings(set in any::<u64>()) {
            prop_assert_eq!(each(set).fold(0, |all, square| all | 1 << square), set);
            let one_by_one = each(set).fold(0, |all, square| all | around(1 << square));
            prop_assert_eq!(around(set), one_by_one);
        }
    }

    #[test]
    fn rays_end_at_the_edge() {
        assert_eq!(RAYS[0].map(u64::count_ones), [7, 7, 0, 7, 0, 0, 0, 0]);
        assert_eq!(RAYS[27].map(u64::count_ones), [4, 4, 3, 4, 3, 3, 3, 3]);
        assert_eq!(around(1), 0x303);
        assert_eq!(around(1 << 63), 0xc0c0_0000_0000_0000);
    }
}
