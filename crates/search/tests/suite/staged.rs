//! Tactics that list moves in stages, as games do for speed, and defects planted in them: the oracle finds each.

use search::testkit::{HashGame, HashState, check_playing};
use search::{Depth, Evaluator, Game, Knowledge, Margins, Moves, Score, Tactics};

/// What is wrong with the tactics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Defect {
    None,
    NoisyForgetsOne,
    NoisyInventsOne,
    QuietForgetsOne,
    QuietInventsOne,
    DecodeInvents,
}

/// Even moves count as noisy, odd ones as quiet.
#[derive(Clone, Copy, Debug)]
pub struct Staged(Defect);

impl Staged {
    /// Tactics without a defect.
    pub const SOUND: Staged = Staged(Defect::None);

    fn list<G: Game<Move = u16>>(game: &G, state: &G::State, remainder: u16, out: &mut Vec<u16>) {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        out.extend(moves.into_iter().filter(|m| m % 2 == remainder));
    }
}

/// A move that no state has.
const INVENTED: u16 = 999;

impl<const A: bool> Evaluator<HashGame<A, false>> for Staged {
    fn evaluate(&mut self, _: &HashGame<A, false>, _: &HashState) -> Score {
        unreachable!("the oracle brings its own value function")
    }
}

impl<const A: bool> Tactics<HashGame<A, false>> for Staged {
    type Evaluator = Self;
    type Moves = Self;
    type Knowledge = Self;

    fn evaluator(&mut self) -> &mut Self {
        self
    }

    fn margins(&self) -> Margins {
        Margins::OFF
    }

    fn moves(&self) -> &Self {
        self
    }

    fn knowledge(&mut self) -> &mut Self {
        self
    }
}

impl<const A: bool> Knowledge<HashGame<A, false>> for Staged {}

impl<const A: bool> Moves<HashGame<A, false>> for Staged {
    const STAGED: bool = true;

    fn noisy(&self, game: &HashGame<A, false>, state: &HashState, out: &mut Vec<u16>) {
        let start = out.len();
        Staged::list(game, state, 0, out);
        match self.0 {
            Defect::NoisyForgetsOne if out.len() > start => drop(out.pop()),
            Defect::NoisyInventsOne => out.push(INVENTED),
            _ => {}
        }
    }

    fn quiet(&self, game: &HashGame<A, false>, state: &HashState, out: &mut Vec<u16>) {
        let start = out.len();
        Staged::list(game, state, 1, out);
        match self.0 {
            Defect::QuietForgetsOne if out.len() > start => drop(out.pop()),
            Defect::QuietInventsOne => out.push(INVENTED + 1),
            _ => {}
        }
    }

    fn is_noisy(&self, _: &HashGame<A, false>, _: &HashState, m: u16) -> bool {
        m.is_multiple_of(2)
    }

    fn decode(&self, game: &HashGame<A, false>, state: &HashState, code: u16) -> Option<u16> {
        if self.0 == Defect::DecodeInvents {
            return Some(INVENTED);
        }
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        moves.into_iter().find(|&m| game.code(m) == code)
    }
}

fn is_found(defect: Defect) -> bool {
    let rules = HashGame::<true, false> { seed: 4, branching: 6, width: 400 };
    let check = || check_playing(&rules, &Staged(defect), &HashState::START, Depth(4), 20);
    std::panic::catch_unwind(check).is_err()
}

#[test]
fn the_oracle_finds_a_defect_in_every_way_to_list_moves() {
    assert!(!is_found(Defect::None));
    for defect in [
        Defect::NoisyForgetsOne,
        Defect::NoisyInventsOne,
        Defect::QuietForgetsOne,
        Defect::QuietInventsOne,
        Defect::DecodeInvents,
    ] {
        assert!(is_found(defect), "{defect:?} goes unnoticed");
    }
}
