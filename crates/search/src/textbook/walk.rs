//! What the searches share: the line of states from the root to where a search stands, counting, entering and stopping.
//!
//! `leaves` says where a line ends, `listing` which moves a node has, `leaving` what is reported of it, `keys` how the table
//! knows it; `steps` is the walk as a search sees it.

mod keys;
mod leaves;
mod leaving;
mod listing;
mod steps;

pub(super) use leaves::LeafPlace;
use leaving::ChosenMove;
pub(super) use leaving::ProvenRoot;

use super::RootMove;
use super::SearchCounts;
use super::game_tree::Known;
use super::goal::ProofReport;
use super::growing_tree::GrowingTree;
use super::policy::{Policy, TableKeys};
use super::table::{SearchTable, TableCounts};
use crate::Stopped;
use crate::evaluate::ValueFunction;
use crate::game::{Game, Side};
use crate::line::LineTable;
use crate::observe::{Exit, Observer, Pass, Visit};
use crate::score::{Bound, Depth, Ply, Window};
use crate::{Control, Pace};

/// A node on the line from the root to where the walk stands.
struct Frame<G: Game> {
    state: G::State,
    /// The last move, and how likely chance was to make it.
    m: Option<G::Move>,
    probability: Option<f64>,
    depth: Depth,
    pass: Pass,
    /// A key of the way from the root to here.
    way: u64,
    /// The node's moves, as parts of the walk's stacks.
    start: usize,
    end: usize,
    odds_start: usize,
    /// The turn by the rules; none where chance decides.
    turn: Option<Side>,
    /// How the node is left when its moves are searched: a beam may have left some out.
    exit: Exit,
}

impl<G: Game> Frame<G> {
    fn of(state: G::State, depth: Depth) -> Self {
        Frame {
            state,
            m: None,
            probability: None,
            depth,
            pass: Pass::Full,
            way: 1,
            start: 0,
            end: 0,
            odds_start: 0,
            turn: None,
            exit: Exit::Searched,
        }
    }
}

/// One search in progress: the game, the value function, the policy, and the buffers they work in.
pub struct Walk<'a, G: Game, V: ?Sized, O> {
    pub(super) game: &'a G,
    pub(super) value: &'a V,
    pub(super) policy: &'a Policy<G>,
    pub(super) observer: &'a mut O,
    pub(super) control: &'a dyn Control,
    pub(super) pace: Pace,
    root: Option<G::State>,
    /// Between which values all values of the game lie, where the value function says so.
    pub(super) bounds: Option<Window>,
    path: Vec<Frame<G>>,
    /// The moves of all nodes from the root to here.
    pub(super) moves: Vec<G::Move>,
    /// The probabilities of the moves of all chance nodes from the root to here.
    pub(super) probabilities: Vec<f64>,
    ranked: Vec<(f64, G::Move)>,
    lines: LineTable<G::Move>,
    root_moves: Vec<RootMove<G::Move>>,
    nodes_before_root_move: u64,
    /// The move of the root that a rule plays at once.
    pub(super) chosen: Option<ChosenMove<G::Move>>,
    pub(super) proven: Option<ProvenRoot<G::Move>>,
    table: SearchTable<Known>,
    pub(super) growing_tree: GrowingTree<G>,
    /// MIN's moves are averaged, so that who watches sees chance there.
    averages_min: bool,
    prefers_earlier: bool,
    keys: TableKeys,
    saw_horizon: bool,
    /// The last depth that a search of several depths has finished, and what it found.
    pub(super) finished: Option<(Depth, ProvenRoot<G::Move>)>,
    /// The depth that is searched now.
    depth: Depth,
    /// Plies that an observer counts from above the root: the rounds are nodes too.
    above: u32,
    pub(super) refusal: Option<&'static str>,
    /// What a search for a proof found out.
    pub(super) proof: Option<ProofReport>,
    /// What happened at the table of a search that has its own.
    pub(super) own_table: Option<TableCounts>,
    /// How much work the search was so far.
    pub counts: SearchCounts,
}

