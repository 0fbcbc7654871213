//! What the games of a trial add up to.

use crate::table::Table;
use crate::truth::{KingsClass, Played, TrialGame};
use draughts::pdn::{self, PdnGame, Scoring, Tag};
use draughts::{Draughts, SQUARES};
use search::{Grid, Notation, Side};
use serde::Serialize;
use std::fmt;

/// The annotation of a very poor move.
const BLUNDER: u8 = 4;

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
    /// Every game that was not won, in the same order, and at least as many as are among the worst.
    #[serde(skip)]
    pub listed: Vec<TrialGame>,
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
    /// Its moves.
    pub moves: Vec<String>,
    /// The board it started from.
    pub board: Option<Grid>,
}

pub(super) fn summarise(class: KingsClass, mut games: Vec<TrialGame>, worst: usize) -> Trial {
    let failures = failures(&games);
    let positions = games.len();
    let is_won = |game: &&TrialGame| matches!(game.played, Played::Won(_));
    let thrown_away = games.iter().filter(|game| matches!(game.played, Played::ThrownAway(_))).count();
    let won = games.iter().filter(is_won).count();
    let extra = games.iter().filter_map(|game| match game.played {
        Played::Won(plies) => Some(f64::from(plies) - f64::from(game.optimal_plies)),
        _ => None,
    });
    let mean_extra_plies = extra.sum::<f64>() / won.max(1) as f64;
    let optimal: f64 = games.iter().map(|game| f64::from(game.optimal_plies)).sum();
    games.sort_by_key(badness);
    games.truncate(worst.max(positions - won));
    Trial {
        class: class.to_string(),
        positions,
        won,
        thrown_away,
        timeouts: positions - won - thrown_away,
        share: won as f64 / positions.max(1) as f64,
        mean_extra_plies,
        mean_optimal_plies: optimal / positions.max(1) as f64,
        failures,
        worst: games.iter().take(worst).map(worst_game).collect(),
        listed: games,
    }
}

/// Games thrown away first, then those not decided, the nearest to the win first; then the longest of those won.
fn badness(game: &TrialGame) -> (u8, i64) {
    let optimal = i64::from(game.optimal_plies);
    match game.played {
        Played::ThrownAway(_) => (0, optimal),
        Played::TimedOut => (1, optimal),
        Played::Won(plies) => (2, optimal - i64::from(plies)),
    }
}

fn failures(games: &[TrialGame]) -> Failures {
    let empty = || vec![0; SQUARES];
    let mut failures = Failures { white: empty(), red: empty(), white_games: empty(), red_games: empty() };
    for game in games {
        let failed = u32::from(!matches!(game.played, Played::Won(_)));
        for square in game.start.kings(Side::Max) {
            failures.white_games[square.index()] += 1;
            failures.white[square.index()] += failed;
        }
        for square in game.start.kings(Side::Min) {
            failures.red_games[square.index()] += 1;
            failures.red[square.index()] += failed;
        }
    }
    failures
}

fn worst_game(game: &TrialGame) -> WorstGame {
    WorstGame {
        position: Draughts.show_state(&game.start),
        played: game.played,
        optimal_plies: game.optimal_plies,
        moves: shown_moves(game),
        board: Draughts.board(&game.start),
    }
}

/// The moves of a game in the game's own text.
fn shown_moves(game: &TrialGame) -> Vec<String> {
    let mut state = game.start;
    let mut shown = Vec::with_capacity(game.moves.len());
    for &m in &game.moves {
        shown.push(Draughts.show_move(&state, m));
        state = state.after(m);
    }
    shown
}

impl Trial {
    /// The worst games as words.
    pub fn worst_table(&self) -> Table {
        let mut table = Table::new(&["position", "played", "optimal"]);
        let words = |game: &WorstGame| {
            vec![game.position.clone(), game.played.to_string(), game.optimal_plies.to_string()]
        };
        table.rows = self.worst.iter().map(words).collect();
        table
    }

    /// Every game that was not won, and the worst of the others, as words with all moves.
    pub fn games_table(&self) -> Table {
        let mut table = Table::new(&["position", "played", "optimal", "moves"]);
        let words = |game: &TrialGame| {
            let position = Draughts.show_state(&game.start);
            let moves = shown_moves(game).join(" ");
            vec![position, game.played.to_string(), game.optimal_plies.to_string(), moves]
        };
        table.rows = self.listed.iter().map(words).collect();
        table
    }

    /// Every game that was not won as PDN, with the move that gave the win away marked; `white` is who attacked.
    pub fn pdn(&self, white: &str) -> String {
        let failed = self.listed.iter().filter(|game| !matches!(game.played, Played::Won(_)));
        let games = failed.enumerate().map(|(index, game)| self.written(game, index + 1, white));
        games.collect::<Vec<_>>().join("\n")
    }

    fn written(&self, game: &TrialGame, number: usize, white: &str) -> String {
        let tag = |name: &str, value: String| Tag { name: name.into(), value };
        let mut pdn = PdnGame::new(game.start);
        pdn.tags = vec![
            tag("Event", format!("{} against the truth", self.class)),
            tag("White", white.into()),
            tag("Black", "the longest defence".into()),
            tag("Round", number.to_string()),
        ];
        pdn.line.comments = vec![format!("Won in {} plies: {}.", game.optimal_plies, game.played)];
        pdn.line.plies = game.moves.iter().copied().map(pdn::Played::new).collect();
        if let (Played::ThrownAway(_), Some(last)) = (game.played, pdn.line.plies.last_mut()) {
            last.nags.push(BLUNDER);
            last.comments.push("This gives the win away.".into());
        }
        pdn::write(&pdn, Scoring::default())
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
