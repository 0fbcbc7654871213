//! Games from every won position against the defence that resists longest.

use crate::truth::reach::{Reach, Step};
use std::fmt;

/// How a game against the best defence went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Played {
    /// Won after this many plies.
    Won(usize),
    /// A move after this many plies gave the win away.
    ThrownAway(usize),
    /// Not decided when the game was stopped.
    TimedOut,
}

/// A game against the best defence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrialGame {
    /// The number of the won position it started from.
    pub(super) start: usize,
    /// Plies that perfect play needs.
    pub optimal_plies: u32,
    /// How it went.
    pub played: Played,
    /// How long it was.
    pub plies: usize,
}

impl Reach {
    /// Plays from every start; games are stopped after so many plies.
    pub(super) fn games(&self, max_plies: usize) -> Vec<TrialGame> {
        let play = |&(start, optimal_plies): &(usize, u32)| {
            let (played, plies) = self.play(start, max_plies);
            TrialGame { start, optimal_plies, played, plies }
        };
        self.starts.iter().map(play).collect()
    }

    fn play(&self, start: usize, max_plies: usize) -> (Played, usize) {
        let mut here = start;
        for ply in 0..max_plies {
            let Some(step) = self.step(here) else { return (Played::Won(ply), ply) };
            here = step.to;
            if !self.positions[here].is_attackers && !self.positions[here].is_lost {
                return (Played::ThrownAway(ply + 1), ply + 1);
            }
        }
        let played = if self.step(here).is_some() { Played::TimedOut } else { Played::Won(max_plies) };
        (played, max_plies)
    }

    fn step(&self, number: usize) -> Option<&Step> {
        let position = &self.positions[number];
        position.steps.get(position.longest)
    }

    /// The moves of a game.
    pub(super) fn moves(&self, game: &TrialGame) -> Vec<String> {
        let mut here = game.start;
        let follow = |_| {
            let step = self.step(here)?;
            here = step.to;
            Some(step.m.clone())
        };
        (0..game.plies).map_while(follow).collect()
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Played::Won(plies) => write!(f, "won in {plies}"),
            Played::ThrownAway(plies) => write!(f, "thrown away at ply {plies}"),
            Played::TimedOut => f.write_str("not decided"),
        }
    }
}
