//! Value functions side by side on one position: what each says, what a search by it plays, and the truth about that.

use crate::error::LabError;
use crate::oracle::{Oracle, describe_exact};
use crate::table::{ResultTable, short, value};
use serde::Serialize;
use session::words::{Counted, Manner};
use session::{At, EvalChoice, Exact, Playable, PositionView, Request, Share, StopFlag, Value, shapes};

/// Terms that are named in a table; the others are summed up as "and n more".
const TERMS_SHOWN: usize = 3;

/// Value functions side by side.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EvalTable {
    /// The game.
    pub game: String,
    /// The position as text.
    pub position: String,
    /// Plies searched; null to the end of the game.
    pub depth: Option<u32>,
    /// How wins are counted.
    pub counted: Counted,
    /// How its table says values.
    #[serde(skip)]
    pub manner: Manner,
    /// The exact value for the side to move, such as "win in 15" plies or "mate in 8" moves, where it is known.
    pub truth: Option<String>,
    /// One row a value function.
    pub rows: Vec<EvalRow>,
}

/// What one value function says, and what a search by it plays.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EvalRow {
    /// The value function.
    pub eval: String,
    /// What it gives the position itself, for MAX.
    #[serde(rename = "static")]
    pub static_value: f64,
    /// The value of the search, for MAX.
    #[serde(flatten, serialize_with = "shapes::one")]
    pub value: Value,
    /// The move it plays.
    pub best: Option<String>,
    /// Nodes visited.
    pub nodes: u64,
    /// The truth about that move, where it is known.
    pub truth: Option<Judged>,
    /// How many won positions of a class it wins, where that was asked.
    pub won: Option<WonShare>,
    /// The shares of its terms in the static value.
    #[serde(serialize_with = "shapes::list")]
    pub terms: Vec<Share>,
}

/// The truth about a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Judged {
    /// Its exact value for the side that makes it, such as "win in 15".
    pub value: String,
    /// Whether it keeps what the position is worth.
    pub keeps: bool,
}

/// Won positions of a class that a value function wins.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct WonShare {
    /// Won positions.
    pub positions: usize,
    /// Those it wins against the longest defence.
    pub won: usize,
    /// The same as a share.
    pub share: f64,
}

/// Searches a position by each value function; `oracle` knows the truth about it, if there is one.
pub fn evals(
    bench: &dyn Playable,
    at: &At,
    choices: &[(EvalChoice, Request)],
    oracle: Option<&dyn Oracle>,
    stop: &StopFlag,
) -> Result<EvalTable, LabError> {
    let view = bench.position(at)?;
    let truth = oracle.and_then(|oracle| oracle.exact(&view.position));
    let mut rows = Vec::with_capacity(choices.len());
    let mut depth = None;
    for (eval, request) in choices {
        let seen = bench.eval(at, eval)?;
        let found = bench.search(at, request, stop)?;
        depth = found.searched.depth;
        let judged = match (oracle, truth, &found.best) {
            (Some(oracle), Some(truth), Some(m)) => judge(bench, at, &view, (oracle, truth, m))?,
            _ => None,
        };
        rows.push(EvalRow {
            eval: seen.eval,
            static_value: seen.value,
            value: found.value,
            best: found.best,
            nodes: found.nodes,
            truth: judged,
            won: None,
            terms: seen.terms,
        });
    }
    let truth = truth.map(|truth| describe_exact(truth, bench.idiom()));
    let manner = bench.idiom().manner();
    let (game, position) = (bench.name().into(), view.position);
    Ok(EvalTable { game, position, depth, counted: manner.counted, manner, truth, rows })
}

/// The truth about a move: what the position after it is worth.
fn judge(
    bench: &dyn Playable,
    at: &At,
    before: &PositionView,
    (oracle, truth, m): (&dyn Oracle, Exact, &str),
) -> Result<Option<Judged>, LabError> {
    let mut at = at.clone();
    at.moves.push(m.into());
    let after = bench.position(&at)?;
    let exact = match (&after.outcome, after.winner) {
        (Some(_), Some(winner)) if Some(winner) == before.side => Some(Exact::Win(Some(1))),
        (Some(_), Some(_)) => Some(Exact::Loss(Some(1))),
        (Some(_), None) => Some(Exact::Draw),
        (None, _) => oracle.exact(&after.position).map(Exact::before),
    };
    Ok(exact.map(|exact| Judged {
        value: describe_exact(exact, bench.idiom()),
        keeps: exact.is_as_good_as(truth),
    }))
}

impl EvalTable {
    /// The rows as words, with columns only for what is known.
    pub fn table(&self) -> ResultTable {
        let has_truth = self.rows.iter().any(|row| row.truth.is_some());
        let has_won = self.rows.iter().any(|row| row.won.is_some());
        let mut headings = vec!["eval", "static", "value", "move", "nodes"];
        headings.extend(has_truth.then_some(["truth", "keeps"]).into_iter().flatten());
        headings.extend(has_won.then_some("wins of won positions"));
        headings.push("explained");
        let mut table = ResultTable::new(&headings);
        table.rows = self.rows.iter().map(|row| words(row, self.manner, has_truth, has_won)).collect();
        table
    }
}

fn words(row: &EvalRow, manner: Manner, has_truth: bool, has_won: bool) -> Vec<String> {
    let mut cells = vec![
        row.eval.clone(),
        value(manner, Value::of(row.static_value, manner.counted)),
        value(manner, row.value),
        row.best.clone().unwrap_or_default(),
        row.nodes.to_string(),
    ];
    if has_truth {
        let keeps = |judged: &Judged| if judged.keeps { "yes" } else { "no" };
        cells.push(row.truth.as_ref().map_or_else(String::new, |judged| judged.value.clone()));
        cells.push(row.truth.as_ref().map_or("", keeps).into());
    }
    if has_won {
        let share = |won: WonShare| format!("{} ({:.1} %)", won.won, 100.0 * won.share);
        cells.push(row.won.map_or_else(String::new, share));
    }
    cells.push(explained(&row.terms));
    cells
}

/// The largest shares in words.
fn explained(terms: &[Share]) -> String {
    let mut speaking: Vec<&Share> = terms.iter().filter(|share| share.value != 0.0).collect();
    speaking.sort_by(|a, b| b.value.abs().total_cmp(&a.value.abs()));
    let named =
        speaking.iter().take(TERMS_SHOWN).map(|share| format!("{} {}", share.name, short(share.value)));
    let mut text = named.collect::<Vec<_>>().join(", ");
    if speaking.len() > TERMS_SHOWN {
        text.push_str(&format!(", and {} more", speaking.len() - TERMS_SHOWN));
    }
    if text.is_empty() { "nothing speaks".into() } else { text }
}
