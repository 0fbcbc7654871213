//! A made-up game whose rules are drawn from a hash function: a layered graph with few states on each layer.
//!
//! Many paths meet in one state, so tables have something to find; games end early now and then; with
//! `ALTERNATING` off one side often moves twice; with `STOCHASTIC` on some states are left to chance.

use crate::game::{Game, Side, scramble};
use crate::outcome::Outcome;

/// The made-up game; another seed is another game.
#[derive(Clone, Copy, Debug)]
pub struct HashGame<const ALTERNATING: bool, const STOCHASTIC: bool> {
    /// Draws the rules.
    pub seed: u64,
    /// Most moves a state can have.
    pub branching: u64,
    /// States on each layer.
    pub width: u64,
}

/// A state: its layer, its place on the layer, whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HashState {
    layer: u32,
    place: u64,
    turn: Side,
}

/// One state in this many is the end of the game.
const END_RATE: u64 = 12;
/// One state in this many has no move although the game goes on.
const STUCK_RATE: u64 = 15;
/// One state in this many is left to chance, if the game has chance.
const CHANCE_RATE: u64 = 3;

impl HashState {
    /// Where every game starts.
    pub const START: HashState = HashState { layer: 0, place: 0, turn: Side::Max };
}

impl<const ALTERNATING: bool, const STOCHASTIC: bool> HashGame<ALTERNATING, STOCHASTIC> {
    fn draw(&self, state: &HashState, what: u64) -> u64 {
        scramble(self.key(state) ^ scramble(self.seed.wrapping_add(what)))
    }

    fn ends_as(&self, state: &HashState) -> Outcome {
        match self.draw(state, 3) % 4 {
            0 => Outcome::DRAW,
            1 => Outcome::win(Side::Max),
            2 => Outcome::win(Side::Min),
            _ => Outcome::points((self.draw(state, 4) % 41) as f64 - 20.0),
        }
    }

    fn move_count(&self, state: &HashState) -> u64 {
        if self.draw(state, 1).is_multiple_of(STUCK_RATE) {
            0
        } else {
            1 + self.draw(state, 2) % self.branching
        }
    }
}

impl<const ALTERNATING: bool, const STOCHASTIC: bool> Game for HashGame<ALTERNATING, STOCHASTIC> {
    type State = HashState;
    type Move = u16;

    const ALTERNATING: bool = ALTERNATING;
    const STOCHASTIC: bool = STOCHASTIC;

    fn turn(&self, state: &HashState) -> Side {
        state.turn
    }

    fn moves(&self, state: &HashState, out: &mut Vec<u16>) {
        out.extend(0..self.move_count(state) as u16);
    }

    fn play(&self, state: &HashState, m: u16) -> HashState {
        let drawn = self.draw(state, 100 + u64::from(m));
        let place = drawn % self.width;
        let layer = state.layer + 1;
        // The turn belongs to the place, so that one place never has two turns.
        let again = !ALTERNATING && scramble(place ^ self.seed).is_multiple_of(3);
        let by_layer = if layer.is_multiple_of(2) { Side::Max } else { Side::Min };
        HashState { layer, place, turn: if again { by_layer.other() } else { by_layer } }
    }

    fn outcome(&self, state: &HashState) -> Option<Outcome> {
        (state.layer > 0 && self.draw(state, 5).is_multiple_of(END_RATE)).then(|| self.ends_as(state))
    }

    fn stuck(&self, state: &HashState) -> Outcome {
        self.ends_as(state)
    }

    fn key(&self, state: &HashState) -> u64 {
        scramble(u64::from(state.layer) << 32 | state.place)
    }

    fn code(&self, m: u16) -> u16 {
        m
    }

    fn chance(&self, state: &HashState, out: &mut Vec<(f64, u16)>) -> bool {
        let by_chance = STOCHASTIC && self.draw(state, 6).is_multiple_of(CHANCE_RATE);
        let count = self.move_count(state);
        if !by_chance || count == 0 {
            return false;
        }
        // Powers of two, so that every sum is exact and searches can be compared for equality.
        let mut rest = 1.0;
        for m in 0..count - 1 {
            rest /= 2.0;
            out.push((rest, m as u16));
        }
        out.push((rest, (count - 1) as u16));
        true
    }
}
