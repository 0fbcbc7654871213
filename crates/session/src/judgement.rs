//! What the playing search judges states by: the game's own evaluation, or a value function in its place.

use crate::error::SessionError;
use crate::kit::Kit;
use crate::request::EvalChoice;
use crate::settings;
use crate::setup::Setup;
use search::pvs::Evaluation;
use search::{Effort, Game, Margins, ValueFunction};
use std::cell::RefCell;
use std::sync::Arc;

/// What the playing search is called to judge by when nobody chooses.
const OWN: &str = "own";

/// A judgement of states, by name.
pub(crate) struct Judgement<G: Game> {
    pub name: String,
    /// The value function and what may be skipped on its word; none: the evaluation set by hand that the tactics have.
    other: Option<(Box<dyn ValueFunction<G>>, Margins)>,
}

impl<G: Game> Judgement<G> {
    /// Why it means nothing any more.
    pub(crate) fn failure(&self) -> Option<String> {
        self.other.as_ref().and_then(|(value, _)| value.failure())
    }

    /// How much it was asked.
    pub(crate) fn effort(&self) -> Option<Effort> {
        self.other.as_ref().and_then(|(value, _)| value.effort())
    }

    /// The judgement as the playing search wants it.
    pub(crate) fn evaluation(&self) -> Option<Evaluation<'_, G>> {
        self.other.as_ref().map(|(value, margins)| Evaluation { value: value.as_ref(), margins: *margins })
    }
}

/// A value function by name, and how it was chosen.
type Made<G> = (EvalChoice, String, Arc<dyn ValueFunction<G>>);

/// The value function that was asked for last: made once, it serves many positions.
pub(crate) struct Remembered<G: Game>(RefCell<Option<Made<G>>>);

impl<G: Game> Default for Remembered<G> {
    fn default() -> Self {
        Remembered(RefCell::new(None))
    }
}

impl<G: Game> Remembered<G> {
    /// Makes it anew the next time: it has failed.
    pub(crate) fn forget(&self) {
        self.0.replace(None);
    }

    /// The value function that is chosen, and its name.
    pub(crate) fn get<K: Kit<Game = G>>(
        &self,
        setup: &Setup<K>,
        eval: &EvalChoice,
    ) -> Result<(String, Arc<dyn ValueFunction<G>>), SessionError> {
        if let Some((known, name, value)) = &*self.0.borrow()
            && known == eval
        {
            return Ok((name.clone(), Arc::clone(value)));
        }
        let (name, value) = setup.value_function(eval)?;
        let value: Arc<dyn ValueFunction<G>> = Arc::from(value);
        self.0.replace(Some((eval.clone(), name.clone(), Arc::clone(&value))));
        Ok((name, value))
    }
}

impl<K: Kit> Setup<K> {
    /// The judgement for the playing search: its own unless another is chosen.
    pub(crate) fn judgement(&self, eval: &EvalChoice) -> Result<Judgement<K::Game>, SessionError> {
        let game = self.kit().description();
        let by_hand = game.by_hand();
        match (eval, game.own_preset()) {
            (EvalChoice::Usual, None) => Ok(Judgement { name: OWN.into(), other: None }),
            (EvalChoice::Usual, Some(own)) => {
                Ok(Judgement { name: OWN.into(), ..self.judgement(&EvalChoice::Preset(own.into()))? })
            }
            // The preset is what the tactics judge by, only slower.
            (EvalChoice::Preset(name), _) if Some(name.as_str()) == by_hand => {
                Ok(Judgement { name: name.clone(), other: None })
            }
            (chosen, _) => {
                let (name, value) = self.value_function(chosen)?;
                Ok(Judgement { name, other: Some((value, self.margins_for(chosen)?)) })
            }
        }
    }

    /// Margins fit what is measured in the unit they were found with.
    fn margins_for(&self, eval: &EvalChoice) -> Result<Margins, SessionError> {
        let preset = match eval {
            // A net is trained on scores of the playing search, in its unit.
            EvalChoice::Net { .. } => return Ok(self.thinker()?.margins()),
            EvalChoice::Usual => None,
            EvalChoice::Preset(name) => Some(name.clone()),
            EvalChoice::Weighted { preset, .. } => preset.clone(),
            EvalChoice::File { name, text } => settings::preset_of(name, text)?,
            EvalChoice::Script { .. } => None,
        };
        let fits =
            preset.is_some_and(|preset| self.kit().description().player_presets.contains(&preset.as_str()));
        Ok(if fits { self.thinker()?.margins() } else { Margins::OFF })
    }
}
