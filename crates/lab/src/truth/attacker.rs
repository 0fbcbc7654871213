//! White's player: a value function and a search, the same move in the same position always.

use crate::error::LabError;
use crate::truth::fresh;
use draughts::value::{PRESETS, preset};
use draughts::variants::Variant;
use draughts::{Draughts, Move, State};
use search::textbook::{Walk, search};
use search::{Depth, Silent, ValueFunction};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// The seed of the preset `random`.
const SEED: u64 = 1;

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

/// A player by names: a preset, new weights for some of its terms, a variant.
pub fn attacker(
    eval: &str,
    weights: &[(String, f64)],
    variant: &str,
    depth: u32,
) -> Result<Attacker, LabError> {
    let unknown = |what, name: &str, expected: Vec<String>| LabError::Unknown {
        what,
        name: name.into(),
        expected: expected.join(", "),
    };
    let presets = || PRESETS.iter().map(|(name, _)| name.to_string()).collect();
    let mut value = preset(eval, SEED).ok_or_else(|| unknown("value function", eval, presets()))?;
    for (name, weight) in weights {
        value.set_weight(name, *weight).map_err(|error| unknown("term", &error.name, error.known))?;
    }
    let variants = || Variant::ALL.iter().map(|variant| variant.name().into()).collect();
    let variant = Variant::from_name(variant).ok_or_else(|| unknown("variant", variant, variants()))?;
    Ok(Attacker::new(Arc::from(value), variant, depth))
}