impl<'a, G, V, O> Walk<'a, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    /// A walk ready to search.
    pub fn new(
        game: &'a G,
        value: &'a V,
        policy: &'a Policy<G>,
        observer: &'a mut O,
        control: &'a dyn Control,
    ) -> Self {
        Walk {
            game,
            value,
            policy,
            observer,
            control,
            pace: Self::start_pace(value, control),
            root: None,
            bounds: None,
            path: Vec::new(),
            moves: Vec::new(),
            probabilities: Vec::new(),
            ranked: Vec::new(),
            lines: LineTable::new(),
            root_moves: Vec::new(),
            nodes_before_root_move: 0,
            chosen: None,
            proven: None,
            table: SearchTable::new(policy.settings.memory_mib),
            growing_tree: GrowingTree::new(policy.settings),
            averages_min: false,
            prefers_earlier: false,
            keys: policy.settings.keys,
            saw_horizon: false,
            finished: None,
            depth: Depth(0),
            above: 0,
            refusal: None,
            proof: None,
            own_table: None,
            counts: SearchCounts::default(),
        }
    }

    fn start_pace(value: &V, control: &dyn Control) -> Pace {
        let pace = Pace::new(control, control.most_nodes());
        if G::CAN_FAIL || value.can_fail() { pace.at_every_node() } else { pace }
    }

    /// Why the last search refused to go on; none if it did not.
    pub fn refusal(&self) -> Option<&'static str> {
        self.refusal
    }

    /// Forgets an earlier search, also one that was stopped half-way.
    pub(super) fn restart(&mut self, state: &G::State) {
        self.pace = Self::start_pace(self.value, self.control);
        self.table.clear();
        self.growing_tree.clear();
        self.lines = LineTable::new();
        self.root = Some(state.clone());
        self.bounds = self.value.bounds(self.game);
        self.path.clear();
        self.moves.clear();
        self.probabilities.clear();
        self.root_moves.clear();
        (self.chosen, self.proven, self.finished, self.refusal) = (None, None, None, None);
        (self.proof, self.own_table) = (None, None);
        (self.averages_min, self.prefers_earlier, self.saw_horizon) = (false, false, false);
        self.keys = self.policy.settings.keys;
        self.above = 0;
        self.counts = SearchCounts::default();
    }

    pub(super) fn root(&self) -> &G::State {
        self.root.as_ref().expect("a search has a root")
    }

    pub(super) fn pv(&self) -> &[G::Move] {
        self.lines.root()
    }

    pub(super) fn take_root_moves(&mut self) -> Vec<RootMove<G::Move>> {
        std::mem::take(&mut self.root_moves)
    }

    /// Counts a node; an error if the search may not go on.
    pub(super) fn count_node(&mut self) -> Result<(), Stopped> {
        self.counts.nodes += 1;
        if self.pace.goes_on(self.control, self.counts.nodes) { Ok(()) } else { Err(Stopped) }
    }

    fn top(&self) -> &Frame<G> {
        self.path.last().expect("the walk stands at a node")
    }

    fn ply(&self) -> Ply {
        Ply(self.path.len() as u32 - 1)
    }

    /// The ply as an observer counts it.
    fn shown(&self, ply: Ply) -> Ply {
        Ply(ply.0 + self.above)
    }

    fn stand_at_root(&mut self, depth: Depth) {
        let state = self.root().clone();
        self.path.clear();
        if depth != self.depth {
            self.depth = depth;
            self.saw_horizon = false;
        }
        self.path.push(Frame::of(state, depth));
    }

    /// Enters the node where the walk stands: counts it, finds who decides, tells the observer.
    fn enter(&mut self, window: Window) -> Result<(), Stopped> {
        let ply = self.ply();
        if ply == Ply(1) {
            self.nodes_before_root_move = self.counts.nodes;
        }
        if self.count_node().is_err() {
            return Err(self.stop(ply));
        }
        let odds_start = self.probabilities.len();
        let start = self.moves.len();
        let by_chance = G::STOCHASTIC && self.list_chances();
        let frame = self.path.last_mut().expect("the walk stands at a node");
        let turn = (!by_chance).then(|| self.game.turn(&frame.state));
        (frame.start, frame.end, frame.odds_start, frame.turn) = (start, start, odds_start, turn);
        let decides = turn.filter(|&side| side == Side::Max || !self.averages_min);
        self.observer.enter(Visit {
            ply: Ply(ply.0 + self.above),
            m: frame.m,
            state: &frame.state,
            turn: decides,
            probability: frame.probability,
            depth: frame.depth,
            window,
            pass: frame.pass,
        });
        self.lines.clear(ply);
        if ply == Ply::ROOT {
            self.root_moves.clear();
        }
        Ok(())
    }

    /// Leaves the nodes above `ply`: a stopped search tells no value of them.
    fn stop(&mut self, ply: Ply) -> Stopped {
        for above in (0..ply.0 + self.above).rev() {
            self.observer.leave(Ply(above), f64::NAN, Bound::Exact, Exit::Stopped);
        }
        self.above = 0;
        Stopped
    }

    /// The place of a move of the open node in the stack of moves.
    fn at(&self, number: usize) -> usize {
        self.top().start + number
    }
}
