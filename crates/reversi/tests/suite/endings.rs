//! Exact endings: as published, and as plain minimax finds them.

use crate::published::{ENDINGS, Ending};
use reversi::solve::{Goal, Solution, SolveOptions, Solver};
use reversi::{Reversi, SIDES, State, preset};
use search::Stopped;
use search::testkit::random_state;
use search::textbook::{Policy, SearchEntry, Walk};
use search::{Depth, Game, MostNodes, NoControl, Notation, Side, Silent};

/// More empty squares take more than two seconds in a test build.
const QUICK: u32 = 14;

/// A table so small that most of what it holds is replaced.
const TINY_TABLE: u32 = 6;

fn solve(game: &Reversi, state: &State, goal: Goal, all_moves: bool) -> Solution {
    let options = SolveOptions { goal, all_moves, table_bits: 12 };
    Solver::new(game, options).solve(state, &NoControl).expect("nothing stops it")
}

fn check_published((text, expected): &Ending) {
    let game = Reversi::default();
    let state = game.parse_state(text).expect("a position");
    let options = SolveOptions { all_moves: true, ..SolveOptions::default() };
    let solution = Solver::new(&game, options).solve(&state, &NoControl).expect("nothing stops it");
    let mut found: Vec<(String, i32)> =
        solution.moves.iter().map(|solved| (game.show_move(&state, solved.m), solved.margin)).collect();
    let mut expected: Vec<(String, i32)> = expected.iter().map(|&(m, margin)| (m.into(), margin)).collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected, "{text}");
    assert_eq!(Some(solution.margin), expected.iter().map(|&(_, margin)| margin).max(), "{text}");
}

#[test]
fn every_move_of_the_published_endings_has_its_margin() {
    let game = Reversi::default();
    let is_quick = |text: &str| game.empties(&game.parse_state(text).expect("a position")) <= QUICK;
    let (quick, slow): (Vec<&Ending>, Vec<&Ending>) = ENDINGS.iter().partition(|(text, _)| is_quick(text));
    assert_eq!((quick.len(), slow.len()), (5, 1));
    quick.into_iter().for_each(check_published);
    if evidence::takes_minutes("the ending with 20 empty squares") {
        slow.into_iter().for_each(check_published);
    }
}

/// The margin for the side to move, by the textbook search to the end.
fn minimax(game: &Reversi, state: &State) -> i32 {
    let value = preset("discs").expect("a preset");
    let (policy, mut observer, never) = (Policy::default(), Silent, NoControl);
    let mut walk = Walk::new(game, &*value, &policy, &mut observer, &never);
    let answer = search::textbook::search(&mut walk, SearchEntry::ALPHABETA, state, Depth::UNLIMITED);
    let margin = answer.expect("nothing stops it").value as i32;
    if game.turn(state) == Side::Max { margin } else { -margin }
}

fn check_late(side: usize, plies: usize, states: u64) {
    let game = Reversi::new(side).expect("a board");
    let options = SolveOptions { all_moves: true, table_bits: TINY_TABLE, ..SolveOptions::default() };
    let mut solver = Solver::new(&game, options);
    for seed in 0..states {
        let state = random_state(&game, &game.start(), plies + seed as usize % 8, seed);
        let told = game.show_state(&state);
        let truth = minimax(&game, &state);
        let every = solver.solve(&state, &NoControl).expect("nothing stops it");
        assert_eq!(every.margin, truth, "{told}");
        for solved in &every.moves {
            assert_eq!(solved.margin, -minimax(&game, &game.play(&state, solved.m)), "{told}");
        }
        let one = solve(&game, &state, Goal::Margin, false);
        assert_eq!(one.margin, truth, "{told}");
        assert!(one.moves.iter().all(|solved| every.moves.contains(solved) && solved.margin == truth));
        for all_moves in [false, true] {
            let result = solve(&game, &state, Goal::Result, all_moves);
            assert_eq!(result.margin, truth.signum(), "{told}");
        }
        let signs = solve(&game, &state, Goal::Result, true);
        let expected = every.moves.iter().map(|solved| (solved.m, solved.margin.signum()));
        assert!(signs.moves.iter().map(|solved| (solved.m, solved.margin)).eq(expected), "{told}");
    }
}

#[test]
fn endings_are_what_minimax_finds() {
    check_late(SIDES[0], 2, 60);
    check_late(SIDES[1], 25, 60);
    check_late(SIDES[2], 53, 60);
}

#[test]
fn the_small_board_is_solved() {
    let game = Reversi::new(4).expect("a board");
    let solution = solve(&game, &game.start(), Goal::Margin, true);
    assert_eq!(solution.margin, -10);
    assert_eq!(solution.moves.len(), 4);
}

#[test]
fn finished_games_have_a_margin_and_no_moves() {
    let game = Reversi::new(4).expect("a board");
    let state = game.parse_state("XX----------OOO- O").expect("a finished game");
    let margin = |goal| solve(&game, &state, goal, true);
    assert_eq!((margin(Goal::Margin).margin, margin(Goal::Result).margin), (12, 1));
    assert!(margin(Goal::Margin).moves.is_empty());
}

#[test]
fn who_must_pass_is_solved_too() {
    let game = Reversi::new(4).expect("a board");
    let state = game.parse_state("XO-------------- O").expect("a position");
    let solution = solve(&game, &state, Goal::Margin, true);
    assert_eq!((solution.margin, solution.moves.len()), (-16, 1));
}

#[test]
fn a_solver_can_be_stopped_and_used_again() {
    let game = Reversi::default();
    let state = game.parse_state(ENDINGS[4].0).expect("a position");
    let mut solver = Solver::new(&game, SolveOptions::default());
    assert_eq!(solver.solve(&state, &MostNodes(500)), Err(Stopped));
    assert_eq!(solver.solve(&state, &NoControl).map(|solution| solution.margin), Ok(32));
}
