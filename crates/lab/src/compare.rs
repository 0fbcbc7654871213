//! The named variants of a search side by side.

use crate::error::LabError;
use crate::table::Table;
use serde::Serialize;
use workbench::{At, SearchRequest, SearchView, StopFlag, Variant, Workbench};

/// The variant that the others are held against.
const REFERENCE: &str = "brute-force";

/// Several variants of one search of one position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// The game.
    pub game: String,
    /// The position as text.
    pub position: String,
    /// The value function's name.
    pub eval: String,
    /// Plies searched; null to the end of the game.
    pub depth: Option<u32>,
    /// One row a variant.
    pub rows: Vec<Compared>,
}

/// What one variant found and what it cost.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Compared {
    /// The variant.
    pub variant: String,
    /// The value for MAX.
    pub value: f64,
    /// The move it would play.
    pub best: Option<String>,
    /// Whether value and move are those of the reference.
    pub agrees: bool,
    /// Nodes visited.
    pub nodes: u64,
    /// The part of the reference's nodes that it did not need.
    pub saving: f64,
    /// How long it took.
    pub time_ms: f64,
}

/// Searches a position with each variant; `request` says everything a variant does not decide. The variant
/// `brute-force` is the reference, or the first if it is not among them.
pub fn compare(
    bench: &dyn Workbench,
    at: &At,
    request: &SearchRequest,
    variants: &[Variant],
    stop: &StopFlag,
) -> Result<Comparison, LabError> {
    let search = |variant: &Variant| Ok(bench.search(at, &variant.apply(request.clone()), stop)?.0);
    let views = variants.iter().map(search).collect::<Result<Vec<SearchView>, LabError>>()?;
    let position = bench.position(at)?.position;
    let reference = variants.iter().position(|variant| variant.name == REFERENCE).unwrap_or(0);
    let rows = variants.iter().zip(&views).map(|(variant, view)| row(variant, view, &views[reference]));
    Ok(Comparison {
        game: bench.name().into(),
        position,
        eval: views.first().map_or_else(String::new, |view| view.eval.clone()),
        depth: views.first().and_then(|view| view.depth),
        rows: rows.collect(),
    })
}

fn row(variant: &Variant, view: &SearchView, reference: &SearchView) -> Compared {
    Compared {
        variant: variant.name.into(),
        value: view.value,
        best: view.best.clone(),
        agrees: view.value == reference.value && view.best == reference.best,
        nodes: view.nodes,
        saving: 1.0 - view.nodes as f64 / reference.nodes.max(1) as f64,
        time_ms: view.time_ms,
    }
}

impl Comparison {
    /// The rows as words.
    pub fn table(&self) -> Table {
        let mut table = Table::new(&["variant", "value", "move", "agrees", "nodes", "saving", "ms"]);
        table.rows = self.rows.iter().map(words).collect();
        table
    }
}

fn words(row: &Compared) -> Vec<String> {
    vec![
        row.variant.clone(),
        row.value.to_string(),
        row.best.clone().unwrap_or_default(),
        if row.agrees { "yes" } else { "no" }.into(),
        row.nodes.to_string(),
        format!("{:.1} %", 100.0 * row.saving),
        format!("{:.2}", row.time_ms),
    ]
}
