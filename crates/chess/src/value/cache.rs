//! Pawns move seldom: what is known about a pawn structure is kept.

use super::pair::Pair;
use super::structure::{Structure, structure};
use super::tally::{WeightSum, Worths};
use cozy_chess::{BitBoard, Board, Color, Piece};

/// Structures kept; a power of two. Larger tables fall out of the processor's own caches.
const ENTRIES: usize = 1 << 12;

/// Odd numbers without pattern, one for each part of a key.
const MIX: [u64; 4] =
    [0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f, 0x1656_67b1_9e37_79f9, 0xff51_afd7_ed55_8ccd];

#[derive(Clone, Copy)]
struct PawnEntry {
    parts: [BitBoard; 3],
    total: Pair,
    structure: Structure,
}

/// Remembers pawn structures with kings.
#[derive(Clone)]
pub(super) struct PawnCache {
    entries: Box<[PawnEntry]>,
}

impl PawnCache {
    pub(super) fn new() -> Self {
        // No position has all three sets empty, so that nothing matches an empty entry.
        let empty =
            PawnEntry { parts: [BitBoard::EMPTY; 3], total: Pair::ZERO, structure: Structure::default() };
        PawnCache { entries: vec![empty; ENTRIES].into_boxed_slice() }
    }

    /// The worth of pawns and kings, White's less Black's, and what else is to be known about the pawns.
    pub(super) fn look_up(&mut self, worths: &Worths, board: &Board) -> (Pair, Structure) {
        let parts = parts(board);
        let entry = &mut self.entries[index(parts)];
        if entry.parts != parts {
            let mut sum = WeightSum::new(worths);
            let structure = structure(board, &mut sum);
            *entry = PawnEntry { parts, total: sum.total(), structure };
        }
        (entry.total, entry.structure)
    }
}

/// Pawns of both colours, and the kings; the white king is told apart by the second set.
fn parts(board: &Board) -> [BitBoard; 3] {
    let (pawns, kings) = (board.pieces(Piece::Pawn), board.pieces(Piece::King));
    let white = board.colors(Color::White);
    [pawns, kings, white & (pawns | kings)]
}

fn index(parts: [BitBoard; 3]) -> usize {
    let mixed =
        parts.iter().zip(MIX).fold(0, |key: u64, (part, mix)| (key ^ part.0).wrapping_mul(mix) ^ key >> 29);
    (mixed.wrapping_mul(MIX[3]) >> (u64::BITS - ENTRIES.trailing_zeros())) as usize
}
