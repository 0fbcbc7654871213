//! Advice to the playing search: threats, urgent cells, and a running count of open windows.
//!
//! Everything here is either exact or only about the order and depth of the search: a win or loss that the
//! search proves with this advice is a win or loss by the rules.

use crate::bits::Bits;
use crate::fours::{FoursWin, win_by_fours};
use crate::rules::{Mnk, Square, State};
use crate::value::open_weight;
use search::tactics::{Extension, Known, Step};
use search::{Bound, Depth, Evaluator, Game, Knowledge, Margins, Moves, Ply, Score, Side, Tactics};

/// Completing a line comes before preventing one.
const WINNING_RANK: i32 = 2;
const BLOCKING_RANK: i32 = 1;

/// Brings the worth of a cell to the scale of the history counters of the playing search.
const HINT_SCALE: i32 = 64;
/// A hint never outweighs everything that was learnt by searching.
const HINT_MAX: i32 = 1 << 14;

/// Quiet moves ordered this late are first looked at one ply less deeply, later ones two.
const REDUCE_FROM: usize = 4;
const REDUCE_MORE_FROM: usize = 12;

/// Quiet moves looked at near the leaves: this many, and this many more with every ply. Large boards are full of
/// cells that have nothing to do with the fight.
const LATE_FIRST: usize = 8;
const LATE_STEP: usize = 8;

/// Positions that the search for a win by fours may look at before the search begins: some milliseconds on the largest board.
const MOST_FOURS: u64 = 2_000;

/// What the stones in a window mean.
#[derive(Clone, Copy, Debug, Default)]
struct Meaning {
    /// The worth of the window, X minus O.
    worth: i32,
    /// What one more stone gains its owner or costs the opponent.
    gain: i32,
    /// Whether two more stones of each side complete it: 1 or 0.
    almost: [u32; 2],
}

/// Running counts of the stones in every window, and what they are worth.
#[derive(Clone, Debug)]
pub struct MnkTactics<const WORDS: usize> {
    /// The stones that are counted.
    stones: [Bits<WORDS>; 2],
    /// The stones in each window, as a place in `meanings`.
    filled: Vec<u16>,
    /// By the stones in a window: X's count in steps of `k + 1`, O's in steps of one.
    meanings: Vec<Meaning>,
    steps: [u16; 2],
    /// The worth of all open windows, X minus O.
    balance: i32,
    /// Windows of each side that two more stones complete.
    almost: [u32; 2],
    /// How much a stone on each cell changes open windows, for either side.
    urgency: Vec<i32>,
}

impl<const WORDS: usize> MnkTactics<WORDS> {
    /// Tactics for the board of `game`, with the weights of the value function `lines`.
    pub fn new(game: &Mnk<WORDS>) -> Self {
        let counts = 0..=game.k();
        let meanings = counts.clone().flat_map(|x| counts.clone().map(move |o| meaning(game.k(), [x, o])));
        let mut tactics = MnkTactics {
            stones: [Bits::EMPTY; 2],
            filled: vec![0; game.lines().windows().len()],
            meanings: meanings.collect(),
            steps: [game.k() as u16 + 1, 1],
            balance: 0,
            almost: [0; 2],
            urgency: vec![0; game.cells()],
        };
        tactics.recount(game, &[Bits::EMPTY; 2]);
        tactics
    }

    /// Makes the counts those of `state`, if the search came here in a way it did not tell.
    fn follow(&mut self, game: &Mnk<WORDS>, state: &State<WORDS>) {
        if !self.counts(state) {
            self.recount(game, &[Side::Max, Side::Min].map(|side| *state.stones(side)));
        }
    }

    fn counts(&self, state: &State<WORDS>) -> bool {
        self.stones[0] == *state.stones(Side::Max) && self.stones[1] == *state.stones(Side::Min)
    }

    fn recount(&mut self, game: &Mnk<WORDS>, stones: &[Bits<WORDS>; 2]) {
        let empty = self.meanings[0];
        self.stones = [Bits::EMPTY; 2];
        self.balance = 0;
        self.almost = empty.almost.map(|almost| almost * self.filled.len() as u32);
        self.filled.fill(0);
        for (index, urgency) in self.urgency.iter_mut().enumerate() {
            *urgency = empty.gain * game.lines().crossings(index);
        }
        for side in [Side::Max, Side::Min] {
            stones[side as usize].iter().for_each(|index| self.put(game, side, index));
        }
    }

