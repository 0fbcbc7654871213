//! Whole classes of positions, such as two kings against one: every value known, and every value of what they lead to.

use crate::error::SessionError;
use crate::kit::Kit;
use crate::setup::Setup;
use crate::solving::Exact;
use search::{Game, Notation};

/// A solved class in the types of its game.
pub trait Class<G: Game>: Send + Sync {
    /// Its name, such as `2Kv1K`.
    fn name(&self) -> String;

    /// The same in English words, such as "two kings against one".
    fn words(&self) -> String {
        self.name()
    }

    /// Its positions in which the side that is to prove itself moves.
    fn positions(&self) -> Vec<G::State>;

    /// What a state is worth to the side to move; none if it does not follow from the class.
    fn value(&self, state: &G::State) -> Option<Exact>;
}

/// The same as text.
pub trait SolvedClass: Send + Sync {
    /// Its name, such as `2Kv1K`.
    fn name(&self) -> String;

    /// The same in the words of the session's language, such as "two kings against one".
    fn words(&self) -> String;

    /// Its positions in which the side that is to prove itself moves, with what they are worth to it.
    fn positions(&self) -> Vec<(String, Exact)>;

    /// What a position is worth to the side to move; none if it does not follow from the class.
    fn value(&self, position: &str) -> Option<Exact>;

    /// The moves of a position that follows from the class, in the order of generation.
    fn moves(&self, position: &str) -> Result<Vec<ClassMove>, SessionError>;
}

/// A move in a solved class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassMove {
    /// The move.
    pub m: String,
    /// The position it leads to, as if nothing had been played before.
    pub position: String,
    /// What it is worth to the side that makes it.
    pub value: Exact,
}

pub(crate) struct Erased<K: Kit> {
    pub setup: Setup<K>,
    pub class: Box<dyn Class<K::Game>>,
}

impl<K: Kit> SolvedClass for Erased<K> {
    fn name(&self) -> String {
        self.class.name()
    }

    fn words(&self) -> String {
        let description = self.setup.kit().description();
        let own = description.words.text(self.setup.language, &format!("class-{}", self.name()));
        own.map_or_else(|| self.class.words(), String::from)
    }

    fn positions(&self) -> Vec<(String, Exact)> {
        let states = self.class.positions().into_iter();
        states
            .filter_map(|state| Some((self.setup.game().show_state(&state), self.class.value(&state)?)))
            .collect()
    }

    fn value(&self, position: &str) -> Option<Exact> {
        self.class.value(&self.setup.game().parse_state(position).ok()?)
    }

    fn moves(&self, position: &str) -> Result<Vec<ClassMove>, SessionError> {
        let game = self.setup.game();
        let state = game.parse_state(position)?;
        let beyond = || SessionError::Missing {
            game: self.setup.name().into(),
            what: "exact value",
            instead: format!("'{position}' does not follow from {}", self.name()),
        };
        let step = |m| {
            let next = game.play(&state, m);
            let value = self.class.value(&next).ok_or_else(beyond)?.before();
            Ok(ClassMove { m: game.show_move(&state, m), position: game.show_state(&next), value })
        };
        self.setup.moves(&state).into_iter().map(step).collect()
    }
}
