//! The positions with the same men, as the solver sees them: men stand still, kings step about.
//!
//! Kings are counted over the squares without a man. A *spot* is the position of such a square among them, and
//! bit `n` of a set of spots is spot `n`: there are no holes to skip.

use super::balance::Balance;
use super::combinations::squares;
use super::{Armies, Numbering, state_of};
use crate::{SQUARES, Square, Squares};
use endgame::{ClassId, ClassPart, Entry, Expansion, Indexer, SolvedTables, SolverView};
use search::Side;

/// Room for the moves of a position with few pieces, so that the list need not grow.
const MOVES: usize = 24;

/// By square, the squares one step away.
const NEIGHBOURS: [u32; SQUARES] = neighbours();

const fn neighbours() -> [u32; SQUARES] {
    let mut table = [0; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        table[square] = Squares::of(Square::from_index(square)).neighbours().mask();
        square += 1;
    }
    table
}

/// The positions with certain men.
pub(super) struct MenView<'a> {
    numbering: &'a Numbering,
    balance: &'a Balance,
    men: [u32; 2],
    /// How many spots there are.
    spots: usize,
    /// By spot, its square.
    square_of: [u8; SQUARES],
    /// By spot, the spots one step away.
    neighbours: [u32; SQUARES],
    /// The numbers from here on are those of positions in which the second army moves.
    second_start: u32,
}

/// Where the kings of the two armies stand, as sets of spots, and which army moves.
#[derive(Clone, Copy)]
struct Kings {
    sets: [u32; 2],
    mover: usize,
}

impl<'a> MenView<'a> {
    pub(super) fn new(numbering: &'a Numbering, class: ClassId, part: &ClassPart) -> MenView<'a> {
        let balance = &numbering.balances[class.number()];
        let men = balance.men(part.index(0) / balance.king_ways, &numbering.sets);
        let free = !(men[0] | men[1]);
        let mut square_of = [0; SQUARES];
        let mut spot_of = [0; SQUARES];
        for (spot, square) in squares(free).enumerate() {
            square_of[spot] = square as u8;
            spot_of[square as usize] = spot;
        }
        let spots = free.count_ones() as usize;
        let mut neighbours = [0; SQUARES];
        for spot in 0..spots {
            let near = NEIGHBOURS[usize::from(square_of[spot])] & free;
            neighbours[spot] = squares(near).fold(0, |set, square| set | 1 << spot_of[square as usize]);
        }
        // Even armies whose men stand alike from both ends: who moves makes no difference.
        let is_single = u64::from(part.len()) == balance.king_ways;
        let second_start = if is_single { 0 } else { balance.king_ways as u32 };
        MenView { numbering, balance, men, spots, square_of, neighbours, second_start }
    }

    #[inline]
    fn decode(&self, local: u32) -> Kings {
        let ways = self.balance.king_ways as u32;
        let (index, mover) = if local < ways { (local, 0) } else { (local - ways, 1) };
        let sets = self.balance.kings(index.into(), 0, &self.numbering.sets);
        Kings { sets: self.face(sets, mover), mover }
    }

    #[inline]
    fn encode(&self, kings: Kings) -> u32 {
        let index = self.balance.king_index(self.face(kings.sets, kings.mover), 0) as u32;
        if kings.mover == 0 { index } else { self.second_start + index }
    }

    /// Between the numbered and the real places of the kings: even armies are numbered with the mover first.
    #[inline]
    fn face(&self, [first, second]: [u32; 2], mover: usize) -> [u32; 2] {
        if mover == 0 || !self.balance.is_even() {
            return [first, second];
        }
        let turn = |set: u32| set.reverse_bits() >> (SQUARES - self.spots);
        [turn(second), turn(first)]
    }

    #[inline]
    fn on_board(&self, spots: u32) -> u32 {
        squares(spots).fold(0, |set, spot| set | 1 << self.square_of[spot as usize])
    }
}

impl SolverView for MenView<'_> {
    fn expand(&self, local: u32, solved: &SolvedTables, out: &mut Expansion) {
        let kings = self.decode(local);
        let armies = Armies { men: self.men, kings: kings.sets.map(|set| self.on_board(set)) };
        let turn = [Side::Max, Side::Min][kings.mover];
        let state = state_of(&armies, turn);
        let mut moves = Vec::with_capacity(MOVES);
        state.append_moves(&mut moves);
        if moves.is_empty() {
            return out.end(Entry::loss(0));
        }
        let own_kings = state.kings(turn);
        for m in moves {
            if own_kings.contains(m.from()) && !m.is_capture() {
                out.stay_unnamed(1);
            } else {
                // A side without pieces has no number and has lost.
                let place = self.numbering.index(&state.after(m));
                out.leave(place.map_or(Entry::loss(0), |place| solved.entry(place)));
            }
        }
    }

    fn can_retract(&self) -> bool {
        true
    }

    fn retract(&self, local: u32, out: &mut Vec<u32>) {
        let kings = self.decode(local);
        let mover = 1 - kings.mover;
        let empty = !(kings.sets[0] | kings.sets[1]);
        for to in squares(kings.sets[mover]) {
            for from in squares(self.neighbours[to as usize] & empty) {
                let mut sets = kings.sets;
                sets[mover] ^= 1 << to | 1 << from;
                out.push(self.encode(Kings { sets, mover }));
            }
        }
    }
}
