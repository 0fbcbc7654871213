//! A long work in parts, which several processes or machines do side by side.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// What is no part of a long work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected part and parts, such as 2/8, at most {} parts", Shard::MAX_PARTS)]
pub struct BadShard;

/// One part of several. Part I of N has every N-th piece of the work, beginning with the I-th: on any machine and at any time, the pieces
/// are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Which part, from 0.
    part: usize,
    parts: usize,
}

impl Shard {
    /// All of it.
    pub const WHOLE: Shard = Shard { part: 0, parts: 1 };
    /// More parts than this are of no use.
    const MAX_PARTS: usize = 100_000;

    /// Reads `2/8`: the second of eight parts.
    pub fn parse(text: &str) -> Result<Shard, BadShard> {
        let numbers = text.split_once('/').and_then(|(part, parts)| Some((number(part)?, number(parts)?)));
        match numbers {
            Some((part, parts)) if (1..=parts).contains(&part) && parts <= Shard::MAX_PARTS => {
                Ok(Shard { part: part - 1, parts })
            }
            _ => Err(BadShard),
        }
    }

    /// Which part it is, from 1.
    pub fn number(self) -> usize {
        self.part + 1
    }

    /// How many parts there are.
    pub fn of(self) -> usize {
        self.parts
    }

    /// Whether the piece of this number, from 0, is in this part.
    pub fn holds(self, piece: usize) -> bool {
        piece % self.parts == self.part
    }
}

impl Serialize for Shard {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("{}/{}", self.number(), self.parts))
    }
}

impl<'de> Deserialize<'de> for Shard {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Shard::parse(&Cow::<str>::deserialize(from)?).map_err(D::Error::custom)
    }
}

impl Default for Shard {
    fn default() -> Self {
        Shard::WHOLE
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.number(), self.parts)
    }
}

fn number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
}
