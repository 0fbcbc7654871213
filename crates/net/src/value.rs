//! A net as a value function: what a state is worth to MAX, and what every piece on the board adds to that.

use crate::base::{NetBase, game_of};
use crate::features::{Features, InputBits};
use crate::file::NetError;
use crate::follow::NetEvaluator;
use crate::network::{Net, together};
use search::evaluate::{Definition, UnknownTerm};
use search::{Evaluator, Game, Score, Share, Side, ValueFunction};
use std::sync::Arc;

/// What is left when every piece has its share: pieces work together.
const TOGETHER: &str = "together";

/// A net with what its game shows it, and the value function that it adds to, if there is one.
pub struct NetValue<G: Game> {
    net: Arc<Net>,
    features: Arc<dyn Features<G>>,
    base: Option<NetBase<G>>,
}

impl<G: Game> NetValue<G> {
    /// The net as a value function of this game, if it is one for it or for an ending of it: such nets have the ending behind
    /// the game in their name. A net that adds to a value function needs just that.
    pub fn new(
        net: Arc<Net>,
        features: Arc<dyn Features<G>>,
        base: Option<NetBase<G>>,
    ) -> Result<Self, NetError> {
        let name = |features: &dyn Features<G>| match &base {
            Some(base) => base.name_net(&features.name()),
            None => features.name(),
        };
        let (found, wanted) = (&net.game, name(features.as_ref()));
        let ending = game_of(found).strip_prefix(&features.name()).and_then(|rest| rest.strip_prefix(' '));
        let features = ending.and_then(|ending| features.for_ending(ending).ok()).unwrap_or(features);
        match *found == name(features.as_ref()) && net.shape.layout == features.layout() {
            true => Ok(NetValue { net, features, base }),
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
        let net = self.net.score_plainly(order_views(&views, game.turn(state)), self.phase(state));
        let base = self.base.as_ref().map_or(Score(0), |base| base.follow().evaluate(game, state));
        together(base, self.features.temper(state, net)).0
    }

    /// The inputs as each side sees them.
    pub(crate) fn views(&self, state: &G::State) -> [InputBits; 2] {
        [Side::Max, Side::Min].map(|side| self.features.view(state, side))
    }

    fn phase(&self, state: &G::State) -> usize {
        self.features.phase(state)
    }

    /// What the net says of these views, seen by MAX.
    fn net_value(&self, game: &G, state: &G::State, views: &[InputBits; 2]) -> f64 {
        let turn = game.turn(state);
        let score = self.features.temper(state, self.net.score(order_views(views, turn), self.phase(state)));
        f64::from(if turn == Side::Max { score } else { -score })
    }
}

/// The mover's view and the other's.
fn order_views(views: &[InputBits; 2], turn: Side) -> [&InputBits; 2] {
    [&views[turn as usize], &views[turn.other() as usize]]
}

fn without(view: &InputBits, piece: &InputBits) -> InputBits {
    let mut rest = *view;
    rest.0.iter_mut().zip(piece.0).for_each(|(word, bits)| *word &= !bits);
    rest
}

impl<G: Game> ValueFunction<G> for NetValue<G> {
    fn value(&self, game: &G, state: &G::State) -> f64 {
        let base = self.base.as_ref().map_or(0.0, |base| base.value().value(game, state));
        base + self.net_value(game, state, &self.views(state))
    }

    /// What every piece is worth to the net here, the value less the value without it, behind the terms that the net adds to.
    fn explain(&self, game: &G, state: &G::State) -> Vec<Share> {
        let views = self.views(state);
        let value = self.net_value(game, state, &views);
        let share = |(name, piece): (String, [InputBits; 2])| {
            let rest = [without(&views[0], &piece[0]), without(&views[1], &piece[1])];
            let worth = value - self.net_value(game, state, &rest);
            Share { name, raw: 1.0, weight: worth, value: worth }
        };
        let mut shares: Vec<Share> = self.features.pieces(state).into_iter().map(share).collect();
        let rest = value - shares.iter().map(|share| share.value).sum::<f64>();
        shares.push(Share { name: TOGETHER.into(), raw: 1.0, weight: rest, value: rest });
        let base = self.base.as_ref().map_or_else(Vec::new, |base| base.value().explain(game, state));
        base.into_iter().chain(shares).collect()
    }

    /// A net has no terms: what it sees has no names.
    fn terms(&self) -> Vec<Definition> {
        Vec::new()
    }

    fn set_weight(&mut self, name: &str, _: f64) -> Result<(), UnknownTerm> {
        Err(UnknownTerm { name: name.into(), known: vec!["none: a net has no terms".into()] })
    }

    fn follow(&self) -> Option<Box<dyn Evaluator<G> + Send + '_>> {
        Some(Box::new(NetEvaluator::new(&self.net, self.features.as_ref(), self.base.as_ref())))
    }
}
