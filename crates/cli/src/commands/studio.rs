//! `plywood studio`: the page in a browser.

use crate::{args, interrupt, output, setup};
use anyhow::Context;
use studio::{Config, Started, Token, serve};

pub fn run(args: &args::Studio) -> anyhow::Result<()> {
    setup::check_data(args.data.as_deref())?;
    let data = setup::data_folder(args.data.as_deref()).ok();
    let token = match args.no_token {
        true => None,
        false => Some(Token::random().context("the system gives no random numbers for a token")?),
    };
    let config = Config {
        port: args.port,
        data,
        token,
        embed_from: args.embed_from.clone(),
        ..Config::new(&games::OFFERED)
    };
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
    // Nothing follows the address: terminals would take a full stop for a part of it.
    format!("The studio runs{moved} until Ctrl-C. Open this address in your browser:\n  {}\n", started.url())
}
