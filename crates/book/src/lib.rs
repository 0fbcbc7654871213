//! Opening books: look up, grow and convert opening moves by position key.
//!
//! A [`Book`] is a sorted list of position keys, each with its moves and their weights. What a key or a move code
//! means is the game's business: this crate knows no game. A [`Grower`] collects moves from games; [`compact`] is the
//! own file format, [`polyglot`] the one chess programs share.

mod book;
pub mod compact;
mod error;
mod grower;
pub mod polyglot;

pub use book::{Book, BookMove};
pub use error::BookError;
pub use grower::{Ending, Grower};

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
