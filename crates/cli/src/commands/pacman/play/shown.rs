//! The game as the screen of rounds asks for it.

use super::tree::{self, Look};
use super::{frame, keep};
use draw::{Charset, Colour};
use pacman::{Move, WatchedGame};
use search::Control;
use std::path::PathBuf;
use terminal::show::{Canvas, Direction, Pilot, Show, ShowError, TreeStyle};

/// A game, and the file it is kept in on demand.
pub struct MazeShow<'a> {
    pub session: &'a mut WatchedGame,
    pub file: PathBuf,
}

impl Show for MazeShow<'_> {
    fn board(&self, charset: Charset) -> Canvas {
        frame::board(self.session.game(), self.session.state(), charset)
    }

    fn status(&self) -> String {
        frame::status(self.session)
    }

    fn verdict(&self) -> String {
        frame::verdict(self.session)
    }

    fn is_over(&self) -> bool {
        self.session.is_over()
    }

    fn is_latest(&self) -> bool {
        self.session.is_latest()
    }

    fn can_steer(&self, direction: Direction) -> bool {
        self.session.game().legal(self.session.state()).contains(move_of(direction))
    }

    fn forward(&mut self, pilot: Pilot, control: &dyn Control) {
        let pilot = match pilot {
            Pilot::Agent => pacman::Pilot::Agent,
            Pilot::Person(direction) => pacman::Pilot::Person(move_of(direction)),
        };
        // The screen knows that it stopped the search, and nothing has changed.
        let _ = self.session.forward(pilot, control);
    }

    fn back(&mut self) {
        self.session.back();
    }

    fn to_present(&mut self) {
        self.session.to_present();
    }

    fn tree(&self, style: TreeStyle, control: &dyn Control) -> Result<Option<String>, ShowError> {
        let TreeStyle { show_depth, charset, columns } = style;
        let look = Look { show_depth, colour: Colour::Always, charset, columns };
        tree::text(self.session, look, control).map_err(game_error)
    }

    fn save(&self) -> Result<String, ShowError> {
        keep(self.session, &self.file).map_err(game_error)?;
        Ok(format!("saved in {}", self.file.display()))
    }
}

fn move_of(direction: Direction) -> Move {
    match direction {
        Direction::North => Move::North,
        Direction::East => Move::East,
        Direction::South => Move::South,
        Direction::West => Move::West,
        Direction::Stay => Move::Stop,
    }
}

fn game_error(error: anyhow::Error) -> ShowError {
    ShowError::Game(format!("{error:#}"))
}
