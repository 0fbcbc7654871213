//! The playing search with the tactics of this crate: it plays well and never claims what is not true.

use mnk::solve::{SolveOptions, Solver, Verdict};
use mnk::{MnkTactics, SmallMnk, Square};
use search::pvs::{Limits, NoControl, Request, Table, Thought, think};
use search::testkit::{check_playing, check_textbook, random_state};
use search::{Depth, Game, Notation, Score, Silent};

fn game(columns: usize, rows: usize, k: usize) -> SmallMnk {
    SmallMnk::new(columns, rows, k).expect("a small board")
}

fn ask(game: &SmallMnk, state: &mnk::State<1>, depth: Depth) -> Thought<Square> {
    let request = Request { limits: Limits { depth, ..Limits::default() }, ..Request::new(state) };
    let table = Table::new(1);
    think(game, &MnkTactics::new(game), Silent, &table, &request, &NoControl, &mut |_| {})
}

#[test]
fn searches_agree_with_minimax() {
    let small = game(3, 3, 3);
    check_textbook(&small, &small.start(), Depth(4), 40);
    check_playing(&small, &MnkTactics::new(&small), &small.start(), Depth(4), 40);
    let usual = game(5, 5, 4);
    check_textbook(&usual, &usual.start(), Depth(2), 20);
    check_playing(&usual, &MnkTactics::new(&usual), &usual.start(), Depth(2), 20);
}

#[test]
fn the_hard_position_is_played_right_by_search() {
    let game = game(5, 5, 4);
    let state = game.parse_state("5/xxxo1/2o1o/5/5 x").expect("a position");
    for depth in 4..=8 {
        assert_eq!(ask(&game, &state, Depth(depth)).best(), Some(Square(16)), "depth {depth}");
    }
}

/// Counted wins and losses must be real, and not sooner than the solver says.
fn check_claims(columns: usize, rows: usize, k: usize, states: u64) -> usize {
    let game = game(columns, rows, k);
    let mut solver = Solver::new(&game, SolveOptions { table_bits: 18, ..SolveOptions::default() });
    let mut claims = 0;
    for seed in 0..states {
        let state = random_state(&game, &game.start(), seed as usize % game.cells(), seed);
        if game.outcome(&state).is_some() {
            continue;
        }
        let line = &ask(&game, &state, Depth(5)).lines[0];
        let Some(plies) = line.score.plies_to_end() else { continue };
        let truth = solver.solve(&state, &|_| false).expect("nobody stops it");
        let verdict = if line.score > Score::DRAW { Verdict::Win } else { Verdict::Loss };
        assert_eq!(verdict, truth.verdict, "{}", game.show_state(&state));
        assert!(Some(plies) >= truth.plies, "{}: {plies} plies", game.show_state(&state));
        claims += 1;
    }
    claims
}

#[test]
fn claimed_wins_are_real() {
    assert!(check_claims(5, 5, 4, 150) > 20);
    assert!(check_claims(4, 4, 3, 100) > 20);
    assert!(check_claims(6, 6, 4, 60) > 10);
}