    fn put(&mut self, game: &Mnk<WORDS>, side: Side, index: usize) {
        if !self.stones[side as usize].contains(index) {
            self.stones[side as usize].insert(index);
            self.change(game, index, self.steps[side as usize]);
        }
    }

    fn take(&mut self, game: &Mnk<WORDS>, side: Side, index: usize) {
        if self.stones[side as usize].contains(index) {
            self.stones[side as usize].remove(index);
            self.change(game, index, self.steps[side as usize].wrapping_neg());
        }
    }

    /// Follows one stone more or less in all windows through a cell.
    fn change(&mut self, game: &Mnk<WORDS>, index: usize, step: u16) {
        for &window in game.lines().through(index) {
            let filled = &mut self.filled[usize::from(window)];
            let before = self.meanings[usize::from(*filled)];
            *filled = filled.wrapping_add(step);
            let after = self.meanings[usize::from(*filled)];
            self.balance += after.worth - before.worth;
            for side in [0, 1] {
                self.almost[side] += after.almost[side];
                self.almost[side] -= before.almost[side];
            }
            let gain = after.gain - before.gain;
            if gain != 0 {
                let cells = game.lines().cells(window);
                cells.iter().for_each(|&index| self.urgency[usize::from(index)] += gain);
            }
        }
    }

    /// Whether the side to move, with no threat on the board, can make two at once.
    fn has_fork(&self, game: &Mnk<WORDS>, state: &State<WORDS>) -> bool {
        let side = game.turn(state);
        // A fork needs two windows, and the cell they share.
        if self.almost[side as usize] < 2 {
            return false;
        }
        let occupied = state.occupied();
        let (mut once, mut twice) = (Bits::EMPTY, Bits::EMPTY);
        for (window, &filled) in game.lines().windows().iter().zip(&self.filled) {
            if self.meanings[usize::from(filled)].almost[side as usize] != 0 {
                let missing = window.minus(&occupied);
                twice |= once & missing;
                once |= missing;
            }
        }
        let makes_two = |index| game.play(state, Square(index as u16)).completing(side).count() > 1;
        twice.iter().any(makes_two)
    }
}

/// What `x` and `o` stones in a window of `k` cells mean.
fn meaning(k: usize, [x, o]: [usize; 2]) -> Meaning {
    let weight = |stones: usize| if stones == 0 { 0 } else { open_weight(stones) as i32 };
    let gain = |stones: usize| weight((stones + 1).min(k)) - weight(stones);
    let almost = [(x, o), (o, x)].map(|(own, other)| u32::from(other == 0 && own + 2 == k));
    match (x, o) {
        (x, 0) => Meaning { worth: weight(x), gain: gain(x), almost },
        (0, o) => Meaning { worth: -weight(o), gain: gain(o), almost },
        _ => Meaning::default(),
    }
}

impl<const WORDS: usize> Evaluator<Mnk<WORDS>> for MnkTactics<WORDS> {
    fn evaluate(&mut self, game: &Mnk<WORDS>, state: &State<WORDS>) -> Score {
        self.follow(game, state);
        Score(if game.turn(state) == Side::Max { self.balance } else { -self.balance })
    }
}

/// The same running counts serve the evaluation, the ordering and the recogniser of threats.
impl<const WORDS: usize> Tactics<Mnk<WORDS>> for MnkTactics<WORDS> {
    type Evaluator = Self;
    type Moves = Self;
    type Knowledge = Self;

    fn evaluator(&mut self) -> &mut Self {
        self
    }

    /// An open window more or less says little: nothing is skipped for it.
    fn margins(&self) -> Margins {
        Margins::OFF
    }

    fn moves(&self) -> &Self {
        self
    }

    fn knowledge(&mut self) -> &mut Self {
        self
    }

    fn start(&mut self, game: &Mnk<WORDS>, root: &State<WORDS>) {
        self.follow(game, root);
    }

