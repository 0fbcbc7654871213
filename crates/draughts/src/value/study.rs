//! `perfect` and its relatives: how two white kings hunt one red king, as the sources' study judges it.
//!
//! The sources measure everything from square 1, so this is no general function. Where a position has other
//! pieces than the study, the hunted one is Red's first king, or first man, in square order, and the hunters
//! are the two white kings nearest to it.

use super::geometry::{Metric, eccentricity};
use super::{STUDY_WIN, study_end};
use crate::rules::Draughts;
use crate::square::Square;
use crate::squares::Squares;
use crate::state::State;
use search::evaluate::UnknownTerm;
use search::{Outcome, Ply, Share, Side, ValueFunction};

/// The terms, in the order of their weights.
const TERMS: [&str; 12] = [
    "material",
    "red_position",
    "coordination",
    "squeeze",
    "bracket",
    "retreat",
    "net",
    "attack",
    "mobility",
    "cornering",
    "corner_control",
    "unstated",
];

/// The name under which a position that is judged without its terms is explained.
const SETTLED: &str = "settled";

/// What a position without red pieces is worth, unless the search sees that Red cannot move.
const CLEARED: f64 = 10_000.0;

/// The corner from which the sources measure.
const CORNER: Square = Square::from_index(0);

/// The squares of the two double corners, where a lone king is hard to catch: 1, 5, 28 and 32.
const REFUGES: Squares = Squares::from_mask(1 | 1 << 4 | 1 << 27 | 1 << 31);

/// The square of the term nobody wrote down.
const UNSTATED_SQUARE: Square = Square::from_index(5);

/// Mean distance beyond which the hunters are away, and beyond which they are far away.
const AWAY_MEAN: f64 = 4.0;
const FAR_MEAN: f64 = 5.0;

/// The nearest hunter is too far when it is further than this.
const AWAY_NEAREST: u8 = 4;

/// The net is closed from this row and column on; within this distance of the corner the hunters crowd it.
const NET_ROW: u8 = 3;
const NET_COLUMN: u8 = 4;
const CROWDED: u8 = 3;

/// Red is in the corner up to this row and column.
const CORNER_ROW: u8 = 2;
const CORNER_COLUMN: u8 = 3;

/// How two kings close to the corner are judged when Red is there too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CornerRule {
    /// They are in each other's way, unless Red is there to be caught.
    Excused,
    /// They are in each other's way.
    Always,
}

/// A value function of the `perfect` family. Weights multiply the points of the sources, so they are 1 or 0.
#[derive(Clone, PartialEq, Debug)]
pub struct StudyValue {
    weights: [f64; TERMS.len()],
    metric: Metric,
    corner_rule: CornerRule,
}

/// The sources' main function as their documents state it.
pub fn perfect() -> StudyValue {
    let mut value = published();
    *value.weights.last_mut().expect("there are terms") = 0.0;
    value
}

/// `perfect` with the unstated term that reproduces the sources' own runs.
pub fn published() -> StudyValue {
    StudyValue { weights: [1.0; TERMS.len()], metric: Metric::Manhattan, corner_rule: CornerRule::Excused }
}

/// `published` before Red in the corner was made an exception.
pub fn published_early() -> StudyValue {
    StudyValue { corner_rule: CornerRule::Always, ..published() }
}

/// `published` with kings' steps as the distance to Red.
pub fn chebyshev() -> StudyValue {
    StudyValue { metric: Metric::Chebyshev, ..published() }
}

/// What is asked of a position again and again.
struct Scene<'a> {
    state: &'a State,
    red: Square,
    hunters: [Square; 2],
    /// Mean distance of the hunters to Red in the metric of the function.
    mean: f64,
}

/// A position judged as a whole, or term by term.
enum Judged {
    Settled(f64),
    Terms([f64; TERMS.len()]),
}

