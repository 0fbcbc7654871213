//! How much one experiment may ask for.

use super::plain;
use session::{Request, SearchLimits, SessionError, at_least, at_most, bounds};

/// Whose machine it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MachineOwner {
    /// One that others use at the same time.
    Shared,
    /// That of the user who asks.
    Own,
}

/// Bounds on one experiment, beside its time.
#[derive(Clone, Copy, Debug)]
pub struct ExperimentLimits {
    /// Where it runs.
    pub machine: MachineOwner,
    /// Those of each search.
    pub search: SearchLimits,
    /// Games.
    pub games: u64,
}

/// The numbers that are allowed: from the least to the most that the machine allows.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    pub least: u64,
    pub shared: u64,
    pub own: u64,
}

impl Range {
    /// The same on every machine.
    pub const fn new(least: u64, most: u64) -> Range {
        Range { least, shared: most, own: most }
    }
}

impl ExperimentLimits {
    /// What the command line takes.
    pub const WIDEST: ExperimentLimits =
        ExperimentLimits { machine: MachineOwner::Own, search: SearchLimits::WIDEST, games: bounds::GAMES };

    /// A search of an experiment: on a shared machine it ends when the experiment is stopped, not by a clock of its own.
    pub fn bound(&self, search: &Request) -> Request {
        match self.machine {
            MachineOwner::Shared => plain(search),
            MachineOwner::Own => search.clone(),
        }
    }

    /// Refuses a number that is not allowed here.
    pub fn check(&self, what: &'static str, asked: u64, range: Range) -> Result<(), SessionError> {
        let most = match self.machine {
            MachineOwner::Shared => range.shared,
            MachineOwner::Own => range.own,
        };
        at_least(what, asked, range.least)?;
        at_most(what, asked, most)
    }

    /// Refuses too few or too many games.
    pub fn check_games(&self, asked: u64, least: u64) -> Result<(), SessionError> {
        self.check("games", asked, Range::new(least, self.games))
    }
}
