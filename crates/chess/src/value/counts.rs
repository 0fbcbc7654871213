//! A position as counts, for tuning.

use super::blend::Blend;
use super::tally::is_attack;
use super::walk::trace;
use crate::rules::State;
use cozy_chess::Color;

/// What the evaluation counts in a position.
pub(crate) struct TermCounts {
    /// Slots that are simply added up: White's count less Black's, zeros left out.
    pub sums: Vec<(usize, i16)>,
    /// Slots of the attacks on kings, White's and Black's.
    pub attacks: [Vec<(usize, i16)>; Color::NUM],
    /// How the phases are blended.
    pub blend: Blended,
}

/// The factors of the middlegame and of the endgame number, for an endgame plus of White and of Black.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blended {
    middle: f64,
    end: [f64; Color::NUM],
}

impl Blended {
    /// The factors when the endgame number is this.
    pub(crate) fn factors(&self, end: f64) -> [f64; 2] {
        [self.middle, self.end[usize::from(end < 0.0)]]
    }
}

/// Counts a position.
pub(crate) fn counts(state: &State) -> TermCounts {
    let trace = trace(state.board());
    let mut sums = Vec::new();
    let mut attacks = [Vec::new(), Vec::new()];
    for (slot, &[white, black]) in trace.counts().iter().enumerate() {
        if !is_attack(slot) {
            sums.extend((white != black).then_some((slot, white - black)));
            continue;
        }
        for (attack, count) in attacks.iter_mut().zip([white, black]) {
            attack.extend((count != 0).then_some((slot, count)));
        }
    }
    let blend = Blend::of(state);
    let [(middle, white), (_, black)] = Color::ALL.map(|color| blend.factors(color));
    TermCounts { sums, attacks, blend: Blended { middle, end: [white, black] } }
}