impl StudyValue {
    #[inline]
    fn judge(&self, state: &State) -> Judged {
        let kings = state.kings(Side::Max);
        let red_kings = state.kings(Side::Min);
        if kings.len() < 2 && !red_kings.is_empty() {
            return Judged::Settled(-STUDY_WIN);
        }
        let Some(red) = red_kings.first().or_else(|| state.men(Side::Min).first()) else {
            return Judged::Settled(CLEARED);
        };
        match hunters(kings, red) {
            Some(hunters) => Judged::Terms(self.terms(&self.scene(state, red, hunters))),
            None => Judged::Terms(self.terms_without_hunters(state)),
        }
    }

    fn scene<'a>(&self, state: &'a State, red: Square, hunters: [Square; 2]) -> Scene<'a> {
        let [first, second] = hunters.map(|hunter| self.metric.between(hunter, red));
        Scene { state, red, hunters, mean: f64::from(first + second) / 2.0 }
    }

    #[inline]
    fn terms(&self, scene: &Scene<'_>) -> [f64; TERMS.len()] {
        [
            material(scene.state),
            red_position(scene.red, self.metric),
            coordination(scene),
            squeeze(scene),
            bracket(scene),
            retreat(scene),
            net(scene),
            attack(scene),
            mobility(scene.state),
            cornering(scene.red),
            corner_control(scene, self.corner_rule),
            unstated(scene),
        ]
    }

    /// Fewer than two white kings against men only: nobody hunts.
    fn terms_without_hunters(&self, state: &State) -> [f64; TERMS.len()] {
        let mut terms = [0.0; TERMS.len()];
        terms[0] = material(state);
        terms
    }
}

/// The two kings nearest to Red, in square order.
#[inline]
fn hunters(kings: Squares, red: Square) -> Option<[Square; 2]> {
    if kings.len() > 2 {
        return Some(nearest_two(kings, red));
    }
    let mut squares = kings.into_iter();
    Some([squares.next()?, squares.next()?])
}

fn nearest_two(kings: Squares, red: Square) -> [Square; 2] {
    let mut sorted: Vec<Square> = kings.into_iter().collect();
    sorted.sort_by_key(|&king| Metric::Manhattan.between(king, red));
    [sorted[0].min(sorted[1]), sorted[0].max(sorted[1])]
}

fn material(state: &State) -> f64 {
    let force = |side| {
        let force = state.force(side);
        100.0 * f64::from(force.kings) + 40.0 * f64::from(force.men)
    };
    force(Side::Max) - force(Side::Min)
}

/// Red is better off in a double corner, and the worse the further from square 1.
fn red_position(red: Square, metric: Metric) -> f64 {
    let place = if REFUGES.contains(red) { -600.0 } else { 500.0 };
    80.0 * f64::from(metric.between(red, CORNER)) + place
}

/// Hunters work together when they are neither too close nor too far apart.
fn coordination(scene: &Scene<'_>) -> f64 {
    let [first, second] = scene.hunters;
    match Metric::Manhattan.between(first, second) {
        0..=1 => 100.0,
        2..=6 => 300.0,
        _ => -100.0,
    }
}

fn squeeze(scene: &Scene<'_>) -> f64 {
    60.0 * (6.0 - scene.mean)
}

/// The hunters stand on opposite sides of Red.
fn bracket(scene: &Scene<'_>) -> f64 {
    let [first, second] = scene.hunters;
    let between = |a: u8, b: u8, red: u8| (a < red && red < b) || (b < red && red < a);
    let by_row = between(first.row(), second.row(), scene.red.row());
    let by_column = between(first.column(), second.column(), scene.red.column());
    if by_row || by_column { 200.0 } else { 0.0 }
}

/// The hunters are too far away.
fn retreat(scene: &Scene<'_>) -> f64 {
    let mean = match scene.mean {
        mean if mean > FAR_MEAN => -1000.0,
        mean if mean > AWAY_MEAN => -400.0,
        _ => 0.0,
    };
    let [first, second] = scene.hunters.map(|hunter| Metric::Manhattan.between(hunter, scene.red));
    if first.min(second) > AWAY_NEAREST { mean - 600.0 } else { mean }
}

