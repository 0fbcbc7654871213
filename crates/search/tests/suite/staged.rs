//! Tactics that list moves in stages, as games do for speed, and defects planted in them: the oracle finds each.

use search::testkit::{Defect, HashGame, HashState, check_quiescence, is_noticed};
use search::{Evaluator, Game, Knowledge, Margins, Moves, Score, Tactics};

/// Even moves count as noisy, odd ones as quiet.
#[derive(Clone, Copy, Debug)]
pub struct Staged;

/// Most moves a state has in these tests.
const MOST_MOVES: usize = 4;
/// One state in so many counts as forced.
const FORCED_RATE: u64 = 5;

fn is_forced<const A: bool>(game: &HashGame<A, false>, state: &HashState) -> bool {
    game.key(state).is_multiple_of(FORCED_RATE)
}

fn list<const A: bool>(game: &HashGame<A, false>, state: &HashState, remainder: u16, out: &mut Vec<u16>) {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    out.extend(moves.into_iter().filter(|m| m % 2 == remainder));
}

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
    const PIECE_TO: usize = MOST_MOVES;

    fn is_forced(&self, game: &HashGame<A, false>, state: &HashState) -> bool {
        is_forced(game, state)
    }

    fn noisy(&self, game: &HashGame<A, false>, state: &HashState, out: &mut Vec<u16>) {
        list(game, state, 0, out);
    }

    fn quiet(&self, game: &HashGame<A, false>, state: &HashState, out: &mut Vec<u16>) {
        list(game, state, 1, out);
    }

    fn is_noisy(&self, _: &HashGame<A, false>, _: &HashState, m: u16) -> bool {
        m.is_multiple_of(2)
    }

    fn decode(&self, game: &HashGame<A, false>, state: &HashState, code: u16) -> Option<u16> {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        moves.into_iter().find(|&m| game.code(m) == code)
    }

    fn rank(&self, _: &HashGame<A, false>, _: &HashState, m: u16) -> i32 {
        i32::from(m) - 2
    }

    fn see_below(&self, game: &HashGame<A, false>, state: &HashState, m: u16, threshold: Score) -> bool {
        Score((game.key(state) % 7) as i32 - i32::from(m)) < threshold
    }

    fn piece_to(&self, _: &HashGame<A, false>, _: &HashState, m: u16) -> usize {
        m.into()
    }
}

/// With more moves quiescence would have no end: there is always another noisy one.
fn game<const A: bool>(seed: u64) -> HashGame<A, false> {
    HashGame { seed, branching: MOST_MOVES as u64, width: 40 }
}

#[test]
fn quiescence_equals_a_plain_one() {
    for seed in 0..10 {
        check_quiescence(&game::<true>(seed), &Staged, is_forced, &HashState::START, 20);
        check_quiescence(&game::<false>(seed), &Staged, is_forced, &HashState::START, 20);
    }
}

#[test]
fn the_oracle_finds_every_harmful_defect_and_no_other() {
    let rules = game::<true>(4);
    for (defects, noticed) in [(&Defect::HARMFUL[..], true), (&Defect::HARMLESS[..], false)] {
        for &defect in defects {
            let is_noticed = is_noticed(&rules, &Staged, is_forced, &HashState::START, defect);
            assert_eq!(is_noticed, noticed, "{defect:?}");
        }
    }
}
