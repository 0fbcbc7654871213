//! White's player: a value function and a search, the same move in the same position always.

use crate::error::LabError;
use crate::truth::fresh;
use draughts::variants::Variant;
use draughts::{Draughts, Move, State};
use search::textbook::{Walk, search};
use search::{Depth, Silent, ValueFunction};
use session::EvalChoice;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// Plays the first of the best moves and remembers it, so that each position is searched once.
pub struct Attacker {
    value: Arc<dyn ValueFunction<Draughts>>,
    variant: Variant,
    depth: Depth,
    known: Mutex<HashMap<State, Option<Move>>>,
}

impl Attacker {
    /// A player by this value function, variant and depth in plies.
    pub fn new(value: Arc<dyn ValueFunction<Draughts>>, variant: Variant, depth: u32) -> Attacker {
        let depth = Depth(depth.min(i32::MAX as u32) as i32);
        Attacker { value, variant, depth, known: Mutex::new(HashMap::new()) }
    }

    /// The move it plays; none where there is no legal move.
    pub fn choose(&self, state: &State) -> Option<Move> {
        let state = fresh(state);
        if let Some(known) = self.lock().get(&state) {
            return *known;
        }
        let found = self.search(&state);
        self.lock().insert(state, found);
        found
    }

    /// Its value function.
    pub fn value(&self) -> &dyn ValueFunction<Draughts> {
        &*self.value
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<State, Option<Move>>> {
        self.known.lock().expect("nobody panics while holding the moves")
    }

    fn search(&self, state: &State) -> Option<Move> {
        let policy = self.variant.policy(&self.value);
        let (mut observer, stop) = (Silent, |_| false);
        let mut walk = Walk::new(&Draughts, &*self.value, &policy, &mut observer, &stop);
        let answer = search(&mut walk, self.variant.algorithm(), state, self.depth);
        answer.expect("nobody stops it").best.first().copied()
    }
}

/// The value function used when none is named.
pub const USUAL_EVAL: &str = "published";

/// A value function of draughts by name or file.
pub fn value_function(eval: &EvalChoice) -> Result<Box<dyn ValueFunction<Draughts>>, LabError> {
    let usual = EvalChoice::Preset(USUAL_EVAL.into());
    let eval = if matches!(eval, EvalChoice::Usual) { &usual } else { eval };
    Ok(draughts::kit::chosen_value(eval)?)
}

/// A player by names: a value function, a variant.
pub fn attacker(eval: &EvalChoice, variant: &str, depth: u32) -> Result<Attacker, LabError> {
    let names = || Variant::ALL.map(Variant::name).join(", ");
    let unknown = || LabError::Unknown { what: "variant", name: variant.into(), expected: names() };
    let variant = Variant::from_name(variant).ok_or_else(unknown)?;
    Ok(Attacker::new(Arc::from(value_function(eval)?), variant, depth))
}
