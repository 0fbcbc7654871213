//! Searches as requests name them, checked against the studio's limits.

use crate::config::Limits;
use crate::reply::Refusal;
use search::pvs::{Technique, Techniques};
use serde::{Deserialize, Serialize};
use session::{Algorithm, DepthLimit, EvalChoice, Recording, SearchRequest, ThinkRequest};
use std::collections::BTreeMap;
use std::time::Duration;
use utoipa::ToSchema;

/// How deep: a number of plies or the word `end`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(untagged, expecting = "expected a number of plies, or \"end\"")]
pub enum Depth {
    /// This many plies.
    Plies(u32),
    /// To the end of the game.
    Word(End),
}

/// The word for the end of the game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// To the end of the game.
    End,
}

/// A value function: a preset with other weights for some of its terms.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct EvalAsk {
    /// The preset; the usual one if missing.
    pub preset: Option<String>,
    /// Weights by term.
    pub weights: BTreeMap<String, f64>,
}

/// One search.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SearchAsk {
    /// `minimax`, `alphabeta`, `expectimax` or `pvs`; alpha-beta if missing.
    #[schema(value_type = Option<Algorithm>)]
    pub algorithm: Option<String>,
    /// How deep; what suits the game if missing.
    pub depth: Option<Depth>,
    /// Give up after this many nodes.
    pub nodes: Option<u64>,
    /// Give up after this long.
    pub time_ms: Option<u64>,
    /// The value function.
    pub eval: EvalAsk,
    /// Look at moves in the order of the value function.
    pub order: bool,
    /// Keep only this many moves of each node.
    pub beam: Option<u16>,
    /// Leaf rules by name.
    pub rules: Vec<String>,
    /// Cut only when strictly better.
    pub strict: bool,
    /// Find all equally good moves.
    pub all_best: bool,
    /// Techniques of the playing search to switch off.
    pub without: Vec<String>,
    /// Threads of the playing search.
    pub threads: Option<usize>,
}

/// Which part of the tree is wanted.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct TreeAsk {
    /// Nodes further from the root are only counted.
    pub max_ply: Option<u32>,
    /// Once this many are recorded the rest is only counted.
    pub max_nodes: Option<usize>,
}

/// Thinking with the playing search.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ThinkAsk {
    /// Deepest iteration.
    pub depth: Option<u32>,
    /// Most nodes.
    pub nodes: Option<u64>,
    /// Longest time.
    pub time_ms: Option<u64>,
    /// The value function.
    pub eval: EvalAsk,
    /// How many best lines to find.
    pub lines: Option<usize>,
    /// Threads searching together.
    pub threads: Option<usize>,
    /// Techniques to switch off.
    pub without: Vec<String>,
    /// Size of the transposition table; what suits the game if missing.
    pub table_mib: Option<usize>,
}

impl EvalAsk {
    /// The value function for a game whose usual one is `usual`.
    pub fn choice(&self, usual: &str) -> EvalChoice {
        match (&self.preset, self.weights.is_empty()) {
            (None, true) => EvalChoice::Usual,
            (Some(preset), true) => EvalChoice::Preset(preset.clone()),
            (preset, false) => self.settings(preset.as_deref().unwrap_or(usual)),
        }
    }

    /// The preset and the weights as a settings file, which is how a bench takes weights.
    fn settings(&self, preset: &str) -> EvalChoice {
        #[derive(Serialize)]
        struct Settings<'a> {
            preset: &'a str,
            weights: &'a BTreeMap<String, f64>,
        }
        let settings = Settings { preset, weights: &self.weights };
        let text = toml::to_string(&settings).expect("names and numbers can be written");
        EvalChoice::File { name: format!("{preset}, other weights"), text }
    }
}

impl SearchAsk {
    /// The search as the bench takes it.
    pub fn request(&self, limits: &Limits, usual_eval: &str) -> Result<SearchRequest, Refusal> {
        Ok(SearchRequest {
            algorithm: self.algorithm()?,
            depth: self.depth(limits)?,
            nodes: self.nodes,
            time: Some(time(self.time_ms, limits.search_time)?),
            eval: self.eval.choice(usual_eval),
            order_by_value: self.order,
            beam: beam(self.beam)?,
            rules: self.rules.clone(),
            strict: self.strict,
            all_best: self.all_best,
            techniques: techniques(&self.without)?,
            threads: at_most("threads", self.threads, limits.threads)?.unwrap_or(1).max(1),
            record: None,
        })
    }

    /// Which search.
    pub fn algorithm(&self) -> Result<Algorithm, Refusal> {
        let name = self.algorithm.as_deref().unwrap_or(Algorithm::AlphaBeta.name());
        name.parse().map_err(|error: session::UnknownAlgorithm| Refusal::bad(short(&error.to_string())))
    }

