//! The largest numbers that are taken from outside: arguments, players of matches and protocols refuse more.

/// Plies of a perft: it goes as deep on the stack, and more takes too long.
pub const PERFT_PLIES: u32 = 100;
/// Threads of one search, and games at the same time.
pub const THREADS: u16 = 256;
/// Lines of play that one search tells.
pub const LINES: u64 = 256;
/// Plies of one search, on a machine that others share.
pub const DEPTH: u32 = 1_000;
/// MiB of one transposition table.
pub const TABLE_MIB: u32 = 8192;
/// Times that an experiment draws anything at random: weights, positions, steps.
pub const DRAWS: u64 = 1_000_000;
/// Games of a match or an experiment.
pub const GAMES: u64 = 10_000_000;
/// Plies after which a game is left unfinished.
pub const GAME_PLIES: u64 = 20_000;
/// Rounds of Pac-Man that an agent looks ahead.
pub const ROUNDS: u32 = 60;
/// The largest rating that a strength is measured at.
pub const RATING: u64 = 4_000;
/// The longest time in seconds: a year.
pub const SECONDS: u64 = 366 * 24 * 60 * 60;
