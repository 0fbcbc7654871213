//! Two sets of weights against each other: fixed nodes, even random starts, each played with both colours.

use super::self_play::{even_start, is_over};
use crate::rules::{Chess, State};
use crate::tactics::ChessTactics;
use search::pvs::{self, Limits, NoControl, Request, Table, Techniques};
use search::{Game as _, Side, Silent};
use std::collections::HashMap;

/// Both sides see it this clearly for so many plies: the game is decided.
const DECIDED: i32 = 900;
const DECIDED_PLIES: usize = 6;

/// One of two players.
pub struct Duellist<'a> {
    /// Its evaluation and advice.
    pub tactics: &'a ChessTactics,
    /// Its own memory, so that it learns nothing from the other.
    pub table: &'a Table,
    /// What it has switched on.
    pub techniques: Techniques,
    /// Nodes for each move.
    pub nodes: u64,
}

/// What the first player scored in two games from one start, one with each colour: 0, 0.5, 1, 1.5 or 2.
pub fn duel(first: &Duellist<'_>, second: &Duellist<'_>, random: &mut fastrand::Rng) -> f64 {
    let start = loop {
        if let Some(start) = even_start(first.tactics, first.table, first.nodes, random) {
            break start;
        }
    };
    played(first, second, &start) + 1.0 - played(second, first, &start)
}

/// White's result.
fn played(white: &Duellist<'_>, black: &Duellist<'_>, start: &State) -> f64 {
    let chess = Chess::default();
    white.table.clear();
    black.table.clear();
    let mut state = start.clone();
    let mut past = Vec::new();
    let mut seen: HashMap<u64, usize> = HashMap::new();
    let (mut won, mut lost) = (0, 0);
    loop {
        let key = chess.key(&state);
        let times = seen.entry(key).or_default();
        *times += 1;
        if let Some(result) = is_over(&chess, &state, *times, past.len()) {
            return result;
        }
        let mover = if chess.turn(&state) == Side::Max { white } else { black };
        let request = Request {
            past: &past,
            limits: Limits { nodes: mover.nodes, ..Limits::default() },
            techniques: mover.techniques,
            ..Request::new(&state)
        };
        let thought =
            pvs::think(&chess, mover.tactics, Silent, mover.table, &request, &NoControl, &mut |_| {});
        let (Some(m), Some(line)) = (thought.best(), thought.lines.first()) else { return 0.5 };
        let score = line.score.for_max(chess.turn(&state)) as i32;
        won = if score >= DECIDED { won + 1 } else { 0 };
        lost = if score <= -DECIDED { lost + 1 } else { 0 };
        if won.max(lost) >= DECIDED_PLIES {
            return if won > 0 { 1.0 } else { 0.0 };
        }
        past.push(key);
        state = chess.play(&state, m);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::{Judge, Weights};

    #[test]
    fn a_player_who_knows_what_men_are_worth_wins() {
        let blind = Weights::tuned().scaled(crate::value::GROUPS[0], 0.1);
        let [sighted, blind] =
            [Weights::tuned(), blind].map(|weights| ChessTactics::new(Judge::new(weights)));
        let tables = [Table::new(1), Table::new(1)];
        let player = |tactics, table| Duellist { tactics, table, techniques: Techniques::USUAL, nodes: 300 };
        let first = player(&sighted, &tables[0]);
        let second = player(&blind, &tables[1]);
        let mut random = fastrand::Rng::with_seed(5);
        let score: f64 = (0..4).map(|_| duel(&first, &second, &mut random)).sum();
        assert!(score > 5.0, "{score} of 8");
    }
}
