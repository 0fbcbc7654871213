//! The `published` function against the truth: two kings against one, solved here in the plainest way.

use draughts::value::published;
use draughts::variants::StudyVariant;
use draughts::{BoardSetup, Draughts, Move, Square, Squares, State};
use search::textbook::{Walk, search};
use search::{Depth, NoControl, Side, Silent, ValueFunction};
use std::collections::HashMap;
use std::sync::Arc;

/// Games are stopped after this many plies.
const MAX_PLIES: usize = 100;

/// A loss (for the side to move) or a win, and the plies it takes; draws are not listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Truth {
    Won(i64),
    Lost(i64),
}

type Solution = HashMap<State, Truth>;

/// How a game against the best defence went.
#[derive(PartialEq, Eq, Debug)]
enum Played {
    Won,
    ThrownAway,
    TimedOut,
}

fn moves(state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    state.append_moves(&mut moves);
    moves
}

/// The position as if nothing had been played before.
fn fresh(state: &State) -> State {
    State::assume_valid(&state.setup())
}

/// Every position of one or two white kings against a red king or none.
fn positions() -> Vec<State> {
    let mut all = Vec::new();
    for (first, second) in
        Square::all().flat_map(|a| Square::all().map(move |b| (a, b))).filter(|(a, b)| a <= b)
    {
        let white_kings = Squares::of(first) | Squares::of(second);
        for black_kings in Square::all().map(Squares::of).chain([Squares::NONE]) {
            for turn in [Side::Max, Side::Min] {
                let setup = BoardSetup { white_kings, black_kings, ..BoardSetup::empty(turn) };
                all.extend(State::try_from(setup).ok());
            }
        }
    }
    // White may lose its last king too.
    let lone =
        Square::all().map(|king| BoardSetup { black_kings: king.into(), ..BoardSetup::empty(Side::Max) });
    all.extend(lone.map(|setup| State::assume_valid(&setup)));
    all
}

/// Finds all wins and losses in one ply, then in two, and so on until nothing is new.
fn solve() -> Solution {
    let mut open = positions();
    let mut solution = Solution::new();
    for plies in 0.. {
        let judged: Vec<(State, Option<Truth>)> =
            open.iter().map(|state| (*state, judge(state, plies, &solution))).collect();
        let found = judged.iter().filter_map(|(state, truth)| truth.map(|truth| (*state, truth)));
        let size = solution.len();
        solution.extend(found);
        if solution.len() == size && plies > 1 {
            return solution;
        }
        open = judged.into_iter().filter(|(_, truth)| truth.is_none()).map(|(state, _)| state).collect();
    }
    unreachable!("the number of positions is finite")
}

fn judge(state: &State, plies: i64, solution: &Solution) -> Option<Truth> {
    let replies: Vec<Option<&Truth>> =
        moves(state).iter().map(|&m| solution.get(&fresh(&state.after(m)))).collect();
    if replies.iter().any(|reply| matches!(reply, Some(Truth::Lost(_)))) {
        return Some(Truth::Won(plies));
    }
    let is_lost = replies.iter().all(|reply| matches!(reply, Some(Truth::Won(_))));
    is_lost.then_some(Truth::Lost(plies))
}

/// Red's best move: best result, then longest resistance, then the last generated.
fn defend(state: &State, solution: &Solution) -> Move {
    let worth = |m: &Move| match solution.get(&fresh(&state.after(*m))) {
        Some(Truth::Lost(plies)) => (1, -plies),
        None => (0, 0),
        Some(Truth::Won(plies)) => (-1, *plies),
    };
    moves(state).into_iter().max_by_key(worth).expect("Red can move")
}

struct Hunter {
    value: Arc<dyn ValueFunction<Draughts>>,
    depth: Depth,
    known: HashMap<State, Move>,
}

impl Hunter {
    /// The first of the best moves; the same position always gets the same move.
    fn choose(&mut self, state: &State) -> Move {
        let state = fresh(state);
        if let Some(&m) = self.known.get(&state) {
            return m;
        }
        let policy = StudyVariant::Study.policy(&self.value);
        let (mut observer, stop) = (Silent, NoControl);
        let mut walk = Walk::new(&Draughts, &*self.value, &policy, &mut observer, &stop);
        let answer = search(&mut walk, StudyVariant::Study.algorithm(), &state, self.depth).unwrap();
        self.known.insert(state, answer.best[0]);
        answer.best[0]
    }

    fn play(&mut self, start: &State, solution: &Solution) -> Played {
        let mut state = *start;
        for _ in 0..MAX_PLIES {
            if !state.has_move() {
                return Played::Won;
            }
            let m = if state.turn() == Side::Max { self.choose(&state) } else { defend(&state, solution) };
            state = state.after(m);
            if state.turn() == Side::Min && !matches!(solution.get(&fresh(&state)), Some(Truth::Lost(_))) {
                return Played::ThrownAway;
            }
        }
        Played::TimedOut
    }
}

fn is_two_kings_to_win(state: &State, truth: &Truth) -> bool {
    let pieces = (state.pieces(Side::Max).len(), state.pieces(Side::Min).len());
    state.turn() == Side::Max && pieces == (2, 1) && matches!(truth, Truth::Won(_))
}

#[test]
fn published_wins_as_often_as_the_spec_says() {
    let solution = solve();
    let won: Vec<(&State, &Truth)> = solution.iter().filter(|(s, t)| is_two_kings_to_win(s, t)).collect();
    assert_eq!(won.len(), 14_846);
    let total: i64 =
        won.iter().map(|(_, truth)| if let Truth::Won(plies) = truth { *plies } else { 0 }).sum();
    assert_eq!((100.0 * total as f64 / won.len() as f64).round(), 1411.0, "mean plies to win, in hundredths");
    let longest =
        won.iter().filter_map(|(_, truth)| if let Truth::Won(plies) = truth { Some(*plies) } else { None });
    assert_eq!(longest.max(), Some(33));
    for (depth, wins, thrown) in [(2, 4442, 161), (4, 5960, 6), (6, 7899, 2)] {
        let mut hunter = Hunter { value: Arc::new(published()), depth: Depth(depth), known: HashMap::new() };
        let results: Vec<Played> = won.iter().map(|(state, _)| hunter.play(state, &solution)).collect();
        let count = |wanted: Played| results.iter().filter(|&result| *result == wanted).count();
        assert_eq!((count(Played::Won), count(Played::ThrownAway)), (wins, thrown), "depth {depth}");
    }
}
