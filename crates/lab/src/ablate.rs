//! What each term of a value function is good for: games with terms switched off.

use crate::error::LabError;
use crate::oracle::Oracle;
use crate::settings::{Weights, weights_of, with_weights};
use crate::simulate::{Player, Simulation, SimulationRequest, simulate};
use crate::table::Table;
use draw::chart::{Bars, Frame, bars};
use serde::Serialize;
use workbench::{At, EvalChoice, SearchRequest, Side, StopFlag, Workbench};

/// Width of the chart for each row, in pixels.
const ROW_WIDTH: f64 = 44.0;

/// How the games of an ablation are played.
#[derive(Clone)]
pub struct AblationRequest<'a> {
    /// MAX's search, with the value function whose terms are switched off.
    pub search: SearchRequest,
    /// Who defends: the truth, or MAX's own search and value function when there is none.
    pub oracle: Option<&'a dyn Oracle>,
    /// Games are left unfinished after this many plies.
    pub max_plies: usize,
    /// A position met this often is a draw.
    pub repetitions: usize,
}

/// Which terms a row keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kept {
    /// All of them.
    All,
    /// All but the one named.
    Without,
    /// Only the one named.
    Only,
    /// The one named and those of the rows before it.
    Adding,
}

/// One game with some terms switched off.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AblationRow {
    /// Which terms are kept.
    pub kept: Kept,
    /// The term the row is about; empty when all are kept.
    pub term: String,
    /// How the game ended.
    pub result: String,
    /// Whether MAX won.
    pub won: bool,
    /// Its length.
    pub plies: usize,
    /// Nodes and placeholders of all its searches.
    pub nodes: u64,
    /// Plies more than perfect play needs, for a game that MAX won.
    pub extra_plies: Option<i64>,
}

/// All games of an ablation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ablation {
    /// The game.
    pub game: String,
    /// The position all games start from.
    pub position: String,
    /// Plies that perfect play needs, where it is known.
    pub optimal_plies: Option<u32>,
    /// One row a game.
    pub rows: Vec<AblationRow>,
}

/// Plays the position with all terms, without each, with each alone, and adding one after the other.
pub fn ablate(
    bench: &dyn Workbench,
    at: &At,
    request: &AblationRequest<'_>,
    stop: &StopFlag,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Ablation, LabError> {
    let weights = weights_of(bench, at, &request.search.eval)?;
    let position = bench.position(at)?.position;
    let optimal_plies = request.oracle.and_then(|oracle| oracle.plies(&position));
    let plan = plan(&weights);
    let mut rows = Vec::with_capacity(plan.len());
    for (done, (kept, term, weights)) in plan.iter().enumerate() {
        let eval = with_weights(bench, &request.search.eval, weights)?;
        let game = simulate(bench, at, &game_request(request, eval), stop)?;
        rows.push(row(*kept, term, &game, optimal_plies));
        progress(done + 1, plan.len());
    }
    Ok(Ablation { game: bench.name().into(), position, optimal_plies, rows })
}

/// Which terms the games keep: every row's kind, its term, and all weights.
fn plan(weights: &Weights) -> Vec<(Kept, String, Weights)> {
    let keep = |kept: &dyn Fn(usize) -> bool| -> Weights {
        let weight = |(i, (name, weight)): (usize, &(String, f64))| {
            (name.clone(), if kept(i) { *weight } else { 0.0 })
        };
        weights.iter().enumerate().map(weight).collect()
    };
    let active = || (0..weights.len()).filter(move |&i| weights[i].1 != 0.0);
    let row = |kept, i: usize, kept_weights| (kept, weights[i].0.clone(), kept_weights);
    let mut plan = vec![(Kept::All, String::new(), weights.clone())];
    plan.extend(active().map(|i| row(Kept::Without, i, keep(&|j| j != i))));
    plan.extend(active().map(|i| row(Kept::Only, i, keep(&|j| j == i))));
    plan.extend(active().map(|i| row(Kept::Adding, i, keep(&|j| j <= i))));
    plan
}

fn game_request<'a>(request: &AblationRequest<'a>, eval: EvalChoice) -> SimulationRequest<'a> {
    let search = SearchRequest { eval: eval.clone(), ..request.search.clone() };
    let attacker = Player::Search(Box::new(search));
    let defender = request.oracle.map_or_else(|| attacker.clone(), Player::Oracle);
    SimulationRequest {
        players: [attacker, defender],
        static_eval: eval,
        max_plies: request.max_plies,
        repetitions: request.repetitions,
    }
}

fn row(kept: Kept, term: &str, game: &Simulation, optimal: Option<u32>) -> AblationRow {
    let won = game.winner == Some(Side::Max);
    let extra = optimal.filter(|_| won).map(|optimal| game.plies.len() as i64 - i64::from(optimal));
    AblationRow {
        kept,
        term: term.into(),
        result: game.result.clone(),
        won,
        plies: game.plies.len(),
        nodes: game.nodes(),
        extra_plies: extra,
    }
}

impl AblationRow {
    /// The row's name in tables and charts.
    fn name(&self) -> String {
        match self.kept {
            Kept::All => "all terms".into(),
            Kept::Without => format!("without {}", self.term),
            Kept::Only => format!("only {}", self.term),
            Kept::Adding => format!("adding {}", self.term),
        }
    }
}

impl Ablation {
    /// The rows as words.
    pub fn table(&self) -> Table {
        let mut table = Table::new(&["terms", "result", "plies", "nodes", "extra"]);
        let words = |row: &AblationRow| {
            let extra = row.extra_plies.map_or_else(String::new, |extra| extra.to_string());
            vec![row.name(), row.result.clone(), row.plies.to_string(), row.nodes.to_string(), extra]
        };
        table.rows = self.rows.iter().map(words).collect();
        table
    }

    /// The plies of the games as bars; a game that MAX did not win is of the second series.
    pub fn chart(&self) -> String {
        let names: Vec<String> = self.rows.iter().map(AblationRow::name).collect();
        let series = |name: &str, won: bool| {
            let plies = |row: &AblationRow| if row.won == won { row.plies as f64 } else { f64::NAN };
            Bars { name: name.into(), values: self.rows.iter().map(plies).collect() }
        };
        let title = format!("Plies of the game from {}", self.position);
        let frame = Frame::new(&title, "terms", "plies");
        let width = frame.width.max(ROW_WIDTH * self.rows.len() as f64);
        let categories: Vec<&str> = names.iter().map(String::as_str).collect();
        bars(&Frame { width, ..frame }, &categories, &[series("won", true), series("not won", false)])
    }
}
