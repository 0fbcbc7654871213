//! What the program says, in English and Czech. Messages are files in the notation of Project Fluent, `messages/en` and
//! `messages/cs`: a sentence is one message, never glued from words, and each language chooses its plurals. A game brings
//! what it calls its own things as a [`Dictionary`]. Knows no game.

mod dictionary;
mod help;
mod language;
mod message;
mod number;

pub use dictionary::Dictionary;
pub use help::help_words;
pub use language::{Language, UnknownLanguage};
pub use message::MessageValue;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
