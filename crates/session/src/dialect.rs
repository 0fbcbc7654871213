//! How programs write a game to each other, where that is not how people write it: UCI's coordinates, Hub's letters.

use search::{Game, NotationError};

/// A notation of other programs.
pub trait Dialect<G: Game>: Sync {
    /// Reads a position.
    fn parse_state(&self, game: &G, text: &str) -> Result<G::State, NotationError>;

    /// Writes a position.
    fn show_state(&self, game: &G, state: &G::State) -> String;

    /// Reads a legal move of `state`.
    fn parse_move(&self, game: &G, state: &G::State, text: &str) -> Result<G::Move, NotationError>;

    /// Writes a move of `state`.
    fn show_move(&self, game: &G, state: &G::State, m: G::Move) -> String;
}

/// A dialect that is there for as long as the program.
pub type DialectOf<G> = &'static dyn Dialect<G>;
