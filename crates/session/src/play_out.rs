//! One loop that plays a game out. Matches, simulated games and self-play differ in who moves and in what is noted.

use crate::session::Session;
use search::Outcome;

/// When a game is over that the rules let go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndRules {
    /// A position met this often is a draw.
    pub repetitions: usize,
    /// The game is left after so many plies of this loop.
    pub max_plies: usize,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum GameEnd<L> {
    /// By the rules.
    Over(Outcome),
    /// The position was met so often.
    Repeated(usize),
    /// It is too long.
    Long,
    /// Whoever plays has left it.
    Left(L),
}

/// Plays until the game ends. `turn` makes a move, or says why the game is left.
pub fn play_out<L, E>(
    session: &mut dyn Session,
    rules: EndRules,
    mut turn: impl FnMut(&mut dyn Session) -> Result<Option<L>, E>,
) -> Result<GameEnd<L>, E> {
    let mut plies = 0;
    loop {
        if let Some(outcome) = session.outcome() {
            return Ok(GameEnd::Over(outcome));
        }
        let times = session.times_seen();
        if times >= rules.repetitions {
            return Ok(GameEnd::Repeated(times));
        }
        if plies >= rules.max_plies {
            return Ok(GameEnd::Long);
        }
        if let Some(left) = turn(session)? {
            return Ok(GameEnd::Left(left));
        }
        plies += 1;
    }
}
