//! `plywood check`: whether a game that a user wrote keeps the promises of a game.

use crate::args::Check;
use crate::{output, setup};
use anyhow::bail;
use serde::Serialize;

/// What was found.
#[derive(Serialize)]
struct Found<'a> {
    file: &'a str,
    positions: u64,
    wrong: &'a [String],
}

pub fn run(args: &Check) -> anyhow::Result<()> {
    let name = args.file.display().to_string();
    let text = setup::read_text(&args.file)?;
    // What the test kit finds is told below, not by the panic.
    std::panic::set_hook(Box::new(|_| {}));
    let checked = games::check(&name, &text);
    drop(std::panic::take_hook());
    let checked = checked?;
    if args.print.json {
        output::json(&Found { file: &name, positions: checked.positions, wrong: &checked.wrong })?;
    }
    match checked.wrong.as_slice() {
        [] if args.print.json => Ok(()),
        [] => output::say(&format!(
            "{name}: a game; {} positions of random games were looked at\n",
            checked.positions
        )),
        wrong => bail!("{}", wrong.join("; ")),
    }
}
