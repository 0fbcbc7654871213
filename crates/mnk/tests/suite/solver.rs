//! The solver: known results, the hard position, and textbook search as the oracle.

use mnk::solve::{Solution, SolveOptions, Solver, Verdict, solve};
use mnk::{Mnk, Square, preset};
use search::testkit::random_state;
use search::textbook::{Policy, SearchEntry, Walk, search};
use search::{Depth, Game, NoControl, Notation, Score, Side, Silent};

fn game(columns: usize, rows: usize, k: usize) -> Mnk<1> {
    Mnk::<1>::new(columns, rows, k).expect("a small board")
}

fn all_moves(game: &Mnk<1>, text: &str) -> Solution {
    let options = SolveOptions { all_moves: true, ..SolveOptions::default() };
    solve(game, &game.parse_state(text).expect("a position"), options, &NoControl).expect("nothing stops it")
}

fn squares(solution: &Solution, verdict: Verdict) -> Vec<u16> {
    solution.moves.iter().filter(|m| m.verdict == verdict).map(|m| m.square.0).collect()
}

fn check_board(columns: usize, rows: usize, k: usize, verdict: Verdict, plies: Option<u32>) {
    let game = game(columns, rows, k);
    let solution =
        solve(&game, &game.start(), SolveOptions::default(), &NoControl).expect("nothing stops it");
    assert_eq!((solution.verdict, solution.plies), (verdict, plies), "{columns},{rows},{k}");
    // Short wins can be found without any of the solver's reasoning.
    if let Some(plies) = plies.filter(|&plies| plies <= 7) {
        assert_eq!(oracle(&game, &game.start(), Depth(plies as i32)), (verdict, Some(plies)));
    }
}

#[test]
fn empty_boards_have_their_known_values() {
    use Verdict::{Draw, Win};
    check_board(3, 3, 3, Draw, None);
    check_board(4, 3, 3, Win, Some(7));
    check_board(5, 3, 3, Win, Some(7));
    check_board(6, 3, 3, Win, Some(7));
    check_board(4, 4, 3, Win, Some(5));
    check_board(5, 5, 3, Win, Some(5));
    check_board(4, 4, 4, Draw, None);
    check_board(5, 4, 4, Draw, None);
    check_board(6, 4, 4, Draw, None);
    check_board(5, 5, 4, Draw, None);
    check_board(6, 5, 4, Win, Some(11));
    check_board(6, 6, 4, Win, Some(11));
    check_board(5, 5, 5, Draw, None);
    check_board(3, 2, 5, Draw, None);
    check_board(2, 2, 2, Win, Some(3));
    check_board(3, 3, 1, Win, Some(1));
}

#[test]
fn single_first_moves_can_lose_but_none_does_on_5_5_4() {
    let narrow = all_moves(&game(4, 3, 3), "4/4/4");
    assert_eq!(squares(&narrow, Verdict::Loss), [4, 7]);
    assert!(squares(&narrow, Verdict::Draw).is_empty());
    let square = all_moves(&game(5, 5, 4), "5/5/5/5/5");
    assert_eq!(squares(&square, Verdict::Draw), (0..25).collect::<Vec<u16>>());
}

#[test]
fn only_16_holds_the_hard_position() {
    let game = game(5, 5, 4);
    let hard = all_moves(&game, "5/xxxo1/2o1o/5/5 x");
    assert_eq!(hard.verdict, Verdict::Draw);
    assert_eq!(squares(&hard, Verdict::Draw), [16]);
    assert_eq!(hard.best().collect::<Vec<_>>(), [Square(16)]);
    let after_13 = all_moves(&game, "5/xxxo1/2oxo/5/5 o");
    assert_eq!((after_13.verdict, after_13.plies), (Verdict::Win, Some(3)));
    assert!(after_13.best().any(|square| square == Square(16)));
    let after_16 = all_moves(&game, "5/xxxo1/2o1o/1x3/5 o");
    assert_eq!(squares(&after_16, Verdict::Draw), [11]);
    assert!(squares(&after_16, Verdict::Win).is_empty());
    let o_to_move = all_moves(&game, "5/xxxo1/2o1o/5/5 o");
    assert_eq!(squares(&o_to_move, Verdict::Win), [3, 9, 11, 13, 16, 18, 19, 23]);
}

