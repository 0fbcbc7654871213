//! A weighted sum whose terms are all counted in one pass over the board.

use crate::rules::{MAX_SIDE, Mnk, State};
use search::evaluate::{Definition, UnknownTerm};
use search::{Outcome, Ply, Share, Side, ValueFunction, Window};

/// How often each term occurs, X minus O, in the order of the terms.
pub(super) type WindowCounts = [i32; MAX_TERMS];

/// A term for every number of stones in a line, and one more.
const MAX_TERMS: usize = MAX_SIDE + 1;

/// Nothing is counted.
pub(super) const NO_COUNTS: WindowCounts = [0; MAX_TERMS];

/// Counts all terms at once.
pub(super) type Count<const WORDS: usize> = fn(&Mnk<WORDS>, &State<WORDS>) -> WindowCounts;

/// What a finished game is worth.
#[derive(Clone, Copy, Debug)]
pub(super) enum FinalWorth {
    /// As [`Outcome::value`] says.
    Standard,
    /// A win is worth 1, however long it takes.
    Plain,
    /// A win is worth `win`, less `per_ply` for every ply it takes, but never nothing; more if `per_ply` is negative.
    Fading {
        /// A win on the spot.
        win: f64,
        /// What waiting for one ply costs.
        per_ply: f64,
    },
}

/// A late win is still better than none.
const SMALLEST_WIN: f64 = 1.0;

/// A value function that counts its terms together.
#[derive(Clone)]
pub struct CountedValue<const WORDS: usize> {
    terms: Vec<Definition>,
    count: Count<WORDS>,
    ending: FinalWorth,
}

impl<const WORDS: usize> CountedValue<WORDS> {
    pub(super) fn new(terms: Vec<Definition>, count: Count<WORDS>, ending: FinalWorth) -> Self {
        debug_assert!(terms.len() <= MAX_TERMS);
        CountedValue { terms, count, ending }
    }
}

impl<const WORDS: usize> ValueFunction<Mnk<WORDS>> for CountedValue<WORDS> {
    fn value(&self, game: &Mnk<WORDS>, state: &State<WORDS>) -> f64 {
        let counts = (self.count)(game, state);
        self.terms.iter().zip(counts).map(|(term, raw)| term.weight * f64::from(raw)).sum()
    }

    fn terminal(&self, _game: &Mnk<WORDS>, _state: &State<WORDS>, outcome: Outcome, ply: Ply) -> f64 {
        let size = match self.ending {
            FinalWorth::Standard => return outcome.value(ply),
            FinalWorth::Plain => 1.0,
            FinalWorth::Fading { win, per_ply } => (win - per_ply * f64::from(ply.0)).max(SMALLEST_WIN),
        };
        match outcome.winner {
            Some(Side::Max) => size,
            Some(Side::Min) => -size,
            None => outcome.points,
        }
    }

    fn bounds(&self, _game: &Mnk<WORDS>) -> Option<Window> {
        let is_result = self.terms.is_empty() && matches!(self.ending, FinalWorth::Plain);
        is_result.then_some(Window { alpha: -1.0, beta: 1.0 })
    }

    fn explain(&self, game: &Mnk<WORDS>, state: &State<WORDS>) -> Vec<Share> {
        let counts = (self.count)(game, state);
        let share = |(term, raw): (&Definition, i32)| {
            let raw = f64::from(raw);
            Share { name: term.name.clone(), raw, weight: term.weight, value: raw * term.weight }
        };
        self.terms.iter().zip(counts).map(share).collect()
    }

    fn terms(&self) -> Vec<Definition> {
        self.terms.clone()
    }

    fn set_weight(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm> {
        match self.terms.iter_mut().find(|term| term.name == name) {
            Some(term) => {
                term.weight = weight;
                Ok(())
            }
            None => {
                let known = self.terms.iter().map(|term| term.name.clone()).collect();
                Err(UnknownTerm { name: name.into(), known })
            }
        }
    }
}
