//! One thread of the playing search: its buffers, its limits, and how it is stopped.

use super::correction::Corrections;
use super::experience::Experience;
use super::history::{History, MoveId, NO_MOVE_ID, NO_PIECE_TO};
use super::limits::Limits;
use super::move_loop::Candidate;
use super::request::{Evaluation, Variation};
use super::root::Root;
use super::table::Table;
use super::team::Team;
use super::techniques::{Technique, Techniques};
use crate::Stopped;
use crate::control::{Checkpoint, Control, Pace};
use crate::evaluate::{Evaluator, ValueFunction};
use crate::game::Game;
use crate::line::LineTable;
use crate::margins::{Margins, Percent};
use crate::observe::Observer;
use crate::score::{Depth, Ply, Score};
use crate::tactics::{Moves as _, Tactics};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// No line is followed further than this.
pub const MAX_PLY: Ply = Ply(500);

/// A search that has to end in its first depth may go on for this long.
const GRACE: Duration = Duration::from_millis(10);

/// What the threads of one search share.
pub(super) struct Shared<'a, G: Game> {
    pub root: Root<G::Move>,
    pub table: &'a Table,
    pub control: &'a (dyn Control + Sync),
    pub limits: Limits,
    pub techniques: Techniques,
    pub margins: Percent,
    pub evaluation: Option<Evaluation<'a, G>>,
    /// Nodes of all threads, brought up to date now and then.
    pub nodes: AtomicU64,
    /// Set when the main thread is done.
    pub finished: std::sync::atomic::AtomicBool,
    /// How the threads work together, if there are several.
    pub team: Option<Team<G::Move>>,
}

/// What is remembered of each ply of the line being looked at.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    /// The evaluation, if the side was free to stand.
    pub evaluation: Option<Score>,
    /// The move made here.
    pub made: MoveId,
}

const EMPTY_FRAME: Frame = Frame { evaluation: None, made: NO_MOVE_ID };

/// An evaluation that takes the place of that of the tactics.
enum Other<'a, G: Game> {
    /// Asked for every value anew.
    Value(&'a dyn ValueFunction<G>),
    /// Taken along from state to state.
    Follower(Box<dyn Evaluator<G> + Send + 'a>),
}

impl<'a, G: Game> Other<'a, G> {
    fn new(value: &'a dyn ValueFunction<G>) -> Self {
        value.follow().map_or(Other::Value(value), Other::Follower)
    }
}

/// One thread of the search.
pub(super) struct Worker<'a, G: Game, T, O> {
    pub game: &'a G,
    pub tactics: T,
    /// What may be skipped on the word of the evaluation.
    pub margins: Margins,
    /// Takes the place of the evaluation of the tactics.
    other: Option<Other<'a, G>>,
    pub observer: O,
    pub shared: &'a Shared<'a, G>,
    /// The moves of all nodes from the root to here, each with its priority in the order.
    pub moves: Vec<G::Move>,
    pub priorities: Vec<i32>,
    /// Quiet moves tried at all nodes from the root to here.
    pub tried: Vec<MoveId>,
    /// Deferred moves at all nodes from the root to here: another thread is at them.
    pub deferred: Vec<Candidate<G::Move>>,
    pub history: History,
    pub corrections: Corrections,
    /// The line being looked at, by ply.
    pub stack: Vec<Frame>,
    pub lines: LineTable<G::Move>,
    /// Keys of the game so far and of the path from the root to here, the present state last.
    pub keys: Vec<u64>,
    /// How many of the keys belong to the game before the root.
    pub keys_before_root: usize,
    /// No key before this one counts as a repetition: a pass lies between.
    pub keys_floor: usize,
    /// The only moves of the root to look at; all if empty.
    pub root_only: &'a [G::Move],
    /// Moves of the root that better lines already start with.
    pub root_taken: Vec<G::Move>,
    pub root_best: Option<G::Move>,
    /// The score of the line of the root that was found last.
    pub root_score: Score,
    /// Codes of the best line of the depth before.
    pub expected_line: Vec<u16>,
    /// The best line of this iteration so far, kept while a window is widened.
    pub root_line: Option<Variation<G::Move>>,
    /// Nodes that went into the root's best move of this iteration.
    pub root_effort: u64,
    /// How often the root was searched before, with any depth and window.
    pub round: usize,
    /// The depth of the iteration.
    pub root_depth: Depth,
    pub nodes: u64,
    pub deepest: Ply,
    pub known: u64,
    pace: Pace,
    /// When the outside was last content before it wanted this search to end.
    late_since: Option<Duration>,
    reported: u64,
}

