//! Who knows the truth about a position: the solved class of kings against kings, or the game's own solver.

use crate::progress::watched;
use lab::truth::{KingsClass, Solution};
use lab::{Oracle, Solver};
use session::{At, Playable, StopFlag};

/// The truth about a position and all that follows from it.
pub enum Truth<'a> {
    /// A class of kings against kings, solved in memory.
    Kings(Box<Solution>),
    /// The game's own solver.
    Solver(Solver<'a>),
}

impl<'a> Truth<'a> {
    /// The exact solution of the position's class, if it is one of kings against kings.
    pub fn of_kings(bench: &dyn Playable, at: &At) -> anyhow::Result<Option<Truth<'a>>> {
        let class = KingsClass::of_position(&bench.position(at)?.position);
        let solution = class.filter(|_| bench.name() == "draughts");
        let solution = solution.map(|class| watched(|follow| Solution::of(class, follow))).transpose()?;
        Ok(solution.map(|solution| Truth::Kings(Box::new(solution))))
    }

    /// Whoever knows the position; an error that says what would help if nobody does.
    pub fn needed(bench: &'a dyn Playable, at: &At, stop: &'a StopFlag) -> anyhow::Result<Truth<'a>> {
        if let Some(kings) = Truth::of_kings(bench, at)? {
            return Ok(kings);
        }
        bench.solve(at, false, stop)?;
        Ok(Truth::Solver(Solver { bench, stop }))
    }

    /// It as an oracle.
    pub fn oracle(&self) -> &dyn Oracle {
        match self {
            Truth::Kings(solution) => solution.as_ref(),
            Truth::Solver(solver) => solver,
        }
    }
}
