//! How the positions of one material balance are numbered.
//!
//! The number of a position says, from its most important digit on: who moves, where the pawns stand, where the
//! kings stand, where everyone else stands. Men of one kind and colour have no order among them. Some numbers are
//! unused: two men on a square, a king that could be taken, or the mirror image of another position.

use super::material::{KINDS, MenBalance, PAWN};
use super::men::{Men, MoverSide};
use super::symmetry::{KingPairs, RANKS, SQUARES, Symmetry, is_on_diagonal};
use cozy_chess::{Color, Piece};
use std::ops::Range;
use std::sync::Arc;

/// Pawns stand on the second to the seventh rank.
const PAWN_SQUARES: u32 = 48;
const FIRST_PAWN_SQUARE: u8 = 8;

/// Men of one kind and colour.
#[derive(Clone, Copy, Debug)]
struct MenGroup {
    piece: Piece,
    /// Its first man, and how many there are.
    first: usize,
    count: usize,
    /// In how many ways they can stand.
    ways: u64,
}

impl MenGroup {
    fn new(piece: Piece, first: usize, count: usize) -> MenGroup {
        let squares = if piece == Piece::Pawn { PAWN_SQUARES } else { SQUARES as u32 };
        MenGroup { piece, first, count, ways: choose(squares, count as u32) }
    }

    fn men(&self) -> Range<usize> {
        self.first..self.first + self.count
    }

    fn lowest(&self) -> u8 {
        if self.piece == Piece::Pawn { FIRST_PAWN_SQUARE } else { 0 }
    }

    /// The number of the squares among all that these men can have.
    #[inline]
    fn rank(&self, squares: &[u8]) -> u64 {
        match squares {
            [one] => u64::from(one - self.lowest()),
            _ => {
                let mut sorted = [0; Men::MOST];
                let sorted = &mut sorted[..squares.len()];
                sorted.copy_from_slice(squares);
                sorted.sort_unstable();
                let place = |(index, square): (usize, &u8)| {
                    choose(u32::from(square - self.lowest()), index as u32 + 1)
                };
                sorted.iter().enumerate().map(place).sum()
            }
        }
    }

    /// Writes the squares with this number.
    #[inline]
    fn unrank(&self, number: u64, out: &mut [u8]) {
        let mut rest = number;
        for index in (0..out.len()).rev() {
            let fits = |square: &u8| choose(u32::from(*square), index as u32 + 1) <= rest;
            let square = match index {
                0 => rest as u8,
                _ => (0..SQUARES as u8).rev().find(fits).unwrap_or(0),
            };
            rest -= choose(square.into(), index as u32 + 1);
            out[index] = square + self.lowest();
        }
    }
}

/// In how many ways this number of squares can be chosen.
#[inline]
fn choose(from: u32, count: u32) -> u64 {
    let from = u64::from(from);
    match count {
        0 => 1,
        1 => from,
        2 => from * from.saturating_sub(1) / 2,
        _ => {
            (0..u64::from(count)).fold(1, |product, index| product * from.saturating_sub(index) / (index + 1))
        }
    }
}

/// The numbering of one balance.
pub(super) struct BalanceLayout {
    pub(super) balance: MenBalance,
    /// The kind and colour of every man: White's king, Black's king, then the groups. White is the stronger side.
    pub(super) roster: Vec<(Color, Piece)>,
    pawns: Vec<MenGroup>,
    others: Vec<MenGroup>,
    kings: Arc<KingPairs>,
    /// The number of every way to place the pawns; none for the mirror images of others.
    placement_of: Vec<Option<u32>>,
    placements: Vec<u32>,
    /// How many ways there are to place all men that are neither kings nor pawns.
    others_len: u64,
}

/// The two tables of king pairs, shared by all layouts.
#[derive(Clone)]
pub(super) struct KingPairTables {
    without_pawns: Arc<KingPairs>,
    with_pawns: Arc<KingPairs>,
}

