//! `plywood hub`: the draughts player for other programs.

use crate::args::Hub;
use crate::setup;
use workbench::{GameChoice, open};

pub fn run(args: &Hub) -> anyhow::Result<()> {
    let tables = setup::tables("draughts", args.data.as_deref())?;
    let bench = open(&GameChoice::Draughts { tables })?;
    protocol::hub::run(bench.as_ref(), std::io::stdin().lock(), std::io::stdout());
    Ok(())
}
