//! Any list of searches on one position: what each finds and what each costs, by value function, depth and budget.

use crate::error::LabError;
use crate::oracle::Truth;
use crate::table::{ResultTable, short, value};
use search::Score;
use serde::Serialize;
use session::fields::{self, FIELDS, TextForm};
use session::view::{TreeView, Turn};
use session::words::Manner;
use session::{
    Algorithm, AllMoves, Answer, At, Counts, DepthLimit, EvalChoice, Playable, Recording, Request,
    SessionError, SolveView, StopFlag, Value, shapes,
};
use std::time::Duration;

/// No search of one depth after the other gets deeper.
const DEEPEST: u32 = 60;
/// A tree with more nodes is not looked at for the least leaves that prove its value.
const MINIMAL_NODES: usize = 300_000;

/// What is measured: every search with every value function at every depth and budget.
#[derive(Clone, Debug)]
pub struct TrialPlan {
    /// The searches, each with its options, by the name that is shown.
    pub searches: Vec<(String, Request)>,
    /// The value functions.
    pub evals: Vec<EvalChoice>,
    /// How far each search goes.
    pub limits: Vec<TrialLimit>,
}

/// How far a search goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TrialLimit {
    /// To the depth of the request.
    Usual,
    /// To this depth.
    Depth(u32),
    /// As deep as it gets with this number of nodes.
    Nodes(u64),
    /// As deep as it gets in this time.
    TimeMs(u64),
}

/// What was found out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SearchTrials {
    /// The game.
    pub game: String,
    /// The position as text.
    pub position: String,
    /// What the position is worth, where the game can be solved from there: "win", "draw" or "loss" for the side to move.
    pub truth: Option<String>,
    /// The same as a value for MAX, as a search finds it that sees the end of every line.
    pub truth_value: Option<f64>,
    /// The moves that keep it.
    pub right: Vec<String>,
    /// How its table says values.
    #[serde(skip)]
    pub manner: Manner,
    /// One row a run.
    pub rows: Vec<SearchTrial>,
}

/// One search by one value function within one limit.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SearchTrial {
    /// The search and its options.
    pub search: String,
    /// The value function.
    pub eval: String,
    /// What it was given.
    pub limit: TrialLimit,
    /// The depth that it searched, or finished; null to the end of the game.
    pub depth: Option<u32>,
    /// Why there is no answer; the other columns are empty then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// The value for MAX.
    #[serde(flatten, serialize_with = "shapes::one")]
    pub value: Value,
    /// The move it would play.
    pub best: Option<String>,
    /// Whether that move keeps what the position is worth; null where that is not known.
    pub is_right: Option<bool>,
    /// Nodes visited.
    pub nodes: u64,
    /// Nodes without moves to look at.
    pub leaves: Option<u64>,
    /// Positions that the value function judged.
    pub evaluations: Option<u64>,
    /// How often the table knew a position.
    pub table_hits: Option<u64>,
    /// What was written into the table.
    pub table_stores: Option<u64>,
    /// Writes that found all places taken by other keys.
    pub table_collisions: Option<u64>,
    /// Those that cost another key its entry.
    pub table_replacements: Option<u64>,
    /// Looks that met an entry of the same key made by another node.
    pub table_clashes: Option<u64>,
    /// Moves and roots that were searched once more.
    pub researches: Option<u64>,
    /// Searches of the root whose value was outside of their window.
    pub window_failures: Option<u64>,
    /// The branching factor of an even tree of as many nodes.
    pub branching: Option<f64>,
    /// By how much the nodes have grown since the depth before in this list.
    pub growth: Option<f64>,
    /// The share of cut-offs that the first move made.
    pub first_move_rate: Option<f64>,
    /// The least leaves that prove the value at this depth, where the tree is small enough to see.
    pub minimal_leaves: Option<u64>,
    /// How many times as many the search looked at.
    pub above_minimal: Option<f64>,
    /// How long it took.
    pub time_ms: f64,
}

/// The request of a search that is named with its options, such as `memory:etc=yes:order=yes`, on top of what all have.
pub fn named_search(text: &str, common: &Request) -> Result<Request, LabError> {
    let mut parts = text.split(':');
    let name = parts.next().unwrap_or_default();
    let algorithm: Algorithm =
        name.parse().map_err(|error: session::UnknownAlgorithm| LabError::refused(error.to_string()))?;
    let mut request = Request { algorithm, ..common.clone() };
    let form = TextForm { joint: '+', file: &|name, _| Err(format!("a search has no file: '{name}'")) };
    for part in parts {
        let options = algorithm.spec().options;
        let told = part.split_once('=').unwrap_or((part, "yes"));
        let field = FIELDS.iter().find(|field| field.name == told.0 && options.contains(&field.name));
        let refuse =
            |why: String| LabError::refused(format!("bad search '{}': {why}", search::quoted(text, 60)));
        let field = field.ok_or_else(|| refuse(format!("expected options among {}", options.join(", "))))?;
        fields::read(field, &mut request, told.1, &form)
            .map_err(|error| refuse(format!("option '{}': {error}", field.name)))?;
    }
    Ok(request)
}