impl KingPairTables {
    pub(super) fn new() -> KingPairTables {
        KingPairTables {
            without_pawns: Arc::new(KingPairs::without_pawns()),
            with_pawns: Arc::new(KingPairs::with_pawns()),
        }
    }
}

impl BalanceLayout {
    pub(super) fn new(balance: MenBalance, tables: &KingPairTables) -> BalanceLayout {
        let mut roster = vec![(Color::White, Piece::King), (Color::Black, Piece::King)];
        let mut groups = Vec::new();
        let kinds = std::iter::once(PAWN).chain(0..PAWN);
        for kind in kinds {
            for (color, force) in [(Color::White, balance.strong), (Color::Black, balance.weak)] {
                let count = usize::from(force.0[kind]);
                if count > 0 {
                    groups.push(MenGroup::new(KINDS[kind], roster.len(), count));
                    roster.extend(std::iter::repeat_n((color, KINDS[kind]), count));
                }
            }
        }
        let (pawns, others): (Vec<MenGroup>, Vec<MenGroup>) =
            groups.into_iter().partition(|group| group.piece == Piece::Pawn);
        let kings = if pawns.is_empty() { &tables.without_pawns } else { &tables.with_pawns };
        let kings = Arc::clone(kings);
        let others_len = others.iter().map(|group| group.ways).product();
        let (placement_of, placements) = (Vec::new(), Vec::new());
        let mut layout =
            BalanceLayout { balance, roster, pawns, others, kings, placement_of, placements, others_len };
        layout.place_pawns();
        layout
    }

    /// Numbers the ways to place the pawns.
    fn place_pawns(&mut self) {
        let ways: u64 = self.pawns.iter().map(|group| group.ways).product();
        for code in 0..ways {
            let mut squares = [0; Men::MOST];
            self.unrank_pawns(code, &mut squares);
            let mirrored = self.rank_pawns(&lay(&squares, Symmetry::MIRROR));
            let is_first = self.pawns.is_empty() || (code <= mirrored && self.pawns_are_apart(&squares));
            let number = is_first.then_some(self.placements.len() as u32);
            self.placements.extend(number.map(|_| code as u32));
            self.placement_of.push(number);
        }
    }

    fn pawns_are_apart(&self, squares: &[u8; Men::MOST]) -> bool {
        let men = || self.pawns.iter().flat_map(MenGroup::men);
        let taken = men().fold(0u64, |set, man| set | 1 << squares[man]);
        taken.count_ones() as usize == men().count()
    }

    #[inline]
    fn rank_pawns(&self, squares: &[u8; Men::MOST]) -> u64 {
        self.pawns.iter().fold(0, |code, group| code * group.ways + group.rank(&squares[group.men()]))
    }

    fn unrank_pawns(&self, code: u64, squares: &mut [u8; Men::MOST]) {
        unrank(&self.pawns, code, squares);
    }

    /// How many numbers there are for the kings and all men that are no pawns.
    pub(super) fn part_len(&self) -> u64 {
        self.kings.len() as u64 * self.others_len
    }

    /// How many numbers there are with one side to move.
    pub(super) fn slice_len(&self) -> u64 {
        self.placements.len() as u64 * self.part_len()
    }

    /// The moves the pawns of every placement still have to make, at most.
    pub(super) fn pawn_steps(&self) -> Vec<u32> {
        let steps = |&code: &u32| {
            let mut squares = [0; Men::MOST];
            self.unrank_pawns(code.into(), &mut squares);
            let men = self.pawns.iter().flat_map(MenGroup::men);
            let steps = |man: usize| match self.roster[man].0 {
                Color::White => 7 - squares[man] / 8,
                Color::Black => squares[man] / 8,
            };
            men.map(|man| u32::from(steps(man))).sum()
        };
        self.placements.iter().map(steps).collect()
    }

