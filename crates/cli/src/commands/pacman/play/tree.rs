//! The tree of the search behind one decision.

use super::plain;
use crate::args::PacmanPlay;
use crate::{interrupt, output};
use anyhow::{Context, bail};
use draw::{Charset, Colour, DrawOptions, Format};
use pacman::{Pilot, Status, WatchedGame};
use search::Checkpoint;
use search::Control;
use session::Recording;
use std::io::IsTerminal;

/// Nodes of a tree that are kept; the rest is counted.
const MAX_RECORDED: usize = 200_000;
/// Nodes of a tree that are drawn.
const MAX_DRAWN: usize = 5_000;

/// How a tree is written.
#[derive(Clone, Copy)]
pub struct Look {
    pub show_depth: Option<u32>,
    pub colour: Colour,
    pub charset: Charset,
    pub columns: usize,
}

/// The tree of the decision that is due, as text; none if no decision is due or the search was stopped.
pub fn text(session: &WatchedGame, look: Look, control: &dyn Control) -> anyhow::Result<Option<String>> {
    let state = session.state();
    if state.status() != Status::Playing || state.mover() != 0 {
        return Ok(None);
    }
    let record = Recording { max_nodes: MAX_RECORDED, ..Recording::default() };
    let Ok(tree) = pacman::kit::decision_tree(session.game(), state, session.pacman(), record, control)
    else {
        return Ok(None);
    };
    let Look { show_depth, colour, charset, columns } = look;
    let options = DrawOptions {
        show_depth,
        max_nodes: Some(MAX_DRAWN),
        colour,
        charset,
        columns,
        ..DrawOptions::default()
    };
    let bytes = draw::draw(&tree, Format::Text, &options)?;
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// Plays up to Pacman's decision with this number, and prints the board and the tree.
pub fn show_decision(session: &mut WatchedGame, number: usize, args: &PacmanPlay) -> anyhow::Result<()> {
    let control = |_: Checkpoint| !interrupt::was_raised();
    while session.decision() < number && !session.is_over() {
        session.forward(Pilot::Agent, &control)?;
    }
    if session.decision() < number || session.state().status() != Status::Playing {
        bail!("no decision {number}: expected at most {}, where this game ends", last_decision(session));
    }
    let look = Look {
        show_depth: args.show_depth,
        colour: if std::io::stdout().is_terminal() { Colour::Always } else { Colour::Never },
        charset: if args.ascii { Charset::Ascii } else { Charset::Unicode },
        columns: DrawOptions::default().columns,
    };
    let tree = text(session, look, &control)?.context("stopped before the search was finished")?;
    output::say_coloured(&format!("{}{tree}", plain::render_game(session)))
}

/// The number of the last decision of a game that was played to its end, or to where it was broken off.
fn last_decision(session: &WatchedGame) -> usize {
    match session.state().status() {
        Status::Playing => session.decision(),
        Status::Won | Status::Lost => session.decision() - 1,
    }
}
