//! The symmetries of the board, and the pairs of squares on which two kings can stand.
//!
//! Without pawns a position can be mirrored and turned in eight ways; the white king is brought into the triangle
//! a1-d1-d4, and where it stands on the long diagonal, the black king is brought below it. With pawns only left
//! and right can be changed.

/// Squares of a board, a1 = 0, b1 = 1, h8 = 63.
pub(super) const SQUARES: usize = 64;

/// Neighbouring files differ in this bit pattern when mirrored.
const FILES: u8 = 7;
/// And ranks in this one.
pub(super) const RANKS: u8 = 56;

/// One of the eight ways to lay the board: bit 0 mirrors the files, bit 1 the ranks, bit 2 then swaps the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Symmetry(u8);

impl Symmetry {
    pub(super) const NONE: Symmetry = Symmetry(0);
    pub(super) const MIRROR: Symmetry = Symmetry(1);
    pub(super) const DIAGONAL: Symmetry = Symmetry(4);
    /// The two that leave a diagonal as it is: all others leave no square where it is.
    pub(super) const ALONG_DIAGONALS: [Symmetry; 2] = [Symmetry::DIAGONAL, Symmetry(7)];

    #[inline]
    pub(super) fn apply(self, square: u8) -> u8 {
        LAID[(self.0 & 7) as usize][(square & 63) as usize]
    }

    const fn laid(self, square: u8) -> u8 {
        let mirrored =
            square ^ (if self.0 & 1 != 0 { FILES } else { 0 }) ^ (if self.0 & 2 != 0 { RANKS } else { 0 });
        if self.0 & 4 != 0 { (mirrored & 7) << 3 | mirrored >> 3 } else { mirrored }
    }
}

/// Whether a square of the triangle is on the diagonal that bounds it.
#[inline]
pub(super) const fn is_on_diagonal(square: u8) -> bool {
    square & 7 == square >> 3
}

/// Where every square comes to lie, by symmetry.
static LAID: [[u8; SQUARES]; 8] = {
    let mut laid = [[0; SQUARES]; 8];
    let mut number = 0;
    while number < 8 * SQUARES {
        let (symmetry, square) = (number / SQUARES, number % SQUARES);
        laid[symmetry][square] = Symmetry(symmetry as u8).laid(square as u8);
        number += 1;
    }
    laid
};

/// What is known about two king squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct KingPair {
    /// The number of the pair; none if the kings touch.
    pub number: Option<u16>,
    /// How the board is to be laid.
    pub symmetry: Symmetry,
    /// Laying it along the diagonal as well changes nothing for the kings.
    pub tie: bool,
}

/// The pairs of king squares, numbered.
pub(super) struct KingPairs {
    of: Vec<KingPair>,
    squares: Vec<[u8; 2]>,
}

impl KingPairs {
    /// Pairs that differ in none of the eight symmetries: 462.
    pub(super) fn without_pawns() -> KingPairs {
        KingPairs::new(into_triangle)
    }

    /// All pairs: 3612.
    pub(super) fn with_pawns() -> KingPairs {
        KingPairs::new(|_, _| (Symmetry::NONE, false))
    }

    fn new(lay: fn(u8, u8) -> (Symmetry, bool)) -> KingPairs {
        let mut pairs = KingPairs { of: Vec::with_capacity(SQUARES * SQUARES), squares: Vec::new() };
        for white in 0..SQUARES as u8 {
            for black in 0..SQUARES as u8 {
                if lay(white, black).0 == Symmetry::NONE && distance(white, black) > 1 {
                    pairs.squares.push([white, black]);
                }
            }
        }
        for white in 0..SQUARES as u8 {
            for black in 0..SQUARES as u8 {
                let (symmetry, tie) = lay(white, black);
                let laid = [symmetry.apply(white), symmetry.apply(black)];
                let number = pairs.squares.binary_search(&laid).ok().map(|number| number as u16);
                pairs.of.push(KingPair { number, symmetry, tie });
            }
        }
        pairs
    }

    #[inline]
    pub(super) fn pair(&self, white: u8, black: u8) -> KingPair {
        self.of[usize::from(white) * SQUARES + usize::from(black)]
    }

    #[inline]
    pub(super) fn squares(&self, number: usize) -> [u8; 2] {
        self.squares[number]
    }

    pub(super) fn len(&self) -> usize {
        self.squares.len()
    }
}

fn distance(a: u8, b: u8) -> u8 {
    (a & 7).abs_diff(b & 7).max((a >> 3).abs_diff(b >> 3))
}

/// How the white king comes into the triangle, and whether the diagonal is still free.
fn into_triangle(white: u8, black: u8) -> (Symmetry, bool) {
    let mirror = Symmetry(u8::from(white & 7 > 3) | u8::from(white >> 3 > 3) << 1);
    // A square above the diagonal has a rank greater than its file.
    let above = |square: u8| (mirror.apply(square) >> 3).cmp(&(mirror.apply(square) & 7));
    let swaps = above(white).then(above(black));
    (Symmetry(mirror.0 | u8::from(swaps.is_gt()) << 2), swaps.is_eq())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_of_kings_are_as_many_as_the_field_counts() {
        let (without, with) = (KingPairs::without_pawns(), KingPairs::with_pawns());
        assert_eq!((without.len(), with.len()), (462, 3612));
        for pairs in [without, with] {
            for number in 0..pairs.len() {
                let [white, black] = pairs.squares(number);
                let pair = pairs.pair(white, black);
                assert_eq!((pair.number, pair.symmetry), (Some(number as u16), Symmetry::NONE));
            }
        }
    }

    #[test]
    fn every_pair_is_laid_into_the_triangle() {
        let pairs = KingPairs::without_pawns();
        for white in 0..64 {
            for black in 0..64 {
                let pair = pairs.pair(white, black);
                assert_eq!(pair.number.is_some(), distance(white, black) > 1);
                let laid = pair.symmetry.apply(white);
                assert!(laid & 7 < 4 && laid >> 3 <= laid & 7);
            }
        }
    }
}