    /// The placement of the pawns after colours are changed; the same one unless both sides have the same men.
    pub(super) fn partner(&self, placement: u64) -> u64 {
        if !self.balance.is_even() {
            return placement;
        }
        let mut men = Men { squares: [0; Men::MOST], turn: MoverSide::Strong };
        self.unrank_pawns(self.placements[placement as usize].into(), &mut men.squares);
        let swapped = self.swapped(&men).squares;
        let code = self.rank_pawns(&swapped).min(self.rank_pawns(&lay(&swapped, Symmetry::MIRROR)));
        self.placement_of[code as usize].map_or(placement, u64::from)
    }

    /// The number of a position; none if the kings touch. In an even balance White must be to move.
    #[inline]
    pub(super) fn index(&self, men: &Men) -> Option<u64> {
        let within = if self.pawns.is_empty() { self.pawnless(men) } else { self.with_pawns(men) }?;
        Some(men.turn as u64 * self.slice_len() + within)
    }

    #[inline]
    fn pawnless(&self, men: &Men) -> Option<u64> {
        let pair = self.kings.pair(men.squares[0], men.squares[1]);
        let number = u64::from(pair.number?);
        let laid = lay(&men.squares, pair.symmetry);
        let mut rest = self.rank_others(&laid);
        if pair.tie {
            rest = rest.min(self.rank_others(&lay(&laid, Symmetry::DIAGONAL)));
        }
        Some(number * self.others_len + rest)
    }

    #[inline]
    fn with_pawns(&self, men: &Men) -> Option<u64> {
        let mirrored = lay(&men.squares, Symmetry::MIRROR);
        let (code, other) = (self.rank_pawns(&men.squares), self.rank_pawns(&mirrored));
        let placement = u64::from(self.placement_of[code.min(other) as usize]?);
        let number = |squares: &[u8; Men::MOST]| {
            let kings = self.kings.pair(squares[0], squares[1]).number?;
            Some(u64::from(kings) * self.others_len + self.rank_others(squares))
        };
        let rest = match code.cmp(&other) {
            std::cmp::Ordering::Less => number(&men.squares)?,
            std::cmp::Ordering::Greater => number(&mirrored)?,
            std::cmp::Ordering::Equal => number(&men.squares)?.min(number(&mirrored)?),
        };
        Some(placement * self.part_len() + rest)
    }

    #[inline]
    fn rank_others(&self, squares: &[u8; Men::MOST]) -> u64 {
        self.others.iter().fold(0, |code, group| code * group.ways + group.rank(&squares[group.men()]))
    }

    /// The men at a number.
    #[inline]
    pub(super) fn men(&self, index: u64) -> Men {
        let (slice, within) = (index / self.slice_len(), index % self.slice_len());
        let (placement, rest) = (within / self.part_len(), within % self.part_len());
        let (kings, others) = (rest / self.others_len, rest % self.others_len);
        let mut squares = [0; Men::MOST];
        self.unrank_pawns(self.placements[placement as usize].into(), &mut squares);
        squares[..2].copy_from_slice(&self.kings.squares(kings as usize));
        unrank(&self.others, others, &mut squares);
        Men { squares, turn: if slice == 0 { MoverSide::Strong } else { MoverSide::Weak } }
    }

    /// Whether a position stands at this number.
    pub(super) fn is_used(&self, index: u64, men: &Men) -> bool {
        men.are_apart(&self.roster)
            && !men.can_take_king(&self.roster)
            && (self.turning(men).is_some() || self.index(men) == Some(index))
    }

