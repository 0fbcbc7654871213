//! `plywood pacman`: play or watch, many games, and the course's tests.

mod games;
mod grade;
mod play;
pub mod setting;

use crate::args::Pacman;

pub fn run(args: &Pacman) -> anyhow::Result<()> {
    match args {
        Pacman::Play(args) => play::run(args),
        Pacman::Games(args) => games::run(args),
        Pacman::Grade(args) => grade::run(args),
    }
}
