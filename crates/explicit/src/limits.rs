//! How large a tree may be: hostile files are refused, not suffered.

/// Longer files are refused: a million leaves written shortly still fit.
pub const MAX_FILE_BYTES: usize = 4 << 20;

/// Larger trees are refused: they are too large to read, and searches show nothing new on them.
pub const MAX_NODES: usize = 1_000_000;

/// Deeper trees are refused: searches go down by recursion and must not run out of stack.
pub const MAX_PLIES: usize = 1_000;

/// A node has at most this many children: a move's code is 16 bits wide.
pub const MAX_CHILDREN: usize = u16::MAX as usize;

/// Values lie between minus and plus this: averages stay finite and numbers readable.
pub const MAX_VALUE: f64 = 1e15;

/// Names and labels have at most this many characters: they must fit a line.
pub const MAX_WORD: usize = 80;

/// The probabilities of one chance node may miss 1 by this much: people write 0.333333.
pub const PROBABILITY_TOLERANCE: f64 = 1e-6;
