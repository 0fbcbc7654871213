//! What each term of a value function is good for: games with terms switched off.

use crate::error::LabError;
use crate::oracle::Oracle;
use crate::parts::{KeptTerms, Part, parts};
use crate::settings::{weights_of, with_weights};
use crate::simulate::{SidePlayer, Simulation, SimulationRequest, simulate};
use crate::summary::Marks;
use crate::table::ResultTable;
use draw::chart::{Bars, ChartFrame, bars_across};
use serde::Serialize;
use session::{At, EvalChoice, Language, Playable, Request, Side, StopFlag};

/// How the games of an ablation are played.
#[derive(Clone)]
pub struct AblationRequest<'a> {
    /// MAX's search, with the value function whose terms are switched off.
    pub search: Request,
    /// Who defends: the truth, or MAX's own search and value function when there is none.
    pub oracle: Option<&'a dyn Oracle>,
    /// Games are left unfinished after this many plies.
    pub max_plies: usize,
    /// A position met this often is a draw.
    pub repetitions: usize,
    /// What the games' summaries look for.
    pub marks: Marks,
}

/// One game with some terms switched off.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AblationRow {
    /// Which terms are kept.
    #[serde(flatten)]
    pub part: Part,
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
    /// Whether the exact solution defends, not the search itself.
    #[serde(skip)]
    pub by_truth: bool,
    /// One row a game.
    pub rows: Vec<AblationRow>,
}

/// Plays the position with all terms, without each, with each alone, and adding one after the other; tells what there is
/// after every game, and how many rows it will have.
pub fn ablate(
    bench: &dyn Playable,
    at: &At,
    request: &AblationRequest<'_>,
    stop: &StopFlag,
    tell: &mut dyn FnMut(&Ablation, usize),
) -> Result<Ablation, LabError> {
    let weights = weights_of(bench, at, &request.search.eval)?;
    let position = bench.position(at)?.position;
    let optimal_plies = request.oracle.and_then(|oracle| oracle.plies(&position));
    let parts = parts(&weights);
    let total = parts.len();
    let (game, by_truth) = (bench.name().into(), request.oracle.is_some());
    let mut found = Ablation { game, position, optimal_plies, by_truth, rows: Vec::new() };
    for (part, weights) in parts {
        let eval = with_weights(bench, &request.search.eval, &weights)?;
        let game = simulate(bench, at, &game_request(request, eval), stop)?;
        found.rows.push(row(part, &game, optimal_plies));
        tell(&found, total);
    }
    Ok(found)
}

fn game_request<'a>(request: &AblationRequest<'a>, eval: EvalChoice) -> SimulationRequest<'a> {
    let search = Request { eval: eval.clone(), ..request.search.clone() };
    let attacker = SidePlayer::Search(Box::new(search));
    let defender = request.oracle.map_or_else(|| attacker.clone(), SidePlayer::Oracle);
    SimulationRequest {
        players: [attacker, defender],
        static_eval: eval,
        max_plies: request.max_plies,
        repetitions: request.repetitions,
        marks: request.marks,
    }
}

fn row(part: Part, game: &Simulation, optimal: Option<u32>) -> AblationRow {
    let won = game.winner == Some(Side::Max);
    let extra = optimal.filter(|_| won).map(|optimal| game.plies.len() as i64 - i64::from(optimal));
    AblationRow {
        part,
        result: game.result.clone(),
        won,
        plies: game.plies.len(),
        nodes: game.nodes(),
        extra_plies: extra,
    }
}

impl Ablation {
    /// The rows as words.
    pub fn table(&self) -> ResultTable {
        let mut table = ResultTable::new(&["terms", "result", "plies", "nodes", "extra"]);
        let words = |row: &AblationRow| {
            let extra = row.extra_plies.map_or_else(String::new, |extra| extra.to_string());
            vec![row.part.name(), row.result.clone(), row.plies.to_string(), row.nodes.to_string(), extra]
        };
        table.rows = self.rows.iter().map(words).collect();
        table
    }

    /// The plies of the games as bars; a game that MAX did not win is of the second series.
    pub fn chart(&self) -> String {
        let all = [KeptTerms::All, KeptTerms::Without, KeptTerms::Only, KeptTerms::Adding];
        self.chart_of(&all, Language::English)
    }

    /// The same of some of the games, in a language.
    pub(crate) fn chart_of(&self, kept: &[KeptTerms], language: Language) -> String {
        let named = ["chart-terms", "chart-plies-axis", "won", "not-won"];
        let [title, axis, won, not_won] = named.map(|name| language.word(name));
        let rows: Vec<&AblationRow> = self.rows.iter().filter(|row| kept.contains(&row.part.kept)).collect();
        let names: Vec<String> = rows.iter().map(|row| row.part.name_in(language)).collect();
        let series = |name: &str, won: bool| {
            let plies = |row: &&AblationRow| if row.won == won { row.plies as f64 } else { f64::NAN };
            Bars { name: name.into(), values: rows.iter().map(plies).collect() }
        };
        let categories: Vec<&str> = names.iter().map(String::as_str).collect();
        let frame = ChartFrame { language, ..ChartFrame::new(title, axis, "") };
        bars_across(&frame, &categories, &[series(won, true), series(not_won, false)])
    }
}
