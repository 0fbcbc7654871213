//! What the tables of a store contain, by slice and by number of pieces.

use crate::count::{Longest, SliceCount};
use crate::error::EndgameError;
use crate::indexer::{ClassId, Indexer, TablePlace};
use crate::plan::classes_up_to;
use crate::store::Store;

/// The count of a slice and where it belongs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SliceStats {
    /// The class; examples in the count are numbers in it.
    pub class: ClassId,
    /// Pieces on the board.
    pub pieces: u32,
    /// What the slice contains.
    pub count: SliceCount,
}

/// All positions with the same number of pieces together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceTotal {
    /// Pieces on the board.
    pub pieces: u32,
    /// All positions.
    pub positions: u64,
    /// Those won for the side to move.
    pub wins: u64,
    /// Those drawn.
    pub draws: u64,
    /// Those lost for the side to move.
    pub losses: u64,
    /// Plies of the longest win and a position that takes so long.
    pub longest_win: Option<(u16, TablePlace)>,
}

/// What the tables of a store contain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoreStats {
    /// By slice, in the order of the classes.
    pub slices: Vec<SliceStats>,
    /// By number of pieces, smallest first.
    pub totals: Vec<PieceTotal>,
}

/// Reads what was counted when the tables were built; classes that are not there are left out.
pub fn stats<I: Indexer>(indexer: &I, store: &Store, pieces: u32) -> Result<StoreStats, EndgameError> {
    let mut slices = Vec::new();
    for class in classes_up_to(indexer, pieces) {
        let counts = match store.count(indexer, class) {
            Err(EndgameError::Missing { .. }) => continue,
            counts => counts?,
        };
        let pieces = indexer.class(class).pieces;
        slices.extend(counts.into_iter().map(|count| SliceStats { class, pieces, count }));
    }
    let totals = totals(&slices);
    Ok(StoreStats { slices, totals })
}

fn totals(slices: &[SliceStats]) -> Vec<PieceTotal> {
    let mut totals: Vec<PieceTotal> = Vec::new();
    for slice in slices {
        let number = totals.iter().position(|total| total.pieces == slice.pieces).unwrap_or_else(|| {
            totals.push(PieceTotal::new(slice.pieces));
            totals.len() - 1
        });
        totals[number].add(slice);
    }
    totals.sort_by_key(|total| total.pieces);
    totals
}

impl PieceTotal {
    fn new(pieces: u32) -> PieceTotal {
        PieceTotal { pieces, positions: 0, wins: 0, draws: 0, losses: 0, longest_win: None }
    }

    fn add(&mut self, slice: &SliceStats) {
        let count = &slice.count;
        self.positions += count.positions;
        self.wins += count.wins;
        self.draws += count.draws;
        self.losses += count.losses;
        let place = |longest: Longest| TablePlace { class: slice.class, index: longest.example };
        let longest = count.longest_win.map(|longest| (longest.plies, place(longest)));
        if longest.map(|(plies, _)| plies) > self.longest_win.map(|(plies, _)| plies) {
            self.longest_win = longest;
        }
    }
}
