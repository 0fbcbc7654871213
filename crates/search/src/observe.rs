//! Watching a search: the events it reports and the two observers that keep no tree.
//!
//! A search calls [`Observer::enter`] once for every node and [`Observer::leave`] once for every node it has entered, in
//! strict nesting, with the reason. Moves that were never searched are reported by [`Observer::skip`].
//!
//! A search that is stopped keeps this too: it leaves the nodes that are open, the last entered first, each with the
//! value NaN and [`Exit::Stopped`], and reports nothing more of them. The playing search may then enter a root again: one
//! of its threads was stopped because another was done.

use crate::game::{Game, Side};
use crate::score::{Bound, Depth, Ply, Window};
use crate::textbook::Round;

/// Why a node was left, or a move not looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Exit {
    /// Every move was searched.
    Searched,
    /// Every move that was thought worth it was searched, and others were not.
    Selected,
    /// The depth ran out: the value function answered.
    Leaf,
    /// The rules ended the game here.
    Terminal,
    /// A leaf rule of the policy answered; its name tells which.
    Rule(&'static str),
    /// A reply was so good that the other side will avoid this node.
    Cutoff,
    /// Only the best few moves were kept.
    Beam,
    /// The transposition table answered.
    Table,
    /// Passing was already good enough.
    NullMove,
    /// Standing pat was already good enough.
    StandPat,
    /// Below the leaves a noisy move that loses by its rank is not tried.
    Quiescence,
    /// Below the leaves a forced side that has found a way out tries few more quiet moves.
    QuiescenceLimits,
    /// A quiet move could not have gained enough, or cost enough.
    Futility,
    /// Below the leaves a noisy move could not have gained enough.
    Delta,
    /// So far below the window quiescence answers.
    Razoring,
    /// The move loses too much in the exchange.
    Exchanges,
    /// A noisy move beat the window by far in a shallower search.
    ProbCut,
    /// In a shallower search other moves than the best beat the window as well.
    Singular,
    /// A move ordered this late is not worth its time here.
    LateMove,
    /// The position repeats an earlier one.
    Repetition,
    /// A shorter win is already known.
    MateDistance,
    /// Exact knowledge answered: an endgame table or a recogniser.
    Known,
    /// The search was stopped from outside.
    Stopped,
}

impl Exit {
    /// How many kinds of exit there are.
    pub const KINDS: usize = Exit::NAMED.len() + 1;

    /// All exits but the leaf rules, which go by names of their own.
    pub const NAMED: [Exit; 22] = [
        Exit::Searched,
        Exit::Leaf,
        Exit::Terminal,
        Exit::Cutoff,
        Exit::Beam,
        Exit::Table,
        Exit::NullMove,
        Exit::StandPat,
        Exit::Futility,
        Exit::LateMove,
        Exit::Repetition,
        Exit::MateDistance,
        Exit::Known,
        Exit::Stopped,
        Exit::Selected,
        Exit::Quiescence,
        Exit::QuiescenceLimits,
        Exit::Delta,
        Exit::Razoring,
        Exit::Exchanges,
        Exit::ProbCut,
        Exit::Singular,
    ];

    /// A small number for the kind of exit.
    pub fn index(self) -> usize {
        match self {
            Exit::Searched => 0,
            Exit::Leaf => 1,
            Exit::Terminal => 2,
            Exit::Rule(_) => 3,
            Exit::Cutoff => 4,
            Exit::Beam => 5,
            Exit::Table => 6,
            Exit::NullMove => 7,
            Exit::StandPat => 8,
            Exit::Futility => 9,
            Exit::LateMove => 10,
            Exit::Repetition => 11,
            Exit::MateDistance => 12,
            Exit::Known => 13,
            Exit::Stopped => 14,
            Exit::Selected => 15,
            Exit::Quiescence => 16,
            Exit::QuiescenceLimits => 17,
            Exit::Delta => 18,
            Exit::Razoring => 19,
            Exit::Exchanges => 20,
            Exit::ProbCut => 21,
            Exit::Singular => 22,
        }
    }

