//! Tactics that list moves in stages, as games do for speed, and defects planted in them: the oracle finds each.

use search::margins::ByDepth;
use search::pvs::{self, Limits, Table, Technique, Techniques, ThinkRequest};
use search::testkit::{
    Defect, HashGame, HashState, check_playing_time, check_quiescence, check_skips, check_textbook_time,
    is_noticed,
};
use search::{
    Depth, Evaluator, Exit, Game, Knowledge, Margins, Moves, NoControl, Observer, Score, Tactics, Tally,
};

/// Even moves count as noisy, odd ones as quiet.
#[derive(Clone, Copy, Debug)]
pub struct Staged;

/// Most moves a state has in these tests.
const MOST_MOVES: usize = 4;
/// One state in this number counts as forced.
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
    fn evaluate(&mut self, game: &HashGame<A, false>, state: &HashState) -> Score {
        Score((game.key(state) % 41) as i32 - 20)
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
        let near = ByDepth::new(Depth(3), |depth| 4 * depth);
        Margins {
            futility: near,
            reverse_futility: near,
            razoring: near,
            quiet_see: near,
            noisy_see: near,
            delta: Some(Score(3)),
            probcut: Some(Score(8)),
            singular: Some(Score(1)),
            aspiration: Some(Score(5)),
        }
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

    fn gain(&self, _: &HashGame<A, false>, _: &HashState, m: u16) -> Option<Score> {
        Some(Score(m.into()))
    }

    fn reduction(&self, _: Depth, index: usize) -> Depth {
        Depth(i32::from(index > 1))
    }

    fn late_move_limit(&self, depth: Depth) -> Option<usize> {
        (depth < Depth(4)).then_some(1)
    }

    fn piece_to(&self, _: &HashGame<A, false>, _: &HashState, m: u16) -> usize {
        m.into()
    }
}

/// With more moves quiescence would have no end: there is always another noisy one.
pub fn game<const A: bool>(seed: u64) -> HashGame<A, false> {
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
fn a_limit_in_time_is_kept_whatever_a_node_costs() {
    check_playing_time(&game::<true>(1), &Staged, &HashState::START);
    check_playing_time(&game::<false>(2), &Staged, &HashState::START);
    check_textbook_time(&game::<true>(3), &HashState::START);
}

#[test]
fn no_technique_leaves_out_what_is_not_its_own() {
    for seed in 0..4 {
        check_skips(&game::<true>(seed), &Staged, &HashState::START, Depth(5), 4);
        check_skips(&game::<false>(seed), &Staged, &HashState::START, Depth(5), 4);
    }
}

/// Techniques that ask what a node is worth do so whichever of the others are off.
#[test]
fn razoring_and_prob_cut_work_without_futility_and_null_move() {
    let techniques = Techniques::USUAL.without(Technique::Futility).without(Technique::NullMove);
    let mut tally = Tally::default();
    for seed in 0..20 {
        let limits = Limits { depth: Depth(7), ..Limits::default() };
        let request = ThinkRequest { limits, techniques, ..ThinkRequest::new(&HashState::START) };
        let (rules, table) = (game::<true>(seed), Table::new(1));
        let watcher: &mut dyn Observer<_> = &mut tally;
        pvs::think(&rules, &Staged, watcher, &table, &request, &NoControl, &mut |_| {});
    }
    assert!(tally.exits(Exit::Razoring) > 0 && tally.exits(Exit::ProbCut) > 0);
    assert_eq!(tally.exits(Exit::Futility) + tally.exits(Exit::NullMove), 0);
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
