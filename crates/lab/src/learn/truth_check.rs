//! How right a value function is: the won positions of a class that a shallow search by it wins against the longest defence.

use crate::error::LabError;
use crate::truth::{Attack, Defence, Reach, StartSample};
use net::Net;
use serde::Serialize;
use session::{DepthLimit, EvalChoice, LongWork, Playable, Request, SolvedClass, StopFlag};
use std::sync::Arc;

/// Games are stopped after this many plies, as those of `lab truth`.
const MAX_PLIES: usize = 100;

/// Holds value functions against a class.
pub struct TruthCheck<'a> {
    /// The game.
    pub bench: &'a dyn Playable,
    /// The class.
    pub class: Box<dyn SolvedClass>,
    /// Plies that the search looks ahead.
    pub depth: u32,
}

/// Won positions of a class, and how many of them were won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct WonCount {
    /// Won.
    pub won: usize,
    /// Of this total.
    pub positions: usize,
}

impl WonCount {
    /// In percent.
    pub fn percent(self) -> f64 {
        100.0 * self.won as f64 / self.positions.max(1) as f64
    }
}

impl TruthCheck<'_> {
    /// How many a net wins.
    pub fn won(&self, net: Net, stop: &StopFlag, follow: LongWork<'_>) -> Result<WonCount, LabError> {
        self.won_by(EvalChoice::Net { name: net.game.clone(), net: Arc::new(net) }, stop, follow)
    }

    /// The function set by hand that nets are measured beside, where the game has one.
    pub fn by_hand(&self) -> Option<&'static str> {
        let game = self.bench.description();
        game.lab.study.map(|study| study.played).or(game.by_hand())
    }

    /// Plays every won position of the class, as `lab truth` does.
    pub fn won_by(
        &self,
        eval: EvalChoice,
        stop: &StopFlag,
        follow: LongWork<'_>,
    ) -> Result<WonCount, LabError> {
        let request = Request { depth: DepthLimit::Plies(self.depth), eval, ..Request::default() };
        let search = match self.bench.description().lab.study {
            Some(study) => self.bench.variant(study.variant)?.apply(request),
            None => request,
        };
        let attack = Attack { bench: self.bench, class: self.class.as_ref(), search: &search, stop };
        let reach = Reach::of(&attack, StartSample::default(), Defence::Longest, follow)?;
        let games = reach.games(MAX_PLIES, 0);
        Ok(WonCount { won: games.iter().filter(|game| game.is_won()).count(), positions: games.len() })
    }
}
