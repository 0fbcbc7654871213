//! Which move first: table move, noisy moves by gain, killers, counter-move, quiet moves by history, losing captures.
//!
//! Moves are listed as late as possible: often the table move is enough, or a noisy one.

use super::history::HISTORY_MAX;
use super::node::{Ask, Situation};
use super::table::NO_MOVE;
use super::techniques::Technique;
use super::worker::Worker;
use crate::game::{Game, Side};
use crate::observe::{Exit, Observer};
use crate::score::{Ply, Score};
use crate::tactics::{Moves as _, Tactics};

/// Places in the order, far enough apart that the parts never mix.
const TABLE_PLACE: i32 = 1 << 30;
const NOISY_PLACE: i32 = 1 << 28;
const KILLER_PLACE: i32 = 1 << 20;
const COUNTER_PLACE: i32 = KILLER_PLACE - 4 * HISTORY_MAX;
const LOSING_PLACE: i32 = -(1 << 28);
/// Gains are kept within this, so that a noisy move stays among the noisy ones.
const RANK_MAX: i32 = 1 << 26;

/// What is to be listed next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Nothing is listed; the table move is tried first.
    Table,
    /// Noisy moves are to be listed, or all if they cannot be told apart.
    Noisy,
    /// All moves are to be listed at once.
    All,
    /// Noisy moves are being tried; quiet ones are not yet listed.
    Quiet,
    /// Everything is listed.
    Rest,
}

/// Goes through the moves of one node, on top of the move stack.
pub(super) struct Picker<M> {
    stage: Stage,
    start: usize,
    /// The next of the listed moves.
    pub next: usize,
    table_code: u16,
    /// The table move, if it was tried before the others were listed.
    first: Option<M>,
    /// There is only one move, as far as was looked.
    pub single: bool,
    /// The last move was a noisy one that loses.
    pub losing: bool,
}

/// What places quiet moves.
struct Clues {
    ply: Ply,
    side: Side,
    table_code: u16,
    counter: u16,
    trail: [usize; 2],
    listed: Listed,
}