    fn make(&mut self, game: &Mnk<WORDS>, before: &State<WORDS>, m: Square, _after: &State<WORDS>) {
        self.put(game, game.turn(before), m.index());
    }

    fn unmake(&mut self, game: &Mnk<WORDS>, before: &State<WORDS>, m: Square) {
        self.take(game, game.turn(before), m.index());
    }
}

impl<const WORDS: usize> Moves<Mnk<WORDS>> for MnkTactics<WORDS> {
    /// A side can complete a line: it must be done, or prevented.
    fn is_forced(&self, _game: &Mnk<WORDS>, state: &State<WORDS>) -> bool {
        !state.completing(Side::Max).is_empty() || !state.completing(Side::Min).is_empty()
    }

    fn noisy(&self, game: &Mnk<WORDS>, state: &State<WORDS>, out: &mut Vec<Square>) {
        let side = game.turn(state);
        let (own, other) = (state.completing(side), state.completing(side.other()));
        let cells = own.iter().chain(other.minus(own).iter());
        out.extend(cells.map(|index| Square(index as u16)));
    }

    fn is_noisy(&self, _game: &Mnk<WORDS>, state: &State<WORDS>, m: Square) -> bool {
        state.completing(Side::Max).contains(m.index()) || state.completing(Side::Min).contains(m.index())
    }

    fn rank(&self, game: &Mnk<WORDS>, state: &State<WORDS>, m: Square) -> i32 {
        let wins = state.completing(game.turn(state)).contains(m.index());
        if wins { WINNING_RANK } else { BLOCKING_RANK }
    }

    fn hint(&self, _game: &Mnk<WORDS>, _state: &State<WORDS>, m: Square) -> i32 {
        (self.urgency[m.index()] * HINT_SCALE).min(HINT_MAX)
    }

    /// One stone more never harms its owner, so passing is never better than moving.
    fn pass(&self, _game: &Mnk<WORDS>, state: &State<WORDS>) -> Option<State<WORDS>> {
        Some(state.passed())
    }

    fn reduction(&self, _depth: Depth, index: usize) -> Depth {
        Depth(i32::from(index >= REDUCE_FROM) + i32::from(index >= REDUCE_MORE_FROM))
    }

    fn late_move_limit(&self, depth: Depth) -> Option<usize> {
        Some(LATE_FIRST + LATE_STEP * depth.0.max(0) as usize)
    }

    /// The only move that does not lose at once costs no depth.
    fn extends(&self, game: &Mnk<WORDS>, reason: Extension, step: &Step<'_, Mnk<WORDS>>) -> bool {
        let threats = step.before.completing(game.turn(step.before).other());
        reason == Extension::ForcedReply && threats.contains(step.m.index())
    }
}

impl<const WORDS: usize> Knowledge<Mnk<WORDS>> for MnkTactics<WORDS> {
    /// Wins in one and three plies and losses in two, by counting threats.
    fn known(&mut self, game: &Mnk<WORDS>, state: &State<WORDS>, ply: Ply) -> Option<(Score, Bound)> {
        let side = game.turn(state);
        if !state.completing(side).is_empty() {
            return Some((Score::win_at(ply.next()), Bound::Exact));
        }
        let threats = state.completing(side.other());
        if threats.is_empty() {
            self.follow(game, state);
            return self.has_fork(game, state).then_some((Score::win_at(Ply(ply.0 + 3)), Bound::Exact));
        }
        (!threats.is_single()).then_some((Score::loss_at(Ply(ply.0 + 2)), Bound::Exact))
    }

