//! What a game brings along besides its rules. Every default says that it has none.

use crate::board::BoardNotation;
use crate::choices::{Counting, DepthLimit};
use crate::class::Class;
use crate::description::Description;
use crate::dialect::DialectOf;
use crate::error::SessionError;
use crate::record::{Records, ResultOrder, TypedGame};
use crate::series::{Series, SeriesRequest};
use crate::solving::{AllMoves, Exact, Solved, Unsolved};
use crate::thinker::Thinker;
use crate::vocabulary::Lexicon;
use crate::work::LongWork;
use net::Features;
use search::textbook::LeafRule;
use search::{Control, Depth, Game, Score, Stopped, ValueFunction, perft};
use std::sync::Arc;

/// The state of a kit's game.
pub type StateOf<K> = <<K as Kit>::Game as Game>::State;
/// A move of a kit's game.
pub type MoveOf<K> = <<K as Kit>::Game as Game>::Move;
/// A value function of a kit's game.
pub type ValueOf<K> = Box<dyn ValueFunction<<K as Kit>::Game>>;
/// A leaf rule of a kit's game.
pub type RuleOf<K> = Box<dyn LeafRule<<K as Kit>::Game>>;

/// A count of positions by first move, unless the caller gave up; none where the game has no such count.
pub type Divided<M> = Option<Result<Vec<(M, u64)>, Stopped>>;

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The rules end it.
    ByRule(&'static str),
    /// It is drawn as soon as a player says so; both may want to play on.
    ByClaim(&'static str),
}

impl Why {
    /// The reason in words.
    pub fn word(self) -> &'static str {
        match self {
            Why::ByRule(word) | Why::ByClaim(word) => word,
        }
    }
}

/// A game that is set up, with everything that belongs to it.
pub trait Kit: Sized + Send + Sync + 'static {
    /// Its rules and its notation.
    type Game: BoardNotation<State: Send + Sync, Move: Send + Sync> + Send + Sync + 'static;

    /// What is known of the game before it is set up.
    fn description(&self) -> &'static Description;

    /// The rules, as they were set up.
    fn game(&self) -> &Self::Game;

    /// The game with its settings, as saved games name it.
    fn title(&self) -> String {
        self.description().name.into()
    }

    /// The whole tree as text, where the game is one.
    fn hand_made(&self) -> Option<&str> {
        None
    }

    /// The value function of this name.
    fn preset(&self, name: &str) -> Option<ValueOf<Self>>;

    /// What scripts can ask about a state, besides what can be asked in every game.
    fn facts(&self) -> Lexicon<StateOf<Self>> {
        Lexicon::default()
    }

    /// How textbook searches go through it.
    fn textbook(&self) -> &dyn TextbookKit<Self::Game>;

    /// The playing search with the game's tactics.
    fn thinker(&self) -> Option<&dyn Thinker<Self::Game>> {
        None
    }

    /// What it shows to nets; else what was expected.
    fn features(&self) -> Result<Arc<dyn Features<Self::Game>>, &'static str> {
        Err("expected a game that nets can learn")
    }

    /// What is known exactly of its states.
    fn solver(&self) -> &dyn SolverKit<Self::Game> {
        &Nothing
    }

    /// What its players know and write.
    fn players(&self) -> &dyn PlayersKit<Self::Game> {
        &Nothing
    }

    /// Positions at this number of plies, by first move, unless the caller gives up; none where the game has no such count.
    fn divide(
        &self,
        state: &StateOf<Self>,
        depth: Depth,
        counting: Counting,
        control: &dyn Control,
    ) -> Divided<MoveOf<Self>> {
        (counting == Counting::Moves).then(|| perft::divide_until(self.game(), state, depth, control))
    }

    /// Plays games for a score by a value function, where [`GameStudies::scored`](crate::GameStudies) says how.
    fn play_series(
        &self,
        _value: &Arc<dyn ValueFunction<Self::Game>>,
        _request: &SeriesRequest,
        _follow: LongWork<'_>,
    ) -> Result<Series, SessionError> {
        Err(SessionError::Missing {
            game: self.description().name.into(),
            what: "games for a score",
            instead: "expected a game that is played for one".into(),
        })
    }
}

