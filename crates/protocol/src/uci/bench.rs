//! The bench: fixed positions to a fixed depth, one node total.

use super::engine::UciEngine;
use super::info::per_second;
use crate::error::EngineError;
use session::{At, Clock, DepthLimit, Description, Options, Playable, Request, SessionError, StopFlag};
use std::cell::RefCell;

/// Searches the game's fixed positions one after the other, each to its own depth unless one is given; what to say in the end.
pub(super) fn bench(
    game: &dyn Playable,
    dialect: &str,
    request: &Request,
    depth: Option<u32>,
    stop: &StopFlag,
) -> Result<String, SessionError> {
    let clock = Clock::start(None, None, stop);
    let mut nodes = 0;
    for fixed in game.description().lab.bench {
        let at = At { position: Some(fixed.position.into()), moves: Vec::new() };
        let depth = DepthLimit::Plies(depth.unwrap_or(fixed.depth).max(1));
        let request = Request { depth, ..request.clone() };
        nodes += game.begin_in(dialect, &at)?.think(&request, stop, &mut |_| {})?.nodes;
        if stop.is_raised() {
            return Err(EngineError::BenchStopped { nodes }.into());
        }
    }
    Ok(format!("{nodes} nodes {} nps", per_second(nodes, clock.elapsed_ms() as u64)))
}

/// What `bench` says with the usual settings: nodes, and nodes a second.
pub fn bench_line(game: &'static Description) -> Result<String, SessionError> {
    let said = RefCell::default();
    let say = |line: &str| *said.borrow_mut() = line.to_string();
    UciEngine::new(game, Options::default())?.bench(None, &StopFlag::default(), &say)?;
    Ok(said.take())
}
