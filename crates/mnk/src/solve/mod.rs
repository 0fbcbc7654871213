//! The exact value of a position, of each of its moves, and the distance to the end of the game.
//!
//! Every question has the form "does this side win within N plies?" and is answered by a proof search. Short
//! wins are looked for first, then wins of any length for either side; what neither side can win is a draw. The
//! distance of a long win is found by asking again with growing limits.

mod judge;
mod open;
mod pairing;
mod path;
mod proof;
mod prove;
mod symmetry;

use crate::rules::{Mnk, Square, State};
use judge::{Judge, ProvenWorth};
use path::Path;
use proof::AttackTable;
use prove::Prover;
use search::Control;
use search::Stopped;
use serde::Serialize;
use symmetry::SymmetricKeys;

/// Bits of the table's size: 32 MiB.
const DEFAULT_TABLE_BITS: u32 = 21;

/// Larger tables are not made, whatever is asked for: 1 GiB.
const MAX_TABLE_BITS: u32 = 26;

/// The result of a game that both sides play without a mistake, seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The other side wins.
    Loss,
    /// Neither side wins.
    Draw,
    /// The side to move wins.
    Win,
}

impl Verdict {
    /// The same result seen by the other side.
    pub fn flip(self) -> Verdict {
        match self {
            Verdict::Loss => Verdict::Win,
            Verdict::Draw => Verdict::Draw,
            Verdict::Win => Verdict::Loss,
        }
    }
}

/// What a solver does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolveOptions {
    /// Find out how many plies a decided game lasts: the winner hurries, the loser delays.
    pub distance: bool,
    /// Judge every move, not only one of the best.
    pub all_moves: bool,
    /// The table has two to the power of this many entries of 16 bytes; small boards take less.
    pub table_bits: u32,
}

impl Default for SolveOptions {
    fn default() -> Self {
        SolveOptions { distance: true, all_moves: false, table_bits: DEFAULT_TABLE_BITS }
    }
}

/// The exact value of one move, seen by the side that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveVerdict {
    /// The move.
    pub square: Square,
    /// What it leads to.
    pub verdict: Verdict,
    /// Plies to the end of the game, the move included; none for a draw or when not asked for.
    pub plies: Option<u32>,
}

/// The exact value of a position, seen by the side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// What best play leads to.
    pub verdict: Verdict,
    /// Plies to the end of the game; none for a draw or when not asked for.
    pub plies: Option<u32>,
    /// Every move in the order of the cells if asked for, else one of the best; none in a finished game.
    pub moves: Vec<MoveVerdict>,
    /// Positions looked at.
    pub nodes: u64,
}

impl Solution {
    /// The moves that are as good as the position: of wins the soonest, of losses the latest.
    pub fn best(&self) -> impl Iterator<Item = Square> + '_ {
        let is_best = |m: &&MoveVerdict| m.verdict == self.verdict && m.plies == self.plies;
        self.moves.iter().filter(is_best).map(|m| m.square)
    }
}

/// Solves a position once; a [`Solver`] keeps what it has proven for the next.
pub fn solve<const WORDS: usize>(
    game: &Mnk<WORDS>,
    state: &State<WORDS>,
    options: SolveOptions,
    control: &dyn Control,
) -> Result<Solution, Stopped> {
    Solver::new(game, options).solve(state, control)
}

/// Solves positions of one game and remembers what it has proven.
pub struct Solver<'a, const WORDS: usize> {
    game: &'a Mnk<WORDS>,
    options: SolveOptions,
    keys: SymmetricKeys,
    facts: AttackTable,
}

impl<'a, const WORDS: usize> Solver<'a, WORDS> {
    /// A solver that knows nothing yet.
    pub fn new(game: &'a Mnk<WORDS>, options: SolveOptions) -> Self {
        // Two bits tell everything about a cell, and two more who moves and attacks.
        let needed = 2 * game.cells() as u32 + 2;
        let bits = options.table_bits.min(needed).min(MAX_TABLE_BITS);
        let keys = SymmetricKeys::new(game.columns(), game.rows());
        Solver { game, options, keys, facts: AttackTable::new(bits) }
    }

    /// Solves a position. `control` may end it.
    pub fn solve(&mut self, state: &State<WORDS>, control: &dyn Control) -> Result<Solution, Stopped> {
        if let Some(ProvenWorth { verdict, plies }) = ProvenWorth::of_finished(self.game, state) {
            return Ok(Solution { verdict, plies, moves: Vec::new(), nodes: 0 });
        }
        let (path, root) = Path::new(self.game, &self.keys, state);
        let prover = Prover::new(path, &mut self.facts, control, self.game.cells());
        Judge { game: self.game, options: self.options, prover, state, root }.solve()
    }
}
