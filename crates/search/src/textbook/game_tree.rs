//! What a search walks on: a game, a value function and a policy, whatever their types.
//!
//! A search stands at a node, enters it, and steps along its moves. It never sees a state or a move, so one search serves
//! all games; the walk below it keeps the line of states, the moves, the table and the observer.

use super::policy::SearchSettings;
use crate::Stopped;
use crate::game::Side;
use crate::observe::Pass;
use crate::outcome::Outcome;
use crate::score::{Bound, Depth, Ply, Window};

/// Where a search walks, or grows a tree.
pub trait GameTree: Walks + Grows {}

/// A node that was entered and has moves.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// Who chooses; none where values are averaged.
    pub turn: Option<Side>,
    /// How many moves there are to look at.
    pub count: usize,
    /// Plies still to search.
    pub depth: Depth,
    /// Distance from the root.
    pub ply: Ply,
    /// What the table knows of it.
    pub known: Known,
}

impl Node {
    /// What the first move always improves on; for chance, the empty sum.
    pub fn worst(&self) -> f64 {
        self.turn.map_or(0.0, Side::worst)
    }
}

/// A node as it is after it was entered.
#[derive(Clone, Copy, Debug)]
pub enum Opened {
    /// It has its value, and is left.
    Answered(f64),
    /// It has moves to look at.
    Node(Node),
}

/// Between which bounds a value is known to lie, and the best move so far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Known {
    /// It is at least this.
    pub lower: f64,
    /// It is at most this.
    pub upper: f64,
    /// The code of the best move.
    pub best: Option<u16>,
}

impl Known {
    /// Nothing is known.
    pub const NOTHING: Known = Known { lower: f64::NEG_INFINITY, upper: f64::INFINITY, best: None };

    /// The value that answers a window, if enough is known for that.
    pub fn answers(self, window: Window) -> Option<(f64, Bound)> {
        match self {
            Known { lower, upper, .. } if lower == upper => Some((lower, Bound::Exact)),
            Known { lower, .. } if lower >= window.beta => Some((lower, Bound::Lower)),
            Known { upper, .. } if upper <= window.alpha => Some((upper, Bound::Upper)),
            _ => None,
        }
    }
}

/// One search of the root among several.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Round {
    /// How deep.
    pub depth: Depth,
    /// With which window.
    pub window: Window,
}

/// A walk from node to node, depth first.
pub trait Walks {
    /// How it is to search.
    fn settings(&self) -> SearchSettings;

    /// Between which values all values of the game lie, where the value function says so.
    fn bounds(&self) -> Option<Window>;

    /// Whether the sides always take turns.
    fn alternates(&self) -> bool;

    /// Who chooses at the root; none where chance does.
    fn root_turn(&self) -> Option<Side>;

    /// From here on MIN is a coin whose moves are averaged, unless the settings have it choose.
    fn average_min(&mut self);

    /// From here on the table knows a tree, not a graph: a key stands for the way to a node.
    fn key_by_path(&mut self);

    /// From here on the move that was best in an earlier round is looked at first.
    fn prefer_earlier(&mut self);

    /// Stands at the root, to search it this deep.
    fn start(&mut self, depth: Depth);

    /// The same for one of several searches of the root.
    fn start_round(&mut self, round: Round);

    /// Whether a depth-limited leaf was judged since the last start: deeper would see more.
    fn saw_horizon(&self) -> bool;

    /// A depth is finished with this value of the root: a search that is stopped later has an answer.
    fn finish_depth(&mut self, depth: Depth, value: f64);

    /// Enters the node where the walk stands: a leaf is answered.
    fn open(&mut self, window: Window) -> Result<Opened, Stopped>;

    /// The same, answered by the table too if it knows enough.
    fn open_known(&mut self, window: Window) -> Result<Opened, Stopped>;

    /// Stands at the node behind a move of the open node, the first being 0.
    fn step(&mut self, number: usize, pass: Pass);

    /// Which part a value of this move has in the average of the open node.
    fn share(&self, number: usize, value: f64) -> f64;

    /// How likely the move of a node without a chooser is.
    fn odds(&self, number: usize) -> f64;

    /// The number of a move that chance draws at the open node.
    fn draw_here(&mut self) -> usize;

    /// Who chooses behind a move; none where chance does.
    fn turn_behind(&self, number: usize) -> Option<Side>;

