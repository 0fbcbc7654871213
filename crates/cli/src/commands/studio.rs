//! `plywood studio`: the page in a browser.

use crate::{args, caged, interrupt, output, setup};
use anyhow::Context;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use studio::{AccessToken, ChildLaunch, Config, Started, serve};

/// The hidden command of the children that run scripts.
const CHILD: &str = "cage-studio";

pub fn run(args: &args::StudioArgs) -> anyhow::Result<()> {
    setup::check_data(args.data.as_deref())?;
    let data = setup::data_folder(args.data.as_deref()).ok();
    let token = match args.no_token {
        true => None,
        false => Some(AccessToken::random().context("the system gives no random numbers for a token")?),
    };
    caged::forbid_scripts();
    let launch = Some(launch(data.as_deref())?);
    let config = Config {
        port: args.port,
        data,
        launch,
        token,
        embed_from: args.embed_from.clone(),
        ..Config::new(&games::OFFERED)
    };
    // Ignore write errors: the studio runs without a reader of its address.
    serve(config, &interrupt::stop_flag(), |started| drop(output::say(&greeting(&started))))?;
    Ok(())
}

/// The other end: a child of the studio that has given up all but reading the data folder.
pub fn answer_studio(args: &args::CageStudio) -> anyhow::Result<()> {
    caged::shut(args.data.as_slice());
    let config = Config { data: args.data.clone(), ..Config::new(&games::OFFERED) };
    Ok(studio::answer_studio(config)?)
}

/// How the studio starts this same program to run scripts.
fn launch(data: Option<&Path>) -> anyhow::Result<ChildLaunch> {
    let program = std::env::current_exe().context("the program does not know where it is")?;
    let folder = data.map(|folder| [OsString::from("--data"), folder.into()]);
    let command = move || {
        let mut command = Command::new(&program);
        command.arg(CHILD).args(folder.iter().flatten());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    Ok(ChildLaunch { command: Arc::new(command), games: &GAMES })
}

/// The games that are scripts.
const GAMES: [&str; 1] = [games::OWN.name];

fn greeting(started: &Started) -> String {
    let moved = if started.has_moved() {
        format!(" (port {} was taken)", started.asked.port())
    } else {
        String::new()
    };
    // Nothing follows the address: terminals would take a full stop for a part of it.
    format!("The studio runs{moved} until Ctrl-C. Open this address in your browser:\n  {}\n", started.url())
}
