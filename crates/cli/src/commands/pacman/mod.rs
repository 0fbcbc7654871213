//! `plywood pacman`: play or watch, many games, and the course's tests.

mod games;
mod grade;
mod play;
pub mod setting;

use crate::args::PacmanCommand;

pub fn run(args: &PacmanCommand) -> anyhow::Result<()> {
    match args {
        PacmanCommand::Play(args) => play::run(args),
        PacmanCommand::Games(args) => games::run(args),
        PacmanCommand::Grade(args) => grade::run(args),
    }
}