    fn won_by_threats(&mut self, game: &Mnk<WORDS>, state: &State<WORDS>) -> Option<Known<Square>> {
        let FoursWin { line, .. } = win_by_fours(game, state, MOST_FOURS)?;
        let score = Score::win_at(Ply(line.len() as u32));
        Some(Known { score, bound: Bound::Lower, best: line.into_iter().take(1).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{SolveOptions, Solver, Verdict};
    use crate::value::preset;
    use search::NoControl;
    use search::Notation;
    use search::testkit::random_state;

    fn check_running<const WORDS: usize>(m: usize, n: usize, k: usize) {
        let game = Mnk::<WORDS>::new(m, n, k).expect("a board");
        let lines = preset(&game, "lines").expect("a preset");
        let mut tactics = MnkTactics::new(&game);
        let mut random = fastrand::Rng::with_seed(3);
        for seed in 0..40 {
            let state = random_state(&game, &game.start(), seed as usize % game.cells(), seed);
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            let Some(&m) = random.choice(&moves) else { continue };
            let after = game.play(&state, m);
            // The value of a finished game is never asked for.
            if game.outcome(&after).is_some() {
                continue;
            }
            let expected =
                |state: &State<WORDS>| Score::from_value(lines.value(&game, state), game.turn(state));
            let fresh = MnkTactics::new(&game).evaluate(&game, &state);
            assert_eq!(tactics.evaluate(&game, &state), fresh);
            assert_eq!(fresh, expected(&state));
            tactics.make(&game, &state, m, &after);
            assert!(tactics.counts(&after), "the running counts lost track");
            assert_eq!(tactics.evaluate(&game, &after), expected(&after));
            let urgency = tactics.urgency.clone();
            tactics.recount(&game, &[Side::Max, Side::Min].map(|side| *after.stones(side)));
            assert_eq!(tactics.urgency, urgency);
            tactics.unmake(&game, &state, m);
            assert!(tactics.counts(&state), "the running counts lost track");
        }
    }

    #[test]
    fn running_counts_are_those_of_the_value_function() {
        check_running::<1>(5, 5, 4);
        check_running::<1>(4, 4, 2);
        check_running::<7>(15, 15, 5);
        check_running::<7>(3, 3, 1);
    }

    /// What is claimed to be known must be what the solver finds, distance included.
    fn check_known(m: usize, n: usize, k: usize, states: u64) -> usize {
        let game = Mnk::<1>::new(m, n, k).expect("a board");
        let mut solver = Solver::new(&game, SolveOptions { table_bits: 16, ..SolveOptions::default() });
        let mut tactics = MnkTactics::new(&game);
        let mut claims = 0;
        for seed in 0..states {
            let state = random_state(&game, &game.start(), seed as usize % game.cells(), seed);
            if game.outcome(&state).is_some() {
                continue;
            }
            let Some((score, bound)) = tactics.known(&game, &state, Ply(4)) else { continue };
            let solution = solver.solve(&state, &NoControl).expect("nothing stops it");
            let verdict = if score > Score::DRAW { Verdict::Win } else { Verdict::Loss };
            let found = (solution.verdict, solution.plies.map(|plies| plies + 4), Bound::Exact);
            assert_eq!((verdict, score.plies_to_end(), bound), found, "{}", game.show_state(&state));
            claims += 1;
        }
        claims
    }

    #[test]
    fn knowledge_is_exact() {
        assert!(check_known(5, 5, 4, 600) > 100);
        assert!(check_known(4, 4, 3, 300) > 50);
        assert!(check_known(3, 3, 2, 100) > 10);
        assert!(check_known(6, 6, 5, 300) > 10);
    }

    #[test]
    fn threats_force_and_are_noisy() {
        let game = Mnk::<1>::new(5, 5, 4).expect("a board");
        let tactics = MnkTactics::new(&game);
        let state = game.parse_state("5/oxxx1/o4/o4/5 o").expect("a position");
        let mut noisy = Vec::new();
        tactics.noisy(&game, &state, &mut noisy);
        assert_eq!(noisy, [Square(0), Square(20), Square(9)]);
        assert!(tactics.is_forced(&game, &state));
        let ranks = noisy.iter().map(|&m| tactics.rank(&game, &state, m));
        assert!(ranks.eq([WINNING_RANK, WINNING_RANK, BLOCKING_RANK]));
        let blocked = game.play(&state, Square(9));
        let extends = |m| {
            let step = Step { before: &state, last: None, m, after: &blocked };
            tactics.extends(&game, Extension::ForcedReply, &step)
        };
        assert_eq!([Square(9), Square(12)].map(extends), [true, false]);
        assert!(!tactics.is_noisy(&game, &state, Square(12)));
        assert!(!tactics.is_forced(&game, &game.start()));
    }
}
