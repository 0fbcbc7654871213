//! What the playing search judges states by: the game's own evaluation, or a value function in its place.

use crate::choices::EvalChoice;
use crate::error::SessionError;
use crate::kit::Kit;
use crate::settings;
use crate::setup::Setup;
use search::pvs::Evaluation;
use search::{Effort, Game, Margins, ValueFunction};
use std::sync::{Arc, Mutex, PoisonError};

/// What the evaluation of the playing search is called in a game that has no name for it.
const UNNAMED: &str = "own";

/// Value functions that a session keeps: those of two players, one that is shown, and one to spare.
const KEPT: usize = 4;

/// A value function that searches share.
type SharedValue<G> = Arc<dyn ValueFunction<G>>;

/// A judgement of states, by name.
pub(crate) struct Judgement<G: Game> {
    pub name: String,
    /// The value function and what may be skipped on its word; none: the evaluation set by hand that the tactics have.
    other: Option<(SharedValue<G>, Margins)>,
    /// How much it was asked before.
    before: Option<Effort>,
}

impl<G: Game> Judgement<G> {
    /// That of the tactics.
    fn by_hand(name: &str) -> Self {
        Judgement { name: name.into(), other: None, before: None }
    }

    /// Why it means nothing any more.
    pub(crate) fn failure(&self) -> Option<String> {
        self.other.as_ref().and_then(|(value, _)| value.failure())
    }

    /// How much it was asked since it was chosen.
    pub(crate) fn effort(&self) -> Option<Effort> {
        let effort = self.other.as_ref().and_then(|(value, _)| value.effort());
        effort.map(|effort| effort.since(self.before))
    }

    /// The judgement as the playing search wants it.
    pub(crate) fn evaluation(&self) -> Option<Evaluation<'_, G>> {
        self.other.as_ref().map(|(value, margins)| Evaluation { value: value.as_ref(), margins: *margins })
    }
}

/// A value function, its name, and how it was chosen.
struct Made<G: Game> {
    eval: EvalChoice,
    name: String,
    value: SharedValue<G>,
}

/// The value functions that were asked for last: made once, they serve many positions. The most recently used is last.
pub(crate) struct Remembered<G: Game>(Mutex<Vec<Made<G>>>);

impl<G: Game> Default for Remembered<G> {
    fn default() -> Self {
        Remembered(Mutex::default())
    }
}

impl<G: Game> Remembered<G> {
    /// The value function that is chosen, and its name. One that has failed is made anew.
    pub(crate) fn get<K: Kit<Game = G>>(
        &self,
        setup: &Setup<K>,
        eval: &EvalChoice,
    ) -> Result<(String, SharedValue<G>), SessionError> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|made| made.value.failure().is_none());
        let made = match kept.iter().position(|made| made.eval == *eval) {
            Some(place) => kept.remove(place),
            None => {
                let (name, value) = setup.value_function(eval)?;
                Made { eval: eval.clone(), name, value: Arc::from(value) }
            }
        };
        let found = (made.name.clone(), Arc::clone(&made.value));
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push(made);
        Ok(found)
    }
}

impl<K: Kit> Setup<K> {
    /// The judgement for the playing search: its own unless another is chosen.
    pub(crate) fn judgement(
        &self,
        chosen: &EvalChoice,
        remembered: &Remembered<K::Game>,
    ) -> Result<Judgement<K::Game>, SessionError> {
        let game = self.kit().description();
        let eval = chosen.of_player(game);
        Ok(match &eval {
            EvalChoice::Usual => Judgement::by_hand(UNNAMED),
            // The preset is what the tactics judge by, only slower.
            EvalChoice::Preset(name) if Some(name.as_str()) == game.by_hand() => Judgement::by_hand(name),
            eval => {
                let (name, value) = remembered.get(self, eval)?;
                let before = value.effort();
                Judgement { name, other: Some((value, self.margins_for(eval)?)), before }
            }
        })
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
        let fits = preset
            .is_some_and(|preset| self.kit().description().values.player_presets.contains(&preset.as_str()));
        Ok(if fits { self.thinker()?.margins() } else { Margins::OFF })
    }
}