/// How textbook searches go through a game.
pub trait TextbookKit<G: Game> {
    /// How deep they go by default.
    fn usual_depth(&self) -> DepthLimit;

    /// Plies in one unit of depth: all agents once.
    fn plies_per_depth(&self) -> u32 {
        1
    }

    /// The leaf rule of this name; it may judge the leaves it makes by the value function.
    fn leaf_rule(&self, _name: &str, _value: &Arc<dyn ValueFunction<G>>) -> Option<Box<dyn LeafRule<G>>> {
        None
    }

    /// The game as a rule of this name reads its rules, for a search from this state; none where a rule leaves them as they are.
    fn reading(&self, _rule: &str, _root: &G::State) -> Option<G> {
        None
    }
}

/// What is known exactly of the states of a game.
pub trait SolverKit<G: Game> {
    /// The exact value of a state, and of all its moves if asked; `control` may end it.
    fn solve(
        &self,
        _state: &G::State,
        _wanted: AllMoves,
        _control: &dyn Control,
    ) -> Result<Solved<G::Move>, Unsolved> {
        Err(Unsolved::NoSolver)
    }

    /// The advice where no exact value can be had of a state; none where [`SolverKit::solve`] finds one or may.
    fn beyond(&self, _state: &G::State) -> Option<String> {
        None
    }

    /// The exact values of many states, each if it is known or found out in a moment; `control` may end it.
    fn exact_values(&self, states: &[G::State], _control: &dyn Control) -> Vec<Option<Exact>> {
        vec![None; states.len()]
    }

    /// Solves what can be solved in a moment, so that the playing search knows it; where there is no clock.
    fn prepare(&self, _state: &G::State) {}

    /// The ending that has to be solved before a state is known, by name, where that takes seconds; none if the state is
    /// known, or beyond such work.
    fn unsolved_ending(&self, _state: &G::State) -> Option<String> {
        None
    }

    /// Solves that ending and keeps it, for the whole program; the caller may stop it.
    fn solve_ending(&self, _state: &G::State, _follow: LongWork<'_>) -> Result<(), Stopped> {
        Ok(())
    }

    /// The class of positions of this name, solved with all it leads to; none where the game has no classes.
    fn class(&self, _name: &str, _follow: LongWork<'_>) -> Option<Result<Box<dyn Class<G>>, SessionError>> {
        None
    }

    /// The name of the class that a state belongs to, if that can be solved quickly.
    fn class_of(&self, _state: &G::State) -> Option<String> {
        None
    }
}

/// What the players of a game know, and how they and their programs write it.
pub trait PlayersKit<G: Game> {
    /// The notation of this name that other programs use, for games that begin with this state.
    fn dialect(&self, _name: &str, _start: &G::State) -> Option<DialectOf<G>> {
        None
    }

    /// Chances to win, draw and lose in thousandths, for the side a score of the playing search is seen by.
    fn chances(&self, _score: Score) -> Option<[u32; 3]> {
        None
    }

    /// The moves of the opening book with their weights; none if the state is not in it.
    fn book_moves(&self, _state: &G::State) -> Vec<(G::Move, u16)> {
        Vec::new()
    }

    /// What people call the opening that leads to a state.
    fn opening_name(&self, _state: &G::State) -> Option<&str> {
        None
    }

    /// Why a game is over in a state that was there this number of times, this one included, if there is a word for it. Draws by
    /// repetition are seen by nothing else.
    fn end_reason(&self, _state: &G::State, _seen: usize) -> Option<Why> {
        None
    }

    /// A whole game in the notation of its players; none if they have none.
    fn write_record(&self, _told: TypedGame<G>, _order: ResultOrder) -> Option<String> {
        None
    }

    /// The games of a text in that notation, each good or bad by itself; none if there is none.
    fn read_records<'a>(&'a self, _text: &'a str, _order: ResultOrder) -> Option<Records<'a, G>> {
        None
    }
}

/// The part of a game that has no such part.
struct Nothing;

impl<G: Game> SolverKit<G> for Nothing {}

impl<G: Game> PlayersKit<G> for Nothing {}
