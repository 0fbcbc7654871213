//! Margins: how far an evaluation is trusted to leave something out. Plain data in the unit of the evaluation they
//! were measured with, so they are kept or dropped as a whole when another value function takes its place.

use crate::score::{Depth, Score};
use std::str::FromStr;

/// Margins by depth are given for fewer plies before the leaves than this.
const DEPTHS: usize = 9;

/// A margin for each of the last plies before the leaves; none further away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByDepth([Option<Score>; DEPTHS]);

impl ByDepth {
    /// No margin at any depth.
    pub const OFF: ByDepth = ByDepth([None; DEPTHS]);

    /// The margins that `margin` gives for depths 0 to `last`.
    pub fn new(last: Depth, margin: impl Fn(i32) -> i32) -> ByDepth {
        debug_assert!((last.0 as usize) < DEPTHS, "more margins than there is room for");
        let mut margins = ByDepth::OFF;
        for (depth, slot) in (0..=last.0).zip(&mut margins.0) {
            *slot = Some(Score(margin(depth)));
        }
        margins
    }

    /// Margins for depths 1, 2, and so on; none at the leaves.
    pub fn from_one(listed: &[Score]) -> ByDepth {
        debug_assert!(listed.len() < DEPTHS, "more margins than there is room for");
        let mut margins = ByDepth::OFF;
        for (slot, &margin) in margins.0[1..].iter_mut().zip(listed) {
            *slot = Some(margin);
        }
        margins
    }

    fn scaled(self, percent: u16) -> ByDepth {
        ByDepth(self.0.map(|margin| scaled(margin, percent)))
    }

    /// The margin `depth` plies before the leaves; below them that of the leaves.
    #[inline]
    pub fn at(&self, depth: Depth) -> Option<Score> {
        self.0.get(depth.0.max(0) as usize).copied().flatten()
    }
}

/// All margins of an evaluation, by the technique that uses them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Margins {
    /// Futility pruning: what one quiet move can gain at most.
    pub futility: ByDepth,
    /// Reverse futility pruning: what the opponent can win back at most.
    pub reverse_futility: ByDepth,
    /// Razoring: so far below the window only noisy moves can help.
    pub razoring: ByDepth,
    /// Pruning by static exchange evaluation: what a quiet move may lose to be worth trying.
    pub quiet_see: ByDepth,
    /// The same for a noisy move.
    pub noisy_see: ByDepth,
    /// Delta pruning: added to the gain of a noisy move in quiescence before it is called hopeless.
    pub delta: Option<Score>,
    /// ProbCut: a noisy move that beats the window by this much at reduced depth is trusted to beat it.
    pub probcut: Option<Score>,
    /// Singular extension: the best move is the only good one if all others stay this much below it for every ply of depth.
    pub singular: Option<Score>,
    /// Aspiration windows: how far the score usually moves from one depth to the next.
    pub aspiration: Option<Score>,
}

impl Margins {
    /// No margins: nothing is left out on the word of an evaluation.
    pub const OFF: Margins = Margins {
        futility: ByDepth::OFF,
        reverse_futility: ByDepth::OFF,
        razoring: ByDepth::OFF,
        quiet_see: ByDepth::OFF,
        noisy_see: ByDepth::OFF,
        delta: None,
        probcut: None,
        singular: None,
        aspiration: None,
    };

    /// The same, each in per cent of what it is.
    #[must_use]
    pub fn scaled(self, Percent(percent): Percent) -> Margins {
        let [
            futility,
            reverse_futility,
            razoring,
            quiet_see,
            noisy_see,
            delta,
            probcut,
            singular,
            aspiration,
        ] = percent;
        Margins {
            futility: self.futility.scaled(futility),
            reverse_futility: self.reverse_futility.scaled(reverse_futility),
            razoring: self.razoring.scaled(razoring),
            quiet_see: self.quiet_see.scaled(quiet_see),
            noisy_see: self.noisy_see.scaled(noisy_see),
            delta: scaled(self.delta, delta),
            probcut: scaled(self.probcut, probcut),
            singular: scaled(self.singular, singular),
            aspiration: scaled(self.aspiration, aspiration),
        }
    }
}

