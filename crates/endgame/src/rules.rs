//! Entries worked out by the rules alone: the view of a part for indexers that bring none, and the oracle.

use crate::entry::Entry;
use crate::indexer::{
    ClassId, ClassPart, Expansion, IndexedMove, IndexedState, Indexer, SolverView, TablePlace,
};
use crate::table::SolvedTables;
use search::Game;

/// The entry of a state worked out from those of its successors, when the entries of numbered states are known.
pub fn derive<I: Indexer>(
    indexer: &I,
    state: &IndexedState<I>,
    lookup: &impl Fn(TablePlace) -> Entry,
    moves: &mut Vec<IndexedMove<I>>,
) -> Entry {
    let game = indexer.game();
    let turn = game.turn(state);
    if let Some(outcome) = game.outcome(state) {
        return Entry::of_outcome(outcome, turn);
    }
    // One buffer serves every ply: each appends its moves and takes them away again.
    let start = moves.len();
    game.moves(state, moves);
    let mut best = None;
    for number in start..moves.len() {
        let next = game.play(state, moves[number]);
        let entry = match indexer.index(&next) {
            Some(place) => lookup(place),
            None => derive(indexer, &next, lookup, moves),
        };
        best = best.max(Some(entry.before()));
    }
    moves.truncate(start);
    best.unwrap_or_else(|| Entry::of_outcome(game.stuck(state), turn))
}

/// A part seen through the rules of its game.
pub struct RulesView<'a, I> {
    indexer: &'a I,
    class: ClassId,
    part: &'a ClassPart,
}

impl<'a, I: Indexer> RulesView<'a, I> {
    /// The view of a part of a class.
    pub fn new(indexer: &'a I, class: ClassId, part: &'a ClassPart) -> Self {
        RulesView { indexer, class, part }
    }

    /// The local number of a state, if it is in this part.
    fn local(&self, place: TablePlace) -> Option<u32> {
        if place.class == self.class { self.part.local(place.index) } else { None }
    }
}

impl<I: Indexer> SolverView for RulesView<'_, I> {
    fn expand(&self, local: u32, solved: &SolvedTables, out: &mut Expansion) {
        let place = TablePlace { class: self.class, index: self.part.index(local) };
        if !self.indexer.is_used(place) {
            return out.end(Entry::DRAW);
        }
        let state = self.indexer.state(place);
        let game = self.indexer.game();
        if let Some(outcome) = game.outcome(&state) {
            return out.end(Entry::of_outcome(outcome, game.turn(&state)));
        }
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        if moves.is_empty() {
            return out.end(Entry::of_outcome(game.stuck(&state), game.turn(&state)));
        }
        for number in 0..moves.len() {
            let next = game.play(&state, moves[number]);
            match self.indexer.index(&next) {
                None => out.leave(derive(self.indexer, &next, &|place| solved.entry(place), &mut moves)),
                Some(place) => match self.local(place) {
                    None => out.leave(solved.entry(place)),
                    Some(target) => out.stay(target),
                },
            }
        }
    }
}
