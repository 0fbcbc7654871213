//! Where the evaluation puts what it finds: one walk over the board, several uses.
//!
//! The walk reports "White has two of slot 17". [`WeightSum`] multiplies by weights at once, which is how the search
//! evaluates; [`Trace`] keeps the counts, which is what tuning and explanations need.

use super::pair::Pair;
use super::slots::{KING_ATTACK, MATERIAL, SLOTS, place};
use super::weights::SlotWeights;
use cozy_chess::{Color, Piece, Square};

/// Collects everything the evaluation finds.
pub(super) trait TermTally {
    /// A colour has `count` of what a slot measures.
    fn add(&mut self, color: Color, slot: usize, count: i32);

    /// A colour has a man on a square.
    #[inline(always)]
    fn add_man(&mut self, color: Color, piece: Piece, square: Square) {
        if piece != Piece::King {
            self.add(color, MATERIAL.at(piece as usize), 1);
        }
        self.add(color, place(piece, square.relative_to(color)), 1);
    }
}

/// Weights made ready for the search: what a man is worth on each square in one number.
pub(super) struct Worths {
    weights: SlotWeights,
    men: [[Pair; Square::NUM]; Piece::NUM],
}

impl Worths {
    pub(super) fn new(weights: SlotWeights) -> Self {
        let man = |piece: Piece, square: Square| {
            let material = match piece {
                Piece::King => Pair::ZERO,
                _ => weights.pair(MATERIAL.at(piece as usize)),
            };
            material + weights.pair(place(piece, square))
        };
        let men = Piece::ALL.map(|piece| Square::ALL.map(|square| man(piece, square)));
        Worths { weights, men }
    }
}

/// Adds up weights.
pub(super) struct WeightSum<'a> {
    worths: &'a Worths,
    totals: [Pair; Color::NUM],
    dangers: [Pair; Color::NUM],
}

impl<'a> WeightSum<'a> {
    pub(super) fn new(worths: &'a Worths) -> Self {
        WeightSum { worths, totals: [Pair::ZERO; Color::NUM], dangers: [Pair::ZERO; Color::NUM] }
    }

    /// Adds what was found before, White's less Black's.
    pub(super) fn add_total(&mut self, total: Pair) {
        self.totals[Color::White as usize] += total;
    }

    /// What has been found so far, White's less Black's, attacks on kings left out.
    pub(super) fn total(&self) -> Pair {
        self.totals[Color::White as usize] - self.totals[Color::Black as usize]
    }

    /// Everything, White's less Black's.
    pub(super) fn finish(&self) -> Pair {
        let [white, black] = self.dangers.map(danger);
        self.total() + white - black
    }
}

impl TermTally for WeightSum<'_> {
    #[inline(always)]
    fn add(&mut self, color: Color, slot: usize, count: i32) {
        let worth = self.worths.weights.pair(slot) * count;
        if is_attack(slot) {
            self.dangers[color as usize] += worth;
        } else {
            self.totals[color as usize] += worth;
        }
    }

    #[inline(always)]
    fn add_man(&mut self, color: Color, piece: Piece, square: Square) {
        self.totals[color as usize] += self.worths.men[piece as usize][square.relative_to(color) as usize];
    }
}

/// Keeps the counts.
pub(super) struct Trace {
    counts: Vec<[i16; Color::NUM]>,
}

impl Trace {
    pub(super) fn new() -> Self {
        Trace { counts: vec![[0; Color::NUM]; SLOTS] }
    }

    /// How often each colour has what a slot measures.
    pub(super) fn counts(&self) -> &[[i16; Color::NUM]] {
        &self.counts
    }
}

impl TermTally for Trace {
    fn add(&mut self, color: Color, slot: usize, count: i32) {
        self.counts[slot][color as usize] += count as i16;
    }
}

/// Attacks on a king are counted apart: their worth is not their sum.
pub(super) const fn is_attack(slot: usize) -> bool {
    slot >= KING_ATTACK.start && slot < KING_ATTACK.start + KING_ATTACK.len
}

/// Attackers help each other: in the middlegame danger grows with the square of their sum.
pub(crate) const DANGER_SQUARE: i32 = 1024;
/// In the endgame a king can walk away: danger grows only with the sum.
pub(crate) const DANGER_LINE: i32 = 16;
/// Danger beyond this adds nothing: the king is as good as mated, and sums must stay small.
pub(crate) const DANGER_MAX: i32 = 1600;

/// What an attack of this strength is worth to the attacker.
pub(super) fn danger(strength: Pair) -> Pair {
    let middle = strength.middle().clamp(0, DANGER_MAX);
    let end = strength.end().clamp(0, DANGER_MAX);
    Pair::new((middle * middle / DANGER_SQUARE) as i16, (end / DANGER_LINE) as i16)
}