/// One hunter holds square 1 and the other closes the net from further out.
fn net(scene: &Scene<'_>) -> f64 {
    let operator = match scene.hunters {
        [CORNER, other] | [other, CORNER] => other,
        _ => return 0.0,
    };
    if operator.row() >= NET_ROW && operator.column() >= NET_COLUMN {
        1200.0
    } else if Metric::Manhattan.between(operator, CORNER) <= CROWDED {
        -800.0
    } else {
        0.0
    }
}

/// White kings next to Red outside the double corners.
fn attack(scene: &Scene<'_>) -> f64 {
    if REFUGES.contains(scene.red) {
        return 0.0;
    }
    let next = Squares::of(scene.red).neighbours();
    150.0 * (scene.state.kings(Side::Max) & next).len() as f64
}

/// Red's legal moves, as if it were Red's turn.
fn mobility(state: &State) -> f64 {
    match state.count_moves(Side::Min) {
        0 => 10_000.0,
        1 => 600.0,
        2 => 300.0,
        3 => 100.0,
        _ => 0.0,
    }
}

/// Red is far from the middle and on the edge.
fn cornering(red: Square) -> f64 {
    let edge = |n: u8| if n == 1 || n == 8 { 150.0 } else { 0.0 };
    40.0 * f64::from(eccentricity(red)) + edge(red.row()) + edge(red.column())
}

/// One hunter near the corner, the other away from it.
fn corner_control(scene: &Scene<'_>, rule: CornerRule) -> f64 {
    let [first, second] = scene.hunters.map(|hunter| Metric::Chebyshev.between(hunter, CORNER));
    let on_corner = if scene.hunters.contains(&CORNER) { 800.0 } else { 0.0 };
    let (near, far) = (first.min(second), first.max(second));
    let held = match near {
        0..=1 => 600.0 * f64::from(5 - near) + 700.0,
        2 => 2000.0,
        3 => return 1200.0,
        _ => return 0.0,
    };
    held + on_corner + outer_hunter(far, scene.red, rule)
}

/// Where the hunter further from the held corner should be.
fn outer_hunter(far: u8, red: Square, rule: CornerRule) -> f64 {
    let is_cornered = red.row() <= CORNER_ROW && red.column() <= CORNER_COLUMN;
    match far {
        5.. => 700.0,
        4 => 400.0,
        3 => 200.0,
        _ if rule == CornerRule::Excused && is_cornered => 500.0,
        _ => -600.0,
    }
}

/// Red on square 6 and nothing to capture: a fit to the sources' runs that no document states.
fn unstated(scene: &Scene<'_>) -> f64 {
    let applies = scene.red == UNSTATED_SQUARE && !scene.state.has_capture(Side::Max);
    if applies { -600.0 } else { 0.0 }
}

impl ValueFunction<Draughts> for StudyValue {
    #[inline]
    fn value(&self, _: &Draughts, state: &State) -> f64 {
        match self.judge(state) {
            Judged::Settled(value) => value,
            Judged::Terms(raw) => raw.iter().zip(&self.weights).map(|(raw, weight)| raw * weight).sum(),
        }
    }

    fn terminal(&self, _: &Draughts, _: &State, outcome: Outcome, ply: Ply) -> f64 {
        study_end(outcome, ply)
    }

    fn explain(&self, _: &Draughts, state: &State) -> Vec<Share> {
        let share = |name: &str, raw, weight| Share { name: name.into(), raw, weight, value: raw * weight };
        match self.judge(state) {
            Judged::Settled(value) => vec![share(SETTLED, value, 1.0)],
            Judged::Terms(raw) => {
                (0..TERMS.len()).map(|i| share(TERMS[i], raw[i], self.weights[i])).collect()
            }
        }
    }

    fn weights(&self) -> Vec<(String, f64)> {
        TERMS.iter().map(|name| name.to_string()).zip(self.weights).collect()
    }

    fn set_weight(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm> {
        match TERMS.iter().position(|&term| term == name) {
            Some(i) => {
                self.weights[i] = weight;
                Ok(())
            }
            None => {
                Err(UnknownTerm { name: name.into(), known: TERMS.iter().map(|n| n.to_string()).collect() })
            }
        }
    }
}
