//! Somebody who knows the truth about positions.

/// Knows the best move and the exact distance to the end, where its tables reach.
pub trait Oracle: Sync {
    /// The move it would play: best result, then soonest win or longest resistance.
    fn best_move(&self, position: &str) -> Option<String>;

    /// Plies until the game is decided with perfect play.
    fn plies(&self, position: &str) -> Option<u32>;

    /// Plies until the side to move has lost, if it does with perfect play.
    fn lost_in(&self, position: &str) -> Option<u32>;
}