    fn depth(&self, limits: &Limits) -> Result<DepthLimit, Refusal> {
        match self.depth {
            None => Ok(DepthLimit::Usual),
            Some(Depth::Word(End::End)) => Ok(DepthLimit::End),
            Some(Depth::Plies(plies)) if plies <= limits.depth => Ok(DepthLimit::Plies(plies)),
            Some(Depth::Plies(plies)) => Err(Refusal::too_much("depth", plies, limits.depth)),
        }
    }
}

impl TreeAsk {
    /// What to record.
    pub fn recording(self, limits: &Limits) -> Result<Recording, Refusal> {
        let max_nodes = at_most("max_nodes", self.max_nodes, limits.tree_nodes)?;
        Ok(Recording {
            max_ply: self.max_ply.unwrap_or(u32::MAX),
            max_nodes: max_nodes.unwrap_or(limits.tree_nodes).max(1),
            boards: false,
        })
    }
}

impl ThinkAsk {
    /// The request as the bench takes it.
    pub fn request(&self, limits: &Limits, usual_eval: &str) -> Result<ThinkRequest, Refusal> {
        Ok(ThinkRequest {
            depth: at_most("depth", self.depth, limits.depth)?,
            nodes: self.nodes,
            time: Some(time(self.time_ms, limits.think_time)?),
            eval: self.eval.choice(usual_eval),
            lines: at_most("lines", self.lines, limits.lines)?.unwrap_or(1).max(1),
            threads: at_most("threads", self.threads, limits.threads)?.unwrap_or(1).max(1),
            techniques: techniques(&self.without)?,
            table_mib: at_most("table_mib", self.table_mib, limits.table_mib)?.map(|mib| mib.max(1)),
            ..ThinkRequest::default()
        })
    }
}

fn time(asked: Option<u64>, most: Duration) -> Result<Duration, Refusal> {
    let asked = at_most("time_ms", asked, most.as_millis() as u64)?;
    Ok(asked.map_or(most, Duration::from_millis))
}

fn at_most<N: PartialOrd + std::fmt::Display + Copy>(
    what: &str,
    asked: Option<N>,
    most: N,
) -> Result<Option<N>, Refusal> {
    match asked {
        Some(number) if number > most => Err(Refusal::too_much(what, number, most)),
        asked => Ok(asked),
    }
}

fn beam(asked: Option<u16>) -> Result<Option<usize>, Refusal> {
    match asked {
        Some(0) => Err(Refusal::bad("beam 0 is too narrow: expected at least 1")),
        asked => Ok(asked.map(usize::from)),
    }
}

fn techniques(without: &[String]) -> Result<Techniques, Refusal> {
    let mut techniques = Techniques::USUAL;
    for name in without {
        let technique: Technique = name
            .parse()
            .map_err(|error: search::pvs::UnknownTechnique| Refusal::bad(short(&error.to_string())))?;
        techniques = techniques.without(technique);
    }
    Ok(techniques)
}

/// Errors that quote a whole text stay short.
fn short(error: &str) -> String {
    const LONGEST: usize = 400;
    error.chars().take(LONGEST).map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(search: &str, expected: Result<(), &str>) {
        let request = crate::body::read::<SearchAsk>(search.as_bytes())
            .and_then(|ask| ask.request(&Limits { threads: 4, ..Limits::default() }, "usual"));
        let told = request.map(|_| ()).map_err(|refusal| refusal.error().to_owned());
        match (told, expected) {
            (Ok(()), Ok(())) => {}
            (Err(error), Err(expected)) => assert!(error.contains(expected), "{error}"),
            (told, expected) => panic!("{search}: {told:?}, expected {expected:?}"),
        }
    }

    #[test]
    fn searches_are_checked_against_the_limits() {
        check("{}", Ok(()));
        check(r#"{"depth": 4, "order": true, "without": ["table"]}"#, Ok(()));
        check(r#"{"depth": "end"}"#, Ok(()));
        check(r#"{"depth": "deep"}"#, Err("expected a number of plies, or \"end\""));
        check(r#"{"depth": -1}"#, Err("expected a number of plies"));
        check(r#"{"depth": 1001}"#, Err("depth 1001 is too much: expected at most 1000"));
        check(r#"{"time_ms": 60001}"#, Err("time_ms 60001 is too much: expected at most 60000"));
        check(r#"{"threads": 5}"#, Err("threads 5 is too much: expected at most 4"));
        check(r#"{"beam": 0}"#, Err("beam 0 is too narrow"));
        check(r#"{"algorithm": "magic"}"#, Err("unknown algorithm 'magic'"));
        check(r#"{"without": ["magic"]}"#, Err("unknown technique 'magic'"));
        check(r#"{"dept": 4}"#, Err("unknown field `dept`"));
    }

    #[test]
    fn weights_become_a_settings_file() {
        let ask = EvalAsk { preset: None, weights: [("a \"b\"".into(), 2.5)].into() };
        let EvalChoice::File { text, .. } = ask.choice("runs") else { panic!("expected a file") };
        assert_eq!(text, "preset = \"runs\"\n\n[weights]\n'a \"b\"' = 2.5\n");
    }
}