impl<'a, G, T, O> Worker<'a, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    pub(super) fn new(game: &'a G, tactics: T, observer: O, shared: &'a Shared<'a, G>) -> Self {
        let Experience { history, corrections } = shared.table.experiences.take(T::Moves::PIECE_TO);
        let (other, margins) = match &shared.evaluation {
            Some(evaluation) => (Some(Other::new(evaluation.value)), evaluation.margins),
            None => (None, tactics.margins()),
        };
        let pace = Pace::new(shared.control, shared.limits.nodes);
        let is_foreign =
            G::CAN_FAIL || shared.evaluation.as_ref().is_some_and(|other| other.value.can_fail());
        Worker {
            game,
            tactics,
            margins: margins.scaled(shared.margins),
            other,
            observer,
            shared,
            moves: Vec::new(),
            priorities: Vec::new(),
            tried: Vec::new(),
            deferred: Vec::new(),
            history,
            corrections,
            stack: vec![EMPTY_FRAME; MAX_PLY.0 as usize + 1],
            lines: LineTable::new(),
            keys: Vec::new(),
            keys_before_root: 0,
            keys_floor: 0,
            root_only: &[],
            root_taken: Vec::new(),
            root_best: None,
            root_score: Score::DRAW,
            expected_line: Vec::new(),
            root_line: None,
            root_effort: 0,
            round: 0,
            root_depth: Depth(0),
            nodes: 0,
            deepest: Ply::ROOT,
            known: 0,
            pace: if is_foreign { pace.at_every_node() } else { pace },
            late_since: None,
            reported: 0,
        }
    }

    pub(super) fn has(&self, technique: Technique) -> bool {
        self.shared.techniques.has(technique)
    }

    /// Counts a node, and gives up if it is time to.
    pub(super) fn count_node(&mut self, ply: Ply) -> Result<(), Stopped> {
        if self.pace.is_due(self.nodes) {
            self.check_stop()?;
        }
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        Ok(())
    }

    fn check_stop(&mut self) -> Result<(), Stopped> {
        let total = self.flush_nodes();
        // Asked first: it is also how the outside learns of the nodes.
        let goes_on = self.shared.control.goes_on(Checkpoint::Nodes(total)) || self.is_excused();
        let over = total >= self.shared.limits.nodes || self.shared.finished.load(Ordering::Relaxed);
        if over || self.is_overtaken() || !goes_on {
            return Err(Stopped);
        }
        self.pace.rest(self.shared.control, self.nodes, self.shared.limits.nodes - total);
        Ok(())
    }

    /// Where there was no time from the start, the first depth may be finished if that is soon done: there is a move to play.
    fn is_excused(&mut self) -> bool {
        let Some(now) = self.shared.control.elapsed().filter(|_| self.root_depth <= Depth(1)) else {
            return false;
        };
        let since = *self.late_since.get_or_insert(self.pace.asked().unwrap_or(now));
        now.saturating_sub(since) < GRACE
    }

    /// Has another thread finished this round?
    fn is_overtaken(&self) -> bool {
        self.shared.team.as_ref().is_some_and(|team| team.has_finished(self.round))
    }

    /// Adds this thread's new nodes to the common count and returns it.
    pub(super) fn flush_nodes(&mut self) -> u64 {
        let new = self.nodes - self.reported;
        self.reported = self.nodes;
        self.shared.nodes.fetch_add(new, Ordering::Relaxed) + new
    }

    /// The frame `plies` above this one, if there is one.
    pub(super) fn frame_above(&self, ply: Ply, plies: u32) -> Option<&Frame> {
        ply.0.checked_sub(plies).map(|above| &self.stack[above as usize])
    }

    /// Piece-to indices of the last two moves before `ply`.
    pub(super) fn continuation(&self, ply: Ply) -> [usize; 2] {
        [1, 2].map(|plies| self.frame_above(ply, plies).map_or(NO_PIECE_TO, |frame| frame.made.piece_to))
    }

    /// What the state is worth to its mover, by the evaluator alone.
    pub(super) fn evaluate(&mut self, state: &G::State) -> Score {
        let score = match &mut self.other {
            Some(Other::Value(value)) => {
                Score::from_value(value.value(self.game, state), self.game.turn(state))
            }
            Some(Other::Follower(follower)) => follower.evaluate(self.game, state),
            None => self.tactics.evaluator().evaluate(self.game, state),
        };
        debug_assert!(-Score::MAX_EVALUATION <= score && score <= Score::MAX_EVALUATION);
        score
    }

    /// Leaves what was learned to the next search.
    pub(super) fn finish(self) {
        let experience = Experience { history: self.history, corrections: self.corrections };
        self.shared.table.experiences.keep(experience);
    }

    /// Forgets what a stopped search left in the buffers.
    pub(super) fn reset_path(&mut self) {
        self.moves.clear();
        self.priorities.clear();
        self.tried.clear();
        self.deferred.clear();
        self.keys_floor = 0;
        self.keys.truncate(self.keys_before_root + 1);
    }
}
