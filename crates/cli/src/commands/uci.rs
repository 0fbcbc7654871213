//! `plywood uci`: the chess engine for other programs.

use crate::setup;
use chess::Knowledge;
use protocol::uci::{ChessEngine, run as converse};

pub fn run() -> anyhow::Result<()> {
    let knowledge = match setup::tables("chess", None) {
        Ok(Some(folder)) => Knowledge::default().with_tables(&folder)?,
        // A system without a data folder has no tables either.
        _ => Knowledge::default(),
    };
    converse(ChessEngine::new(knowledge), std::io::stdin().lock(), std::io::stdout());
    Ok(())
}
