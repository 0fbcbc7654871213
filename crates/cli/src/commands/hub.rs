//! `plywood hub`: the draughts player for other programs.

use crate::args::HubArgs;
use crate::setup;
use session::Options;

pub fn run(args: &HubArgs) -> anyhow::Result<()> {
    setup::check_data(args.data.as_deref())?;
    let data = Some(setup::data_folder(args.data.as_deref())?);
    let game = games::find("draughts")?.open(&Options { data, ..Options::default() })?;
    let eval = setup::eval(&args.value)?;
    Ok(protocol::hub::run_by(game, eval, std::io::stdin().lock(), std::io::stdout())?)
}
