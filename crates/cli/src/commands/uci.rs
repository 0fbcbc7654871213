//! `plywood uci`: the chess engine for other programs.

use crate::setup;
use session::Options;

pub fn run() -> anyhow::Result<()> {
    // A system without a data folder has no tables either.
    let options = Options { data: setup::data_folder(None).ok(), ..Options::default() };
    Ok(protocol::uci::run(games::find("chess")?, options, std::io::stdin().lock(), std::io::stdout())?)
}
