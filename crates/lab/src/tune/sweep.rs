//! Searches all positions of a graph at once, and solves what Red can do against the moves found.

use crate::tune::graph::Graph;
use crate::tune::leaves::Leaves;
use draughts::value::STUDY_WIN;
use search::Side;

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

    /// Fills in White's moves: what alpha-beta in generation order finds with the study's rule of lost lines.
    fn search(&mut self, graph: &Graph, leaves: &Leaves, weights: &[f64], depth: u32) {
        leaves.values(weights, &mut self.values);
        self.settle(graph);
        for searched in 1..depth {
            let ply = depth - searched;
            let turn = if ply.is_multiple_of(2) { Side::Max } else { Side::Min };
            self.deepen(graph, leaves.ended(ply), turn);
            self.settle(graph);
        }
        self.choose(graph);
    }

    /// Lines with too few white kings count as lost at any depth.
    fn settle(&mut self, graph: &Graph) {
        graph.lost.iter().for_each(|&number| self.values[number as usize] = -STUDY_WIN);
    }

    /// The values of the positions with this turn, one ply deeper: they follow from those with the other turn.
    fn deepen(&mut self, graph: &Graph, ended: &[f64], turn: Side) {
        for &number in &graph.by_turn[turn as usize] {
            let nexts = graph.nexts(number).iter().map(|&next| self.values[next as usize]);
            let best = match turn {
                Side::Max => nexts.reduce(f64::max),
                Side::Min => nexts.reduce(f64::min),
            };
            self.values[number as usize] = best.unwrap_or(ended[number as usize]);
        }
    }

    /// White's first best move everywhere.
    fn choose(&mut self, graph: &Graph) {
        self.chosen.clear();
        self.chosen.resize(graph.states.len(), NONE);
        for &number in &graph.by_turn[Side::Max as usize] {
            let mut best = f64::NEG_INFINITY;
            for &next in graph.nexts(number) {
                if self.values[next as usize] > best {
                    best = self.values[next as usize];
                    self.chosen[number as usize] = next;
                }
            }
        }
    }

    /// Marks what is won when White plays the chosen moves and Red anything.
    fn solve(&mut self, graph: &Graph) {
        self.is_won.clear();
        self.is_won.resize(graph.states.len(), false);
        self.open.clear();
        self.open.extend((0..graph.states.len() as u32).map(|number| graph.nexts(number).len() as u32));
        self.queue.clear();
        let reds = graph.by_turn[Side::Min as usize].iter().copied();
        self.queue.extend(reds.filter(|&red| !graph.states[red as usize].has_move()));
        while let Some(number) = self.queue.pop() {
            self.is_won[number as usize] = true;
            for &before in graph.befores(number) {
                let is_reached = match graph.states[before as usize].turn() {
                    Side::Max => self.chosen[before as usize] == number,
                    Side::Min => {
                        self.open[before as usize] -= 1;
                        self.open[before as usize] == 0
                    }
                };
                if is_reached && !self.is_won[before as usize] {
                    self.queue.push(before);
                }
            }
        }
    }
}
