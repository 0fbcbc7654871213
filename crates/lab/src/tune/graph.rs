//! The positions of a class and their moves, as numbers.

use crate::truth::{Solution, fresh};
use draughts::State;
use endgame::Verdict;
use search::Side;
use std::collections::HashMap;
use std::ops::Range;

/// At most so many white kings are left where the study's rule calls a line lost.
const LOST_KINGS: usize = 1;

/// Every position that can follow from a class, with its moves, until White has come down to one king.
pub struct Graph {
    pub(super) states: Vec<State>,
    /// By position, where its moves are in `nexts`.
    starts: Vec<u32>,
    nexts: Vec<u32>,
    befores_starts: Vec<u32>,
    befores: Vec<u32>,
    /// The positions with White to move, and those with Red to move.
    pub(super) by_turn: [Vec<u32>; 2],
    /// The positions in which White has so few kings that the line counts as lost.
    pub(super) lost: Vec<u32>,
    /// The positions of the class that White, to move, wins, with the plies it takes.
    pub(super) won: Vec<(u32, u16)>,
}

impl Graph {
    /// The graph of a solved class.
    pub fn new(solution: &Solution) -> Graph {
        let mut growing = Growing::default();
        for state in solution.positions() {
            growing.number(&state);
            growing.number(&state.with_turn(Side::Min));
        }
        let won = growing.won(solution);
        growing.grow();
        let (befores_starts, befores) = growing.befores();
        let Growing { states, starts, nexts, .. } = growing;
        let with_turn = |turn: Side| -> Vec<u32> {
            (0..states.len() as u32).filter(|&n| states[n as usize].turn() == turn).collect()
        };
        let by_turn = [with_turn(Side::Max), with_turn(Side::Min)];
        let lost = (0..states.len() as u32).filter(|&n| is_lost(&states[n as usize])).collect();
        Graph { states, starts, nexts, befores_starts, befores, by_turn, lost, won }
    }

    /// Where the moves of a position lead, in the order of generation.
    #[inline]
    pub(super) fn nexts(&self, number: u32) -> &[u32] {
        &self.nexts[range(&self.starts, number)]
    }

    /// From where a move leads to a position.
    #[inline]
    pub(super) fn befores(&self, number: u32) -> &[u32] {
        &self.befores[range(&self.befores_starts, number)]
    }
}

/// Whether White has come down to so few kings that the line counts as lost.
fn is_lost(state: &State) -> bool {
    state.kings(Side::Max).len() <= LOST_KINGS
}

fn range(starts: &[u32], number: u32) -> Range<usize> {
    starts[number as usize] as usize..starts[number as usize + 1] as usize
}

/// A graph being made.
#[derive(Default)]
struct Growing {
    numbers: HashMap<State, u32>,
    states: Vec<State>,
    starts: Vec<u32>,
    nexts: Vec<u32>,
}

impl Growing {
    fn number(&mut self, state: &State) -> u32 {
        let next = self.states.len() as u32;
        let number = *self.numbers.entry(*state).or_insert(next);
        if number == next {
            self.states.push(*state);
        }
        number
    }

    fn won(&self, solution: &Solution) -> Vec<(u32, u16)> {
        let is_white = |(_, state): &(u32, &State)| state.turn() == Side::Max;
        let entries = (0..).zip(&self.states).filter(is_white).map(|(n, state)| (n, solution.entry(state)));
        let won = entries.filter(|(_, entry)| entry.verdict() == Verdict::Win);
        won.filter_map(|(number, entry)| Some((number, entry.plies()?))).collect()
    }

    /// Follows every move of every position.
    fn grow(&mut self) {
        let mut moves = Vec::new();
        let mut number = 0;
        while number < self.states.len() {
            self.starts.push(self.nexts.len() as u32);
            let state = self.states[number];
            moves.clear();
            // A capture is compulsory, so whoever plays White will even win a lost line that ends with one.
            if !is_lost(&state) || (state.turn() == Side::Max && state.has_capture(Side::Max)) {
                state.append_moves(&mut moves);
            }
            for &m in &moves {
                let next = self.number(&fresh(&state.after(m)));
                self.nexts.push(next);
            }
            number += 1;
        }
        self.starts.push(self.nexts.len() as u32);
    }

    /// The moves the other way round.
    fn befores(&self) -> (Vec<u32>, Vec<u32>) {
        let mut starts = vec![0; self.states.len() + 1];
        self.nexts.iter().for_each(|&next| starts[next as usize + 1] += 1);
        (1..starts.len()).for_each(|i| starts[i] += starts[i - 1]);
        let mut befores = vec![0; self.nexts.len()];
        let mut free = starts.clone();
        for number in 0..self.states.len() as u32 {
            for &next in &self.nexts[range(&self.starts, number)] {
                befores[free[next as usize] as usize] = number;
                free[next as usize] += 1;
            }
        }
        (starts, befores)
    }
}
