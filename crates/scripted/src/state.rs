//! A state of a user's game: its JSON, and what the script has said about it so far.

use search::{Outcome, Side};
use std::fmt;
use std::sync::{Arc, OnceLock};

/// What the script says about a state.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub turn: Side,
    pub outcome: Option<Outcome>,
    /// The moves as texts; of chance, each with its probability.
    pub moves: Vec<String>,
    pub chances: Option<Vec<f64>>,
}

/// A state; copies share it.
#[derive(Clone)]
pub struct State(Arc<Kept>);

struct Kept {
    json: String,
    key: u64,
    told: OnceLock<Told>,
}

impl State {
    pub(crate) fn new(json: String) -> State {
        let key = hash(json.as_bytes());
        State(Arc::new(Kept { json, key, told: OnceLock::new() }))
    }

    /// The state as the script handed it out.
    pub fn json(&self) -> &str {
        &self.0.json
    }

    pub(crate) fn key(&self) -> u64 {
        self.0.key
    }

    /// What the script says, asked once.
    pub(crate) fn told(&self, ask: impl FnOnce() -> Told) -> &Told {
        self.0.told.get_or_init(ask)
    }
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
