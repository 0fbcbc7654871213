//! `plywood pacman play`: one game to play, to watch or to watch again, on a screen or as plain text.

mod frame;
mod keys;
mod plain;
mod screen;
mod stage;
mod tree;

use super::setting;
use crate::args::{PacmanAgent, PacmanPlay};
use crate::setup;
use pacman::{Player, SavedGame, Session};
use stage::{Driver, Stage};
use std::io::IsTerminal;
use std::path::Path;
use std::time::Duration;

/// Time between two rounds of an agent's game unless another is asked for.
const USUAL_DELAY: Duration = Duration::from_millis(150);

pub fn run(args: &PacmanPlay) -> anyhow::Result<()> {
    let mut session = open(args)?;
    if let Some(number) = args.tree_at {
        return tree::show_decision(&mut session, number as usize, args);
    }
    let driver = driver(args);
    let is_seen = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let played = match is_seen {
        true => screen::run(Stage::new(&mut session, driver, args)),
        false => plain::run(&mut session, driver),
    };
    // What was played is kept also when it was broken off.
    if let Some(file) = &args.save {
        keep(&session, file)?;
    }
    played?;
    setting::sound(session.pacman())
}

fn open(args: &PacmanPlay) -> anyhow::Result<Session> {
    let agent = args.agent.unwrap_or(PacmanAgent::Expectimax);
    if let Some(file) = &args.replay {
        let saved = SavedGame::parse(&setup::read_text(file)?)?;
        let pacman: Player = setting::player(&args.setting, agent)?;
        let believed = pacman.method.belief(setting::ghost(args.setting.ghost).model());
        return Ok(Session::replay(&saved, pacman, believed));
    }
    let seed = args.seed.unwrap_or_else(|| u64::from(fastrand::u32(..)));
    Ok(Session::live(setting::read(&args.setting, agent)?, &args.setting.layout, seed))
}

fn driver(args: &PacmanPlay) -> Driver {
    let is_agents = args.agent.is_some() || args.setting.script.is_some() || args.replay.is_some();
    match (is_agents, args.delay) {
        (false, None) => Driver::Person,
        (false, Some(delay)) => Driver::HastyPerson(delay),
        (true, delay) => Driver::Agent(delay.unwrap_or(USUAL_DELAY)),
    }
}

fn keep(session: &Session, file: &Path) -> anyhow::Result<()> {
    Ok(files::write_whole(file, session.saved().to_string().as_bytes())?)
}
