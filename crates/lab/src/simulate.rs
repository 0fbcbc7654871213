//! A game played out move by move, each side by its own search.

use crate::error::LabError;
use crate::oracle::Oracle;
use crate::summary::{Marks, Summary};
use crate::table::{Table, value};
use draw::board::{Frame, strip};
use draw::palette::LIGHT;
use serde::Serialize;
use session::words::Counted;
use session::{At, EvalChoice, Grid, Playable, PositionView, Request, Side, StopFlag};
use std::collections::HashMap;

/// Width of a cell of the boards, in pixels.
const CELL: f64 = 18.0;

/// Who decides the moves of a side.
#[derive(Clone)]
pub enum Player<'a> {
    /// A search; boxed, for a request is large.
    Search(Box<Request>),
    /// Somebody who knows the truth.
    Oracle(&'a dyn Oracle),
}

/// How a game is to be played.
#[derive(Clone)]
pub struct SimulationRequest<'a> {
    /// Who plays for MAX and for MIN.
    pub players: [Player<'a>; 2],
    /// The value function shown beside every position.
    pub static_eval: EvalChoice,
    /// The game is left unfinished after this many plies.
    pub max_plies: usize,
    /// A position met this often is a draw.
    pub repetitions: usize,
    /// What the summary looks for among the scores.
    pub marks: Marks,
}

/// A game played out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulation {
    /// The game.
    pub game: String,
    /// The position it started from.
    pub position: String,
    /// How wins are counted.
    pub counted: Counted,
    /// How it ended, in words.
    pub result: String,
    /// Who won, if somebody did.
    pub winner: Option<Side>,
    /// What it adds up to.
    pub summary: Summary,
    /// Every ply.
    pub plies: Vec<SimulationPly>,
    /// The board it started from, if the game has one.
    #[serde(skip)]
    pub board: Option<Grid>,
}

/// One ply of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimulationPly {
    /// Whose move it is.
    pub side: Side,
    /// The move.
    #[serde(rename = "move")]
    pub m: String,
    /// The value for MAX that the search found; null for an oracle's move.
    pub score: Option<f64>,
    /// Nodes visited and cut-off placeholders, as a drawn tree has them.
    pub nodes: u64,
    /// The position after the move.
    pub position: String,
    /// The static value of that position.
    #[serde(rename = "static")]
    pub static_value: f64,
    /// The board after the move, if the game has one.
    #[serde(skip)]
    pub board: Option<Grid>,
}

/// A chosen move with what it cost.
struct Choice {
    side: Side,
    m: String,
    score: Option<f64>,
    nodes: u64,
}

/// Plays from a position until the game ends, repeats itself or grows too long.
pub fn simulate(
    bench: &dyn Playable,
    at: &At,
    request: &SimulationRequest<'_>,
    stop: &StopFlag,
) -> Result<Simulation, LabError> {
    let mut at = at.clone();
    let start = bench.position(&at)?;
    let mut met: HashMap<String, usize> = HashMap::from([(start.position.clone(), 1)]);
    let mut plies = Vec::new();
    let mut view = start.clone();
    let mut repeated = None;
    while plies.len() < request.max_plies && repeated.is_none() {
        let Some(choice) = next_choice(bench, &at, &view, request, stop)? else { break };
        at.moves.push(choice.m.clone());
        view = bench.position(&at)?;
        let static_value = bench.eval(&at, &request.static_eval)?.value;
        plies.push(ply(choice, &view, static_value));
        let times = met.entry(view.position.clone()).or_insert(0);
        *times += 1;
        repeated = Some(*times).filter(|&times| times >= request.repetitions);
    }
    let ended = view.outcome.unwrap_or_else(|| "unfinished".into());
    Ok(Simulation {
        game: bench.name().into(),
        position: start.position,
        counted: bench.idiom().counted,
        result: repeated.map_or(ended, |times| format!("draw: the position was met {times} times")),
        winner: view.winner,
        summary: Summary::of(&plies, request.marks),
        plies,
        board: start.board,
    })
}

fn ply(choice: Choice, view: &PositionView, static_value: f64) -> SimulationPly {
    let Choice { side, m, score, nodes } = choice;
    let (position, board) = (view.position.clone(), view.board.clone());
    SimulationPly { side, m, score, nodes, position, static_value, board }
}

/// The next move, unless the game is over.
fn next_choice(
    bench: &dyn Playable,
    at: &At,
    view: &PositionView,
    request: &SimulationRequest<'_>,
    stop: &StopFlag,
) -> Result<Option<Choice>, LabError> {
    if view.outcome.is_some() || view.moves.is_empty() {
        return Ok(None);
    }
    let side = view.side.ok_or_else(|| LabError::Chance(bench.name().into()))?;
    match &request.players[side as usize] {
        Player::Search(search) => {
            let found = bench.search(at, search, stop)?.0;
            let (score, nodes) = (Some(found.value), found.nodes + found.placeholders.unwrap_or_default());
            Ok(found.best.map(|m| Choice { side, m, score, nodes }))
        }
        Player::Oracle(oracle) => {
            let m = oracle.best_move(&view.position);
            let m = m.ok_or_else(|| LabError::Unsolved(view.position.clone()))?;
            Ok(Some(Choice { side, m, score: None, nodes: 0 }))
        }
    }
}

impl Simulation {
    /// The plies as words.
    pub fn table(&self) -> Table {
        let mut table = Table::new(&["ply", "move", "score", "nodes", "position", "static"]);
        let words = |(i, ply): (usize, &SimulationPly)| {
            vec![
                (i + 1).to_string(),
                ply.m.clone(),
                ply.score.map_or_else(String::new, |score| value(self.counted, score)),
                ply.nodes.to_string(),
                ply.position.clone(),
                value(self.counted, ply.static_value),
            ]
        };
        table.rows = self.plies.iter().enumerate().map(words).collect();
        table
    }

    /// Nodes of all plies together.
    pub fn nodes(&self) -> u64 {
        self.plies.iter().map(|ply| ply.nodes).sum()
    }

    /// The boards of the game as one picture, what changed in each marked; none if the game has no board.
    pub fn boards(&self) -> Option<String> {
        let mut before = self.board.clone()?;
        let mut frames = vec![Frame { grid: before.clone(), caption: "start".into() }];
        for (i, ply) in self.plies.iter().enumerate() {
            let board = ply.board.clone()?;
            frames.push(Frame { grid: marked(&before, &board), caption: format!("{}. {}", i + 1, ply.m) });
            before = board;
        }
        Some(strip(&frames, &LIGHT, CELL))
    }
}

/// The board with the cells marked that are not as they were before.
fn marked(before: &Grid, after: &Grid) -> Grid {
    let mut grid = after.clone();
    for (cell, old) in grid.cells.iter_mut().zip(&before.cells) {
        cell.marked |= (cell.piece, cell.owner) != (old.piece, old.owner);
    }
    grid
}
