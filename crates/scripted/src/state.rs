//! A state of a user's game: its JSON, and what the script has said about it so far.

use script::Data;
use search::{Outcome, Side};
use std::fmt;
use std::sync::{Arc, OnceLock};

/// What the rules say about a state, asked at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Standing {
    pub turn: Side,
    pub outcome: Option<Outcome>,
}

/// What can happen in a state, asked when it is needed: a leaf of a search needs none of it.
#[derive(Clone, Default, PartialEq, Debug)]
pub(crate) struct StateMoves {
    pub moves: Vec<MoveName>,
    /// The probabilities of the moves, if chance decides.
    pub chances: Option<Vec<f64>>,
}

/// A move as the script gave it: a text or a number.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct MoveName {
    pub text: String,
    pub given: Data,
}

/// A state; copies share it.
#[derive(Clone)]
pub struct State(Arc<StateData>);

struct StateData {
    json: String,
    key: u64,
    standing: OnceLock<Standing>,
    choices: OnceLock<StateMoves>,
}

impl State {
    pub(crate) fn new(json: String) -> State {
        let key = hash(json.as_bytes());
        State(Arc::new(StateData { json, key, standing: OnceLock::new(), choices: OnceLock::new() }))
    }

    /// A draw without moves: what follows a failure. No script is asked about it.
    pub(crate) fn over() -> State {
        let state = State::new("null".into());
        state.standing(|| Standing::OVER);
        state.choices(StateMoves::default);
        state
    }

    /// The state as the script handed it out.
    pub fn json(&self) -> &str {
        &self.0.json
    }

    pub(crate) fn key(&self) -> u64 {
        self.0.key
    }

    /// What the rules say, asked once.
    pub(crate) fn standing(&self, ask: impl FnOnce() -> Standing) -> &Standing {
        self.0.standing.get_or_init(ask)
    }

    /// What can happen, asked once.
    pub(crate) fn choices(&self, ask: impl FnOnce() -> StateMoves) -> &StateMoves {
        self.0.choices.get_or_init(ask)
    }
}

impl Standing {
    /// A draw.
    pub(crate) const OVER: Standing = Standing { turn: Side::Max, outcome: Some(Outcome::DRAW) };
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.0.json == other.0.json
    }
}

impl Eq for State {}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.json())
    }
}

/// FNV-1a, then folded so that the upper bits are as good as the lower ones.
fn hash(bytes: &[u8]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for &byte in bytes {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    let product = u128::from(hash) * u128::from(0x9e37_79b9_7f4a_7c15_u64);
    product as u64 ^ (product >> 64) as u64
}
