//! `plywood uci`: the chess engine for other programs.

use crate::args::{UciArgs, ValueArgs};
use crate::setup;
use session::Options;
use std::io::Read;

pub fn run(args: &UciArgs) -> anyhow::Result<()> {
    let eval = args.eval.clone();
    setup::eval(&ValueArgs { eval: eval.clone() })?;
    let first = eval.map_or(String::new(), |eval| format!("setoption name EvalFile value {eval}\n"));
    // A system without a data folder has no tables either.
    let options = Options { data: setup::data_folder(None).ok(), ..Options::default() };
    let input = first.as_bytes().chain(std::io::stdin().lock());
    Ok(protocol::uci::run(games::find("chess")?, options, input, std::io::stdout())?)
}
