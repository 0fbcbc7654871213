//! Checks that every game with inputs passes: running sums agree with sums from nothing, and both sides see alike.

use crate::features::Features;
use crate::network::Net;
use crate::train::random_net;
use crate::value::NetValue;
use search::{Game, ValueFunction as _};
use std::sync::Arc;

/// Hidden units of the nets that are drawn.
const HIDDEN: usize = 32;
/// A walk is longer than any game's memory of three states.
const LONGEST: usize = 120;

/// A net with random weights for a game.
pub fn draw_net<G: Game>(features: &dyn Features<G>, seed: u64) -> Net {
    random_net(&features.name(), features.layout(), HIDDEN, seed)
}

/// Plays and takes back at random, asks the evaluator of a search about so many states, and holds each answer to the plain
/// computation from nothing. Returns how many different answers there were.
pub fn check_running_sums<G: Game>(
    game: &G,
    features: Arc<dyn Features<G>>,
    start: &G::State,
    states: usize,
    seed: u64,
) -> usize {
    let net = draw_net(features.as_ref(), seed);
    check_net(game, &NetValue::new(Arc::new(net), features).expect("the same game"), start, states, seed)
}

/// The same for a net that is given.
pub fn check_net<G: Game>(
    game: &G,
    value: &NetValue<G>,
    start: &G::State,
    states: usize,
    seed: u64,
) -> usize {
    let mut follower = value.follow().expect("a net is followed");
    let mut random = fastrand::Rng::with_seed(seed);
    let mut path = vec![start.clone()];
    let mut moves = Vec::new();
    let mut answers = std::collections::HashSet::new();
    for number in 0..states {
        let state = path.last().expect("it begins with one").clone();
        let followed = follower.evaluate(game, &state).0;
        let plain = value.score_plainly(game, &state);
        assert_eq!(followed, plain, "state {number}, {} plies from the start", path.len() - 1);
        let turned = value.value(game, &state) as i32;
        assert_eq!(turned.abs(), plain.abs(), "state {number} as a value");
        answers.insert(plain);
        moves.clear();
        if game.outcome(&state).is_none() {
            game.moves(&state, &mut moves);
        }
        let is_back = moves.is_empty() || path.len() > LONGEST || random.usize(..3) == 0;
        match random.choice(&moves) {
            Some(&m) if !is_back => path.push(game.play(&state, m)),
            _ => path.truncate(path.len().saturating_sub(1 + random.usize(..4)).max(1)),
        }
    }
    answers.len()
}
