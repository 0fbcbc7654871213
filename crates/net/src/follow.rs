//! Running sums: while a search goes from state to state, only what has changed is added and taken away.
//!
//! The sums belong to the state that was asked about last. A search asks about states that are close together: a move, or a
//! move back and another, changes two to six inputs of some thirty. So no move has to be followed, and whatever is asked
//! next, after a pass or in another part of the tree, the difference is right.

use crate::base::Base;
use crate::fast::fast;
use crate::features::{Features, Words};
use crate::kernel::{add, take};
use crate::network::{Net, together};
use search::{Evaluator, Game, Score, Side};

/// The hidden sums of one side's view, and what they are the sums of.
struct Sums {
    view: Words,
    sums: Vec<i16>,
}

impl Sums {
    fn empty(net: &Net) -> Sums {
        Sums { view: Words::default(), sums: net.biases.clone() }
    }

    /// Brings the sums up to date.
    #[inline(always)]
    fn go_to(&mut self, net: &Net, view: &Words) {
        let layout = net.shape.layout;
        for word in 0..layout.words {
            let (old, new) = (self.view.0[word], view.0[word]);
            let first = word * layout.bits;
            each(old & !new, |bit| take(&mut self.sums, net.row(first + bit)));
            each(new & !old, |bit| add(&mut self.sums, net.row(first + bit)));
        }
        self.view = *view;
    }
}

#[inline(always)]
fn each(mut set: u64, mut tell: impl FnMut(usize)) {
    while set != 0 {
        tell(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}

/// A net as the evaluator of one thread of a search.
pub(crate) struct Follower<'a, G: Game> {
    net: &'a Net,
    features: &'a dyn Features<G>,
    /// By side.
    sums: [Sums; 2],
    /// What the net adds to.
    base: Option<Box<dyn Evaluator<G> + Send + 'a>>,
}

impl<'a, G: Game> Follower<'a, G> {
    pub(crate) fn new(net: &'a Net, features: &'a dyn Features<G>, base: Option<&'a Base<G>>) -> Self {
        Follower { net, features, sums: [Sums::empty(net), Sums::empty(net)], base: base.map(Base::follow) }
    }
}

impl<G: Game> Evaluator<G> for Follower<'_, G> {
    fn evaluate(&mut self, game: &G, state: &G::State) -> Score {
        let views = [Side::Max, Side::Min].map(|side| self.features.view(state, side));
        let phase = self.features.phase(state);
        let turn = game.turn(state);
        let score = fast(
            #[inline(always)]
            || {
                for (sums, view) in self.sums.iter_mut().zip(&views) {
                    sums.go_to(self.net, view);
                }
                let [own, other] = [turn, turn.other()].map(|side| self.sums[side as usize].sums.as_slice());
                self.net.output(own, other, phase)
            },
        );
        let base = self.base.as_mut().map_or(Score(0), |base| base.evaluate(game, state));
        together(base, self.features.temper(state, score))
    }
}