fn scaled(margin: Option<Score>, percent: u16) -> Option<Score> {
    margin.map(|margin| Score(margin.0 * i32::from(percent) / i32::from(WHOLE)))
}

/// The margins by name, in the order of [`Margins`].
const NAMES: [&str; 9] = [
    "futility",
    "reverse-futility",
    "razoring",
    "quiet-see",
    "noisy-see",
    "delta",
    "probcut",
    "singular",
    "aspiration",
];
const WHOLE: u16 = 100;
const MOST: u16 = 1000;

/// Each margin in per cent of what it is: how they are tried against each other when an evaluation has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Percent([u16; NAMES.len()]);

impl Default for Percent {
    fn default() -> Self {
        Percent([WHOLE; NAMES.len()])
    }
}

impl std::fmt::Display for Percent {
    /// As it is read: one number for all, or those that differ by name.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [first, others @ ..] = &self.0;
        if others.iter().all(|other| other == first) {
            return write!(f, "{first}");
        }
        let differ = NAMES.iter().zip(self.0).filter(|(_, percent)| *percent != WHOLE);
        let named: Vec<String> = differ.map(|(name, percent)| format!("{name}:{percent}")).collect();
        f.write_str(&named.join("+"))
    }
}

/// What is wrong with a text that should be [`Percent`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "unknown margins '{0}': expected a number from 1 to {MOST} (per cent, of all), or NAME:NUMBER joined by +, with the names {names}",
    names = NAMES.join(", ")
)]
pub struct UnknownMargins(pub String);

impl FromStr for Percent {
    type Err = UnknownMargins;

    /// Reads `70`, all of them, or `futility:70+aspiration:140`.
    fn from_str(text: &str) -> Result<Self, UnknownMargins> {
        let unknown = || UnknownMargins(text.into());
        let number = |digits: &str| digits.parse().ok().filter(|number| (1..=MOST).contains(number));
        if let Some(all) = number(text) {
            return Ok(Percent([all; NAMES.len()]));
        }
        let mut percent = Percent::default();
        for part in text.split('+') {
            let (name, digits) = part.split_once(':').ok_or_else(unknown)?;
            let index = NAMES.iter().position(|&known| known == name).ok_or_else(unknown)?;
            percent.0[index] = number(digits).ok_or_else(unknown)?;
        }
        Ok(percent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn margins_end_where_they_are_not_given() {
        let steps = ByDepth::new(Depth(3), |depth| 10 + depth);
        assert_eq!(
            [-1, 0, 3, 4, 99].map(|depth| steps.at(Depth(depth))),
            [10, 10, 13, 0, 0].map(|margin| { (margin > 0).then_some(Score(margin)) })
        );
        let listed = ByDepth::from_one(&[Score(5), Score(7)]);
        assert_eq!(
            [-1, 0, 1, 2, 3].map(|depth| listed.at(Depth(depth))),
            [None, None, Some(Score(5)), Some(Score(7)), None]
        );
        assert_eq!(ByDepth::OFF.at(Depth(1)), None);
    }

    #[test]
    fn margins_are_scaled_by_name() {
        let listed = ByDepth::from_one(&[Score(50), Score(100)]);
        let margins = Margins { futility: listed, aspiration: Some(Score(20)), ..Margins::OFF };
        let scaled = |text: &str| margins.scaled(text.parse().unwrap());
        assert_eq!(margins.scaled(Percent::default()), margins);
        assert_eq!(scaled("70").futility, ByDepth::from_one(&[Score(35), Score(70)]));
        assert_eq!(scaled("70").aspiration, Some(Score(14)));
        let one = scaled("aspiration:150+razoring:10");
        assert_eq!((one.futility, one.aspiration, one.razoring), (listed, Some(Score(30)), ByDepth::OFF));
        for text in ["100", "70", "futility:70+aspiration:150"] {
            assert_eq!(text.parse::<Percent>().unwrap().to_string(), text);
        }
        for text in ["", "0", "1001", "futility", "futility:", "futility:0", "luck:50", "70+70"] {
            let error = text.parse::<Percent>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("unknown margins '{text}': expected a number")), "{error}");
        }
    }
}
