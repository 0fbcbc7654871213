//! A first guess: the weights whose sum follows the true distance to the win best, by least squares.

use crate::tune::graph::Graph;
use crate::tune::leaves::Leaves;

/// Keeps weights of terms that hardly vary small; in units of one measured square.
const RIDGE: f64 = 50.0;

/// The weights that make sooner wins worth more, fitted over all won positions.
pub(super) fn fit(graph: &Graph, leaves: &Leaves) -> Vec<f64> {
    let size = leaves.raw.len() + 1;
    // The last unknown is a constant that all positions share.
    let mut system = vec![vec![0.0; size + 1]; size];
    for &(number, plies) in &graph.won {
        let term = |i: usize| leaves.raw.get(i).map_or(1.0, |raw| raw[number as usize]);
        for (i, equation) in system.iter_mut().enumerate() {
            (0..size).for_each(|j| equation[j] += term(i) * term(j));
            equation[size] -= term(i) * f64::from(plies);
        }
    }
    (0..size).for_each(|i| system[i][i] += RIDGE);
    let mut weights = solve(system);
    weights.pop();
    weights
}

/// Solves linear equations whose last column is the right-hand side; the ridge makes them solvable.
fn solve(mut system: Vec<Vec<f64>>) -> Vec<f64> {
    let size = system.len();
    for column in 0..size {
        let largest =
            (column..size).max_by(|&a, &b| system[a][column].abs().total_cmp(&system[b][column].abs()));
        system.swap(column, largest.unwrap_or(column));
        let pivot = system[column].clone();
        for (_, equation) in system.iter_mut().enumerate().filter(|(row, _)| *row != column) {
            let factor = equation[column] / pivot[column];
            equation.iter_mut().zip(&pivot).for_each(|(a, b)| *a -= factor * b);
        }
    }
    (0..size).map(|i| system[i][size] / system[i][i]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let found = solve(vec![vec![0.0, 2.0, 6.0], vec![1.0, 1.0, 5.0]]);
        assert_eq!(found, [2.0, 3.0]);
    }
}
