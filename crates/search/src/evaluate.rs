//! What a state is worth: value functions made of named terms, and evaluators for the playing search.
//!
//! A [`ValueFunction`] speaks to people: it gives a value for MAX, explains itself term by term, and takes new
//! weights. An [`Evaluator`] speaks to the playing search: an integer score for the side to move, as fast as
//! possible. [`Rounded`] makes an evaluator of any value function.

use crate::game::Game;
use crate::outcome::Outcome;
use crate::score::{Ply, Score, Window};
use std::sync::Arc;

/// One named term's part in a value.
#[derive(Clone, PartialEq, Debug)]
pub struct Share {
    /// The term's name, as in weight files.
    pub name: String,
    /// What the term measured.
    pub raw: f64,
    /// What one unit of it is worth to MAX.
    pub weight: f64,
    /// `raw * weight`.
    pub value: f64,
}

/// What a term is: for lists, settings and explanations of a value.
#[derive(Clone, PartialEq, Debug)]
pub struct Definition {
    /// The term's name, as in weight files.
    pub name: String,
    /// What one unit of it is worth to MAX.
    pub weight: f64,
    /// What it measures, in one sentence.
    pub about: String,
}

/// How often a value function was asked, and how often it had the answer already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Positions it was asked about.
    pub evaluations: u64,
    /// Of these, positions whose value was still known.
    pub cached: u64,
}

impl Effort {
    /// What was done after an earlier count.
    #[must_use]
    pub fn since(self, before: Option<Effort>) -> Effort {
        let before = before.unwrap_or(Effort { evaluations: 0, cached: 0 });
        Effort { evaluations: self.evaluations - before.evaluations, cached: self.cached - before.cached }
    }
}

/// A weight was given for a term that does not exist.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown term '{name}': expected one of {}", known.join(", "))]
pub struct UnknownTerm {
    /// The offending name.
    pub name: String,
    /// The names there are.
    pub known: Vec<String>,
}

/// A judgement of states, seen by MAX, that can explain itself.
pub trait ValueFunction<G: Game>: Send + Sync {
    /// What the state is worth to MAX, when the search stops at it.
    fn value(&self, game: &G, state: &G::State) -> f64;

    /// What a game that ended `ply` plies from the root is worth to MAX.
    fn terminal(&self, _game: &G, _state: &G::State, outcome: Outcome, ply: Ply) -> f64 {
        outcome.value(ply)
    }

    /// Between which values everything lies that [`ValueFunction::value`] and [`ValueFunction::terminal`] give in this game; none
    /// where that is not known.
    fn bounds(&self, _game: &G) -> Option<Window> {
        None
    }

    /// The value term by term; the shares add up to [`ValueFunction::value`].
    fn explain(&self, game: &G, state: &G::State) -> Vec<Share>;

    /// Every term: its name, its weight and what it measures.
    fn terms(&self) -> Vec<Definition>;

    /// Every term's name and weight.
    fn weights(&self) -> Vec<(String, f64)> {
        self.terms().into_iter().map(|term| (term.name, term.weight)).collect()
    }

    /// Gives one term another weight; 0 switches it off.
    fn set_weight(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm>;

    /// The same as an evaluator that a thread of a search takes along from state to state, where that is faster than asking
    /// for every value anew.
    fn follow(&self) -> Option<Box<dyn Evaluator<G> + Send + '_>> {
        None
    }

    /// Replaces the numbers below the terms, such as tables of squares, by those of a text; the error says why not.
    fn set_slots(&mut self, _text: &str) -> Result<(), String> {
        Err("this value function has no slots: expected weights".into())
    }

    /// The numbers below the terms as [`ValueFunction::set_slots`] reads them; none where there are only weights.
    fn slots(&self) -> Option<String> {
        None
    }

    /// The numbers that tuning may change, by the names of their terms: the weights, or what is below them.
    fn numbers(&self) -> Vec<(String, f64)> {
        self.weights()
    }

    /// Gives all numbers other values.
    fn set_numbers(&mut self, numbers: &[f64]) {
        for ((name, _), &number) in self.weights().iter().zip(numbers) {
            self.set_weight(name, number).expect("the names are its own");
        }
    }

    /// Whether it can fail, and take any time: a user wrote it.
    fn can_fail(&self) -> bool {
        false
    }

    /// Why its values mean nothing any more: only a function that a user wrote can fail, and its caller must look.
    fn failure(&self) -> Option<String> {
        None
    }

    /// How much it was asked; none where it is not counted.
    fn effort(&self) -> Option<Effort> {
        None
    }

    /// How the value of a state changes with each number, by its place; not at all with those left out.
    fn slopes(&self, game: &G, state: &G::State) -> Vec<(usize, f64)> {
        let weights = self.weights();
        let is = |index: usize, name: &str| weights.get(index).is_some_and(|(known, _)| known == name);
        let place = |guess: usize, name: &str| match is(guess, name) {
            true => Some(guess),
            false => (0..weights.len()).find(|&index| is(index, name)),
        };
        let shares = self.explain(game, state).into_iter().enumerate();
        let slope = |(guess, share): (usize, Share)| Some((place(guess, &share.name)?, share.raw));
        shares.filter_map(slope).filter(|&(_, slope)| slope != 0.0).collect()
    }
}

