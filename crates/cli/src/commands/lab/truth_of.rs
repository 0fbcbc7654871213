//! Who knows the truth about a position: the solved class it belongs to, or the game's own solver.

use crate::progress::watched;
use lab::{Oracle, Solver};
use session::{At, Playable, SolvedClass, StopFlag};

/// The truth about a position and all that follows from it.
pub enum Truth<'a> {
    /// A class of positions, solved in memory.
    Class(Box<dyn SolvedClass>),
    /// The game's own solver.
    Solver(Solver<'a>),
}

impl<'a> Truth<'a> {
    /// The exact solution of the position's class, if it has one.
    pub fn of_class(bench: &dyn Playable, at: &At) -> anyhow::Result<Option<Truth<'a>>> {
        let class = bench.class_of(at)?;
        let solved = class.map(|class| watched(|follow| bench.class(&class, follow))).transpose()?;
        Ok(solved.map(Truth::Class))
    }

    /// Whoever knows the position; an error that says what would help if nobody does.
    pub fn needed(bench: &'a dyn Playable, at: &At, stop: &'a StopFlag) -> anyhow::Result<Truth<'a>> {
        if let Some(class) = Truth::of_class(bench, at)? {
            return Ok(class);
        }
        bench.solve(at, false, stop)?;
        Ok(Truth::Solver(Solver { bench, stop }))
    }

    /// It as an oracle.
    pub fn oracle(&self) -> &dyn Oracle {
        match self {
            Truth::Class(class) => class,
            Truth::Solver(solver) => solver,
        }
    }
}
