//! The games there are. A game is one line of [`ALL`]; everything else about it is in its own crate.

mod course;

pub use course::course_tree;
pub use scripted::{CheckReport, check};

use session::{Description, Options, Playable, SessionError, Setting};
use std::path::Path;

/// Every game, in the order it is offered.
pub static ALL: [&Description; 6] = [
    &mnk::kit::DESCRIPTION,
    &draughts::kit::DESCRIPTION,
    &chess::kit::DESCRIPTION,
    &reversi::kit::DESCRIPTION,
    &pacman::kit::DESCRIPTION,
    &explicit::kit::DESCRIPTION,
];

/// A game that a user wrote: named by its file.
pub static OWN: &Description = &scripted::kit::DESCRIPTION;

/// What the page offers: every game, and one that its reader writes.
pub static OFFERED: [&Description; 7] = [ALL[0], ALL[1], ALL[2], ALL[3], ALL[4], ALL[5], OWN];

/// The game of this name, or of another that people call it by; the name of a script's file stands for the game that is in it.
pub fn find(name: &str) -> Result<&'static Description, SessionError> {
    if script_file(name).is_some() || name == OWN.name {
        return Ok(OWN);
    }
    let known = || ALL.map(|game| game.name);
    let found = ALL.into_iter().find(|game| game.is_called(name));
    found.ok_or_else(|| SessionError::unknown("game", name, &known()))
}

/// The file of a game that a user wrote, if a game's name is one.
pub fn script_file(name: &str) -> Option<&Path> {
    session::script::is_script(name).then(|| Path::new(name))
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
