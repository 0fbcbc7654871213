//! What the games of a trial add up to.

use crate::table::Table;
use crate::truth::{KingsClass, Played};
use draughts::{Draughts, SQUARES, State};
use search::{Grid, Notation, Side};
use serde::Serialize;

/// The games of a trial, counted.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Trial {
    /// The class.
    pub class: String,
    /// Won positions played from.
    pub positions: usize,
    /// Games won.
    pub won: usize,
    /// Games in which a move gave the win away.
    pub thrown_away: usize,
    /// Games not decided in time.
    pub timeouts: usize,
    /// The part of the games that was won.
    pub share: f64,
    /// Plies more than perfect play needs, on average over the games won.
    pub mean_extra_plies: f64,
    /// Plies perfect play needs, on average over all positions.
    pub mean_optimal_plies: f64,
    /// Where games fail.
    pub failures: Failures,
    /// Games not won, those thrown away first, then the nearest to the win; then the longest of those won.
    pub worst: Vec<WorstGame>,
}

/// For each square, how many games started with a king there and how many of them were not won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Failures {
    /// Games not won, by the squares of White's kings.
    pub white: Vec<u32>,
    /// Games not won, by the squares of Red's kings.
    pub red: Vec<u32>,
    /// Games, by the squares of White's kings.
    pub white_games: Vec<u32>,
    /// Games, by the squares of Red's kings.
    pub red_games: Vec<u32>,
}

/// A game that went badly.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WorstGame {
    /// Where it started.
    pub position: String,
    /// How it went.
    pub played: Played,
    /// Plies that perfect play needs.
    pub optimal_plies: u16,
    /// The board it started from.
    pub board: Option<Grid>,
}

pub(super) fn summarise(class: KingsClass, won: &[(State, u16)], games: &[Played], worst: usize) -> Trial {
    let count = |wanted: fn(&Played) -> bool| games.iter().filter(|played| wanted(played)).count();
    let is_won = |played: &Played| matches!(played, Played::Won(_));
    let extra = won.iter().zip(games).filter_map(|((_, optimal), played)| match played {
        Played::Won(plies) => Some(f64::from(*plies) - f64::from(*optimal)),
        _ => None,
    });
    let wins = count(is_won);
    Trial {
        class: class.to_string(),
        positions: games.len(),
        won: wins,
        thrown_away: count(|played| matches!(played, Played::ThrownAway(_))),
        timeouts: count(|played| *played == Played::TimedOut),
        share: wins as f64 / games.len().max(1) as f64,
        mean_extra_plies: extra.sum::<f64>() / wins.max(1) as f64,
        mean_optimal_plies: won.iter().map(|(_, plies)| f64::from(*plies)).sum::<f64>()
            / games.len().max(1) as f64,
        failures: failures(won, games),
        worst: worst_games(won, games, worst),
    }
}

fn failures(won: &[(State, u16)], games: &[Played]) -> Failures {
    let empty = || vec![0; SQUARES];
    let mut failures = Failures { white: empty(), red: empty(), white_games: empty(), red_games: empty() };
    for ((state, _), played) in won.iter().zip(games) {
        let failed = u32::from(!matches!(played, Played::Won(_)));
        for square in state.kings(Side::Max) {
            failures.white_games[square.index()] += 1;
            failures.white[square.index()] += failed;
        }
        for square in state.kings(Side::Min) {
            failures.red_games[square.index()] += 1;
            failures.red[square.index()] += failed;
        }
    }
    failures
}

fn worst_games(won: &[(State, u16)], games: &[Played], most: usize) -> Vec<WorstGame> {
    let mut order: Vec<usize> = (0..games.len()).collect();
    order.sort_by_key(|&i| match games[i] {
        Played::ThrownAway(_) => (0, i64::from(won[i].1)),
        Played::TimedOut => (1, i64::from(won[i].1)),
        Played::Won(plies) => (2, i64::from(won[i].1) - i64::from(plies)),
    });
    let game = |i: usize| WorstGame {
        position: Draughts.show_state(&won[i].0),
        played: games[i],
        optimal_plies: won[i].1,
        board: Draughts.board(&won[i].0),
    };
    order.into_iter().take(most).map(game).collect()
}

impl Trial {
    /// The worst games as words.
    pub fn worst_table(&self) -> Table {
        let mut table = Table::new(&["position", "played", "optimal"]);
        let words = |game: &WorstGame| {
            let played = match game.played {
                Played::Won(plies) => format!("won in {plies}"),
                Played::ThrownAway(plies) => format!("thrown away at ply {plies}"),
                Played::TimedOut => "not decided".into(),
            };
            vec![game.position.clone(), played, game.optimal_plies.to_string()]
        };
        table.rows = self.worst.iter().map(words).collect();
        table
    }
}
