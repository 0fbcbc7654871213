//! An axis: from values to pixels, and where the ticks are.

use crate::chart::Scale;
use crate::words;

/// No axis has more ticks, however odd its numbers.
const MOST_TICKS: usize = 100;

/// Powers of ten beyond this are not numbers any more.
const MOST_EXPONENT: f64 = 308.0;

/// Larger values have no place on an axis: the distance of two of them must be a number.
const LARGEST: f64 = f64::MAX / 16.0;

/// Ticks an axis has, about.
const TICKS: f64 = 5.0;

/// More powers of ten than this are not all written.
const MOST_DECADES: i32 = 8;

/// Powers of ten are not exact.
const EPSILON: f64 = 1e-9;

/// From here on numbers are written in thousands, then in millions and so on.
const SHORTENED: f64 = 10_000.0;

/// A range of values and the pixels it is drawn on.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChartAxis {
    scale: Scale,
    low: f64,
    high: f64,
    /// Distance of the ticks of a linear axis.
    step: f64,
    start: f64,
    end: f64,
}

impl ChartAxis {
    /// An axis that holds all values, rounded outwards to ticks. Values that cannot be shown are ignored.
    pub fn new(scale: Scale, values: impl Iterator<Item = f64>) -> ChartAxis {
        let shown = values.filter(|&value| is_shown(scale, value));
        let (low, high) =
            shown.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), v| (low.min(v), high.max(v)));
        let (low, high) = match low <= high {
            true if low == high && scale == Scale::Linear => (low - 0.5, high + 0.5),
            true => (low, high),
            false => (1.0, 10.0),
        };
        let step = nice_step(high - low);
        let (low, high) = match scale {
            Scale::Linear => ((low / step).floor() * step, (high / step).ceil() * step),
            Scale::Logarithmic => (power(low.log10().floor()), power(high.log10().floor() + 1.0)),
        };
        ChartAxis { scale, low, high, step, start: 0.0, end: 1.0 }
    }

    /// The same axis with its ends on these pixels.
    pub fn between(self, start: f64, end: f64) -> ChartAxis {
        ChartAxis { start, end, ..self }
    }

    /// Whether a value has a place on this axis.
    pub fn shows(&self, value: f64) -> bool {
        is_shown(self.scale, value)
    }

    /// The pixel of a value.
    pub fn at(&self, value: f64) -> f64 {
        let share = match self.scale {
            Scale::Linear => (value - self.low) / (self.high - self.low),
            Scale::Logarithmic => (value / self.low).log10() / (self.high / self.low).log10(),
        };
        self.start + share * (self.end - self.start)
    }

    /// Where bars stand: on zero, or on the lower end if zero has no place.
    pub fn ground(&self) -> f64 {
        match self.scale {
            Scale::Linear => self.at(0.0_f64.clamp(self.low, self.high)),
            Scale::Logarithmic => self.start,
        }
    }

    /// The values at which there are ticks.
    pub fn ticks(&self) -> Vec<f64> {
        match self.scale {
            Scale::Linear => {
                let first = (self.low / self.step).round();
                let count = ((self.high / self.step).round() - first) as usize;
                (0..=count.min(MOST_TICKS)).map(|tick| (first + tick as f64) * self.step).collect()
            }
            Scale::Logarithmic => {
                let decade = |value: f64| value.log10().round().clamp(-MOST_EXPONENT, MOST_EXPONENT) as i32;
                let (low, high) = (decade(self.low), decade(self.high));
                let step = ((high - low) / MOST_DECADES + 1) as usize;
                (low..=high).step_by(step).map(|exponent| power(f64::from(exponent))).collect()
            }
        }
    }
}

fn is_shown(scale: Scale, value: f64) -> bool {
    value.abs() <= LARGEST && (scale == Scale::Linear || value > 0.0)
}

/// The step of 1, 2 or 5 times a power of ten that gives about the right number of ticks.
fn nice_step(range: f64) -> f64 {
    let rough = (range / TICKS).max(f64::MIN_POSITIVE);
    let unit = power(rough.log10().floor());
    let is_enough = |factor: &f64| factor * unit >= rough * (1.0 - EPSILON);
    let factor = [1.0, 2.0, 5.0, 10.0].into_iter().find(is_enough).unwrap_or(10.0);
    factor * unit
}

fn power(exponent: f64) -> f64 {
    10.0_f64.powf(exponent)
}

/// A number beside a tick: short, so 1,200,000 is `1.2M`.
pub(super) fn tick_text(value: f64) -> String {
    let units = [(1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")];
    match units.iter().find(|(unit, _)| value.abs() >= *unit && value.abs() >= SHORTENED) {
        Some((unit, name)) => format!("{}{name}", words::number(value / unit)),
        None if value.abs() < 0.01 && value != 0.0 => format!("{value:.0e}"),
        None => words::number(value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(scale: Scale, values: &[f64], expected: &[&str]) {
        let axis = ChartAxis::new(scale, values.iter().copied());
        let ticks: Vec<String> = axis.ticks().into_iter().map(tick_text).collect();
        assert_eq!(ticks, expected);
    }

    #[test]
    fn ticks_are_round_and_hold_all_values() {
        check(Scale::Linear, &[0.0, 9.3], &["0", "2", "4", "6", "8", "10"]);
        check(Scale::Linear, &[-3.0, 4.0], &["-4", "-2", "0", "2", "4"]);
        check(Scale::Linear, &[7.0], &["6.4", "6.6", "6.8", "7", "7.2", "7.4", "7.6"]);
        check(Scale::Linear, &[], &["0", "2", "4", "6", "8", "10"]);
        check(Scale::Linear, &[0.0, f64::NAN, 2e6], &["0", "500k", "1M", "1.5M", "2M"]);
        check(Scale::Logarithmic, &[3.0, 2_000.0, -1.0], &["1", "10", "100", "1000", "10k"]);
    }

    #[test]
    fn values_become_pixels() {
        let linear = ChartAxis::new(Scale::Linear, [0.0, 10.0].into_iter()).between(100.0, 0.0);
        assert_eq!((linear.at(0.0), linear.at(5.0), linear.ground()), (100.0, 50.0, 100.0));
        let logarithmic = ChartAxis::new(Scale::Logarithmic, [1.0, 50.0].into_iter()).between(0.0, 200.0);
        assert!((logarithmic.at(10.0) - 100.0).abs() < 1e-9);
        assert!(!logarithmic.shows(0.0));
    }
}
