//! A game played out move by move, each side by its own search.

use crate::error::LabError;
use crate::oracle::Oracle;
use crate::table::Table;
use serde::Serialize;
use std::collections::HashMap;
use workbench::{At, EvalChoice, PositionView, SearchRequest, Side, StopFlag, Workbench};

/// Who decides the moves of a side.
#[derive(Clone)]
pub enum Player<'a> {
    /// A search; boxed, for a request is large.
    Search(Box<SearchRequest>),
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
}

/// A game played out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulation {
    /// The game.
    pub game: String,
    /// The position it started from.
    pub position: String,
    /// How it ended, in words.
    pub result: String,
    /// Who won, if somebody did.
    pub winner: Option<Side>,
    /// Every ply.
    pub plies: Vec<SimulationPly>,
}

/// One ply of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimulationPly {
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
}

/// A chosen move with what it cost.
struct Choice {
    m: String,
    score: Option<f64>,
    nodes: u64,
}

/// Plays from a position until the game ends, repeats itself or grows too long.
pub fn simulate(
    bench: &dyn Workbench,
    at: &At,
    request: &SimulationRequest<'_>,
    stop: &StopFlag,
) -> Result<Simulation, LabError> {
    let mut at = at.clone();
    let mut view = bench.position(&at)?;
    let mut met: HashMap<String, usize> = HashMap::from([(view.position.clone(), 1)]);
    let mut game = Simulation {
        game: bench.name().into(),
        position: view.position.clone(),
        result: String::new(),
        winner: None,
        plies: Vec::new(),
    };
    while let Some(choice) = next_choice(bench, &at, &view, request, (&game, stop))? {
        at.moves.push(choice.m.clone());
        view = bench.position(&at)?;
        let static_value = bench.eval(&at, &request.static_eval)?.value;
        let Choice { m, score, nodes } = choice;
        game.plies.push(SimulationPly { m, score, nodes, position: view.position.clone(), static_value });
        let times = met.entry(view.position.clone()).or_insert(0);
        *times += 1;
        if *times >= request.repetitions {
            game.result = format!("draw: the position was met {times} times");
            return Ok(game);
        }
    }
    game.winner = winner(bench, &view);
    game.result = match view.outcome {
        Some(outcome) => outcome,
        None => format!("unfinished after {} plies", game.plies.len()),
    };
    Ok(game)
}

/// The next move, unless the game is over or long enough.
fn next_choice(
    bench: &dyn Workbench,
    at: &At,
    view: &PositionView,
    request: &SimulationRequest<'_>,
    (game, stop): (&Simulation, &StopFlag),
) -> Result<Option<Choice>, LabError> {
    if view.outcome.is_some() || view.moves.is_empty() || game.plies.len() >= request.max_plies {
        return Ok(None);
    }
    let side = usize::from(view.turn != bench.sides()[0]);
    match &request.players[side] {
        Player::Search(search) => {
            let found = bench.search(at, search, stop)?.0;
            let (score, nodes) = (Some(found.value), found.nodes + found.placeholders);
            Ok(found.best.map(|m| Choice { m, score, nodes }))
        }
        Player::Oracle(oracle) => {
            Ok(oracle.best_move(&view.position).map(|m| Choice { m, score: None, nodes: 0 }))
        }
    }
}

/// Who won: outcomes begin with the winner's name.
fn winner(bench: &dyn Workbench, view: &PositionView) -> Option<Side> {
    let outcome = view.outcome.as_ref()?;
    let [max, min] = bench.sides();
    let is = |name: &str| outcome.starts_with(name);
    if is(max) {
        Some(Side::Max)
    } else if is(min) {
        Some(Side::Min)
    } else {
        None
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
                ply.score.map_or_else(String::new, |score| score.to_string()),
                ply.nodes.to_string(),
                ply.position.clone(),
                ply.static_value.to_string(),
            ]
        };
        table.rows = self.plies.iter().enumerate().map(words).collect();
        table
    }

    /// Nodes of all plies together.
    pub fn nodes(&self) -> u64 {
        self.plies.iter().map(|ply| ply.nodes).sum()
    }
}
