//! Positions and moves as text: what is read, what is refused, and that everything written is read back.

use proptest::prelude::*;
use reversi::{Move, Reversi};
use search::testkit::random_state;
use search::{Game, Notation, Side};

const START: &str = "---------------------------OX------XO--------------------------- X";

#[test]
fn positions_are_read_and_written() {
    let game = Reversi::default();
    assert_eq!(game.show_state(&game.start()), START);
    let loose = START.to_lowercase().replace('-', ".").replace(' ', "\t");
    assert_eq!(game.parse_state(&format!("  {loose}\n")), Ok(game.start()));
    let small = Reversi::new(4).expect("a board");
    assert_eq!(small.show_state(&small.start()), "-----OX--XO----- X");
    assert_eq!(small.parse_state("4/1ox1/-xo1/4 x"), Ok(small.start()));
}

fn check_refused(text: &str, expected: &str) {
    let error = Reversi::new(4).expect("a board").parse_state(text).expect_err("a bad position").to_string();
    assert_eq!(error, expected);
}

#[test]
fn bad_positions_are_refused() {
    check_refused("", "bad position '': expected 16 squares of 'X', 'O' or '-', not 0");
    check_refused("XO X", "bad position 'XO X': expected 16 squares of 'X', 'O' or '-', not 2");
    check_refused("-----OX--XO----é X", "bad square 'é': expected 'X', 'O' or '-'");
    check_refused("-----OX--XO----\0 X", "bad square ' ': expected 'X', 'O' or '-'");
    check_refused(
        "-----OX--XO-----",
        "bad position '-----OX--XO-----': expected the side to move, 'X' or 'O', after the squares",
    );
    let row = "expected 4 squares of 'X', 'O', '-', or a number of empty ones";
    check_refused("4/1ox2/1xo1/4 x", &format!("bad row '1ox2': {row}"));
    check_refused("4/1ox1/1xo1/ x", &format!("bad row '': {row}"));
    check_refused(
        "4/1ox1/1xo1 x",
        "bad position '4/1ox1/1xo1 x': expected 16 squares of 'X', 'O' or '-', not 12",
    );
    check_refused("4/0ox1/1xo1/4 x", "bad square '0': expected 'X', 'O' or '-'");
    check_refused("-----OX--XO----- B", "bad position 'B': expected 'X' or 'O' to move");
    check_refused("-----OX--XO----- X O", "bad position 'O': expected nothing after the side to move");
}

fn refused_move(game: &Reversi, position: &str, text: &str) -> String {
    let state = game.parse_state(position).expect("a position");
    game.parse_move(&state, text).expect_err("a bad move").to_string()
}

#[test]
fn bad_moves_are_refused() {
    let game = Reversi::default();
    for text in ["d4", "a1", "d9", "i3", "d", "", "d33", "--", "é", "3d", "d\u{0}"] {
        let shown = text.replace('\0', " ");
        let expected = format!("bad move '{shown}': expected one of d3, c4, f5, e6");
        assert_eq!(refused_move(&game, START, text), expected);
    }
    let small = Reversi::new(4).expect("a board");
    let expected = "expected --: no disc can be put, so the turn passes";
    assert_eq!(refused_move(&small, "XO-------------- O", "c1"), format!("bad move 'c1': {expected}"));
    let expected = "bad move 'c1': expected none: the game is over";
    assert_eq!(refused_move(&small, "XX-------------- O", "c1"), expected);
}

/// A short game in which O is wiped out.
const WIPED_OUT: &str = "e6f4e3f6g5d6e7f5c5";

#[test]
fn a_side_without_discs_has_lost() {
    let game = Reversi::default();
    let last = WIPED_OUT.as_bytes().chunks(2).fold(game.start(), |state, square| {
        let m = game.parse_move(&state, &String::from_utf8_lossy(square)).expect("a legal move");
        game.play(&state, m)
    });
    assert_eq!((last.discs(Side::Min), game.margin(&last)), (0, 64));
    assert_eq!(game.outcome(&last).and_then(|outcome| outcome.winner), Some(Side::Max));
    let error = game.parse_move(&last, "a1").expect_err("no move").to_string();
    assert_eq!(error, "bad move 'a1': expected none: the game is over");
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_in_one_line(text in "\\PC{0,80}|[-XOxo. a-h1-8]{0,70}|[1-8XO/]{0,30} x") {
        let game = Reversi::default();
        let errors = [
            game.parse_state(&text).err(),
            game.parse_move(&game.start(), &text).err(),
        ];
        for error in errors.into_iter().flatten() {
            prop_assert!(!error.to_string().contains('\n'));
        }
        if let Ok(state) = game.parse_state(&text) {
            prop_assert_eq!(game.parse_state(&game.show_state(&state)), Ok(state));
        }
    }

    #[test]
    fn moves_turn_lines_and_nothing_else(seed in any::<u64>(), plies in 0_usize..60) {
        let game = Reversi::default();
        let state = random_state(&game, &game.start(), plies, seed);
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        for m in moves {
            let after = game.play(&state, m);
            let (own, other) = (state.turn(), state.turn().other());
            let gained = after.discs(own) & !state.discs(own);
            let lost = state.discs(other) & !after.discs(other);
            let put = match m {
                Move::Put(square) => 1 << square.index(),
                Move::Pass => 0,
            };
            prop_assert_eq!(gained, lost | put);
            prop_assert_eq!(lost == 0, m == Move::Pass);
            prop_assert_eq!(after.discs(own) & after.discs(other), 0);
        }
    }
}
