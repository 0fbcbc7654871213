//! The games there are. A game is one line of [`ALL`]; everything else about it is in its own crate.

mod course;

pub use course::course_tree;

use session::{Description, Options, Playable, SessionError, Setting};

/// Every game, in the order it is offered.
pub static ALL: [&Description; 6] = [
    &mnk::kit::DESCRIPTION,
    &draughts::kit::DESCRIPTION,
    &chess::kit::DESCRIPTION,
    &reversi::kit::DESCRIPTION,
    &pacman::kit::DESCRIPTION,
    &explicit::kit::DESCRIPTION,
];

/// The game of this name.
pub fn find(name: &str) -> Result<&'static Description, SessionError> {
    let known = || ALL.map(|game| game.name);
    let found = ALL.into_iter().find(|game| game.name == name);
    found.ok_or_else(|| SessionError::unknown("game", name, &known()))
}

/// The game of this name, set up with the usual but for these settings.
pub fn open<const N: usize>(
    name: &str,
    settings: [(&str, Setting); N],
) -> Result<Box<dyn Playable>, SessionError> {
    find(name)?.open(&Options::with(settings))
}

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// `docs/adding-a-game.md`: the game in it is compiled and played.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/adding-a-game.md")]
struct AddingAGame;