/// Which moves were listed together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Listed {
    All,
    Noisy,
    Quiet,
}

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    pub(super) fn open_picker(&self, situation: &Situation, ply: Ply) -> Picker<G::Move> {
        // A forced side has few moves, and whether there is only one matters.
        let stage = if situation.forced { Stage::All } else { Stage::Table };
        let start = self.moves.len();
        let table_code = match situation.table_code() {
            NO_MOVE => self.expected_code(ply),
            code => code,
        };
        Picker { stage, start, next: start, table_code, first: None, single: false, losing: false }
    }

    /// The last depth's move here, if its line led here. Below the root a table knows it already.
    fn expected_code(&self, ply: Ply) -> u16 {
        let at = ply.0 as usize;
        let wanted = self.has(Technique::LineFirst) && (at == 0 || !self.has(Technique::Table));
        let Some(&code) = self.expected_line.get(at).filter(|_| wanted) else { return NO_MOVE };
        let followed =
            self.ladder[..at].iter().zip(&self.expected_line).all(|(rung, &m)| rung.made.code == m);
        if followed { code } else { NO_MOVE }
    }

    pub(super) fn close_picker(&mut self, picker: &Picker<G::Move>) {
        self.moves.truncate(picker.start);
        self.places.truncate(picker.start);
    }

    /// The next move to try.
    pub(super) fn next_move(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        picker: &mut Picker<G::Move>,
    ) -> Option<G::Move> {
        if picker.stage == Stage::Table {
            picker.stage = Stage::Noisy;
            picker.first = self.table_move(state, ask, picker.table_code);
            if picker.first.is_some() {
                return picker.first;
            }
        }
        if matches!(picker.stage, Stage::Noisy | Stage::All) {
            self.list_first(state, ask, picker);
        }
        loop {
            let best = self.best_from(picker.next);
            if picker.stage == Stage::Quiet && best.is_none_or(|index| self.places[index] < NOISY_PLACE) {
                self.list_quiet(state, ask, picker);
                continue;
            }
            let index = best?;
            if self.turns_out_losing(state, index) {
                continue;
            }
            return Some(self.take(picker, index));
        }
    }

    /// The remembered best move, if it can be told without listing.
    fn table_move(&self, state: &G::State, ask: &Ask<G::Move>, code: u16) -> Option<G::Move> {
        if code == NO_MOVE || ask.ply == Ply::ROOT {
            return None;
        }
        self.tactics.moves().decode(self.game, state, code)
    }

    fn list_first(&mut self, state: &G::State, ask: &Ask<G::Move>, picker: &mut Picker<G::Move>) {
        if T::Moves::STAGED
            && picker.stage == Stage::Noisy
            && self.has(Technique::Gains)
            && ask.ply > Ply::ROOT
        {
            picker.stage = Stage::Quiet;
            self.tactics.moves().noisy(self.game, state, &mut self.moves);
            self.place_new(state, ask, picker, Listed::Noisy);
            return;
        }
        picker.stage = Stage::Rest;
        self.game.moves(state, &mut self.moves);
        if ask.ply == Ply::ROOT {
            self.filter_root(picker.start);
        }
        picker.single = picker.first.is_none() && self.moves.len() - picker.start == 1;
        self.place_new(state, ask, picker, Listed::All);
    }

    fn list_quiet(&mut self, state: &G::State, ask: &Ask<G::Move>, picker: &mut Picker<G::Move>) {
        picker.stage = Stage::Rest;
        self.tactics.moves().quiet(self.game, state, &mut self.moves);
        self.place_new(state, ask, picker, Listed::Quiet);
    }

    /// Gives the moves just listed their places, and drops the one already tried.
    fn place_new(&mut self, state: &G::State, ask: &Ask<G::Move>, picker: &Picker<G::Move>, listed: Listed) {
        let from = self.places.len();
        if let Some(first) = picker.first
            && let Some(index) = self.moves[from..].iter().position(|&m| m == first)
        {
            self.moves.remove(from + index);
        }
        let clues = Clues {
            ply: ask.ply,
            side: self.game.turn(state),
            table_code: picker.table_code,
            counter: self.history.counter(self.game.turn(state), ask.before),
            trail: self.trail(ask.ply),
            listed,
        };
        for i in from..self.moves.len() {
            let place = self.place(state, self.moves[i], &clues);
            self.places.push(place);
        }
    }

    /// The best-placed of the moves from `index` on; the first of equals, so that the game's own order decides.
    fn best_from(&self, index: usize) -> Option<usize> {
        let places = &self.places[index..];
        let mut best = 0;
        for (i, &place) in places.iter().enumerate().skip(1) {
            if place > places[best] {
                best = i;
            }
        }
        (!places.is_empty()).then_some(index + best)
    }

    /// A noisy move that loses in the exchange goes behind the quiet ones; asked only when its turn has come.
    fn turns_out_losing(&mut self, state: &G::State, index: usize) -> bool {
        let place = self.places[index];
        let noisy = (NOISY_PLACE..TABLE_PLACE).contains(&place);
        let asks = noisy && self.has(Technique::Exchanges);
        if !asks || !self.tactics.moves().see_below(self.game, state, self.moves[index], Score(0)) {
            return false;
        }
        self.places[index] = place - NOISY_PLACE + LOSING_PLACE;
        true
    }

    /// Brings the move at `index` to the front of the rest.
    fn take(&mut self, picker: &mut Picker<G::Move>, index: usize) -> G::Move {
        picker.losing = self.places[index] < LOSING_PLACE + RANK_MAX;
        self.bring(picker.next, index);
        picker.next += 1;
        self.moves[picker.next - 1]
    }

    /// Rotating keeps the others in order; the distance is usually short.
    fn bring(&mut self, front: usize, index: usize) {
        self.moves[front..=index].rotate_right(1);
        self.places[front..=index].rotate_right(1);
    }

    /// Brings the best-placed of the moves from `index` on to `index`.
    pub(super) fn pick(&mut self, index: usize) -> G::Move {
        if let Some(best) = self.best_from(index) {
            self.bring(index, best);
        }
        self.moves[index]
    }

    /// Leaves out the quiet moves that remain, unless they force the opponent.
    pub(super) fn drop_quiet(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        picker: &mut Picker<G::Move>,
        reason: Exit,
    ) {
        if picker.stage == Stage::Quiet {
            self.list_quiet(state, ask, picker);
        }
        let mut kept = picker.next;
        for i in picker.next..self.moves.len() {
            let quiet = self.places[i] >= LOSING_PLACE + RANK_MAX;
            if !quiet || self.tactics.moves().gives_check(self.game, state, self.moves[i]) {
                self.moves[kept] = self.moves[i];
                self.places[kept] = self.places[i];
                kept += 1;
            } else {
                self.observer.skipped(ask.ply, self.moves[i], reason);
            }
        }
        self.moves.truncate(kept);
        self.places.truncate(kept);
    }

    /// Lists the noisy moves on top of the move stack.
    pub(super) fn list_noisy(&mut self, state: &G::State) -> usize {
        let start = self.moves.len();
        self.tactics.moves().noisy(self.game, state, &mut self.moves);
        for i in start..self.moves.len() {
            let place = self.gain_place(state, self.moves[i]);
            self.places.push(place);
        }
        start
    }

    /// Lists all moves on top of the move stack, noisy ones first.
    pub(super) fn list_all(&mut self, state: &G::State, ply: Ply, table_code: u16) -> usize {
        let start = self.moves.len();
        self.game.moves(state, &mut self.moves);
        let clues = Clues {
            ply,
            side: self.game.turn(state),
            table_code,
            counter: NO_MOVE,
            trail: self.trail(ply),
            listed: Listed::All,
        };
        for i in start..self.moves.len() {
            let place = self.place(state, self.moves[i], &clues);
            self.places.push(place);
        }
        start
    }

    fn place(&self, state: &G::State, m: G::Move, clues: &Clues) -> i32 {
        let code = self.game.code(m);
        if code == clues.table_code {
            return TABLE_PLACE;
        }
        let is_noisy = match clues.listed {
            Listed::All => self.has(Technique::Gains) && self.tactics.moves().is_noisy(self.game, state, m),
            Listed::Noisy => true,
            Listed::Quiet => false,
        };
        if is_noisy {
            return self.gain_place(state, m);
        }
        if self.has(Technique::Killers) && self.history.is_killer(clues.ply, code) {
            return KILLER_PLACE;
        }
        if self.has(Technique::CounterMoves) && code == clues.counter {
            return COUNTER_PLACE;
        }
        let mut place = 0;
        if self.has(Technique::History) {
            place += self.history.worth(clues.side, code) + self.tactics.moves().hint(self.game, state, m);
        }
        if self.has(Technique::Pairs) && T::Moves::PIECE_TO > 0 {
            let piece_to = self.tactics.moves().piece_to(self.game, state, m);
            place += self.history.pair_worth(clues.trail, piece_to);
        }
        place
    }

    fn gain_place(&self, state: &G::State, m: G::Move) -> i32 {
        if !self.has(Technique::Gains) {
            return 0;
        }
        let rank = self.tactics.moves().rank(self.game, state, m).clamp(1 - RANK_MAX, RANK_MAX - 1);
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
