//! Searches side by side: a game's named variants, or the textbook searches and every technique of the playing search.

use crate::error::LabError;
use crate::table::{ResultTable, value};
use search::pvs::{Technique, Techniques};
use serde::Serialize;
use session::words::{Counted, Manner};
use session::{
    Algorithm, Answer, At, EvalChoice, Playable, PlayingSettings, Request, StopFlag, Value, Variant, shapes,
};

/// The variants that the others are held against, where they are among them; else the first.
const REFERENCES: [&str; 2] = ["brute-force", "minimax"];

/// How the names of the playing search's rows begin.
const ADDING: &str = "adding ";
const WITHOUT: &str = "without ";
const WITH: &str = "with ";

/// A search that is compared with others.
#[derive(Clone, Debug)]
pub struct ComparedSearch {
    /// Its name.
    pub name: String,
    /// What it searches.
    pub request: Request,
    /// The candidate it differs from in one technique, by its place.
    pub base: Option<usize>,
}

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
    /// How wins are counted.
    pub counted: Counted,
    /// How its table says values.
    #[serde(skip)]
    pub manner: Manner,
    /// One row a variant.
    pub rows: Vec<Compared>,
}

/// What one variant found and what it cost.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Compared {
    /// The variant.
    pub variant: String,
    /// The value for MAX.
    #[serde(flatten, serialize_with = "shapes::one")]
    pub value: Value,
    /// The move it would play.
    pub best: Option<String>,
    /// Whether the value is the reference's and the move one of its best.
    pub agrees: bool,
    /// Nodes visited.
    pub nodes: u64,
    /// The part of the reference's nodes that it did not need.
    pub saving: f64,
    /// How long it took.
    pub time_ms: f64,
    /// Whether the one technique it differs in changes anything here; only where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changes: Option<bool>,
}

/// A game's own variants; `request` says everything a variant does not decide.
pub fn variants(bench: &dyn Playable, request: &Request) -> Vec<ComparedSearch> {
    let candidate = |variant: &Variant| ComparedSearch {
        name: variant.name.into(),
        request: variant.apply(request.clone()),
        base: None,
    };
    (bench.description().search.variants)().iter().map(candidate).collect()
}

/// Minimax, alpha-beta, ordered alpha-beta; then, where there is one, the playing search with nothing on, with one
/// technique after the other added, as it is played, without each, and with each that is usually off; last the variants of a game without a study. All judge by the same value function.
pub fn searches(bench: &dyn Playable, request: &Request) -> Vec<ComparedSearch> {
    let usual = bench.description().values.presets.first().map_or_else(String::new, |preset| preset.0.into());
    let eval = match &request.eval {
        EvalChoice::Usual => EvalChoice::Preset(usual),
        named => named.clone(),
    };
    let request = Request { eval, ..request.clone() };
    let with = |algorithm| Request { algorithm, ..request.clone() };
    let textbook = |name: &str, request| ComparedSearch { name: name.into(), request, base: None };
    let mut ordered = with(Algorithm::ALPHABETA);
    ordered.textbook.order_by_value = true;
    let mut minimax = with(Algorithm::MINIMAX);
    minimax.textbook.all_best = true;
    let mut all = vec![
        textbook("minimax", minimax),
        textbook("alpha-beta", with(Algorithm::ALPHABETA)),
        textbook("alpha-beta ordered", ordered),
    ];
    if bench.description().search.can_think {
        add_techniques(&mut all, &with(Algorithm::PVS));
    }
    // The variants of a study have a table of their own.
    if bench.description().lab.study.is_none() {
        all.extend(variants(bench, &request));
    }
    all
}

