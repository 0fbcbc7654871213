//! `plywood uci`: the chess engine for other programs.

use protocol::uci::{ChessEngine, run as converse};

pub fn run() -> anyhow::Result<()> {
    converse(ChessEngine::default(), std::io::stdin().lock(), std::io::stdout());
    Ok(())
}