/// Measures one property of a state, seen by MAX.
pub type Measure<G> = fn(&G, &<G as Game>::State) -> f64;

/// A named property of states and what one unit of it is worth.
pub struct Term<G: Game> {
    /// The name used in explanations and weight files.
    pub name: &'static str,
    /// What one unit is worth to MAX.
    pub weight: f64,
    /// What it measures, in one sentence.
    pub about: &'static str,
    /// Measures the property.
    pub measure: Measure<G>,
}

impl<G: Game> Term<G> {
    /// The term as people read it.
    pub fn definition(&self) -> Definition {
        Definition { name: self.name.into(), weight: self.weight, about: self.about.into() }
    }
}

// Derived `Clone` would ask for `G: Clone`, which a function pointer does not need.
impl<G: Game> Clone for Term<G> {
    fn clone(&self) -> Self {
        Term { name: self.name, weight: self.weight, about: self.about, measure: self.measure }
    }
}

/// A weighted sum of named terms: the usual value function.
pub struct WeightedSum<G: Game> {
    terms: Vec<Term<G>>,
    ended: fn(Outcome, Ply) -> f64,
    /// Between which bounds every measure lies, and every end of the game.
    measured: fn(&G) -> Option<Window>,
}

impl<G: Game> Clone for WeightedSum<G> {
    fn clone(&self) -> Self {
        WeightedSum { terms: self.terms.clone(), ended: self.ended, measured: self.measured }
    }
}

impl<G: Game> WeightedSum<G> {
    /// The sum of these terms; finished games count as [`Outcome::value`].
    pub fn new(terms: Vec<Term<G>>) -> Self {
        WeightedSum { terms, ended: Outcome::value, measured: |_| None }
    }

    /// The same sum, where every measure and every end of the game lies between known bounds.
    pub fn with_bounds(self, measured: fn(&G) -> Option<Window>) -> Self {
        WeightedSum { measured, ..self }
    }

    /// The same sum with another value for finished games.
    pub fn with_terminal(self, ended: fn(Outcome, Ply) -> f64) -> Self {
        WeightedSum { ended, ..self }
    }
}

impl<G: Game> ValueFunction<G> for WeightedSum<G> {
    fn value(&self, game: &G, state: &G::State) -> f64 {
        // A term that is switched off is not measured either.
        let active = self.terms.iter().filter(|term| term.weight != 0.0);
        active.map(|term| term.weight * (term.measure)(game, state)).sum()
    }

    fn terminal(&self, _game: &G, _state: &G::State, outcome: Outcome, ply: Ply) -> f64 {
        (self.ended)(outcome, ply)
    }

    fn bounds(&self, game: &G) -> Option<Window> {
        let Window { alpha, beta } = (self.measured)(game)?;
        let ends = |weight: f64| [weight * alpha, weight * beta];
        let sum = |pick: fn(f64, f64) -> f64| -> f64 {
            self.terms.iter().map(|term| ends(term.weight).into_iter().reduce(pick).unwrap_or_default()).sum()
        };
        Some(Window { alpha: sum(f64::min).min(alpha), beta: sum(f64::max).max(beta) })
    }

    fn explain(&self, game: &G, state: &G::State) -> Vec<Share> {
        let share = |term: &Term<G>| {
            let raw = (term.measure)(game, state);
            Share { name: term.name.into(), raw, weight: term.weight, value: raw * term.weight }
        };
        self.terms.iter().map(share).collect()
    }

    fn terms(&self) -> Vec<Definition> {
        self.terms.iter().map(Term::definition).collect()
    }

    fn set_weight(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm> {
        match self.terms.iter_mut().find(|term| term.name == name) {
            Some(term) => {
                term.weight = weight;
                Ok(())
            }
            None => {
                let known = self.terms.iter().map(|term| term.name.into()).collect();
                Err(UnknownTerm { name: name.into(), known })
            }
        }
    }
}

/// Scores states for the playing search.
pub trait Evaluator<G: Game> {
    /// What the state is worth to the side to move; within plus and minus [`Score::MAX_EVALUATION`].
    fn evaluate(&mut self, game: &G, state: &G::State) -> Score;
}

/// Any value function as an evaluator: rounded, and seen by the side to move.
pub struct Rounded<G: Game>(pub Arc<dyn ValueFunction<G>>);

impl<G: Game> Clone for Rounded<G> {
    fn clone(&self) -> Self {
        Rounded(Arc::clone(&self.0))
    }
}

impl<G: Game> Evaluator<G> for Rounded<G> {
    fn evaluate(&mut self, game: &G, state: &G::State) -> Score {
        Score::from_value(self.0.value(game, state), game.turn(state))
    }
}
