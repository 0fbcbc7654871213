//! `plywood studio`: the page in a browser.

use crate::{args, interrupt, output, setup};
use studio::{Config, Started, serve};

pub fn run(args: &args::Studio) -> anyhow::Result<()> {
    let data = setup::data_folder(args.data.as_deref()).ok();
    let config = Config { port: args.port, data, ..Config::default() };
    // Nobody reads the address: the studio runs all the same.
    serve(config, &interrupt::stop_flag(), |started| drop(output::say(&greeting(&started))))?;
    Ok(())
}

fn greeting(started: &Started) -> String {
    let moved = if started.has_moved() {
        format!(" (port {} was taken)", started.asked.port())
    } else {
        String::new()
    };
    format!("The studio is at http://{}{moved}. Ctrl-C ends it.\n", started.address)
}
