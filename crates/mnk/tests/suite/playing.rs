//! The playing search with the tactics of this crate: it plays well and never claims what is not true.

use mnk::solve::{SolveOptions, Solver, Verdict};
use mnk::{Mnk, MnkTactics, Square};
use search::pvs::{Limits, Table, ThinkRequest, Thought, think};
use search::testkit::{
    Defect, check_playing, check_playing_time, check_quiescence, check_skips, check_textbook,
    check_textbook_time, check_win, is_noticed, random_state,
};
use search::{Depth, Game, Moves, NoControl, Notation, Outcome, Score, Silent};

fn game(columns: usize, rows: usize, k: usize) -> Mnk<1> {
    Mnk::<1>::new(columns, rows, k).expect("a small board")
}

fn ask(game: &Mnk<1>, state: &mnk::State<1>, depth: Depth) -> Thought<Square> {
    let request = ThinkRequest { limits: Limits { depth, ..Limits::default() }, ..ThinkRequest::new(state) };
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

/// One of the sides would win with the next stone, were it to move.
fn is_forced(game: &Mnk<1>, state: &mnk::State<1>) -> bool {
    let passed = MnkTactics::new(game).pass(game, state).expect("passing is always possible");
    [state, &passed].into_iter().any(|state| {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let win = Some(Outcome::win(game.turn(state)));
        moves.iter().any(|&m| game.outcome(&game.play(state, m)) == win)
    })
}

#[test]
fn quiescence_equals_a_plain_one() {
    // On a larger board no side has to take a win that is there, and plain quiescence does not end.
    for (columns, rows, k) in [(3, 3, 3), (4, 3, 3)] {
        let game = game(columns, rows, k);
        let start = random_state(&game, &game.start(), 3, 5);
        check_quiescence(&game, &MnkTactics::new(&game), is_forced, &start, 24);
    }
}

/// All moves are listed at once and none decoded, so what might be said of stages and codes is planted as well.
#[test]
fn the_oracle_finds_planted_defects() {
    let game = game(3, 3, 3);
    let tactics = MnkTactics::new(&game);
    let is_noticed = |defect| is_noticed(&game, &tactics, is_forced, &game.start(), defect);
    for defect in [
        Defect::NoisyInvents,
        Defect::DecodeInvents,
        Defect::ForcedLies,
        Defect::NoisyLies,
        Defect::PieceToTooLarge,
    ] {
        assert!(is_noticed(defect), "{defect:?} goes unnoticed");
    }
    for defect in Defect::HARMLESS {
        assert!(!is_noticed(defect), "{defect:?} is none");
    }
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
        let truth = solver.solve(&state, &NoControl).expect("nothing stops it");
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

#[test]
fn a_limit_in_time_is_kept_whatever_a_node_costs() {
    let board = game(8, 8, 5);
    check_playing_time(&board, &MnkTactics::new(&board), &board.start());
    check_textbook_time(&board, &board.start());
}

#[test]
fn no_technique_leaves_out_what_is_not_its_own() {
    let board = game(5, 5, 4);
    check_skips(&board, &MnkTactics::new(&board), &board.start(), Depth(4), 3);
}

#[test]
fn wins_are_found_with_each_technique_off() {
    let board = game(5, 5, 4);
    for (position, moves) in [("xxx2/ooo2/5/5/5 x", 1), ("5/1xx2/1o3/1o3/5 x", 2)] {
        check_win(&board, &MnkTactics::new(&board), &board.parse_state(position).unwrap(), moves);
    }
}
