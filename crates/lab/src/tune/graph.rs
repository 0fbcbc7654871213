//! The positions of a class and their moves, as numbers.

use crate::error::LabError;
use rayon::prelude::*;
use session::{At, Exact, LongWork, Playable, Side, SolvedClass, WeightMeasure};
use std::collections::HashMap;
use std::ops::Range;

/// Every position that can follow from a class, with its moves.
pub struct Graph {
    pub(super) texts: Vec<String>,
    /// Who attacks: the side to move in the positions of the class.
    pub(super) attacker: Side,
    /// By position, where its moves are in `nexts` and `seen`.
    starts: Vec<u32>,
    nexts: Vec<u32>,
    /// What a search sees after each move: the position, or beyond the positions one of the constants of the leaf rules.
    seen: Vec<u32>,
    befores_starts: Vec<u32>,
    befores: Vec<u32>,
    /// The positions with MAX to move, and those with MIN to move.
    pub(super) by_turn: [Vec<u32>; 2],
    /// The values that leaf rules give.
    pub(super) constants: Vec<f64>,
    /// The positions of the class that the attacker wins, with the plies it takes.
    pub(super) won: Vec<(u32, u32)>,
}

/// The moves of a position: where each leads, and what a leaf rule makes of it.
struct GraphMoves {
    turn: Option<Side>,
    steps: Vec<(String, Option<f64>)>,
}

impl Graph {
    /// The graph of a solved class, searched with the leaf rules that `measure` has.
    pub fn new(
        bench: &dyn Playable,
        class: &dyn SolvedClass,
        measure: &dyn WeightMeasure,
        follow: LongWork<'_>,
    ) -> Result<Graph, LabError> {
        let mut growing = GrowingGraph::default();
        let positions = class.positions();
        let is_won = |(text, value): &(String, Exact)| match value {
            Exact::Win(Some(plies)) => Some((growing.number(text), *plies)),
            _ => {
                growing.number(text);
                None
            }
        };
        let won: Vec<(u32, u32)> = positions.iter().filter_map(is_won).collect();
        let look = |text: &String| {
            if follow.stop.is_raised() {
                return Err(LabError::Stopped);
            }
            look(bench, class, measure, text)
        };
        while growing.turns.len() < growing.texts.len() {
            let layer = growing.texts[growing.turns.len()..].par_iter();
            let moves: Vec<GraphMoves> = layer.map(look).collect::<Result<_, LabError>>()?;
            moves.into_iter().for_each(|moves| growing.add(moves));
        }
        Ok(growing.finish(won))
    }

    /// Where the moves of a position lead, in the order of generation.
    #[inline]
    pub(super) fn nexts(&self, number: u32) -> &[u32] {
        &self.nexts[range(&self.starts, number)]
    }

    /// What a search sees after these moves.
    #[inline]
    pub(super) fn seen(&self, number: u32) -> &[u32] {
        &self.seen[range(&self.starts, number)]
    }

    /// From where a move leads to a position.
    #[inline]
    pub(super) fn befores(&self, number: u32) -> &[u32] {
        &self.befores[range(&self.befores_starts, number)]
    }
}

fn look(
    bench: &dyn Playable,
    class: &dyn SolvedClass,
    measure: &dyn WeightMeasure,
    text: &str,
) -> Result<GraphMoves, LabError> {
    let turn = bench.begin(&At { position: Some(text.into()), moves: Vec::new() })?.turn();
    let mut steps = Vec::new();
    for step in class.moves(text)? {
        let settled = measure.settle(&step.position, text)?;
        steps.push((step.position, settled));
    }
    Ok(GraphMoves { turn, steps })
}

fn range(starts: &[u32], number: u32) -> Range<usize> {
    starts[number as usize] as usize..starts[number as usize + 1] as usize
}

/// A graph being made.
#[derive(Default)]
struct GrowingGraph {
    numbers: HashMap<String, u32>,
    texts: Vec<String>,
    turns: Vec<Option<Side>>,
    starts: Vec<u32>,
    nexts: Vec<u32>,
    /// By move, the number of the constant that a leaf rule gives.
    settled: Vec<Option<u32>>,
    constants: Vec<f64>,
}

impl GrowingGraph {
    fn number(&mut self, text: &str) -> u32 {
        if let Some(&number) = self.numbers.get(text) {
            return number;
        }
        let number = self.texts.len() as u32;
        self.numbers.insert(text.into(), number);
        self.texts.push(text.into());
        number
    }

    fn add(&mut self, moves: GraphMoves) {
        self.turns.push(moves.turn);
        self.starts.push(self.nexts.len() as u32);
        for (text, settled) in moves.steps {
            let next = self.number(&text);
            let constant = settled.map(|value| self.constant(value));
            self.nexts.push(next);
            self.settled.push(constant);
        }
    }

    fn constant(&mut self, value: f64) -> u32 {
        let known = self.constants.iter().position(|&constant| constant == value);
        known.unwrap_or_else(|| {
            self.constants.push(value);
            self.constants.len() - 1
        }) as u32
    }

    fn finish(mut self, won: Vec<(u32, u32)>) -> Graph {
        self.starts.push(self.nexts.len() as u32);
        let (befores_starts, befores) = self.befores();
        let count = self.texts.len() as u32;
        let seen = self.nexts.iter().zip(&self.settled);
        let seen = seen.map(|(&next, settled)| settled.map_or(next, |constant| count + constant)).collect();
        let with_turn = |turn: Side| (0..count).filter(|&n| self.turns[n as usize] == Some(turn)).collect();
        Graph {
            attacker: self.turns.first().copied().flatten().unwrap_or(Side::Max),
            by_turn: [with_turn(Side::Max), with_turn(Side::Min)],
            texts: self.texts,
            starts: self.starts,
            nexts: self.nexts,
            seen,
            befores_starts,
            befores,
            constants: self.constants,
            won,
        }
    }

    /// The moves the other way round.
    fn befores(&self) -> (Vec<u32>, Vec<u32>) {
        let mut starts = vec![0; self.texts.len() + 1];
        self.nexts.iter().for_each(|&next| starts[next as usize + 1] += 1);
        (1..starts.len()).for_each(|i| starts[i] += starts[i - 1]);
        let mut befores = vec![0; self.nexts.len()];
        let mut free = starts.clone();
        for number in 0..self.texts.len() as u32 {
            for &next in &self.nexts[range(&self.starts, number)] {
                befores[free[next as usize] as usize] = number;
                free[next as usize] += 1;
            }
        }
        (starts, befores)
    }
}