/// Runs every trial of the plan, telling `progress` after each.
pub fn try_searches(
    bench: &dyn Playable,
    at: &At,
    plan: &TrialPlan,
    stop: &StopFlag,
    progress: &mut dyn FnMut(&SearchTrials, usize),
) -> Result<SearchTrials, LabError> {
    let solved = if Truth::is_near(bench, at)? { bench.solve(at, AllMoves::No, stop).ok() } else { None };
    let mut found = SearchTrials {
        game: bench.name().into(),
        position: bench.position(at)?.position,
        truth: solved.as_ref().map(|solved| solved.value.clone()),
        truth_value: solved.as_ref().and_then(|solved| truth_value(bench, at, solved)),
        right: solved.iter().flat_map(|solved| solved.moves.iter().map(|m| m.m.clone())).collect(),
        manner: bench.idiom().manner(),
        rows: Vec::new(),
    };
    let total = plan.searches.len() * plan.evals.len() * plan.limits.len();
    let trial = Trial { bench, at, solved: solved.as_ref(), stop };
    let usual = bench.description().values.presets.first().map_or("", |preset| preset.0);
    for eval in &plan.evals {
        // A search to the end would judge by the result alone, and one that gets nowhere near it would know nothing.
        let eval = &if *eval == EvalChoice::Usual { EvalChoice::Preset(usual.into()) } else { eval.clone() };
        let mut minimal: Vec<(TrialLimit, Option<u64>)> = Vec::new();
        for (name, request) in &plan.searches {
            let mut before: Option<u64> = None;
            for &limit in &plan.limits {
                let request = limited(&Request { eval: eval.clone(), ..request.clone() }, limit);
                let least = match minimal.iter().find(|(known, _)| *known == limit) {
                    Some(&(_, least)) => least,
                    None => {
                        let least = trial.minimal_leaves(&request, limit);
                        minimal.push((limit, least));
                        least
                    }
                };
                let mut row = trial.run(name, &request, limit)?;
                row.minimal_leaves = least.filter(|_| row.refused.is_none());
                row.above_minimal = Option::zip(row.leaves, row.minimal_leaves)
                    .map(|(seen, least)| seen as f64 / least as f64);
                if matches!(limit, TrialLimit::Depth(_)) {
                    row.growth =
                        before.filter(|&nodes| nodes > 0).map(|nodes| row.nodes as f64 / nodes as f64);
                    before = Some(row.nodes);
                }
                found.rows.push(row);
                progress(&found, total);
            }
        }
    }
    Ok(found)
}

/// What a position is worth to MAX by its solution; none where the way to a win is not counted.
fn truth_value(bench: &dyn Playable, at: &At, solved: &SolveView) -> Option<f64> {
    let side = bench.position(at).ok()?.side?;
    let won = |plies: u32| f64::from(Score::WIN.0) - f64::from(plies);
    let value = match (solved.value.as_str(), solved.margin) {
        (_, Some(margin)) => f64::from(margin),
        ("draw", _) => 0.0,
        ("win", _) => won(solved.plies?),
        _ => -won(solved.plies?),
    };
    Some(side.sees(value))
}

/// A request within a limit: a budget lets it go as deep as it gets.
fn limited(request: &Request, limit: TrialLimit) -> Request {
    let unlimited = || Request { depth: DepthLimit::End, ..request.clone() };
    match limit {
        TrialLimit::Usual => request.clone(),
        TrialLimit::Depth(plies) => Request { depth: DepthLimit::Plies(plies), ..request.clone() },
        TrialLimit::Nodes(nodes) => Request { nodes: Some(nodes), ..unlimited() },
        TrialLimit::TimeMs(ms) => Request { time: Some(Duration::from_millis(ms)), ..unlimited() },
    }
}

/// Where trials are made.
struct Trial<'a> {
    bench: &'a dyn Playable,
    at: &'a At,
    solved: Option<&'a SolveView>,
    stop: &'a StopFlag,
}

