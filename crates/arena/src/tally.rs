//! Results counted: one by one, and in pairs played from the same opening.

use serde::Serialize;

/// Points of half a pair are counted in halves: 0 to 4 for the two games.
pub const PAIR_RESULTS: usize = 5;

/// Results of a match, seen by the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct MatchTally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Finished pairs by the first player's points: 0, ½, 1, 1½, 2.
    pub pairs: [u64; PAIR_RESULTS],
}

impl MatchTally {
    /// Counts one game by its points in halves: 0 lost, 1 drawn, 2 won.
    pub fn add_game(&mut self, halves: usize) {
        match halves {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }

    /// Counts a finished pair by its points in halves, 0 to 4. Its games are counted by themselves.
    pub fn add_pair(&mut self, halves: usize) {
        self.pairs[halves.min(PAIR_RESULTS - 1)] += 1;
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The first player's points.
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }

    /// The counts with the most to say: pairs if there are any, else games; with each count's share of a whole point.
    pub(crate) fn counts(&self) -> Vec<(f64, f64)> {
        let even = |counts: &[u64]| {
            let last = (counts.len() - 1) as f64;
            counts.iter().enumerate().map(|(i, &count)| (i as f64 / last, count as f64)).collect()
        };
        if self.pairs.iter().any(|&count| count > 0) {
            even(&self.pairs)
        } else {
            even(&[self.losses, self.draws, self.wins])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_and_pairs_are_counted_apart() {
        let mut tally = MatchTally::default();
        for halves in [2, 1, 0, 2] {
            tally.add_game(halves);
        }
        assert_eq!((tally.games(), tally.points()), (4, 2.5));
        assert_eq!(tally.counts(), [(0.0, 1.0), (0.5, 1.0), (1.0, 2.0)]);
        tally.add_pair(3);
        tally.add_pair(2);
        assert_eq!(tally.pairs, [0, 0, 1, 1, 0]);
        assert_eq!(tally.counts().len(), PAIR_RESULTS);
    }
}
