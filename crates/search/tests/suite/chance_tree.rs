//! Trees in which chance moves every second ply, between known bounds.

use search::evaluate::UnknownTerm;
use search::{Definition, Game, Outcome, Share, Side, ValueFunction, Window, scramble};

/// Who moves on the plies that are not chance's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChanceTurns {
    /// MAX alone: MAX, chance, MAX, chance.
    MaxOnly,
    /// MAX and MIN in turn: MAX, chance, MIN, chance, as in the literature.
    MaxAndMin,
}

impl ChanceTurns {
    /// The order of turns, in words.
    #[allow(dead_code, reason = "the table of figures prints it")]
    pub fn name(self) -> &'static str {
        match self {
            ChanceTurns::MaxOnly => "MAX chance",
            ChanceTurns::MaxAndMin => "MAX chance MIN chance",
        }
    }
}

/// A tree in which chance moves every second ply.
pub struct ChanceTree {
    pub seed: u64,
    pub branching: u16,
    pub depth: u32,
    /// The first move of each side is its best.
    pub is_ordered: bool,
    pub turns: ChanceTurns,
}

/// The number of a node and its ply, and a part of its value that its leaves share.
#[derive(Clone, Copy)]
pub struct Spot {
    number: u64,
    ply: u32,
    worth: f64,
}

impl Spot {
    pub const ROOT: Spot = Spot { number: 1, ply: 0, worth: REACH / 2.0 };
}

/// All values lie between minus and plus this.
const REACH: f64 = 100.0;

impl Game for ChanceTree {
    type State = Spot;
    type Move = u16;

    const ALTERNATING: bool = false;
    const STOCHASTIC: bool = true;

    fn turn(&self, spot: &Spot) -> Side {
        match self.turns {
            ChanceTurns::MaxAndMin if spot.ply % 4 == 2 => Side::Min,
            _ => Side::Max,
        }
    }

    fn moves(&self, _: &Spot, out: &mut Vec<u16>) {
        out.extend(0..self.branching);
    }

    fn play(&self, spot: &Spot, m: u16) -> Spot {
        let number = spot.number * u64::from(self.branching) + u64::from(m);
        let loss = if self.is_ordered && spot.ply.is_multiple_of(2) { 20.0 * f64::from(m) } else { 0.0 };
        Spot { number, ply: spot.ply + 1, worth: spot.worth - self.turn(spot).sees(loss) }
    }

    fn outcome(&self, spot: &Spot) -> Option<Outcome> {
        let random = (scramble(spot.number ^ scramble(self.seed)) % 20_001) as f64 / 100.0 - REACH;
        let worth = if self.is_ordered { spot.worth + random / 10.0 } else { random };
        (spot.ply == self.depth).then(|| Outcome::points(worth.clamp(-REACH, REACH)))
    }

    fn stuck(&self, _: &Spot) -> Outcome {
        Outcome::DRAW
    }

    fn key(&self, spot: &Spot) -> u64 {
        scramble(spot.number)
    }

    fn code(&self, m: u16) -> u16 {
        m
    }

    fn chance(&self, spot: &Spot, out: &mut Vec<(f64, u16)>) -> bool {
        let by_chance = spot.ply % 2 == 1;
        if by_chance {
            out.extend((0..self.branching).map(|m| (1.0 / f64::from(self.branching), m)));
        }
        by_chance
    }
}

/// Nothing but the ends of the game, which lie between known bounds.
pub struct Reach;

impl<G: Game> ValueFunction<G> for Reach {
    fn value(&self, _: &G, _: &G::State) -> f64 {
        0.0
    }

    fn bounds(&self, _: &G) -> Option<Window> {
        Some(Window { alpha: -REACH, beta: REACH })
    }

    fn explain(&self, _: &G, _: &G::State) -> Vec<Share> {
        Vec::new()
    }

    fn terms(&self) -> Vec<Definition> {
        Vec::new()
    }

    fn set_weight(&mut self, name: &str, _: f64) -> Result<(), UnknownTerm> {
        Err(UnknownTerm { name: name.into(), known: Vec::new() })
    }
}
