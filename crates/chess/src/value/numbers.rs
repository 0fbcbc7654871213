//! All numbers of the evaluation in a row, for tuning, and how the value of a position changes with each.
//!
//! A term's middlegame numbers come first, then its endgame numbers. Attacks on kings count by the square of their sum, so
//! their slopes hold where the numbers stand.

use super::counts::counts;
use super::function::PHASES;
use super::slots::{GROUPS, MOP_UP, SlotGroup};
use super::tally::{DANGER_LINE, DANGER_MAX, DANGER_SQUARE};
use super::weights::SlotWeights;
use crate::rules::State;

/// Every number by the name of its term and phase.
pub(super) fn numbers(weights: &SlotWeights) -> Vec<(String, f64)> {
    let mut numbers = Vec::new();
    for group in GROUPS {
        for (phase, name) in PHASES.iter().enumerate() {
            let number = |slot| (format!("{}-{name}", group.name), pair(weights, slot)[phase]);
            numbers.extend((group.start..group.start + group.len).map(number));
        }
    }
    numbers
}

/// The weights with these numbers.
pub(super) fn with_numbers(numbers: &[f64]) -> SlotWeights {
    let mut weights = SlotWeights::tuned();
    for group in GROUPS {
        for slot in group.start..group.start + group.len {
            let [middle, end] = [0, 1].map(|phase| numbers[place(group, slot, phase)]);
            weights.set_pair(slot, middle, end);
        }
    }
    weights
}

/// How the value of a position changes with each number. Won endings against a bare king are too rare in games to be
/// tuned, and left out.
pub(super) fn slopes(weights: &SlotWeights, state: &State) -> Vec<(usize, f64)> {
    let counts = counts(state);
    let sum = |counts: &[(usize, i16)]| {
        counts.iter().fold([0.0; 2], |[middle, end], &(slot, count)| {
            let [m, e] = pair(weights, slot);
            [middle + m * f64::from(count), end + e * f64::from(count)]
        })
    };
    let dangers = [0, 1].map(|side: usize| sum(&counts.attacks[side]));
    let [white, black] = dangers.map(|[_, end]| end.clamp(0.0, DANGER_MAX.into()) / f64::from(DANGER_LINE));
    let factors = counts.blend.factors(sum(&counts.sums)[1] + white - black);
    let mut slopes = Vec::new();
    let mut add = |slot: usize, by: [f64; 2]| {
        let group = group_of(slot);
        if group != MOP_UP {
            slopes.extend([0, 1].map(|phase| (place(group, slot, phase), by[phase] * factors[phase])));
        }
    };
    for &(slot, count) in &counts.sums {
        add(slot, [f64::from(count); 2]);
    }
    for (side, sign) in [(0, 1.0), (1, -1.0)] {
        let steep = danger_slope(dangers[side]);
        for &(slot, count) in &counts.attacks[side] {
            add(slot, steep.map(|steep| sign * steep * f64::from(count)));
        }
    }
    slopes.retain(|&(_, slope)| slope != 0.0);
    slopes
}

fn pair(weights: &SlotWeights, slot: usize) -> [f64; 2] {
    let pair = weights.pair(slot);
    [pair.middle(), pair.end()].map(f64::from)
}

fn group_of(slot: usize) -> SlotGroup {
    let after = GROUPS.partition_point(|group| group.start <= slot);
    GROUPS[after - 1]
}

/// Where a number stands in the row.
fn place(group: SlotGroup, slot: usize, phase: usize) -> usize {
    2 * group.start + phase * group.len + slot - group.start
}

/// How fast the evaluation's danger grows with its sums.
fn danger_slope([middle, end]: [f64; 2]) -> [f64; 2] {
    let inside = |x: f64| x > 0.0 && x < f64::from(DANGER_MAX);
    [
        if inside(middle) { 2.0 * middle / f64::from(DANGER_SQUARE) } else { 0.0 },
        if inside(end) { 1.0 / f64::from(DANGER_LINE) } else { 0.0 },
    ]
}

#[cfg(test)]
mod tests {
    use super::super::{SLOTS, Tapered};
    use super::*;
    use crate::rules::Chess;
    use search::testkit::random_state;
    use search::{Notation, ValueFunction};

    #[test]
    fn numbers_read_back() {
        let weights = SlotWeights::tuned();
        let row: Vec<f64> = numbers(&weights).into_iter().map(|(_, number)| number).collect();
        assert_eq!((row.len(), with_numbers(&row)), (2 * SLOTS, weights));
        let mut tapered = Tapered::default();
        let text = tapered.slots().unwrap();
        let doubled: Vec<f64> = row.iter().map(|number| 2.0 * number).collect();
        tapered.set_numbers(&doubled);
        assert_ne!(tapered.slots().unwrap(), text);
        tapered.set_slots(&text).unwrap();
        assert_eq!(tapered.slots().unwrap(), text);
    }

    /// A step along a slope changes the value as the slope says, but for whole numbers and the bend of the attacks.
    #[test]
    fn slopes_foretell_the_value() {
        const STEP: f64 = 20.0;
        let chess = Chess::default();
        let tapered = Tapered::default();
        let row: Vec<f64> = tapered.numbers().into_iter().map(|(_, number)| number).collect();
        for seed in 0..40 {
            let state = random_state(&chess, &chess.start(), 10 + seed as usize % 60, seed);
            let before = tapered.value(&chess, &state);
            for &(place, slope) in tapered.slopes(&chess, &state).iter().step_by(7) {
                let mut moved = row.clone();
                moved[place] += STEP;
                let mut other = tapered.clone();
                other.set_numbers(&moved);
                let (told, found) = (slope * STEP, other.value(&chess, &state) - before);
                let name = &tapered.numbers()[place].0;
                let room =
                    if name.starts_with("king-attack") { 6.0 + told.abs() } else { 0.01 + 0.15 * told.abs() };
                assert!(
                    (told - found).abs() <= room,
                    "{name}: {told} {found} in {}",
                    chess.show_state(&state)
                );
            }
        }
    }
}
