//! What draughts shows to nets: men and kings of both sides on every square, the own first, the board turned so that the own
//! side moves up.

use crate::endgame::KingsClass;
use crate::rules::Draughts;
use crate::square::SQUARES;
use crate::squares::Squares;
use crate::state::{MAX_PIECES, State};
use crate::tactics::{FeatureWeights, differences};
use net::{Features, InputBits, InputLayout, Net, NetValue};
use search::Side;
use std::sync::{Arc, LazyLock};

/// Men and kings of each side.
const WORDS: usize = 4;
/// Phases by the pieces on the board, three pieces each.
const PHASES: usize = 8;
const PIECES_PER_PHASE: usize = 2 * MAX_PIECES / PHASES;
/// Games to learn from end where so few pieces are left that the rest is solved, and only drawn positions are seen there.
const UNSEEN_PIECES: usize = 3;

/// The net that is built in, as its file (docs/results/nets.md says how it was made).
const BUILT_IN: &[u8] = include_bytes!("../nets/draughts.net");

/// The net that is built in, as a value function.
pub(crate) fn net_value() -> NetValue<Draughts> {
    static NET: LazyLock<Arc<Net>> =
        LazyLock::new(|| Arc::new(Net::from_bytes(BUILT_IN).expect("it is a net of ours")));
    NetValue::new(Arc::clone(&NET), Arc::new(DraughtsInputs::default()), None)
        .expect("it is a net for draughts")
}

/// The inputs of draughts, for nets of the whole game or of one ending.
#[derive(Clone, Copy, Debug, Default)]
pub struct DraughtsInputs {
    ending: Option<KingsClass>,
}

impl DraughtsInputs {
    /// Whether nets have seen such positions: all but the endings that are solved, or one ending with what it leads to.
    fn has_seen(&self, pieces: usize) -> bool {
        self.ending.map_or(pieces > UNSEEN_PIECES, |ending| pieces <= ending.pieces())
    }
}

impl Features<Draughts> for DraughtsInputs {
    fn name(&self) -> String {
        self.ending.map_or("draughts".into(), |ending| format!("draughts {ending}"))
    }

    fn layout(&self) -> InputLayout {
        InputLayout { words: WORDS, bits: SQUARES, phases: PHASES }
    }

    fn view(&self, state: &State, side: Side) -> InputBits {
        let sets = [state.men(side), state.kings(side), state.men(side.other()), state.kings(side.other())];
        words(sets, side)
    }

    fn phase(&self, state: &State) -> usize {
        (state.occupied().len().saturating_sub(1) / PIECES_PER_PHASE).min(PHASES - 1)
    }

    /// What nets have not seen, the weights set by hand judge.
    fn temper(&self, state: &State, score: i32) -> i32 {
        static WEIGHTS: LazyLock<FeatureWeights> = LazyLock::new(FeatureWeights::default);
        let pieces = state.occupied().len();
        if self.has_seen(pieces) {
            return score;
        }
        let value = WEIGHTS.value(&differences(state), pieces as i32);
        if state.turn() == Side::Max { value } else { -value }
    }

    fn for_ending(&self, ending: &str) -> Result<Arc<dyn Features<Draughts>>, &'static str> {
        let ending = ending.parse().map_err(|_| "expected kings against kings, such as 2Kv1K")?;
        Ok(Arc::new(DraughtsInputs { ending: Some(ending) }))
    }

    fn pieces(&self, state: &State) -> Vec<(String, [InputBits; 2])> {
        state
            .occupied()
            .into_iter()
            .map(|square| {
                let one = Squares::of(square);
                let owner = if state.pieces(Side::Max).meets(one) { Side::Max } else { Side::Min };
                let king = state.all_kings().meets(one);
                let input = |side: Side| {
                    let place = 2 * usize::from(owner != side) + usize::from(king);
                    let mut sets = [Squares::NONE; WORDS];
                    sets[place] = one;
                    words(sets, side)
                };
                let colour = if owner == Side::Max { "white" } else { "red" };
                let kind = if king { "king" } else { "man" };
                (format!("{colour} {kind} {square}"), [input(Side::Max), input(Side::Min)])
            })
            .collect()
    }
}

fn words(sets: [Squares; WORDS], side: Side) -> InputBits {
    let mut words = InputBits::default();
    for (word, set) in words.0.iter_mut().zip(sets) {
        let mask = set.mask();
        // The board turned by half has its squares in the opposite order.
        *word = u64::from(if side == Side::Min { mask.reverse_bits() } else { mask });
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use net::testkit::check_running_sums;
    use search::Notation;
    use std::sync::Arc;

    #[test]
    fn running_sums_agree_with_sums_from_nothing() {
        for (position, seed) in [("B:W21-32:B1-12", 1), ("W:WK10,K14,25:BK1,12,20", 2)] {
            let state = Draughts.parse_state(position).unwrap();
            let answers =
                check_running_sums(&Draughts, Arc::new(DraughtsInputs::default()), &state, 2000, seed);
            assert!(answers > 100, "{answers}");
        }
    }

    const INPUTS: DraughtsInputs = DraughtsInputs { ending: None };

    #[test]
    fn what_nets_have_not_seen_is_judged_by_hand() {
        let [few, many] =
            ["W:WK10,K14:BK1", "W:WK10,K14,25:BK1,12"].map(|text| Draughts.parse_state(text).unwrap());
        let kings = INPUTS.for_ending("2Kv1K").expect("an ending of kings");
        assert_eq!((INPUTS.temper(&many, 7777), kings.temper(&few, 7777)), (7777, 7777));
        assert!(INPUTS.temper(&few, 7777) != 7777 && kings.temper(&many, 7777) != 7777);
        assert_eq!((INPUTS.name(), kings.name()), ("draughts".into(), "draughts 2Kv1K".into()));
        assert!(INPUTS.for_ending("magic").is_err());
    }

    #[test]
    fn both_sides_see_alike() {
        let [one, other] =
            ["W:W18,25,K7:B3,12", "B:B15,8,K26:W30,21"].map(|text| Draughts.parse_state(text).unwrap());
        assert_eq!(INPUTS.view(&one, Side::Max), INPUTS.view(&other, Side::Min));
        assert_eq!(INPUTS.view(&one, Side::Min), INPUTS.view(&other, Side::Max));
        assert_ne!(INPUTS.view(&one, Side::Max), INPUTS.view(&one, Side::Min));
    }
}
