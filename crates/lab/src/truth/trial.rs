//! Games from every won position against the defence that resists longest.

use crate::truth::reach::{Reach, ReachStep, WonStart};
use session::Language;
use std::fmt;

/// How a game against the best defence went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TrialEnd {
    /// Won after this many plies.
    Won(usize),
    /// A move after this many plies gave the win away.
    ThrownAway(usize),
    /// Not decided when the game was stopped.
    TimedOut,
}

/// A game against the best defence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrialGame {
    /// Which of the won positions it started from, from 0.
    pub number: usize,
    /// That position.
    pub position: String,
    /// Plies that perfect play needs.
    pub optimal_plies: u32,
    /// How it went.
    pub played: TrialEnd,
    /// Its moves; left out where they are not asked for.
    pub moves: Vec<String>,
}

impl TrialGame {
    /// Whether it was won.
    pub fn is_won(&self) -> bool {
        matches!(self.played, TrialEnd::Won(_))
    }

    /// The worst are the smallest: games thrown away, then those not decided, the nearest to the win first; then the longest
    /// of those won. Of games that are as bad the one with the smaller number.
    pub(super) fn badness(&self) -> (u8, i64, usize) {
        let optimal = i64::from(self.optimal_plies);
        let (kind, order) = match self.played {
            TrialEnd::ThrownAway(_) => (0, optimal),
            TrialEnd::TimedOut => (1, optimal),
            TrialEnd::Won(plies) => (2, optimal - plies as i64),
        };
        (kind, order, self.number)
    }
}

impl Reach {
    /// Plays from every start; games are stopped after a number of plies. The moves are listed of every game that was not won, and
    /// of at least a number of the worst.
    pub fn games(&self, max_plies: usize, worst: usize) -> Vec<TrialGame> {
        let play = |start: &WonStart| {
            let (played, plies) = self.play(start.place, max_plies);
            let position = self.positions[start.place].text.clone();
            let WonStart { number, optimal_plies, .. } = *start;
            (TrialGame { number, position, optimal_plies, played, moves: Vec::new() }, start.place, plies)
        };
        let mut games: Vec<(TrialGame, usize, usize)> = self.starts.iter().map(play).collect();
        games.sort_by_key(|(game, ..)| game.badness());
        let failed = games.iter().filter(|(game, ..)| !game.is_won()).count();
        for (game, place, plies) in games.iter_mut().take(worst.max(failed)) {
            game.moves = self.moves(*place, *plies);
        }
        games.into_iter().map(|(game, ..)| game).collect()
    }

    fn play(&self, start: usize, max_plies: usize) -> (TrialEnd, usize) {
        let mut here = start;
        for ply in 0..max_plies {
            let Some(step) = self.step(here) else { return (TrialEnd::Won(ply), ply) };
            here = step.to;
            if !self.positions[here].is_attackers && !self.positions[here].is_lost {
                return (TrialEnd::ThrownAway(ply + 1), ply + 1);
            }
        }
        let played = if self.step(here).is_some() { TrialEnd::TimedOut } else { TrialEnd::Won(max_plies) };
        (played, max_plies)
    }

    fn step(&self, number: usize) -> Option<&ReachStep> {
        let position = &self.positions[number];
        position.steps.get(position.longest)
    }

    /// A number of moves from a position on.
    fn moves(&self, place: usize, plies: usize) -> Vec<String> {
        let mut here = place;
        let follow = |_| {
            let step = self.step(here)?;
            here = step.to;
            Some(step.m.clone())
        };
        (0..plies).map_while(follow).collect()
    }
}

impl TrialEnd {
    /// Reads what it is shown as.
    pub(super) fn read(text: &str) -> Option<TrialEnd> {
        let plies = |words: &str| text.strip_prefix(words)?.parse::<u16>().ok().map(usize::from);
        let won = plies("won in ").map(TrialEnd::Won);
        let thrown_away = || plies("thrown away at ply ").map(TrialEnd::ThrownAway);
        won.or_else(thrown_away).or_else(|| (text == "not decided").then_some(TrialEnd::TimedOut))
    }
}

impl TrialEnd {
    /// How it went, in a language.
    pub(super) fn describe(self, language: Language) -> String {
        match self {
            TrialEnd::Won(plies) => language.say("won-in", [("plies", plies.into())]),
            TrialEnd::ThrownAway(plies) => language.say("thrown-away-at", [("plies", plies.into())]),
            TrialEnd::TimedOut => language.word("not-decided").into(),
        }
    }
}

impl fmt::Display for TrialEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(Language::English))
    }
}