/// What a textbook search says, seen by the side to move; a win beyond its depth looks like a draw.
fn oracle<const WORDS: usize>(
    game: &Mnk<WORDS>,
    state: &mnk::State<WORDS>,
    depth: Depth,
) -> (Verdict, Option<u32>) {
    let value = preset(game, "windows").expect("a preset");
    let (policy, never, mut observer) = (Policy::default(), NoControl, Silent);
    let mut walk = Walk::new(game, &*value, &policy, &mut observer, &never);
    let answer = search(&mut walk, SearchEntry::ALPHABETA, state, depth).expect("nothing stops it");
    // A win after n plies is worth `Score::WIN - n`; everything else is far below.
    let for_mover = if game.turn(state) == Side::Max { answer.value } else { -answer.value };
    let plies = Score(for_mover as i32).plies_to_end();
    match (plies, for_mover > 0.0) {
        (None, _) => (Verdict::Draw, None),
        (_, true) => (Verdict::Win, plies),
        (_, false) => (Verdict::Loss, plies),
    }
}

/// Solves a state in all ways and compares every answer with the oracle's.
fn check_state<const WORDS: usize>(
    game: &Mnk<WORDS>,
    solvers: &mut [Solver<WORDS>],
    state: &mnk::State<WORDS>,
) {
    let text = game.show_state(state);
    let expected = oracle(game, state, Depth::UNLIMITED);
    for solver in solvers {
        let solution = solver.solve(state, &NoControl).expect("nothing stops it");
        assert_eq!(solution.verdict, expected.0, "{text}");
        assert!(solution.plies.is_none() || solution.plies == expected.1, "{text}: {solution:?}");
        for m in &solution.moves {
            let (verdict, plies) = oracle(game, &game.play(state, m.square), Depth::UNLIMITED);
            assert_eq!(m.verdict, verdict.flip(), "{text}: move {}", m.square);
            let distance = plies.map(|plies| plies + 1);
            assert!(m.plies.is_none() || m.plies == distance, "{text}: move {}", m.square);
        }
    }
}

/// A solver that judges every move, one that finds the shortest win, and one that only says who wins.
fn solvers<const WORDS: usize>(game: &Mnk<WORDS>) -> [Solver<'_, WORDS>; 3] {
    let modes = [(true, true), (false, true), (false, false)];
    modes.map(|(all_moves, distance)| Solver::new(game, SolveOptions { all_moves, distance, table_bits: 14 }))
}

fn check_random<const WORDS: usize>(columns: usize, rows: usize, k: usize, empty: usize, states: u64) {
    let game = Mnk::<WORDS>::new(columns, rows, k).expect("a board");
    let mut solvers = solvers(&game);
    for seed in 0..states {
        let plies = game.cells() - (empty - seed as usize % empty);
        check_state(&game, &mut solvers, &random_state(&game, &game.start(), plies, seed));
    }
}

#[test]
fn the_solver_agrees_with_a_textbook_search() {
    check_random::<1>(3, 3, 3, 9, 2000);
    check_random::<7>(3, 3, 3, 8, 300);
    check_random::<1>(4, 3, 3, 9, 1500);
    check_random::<1>(4, 4, 3, 9, 1000);
    check_random::<1>(4, 4, 4, 8, 1000);
    check_random::<1>(5, 4, 4, 8, 1000);
    check_random::<1>(5, 5, 4, 8, 500);
    check_random::<1>(3, 3, 2, 8, 200);
    check_random::<1>(6, 1, 3, 6, 200);
}
