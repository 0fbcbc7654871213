//! The exact value of a position by search to the end of the game: the margin, the empty squares given to the winner.

mod last;
mod position;
mod search;
mod table;

use self::search::EndingSearch;
use crate::rules::{Move, Reversi, State};
use ::search::{Control, Game, Stopped};
use position::DiscPosition;
use std::cmp::Reverse;
use table::FactTable;

/// Bits of the table's size: 48 MiB.
const DEFAULT_TABLE_BITS: u32 = 20;

/// Larger tables are not made, whatever is asked for: 3 GiB.
const MAX_TABLE_BITS: u32 = 26;

/// The question to be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// By how many discs the game is won or lost.
    Margin,
    /// Only who wins: much less work.
    Result,
}

/// What a solver does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolveOptions {
    /// The question to be solved.
    pub goal: Goal,
    /// Judge every move, not only one of the best.
    pub all_moves: bool,
    /// The table has two to the power of this many pairs of entries of 24 bytes.
    pub table_bits: u32,
}

impl Default for SolveOptions {
    fn default() -> Self {
        SolveOptions { goal: Goal::Margin, all_moves: false, table_bits: DEFAULT_TABLE_BITS }
    }
}

/// The exact value of one move, seen by the side that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveDiscs {
    /// The move.
    pub m: Move,
    /// The margin it leads to; its sign where only the result was asked for.
    pub margin: i32,
}

/// The exact value of a position, seen by the side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The margin with best play; its sign where only the result was asked for.
    pub margin: i32,
    /// Every move in the order of the squares if asked for, else one of the best; none in a finished game.
    pub moves: Vec<MoveDiscs>,
    /// Positions looked at.
    pub nodes: u64,
}

/// Solves positions of one game and remembers what it has proven.
pub struct Solver<'a> {
    game: &'a Reversi,
    options: SolveOptions,
    table: FactTable,
}

impl<'a> Solver<'a> {
    /// A solver that knows nothing yet.
    pub fn new(game: &'a Reversi, options: SolveOptions) -> Self {
        Solver { game, options, table: FactTable::new(options.table_bits.min(MAX_TABLE_BITS)) }
    }

    /// Solves a position. `control` may end it.
    pub fn solve(&mut self, state: &State, control: &dyn Control) -> Result<Solution, Stopped> {
        let position = DiscPosition::of(state);
        let mut search = EndingSearch::new(&self.game.geometry, &mut self.table, control);
        let mut legal = Vec::new();
        self.game.moves(state, &mut legal);
        if legal.is_empty() {
            let margin = self.options.goal.of_finished(position.margin(search.squares));
            return Ok(Solution { margin, moves: Vec::new(), nodes: 0 });
        }
        legal.sort_by_cached_key(|&m| Reverse(search.promise(after(position, m))));
        let mut moves: Vec<MoveDiscs> = Vec::new();
        let mut best = None;
        for m in legal {
            let rival = best.filter(|_| !self.options.all_moves);
            let Some(margin) = self.options.goal.judge(&mut search, after(position, m), best, rival)? else {
                continue;
            };
            if !self.options.all_moves {
                moves.clear();
            }
            moves.push(MoveDiscs { m, margin });
            best = best.max(Some(margin));
        }
        moves.sort_by_key(|solved| solved.m);
        let nodes = search.nodes;
        Ok(Solution { margin: best.expect("the first move is always judged"), moves, nodes })
    }
}

impl Goal {
    /// What is asked for of a margin.
    fn of_finished(self, margin: i32) -> i32 {
        match self {
            Goal::Margin => margin,
            Goal::Result => margin.signum(),
        }
    }

    /// The value of the move that leads to `next`, unless it is no better than `rival`; the best so far is the guess.
    fn judge(
        self,
        search: &mut EndingSearch<'_>,
        next: DiscPosition,
        best: Option<i32>,
        rival: Option<i32>,
    ) -> Result<Option<i32>, Stopped> {
        let found = match (self, rival) {
            (Goal::Margin, None) => -search.exact(next, -best.unwrap_or(0))?,
            (Goal::Margin, Some(rival)) => {
                let margin = -search.margin(next, -rival - 1, -rival)?;
                if margin <= rival { margin } else { -search.exact(next, -margin)? }
            }
            (Goal::Result, rival) => -search.margin(next, -1, -rival.unwrap_or(-1).min(0))?.signum(),
        };
        Ok(rival.is_none_or(|rival| found > rival).then_some(found))
    }
}

/// The position after a move, seen by the opponent.
fn after(position: DiscPosition, m: Move) -> DiscPosition {
    match m {
        Move::Put(square) => position.put(square.index(), position.turned(square.index())),
        Move::Pass => position.passed(),
    }
}
