//! Counting the positions exactly `depth` plies away: the standard check of a move generator.

use crate::Stopped;
use crate::game::Game;
use crate::score::Depth;
use crate::{Control, NoControl, Pace};

/// How many move sequences of length `depth` there are; games that end sooner count for nothing.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: Depth) -> u64 {
    let mut counter = Counter::new(game, &NoControl);
    counter.count(state, depth, &mut Vec::new()).expect("the count is never stopped")
}

/// The same count split by first move.
pub fn divide<G: Game>(game: &G, state: &G::State, depth: Depth) -> Vec<(G::Move, u64)> {
    divide_until(game, state, depth, &NoControl).expect("the count is never stopped")
}

/// The same, unless the caller gives up.
pub fn divide_until<G: Game>(
    game: &G,
    state: &G::State,
    depth: Depth,
    control: &dyn Control,
) -> Result<Vec<(G::Move, u64)>, Stopped> {
    let mut moves = Vec::new();
    if depth > Depth(0) && game.outcome(state).is_none() {
        game.moves(state, &mut moves);
    }
    let mut counter = Counter::new(game, control);
    let mut below = |m: G::Move| counter.count(&game.play(state, m), depth - Depth(1), &mut Vec::new());
    moves.into_iter().map(|m| Ok((m, below(m)?))).collect()
}

/// A count in progress.
struct Counter<'a, G> {
    game: &'a G,
    control: &'a dyn Control,
    pace: Pace,
    /// Positions whose moves were listed.
    listed: u64,
}

impl<'a, G: Game> Counter<'a, G> {
    fn new(game: &'a G, control: &'a dyn Control) -> Self {
        let pace = Pace::new(control, control.most_nodes());
        Counter { game, control, pace: if G::CAN_FAIL { pace.at_every_node() } else { pace }, listed: 0 }
    }

    fn count(&mut self, state: &G::State, depth: Depth, stack: &mut Vec<G::Move>) -> Result<u64, Stopped> {
        if depth <= Depth(0) {
            return Ok(1);
        }
        self.listed += 1;
        if !self.pace.goes_on(self.control, self.listed) {
            return Err(Stopped);
        }
        if self.game.outcome(state).is_some() {
            return Ok(0);
        }
        let start = stack.len();
        self.game.moves(state, stack);
        let end = stack.len();
        // The last ply needs no playing: every legal move leads to one position.
        let mut total = (end - start) as u64;
        if depth > Depth(1) {
            total = 0;
            for i in start..end {
                total += self.count(&self.game.play(state, stack[i]), depth - Depth(1), stack)?;
            }
        }
        stack.truncate(start);
        Ok(total)
    }
}
