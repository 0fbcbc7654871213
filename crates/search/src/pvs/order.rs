//! Which move first: table move, noisy moves by gain, killers, counter-move, quiet moves by history, losing captures.

use super::history::HISTORY_MAX;
use super::node::Ask;
use super::techniques::Technique;
use super::worker::Worker;
use crate::game::Game;
use crate::observe::Observer;
use crate::score::Ply;
use crate::tactics::Tactics;

/// Places in the order, far enough apart that the parts never mix.
const TABLE_PLACE: i32 = 1 << 30;
const NOISY_PLACE: i32 = 1 << 28;
const KILLER_PLACE: i32 = 1 << 20;
const COUNTER_PLACE: i32 = KILLER_PLACE - 4 * HISTORY_MAX;
const LOSING_PLACE: i32 = -(1 << 28);
/// Gains are kept within this, so that a noisy move stays among the noisy ones.
const RANK_MAX: i32 = 1 << 26;

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// Lists the moves of a node on top of the move stack, and gives each its place.
    pub(super) fn list_moves(&mut self, state: &G::State, ask: &Ask<G::Move>, table_code: u16) -> usize {
        let start = self.moves.len();
        self.game.moves(state, &mut self.moves);
        if ask.ply == Ply::ROOT {
            self.filter_root(start);
        }
        let counter = self.history.counter(self.game.turn(state), ask.before);
        for i in start..self.moves.len() {
            let place = self.place(state, self.moves[i], ask.ply, table_code, counter);
            self.places.push(place);
        }
        start
    }

    /// Lists the moves quiescence looks at on top of the move stack: all of a forced side, else the noisy ones.
    pub(super) fn list_quiescence(&mut self, state: &G::State, forced: Forced) -> usize {
        let start = self.moves.len();
        match forced {
            Forced::Yes => self.game.moves(state, &mut self.moves),
            Forced::No => self.tactics.noisy(self.game, state, &mut self.moves),
        }
        for i in start..self.moves.len() {
            let place = self.gain_place(state, self.moves[i]);
            self.places.push(place);
        }
        start
    }

    /// Brings the best-placed of the moves from `index` on to `index`.
    pub(super) fn pick(&mut self, index: usize) -> G::Move {
        let places = &self.places[index..];
        // The first of equal places, so that the game's own order decides.
        let mut best = 0;
        for (i, &place) in places.iter().enumerate().skip(1) {
            if place > places[best] {
                best = i;
            }
        }
        // Rotating keeps the others in order; the distance is usually short.
        self.moves[index..=index + best].rotate_right(1);
        self.places[index..=index + best].rotate_right(1);
        self.moves[index]
    }

    fn place(&self, state: &G::State, m: G::Move, ply: Ply, table_code: u16, counter: u16) -> i32 {
        let code = self.game.code(m);
        if code == table_code {
            return TABLE_PLACE;
        }
        if self.has(Technique::Gains) && self.tactics.is_noisy(self.game, state, m) {
            return self.gain_place(state, m);
        }
        if self.has(Technique::Killers) && self.history.is_killer(ply, code) {
            return KILLER_PLACE;
        }
        if self.has(Technique::CounterMoves) && code == counter {
            return COUNTER_PLACE;
        }
        if self.has(Technique::History) {
            return self.history.worth(self.game.turn(state), code) + self.tactics.hint(self.game, state, m);
        }
        0
    }

    fn gain_place(&self, state: &G::State, m: G::Move) -> i32 {
        if !self.has(Technique::Gains) {
            return 0;
        }
        let rank = self.tactics.rank(self.game, state, m).clamp(-RANK_MAX, RANK_MAX);
        if rank >= 0 { NOISY_PLACE + rank } else { LOSING_PLACE + rank }
    }

    /// Keeps the moves of the root that were asked for and no better line starts with.
    fn filter_root(&mut self, start: usize) {
        let mut kept = start;
        for i in start..self.moves.len() {
            let m = self.moves[i];
            let wanted = self.root_only.is_empty() || self.root_only.contains(&m);
            if wanted && !self.root_taken.contains(&m) {
                self.moves[kept] = m;
                kept += 1;
            }
        }
        self.moves.truncate(kept);
    }
}

/// Whether the side to move may stand pat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Forced {
    Yes,
    No,
}
