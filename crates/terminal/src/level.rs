//! How strong the computer plays: a level is a depth and a time.

use session::{PlayingSettings, Purpose, Request};
use std::time::Duration;

/// The strongest level.
pub const MAX_LEVEL: u8 = 9;

/// At no level does the computer think longer about one move.
const LONGEST: Duration = Duration::from_secs(10);

/// A level from 1 to [`MAX_LEVEL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level(u8);

impl Level {
    /// The level, if there is such a one.
    pub fn new(level: u8) -> Option<Level> {
        (1..=MAX_LEVEL).contains(&level).then_some(Level(level))
    }

    /// The number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What the level means to the search: levels 1 to 6 count plies, the rest think for seconds.
    pub fn request(self) -> Request {
        let (depth, time) = match self.0 {
            level @ 1..=6 => (Some(u32::from(level)), LONGEST),
            7 => (None, Duration::from_secs(1)),
            8 => (None, Duration::from_secs(3)),
            _ => (None, LONGEST),
        };
        Request {
            depth: depth.into(),
            time: Some(time),
            playing: PlayingSettings { purpose: Purpose::Play, ..Request::thinking().playing },
            ..Request::thinking()
        }
    }
}

impl Default for Level {
    fn default() -> Self {
        Level(6)
    }
}
