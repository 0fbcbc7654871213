//! The weights of value functions whose terms are a fixed list, measured together.

use search::Share;
use search::evaluate::{Definition, UnknownTerm};

/// A term: its name, its usual weight and what it measures.
pub(super) type TermSpec = (&'static str, f64, &'static str);

/// A fixed list of terms with weights.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Weighted<const N: usize> {
    terms: &'static [TermSpec; N],
    weights: [f64; N],
}

impl<const N: usize> Weighted<N> {
    /// The terms with their usual weights.
    pub fn new(terms: &'static [TermSpec; N]) -> Self {
        Weighted { terms, weights: terms.map(|(_, weight, _)| weight) }
    }

    /// The same terms with every weight multiplied.
    pub fn scaled(mut self, factor: f64) -> Self {
        self.weights.iter_mut().for_each(|weight| *weight *= factor);
        self
    }

    /// The weight of the term with this number.
    #[inline]
    pub fn weight(&self, index: usize) -> f64 {
        self.weights[index]
    }

    /// The same terms with another weight for one.
    pub fn with(mut self, index: usize, weight: f64) -> Self {
        self.weights[index] = weight;
        self
    }

    /// What these measurements are worth.
    pub fn sum(&self, raw: &[f64; N]) -> f64 {
        raw.iter().zip(&self.weights).map(|(raw, weight)| raw * weight).sum()
    }

    /// The same, term by term.
    pub fn shares(&self, raw: &[f64; N]) -> Vec<Share> {
        (0..N).map(|i| share(self.terms[i].0, raw[i], self.weights[i])).collect()
    }

    pub fn definitions(&self) -> Vec<Definition> {
        let terms = self.terms.iter().zip(self.weights);
        terms
            .map(|((name, _, about), weight)| Definition {
                name: (*name).into(),
                weight,
                about: (*about).into(),
            })
            .collect()
    }

    pub fn set(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm> {
        let known = || self.terms.iter().map(|(name, ..)| (*name).into()).collect();
        let index = self.terms.iter().position(|(term, ..)| *term == name);
        let index = index.ok_or_else(|| UnknownTerm { name: name.into(), known: known() })?;
        self.weights[index] = weight;
        Ok(())
    }
}

/// One term's part in a value.
pub(super) fn share(name: &str, raw: f64, weight: f64) -> Share {
    Share { name: name.into(), raw, weight, value: raw * weight }
}
