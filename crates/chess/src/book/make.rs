//! Making a book by analysis: the opening tree is grown ply by ply, and moves are weighted by the search's scores.
//!
//! The same recipe makes the same book: searches are limited by nodes, run on one thread and start with an empty
//! table.

use super::positions::{Book, BookMove};
use super::{ChessBook, key};
use crate::rules::{Chess, State};
use crate::tactics::ChessTactics;
use cozy_chess::Move;
use search::pvs::{Limits, Table, ThinkRequest, Variation, think};
use search::{Checkpoint, Control, Game, NoControl, Notation, Silent};
use std::collections::HashSet;

/// The first move is chosen as the essay has it: in hundredths.
const FIRST_MOVES: [(&str, u16); 11] = [
    ("e4", 30),
    ("d4", 30),
    ("c4", 15),
    ("Nf3", 13),
    ("f4", 5),
    ("b3", 2),
    ("b4", 1),
    ("g3", 1),
    ("e3", 1),
    ("d3", 1),
    ("Nc3", 1),
];
/// How many moves are kept at each ply after the first: many early, few late.
const WIDTHS: [usize; 7] = [4, 3, 3, 2, 2, 2, 1];
/// A move that scores this much less than the best, in hundredths of a pawn, is chosen half as often.
const HALVING: f64 = 15.0;
/// A move that scores this much less is not kept.
const MARGIN: i32 = 40;
/// The weight of the best move.
const BEST_WEIGHT: f64 = 100.0;
/// The table of one search.
const TABLE_MIB: usize = 4;

/// How a book is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookRecipe {
    /// Plies from the start.
    pub plies: usize,
    /// Nodes of the search of one position.
    pub nodes: u64,
}

impl Default for BookRecipe {
    fn default() -> Self {
        BookRecipe { plies: 8, nodes: 20_000 }
    }
}

/// Makes a book while it may go on; tells how many positions of how many are done in each ply.
pub fn make(
    recipe: BookRecipe,
    control: &dyn Control,
    tell: &mut dyn FnMut(usize, usize),
) -> Option<ChessBook> {
    let chess = Chess::default();
    let mut entries: Vec<(u64, BookMove)> = Vec::new();
    let mut seen: HashSet<u64> = HashSet::new();
    let mut open = vec![chess.start()];
    for ply in 0..recipe.plies {
        let mut next = Vec::new();
        for (done, state) in open.iter().enumerate() {
            tell(done, open.len());
            if !control.goes_on(Checkpoint::Work) {
                return None;
            }
            if !seen.insert(key(state)) {
                continue;
            }
            for (m, weight) in weighted(&chess, state, ply, recipe.nodes) {
                entries.push((key(state), BookMove { code: chess.code(m), weight }));
                next.push(chess.play(state, m));
            }
        }
        open = next;
    }
    Some(ChessBook::new(Book::new(entries)))
}

/// The moves of a position with their weights.
fn weighted(chess: &Chess, state: &State, ply: usize, nodes: u64) -> Vec<(Move, u16)> {
    let Some(widths) = ply.checked_sub(1) else {
        let first = |&(name, weight): &(&str, u16)| Some((chess.parse_move(state, name).ok()?, weight));
        return FIRST_MOVES.iter().filter_map(first).collect();
    };
    let width = WIDTHS.get(widths).copied().unwrap_or(1);
    let lines = analysed(chess, state, width, nodes);
    let Some(best) = lines.first().map(|line| line.score.0) else { return Vec::new() };
    let kept = lines.iter().filter(|line| best - line.score.0 <= MARGIN);
    let weight =
        |line: &Variation<Move>| (BEST_WEIGHT * (f64::from(line.score.0 - best) / HALVING).exp2()) as u16;
    kept.filter_map(|line| Some((*line.moves.first()?, weight(line)))).collect()
}

fn analysed(chess: &Chess, state: &State, lines: usize, nodes: u64) -> Vec<Variation<Move>> {
    let request =
        ThinkRequest { limits: Limits { nodes, ..Limits::default() }, lines, ..ThinkRequest::new(state) };
    let tactics = ChessTactics::default();
    let table = Table::new(TABLE_MIB);
    think(chess, &tactics, Silent, &table, &request, &NoControl, &mut |_| {}).lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Stop;

    #[test]
    fn the_same_recipe_makes_the_same_book() {
        let recipe = BookRecipe { plies: 3, nodes: 500 };
        let book = make(recipe, &NoControl, &mut |_, _| ()).unwrap();
        assert_eq!(Some(&book), make(recipe, &NoControl, &mut |_, _| ()).as_ref());
        assert_eq!(make(recipe, &Stop::raised(), &mut |_, _| ()), None, "stopped");
        assert!(book.positions() > 10, "{}", book.positions());
        let start = Chess::default().start();
        assert_eq!(book.moves(&start).len(), FIRST_MOVES.len());
    }
}
