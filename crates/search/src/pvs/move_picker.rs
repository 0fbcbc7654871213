//! Move ordering, in stages: table move, noisy moves by gain (MVV-LVA where the game ranks captures so), killers,
//! counter-move, quiet moves by history, captures that lose in the exchange (SEE).
//!
//! The hope: alpha-beta with the best move first visits about the square root of the nodes of minimax (Donald E. Knuth and
//! Ronald W. Moore, "An Analysis of Alpha-Beta Pruning", Artificial Intelligence 6(4), 1975). Moves are listed as late as
//! possible: often the table move is enough, or a noisy one.

use super::history::HISTORY_MAX;
use super::node::{NodeParameters, StaticFacts};
use super::table::NO_MOVE;
use super::techniques::Technique;
use super::worker::Worker;
use crate::game::{Game, Side};
use crate::observe::{Exit, Observer};
use crate::score::{Ply, Score};
use crate::tactics::{Moves as _, Tactics};

/// Priorities in the order, far enough apart that the parts never mix.
const TABLE_PRIORITY: i32 = 1 << 30;
const NOISY_PRIORITY: i32 = 1 << 28;
const KILLER_PRIORITY: i32 = 1 << 20;
const COUNTER_PRIORITY: i32 = KILLER_PRIORITY - 4 * HISTORY_MAX;
const LOSING_PRIORITY: i32 = -(1 << 28);
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
pub(super) struct MovePicker<M> {
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

impl<M> MovePicker<M> {
    /// Whether some moves were not needed so far.
    pub(super) fn has_unlisted(&self) -> bool {
        self.stage != Stage::Rest
    }
}

/// What the priority of a quiet move depends on.
struct Clues {
    ply: Ply,
    side: Side,
    table_code: u16,
    counter: u16,
    continuation: [usize; 2],
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
    pub(super) fn open_picker(&self, facts: &StaticFacts, ply: Ply) -> MovePicker<G::Move> {
        // A forced side has few moves, and whether there is only one matters.
        let stage = if facts.forced { Stage::All } else { Stage::Table };
        let start = self.moves.len();
        let table_code = match facts.table_code() {
            NO_MOVE => self.expected_code(ply),
            code => code,
        };
        MovePicker { stage, start, next: start, table_code, first: None, single: false, losing: false }
    }

    /// The last depth's move here, if its line led here. Below the root a table knows it already.
    fn expected_code(&self, ply: Ply) -> u16 {
        let at = ply.0 as usize;
        let wanted = self.has(Technique::LineFirst) && (at == 0 || !self.has(Technique::Table));
        let Some(&code) = self.expected_line.get(at).filter(|_| wanted) else { return NO_MOVE };
        let followed =
            self.stack[..at].iter().zip(&self.expected_line).all(|(frame, &m)| frame.made.code == m);
        if followed { code } else { NO_MOVE }
    }

    pub(super) fn close_picker(&mut self, picker: &MovePicker<G::Move>) {
        self.moves.truncate(picker.start);
        self.priorities.truncate(picker.start);
    }

    /// The next move to try.
    pub(super) fn next_move(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        picker: &mut MovePicker<G::Move>,
    ) -> Option<G::Move> {
        if picker.stage == Stage::Table {
            picker.stage = Stage::Noisy;
            picker.first = self.table_move(state, node, picker.table_code);
            if picker.first.is_some() {
                return picker.first;
            }
        }
        if matches!(picker.stage, Stage::Noisy | Stage::All) {
            self.list_first(state, node, picker);
        }
        loop {
            let best = self.best_from(picker.next);
            if picker.stage == Stage::Quiet
                && best.is_none_or(|index| self.priorities[index] < NOISY_PRIORITY)
            {
                self.list_quiet(state, node, picker);
                continue;
            }
            let index = best?;
            if self.demote_if_losing(state, index) {
                continue;
            }
            return Some(self.take(picker, index));
        }
    }

    /// The remembered best move, if it can be told without listing.
    fn table_move(&self, state: &G::State, node: &NodeParameters<G::Move>, code: u16) -> Option<G::Move> {
        if code == NO_MOVE || node.ply == Ply::ROOT {
            return None;
        }
        self.tactics.moves().decode(self.game, state, code)
    }

    fn list_first(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        picker: &mut MovePicker<G::Move>,
    ) {
        if T::Moves::STAGED
            && picker.stage == Stage::Noisy
            && self.has(Technique::Gains)
            && node.ply > Ply::ROOT
        {
            picker.stage = Stage::Quiet;
            self.tactics.moves().noisy(self.game, state, &mut self.moves);
            self.prioritise_new(state, node, picker, Listed::Noisy);
            return;
        }
        picker.stage = Stage::Rest;
        self.game.moves(state, &mut self.moves);
        if node.ply == Ply::ROOT {
            self.filter_root(picker.start);
        }
        picker.single = picker.first.is_none() && self.moves.len() - picker.start == 1;
        self.prioritise_new(state, node, picker, Listed::All);
    }

    fn list_quiet(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        picker: &mut MovePicker<G::Move>,
    ) {
        picker.stage = Stage::Rest;
        self.tactics.moves().quiet(self.game, state, &mut self.moves);
        self.prioritise_new(state, node, picker, Listed::Quiet);
    }

