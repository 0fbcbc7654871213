//! Checks that every game with inputs passes: running sums agree with sums from nothing, and both sides see alike.

use crate::base::NetBase;
use crate::features::{Features, MOST_ON};
use crate::network::Net;
use crate::train::random_net;
use crate::value::NetValue;
use search::{Game, ValueFunction as _};
use std::sync::Arc;

/// Hidden units of the nets that are drawn.
const HIDDEN: usize = 32;
/// A search sees what a net adds to in integers, people in exact numbers: at most this much apart.
const BASE_ROUNDING: i32 = 4;
/// A walk is longer than any game's memory of three states.
const LONGEST: usize = 120;

/// A net with random weights for a game.
pub fn draw_net<G: Game>(features: &dyn Features<G>, seed: u64) -> Net {
    random_net(&features.name(), features.layout(), HIDDEN, seed)
}

/// Plays and takes back at random, asks the evaluator of a search about this number of states, and holds each answer to the plain
/// computation from nothing. Returns how many different answers there were.
pub fn check_running_sums<G: Game>(
    game: &G,
    features: Arc<dyn Features<G>>,
    start: &G::State,
    states: usize,
    seed: u64,
) -> usize {
    let net = draw_net(features.as_ref(), seed);
    let value = NetValue::new(Arc::new(net), features, None).expect("the same game");
    check_net(game, &value, start, states, seed)
}

/// The same for a net that adds to a value function.
pub fn check_on_base<G: Game>(
    game: &G,
    features: Arc<dyn Features<G>>,
    base: NetBase<G>,
    start: &G::State,
    states: usize,
    seed: u64,
) -> usize {
    let alone = draw_net(features.as_ref(), seed);
    assert!(
        NetValue::new(Arc::new(alone.clone()), Arc::clone(&features), Some(base.clone())).is_err(),
        "a net that judges alone adds to nothing"
    );
    let net = Arc::new(Net { game: base.name_net(&alone.game), ..alone });
    assert!(NetValue::new(Arc::clone(&net), Arc::clone(&features), None).is_err(), "it needs its base");
    let value = NetValue::new(net, features, Some(base)).expect("the same game");
    check_net(game, &value, start, states, seed)
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
    let rounding = if value.net().base().is_some() { BASE_ROUNDING } else { 0 };
    let mut answers = std::collections::HashSet::new();
    for number in 0..states {
        let state = path.last().expect("it begins with one").clone();
        let followed = follower.evaluate(game, &state).0;
        let plain = value.score_plainly(game, &state);
        assert_eq!(followed, plain, "state {number}, {} plies from the start", path.len() - 1);
        let turned = value.value(game, &state) as i32;
        let apart = (turned.abs() - plain.abs()).abs();
        assert!(apart <= rounding, "state {number} as a value: {turned} and {plain}");
        let explained: f64 = value.explain(game, &state).iter().map(|share| share.value).sum();
        assert!(
            (explained - value.value(game, &state)).abs() < 0.01,
            "state {number}: {explained} explained"
        );
        for view in value.views(&state) {
            let on = view.inputs(value.net().shape.layout).count();
            assert!(on <= MOST_ON as usize, "state {number} turns {on} inputs on");
        }
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
