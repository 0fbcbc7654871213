//! From arguments to agents on a maze.

use crate::args::{GhostKind, PacmanAgent, PacmanSetting, ValueArgs};
use crate::setup;
use pacman::{Chooser, Ghost, Layout, MAX_MOVES, Match, Method, Pacman, PacmanPlayer, parse_layout};
use session::AgentScript;
use std::path::Path;
use std::sync::Arc;

/// Who plays where.
pub fn read(args: &PacmanSetting, agent: PacmanAgent) -> anyhow::Result<Match> {
    let layout = layout(&args.layout, args.ghosts)?;
    let ghost = ghost(args.ghost);
    let pacman = player(args, agent)?;
    let ghosts = vec![ghost.clone(); layout.ghosts.len()];
    let game = Pacman::new(layout, pacman.method.belief(ghost.model()));
    Ok(Match { game, pacman, ghosts, max_moves: MAX_MOVES })
}

pub fn layout(name: &str, ghosts: Option<usize>) -> anyhow::Result<Layout> {
    let layout = parse_layout(&setup::layout_text(name)?)?;
    Ok(match ghosts {
        Some(count) => layout.with_ghosts(count),
        None => layout,
    })
}

pub fn player(args: &PacmanSetting, agent: PacmanAgent) -> anyhow::Result<PacmanPlayer> {
    let value = setup::eval(&ValueArgs { eval: Some(args.eval.clone()) })?;
    let value = Arc::from(pacman::kit::chosen_value(&value, &layout(&args.layout, args.ghosts)?)?);
    let chooser = args.script.as_deref().map(chooser).transpose()?;
    Ok(PacmanPlayer { method: method(agent), depth: args.depth, value, chooser })
}

/// An agent that a user wrote.
pub fn chooser(file: &Path) -> anyhow::Result<Arc<Chooser>> {
    let script = AgentScript { name: file.display().to_string(), text: setup::read_text(file)? };
    Ok(Arc::new(Chooser::new(script)))
}

pub fn ghost(kind: GhostKind) -> Ghost {
    match kind {
        GhostKind::Random => Ghost::Random,
        GhostKind::Directional => Ghost::DIRECTIONAL,
        GhostKind::Hunting => Ghost::hunting(),
    }
}

fn method(agent: PacmanAgent) -> Method {
    match agent {
        PacmanAgent::Reflex => Method::Reflex,
        PacmanAgent::Minimax => Method::Minimax,
        PacmanAgent::Alphabeta => Method::AlphaBeta,
        PacmanAgent::Expectimax => Method::Expectimax,
    }
}

/// An error if what an agent judged by has failed: its games mean nothing.
pub fn sound(pacman: &PacmanPlayer) -> anyhow::Result<()> {
    match pacman.failure() {
        Some(failure) => anyhow::bail!(failure),
        None => Ok(()),
    }
}