    /// The kind of exit as one or two words.
    pub fn word(self) -> &'static str {
        match self {
            Exit::Searched => "searched",
            Exit::Leaf => "leaf",
            Exit::Terminal => "terminal",
            Exit::Rule(name) => name,
            Exit::Cutoff => "cutoff",
            Exit::Beam => "beam",
            Exit::Table => "table",
            Exit::NullMove => "null move",
            Exit::StandPat => "stand pat",
            Exit::Futility => "futility",
            Exit::LateMove => "late move",
            Exit::Repetition => "repetition",
            Exit::MateDistance => "mate distance",
            Exit::Known => "known",
            Exit::Stopped => "stopped",
            Exit::Selected => "selected",
            Exit::Quiescence => "quiescence",
            Exit::QuiescenceLimits => "quiescence limits",
            Exit::Delta => "delta",
            Exit::Razoring => "razoring",
            Exit::Exchanges => "exchanges",
            Exit::ProbCut => "prob cut",
            Exit::Singular => "singular",
        }
    }
}

/// In which pass over a move a node is visited: the playing search may look at one move several times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Pass {
    /// The ordinary visit, with the window of its parent.
    Full,
    /// Only asking whether the move beats the best so far.
    Scout,
    /// A scout at reduced depth.
    Reduced,
    /// Once more, because a scout or a narrow window failed.
    Again,
    /// After a pass instead of a move.
    Null,
    /// Quiescence: only forced and noisy moves.
    Quiet,
}

/// What happened at the transposition table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableEvent {
    /// It was asked for a position it knows.
    Hit,
    /// It was asked for a position it does not know.
    Miss,
    /// A position was written to a free place, or over itself.
    Stored,
    /// A position took the place of another from an earlier search.
    ReplacedOld,
    /// A position took the place of another from this search.
    ReplacedFresh,
}

/// A node as it is entered.
pub struct Visit<'a, G: Game> {
    /// Distance from the root.
    pub ply: Ply,
    /// The move that led here; none at the root and after a pass.
    pub m: Option<G::Move>,
    /// The state itself.
    pub state: &'a G::State,
    /// Who decides here; none where chance does, or is taken to.
    pub turn: Option<Side>,
    /// How likely chance is to lead here; none where a side decides.
    pub probability: Option<f64>,
    /// Plies still to search.
    pub depth: Depth,
    /// The window, seen by MAX.
    pub window: Window,
    /// In which pass over the move.
    pub pass: Pass,
}

/// A node as it is added to a tree that grows.
pub struct Grown<'a, G: Game> {
    /// Its number, counted from 0 at the root.
    pub node: u32,
    /// That of its parent.
    pub parent: u32,
    /// The move that leads here; none at the root.
    pub m: Option<G::Move>,
    /// The state itself.
    pub state: &'a G::State,
    /// Who decides here; none where chance does.
    pub turn: Option<Side>,
    /// How likely chance is to lead here; none where a side decides.
    pub probability: Option<f64>,
    /// Distance from the root.
    pub ply: Ply,
    /// Plies still to search.
    pub depth: Depth,
}

/// What a search does with a tree that grows, besides adding nodes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum GrowthStep {
    /// It walks to a node.
    Select(u32),
    /// The same, and by how much the node drew it: by more than the others behind the moves there.
    Choose {
        /// The node.
        node: u32,
        /// How much it drew.
        pull: f64,
    },
    /// A number of a node changes; which number, the search's entry in the table says.
    Set {
        /// The node.
        node: u32,
        /// Which of its numbers.
        number: usize,
        /// What it becomes.
        value: f64,
    },
}

/// Hears the events of a search. Every default ignores the event.
pub trait Observer<G: Game> {
    /// A node is entered.
    fn enter(&mut self, _visit: Visit<'_, G>) {}

    /// The node entered last and not yet left is left with a value for MAX; NaN if the search was stopped.
    fn leave(&mut self, _ply: Ply, _value: f64, _bound: Bound, _exit: Exit) {}

    /// The move `m` of the node at `ply` is not looked at.
    fn skip(&mut self, _ply: Ply, _m: G::Move, _exit: Exit) {}

    /// The node at `ply` may have more moves that are not looked at: they were never listed.
    fn skip_unlisted(&mut self, _ply: Ply) {}

    /// The table was asked or written.
    fn table(&mut self, _event: TableEvent) {}

    /// The root is searched once more: the node that is entered next, one ply below the node that holds all such searches.
    fn round(&mut self, _round: Round) {}

    /// A node is added to a tree that grows.
    fn grow(&mut self, _grown: Grown<'_, G>) {}

    /// Something happens in a tree that grows.
    fn step(&mut self, _step: GrowthStep) {}
}

/// An observer that is not there: compiles to nothing.
pub struct Silent;

impl<G: Game> Observer<G> for Silent {}

/// Counts nodes and exits by kind.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Nodes entered.
    pub nodes: u64,
    exits: [u64; Exit::KINDS],
    skipped: [u64; Exit::KINDS],
}

impl Tally {
    /// How many nodes were left for this kind of reason.
    pub fn exits(&self, exit: Exit) -> u64 {
        self.exits[exit.index()]
    }

