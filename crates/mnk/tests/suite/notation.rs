//! Positions and moves as text: what is read, what is refused, and that everything written is read back.

use mnk::{Mnk, Square};
use proptest::prelude::*;
use search::testkit::random_state;
use search::{Game, Notation, Outcome, Side};
use session::BoardNotation;

fn game() -> Mnk<1> {
    Mnk::<1>::new(5, 5, 4).expect("a small board")
}

fn check_read(text: &str, expected: &str) {
    let state = game().parse_state(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(game().show_state(&state), expected);
}

#[test]
fn positions_are_read() {
    check_read("5/xxxo1/2o1o/5/5 x", "5/xxxo1/2o1o/5/5 x");
    check_read("...../XXXO./2O.O/1.1.1/5 X", "5/xxxo1/2o1o/5/5 x");
    check_read("  5/xxxo1/2o1o/5/5\to\n", "5/xxxo1/2o1o/5/5 o");
    check_read("5/5/5/5/5", "5/5/5/5/5 x");
    check_read("5/5/2x2/5/5", "5/5/2x2/5/5 o");
    check_read("5/5/2o2/5/5 x", "5/5/2o2/5/5 x");
    check_read("xxxx1/ooo2/5/5/5", "xxxx1/ooo2/5/5/5 o");
}

fn check_refused(text: &str, expected: &str) {
    let error = game().parse_state(text).expect_err("a bad position").to_string();
    assert_eq!(error, expected);
}

#[test]
fn bad_positions_are_refused() {
    check_refused("", "bad position '': expected 5 rows joined by '/', not 1");
    check_refused("5/5/5/5", "bad position '5/5/5/5': expected 5 rows joined by '/', not 4");
    let row = "expected 5 cells of 'x', 'o', '.', or a number of empty cells";
    check_refused("5/5/6/5/5", &format!("bad row '6': {row}"));
    check_refused("5/5/xo2/5/5", &format!("bad row 'xo2': {row}"));
    check_refused("5/5/xo4/5/5", &format!("bad row 'xo4': {row}"));
    check_refused("5/5//5/5", &format!("bad row '': {row}"));
    check_refused("5/5/0x4/5/5", &format!("bad row '0x4': {row}"));
    check_refused("5/5/2é2/5/5", &format!("bad row '2é2': {row}"));
    check_refused("5/5/99999999999999999999/5/5", &format!("bad row '99999999999999999999': {row}"));
    check_refused("5/5/5/5/5 z", "bad position 'z': expected 'x' or 'o' to move");
    check_refused("5/5/5/5/5 x x", "bad position 'x': expected nothing after the side to move");
    let counts = "as many stones of each side, or one less of the side to move";
    check_refused(
        "5/5/2x2/5/5 x",
        &format!("bad position '5/5/2x2/5/5 x': expected {counts}, not 1 x and 0 o"),
    );
    check_refused(
        "xx3/5/5/5/5 o",
        &format!("bad position 'xx3/5/5/5/5 o': expected {counts}, not 2 x and 0 o"),
    );
    let side = "expected the side to move, 'x' or 'o', after the rows";
    check_refused("5/5/2o2/5/5", &format!("bad position '5/5/2o2/5/5': {side}"));
    check_refused(
        "xxxx1/oooo1/5/5/5",
        "bad position 'xxxx1/oooo1/5/5/5': expected at most one side with a line",
    );
    check_refused(
        "xxxx1/ooo1o/5/5/5",
        "bad position 'xxxx1/ooo1o/5/5/5': expected no move after the winning one",
    );
}

#[test]
fn finished_games_can_be_read() {
    let game = game();
    let state = game.parse_state("xxxx1/ooo2/5/5/5").expect("a finished game");
    assert_eq!(game.outcome(&state), Some(Outcome::win(Side::Max)));
    let error = game.parse_move(&state, "4").expect_err("the game is over").to_string();
    assert_eq!(error, "bad move '4': expected none: the game is over");
}

fn check_move(text: &str, expected: u16) {
    assert_eq!(game().parse_move(&game().start(), text), Ok(Square(expected)), "{text}");
}

#[test]
fn moves_are_indexes_or_coordinates() {
    check_move("0", 0);
    check_move(" 12 ", 12);
    check_move("007", 7);
    check_move("a1", 20);
    check_move("a5", 0);
    check_move("C3", 12);
    check_move("e2", 19);
    for index in 0..25 {
        check_move(&game().coordinates(Square(index)), index);
    }
}

#[test]
fn moves_are_named_as_is_wished_and_read_either_way() {
    let named = game().named(session::options::Names::Coordinates);
    let start = named.start();
    assert_eq!(game().show_move(&start, Square(12)), "12");
    assert_eq!(named.show_move(&start, Square(12)), "c3");
    for text in ["12", "c3"] {
        assert_eq!(named.parse_move(&start, text), Ok(Square(12)));
    }
}

#[test]
fn bad_moves_are_refused() {
    let game = game();
    let state = game.parse_state("x4/5/5/5/5").expect("a position");
    let expected = "the number of an empty cell, 0 to 24, or its coordinates such as a5";
    for text in
        ["0", "a5", "25", "a6", "a0", "f1", "", "a", "-1", "+1", "1.5", "99999999999", "a99999999999", "é1"]
    {
        let error = game.parse_move(&state, text).expect_err("a bad move").to_string();
        assert_eq!(error, format!("bad move '{text}': expected {expected}"));
    }
}

#[test]
fn the_board_shows_numbers_names_and_the_winning_line() {
    let game = Mnk::<1>::new(4, 3, 3).expect("a small board");
    let state = game.parse_state("xxx1/oo2/4").expect("a position");
    let grid = game.board(&state).expect("a board");
    assert_eq!((grid.columns, grid.rows()), (4, 3));
    assert_eq!(grid.column_names, ["a", "b", "c", "d"]);
    assert_eq!(grid.row_names, ["3", "2", "1"]);
    let pieces: String = grid.cells.iter().map(|cell| cell.piece).collect();
    assert_eq!(pieces, "XXX OO      ");
    let marked: Vec<&str> =
        grid.cells.iter().filter(|cell| cell.marked).map(|cell| cell.label.as_str()).collect();
    assert_eq!(marked, ["0", "1", "2"]);
    assert_eq!(grid.cell(1, 1).owner, Some(Side::Min));
    let quiet = game.board(&game.start()).expect("a board");
    assert!(quiet.cells.iter().all(|cell| !cell.marked && cell.piece == ' ' && cell.owner.is_none()));
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(
        columns in 1_usize..=20, rows in 1_usize..=20, k in 1_usize..=20, plies in 0_usize..100, seed: u64,
    ) {
        let game = Mnk::<7>::new(columns, rows, k).expect("a board");
        let state = random_state(&game, &game.start(), plies, seed);
        let text = game.show_state(&state);
        let read = game.parse_state(&text).expect("its own text");
        prop_assert_eq!(game.show_state(&read), text);
        prop_assert_eq!(read, state);
    }

    #[test]
    fn readable_positions_are_read_the_same_twice(text in "[xXoO.1-5]{1,5}(/[xo.1-5]{1,5}){4}( [xo])?") {
        if let Ok(state) = game().parse_state(&text) {
            let shown = game().show_state(&state);
            prop_assert_eq!(game().parse_state(&shown), Ok(state));
        }
    }

    #[test]
    fn no_text_is_too_strange(text in any::<String>()) {
        let game = game();
        let state = game.start();
        for error in [game.parse_state(&text).err(), game.parse_move(&state, &text).err()].into_iter().flatten() {
            prop_assert!(!error.to_string().contains('\n'));
        }
    }

    #[test]
    fn no_almost_right_text_is_too_strange(text in "[xo.0-9/ ]{0,60}", name in "[a-f]?[0-9]{0,30}") {
        let game = game();
        let _ = game.parse_state(&text);
        let _ = game.parse_move(&game.start(), &name);
    }
}
