//! A board as sets of squares: a number of 64 bits for every kind of man of either side, bit 0 for a1 and bit 63 for h8.
//! One operation moves all pawns of a side at once, and no empty square is ever looked at.

use super::ray::leaps;
use super::{Chessboard, Owned};
use cozy_chess::{Color, Piece};

/// A set of squares.
type Set = u64;

/// By colour and kind, where the men stand.
#[derive(Clone)]
pub(super) struct SquareSets([[Set; Piece::NUM]; Color::NUM]);

const FILE_A: Set = 0x0101_0101_0101_0101;
const FILE_H: Set = FILE_A << 7;
const RANK_3: Set = 0xff << 16;
const RANK_6: Set = 0xff << 40;

/// The directions of lines: the first four go to larger squares, the others to smaller ones.
const DIRECTIONS: [(i8, i8); 8] = [(1, 0), (0, 1), (1, 1), (-1, 1), (-1, 0), (0, -1), (-1, -1), (1, -1)];
const STRAIGHT: [usize; 4] = [0, 1, 4, 5];
const DIAGONAL: [usize; 4] = [2, 3, 6, 7];

/// By direction and square, the squares on the line to the edge.
static RAYS: [[Set; 64]; 8] = rays();
static KNIGHT: [Set; 64] = steps(Piece::Knight);
static KING: [Set; 64] = steps(Piece::King);

/// The square a step away as a set; no square outside the board.
const fn beyond(square: usize, (files, ranks): (i8, i8)) -> Set {
    let (file, rank) = (square as i8 % 8 + files, square as i8 / 8 + ranks);
    if file < 0 || file > 7 || rank < 0 || rank > 7 { 0 } else { 1 << (rank * 8 + file) }
}

const fn steps(piece: Piece) -> [Set; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let steps = leaps(piece).0;
        let mut number = 0;
        while number < steps.len() {
            table[square] |= beyond(square, steps[number]);
            number += 1;
        }
        square += 1;
    }
    table
}

const fn rays() -> [[Set; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            let mut next = beyond(square, DIRECTIONS[direction]);
            while next != 0 {
                table[direction][square] |= next;
                next = beyond(next.trailing_zeros() as usize, DIRECTIONS[direction]);
            }
            direction += 1;
        }
        square += 1;
    }
    table
}

/// The squares of a set, the smallest first.
fn squares(set: Set) -> impl Iterator<Item = u8> {
    let rest = |set: &Set| Some(set & (set - 1)).filter(|&rest| rest != 0);
    let sets = std::iter::successors(Some(set).filter(|&set| set != 0), rest);
    sets.map(|set| set.trailing_zeros() as u8)
}

/// The squares that lines in these directions reach: up to the first man, found by one instruction.
#[inline]
fn lines(from: u8, occupied: Set, directions: [usize; 4]) -> Set {
    directions.iter().fold(0, |reached, &direction| {
        let ray = RAYS[direction][usize::from(from)];
        let first = match (ray & occupied, direction < 4) {
            (0, _) => return reached | ray,
            (men, true) => men.trailing_zeros(),
            (men, false) => 63 - men.leading_zeros(),
        };
        reached | ray ^ RAYS[direction][first as usize]
    })
}

/// Where a man that is no pawn reaches.
#[inline]
fn reach(piece: Piece, from: u8, occupied: Set) -> Set {
    match piece {
        Piece::Pawn => 0,
        Piece::Knight => KNIGHT[usize::from(from)],
        Piece::King => KING[usize::from(from)],
        Piece::Bishop => lines(from, occupied, DIAGONAL),
        Piece::Rook => lines(from, occupied, STRAIGHT),
        Piece::Queen => lines(from, occupied, DIAGONAL) | lines(from, occupied, STRAIGHT),
    }
}

/// The squares that pawns attack, those on the left side and those on the right side of them.
#[inline]
fn pawn_attacks(pawns: Set, color: Color) -> [Set; 2] {
    let (left, right) = (pawns & !FILE_A, pawns & !FILE_H);
    match color {
        Color::White => [left << 7, right << 9],
        Color::Black => [left >> 9, right >> 7],
    }
}

impl SquareSets {
    #[inline]
    fn of(&self, color: Color) -> Set {
        self.0[color as usize].iter().fold(0, |all, set| all | set)
    }

    fn tell_pawns(&self, color: Color, passed: Option<u8>, tell: &mut impl FnMut(u8, u8)) {
        let pawns = self.0[color as usize][Piece::Pawn as usize];
        let free = !(self.of(Color::White) | self.of(Color::Black));
        let targets = self.of(!color) | passed.map_or(0, |square| 1 << square);
        let [left, right] = pawn_attacks(pawns, color).map(|set| set & targets);
        let (one, two, steps) = match color {
            Color::White => {
                let one = pawns << 8 & free;
                (one, (one & RANK_3) << 8 & free, [8i8, 16, 7, 9])
            }
            Color::Black => {
                let one = pawns >> 8 & free;
                (one, (one & RANK_6) >> 8 & free, [-8, -16, -9, -7])
            }
        };
        for (set, step) in [one, two, left, right].into_iter().zip(steps) {
            squares(set).for_each(|to| tell((to as i8 - step) as u8, to));
        }
    }
}

impl Chessboard for SquareSets {
    fn empty() -> Self {
        SquareSets([[0; Piece::NUM]; Color::NUM])
    }

    fn man(&self, square: u8) -> Option<Owned> {
        let mut men = Color::ALL.into_iter().flat_map(|color| Piece::ALL.map(|piece| (color, piece)));
        men.find(|&(color, piece)| self.0[color as usize][piece as usize] >> square & 1 == 1)
    }

    fn put(&mut self, square: u8, man: Option<Owned>) {
        self.0.iter_mut().flatten().for_each(|set| *set &= !(1 << square));
        if let Some((color, piece)) = man {
            self.0[color as usize][piece as usize] |= 1 << square;
        }
    }

    fn tell_moves(&self, color: Color, passed: Option<u8>, tell: &mut impl FnMut(u8, u8)) {
        self.tell_pawns(color, passed, tell);
        let own = self.of(color);
        let occupied = own | self.of(!color);
        for (piece, &men) in Piece::ALL.into_iter().zip(&self.0[color as usize]) {
            for from in squares(men) {
                squares(reach(piece, from, occupied) & !own).for_each(|to| tell(from, to));
            }
        }
    }

    fn is_attacked(&self, square: u8, by: Color) -> bool {
        let occupied = self.of(Color::White) | self.of(Color::Black);
        let men = |piece: Piece| self.0[by as usize][piece as usize];
        let queens = men(Piece::Queen);
        // What a man on this square would attack, attacks it.
        let pawns = pawn_attacks(1 << square, !by);
        KNIGHT[usize::from(square)] & men(Piece::Knight) != 0
            || KING[usize::from(square)] & men(Piece::King) != 0
            || (pawns[0] | pawns[1]) & men(Piece::Pawn) != 0
            || lines(square, occupied, STRAIGHT) & (men(Piece::Rook) | queens) != 0
            || lines(square, occupied, DIAGONAL) & (men(Piece::Bishop) | queens) != 0
    }
}