    /// How the board is to be laid for these men; none if there are two ways, of which all men together choose, or the
    /// kings touch.
    #[inline]
    fn turning(&self, men: &Men) -> Option<Symmetry> {
        if self.pawns.is_empty() {
            let pair = self.kings.pair(men.squares[0], men.squares[1]);
            return (pair.number.is_some() && !pair.tie).then_some(pair.symmetry);
        }
        let mirrored = lay(&men.squares, Symmetry::MIRROR);
        match self.rank_pawns(&men.squares).cmp(&self.rank_pawns(&mirrored)) {
            std::cmp::Ordering::Less => Some(Symmetry::NONE),
            std::cmp::Ordering::Greater => Some(Symmetry::MIRROR),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// How the number of a position changes as one man goes elsewhere; none if that is not told so simply. In an even
    /// balance White must be to move.
    #[inline]
    pub(super) fn track(&self, numbered: &Numbered, man: usize) -> Option<Track<'_>> {
        let Numbered { men, index } = numbered;
        let symmetry = self.turning(men)?;
        let king = |other: usize| {
            let number = self.kings.pair(men.squares[0], men.squares[1]).number?;
            let (kings, step) = (&*self.kings, self.others_len);
            let base = index - step * u64::from(number);
            Some(Track::King { kings, man, other: men.squares[other], step, base })
        };
        let is_laid = symmetry == Symmetry::NONE;
        match man {
            0 => king(1).filter(|_| is_laid && self.has_pawns()),
            // The other king lays the board.
            1 => king(0).filter(|_| is_laid && (self.has_pawns() || !is_on_diagonal(men.squares[0]))),
            _ => {
                let group = self.others.iter().position(|group| group.first == man && group.count == 1)?;
                let step = self.others[group + 1..].iter().map(|group| group.ways).product();
                let base = index - step * u64::from(symmetry.apply(men.squares[man]));
                Some(Track::Man { symmetry, step, base })
            }
        }
    }

    /// The position with the other side to move; in an even balance colours are changed instead. None if it has no number.
    #[inline]
    pub(super) fn other_to_move(&self, numbered: &Numbered) -> Option<Numbered> {
        let men = Men { turn: numbered.men.turn.other(), ..numbered.men };
        if self.balance.is_even() {
            let men = self.swapped(&men);
            return Some(Numbered { index: self.index(&men)?, men });
        }
        let index = numbered.index % self.slice_len() + men.turn as u64 * self.slice_len();
        Some(Numbered { men, index })
    }

    /// The same position with colours changed; only in an even balance.
    #[inline]
    pub(super) fn swapped(&self, men: &Men) -> Men {
        let mut squares = [0; Men::MOST];
        squares[0] = men.squares[1] ^ RANKS;
        squares[1] = men.squares[0] ^ RANKS;
        for pair in self.pawns.chunks_exact(2).chain(self.others.chunks_exact(2)) {
            for (white, black) in pair[0].men().zip(pair[1].men()) {
                squares[white] = men.squares[black] ^ RANKS;
                squares[black] = men.squares[white] ^ RANKS;
            }
        }
        Men { squares, turn: men.turn.other() }
    }

    pub(super) fn has_pawns(&self) -> bool {
        !self.pawns.is_empty()
    }
}

/// Men and their number.
#[derive(Clone, Copy)]
pub(super) struct Numbered {
    pub men: Men,
    pub index: u64,
}

/// The numbers of positions that differ in where one man stands.
pub(super) enum Track<'a> {
    King { kings: &'a KingPairs, man: usize, other: u8, step: u64, base: u64 },
    Man { symmetry: Symmetry, step: u64, base: u64 },
}

impl Track<'_> {
    /// The number with the man on this square; none if the kings touch.
    #[inline]
    pub(super) fn index(&self, square: u8) -> Option<u64> {
        match *self {
            Track::King { kings, man, other, step, base } => {
                let pair = if man == 0 { kings.pair(square, other) } else { kings.pair(other, square) };
                Some(base + step * u64::from(pair.number?))
            }
            Track::Man { symmetry, step, base } => Some(base + step * u64::from(symmetry.apply(square))),
        }
    }
}

#[inline]
fn lay(squares: &[u8; Men::MOST], symmetry: Symmetry) -> [u8; Men::MOST] {
    squares.map(|square| symmetry.apply(square))
}

#[inline]
fn unrank(groups: &[MenGroup], code: u64, squares: &mut [u8; Men::MOST]) {
    let mut rest = code;
    for group in groups.iter().rev() {
        group.unrank(rest % group.ways, &mut squares[group.men()]);
        rest /= group.ways;
    }
}
