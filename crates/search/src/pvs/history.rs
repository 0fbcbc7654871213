//! What quiet moves have been good for: killers by ply, history by move, counter-moves by the move before.

use super::table::NO_MOVE;
use crate::game::Side;
use crate::score::{Depth, Ply};

/// Killers kept for each ply.
pub(super) const KILLERS: usize = 2;
/// Counters stay within plus and minus this; hints are on the same scale.
pub(super) const HISTORY_MAX: i32 = 1 << 14;
/// The largest change one cut-off makes.
const BONUS_MAX: i32 = 1 << 11;
/// How fast the bonus grows with depth: deep cut-offs say more.
const BONUS_STEP: i32 = 32;

const CODES: usize = 1 << 16;

/// The memory of quiet moves of one thread.
pub(super) struct History {
    killers: Vec<[u16; KILLERS]>,
    counters: Vec<u16>,
    worth: Vec<i16>,
}

impl History {
    pub(super) fn new(plies: usize) -> Self {
        History {
            killers: vec![[NO_MOVE; KILLERS]; plies],
            counters: vec![NO_MOVE; 2 * CODES],
            worth: vec![0; 2 * CODES],
        }
    }

    pub(super) fn is_killer(&self, ply: Ply, code: u16) -> bool {
        self.killers[ply.0 as usize].contains(&code)
    }

    pub(super) fn counter(&self, side: Side, before: u16) -> u16 {
        if before == NO_MOVE { NO_MOVE } else { self.counters[slot(side, before)] }
    }

    pub(super) fn worth(&self, side: Side, code: u16) -> i32 {
        i32::from(self.worth[slot(side, code)])
    }

    /// A quiet move cut its node off.
    pub(super) fn reward(&mut self, side: Side, ply: Ply, code: u16, before: u16, depth: Depth) {
        let killers = &mut self.killers[ply.0 as usize];
        if killers[0] != code {
            killers[1] = killers[0];
            killers[0] = code;
        }
        if before != NO_MOVE {
            self.counters[slot(side, before)] = code;
        }
        self.shift(side, code, bonus(depth));
    }

    /// A quiet move was tried before the one that cut the node off.
    pub(super) fn blame(&mut self, side: Side, code: u16, depth: Depth) {
        self.shift(side, code, -bonus(depth));
    }

    /// Moves a counter towards its limit, the slower the nearer it is.
    fn shift(&mut self, side: Side, code: u16, bonus: i32) {
        let worth = &mut self.worth[slot(side, code)];
        let old = i32::from(*worth);
        *worth = (old + bonus - old * bonus.abs() / HISTORY_MAX) as i16;
    }
}

fn slot(side: Side, code: u16) -> usize {
    (side as usize) * CODES + usize::from(code)
}

fn bonus(depth: Depth) -> i32 {
    (BONUS_STEP * depth.0 * depth.0).min(BONUS_MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_stay_in_their_limits_and_killers_in_order() {
        let mut history = History::new(2);
        for _ in 0..1000 {
            history.reward(Side::Max, Ply(1), 7, 3, Depth(20));
            history.blame(Side::Min, 7, Depth(20));
        }
        assert!(history.worth(Side::Max, 7) <= HISTORY_MAX && history.worth(Side::Max, 7) > HISTORY_MAX / 2);
        assert!(
            history.worth(Side::Min, 7) >= -HISTORY_MAX && history.worth(Side::Min, 7) < -HISTORY_MAX / 2
        );
        assert_eq!(history.counter(Side::Max, 3), 7);
        history.reward(Side::Max, Ply(1), 8, NO_MOVE, Depth(1));
        history.reward(Side::Max, Ply(1), 9, NO_MOVE, Depth(1));
        assert!(
            history.is_killer(Ply(1), 8) && history.is_killer(Ply(1), 9) && !history.is_killer(Ply(1), 7)
        );
        assert!(!history.is_killer(Ply(0), 9));
    }
}
