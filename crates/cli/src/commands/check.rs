//! `plywood check`: whether a user's game script follows the rules for games.

use crate::args::CheckArgs;
use crate::{output, setup};
use anyhow::bail;
use serde::Serialize;

/// What was found.
#[derive(Serialize)]
struct CheckView<'a> {
    file: &'a str,
    positions: u64,
    wrong: &'a [String],
}

pub fn run(args: &CheckArgs) -> anyhow::Result<()> {
    let name = args.file.display().to_string();
    let text = setup::read_text(&args.file)?;
    // The findings of the test kit are reported below, not by the panic.
    std::panic::set_hook(Box::new(|_| {}));
    let checked = games::check(&name, &text);
    drop(std::panic::take_hook());
    let checked = checked?;
    if args.print.json {
        output::json(&CheckView { file: &name, positions: checked.positions, wrong: &checked.wrong })?;
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
