//! What the features are worth, in the opening and in the ending.

use super::features::{Feature, FeatureCounts};
use crate::state::MAX_PIECES;

/// Pieces on the full board: the opening counts in full.
const FULL: i32 = 2 * MAX_PIECES as i32;

/// What one unit of a feature is worth, in hundredths of a man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FeatureWorth {
    /// With all pieces on the board.
    pub opening: i32,
    /// With hardly any.
    pub ending: i32,
}

const fn worth(opening: i32, ending: i32) -> FeatureWorth {
    FeatureWorth { opening, ending }
}

/// Worths are kept within plus and minus this, so that no sum of them can overflow.
pub const MAX_WORTH: i32 = 10_000;

/// The lower half of a packed worth holds the ending, the upper half the opening.
const HALF: u32 = 32;

impl FeatureWorth {
    /// Both numbers in one, so that one multiplication serves both.
    const fn pack(self) -> i64 {
        ((self.opening as i64) << HALF) + self.ending as i64
    }

    /// The two numbers of a packed sum.
    const fn unpack(packed: i64) -> FeatureWorth {
        let ending = packed as i32;
        FeatureWorth { opening: ((packed - ending as i64) >> HALF) as i32, ending }
    }
}

/// The weights of the playing evaluation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FeatureWeights {
    packed: [i64; Feature::COUNT],
    /// What being a piece ahead gains, divided by the pieces on the board: the side ahead wants to exchange.
    trade_down: i32,
}

impl Default for FeatureWeights {
    fn default() -> Self {
        let mut weights = FeatureWeights { packed: [0; Feature::COUNT], trade_down: 250 };
        let mut set = |feature, worth| weights.set(feature, worth);
        set(Feature::Men, worth(100, 100));
        set(Feature::Kings, worth(135, 130));
        set(Feature::BackRow, worth(6, 1));
        set(Feature::Bridge, worth(10, 4));
        set(Feature::Advance, worth(0, 3));
        set(Feature::CentreMen, worth(3, 2));
        set(Feature::SideMen, worth(-2, -1));
        set(Feature::BackedMen, worth(2, 1));
        set(Feature::CentreKings, worth(6, 8));
        set(Feature::SafeSteps, worth(2, 2));
        set(Feature::TrappedKings, worth(-25, -35));
        set(Feature::Runaways, worth(4, 8));
        set(Feature::DogHole, worth(-14, -8));
        set(Feature::Refuge, worth(0, 20));
        set(Feature::TheMove, worth(0, 5));
        set(Feature::Turn, worth(3, 2));
        weights
    }
}

impl FeatureWeights {
    /// What a feature is worth.
    pub fn get(&self, feature: Feature) -> FeatureWorth {
        FeatureWorth::unpack(self.packed[feature as usize])
    }

    /// Gives a feature another worth, within plus and minus [`MAX_WORTH`].
    pub fn set(&mut self, feature: Feature, worth: FeatureWorth) {
        let limit = |number: i32| number.clamp(-MAX_WORTH, MAX_WORTH);
        let limited = FeatureWorth { opening: limit(worth.opening), ending: limit(worth.ending) };
        self.packed[feature as usize] = limited.pack();
    }

    /// What being a piece ahead gains, divided by the pieces on the board.
    pub fn trade_down(&self) -> i32 {
        self.trade_down
    }

    /// Changes what being a piece ahead gains, within plus and minus [`MAX_WORTH`].
    pub fn set_trade_down(&mut self, trade_down: i32) {
        self.trade_down = trade_down.clamp(-MAX_WORTH, MAX_WORTH);
    }

    /// The value for White of White's counts less Black's with the given number of pieces on the board.
    #[inline]
    pub fn value(&self, differences: &FeatureCounts, pieces: i32) -> i32 {
        let sum: i64 =
            self.packed.iter().zip(differences).map(|(worth, &count)| worth * i64::from(count)).sum();
        let FeatureWorth { opening, ending } = FeatureWorth::unpack(sum);
        let tapered = (opening * pieces + ending * (FULL - pieces)) / FULL;
        tapered + self.trade_down * lead(differences) / pieces.max(1)
    }
}

/// How many pieces White is ahead.
pub(super) fn lead(differences: &FeatureCounts) -> i32 {
    differences[Feature::Men as usize] + differences[Feature::Kings as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worths_are_packed_and_unpacked() {
        for (opening, ending) in [(0, 0), (5, -7), (-5, 7), (-1, -1), (MAX_WORTH, -MAX_WORTH)] {
            let worth = worth(opening, ending);
            assert_eq!(FeatureWorth::unpack(worth.pack()), worth);
            assert_eq!(
                FeatureWorth::unpack(-3 * worth.pack()),
                FeatureWorth { opening: -3 * opening, ending: -3 * ending }
            );
        }
    }

    #[test]
    fn worths_fade_from_opening_to_ending() {
        let mut weights = FeatureWeights { packed: [0; Feature::COUNT], trade_down: 0 };
        weights.set(Feature::Bridge, worth(24, 48));
        let mut differences = [0; Feature::COUNT];
        differences[Feature::Bridge as usize] = -1;
        assert_eq!([24, 12, 0].map(|pieces| weights.value(&differences, pieces)), [-24, -36, -48]);
    }

    #[test]
    fn a_lead_grows_as_pieces_go() {
        let mut weights = FeatureWeights::default();
        Feature::ALL.iter().for_each(|&(feature, ..)| weights.set(feature, worth(0, 0)));
        let mut differences = [0; Feature::COUNT];
        differences[Feature::Kings as usize] = 1;
        assert_eq!([10, 5, 0].map(|pieces| weights.value(&differences, pieces)), [25, 50, 250]);
    }

    #[test]
    fn the_largest_worths_do_not_overflow() {
        let mut weights = FeatureWeights::default();
        Feature::ALL.iter().for_each(|&(feature, ..)| weights.set(feature, worth(i32::MAX, i32::MIN)));
        weights.set_trade_down(i32::MIN);
        assert_eq!(weights.get(Feature::Men), worth(MAX_WORTH, -MAX_WORTH));
        // No count of a position exceeds twelve men times seven rows.
        weights.value(&[84; Feature::COUNT], 24);
        weights.value(&[-84; Feature::COUNT], 1);
    }
}
