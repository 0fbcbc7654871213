//! What a front end can change.

/// The notation of games whose castling is written as the king taking its rook.
pub(super) const CHESS960: &str = "uci-chess960";

/// The settings of an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UciSettings {
    /// Memory of the transposition table in MiB.
    pub hash_mib: usize,
    /// Threads that search together.
    pub threads: usize,
    /// Best lines to report.
    pub lines: usize,
    /// Milliseconds lost between engine and clock at every move.
    pub overhead_ms: u64,
    /// Where endgame table files are.
    pub syzygy_path: String,
    /// The file of the value function it judges by; its own evaluation where it is empty.
    pub eval_file: String,
    /// Castling is written as the king taking its rook.
    pub chess960: bool,
    /// Play below full strength.
    pub limit_strength: bool,
    /// The strength wanted then.
    pub elo: u32,
    /// Report chances to win, draw and lose.
    pub show_wdl: bool,
    /// Play from the book.
    pub own_book: bool,
    /// A book file.
    pub book_file: String,
}

impl Default for UciSettings {
    fn default() -> Self {
        UciSettings {
            hash_mib: 16,
            threads: 1,
            lines: 1,
            overhead_ms: 10,
            syzygy_path: String::new(),
            eval_file: String::new(),
            chess960: false,
            limit_strength: false,
            elo: 1800,
            show_wdl: false,
            own_book: false,
            book_file: String::new(),
        }
    }
}

impl UciSettings {
    /// The notation that a front end expects.
    pub(super) fn dialect(&self) -> &'static str {
        if self.chess960 { CHESS960 } else { "uci" }
    }
}
