//! What a net may add to: a judgement set by hand, which it then only has to correct.
//!
//! A net that judges alone has to learn from games what every beginner hears. One that is trained on the difference to a value
//! function that knows it already needs far fewer of them.

use search::{Evaluator, Game, Score, ValueFunction};
use std::sync::Arc;

/// Stands between the game and the base in the name of a net.
const ON: &str = " on ";

/// A value function that a net adds to; copies share it.
pub struct NetBase<G: Game> {
    name: String,
    value: Arc<dyn ValueFunction<G>>,
}

impl<G: Game> Clone for NetBase<G> {
    fn clone(&self) -> Self {
        NetBase { name: self.name.clone(), value: Arc::clone(&self.value) }
    }
}

impl<G: Game> NetBase<G> {
    /// The value function of this name. Its numbers are part of what the base is called: a net that was trained on other ones is
    /// no net for it.
    pub fn new(preset: &str, value: Arc<dyn ValueFunction<G>>) -> NetBase<G> {
        let bytes: Vec<u8> =
            value.numbers().into_iter().flat_map(|(_, number)| number.to_le_bytes()).collect();
        NetBase { name: format!("{preset}-{:08x}", crc32fast::hash(&bytes)), value }
    }

    /// The name of a net for this game on this base.
    pub fn name_net(&self, game: &str) -> String {
        format!("{game}{ON}{}", self.name)
    }

    /// The value function.
    pub fn value(&self) -> &dyn ValueFunction<G> {
        self.value.as_ref()
    }

    /// The value function as a search asks it, seen by the mover.
    pub fn follow(&self) -> Box<dyn Evaluator<G> + Send + '_> {
        self.value.follow().unwrap_or_else(|| Box::new(DirectEvaluator(self.value())))
    }
}

/// The game of a net of this name.
pub(crate) fn game_of(net: &str) -> &str {
    net.split_once(ON).map_or(net, |(game, _)| game)
}

/// The preset on which a net of this name was trained.
pub(crate) fn preset_of(net: &str) -> Option<&str> {
    let (_, base) = net.split_once(ON)?;
    base.rsplit_once('-').map(|(preset, _)| preset)
}

/// A value function that is asked for every value anew.
struct DirectEvaluator<'a, G: Game>(&'a dyn ValueFunction<G>);

impl<G: Game> Evaluator<G> for DirectEvaluator<'_, G> {
    fn evaluate(&mut self, game: &G, state: &G::State) -> Score {
        Score::from_value(self.0.value(game, state), game.turn(state))
    }
}