    /// What the table knows of the node behind a move.
    fn peek(&mut self, number: usize) -> Known;

    /// The move is the best of the open node so far.
    fn improve(&mut self, number: usize);

    /// The window for the moves of the open node: at the root it stays open to equal moves if all are wanted.
    fn child_window(&self, open: Window, side: Side) -> Window;

    /// Whether `side`, already having `best`, makes the rest of a node pointless.
    fn cuts(&self, side: Side, best: f64, window: Window) -> bool;

    /// Notes for the table what was found out about the open node.
    fn remember(&mut self, known: Known, window: Window, value: f64, best: Option<usize>);

    /// Leaves the open node, whose moves were searched.
    fn close(&mut self, window: Window, value: f64) -> f64;

    /// Leaves the open node: its moves from this one on are not looked at.
    fn cut(&mut self, from: usize, window: Window, value: f64) -> f64;

    /// Leaves the open node with what some of its moves say; the others were never meant to be looked at.
    fn leave_open(&mut self, value: f64, bound: Bound) -> f64;

    /// Ends the search for a reason that a sentence tells.
    fn refuse(&mut self, why: &'static str) -> Stopped;

    /// Whether the search refused to go on.
    fn is_refused(&self) -> bool;
}

/// A node of a tree that grows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NodeFacts {
    /// Who chooses; none where chance does.
    pub turn: Option<Side>,
    /// How many moves it has.
    pub count: usize,
    /// Its value, where it is a leaf.
    pub settled: Option<f64>,
    /// How the game ended, where it is over by the rules.
    pub ended: Option<Outcome>,
}

impl NodeFacts {
    /// Nothing is known yet.
    pub const NOTHING: NodeFacts = NodeFacts { turn: None, count: 0, settled: None, ended: None };

    /// Who has won, where the game is over and one side has.
    pub fn winner(&self) -> Option<Side> {
        self.ended.and_then(|outcome| outcome.winner)
    }
}

/// A move of a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodedMove {
    /// Who played it.
    pub side: Side,
    /// The code of the move.
    pub code: u16,
}

/// What a search that grew a tree found out about one move of the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GrownMove {
    /// Its number, the first being 0.
    pub number: usize,
    /// Its value for MAX.
    pub value: f64,
    /// What that value says about the true one.
    pub bound: Bound,
    /// How often it was looked at.
    pub visits: u64,
}

/// A tree that grows where the search wants it to.
pub trait Grows {
    /// The root of a new tree, node 0.
    fn begin_growth(&mut self, depth: Depth) -> Result<(), Stopped>;

    /// Who chooses at a node and how many moves it has, or its value.
    fn look(&mut self, node: u32) -> NodeFacts;

    /// Adds the node behind a move.
    fn grow(&mut self, node: u32, number: usize) -> Result<u32, Stopped>;

    /// A node that is there already is judged once more: it counts as visited.
    fn revisit(&mut self) -> Result<(), Stopped>;

    /// Whether memory has room for another node.
    fn has_room(&self) -> bool;

    /// A move that chance draws at a node.
    fn draw(&mut self, node: u32) -> usize;

    /// Plays at random from a node to the end, and tells the result as a share of all that can be won.
    fn play_out(&mut self, node: u32) -> Result<f64, Stopped>;

    /// A move of the last random game that a side chose, the first being 0.
    fn played(&self, at: usize) -> Option<CodedMove>;

    /// The code of a move of a node.
    fn code(&self, node: u32, number: usize) -> u16;

    /// What the value function says of a node.
    fn evaluate(&mut self, node: u32) -> f64;

    /// What it says of the node behind a move, which is not added.
    fn foresee(&mut self, node: u32, number: usize) -> f64;

    /// A value as a share of all that can be won: 1 for MAX's best, -1 for MIN's.
    fn reward(&self, value: f64) -> f64;

    /// The value of such a share, where values have bounds; else the share itself.
    fn worth(&self, reward: f64) -> f64;

    /// The search walks to a node.
    fn select(&mut self, node: u32);

    /// The same, and by how much the node drew it: by more than the others behind the moves there.
    fn choose(&mut self, node: u32, pull: f64);

    /// A number of a node changes.
    fn set(&mut self, node: u32, number: usize, value: f64);

    /// What was found: every move that was looked at, the best first, and the expected line by its nodes.
    fn answer(&mut self, moves: &[GrownMove], line: &[u32]);
}
