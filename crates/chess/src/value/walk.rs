//! The walk over the board that finds everything there is to report.

use super::attacks::Attacks;
use super::blend::blend;
use super::cache::PawnCache;
use super::counting::count_fast;
use super::endings::drive_bare_king;
use super::pieces::{Scene, pieces};
use super::pressure::pressure;
use super::slots::TEMPO;
use super::structure::{Structure, structure};
use super::tally::{TermTally, Trace, WeightSum, Worths};
use super::weights::SlotWeights;
use crate::rules::State;
use cozy_chess::{Board, Color};
use std::sync::Arc;

/// Judges positions for the search: as fast as possible, with a memory for pawn structures.
#[derive(Clone)]
pub struct PositionJudge {
    worths: Arc<Worths>,
    pawns: PawnCache,
}

impl PositionJudge {
    /// Judges by these weights.
    pub fn new(weights: SlotWeights) -> Self {
        PositionJudge { worths: Arc::new(Worths::new(weights)), pawns: PawnCache::new() }
    }

    /// What the state is worth to White, in hundredths of a pawn.
    pub fn value(&mut self, state: &State) -> i32 {
        let board = state.board();
        let (total, structure) = self.pawns.look_up(&self.worths, board);
        let worths = &self.worths;
        count_fast(
            #[inline(always)]
            || {
                let mut sum = WeightSum::new(worths);
                sum.add_total(total);
                beyond_pawns(board, &structure, &mut sum);
                blend(sum.finish(), state)
            },
        )
    }
}

/// Everything there is to report about a position.
pub(super) fn trace(board: &Board) -> Trace {
    let mut trace = Trace::new();
    let structure = structure(board, &mut trace);
    beyond_pawns(board, &structure, &mut trace);
    trace
}

#[inline(always)]
fn beyond_pawns<T: TermTally>(board: &Board, structure: &Structure, tally: &mut T) {
    let scene = Scene { board, structure };
    let mut attacks = Attacks::new(board);
    pieces(&scene, Color::White, &mut attacks, tally);
    pieces(&scene, Color::Black, &mut attacks, tally);
    pressure(&scene, Color::White, &attacks, tally);
    pressure(&scene, Color::Black, &attacks, tally);
    drive_bare_king(board, tally);
    tally.add(board.side_to_move(), TEMPO.at(0), 1);
}
