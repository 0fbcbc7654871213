//! Games to test with. The course's data is not part of the repository: tests that need it skip without it.

use pacman::{GhostModel, Layout, MazeSetup, Pacman, State, parse_layout};
use std::path::PathBuf;

/// The folder with the course's data; none, and noted, when it is absent.
pub fn data() -> Option<PathBuf> {
    evidence::beside("pacman")
}

/// A file below the data folder; none when the folder is absent.
pub fn read(name: &str) -> Option<String> {
    let path = data()?.join(name);
    Some(std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())))
}

/// One of the course's layouts with at most `ghosts` ghosts.
pub fn layout(name: &str, ghosts: usize) -> Option<Layout> {
    let text = read(&format!("layouts/{name}.lay"))?;
    Some(parse_layout(&text).unwrap_or_else(|e| panic!("{name}: {e}")).with_ghosts(ghosts))
}

/// The game on one of the course's layouts, the ghosts being adversaries.
pub fn game(name: &str, ghosts: usize) -> Option<Pacman> {
    Some(Pacman::new(layout(name, ghosts)?, GhostModel::Adversary))
}

/// The game and the state of a position's text.
pub fn open(text: &str, model: GhostModel) -> (Pacman, State) {
    let setup = MazeSetup::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let game = Pacman::new(setup.layout.clone(), model);
    let state = game.state(&setup).unwrap_or_else(|error| panic!("{text}: {error}"));
    (game, state)
}