fn add_techniques(all: &mut Vec<ComparedSearch>, request: &Request) {
    let playing = |name: String, techniques, base| {
        let request =
            Request { playing: PlayingSettings { techniques, ..request.playing.clone() }, ..request.clone() };
        ComparedSearch { name, request, base }
    };
    let (usual, unusual): (Vec<_>, Vec<_>) =
        Technique::ALL.into_iter().partition(|&(technique, _)| Techniques::USUAL.has(technique));
    let mut on = Techniques::NONE;
    all.push(playing("pvs, nothing on".into(), on, None));
    for &(technique, name) in &usual {
        on = on.with(technique);
        let before = all.len() - 1;
        all.push(playing(format!("{ADDING}{name}"), on, Some(before)));
    }
    let played = all.len();
    all.push(playing("pvs, as played".into(), Techniques::USUAL, None));
    for (technique, name) in usual {
        all.push(playing(format!("{WITHOUT}{name}"), Techniques::USUAL.without(technique), Some(played)));
    }
    for (technique, name) in unusual {
        all.push(playing(format!("{WITH}{name}"), Techniques::USUAL.with(technique), Some(played)));
    }
}

/// Searches a position with each candidate, telling `progress` after each.
pub fn compare(
    bench: &dyn Playable,
    at: &At,
    candidates: &[ComparedSearch],
    stop: &StopFlag,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Comparison, LabError> {
    let mut views: Vec<Answer> = Vec::with_capacity(candidates.len());
    for candidate in candidates {
        views.push(bench.search(at, &candidate.request, stop)?);
        progress(views.len(), candidates.len());
    }
    let position = bench.position(at)?.position;
    let is_reference = |candidate: &ComparedSearch| REFERENCES.contains(&candidate.name.as_str());
    let reference = candidates.iter().position(is_reference).unwrap_or(0);
    let rows = candidates.iter().zip(&views).map(|(candidate, view)| {
        let base = candidate.base.map(|base| &views[base]);
        row(&candidate.name, view, &views[reference], base)
    });
    Ok(Comparison {
        game: bench.name().into(),
        position,
        eval: views.first().map_or_else(String::new, |view| view.searched.eval.clone()),
        depth: views.first().and_then(|view| view.searched.depth),
        counted: bench.idiom().counted,
        manner: bench.idiom().manner(),
        rows: rows.collect(),
    })
}

/// The playing search counts in whole numbers. Rounding keeps the order of values, so it may not be further away than that.
fn is_same(value: Value, reference: Value) -> bool {
    value == reference || value.number() == reference.number().round()
}

fn row(name: &str, view: &Answer, reference: &Answer, base: Option<&Answer>) -> Compared {
    let found = |view: &Answer| (view.nodes, view.value.number().to_bits(), view.best.clone());
    let is_best = view.best == reference.best || view.best.iter().any(|best| reference.ties.contains(best));
    Compared {
        variant: name.into(),
        value: view.value,
        best: view.best.clone(),
        agrees: is_same(view.value, reference.value) && is_best,
        nodes: view.nodes,
        saving: 1.0 - view.nodes as f64 / reference.nodes.max(1) as f64,
        time_ms: view.time_ms,
        changes: base.map(|base| found(base) != found(view)),
    }
}

impl Comparison {
    /// The rows as words, without those that change nothing.
    pub fn table(&self) -> ResultTable {
        let columns = ["variant", "value", "move", "agrees", "nodes", "saving", "ms"];
        let mut table = ResultTable::spoken(self.manner.language, columns);
        let told = self.rows.iter().filter(|row| row.changes != Some(false));
        table.rows = told.map(|row| words(row, self.manner)).collect();
        table
    }

    /// The techniques that change nothing when added, when left out, and when switched on although usually off.
    pub fn idle(&self) -> [Vec<&str>; 3] {
        [ADDING, WITHOUT, WITH].map(|prefix| {
            let idle = self.rows.iter().filter(|row| row.changes == Some(false));
            idle.filter_map(|row| row.variant.strip_prefix(prefix)).collect()
        })
    }
}

fn words(row: &Compared, manner: Manner) -> Vec<String> {
    let language = manner.language;
    let agrees = if row.agrees { "agrees-yes" } else { "agrees-no" };
    vec![
        row.variant.clone(),
        value(manner, row.value),
        row.best.clone().unwrap_or_default(),
        language.word(agrees).into(),
        row.nodes.to_string(),
        language.written(&format!("{:.1} %", 100.0 * row.saving)),
        language.written(&format!("{:.2}", row.time_ms)),
    ]
}
