//! A value function taken apart: the numbers in it, and what each adds to the value of a position. So a tuner puts it
//! together again with other numbers without asking the game.

use crate::choices::EvalChoice;
use crate::error::SessionError;
use crate::kit::{Kit, RuleOf};
use crate::settings::{self, Base};
use crate::setup::Setup;
use search::{Notation, Outcome, Ply, ValueFunction};
use std::sync::Arc;

/// A value function for a search for better numbers.
pub trait WeightMeasure: Send + Sync {
    /// The numbers that can be tuned, by the names of their terms; several may share one.
    fn numbers(&self) -> Vec<(String, f64)>;

    /// The value of a position, and how it changes with the numbers.
    fn measure(&self, position: &str) -> Result<Measured, SessionError>;

    /// What a position is worth to MAX in which the game ended this number of plies from the root; none if it goes on.
    fn ended(&self, position: &str, ply: u32) -> Result<Option<f64>, SessionError>;

    /// What the leaf rules make of a position reached from another, if one of them ends the search there.
    fn settle(&self, position: &str, parent: &str) -> Result<Option<f64>, SessionError>;

    /// The text of a settings file with these numbers.
    fn settings(&self, numbers: &[f64]) -> String;
}

/// What a value function says of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// The value for MAX.
    pub value: f64,
    /// How it changes with each number, by its place; not at all with those left out.
    pub slopes: Vec<(usize, f64)>,
}

pub(crate) struct Taken<K: Kit> {
    setup: Setup<K>,
    eval: EvalChoice,
    value: Arc<dyn ValueFunction<K::Game>>,
    rules: Vec<RuleOf<K>>,
}

impl<K: Kit> Taken<K> {
    /// An error if what the value function says means nothing.
    fn sound(&self) -> Result<(), SessionError> {
        self.value.failure().map_or(Ok(()), |failure| Err(SessionError::Script(failure)))
    }

    pub(crate) fn apart(setup: Setup<K>, eval: &EvalChoice, rules: &[String]) -> Result<Self, SessionError> {
        let value: Arc<dyn ValueFunction<K::Game>> = Arc::from(setup.value_function(eval)?.1);
        let rules = setup.leaf_rules(rules, &value)?;
        Ok(Taken { setup, eval: eval.clone(), value, rules })
    }

    /// The settings file of a value function like this one.
    fn write(&self, value: &dyn ValueFunction<K::Game>) -> String {
        let preset = |name: &str| settings::write(&Base::Preset(name), value);
        match &self.eval {
            EvalChoice::Usual | EvalChoice::Weighted { preset: None, .. } => {
                preset(self.setup.kit().description().values.presets[0].0)
            }
            EvalChoice::Preset(name)
            | EvalChoice::Weighted { preset: Some(name), .. }
            | EvalChoice::Net { name, .. } => preset(name),
            EvalChoice::Script { name, text, .. } => settings::write(&Base::Script { name, text }, value),
            EvalChoice::File { name, text } => match settings::script_of(name, text) {
                Some((name, text)) => settings::write(&Base::Script { name: &name, text: &text }, value),
                None => preset(&settings::preset_of(name, text).ok().flatten().expect("it was read before")),
            },
        }
    }
}

impl<K: Kit> WeightMeasure for Taken<K> {
    fn numbers(&self) -> Vec<(String, f64)> {
        self.value.numbers()
    }

    fn measure(&self, position: &str) -> Result<Measured, SessionError> {
        let game = self.setup.game();
        let state = game.parse_state(position)?;
        let measured =
            Measured { value: self.value.value(game, &state), slopes: self.value.slopes(game, &state) };
        self.sound()?;
        Ok(measured)
    }

    fn ended(&self, position: &str, ply: u32) -> Result<Option<f64>, SessionError> {
        let state = self.setup.game().parse_state(position)?;
        let judge = |outcome: Outcome| self.value.terminal(self.setup.game(), &state, outcome, Ply(ply));
        let ended = self.setup.outcome(&state).map(judge);
        self.sound()?;
        Ok(ended)
    }

    fn settle(&self, position: &str, parent: &str) -> Result<Option<f64>, SessionError> {
        let game = self.setup.game();
        let [state, parent] = [game.parse_state(position)?, game.parse_state(parent)?];
        Ok(self.rules.iter().find_map(|rule| rule.settle(game, &state, Some(&parent))))
    }

    fn settings(&self, numbers: &[f64]) -> String {
        let (_, mut value) = self.setup.value_function(&self.eval).expect("it was made before");
        value.set_numbers(numbers);
        self.write(value.as_ref())
    }
}