    /// How many moves were not looked at for this kind of reason.
    pub fn skipped(&self, exit: Exit) -> u64 {
        self.skipped[exit.index()]
    }
}

impl<G: Game> Observer<G> for Tally {
    fn enter(&mut self, _visit: Visit<'_, G>) {
        self.nodes += 1;
    }

    fn leave(&mut self, _ply: Ply, _value: f64, _bound: Bound, exit: Exit) {
        self.exits[exit.index()] += 1;
    }

    fn skip(&mut self, _ply: Ply, _m: G::Move, exit: Exit) {
        self.skipped[exit.index()] += 1;
    }
}

/// An observer that is only lent to a search. Lent as `&mut dyn Observer<G>`, all watched searches of a game are one piece of
/// machine code.
impl<G: Game, O: Observer<G> + ?Sized> Observer<G> for &mut O {
    fn enter(&mut self, visit: Visit<'_, G>) {
        (**self).enter(visit);
    }

    fn leave(&mut self, ply: Ply, value: f64, bound: Bound, exit: Exit) {
        (**self).leave(ply, value, bound, exit);
    }

    fn skip(&mut self, ply: Ply, m: G::Move, exit: Exit) {
        (**self).skip(ply, m, exit);
    }

    fn skip_unlisted(&mut self, ply: Ply) {
        (**self).skip_unlisted(ply);
    }

    fn table(&mut self, event: TableEvent) {
        (**self).table(event);
    }

    fn round(&mut self, round: Round) {
        (**self).round(round);
    }

    fn grow(&mut self, grown: Grown<'_, G>) {
        (**self).grow(grown);
    }

    fn step(&mut self, step: GrowthStep) {
        (**self).step(step);
    }
}

/// An observer that may be there.
impl<G: Game, O: Observer<G>> Observer<G> for Option<O> {
    fn enter(&mut self, visit: Visit<'_, G>) {
        if let Some(observer) = self {
            observer.enter(visit);
        }
    }

    fn leave(&mut self, ply: Ply, value: f64, bound: Bound, exit: Exit) {
        if let Some(observer) = self {
            observer.leave(ply, value, bound, exit);
        }
    }

    fn skip(&mut self, ply: Ply, m: G::Move, exit: Exit) {
        if let Some(observer) = self {
            observer.skip(ply, m, exit);
        }
    }

    fn skip_unlisted(&mut self, ply: Ply) {
        if let Some(observer) = self {
            observer.skip_unlisted(ply);
        }
    }

    fn table(&mut self, event: TableEvent) {
        if let Some(observer) = self {
            observer.table(event);
        }
    }

    fn round(&mut self, round: Round) {
        if let Some(observer) = self {
            observer.round(round);
        }
    }

    fn grow(&mut self, grown: Grown<'_, G>) {
        if let Some(observer) = self {
            observer.grow(grown);
        }
    }

    fn step(&mut self, step: GrowthStep) {
        if let Some(observer) = self {
            observer.step(step);
        }
    }
}

/// Two observers of one search.
impl<G: Game, A: Observer<G>, B: Observer<G>> Observer<G> for (A, B) {
    fn enter(&mut self, visit: Visit<'_, G>) {
        self.0.enter(Visit { ..visit });
        self.1.enter(visit);
    }

    fn leave(&mut self, ply: Ply, value: f64, bound: Bound, exit: Exit) {
        self.0.leave(ply, value, bound, exit);
        self.1.leave(ply, value, bound, exit);
    }

    fn skip(&mut self, ply: Ply, m: G::Move, exit: Exit) {
        self.0.skip(ply, m, exit);
        self.1.skip(ply, m, exit);
    }

    fn skip_unlisted(&mut self, ply: Ply) {
        self.0.skip_unlisted(ply);
        self.1.skip_unlisted(ply);
    }

    fn table(&mut self, event: TableEvent) {
        self.0.table(event);
        self.1.table(event);
    }

    fn round(&mut self, round: Round) {
        self.0.round(round);
        self.1.round(round);
    }

    fn grow(&mut self, grown: Grown<'_, G>) {
        self.0.grow(Grown { ..grown });
        self.1.grow(grown);
    }

    fn step(&mut self, step: GrowthStep) {
        self.0.step(step);
        self.1.step(step);
    }
}