impl Trial<'_> {
    fn run(&self, name: &str, request: &Request, limit: TrialLimit) -> Result<SearchTrial, LabError> {
        let mut request = request.clone();
        request.playing.counts = Counts::Statistics;
        let found = match self.bench.search(self.at, &request, self.stop) {
            Err(SessionError::Stopped { .. }) if !self.stop.is_raised() => self.depth_by_depth(&request),
            found => found,
        };
        match found {
            Ok(answer) => Ok(self.row(name, limit, &answer)),
            Err(error) if self.stop.is_raised() => Err(error.into()),
            Err(error) => Ok(SearchTrial {
                search: name.into(),
                eval: request.eval.name("usual"),
                limit,
                refused: Some(error.to_string()),
                ..SearchTrial::EMPTY
            }),
        }
    }

    /// A search of one depth within a budget: depth 1, then 2 and so on from the beginning, as long as the budget lasts. The last
    /// finished one answers, with the nodes and the time of all.
    fn depth_by_depth(&self, request: &Request) -> Result<Answer, SessionError> {
        let (mut last, mut nodes, mut time_ms) = (None, 0, 0.0);
        for plies in 1..=DEEPEST {
            let rest = Request {
                depth: DepthLimit::Plies(plies),
                nodes: request.nodes.map(|most| most.saturating_sub(nodes).max(1)),
                time: request.time.map(|most| most.saturating_sub(Duration::from_secs_f64(time_ms / 1e3))),
                ..request.clone()
            };
            match self.bench.search(self.at, &rest, self.stop) {
                Ok(answer) => {
                    (nodes, time_ms) = (nodes + answer.nodes, time_ms + answer.time_ms);
                    last = Some(Answer { nodes, time_ms, ..answer });
                }
                Err(error) => return last.ok_or(error),
            }
        }
        last.ok_or(SessionError::Stopped { nodes })
    }

    fn row(&self, name: &str, limit: TrialLimit, answer: &Answer) -> SearchTrial {
        let work = answer.details.work;
        let counts = answer.details.statistics.as_ref().map(|statistics| &statistics.counts);
        let either = |own: fn(&session::WorkView) -> u64, playing: fn(&search::Statistics) -> u64| {
            work.as_ref().map(own).or(counts.map(playing))
        };
        let is_best = |best: &String, solved: &SolveView| solved.moves.iter().any(|m| m.m == *best);
        let cutoffs = answer.cuts.cutoffs.unwrap_or_default();
        let rate = |first: u64| (cutoffs > 0).then(|| first as f64 / cutoffs as f64);
        let depth = answer.searched.depth;
        SearchTrial {
            search: name.into(),
            eval: answer.searched.eval.clone(),
            limit,
            depth,
            refused: None,
            value: answer.value,
            best: answer.best.clone(),
            is_right: Option::zip(answer.best.as_ref(), self.solved)
                .map(|(best, solved)| is_best(best, solved)),
            nodes: answer.nodes,
            leaves: work.map(|work| work.leaves),
            evaluations: work.map(|work| work.evaluations),
            table_hits: either(|work| work.table_hits, |counts| counts.table_hits),
            table_stores: either(|work| work.table_stores, |counts| counts.table_stores),
            table_collisions: either(|work| work.table_collisions, |counts| counts.table_collisions),
            table_replacements: either(|work| work.table_replacements, |counts| counts.table_replacements),
            table_clashes: work.map(|work| work.table_clashes),
            researches: work.map(|work| work.again + work.rounds.saturating_sub(1)),
            window_failures: either(
                |work| work.failed_high + work.failed_low,
                |counts| counts.failed_high + counts.failed_low,
            ),
            branching: depth
                .filter(|&depth| depth > 0)
                .map(|depth| (answer.nodes as f64).powf(1.0 / f64::from(depth))),
            growth: None,
            first_move_rate: counts
                .and_then(|counts| counts.first_move_rate())
                .or(work.and_then(|work| rate(work.first_move_cutoffs))),
            minimal_leaves: None,
            above_minimal: None,
            time_ms: answer.time_ms,
        }
    }

    /// The least leaves that prove the value of the tree to this depth: what no search of the family can do without.
    fn minimal_leaves(&self, request: &Request, limit: TrialLimit) -> Option<u64> {
        if matches!(limit, TrialLimit::Nodes(_) | TrialLimit::TimeMs(_)) {
            return None;
        }
        let nodes = Some(MINIMAL_NODES as u64);
        let whole = Request { algorithm: Algorithm::MINIMAX, nodes, ..request.clone() };
        let record = Recording { max_nodes: MINIMAL_NODES, ..Recording::default() };
        let (_, tree) = self.bench.tree(self.at, &whole, record, self.stop).ok()?;
        if tree.dropped_in_all > 0 { None } else { proof_leaves(&tree) }
    }
}

