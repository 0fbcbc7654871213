//! Openings that a game has by name: lists to begin matches and games with.

use crate::description::Description;
use crate::error::SessionError;

/// Stands for any opening of a set.
const ANY: &str = "random";

/// Where a game begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Opening {
    /// What it is called.
    pub name: String,
    /// The position; none for the game's start.
    pub position: Option<String>,
    /// Moves played from it before the players take over.
    pub moves: Vec<String>,
}

/// Openings that belong together.
#[derive(Clone, Copy, Debug)]
pub struct OpeningSet {
    /// The name in commands.
    pub name: &'static str,
    /// A sentence.
    pub about: &'static str,
    /// The number of the first.
    pub first: usize,
    /// All of them, in order.
    pub list: fn() -> Vec<Opening>,
}

impl Description {
    /// The openings that `SET`, `SET:NUMBER` or `SET:random` means, all but the second being the whole set; none where the
    /// game has no such set.
    pub fn openings_named(&self, text: &str) -> Option<Result<Vec<Opening>, SessionError>> {
        let (name, wanted) = text.split_once(':').unwrap_or((text, ANY));
        let set = self.play.opening_sets.iter().find(|set| set.name == name)?;
        let mut all = (set.list)();
        if wanted == ANY {
            return Some(Ok(all));
        }
        let last = set.first + all.len() - 1;
        let number = wanted.parse().ok().filter(|number| (set.first..=last).contains(number));
        Some(match number {
            Some(number) => Ok(vec![all.swap_remove(number - set.first)]),
            None => Err(SessionError::Option {
                name: "opening".into(),
                given: search::quoted(text, 60),
                expected: format!("{name}:{ANY}, or {name}:{} to {last}", set.first),
            }),
        })
    }
}
