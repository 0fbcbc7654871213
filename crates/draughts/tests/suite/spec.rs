//! The study's value functions against a plain restatement of the sources' formula, on every position of the class.

use draughts::value::preset;
use draughts::{BoardSetup, Draughts, Square, Squares, State};
use search::Side;

/// Which of the sources' functions.
#[derive(Clone, Copy)]
struct Reading {
    name: &'static str,
    /// Distances to Red and of Red from the corner by the larger of rows and columns.
    chebyshev: bool,
    /// Two hunters in the corner are excused when Red is there too.
    excused: bool,
    /// With the number that no document states.
    unstated: bool,
}

const READINGS: [Reading; 4] = [
    Reading { name: "perfect", chebyshev: false, excused: true, unstated: false },
    Reading { name: "published", chebyshev: false, excused: true, unstated: true },
    Reading { name: "published-early", chebyshev: false, excused: false, unstated: true },
    Reading { name: "chebyshev", chebyshev: true, excused: true, unstated: true },
];

type Field = (i32, i32);

const CORNER: Field = (1, 2);

fn field(square: Square) -> Field {
    (i32::from(square.row()), i32::from(square.column()))
}

fn manhattan(a: Field, b: Field) -> f64 {
    f64::from((a.0 - b.0).abs() + (a.1 - b.1).abs())
}

fn steps(a: Field, b: Field) -> f64 {
    f64::from((a.0 - b.0).abs().max((a.1 - b.1).abs()))
}

/// The sources' function for two white kings against one red king, term after term as they print it.
fn restated(state: &State, white: [Square; 2], red: Square, reading: Reading) -> f64 {
    let (w, r) = (white.map(field), field(red));
    let distance = if reading.chebyshev { steps } else { manhattan };
    let is_safe = [1, 5, 28, 32].contains(&red.number());
    let mean = (distance(w[0], r) + distance(w[1], r)) / 2.0;
    let mut score = 200.0 - 100.0;

    score += 80.0 * distance(r, CORNER);
    score += if is_safe { -600.0 } else { 500.0 };

    score += match manhattan(w[0], w[1]) as i32 {
        2..=6 => 300.0,
        1 => 100.0,
        _ => -100.0,
    };
    score += 60.0 * (6.0 - mean);
    let is_between = |a: i32, b: i32, r: i32| (a - r) * (b - r) < 0;
    if is_between(w[0].0, w[1].0, r.0) || is_between(w[0].1, w[1].1, r.1) {
        score += 200.0;
    }

    if mean > 5.0 {
        score -= 1000.0;
    } else if mean > 4.0 {
        score -= 400.0;
    }
    if manhattan(w[0], r).min(manhattan(w[1], r)) > 4.0 {
        score -= 600.0;
    }

    if let Some(anchor) = w.iter().position(|&w| w == CORNER) {
        let operator = w[1 - anchor];
        if operator.0 >= 3 && operator.1 >= 4 {
            score += 1200.0;
        }
        if manhattan(operator, CORNER) <= 3.0 {
            score -= 800.0;
        }
        score += 800.0;
    }
    if !is_safe {
        score += 150.0 * w.iter().filter(|&&w| steps(w, r) == 1.0).count() as f64;
    }

    score += match state.count_moves(Side::Min) {
        0 => 10_000.0,
        1 => 600.0,
        2 => 300.0,
        3 => 100.0,
        _ => 0.0,
    };

    score += 40.0 * ((f64::from(r.0) - 4.5).abs() + (f64::from(r.1) - 4.5).abs());
    score += 150.0 * [r.0, r.1].iter().filter(|&&n| n == 1 || n == 8).count() as f64;

    let mut to_corner = w.map(|w| steps(w, CORNER));
    to_corner.sort_by(f64::total_cmp);
    let [near, far] = to_corner;
    if near == 3.0 {
        score += 1200.0;
    }
    if near <= 2.0 {
        score += 600.0 * (5.0 - near) + 200.0;
        if near <= 1.0 {
            score += 500.0;
        }
        let excused = reading.excused && r.0 <= 2 && r.1 <= 3;
        score += match far as i32 {
            5.. => 700.0,
            4 => 400.0,
            3 => 200.0,
            _ if excused => 500.0,
            _ => -600.0,
        };
    }
    if reading.unstated && red.number() == 6 && !state.has_capture(Side::Max) {
        score -= 600.0;
    }
    score
}

/// Calls `check` with every position of two white kings against one red king, with either side to move.
fn for_every_position(mut check: impl FnMut([Square; 2], Square, &State)) {
    for first in Square::all() {
        for second in Square::all().filter(|&second| first < second) {
            for red in Square::all().filter(|red| ![first, second].contains(red)) {
                for turn in [Side::Max, Side::Min] {
                    let white_kings = Squares::of(first) | second.into();
                    let setup =
                        BoardSetup { white_kings, black_kings: red.into(), ..BoardSetup::empty(turn) };
                    check([first, second], red, &State::assume_valid(&setup));
                }
            }
        }
    }
}

#[test]
fn every_position_of_the_class_is_worth_what_the_sources_formula_says() {
    for reading in READINGS {
        let value = preset(reading.name, 0).unwrap();
        let mut count = 0;
        for_every_position(|white, red, state| {
            let expected = restated(state, white, red, reading);
            assert_eq!(value.value(&Draughts, state), expected, "{} {state:?}", reading.name);
            count += 1;
        });
        assert_eq!(count, 29_760);
    }
}