impl SearchTrial {
    const EMPTY: SearchTrial = SearchTrial {
        search: String::new(),
        eval: String::new(),
        limit: TrialLimit::Usual,
        depth: None,
        refused: None,
        value: Value::Points(0.0),
        best: None,
        is_right: None,
        nodes: 0,
        leaves: None,
        evaluations: None,
        table_hits: None,
        table_stores: None,
        table_collisions: None,
        table_replacements: None,
        table_clashes: None,
        researches: None,
        window_failures: None,
        branching: None,
        growth: None,
        first_move_rate: None,
        minimal_leaves: None,
        above_minimal: None,
        time_ms: 0.0,
    };
}

/// The least leaves that prove that a node is worth at least, and at most, a value; none where it is not.
#[derive(Clone, Copy, Default)]
struct ProofLeaves {
    at_least: Option<u64>,
    at_most: Option<u64>,
}

/// The leaves of the smallest two trees that prove a value from below and from above: they share one line. None with chance.
pub fn proof_leaves(tree: &TreeView) -> Option<u64> {
    let value = tree.value.first().copied()??;
    let mut least = vec![ProofLeaves::default(); tree.len()];
    let children = tree.children();
    for (index, node) in tree.nodes().enumerate().rev() {
        let below = || children[index].iter().map(|&child| least[child as usize]);
        let at_least = || below().map(|proof| proof.at_least);
        let at_most = || below().map(|proof| proof.at_most);
        least[index] = match node.turn {
            _ if children[index].is_empty() => {
                let own = node.value?;
                ProofLeaves { at_least: (own >= value).then_some(1), at_most: (own <= value).then_some(1) }
            }
            Turn::Max => ProofLeaves { at_least: at_least().flatten().min(), at_most: at_most().sum() },
            Turn::Min => ProofLeaves { at_least: at_least().sum(), at_most: at_most().flatten().min() },
            Turn::Chance => return None,
        };
    }
    Some(least[0].at_least? + least[0].at_most? - 1)
}

impl TrialLimit {
    /// As a table shows it.
    pub fn text(self) -> String {
        match self {
            TrialLimit::Usual => "–".into(),
            TrialLimit::Depth(plies) => plies.to_string(),
            TrialLimit::Nodes(nodes) => format!("{nodes} nodes"),
            TrialLimit::TimeMs(ms) => format!("{ms} ms"),
        }
    }

    /// Its number.
    pub fn number(self) -> f64 {
        match self {
            TrialLimit::Usual => 0.0,
            TrialLimit::Depth(plies) => f64::from(plies),
            TrialLimit::Nodes(number) | TrialLimit::TimeMs(number) => number as f64,
        }
    }
}

impl SearchTrials {
    /// The rows as words.
    pub fn table(&self) -> ResultTable {
        let columns = [
            "search",
            "eval",
            "limit",
            "depth",
            "value",
            "move",
            "right",
            "nodes",
            "leaves",
            "evaluations",
            "hits",
            "stores",
            "collisions",
            "replaced",
            "clashes",
            "again",
            "windows",
            "branching",
            "growth",
            "first-cuts",
            "minimal",
            "above",
            "ms",
        ];
        let mut table = ResultTable::spoken(self.manner.language, columns);
        table.rows = self.rows.iter().map(|row| self.words(row, columns.len())).collect();
        table
    }

    fn words(&self, row: &SearchTrial, columns: usize) -> Vec<String> {
        let language = self.manner.language;
        let count = |number: Option<u64>| number.map_or_else(String::new, |number| number.to_string());
        let part =
            |number: Option<f64>| number.map_or_else(String::new, |number| language.written(&short(number)));
        let mut told = vec![row.search.clone(), row.eval.clone(), row.limit.text()];
        if let Some(refused) = &row.refused {
            told.extend([String::new(), refused.clone()]);
            told.resize(columns, String::new());
            return told;
        }
        let right = row
            .is_right
            .map_or("", |is_right| language.word(if is_right { "agrees-yes" } else { "agrees-no" }));
        told.extend([
            row.depth.map_or_else(|| "–".into(), |depth| depth.to_string()),
            value(self.manner, row.value),
            row.best.clone().unwrap_or_default(),
            right.into(),
            row.nodes.to_string(),
            count(row.leaves),
            count(row.evaluations),
            count(row.table_hits),
            count(row.table_stores),
            count(row.table_collisions),
            count(row.table_replacements),
            count(row.table_clashes),
            count(row.researches),
            count(row.window_failures),
            part(row.branching),
            part(row.growth),
            part(row.first_move_rate),
            count(row.minimal_leaves),
            part(row.above_minimal),
            language.written(&format!("{:.2}", row.time_ms)),
        ]);
        told
    }
}
