//! A value function with some of its terms switched off: which ones, and what to call it.

use crate::settings::Weights;
use serde::Serialize;
use session::Language;

/// Which terms are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum KeptTerms {
    /// All of them.
    All,
    /// All but the one named.
    Without,
    /// Only the one named.
    Only,
    /// The one named and those before it.
    Adding,
}

/// Part of a value function.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Part {
    /// Which terms are kept.
    pub kept: KeptTerms,
    /// The term it is about; empty when all are kept.
    pub term: String,
}

impl Part {
    /// Its name in tables and charts.
    pub fn name(&self) -> String {
        self.name_in(Language::English)
    }

    /// The same in a language.
    pub(crate) fn name_in(&self, language: Language) -> String {
        let named = |name| language.say(name, [("term", (&self.term).into())]);
        match self.kept {
            KeptTerms::All => language.word("part-all").into(),
            KeptTerms::Without => named("part-without"),
            KeptTerms::Only => named("part-only"),
            KeptTerms::Adding => named("part-adding"),
        }
    }
}

/// All terms, all without each, each alone, and one added after the other, with the weights of each part. Terms that
/// weigh nothing are left out.
pub(crate) fn parts(weights: &Weights) -> Vec<(Part, Weights)> {
    let keep = |is_kept: &dyn Fn(usize) -> bool| -> Weights {
        let weight = |(i, (name, weight)): (usize, &(String, f64))| {
            (name.clone(), if is_kept(i) { *weight } else { 0.0 })
        };
        weights.iter().enumerate().map(weight).collect()
    };
    let active = || (0..weights.len()).filter(move |&i| weights[i].1 != 0.0);
    let part = |kept, i: usize, weights_kept| (Part { kept, term: weights[i].0.clone() }, weights_kept);
    let mut parts = vec![(Part { kept: KeptTerms::All, term: String::new() }, weights.clone())];
    parts.extend(active().map(|i| part(KeptTerms::Without, i, keep(&|j| j != i))));
    parts.extend(active().map(|i| part(KeptTerms::Only, i, keep(&|j| j == i))));
    parts.extend(active().map(|i| part(KeptTerms::Adding, i, keep(&|j| j <= i))));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_active_term_is_left_out_kept_alone_and_added() {
        let weights: Weights = [("a", 2.0), ("b", 0.0), ("c", -1.0)].map(|(name, w)| (name.into(), w)).into();
        let shown = |(part, weights): &(Part, Weights)| {
            (part.name(), weights.iter().map(|(_, weight)| *weight).collect::<Vec<f64>>())
        };
        let expected = [
            ("all terms", [2.0, 0.0, -1.0]),
            ("without a", [0.0, 0.0, -1.0]),
            ("without c", [2.0, 0.0, 0.0]),
            ("only a", [2.0, 0.0, 0.0]),
            ("only c", [0.0, 0.0, -1.0]),
            ("adding a", [2.0, 0.0, 0.0]),
            ("adding c", [2.0, 0.0, -1.0]),
        ];
        let expected = expected.map(|(name, weights)| (name.to_string(), weights.to_vec()));
        assert_eq!(parts(&weights).iter().map(shown).collect::<Vec<_>>(), expected);
    }
}
