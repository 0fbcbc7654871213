//! Searches all positions of a graph at once, and solves what the defender can do against the moves found.

use crate::tune::graph::Graph;
use crate::tune::leaves::Leaves;
use session::Side;

/// Buffers of a sweep, used again and again.
#[derive(Default)]
pub(super) struct Sweep {
    /// Values of the positions with one turn at some depth, and of the others at one less.
    values: Vec<f64>,
    chosen: Vec<u32>,
    open: Vec<u32>,
    queue: Vec<u32>,
    is_won: Vec<bool>,
}

/// A position whose move is not chosen.
const NONE: u32 = u32::MAX;

impl Sweep {
    /// How many won positions of the class are won against every defence, with these weights at this depth.
    pub fn won(&mut self, graph: &Graph, leaves: &Leaves, weights: &[f64], depth: u32) -> usize {
        self.search(graph, leaves, weights, depth);
        self.solve(graph);
        graph.won.iter().filter(|(number, _)| self.is_won[*number as usize]).count()
    }

    /// Fills in the attacker's moves: what alpha-beta in generation order finds, with leaf rules.
    fn search(&mut self, graph: &Graph, leaves: &Leaves, weights: &[f64], depth: u32) {
        leaves.values(graph, weights, &mut self.values);
        for searched in 1..depth {
            let ply = depth - searched;
            let turn = if ply.is_multiple_of(2) { graph.attacker } else { graph.attacker.other() };
            self.deepen(graph, leaves.ended(ply), turn);
        }
        self.choose(graph);
    }

    /// The values of the positions with this turn, one ply deeper: they follow from those with the other turn.
    fn deepen(&mut self, graph: &Graph, ended: &[f64], turn: Side) {
        for &number in &graph.by_turn[turn as usize] {
            let seen = graph.seen(number).iter().map(|&next| self.values[next as usize]);
            let best = match turn {
                Side::Max => seen.reduce(f64::max),
                Side::Min => seen.reduce(f64::min),
            };
            self.values[number as usize] = best.unwrap_or(ended[number as usize]);
        }
    }

    /// The attacker's first best move everywhere.
    fn choose(&mut self, graph: &Graph) {
        self.chosen.clear();
        self.chosen.resize(graph.texts.len(), NONE);
        let sign = if graph.attacker == Side::Max { 1.0 } else { -1.0 };
        for &number in &graph.by_turn[graph.attacker as usize] {
            let mut best = f64::NEG_INFINITY;
            for (&next, &seen) in graph.nexts(number).iter().zip(graph.seen(number)) {
                let value = sign * self.values[seen as usize];
                if value > best {
                    best = value;
                    self.chosen[number as usize] = next;
                }
            }
        }
    }

    /// Marks what is won when the attacker plays the chosen moves and the defender anything.
    fn solve(&mut self, graph: &Graph) {
        self.is_won.clear();
        self.is_won.resize(graph.texts.len(), false);
        self.open.clear();
        self.open.extend((0..graph.texts.len() as u32).map(|number| graph.nexts(number).len() as u32));
        self.queue.clear();
        let defended = graph.by_turn[graph.attacker.other() as usize].iter().copied();
        self.queue.extend(defended.filter(|&number| graph.nexts(number).is_empty()));
        while let Some(number) = self.queue.pop() {
            self.is_won[number as usize] = true;
            for &before in graph.befores(number) {
                // Only the attacker's moves are chosen.
                let is_reached = match self.chosen[before as usize] {
                    NONE => {
                        self.open[before as usize] -= 1;
                        self.open[before as usize] == 0
                    }
                    chosen => chosen == number,
                };
                if is_reached && !self.is_won[before as usize] {
                    self.queue.push(before);
                }
            }
        }
    }
}
