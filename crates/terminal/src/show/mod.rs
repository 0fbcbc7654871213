//! A game shown round by round on a full screen: steered, watched, looked at again, explained and kept.
//!
//! The game is behind [`Show`]; what the screen needs of it is letters, lines and what a round does.

mod canvas;
mod keys;
mod screen;
mod stage;
#[cfg(test)]
mod tests;

pub use canvas::{Canvas, Glyph};
pub use crossterm::style::Color;
pub use screen::show;
pub use stage::{Driver, GameStage, StageSettings};

use draw::Charset;
use search::Control;

/// Where a person steers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Up the screen.
    North,
    /// To the right.
    East,
    /// Down the screen.
    South,
    /// To the left.
    West,
    /// Nowhere.
    Stay,
}

/// Who decides in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pilot {
    /// The agent, or the record of a game.
    Agent,
    /// A person who steers there.
    Person(Direction),
}

/// How the tree of a decision is written.
#[derive(Clone, Copy, Debug)]
pub struct TreeStyle {
    /// The plies shown; none for all of them.
    pub show_depth: Option<u32>,
    /// The characters it is drawn with.
    pub charset: Charset,
    /// The width of the screen.
    pub columns: usize,
}

/// Why the screen was left.
#[derive(Debug, thiserror::Error)]
pub enum ShowError {
    /// The terminal cannot be read or written.
    #[error(transparent)]
    Terminal(#[from] std::io::Error),
    /// The game cannot be kept, or its tree cannot be drawn.
    #[error("{0}")]
    Game(String),
}

/// A game that is shown. Between two looks at it a whole round is played.
pub trait Show {
    /// The board.
    fn board(&self, charset: Charset) -> Canvas;
    /// The line about where the game stands.
    fn status(&self) -> String;
    /// How the game ended, or that it goes on.
    fn verdict(&self) -> String;
    /// Whether nothing comes after the state that is looked at.
    fn is_over(&self) -> bool;
    /// Whether no later state was seen.
    fn is_latest(&self) -> bool;
    /// Whether a person can steer there now.
    fn can_steer(&self, direction: Direction) -> bool;
    /// Goes on by a round: to a state seen before, or to a new one. Nothing changes when `control` ends the search
    /// behind a decision.
    fn forward(&mut self, pilot: Pilot, control: &dyn Control);
    /// Goes back by a round.
    fn back(&mut self);
    /// Goes to the latest state.
    fn to_present(&mut self);
    /// The tree of the decision that is due; none if no decision is due or the search was stopped.
    fn tree(&self, style: TreeStyle, control: &dyn Control) -> Result<Option<String>, ShowError>;
    /// Keeps the game so far, and says where.
    fn save(&self) -> Result<String, ShowError>;
}
