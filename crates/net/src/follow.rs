//! Running sums: while a search goes from state to state, only what has changed is added and taken away.
//!
//! The sums belong to the state that was asked about last. A search asks about states that are close together: a move, or a
//! move back and another, changes two to six inputs of some thirty. So no move has to be followed, and whatever is asked
//! next, after a pass or in another part of the tree, the difference is right.

use crate::base::NetBase;
use crate::fast::fast;
use crate::features::{Features, InputBits};
use crate::kernel::change;
use crate::network::{Net, together};
use search::{Evaluator, Game, Score, Side};

/// The hidden sums of one side's view, and what they are the sums of.
struct Sums {
    view: InputBits,
    sums: Vec<i16>,
    /// Inputs that went off and on since.
    taken: Vec<u16>,
    added: Vec<u16>,
}

impl Sums {
    fn empty(net: &Net) -> Sums {
        let sums = net.biases.clone();
        Sums { view: InputBits::default(), sums, taken: Vec::new(), added: Vec::new() }
    }

    /// Brings the sums up to date.
    #[inline(always)]
    fn go_to(&mut self, net: &Net, view: &InputBits) {
        let layout = net.shape.layout;
        self.taken.clear();
        self.added.clear();
        for word in 0..layout.words {
            let (old, new) = (self.view.0[word], view.0[word]);
            if old != new {
                let first = word * layout.bits;
                list(&mut self.taken, first, old & !new);
                list(&mut self.added, first, new & !old);
            }
        }
        change(&mut self.sums, &net.rows, &self.taken, &self.added);
        self.view = *view;
    }
}

/// Adds the inputs of a set to a list.
#[inline(always)]
fn list(inputs: &mut Vec<u16>, first: usize, mut set: u64) {
    while set != 0 {
        inputs.push((first + set.trailing_zeros() as usize) as u16);
        set &= set - 1;
    }
}

/// A net as the evaluator of one thread of a search.
pub(crate) struct NetEvaluator<'a, G: Game> {
    net: &'a Net,
    features: &'a dyn Features<G>,
    /// By side.
    sums: [Sums; 2],
    /// What the net adds to.
    base: Option<Box<dyn Evaluator<G> + Send + 'a>>,
}

impl<'a, G: Game> NetEvaluator<'a, G> {
    pub(crate) fn new(net: &'a Net, features: &'a dyn Features<G>, base: Option<&'a NetBase<G>>) -> Self {
        NetEvaluator {
            net,
            features,
            sums: [Sums::empty(net), Sums::empty(net)],
            base: base.map(NetBase::follow),
        }
    }
}

impl<G: Game> Evaluator<G> for NetEvaluator<'_, G> {
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
