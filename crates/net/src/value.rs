//! A net as a value function: what a state is worth to MAX, and what every piece on the board adds to that.

use crate::features::{Features, Words};
use crate::file::NetError;
use crate::follow::Follower;
use crate::network::Net;
use search::evaluate::{Definition, UnknownTerm};
use search::{Evaluator, Game, Share, Side, ValueFunction};
use std::sync::Arc;

/// What is left when every piece has its share: pieces work together.
const TOGETHER: &str = "together";

/// A net with what its game shows it.
pub struct NetValue<G: Game> {
    net: Arc<Net>,
    features: Arc<dyn Features<G>>,
}

impl<G: Game> NetValue<G> {
    /// The net as a value function of this game, if it is one for it or for an ending of it: such nets have the ending behind
    /// the game in their name.
    pub fn new(net: Arc<Net>, features: Arc<dyn Features<G>>) -> Result<Self, NetError> {
        let (found, wanted) = (&net.game, features.name());
        let ending = found.strip_prefix(&wanted).and_then(|rest| rest.strip_prefix(' '));
        let features = ending.and_then(|ending| features.for_ending(ending)).unwrap_or(features);
        match *found == features.name() && net.shape.layout == features.layout() {
            true => Ok(NetValue { net, features }),
            false => Err(NetError::OtherGame { found: found.clone(), wanted }),
        }
    }

    /// The net.
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// The score for the mover, from nothing and by the plainest road: what every faster one has to agree with.
    pub fn score_plainly(&self, game: &G, state: &G::State) -> i32 {
        let views = self.views(state);
        self.features.temper(state, self.net.score_plainly(seen(&views, game.turn(state)), self.phase(state)))
    }

    fn views(&self, state: &G::State) -> [Words; 2] {
        [Side::Max, Side::Min].map(|side| self.features.view(state, side))
    }

    fn phase(&self, state: &G::State) -> usize {
        self.features.phase(state)
    }

    /// The value for MAX of these views.
    fn value_of(&self, game: &G, state: &G::State, views: &[Words; 2]) -> f64 {
        let turn = game.turn(state);
        let score = self.features.temper(state, self.net.score(seen(views, turn), self.phase(state)));
        f64::from(if turn == Side::Max { score } else { -score })
    }
}

/// The mover's view and the other's.
fn seen(views: &[Words; 2], turn: Side) -> [&Words; 2] {
    [&views[turn as usize], &views[turn.other() as usize]]
}

fn without(view: &Words, piece: &Words) -> Words {
    let mut rest = *view;
    rest.0.iter_mut().zip(piece.0).for_each(|(word, bits)| *word &= !bits);
    rest
}

impl<G: Game> ValueFunction<G> for NetValue<G> {
    fn value(&self, game: &G, state: &G::State) -> f64 {
        self.value_of(game, state, &self.views(state))
    }

    /// What every piece is worth here: the value less the value without it.
    fn explain(&self, game: &G, state: &G::State) -> Vec<Share> {
        let views = self.views(state);
        let value = self.value_of(game, state, &views);
        let share = |(name, piece): (String, [Words; 2])| {
            let rest = [without(&views[0], &piece[0]), without(&views[1], &piece[1])];
            let worth = value - self.value_of(game, state, &rest);
            Share { name, raw: 1.0, weight: worth, value: worth }
        };
        let mut shares: Vec<Share> = self.features.pieces(state).into_iter().map(share).collect();
        let rest = value - shares.iter().map(|share| share.value).sum::<f64>();
        shares.push(Share { name: TOGETHER.into(), raw: 1.0, weight: rest, value: rest });
        shares
    }

    /// A net has no terms: what it sees has no names.
    fn terms(&self) -> Vec<Definition> {
        Vec::new()
    }

    fn set_weight(&mut self, name: &str, _: f64) -> Result<(), UnknownTerm> {
        Err(UnknownTerm { name: name.into(), known: vec!["none: a net has no terms".into()] })
    }

    fn follow(&self) -> Option<Box<dyn Evaluator<G> + Send + '_>> {
        Some(Box::new(Follower::new(&self.net, self.features.as_ref())))
    }
}
