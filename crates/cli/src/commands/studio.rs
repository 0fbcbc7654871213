//! `plywood studio`: the page in a browser.

use crate::{args, interrupt, output, setup};
use studio::{Config, serve};

pub fn run(args: &args::Studio) -> anyhow::Result<()> {
    let data = setup::data_folder(args.data.as_deref()).ok();
    let config = Config { port: args.port, data, ..Config::default() };
    serve(config, &interrupt::stop_flag(), |started| {
        let moved =
            if started.has_moved() { format!(" (port {} was taken)", args.port) } else { String::new() };
        // Nobody reads the address: the studio runs all the same.
        let _ =
            output::say(&format!("The studio is at http://{}{moved}. Ctrl-C ends it.\n", started.address));
    })?;
    Ok(())
}
