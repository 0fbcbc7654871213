//! `plywood pacman play`: one game to play, to watch or to watch again, on a screen or as plain text.

mod frame;
mod plain;
mod shown;
mod tree;

use super::setting;
use crate::args::{PacmanAgent, PacmanPlay};
use crate::{interrupt, output, setup};
use draw::Charset;
use pacman::{PacmanPlayer, SavedGame, WatchedGame};
use shown::MazeShow;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::Duration;
use terminal::show::{Driver, GameStage, StageSettings, show};

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
        true => play_on_screen(&mut session, driver, args),
        false => plain::run(&mut session, driver),
    };
    // What was played is kept also when it was broken off.
    if let Some(file) = &args.save {
        keep(&session, file)?;
    }
    played?;
    setting::sound(session.pacman())
}

fn open(args: &PacmanPlay) -> anyhow::Result<WatchedGame> {
    let agent = args.agent.unwrap_or(PacmanAgent::Expectimax);
    if let Some(file) = &args.replay {
        let saved = SavedGame::parse(&setup::read_text(file)?)?;
        let pacman: PacmanPlayer = setting::player(&args.setting, agent)?;
        let believed = pacman.method.belief(setting::ghost(args.setting.ghost).model());
        return Ok(WatchedGame::replay(&saved, pacman, believed));
    }
    let seed = args.seed.unwrap_or_else(|| u64::from(fastrand::u32(..)));
    Ok(WatchedGame::live(setting::read(&args.setting, agent)?, &args.setting.layout, seed))
}

fn driver(args: &PacmanPlay) -> Driver {
    let is_agents = args.agent.is_some() || args.setting.script.is_some() || args.replay.is_some();
    match (is_agents, args.delay) {
        (false, None) => Driver::Person,
        (false, Some(delay)) => Driver::HastyPerson(delay),
        (true, delay) => Driver::Agent(delay.unwrap_or(USUAL_DELAY)),
    }
}

fn play_on_screen(session: &mut WatchedGame, driver: Driver, args: &PacmanPlay) -> anyhow::Result<()> {
    let charset = if args.ascii { Charset::Ascii } else { Charset::Unicode };
    let round = session.state().agent_count() as u32;
    let settings = StageSettings { driver, charset, show_depth: Some(args.show_depth.unwrap_or(round)) };
    let usual_file = || PathBuf::from(format!("{}.game", stem(session.name())));
    let file = args.save.clone().unwrap_or_else(usual_file);
    let mut game = MazeShow { session, file };
    let is_interrupted = || interrupt::raised().is_raised();
    let end = show(GameStage::new(&mut game, settings), &is_interrupted)?;
    output::say(&format!("{end}\n"))
}

/// The name of a layout without its folder and extension.
fn stem(name: &str) -> String {
    let path = Path::new(name);
    path.file_stem().map_or("pacman".into(), |stem| stem.to_string_lossy().into_owned())
}

fn keep(session: &WatchedGame, file: &Path) -> anyhow::Result<()> {
    Ok(files::write_whole(file, session.saved().to_string().as_bytes())?)
}
