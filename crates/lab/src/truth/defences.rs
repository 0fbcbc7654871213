//! Whether White wins whatever Red does: White's moves are fixed, so the rest is Red's puzzle, solved exactly.

use crate::error::LabError;
use crate::follow::Follow;
use crate::truth::{Attacker, Solution, fresh};
use draughts::State;
use search::Side;
use serde::Serialize;
use std::collections::HashMap;
use std::sync::atomic::Ordering;

/// Positions between two reports of progress.
const REPORT_EVERY: usize = 256;

/// How many won positions are won against all defences.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct EveryDefence {
    /// Won positions of the class with White to move.
    pub positions: usize,
    /// Those from which White wins whatever Red does.
    pub won: usize,
    /// The longest of those games when Red resists longest.
    pub longest: u32,
}

/// What can be reached when White's moves are fixed.
#[derive(Default)]
struct Reach {
    numbers: HashMap<State, usize>,
    states: Vec<State>,
    /// By position, where its moves lead; one move for White, all for Red.
    nexts: Vec<Vec<usize>>,
}

/// Finds the won positions of the class from which the attacker wins against every defence.
pub fn every_defence(
    solution: &Solution,
    attacker: &Attacker,
    follow: Follow<'_>,
) -> Result<EveryDefence, LabError> {
    let starts: Vec<State> = solution.won().into_iter().map(|(state, _)| state).collect();
    let mut reach = Reach::default();
    for (done, start) in starts.iter().enumerate() {
        if follow.stop.load(Ordering::Relaxed) {
            return Err(LabError::Stopped);
        }
        reach.grow(start, attacker);
        if done % REPORT_EVERY == 0 {
            (follow.progress)(done as u64, starts.len() as u64);
        }
    }
    let plies = reach.solve();
    let won: Vec<u32> = starts.iter().filter_map(|start| plies[reach.numbers[start]]).collect();
    Ok(EveryDefence { positions: starts.len(), won: won.len(), longest: won.into_iter().max().unwrap_or(0) })
}

impl Reach {
    /// Adds a position and everything that can follow.
    fn grow(&mut self, start: &State, attacker: &Attacker) {
        self.number(start);
        while self.nexts.len() < self.states.len() {
            let state = self.states[self.nexts.len()];
            let mut moves = Vec::new();
            match state.turn() {
                Side::Max => moves.extend(attacker.choose(&state)),
                Side::Min => state.append_moves(&mut moves),
            }
            let nexts = moves.into_iter().map(|m| self.number(&fresh(&state.after(m)))).collect();
            self.nexts.push(nexts);
        }
    }

    fn number(&mut self, state: &State) -> usize {
        let next = self.states.len();
        let number = *self.numbers.entry(*state).or_insert(next);
        if number == next {
            self.states.push(*state);
        }
        number
    }

    /// By position, in how many plies White wins at the latest; none where Red can hold out for ever.
    fn solve(&self) -> Vec<Option<u32>> {
        let mut befores = vec![Vec::new(); self.states.len()];
        for (number, nexts) in self.nexts.iter().enumerate() {
            nexts.iter().for_each(|&next| befores[next].push(number));
        }
        let mut open: Vec<usize> = self.nexts.iter().map(Vec::len).collect();
        let mut plies = vec![None; self.states.len()];
        let is_lost = |number: &usize| open[*number] == 0 && self.states[*number].turn() == Side::Min;
        let mut queue: Vec<usize> = (0..self.states.len()).filter(is_lost).collect();
        queue.iter().for_each(|&number| plies[number] = Some(0));
        let mut head = 0;
        // Positions come in the order of their plies, so the last move of Red's to be refuted resists longest.
        while head < queue.len() {
            let number = queue[head];
            head += 1;
            for &before in &befores[number] {
                open[before] -= 1;
                if open[before] == 0 {
                    plies[before] = plies[number].map(|plies: u32| plies + 1);
                    queue.push(before);
                }
            }
        }
        plies
    }
}
