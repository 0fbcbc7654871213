//! Searches for a proof on graphs with loops: what a table may keep of a draw by repetition, and what goes wrong if it keeps all.

use crate::proof::{PROVERS, named, nothing};
use search::textbook::{self, Policy, ProofAnswer, Question, SearchSettings, Walk};
use search::{Depth, Game, MostNodes, Outcome, Side, Silent, scramble};
use std::cmp::Ordering;

/// A game on a graph with loops: an endless game is a draw.
struct LoopGame {
    seed: u64,
    states: u64,
}

/// Plies that may be taken back: all.
const ALL_PLIES: usize = 1000;
/// Random graphs that are looked at.
const GRAPHS: u64 = 2000;
/// A search that needs more does not answer.
const MOST_NODES: u64 = 20_000;

impl LoopGame {
    fn draw(&self, state: u64, what: u64) -> u64 {
        scramble(scramble(state.wrapping_mul(97).wrapping_add(what)) ^ scramble(self.seed))
    }

    /// The results of all states, by the rules alone: what cannot be decided is a draw.
    fn results(&self) -> Vec<Ordering> {
        let states: Vec<u64> = (0..self.states).collect();
        let ends = |&state: &u64| self.outcome(&state).map(|outcome| outcome.winner);
        let mut results: Vec<Ordering> = states
            .iter()
            .map(|state| match ends(state).flatten() {
                Some(Side::Max) => Ordering::Greater,
                Some(Side::Min) => Ordering::Less,
                None => Ordering::Equal,
            })
            .collect();
        loop {
            let before = results.clone();
            for &state in states.iter().filter(|state| ends(state).is_none()) {
                let mut moves = Vec::new();
                self.moves(&state, &mut moves);
                let known = moves.iter().map(|&m| before[self.play(&state, m) as usize]);
                let found = match self.turn(&state) {
                    Side::Max => known.max(),
                    Side::Min => known.min(),
                };
                let found = found.expect("a state has moves");
                if results[state as usize] == Ordering::Equal {
                    results[state as usize] = found;
                }
            }
            if results == before {
                return results;
            }
        }
    }
}

impl Game for LoopGame {
    type State = u64;
    type Move = u16;

    fn turn(&self, state: &u64) -> Side {
        if self.draw(*state, 1).is_multiple_of(2) { Side::Max } else { Side::Min }
    }

    fn moves(&self, state: &u64, out: &mut Vec<u16>) {
        out.extend(0..2 + (self.draw(*state, 2) % 2) as u16);
    }

    fn play(&self, state: &u64, m: u16) -> u64 {
        self.draw(*state, 10 + u64::from(m)) % self.states
    }

    fn outcome(&self, state: &u64) -> Option<Outcome> {
        match self.draw(*state, 3) % 8 {
            0 => Some(Outcome::win(Side::Max)),
            1 => Some(Outcome::win(Side::Min)),
            _ => None,
        }
    }

    fn stuck(&self, _: &u64) -> Outcome {
        Outcome::DRAW
    }

    fn key(&self, state: &u64) -> u64 {
        scramble(*state)
    }

    fn code(&self, m: u16) -> u16 {
        m
    }

    fn reversible(&self, _: &u64) -> usize {
        ALL_PLIES
    }
}

/// How many results a search with a table by position gets wrong on graphs with loops.
fn false_results(name: &str, stores_repetitions: bool) -> usize {
    let wrong = |seed: &u64| {
        let game = LoopGame { seed: *seed, states: 6 + *seed % 12 };
        let truth = game.results()[0];
        let settings = SearchSettings { stores_repetitions, ..SearchSettings::default() };
        let (policy, value, mut silent) = (Policy { settings, ..Policy::default() }, nothing(), Silent);
        let mut walk = Walk::new(&game, &value, &policy, &mut silent, &MostNodes(MOST_NODES));
        let found = textbook::search(&mut walk, named(name), &0, Depth::UNLIMITED).expect("it answers");
        let report = found.proof.expect("it is a search for a proof");
        let result = match (report.question, report.answer) {
            (Question::Win, ProofAnswer::Yes) => Ordering::Greater,
            (Question::Hold, ProofAnswer::Yes) => Ordering::Equal,
            (Question::Hold, ProofAnswer::No) => Ordering::Less,
            _ => return false,
        };
        let result = if game.turn(&0) == Side::Max { result } else { result.reverse() };
        result != truth
    };
    (0..GRAPHS).filter(wrong).count()
}

#[test]
fn loops_do_not_make_a_proof_false() {
    for name in PROVERS {
        assert_eq!(false_results(name, false), 0, "{name}");
    }
}

/// The graph-history interaction: a table that takes a draw by repetition for one on every path is wrong.
#[test]
fn a_table_that_keeps_repetitions_is_wrong_on_loops() {
    assert!(false_results("dfpn", true) > 0);
}