    /// Gives the moves just listed their priorities, and drops the one already tried.
    fn prioritise_new(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        picker: &MovePicker<G::Move>,
        listed: Listed,
    ) {
        let from = self.priorities.len();
        if let Some(first) = picker.first
            && let Some(index) = self.moves[from..].iter().position(|&m| m == first)
        {
            self.moves.remove(from + index);
        }
        let clues = Clues {
            ply: node.ply,
            side: self.game.turn(state),
            table_code: picker.table_code,
            counter: self.history.counter_move(self.game.turn(state), node.previous),
            continuation: self.continuation(node.ply),
            listed,
        };
        for i in from..self.moves.len() {
            let priority = self.prioritise(state, self.moves[i], &clues);
            self.priorities.push(priority);
        }
    }

    /// The first in order of the moves from `index` on; the first of equals, so that the game's own order decides.
    fn best_from(&self, index: usize) -> Option<usize> {
        let priorities = &self.priorities[index..];
        let mut best = 0;
        for (i, &priority) in priorities.iter().enumerate().skip(1) {
            if priority > priorities[best] {
                best = i;
            }
        }
        (!priorities.is_empty()).then_some(index + best)
    }

    /// A noisy move that loses in the exchange goes behind the quiet ones; asked only when its turn has come.
    fn demote_if_losing(&mut self, state: &G::State, index: usize) -> bool {
        let priority = self.priorities[index];
        let noisy = (NOISY_PRIORITY..TABLE_PRIORITY).contains(&priority);
        let asks = noisy && self.has(Technique::Exchanges);
        if !asks || !self.tactics.moves().see_below(self.game, state, self.moves[index], Score(0)) {
            return false;
        }
        self.priorities[index] = priority - NOISY_PRIORITY + LOSING_PRIORITY;
        true
    }

    /// Brings the move at `index` to the front of the rest.
    fn take(&mut self, picker: &mut MovePicker<G::Move>, index: usize) -> G::Move {
        picker.losing = self.priorities[index] < LOSING_PRIORITY + RANK_MAX;
        self.bring(picker.next, index);
        picker.next += 1;
        self.moves[picker.next - 1]
    }

    /// Rotating keeps the others in order; the distance is usually short.
    fn bring(&mut self, front: usize, index: usize) {
        self.moves[front..=index].rotate_right(1);
        self.priorities[front..=index].rotate_right(1);
    }

    /// Brings the first in order of the moves from `index` on to `index`.
    pub(super) fn pick(&mut self, index: usize) -> G::Move {
        if let Some(best) = self.best_from(index) {
            self.bring(index, best);
        }
        self.moves[index]
    }

    /// Leaves out the quiet moves that remain, unless they give check.
    pub(super) fn drop_quiet(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        picker: &mut MovePicker<G::Move>,
        reason: Exit,
    ) {
        if picker.stage == Stage::Quiet {
            self.list_quiet(state, node, picker);
        }
        let mut kept = picker.next;
        for i in picker.next..self.moves.len() {
            let (m, advice) = (self.moves[i], self.tactics.moves());
            // The priority does not tell: where gains are off, noisy moves are ordered as quiet ones.
            if advice.is_noisy(self.game, state, m) || advice.gives_check(self.game, state, m) {
                self.moves[kept] = self.moves[i];
                self.priorities[kept] = self.priorities[i];
                kept += 1;
            } else {
                self.observer.skip(node.ply, self.moves[i], reason);
            }
        }
        self.moves.truncate(kept);
        self.priorities.truncate(kept);
    }

    /// Lists the noisy moves on top of the move stack.
    pub(super) fn list_noisy(&mut self, state: &G::State) -> usize {
        let start = self.moves.len();
        self.tactics.moves().noisy(self.game, state, &mut self.moves);
        for i in start..self.moves.len() {
            let priority = self.noisy_priority(state, self.moves[i]);
            self.priorities.push(priority);
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
            continuation: self.continuation(ply),
            listed: Listed::All,
        };
        for i in start..self.moves.len() {
            let priority = self.prioritise(state, self.moves[i], &clues);
            self.priorities.push(priority);
        }
        start
    }

    fn prioritise(&self, state: &G::State, m: G::Move, clues: &Clues) -> i32 {
        let code = self.game.code(m);
        if code == clues.table_code {
            return TABLE_PRIORITY;
        }
        let is_noisy = match clues.listed {
            Listed::All => self.has(Technique::Gains) && self.tactics.moves().is_noisy(self.game, state, m),
            Listed::Noisy => true,
            Listed::Quiet => false,
        };
        if is_noisy {
            return self.noisy_priority(state, m);
        }
        if self.has(Technique::Killers) && self.history.is_killer(clues.ply, code) {
            return KILLER_PRIORITY;
        }
        if self.has(Technique::CounterMoves) && code == clues.counter {
            return COUNTER_PRIORITY;
        }
        let mut priority = 0;
        if self.has(Technique::History) {
            priority += self.history.worth(clues.side, code) + self.tactics.moves().hint(self.game, state, m);
        }
        if self.has(Technique::Pairs) && T::Moves::PIECE_TO > 0 {
            let piece_to = self.tactics.moves().piece_to(self.game, state, m);
            priority += self.history.continuation_worth(clues.continuation, piece_to);
        }
        priority
    }

    fn noisy_priority(&self, state: &G::State, m: G::Move) -> i32 {
        if !self.has(Technique::Gains) {
            return 0;
        }
        let rank = self.tactics.moves().rank(self.game, state, m).clamp(1 - RANK_MAX, RANK_MAX - 1);
        if rank >= 0 { NOISY_PRIORITY + rank } else { LOSING_PRIORITY + rank }
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
