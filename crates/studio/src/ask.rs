//! Searches that are asked for, checked against the studio's limits.

use crate::config::Limits;
use crate::reply::Refusal;
use serde::{Deserialize, Serialize};
use session::{DepthLimit, Recording, Request};
use std::time::Duration;
use utoipa::ToSchema;

/// Which part of the tree is wanted.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct TreeAsk {
    /// Nodes further from the root are only counted.
    pub max_ply: Option<u32>,
    /// Once this many are recorded the rest is only counted.
    pub max_nodes: Option<usize>,
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

/// A search within the limits.
pub fn search(asked: &Request, limits: &Limits) -> Result<Request, Refusal> {
    bounded(asked, limits, limits.search_time)
}

/// A thought within the limits: by the playing search, whatever was asked for.
pub fn thought(asked: &Request, limits: &Limits) -> Result<Request, Refusal> {
    Ok(bounded(asked, limits, limits.think_time)?.to_think())
}

fn bounded(asked: &Request, limits: &Limits, longest: Duration) -> Result<Request, Refusal> {
    if let DepthLimit::Plies(plies) = asked.depth {
        at_most("depth", Some(plies), limits.depth)?;
    }
    if asked.beam == Some(0) {
        return Err(Refusal::bad("beam 0 is too narrow: expected at least 1"));
    }
    let time_ms = asked.time.map(|time| time.as_millis() as u64);
    at_most("time_ms", time_ms, longest.as_millis() as u64)?;
    at_most("threads", Some(asked.threads), limits.threads)?;
    at_most("lines", Some(asked.lines), limits.lines)?;
    at_most("table_mib", asked.table_mib, limits.table_mib)?;
    Ok(Request {
        time: Some(asked.time.unwrap_or(longest)),
        threads: asked.threads.max(1),
        lines: asked.lines.max(1),
        table_mib: asked.table_mib.map(|mib| mib.max(1)),
        ..asked.clone()
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    fn check(search: &str, expected: Result<(), &str>) {
        let limits = Limits { threads: 4, ..Limits::default() };
        let request =
            crate::body::read::<Request>(search.as_bytes()).and_then(|asked| super::search(&asked, &limits));
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
        check(r#"{"eval": {"preset": "runs", "weights": {"twos": 12}}}"#, Ok(()));
        check(r#"{"eval": {"weight": {}}}"#, Err("unknown field `weight`"));
        check(r#"{"only": ["e4"]}"#, Err("unknown field `only`"));
    }
}
