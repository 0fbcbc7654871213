//! Searches that are asked for, checked against the limits.

use crate::limits::QuestionLimits;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use session::{PlayingSettings, PositionsKept, Recording, Request, SearchLimits, at_most};
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
    pub fn recording(self, limits: &QuestionLimits) -> Result<Recording, Refusal> {
        let max_nodes = self.max_nodes.unwrap_or(limits.tree_nodes);
        at_most("max_nodes", max_nodes as u64, limits.tree_nodes as u64)?;
        Ok(Recording {
            max_ply: self.max_ply.unwrap_or(u32::MAX),
            max_nodes: max_nodes.max(1),
            positions: PositionsKept::Needed,
        })
    }
}

/// A search within the limits.
pub fn search(asked: &Request, limits: &QuestionLimits) -> Result<Request, Refusal> {
    bounded(asked, &limits.search())
}

/// A thought within the limits: by the playing search, whatever was asked for.
pub fn thought(asked: &Request, limits: &QuestionLimits) -> Result<Request, Refusal> {
    Ok(bounded(asked, &SearchLimits { time: limits.think_time, ..limits.search() })?.to_think())
}

fn bounded(asked: &Request, limits: &SearchLimits) -> Result<Request, Refusal> {
    limits.check(asked)?;
    Ok(Request {
        time: Some(asked.time.unwrap_or(limits.time)),
        playing: PlayingSettings {
            threads: asked.playing.threads.max(1),
            lines: asked.playing.lines.max(1),
            table_mib: asked.playing.table_mib.map(|mib| mib.max(1)),
            ..asked.playing.clone()
        },
        ..asked.clone()
    })
}
