//! What can be wrong with a book file.

/// A file that is no book.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BookError {
    /// It does not begin as books do.
    #[error("not a book file: expected it to begin with PLYBOOK1")]
    Magic,
    /// It is for another game.
    #[error("a book for '{found}': expected one for '{expected}'")]
    Game {
        /// The game it is for.
        found: String,
        /// The game it should be for.
        expected: String,
    },
    /// It ends too soon.
    #[error("the book file ends too soon, at byte {0}")]
    Short(usize),
    /// Something in it cannot be.
    #[error("the book file is damaged at byte {at}: {what}")]
    Damaged {
        /// Where.
        at: usize,
        /// What is wrong.
        what: &'static str,
    },
    /// The checksum is wrong.
    #[error("the book file is damaged: its checksum is {found:016x}, expected {expected:016x}")]
    Checksum {
        /// What the file says.
        found: u64,
        /// What its contents give.
        expected: u64,
    },
    /// A Polyglot file is a row of records of 16 bytes.
    #[error("not a Polyglot book: {0} bytes are no whole number of 16-byte records")]
    Records(usize),
}
