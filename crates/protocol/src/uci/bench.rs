//! The bench: fixed positions to a fixed depth, one node total.

use super::info::per_second;
use session::{At, Clock, Playable, Request, SessionError, StopFlag};

/// Deep enough to use everything the search has, short enough to wait for.
pub const BENCH_DEPTH: u32 = 11;

/// Searches the game's fixed positions one after the other; what to say in the end.
pub(super) fn bench(
    game: &dyn Playable,
    dialect: &str,
    request: &Request,
    stop: &StopFlag,
) -> Result<String, SessionError> {
    let clock = Clock::start(None, None, stop);
    let mut nodes = 0;
    for fixed in game.description().bench {
        let at = At { position: Some(fixed.position.into()), moves: Vec::new() };
        nodes += game.begin_in(dialect, &at)?.think(request, stop, &mut |_| {})?.nodes;
        if stop.is_raised() {
            return Err(SessionError::Game(format!("bench stopped after {nodes} nodes")));
        }
    }
    Ok(format!("{nodes} nodes {} nps", per_second(nodes, clock.elapsed_ms() as u64)))
}
