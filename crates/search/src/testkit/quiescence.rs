//! The oracle below the leaves: what a game says about its moves held to its rules, and quiescence held to a plain one.

use super::oracle::{MAX_PLIES, PlainSearch, SPREAD, think};
use super::random::{RandomValue, random_state};
use crate::evaluate::ValueFunction;
use crate::game::Game;
use crate::pvs::{Table, Technique, Techniques};
use crate::score::{Depth, Ply, Score};
use crate::tactics::{Moves, Tactics};
use std::collections::HashSet;

/// How deep the search above quiescence is: the leaves are many enough.
const DEPTH: Depth = Depth(1);

/// Holds a game's advice on moves to its rules, and quiescence with it to a plain one, on `count` random states.
/// `is_forced` says by the rules alone whether a side may not stand pat.
pub fn check_quiescence<G, T>(
    game: &G,
    tactics: &T,
    is_forced: impl Fn(&G, &G::State) -> bool,
    start: &G::State,
    count: u64,
) where
    G: Game + Sync,
    G::State: Sync,
    G::Move: Send + Sync,
    T: Tactics<G> + Clone + Send,
{
    let table = Table::new(1);
    for seed in 0..count {
        let state = random_state(game, start, seed as usize % MAX_PLIES, seed);
        let value = RandomValue { seed, spread: SPREAD };
        if game.outcome(&state).is_some() || list(|out| game.moves(&state, out)).is_empty() {
            continue;
        }
        for techniques in quiescence_sets() {
            let exchanges = techniques.has(Technique::Exchanges);
            let plain =
                Plain { game, moves: tactics.moves(), is_forced: &is_forced, value: &value, exchanges };
            let truth = plain.search(&state, DEPTH, Ply::ROOT);
            let plain = PlainSearch { value: &value, techniques, depth: DEPTH };
            let found = think(game, tactics, &table, &state, &plain).lines[0].score;
            assert_eq!(found, truth, "seed {seed}: quiescence with {techniques:?} differs");
        }
    }
}

/// Quiescence alone, with everything that is exact, and with exchanges.
fn quiescence_sets() -> [Techniques; 3] {
    let exact = Techniques::EXACT.with(Technique::Quiescence);
    [Techniques::NONE.with(Technique::Quiescence), exact, exact.with(Technique::Exchanges)]
}

/// Minimax with quiescence at the leaves, written as plainly as possible.
struct Plain<'a, G: Game, M, F> {
    game: &'a G,
    moves: &'a M,
    is_forced: F,
    value: &'a dyn ValueFunction<G>,
    /// Whether captures that lose in the exchange are left out.
    exchanges: bool,
}

impl<G, M, F> Plain<'_, G, M, F>
where
    G: Game,
    M: Moves<G>,
    F: Fn(&G, &G::State) -> bool,
{
    /// The score of a state for its mover.
    fn search(&self, state: &G::State, depth: Depth, ply: Ply) -> Score {
        let turn = self.game.turn(state);
        if let Some(outcome) = self.game.outcome(state) {
            return outcome.score(turn, ply);
        }
        let is_calm = depth <= Depth(0) && !self.check_forced(state);
        let legal = list(|out| self.game.moves(state, out));
        if depth <= Depth(0) {
            self.check_moves(state, &legal);
        }
        if legal.is_empty() && !is_calm {
            return self.game.stuck(state).score(turn, ply);
        }
        let standing = Score::from_value(self.value.value(self.game, state), turn);
        let tried = if is_calm { self.list_noisy(state) } else { legal };
        let scores = tried.into_iter().map(|m| self.search_move(state, m, depth, ply));
        scores.fold(if is_calm { standing } else { -Score::INF }, Score::max)
    }

    fn search_move(&self, state: &G::State, m: G::Move, depth: Depth, ply: Ply) -> Score {
        let child = self.game.play(state, m);
        let score = self.search(&child, depth - Depth(1), ply.next());
        if self.game.turn(&child) == self.game.turn(state) { score } else { -score }
    }

    /// Noisy moves that do not lose.
    fn list_noisy(&self, state: &G::State) -> Vec<G::Move> {
        let mut noisy = list(|out| self.moves.noisy(self.game, state, out));
        noisy.retain(|&m| {
            let loses = self.exchanges && self.moves.see_below(self.game, state, m, Score(0));
            self.moves.rank(self.game, state, m) >= 0 && !loses
        });
        noisy
    }

    fn check_forced(&self, state: &G::State) -> bool {
        let is_forced = (self.is_forced)(self.game, state);
        assert_eq!(self.moves.is_forced(self.game, state), is_forced, "whether a side is forced");
        is_forced
    }

    /// The statements about the moves of a state are true by the rules.
    fn check_moves(&self, state: &G::State, legal: &[G::Move]) {
        let noisy = list(|out| self.moves.noisy(self.game, state, out));
        let mut listed = noisy.clone();
        assert!(noisy.iter().all(|&m| self.moves.is_noisy(self.game, state, m)), "a noisy move is not noisy");
        if M::STAGED {
            self.moves.quiet(self.game, state, &mut listed);
            let quiet = &listed[noisy.len()..];
            assert!(
                !quiet.iter().any(|&m| self.moves.is_noisy(self.game, state, m)),
                "a quiet move is noisy"
            );
            assert_eq!(listed.len(), legal.len(), "noisy and quiet moves are not all moves");
        }
        assert!(listed.iter().all(|m| legal.contains(m)), "a listed move is not legal");
        let codes: HashSet<u16> = listed.iter().map(|&m| self.game.code(m)).collect();
        assert_eq!(codes.len(), listed.len(), "a move is listed twice");
        for &m in legal {
            let decoded = self.moves.decode(self.game, state, self.game.code(m));
            assert!(decoded.is_none_or(|decoded| decoded == m), "a code leads to another move");
            let piece_to = self.moves.piece_to(self.game, state, m);
            assert!(piece_to < M::PIECE_TO.max(1), "the piece-to index {piece_to} is too large");
        }
    }
}

fn list<M>(append: impl FnOnce(&mut Vec<M>)) -> Vec<M> {
    let mut moves = Vec::new();
    append(&mut moves);
    moves
}
