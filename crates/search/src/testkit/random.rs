//! Random states and a random but repeatable value function, for tests.

use crate::evaluate::{Definition, Share, UnknownTerm, ValueFunction};
use crate::game::{Game, scramble};

/// Values drawn from a state's key: no structure a search could profit from, many ties, the same every time.
#[derive(Clone, Copy, Debug)]
pub struct RandomValue {
    /// Another seed is another value function.
    pub seed: u64,
    /// Values lie between minus and plus this.
    pub spread: u32,
}

impl<G: Game> ValueFunction<G> for RandomValue {
    fn value(&self, game: &G, state: &G::State) -> f64 {
        let range = u64::from(self.spread) * 2 + 1;
        (scramble(game.key(state) ^ self.seed) % range) as f64 - f64::from(self.spread)
    }

    fn explain(&self, game: &G, state: &G::State) -> Vec<Share> {
        let value = self.value(game, state);
        vec![Share { name: "random".into(), raw: value, weight: 1.0, value }]
    }

    fn terms(&self) -> Vec<Definition> {
        vec![Definition { name: "random".into(), weight: 1.0, about: "a number drawn from the key".into() }]
    }

    fn set_weight(&mut self, name: &str, _weight: f64) -> Result<(), UnknownTerm> {
        Err(UnknownTerm { name: name.into(), known: Vec::new() })
    }
}

/// The state after up to `plies` random moves; the game may end sooner.
pub fn random_state<G: Game>(game: &G, start: &G::State, plies: usize, seed: u64) -> G::State {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut state = start.clone();
    let mut moves = Vec::new();
    for _ in 0..plies {
        moves.clear();
        if game.outcome(&state).is_none() {
            list_moves(game, &state, &mut moves);
        }
        match random.choice(&moves) {
            Some(&m) => state = game.play(&state, m),
            None => break,
        }
    }
    state
}

/// The moves of a state, of any side or chance.
pub(super) fn list_moves<G: Game>(game: &G, state: &G::State, out: &mut Vec<G::Move>) {
    let mut chances = Vec::new();
    if game.chance(state, &mut chances) {
        out.extend(chances.iter().map(|&(_, m)| m));
    } else {
        game.moves(state, out);
    }
}
