//! Values, verdicts and messages as people read them.

use proptest::prelude::*;
use search::{Bound, Side};
use session::Value;
use session::words::{Counted, Idiom, one_line};

#[test]
fn whatever_is_quoted_a_message_is_one_short_line() {
    assert_eq!(
        one_line("unknown game 'max\n  min\u{7}x\r\n':\texpected chess"),
        "unknown game 'max min x ': expected chess"
    );
    assert_eq!(one_line(&"ž".repeat(5000)).chars().count(), 2001);
    assert_eq!(one_line(""), "");
}

const CHESS: Idiom = Idiom { counted: Counted::Moves, ..Idiom::plain(["White", "Black"]) };
const PACMAN: Idiom = Idiom { counted: Counted::Never, ..Idiom::plain(["Pacman", "Ghosts"]) };
const DRAUGHTS: Idiom =
    Idiom { sure: Some(99_999.0), also: &[("black", Side::Min)], ..Idiom::plain(["White", "Red"]) };
const LINES: Idiom = Idiom::plain(["X", "O"]);

fn check(idiom: Idiom, value: f64, short: &str, sentence: &str) {
    assert_eq!(idiom.number(value), short);
    assert_eq!(idiom.verdict(idiom.meaning(value)), sentence);
}

#[test]
fn sides_have_several_names() {
    let named = |name| DRAUGHTS.side(name);
    assert_eq!(["White", " red", "BLACK"].map(named), [Side::Max, Side::Min, Side::Min].map(Some));
    assert_eq!(["", "blue", "both"].map(named), [None; 3]);
}

#[test]
fn values_are_said_as_people_say_them() {
    check(LINES, 999_995.0, "win in 5", "X wins in 5 plies");
    check(LINES, -999_999.0, "loss in 1", "O wins in 1 ply");
    check(LINES, -600.0, "-600", "O is better by 600");
    check(LINES, 326.125, "326", "X is better by 326");
    check(LINES, -32.649, "-32.6", "O is better by 32.6");
    check(LINES, 2.514, "2.51", "X is better by 2.51");
    check(LINES, 0.0, "0", "even");
    // An average over chance proves no distance.
    check(LINES, 995_000.5, "995001", "X is better by 995001");
    check(CHESS, 999_997.0, "mate in 2", "White mates in 2");
    check(CHESS, -999_994.0, "mated in 3", "Black mates in 3");
    check(CHESS, 99_999.0, "99999", "White is better by 99999");
    check(DRAUGHTS, 999_985.0, "win in 15", "White wins in 15 plies");
    check(DRAUGHTS, -99_999.0, "loss", "Red wins");
    check(DRAUGHTS, 99_999.0, "win", "White wins");
    check(PACMAN, -127.0, "-127", "-127 for Pacman");
    check(PACMAN, -999_700.0, "-999700", "-999700 for Pacman");
    assert_eq!(LINES.number(f64::NEG_INFINITY), "-∞");
    assert_eq!(LINES.bounded(Value::Points(3.0), Bound::Upper), "≤ 3");
    assert_eq!(CHESS.bounded(Value::Win(1), Bound::Lower), "≥ mate in 1");
    assert_eq!(CHESS.exact("draw", None), "draw");
    assert_eq!(CHESS.exact("loss", Some(4)), "mated in 2");
    assert_eq!(DRAUGHTS.exact("win", Some(15)), "win in 15 plies");
}

proptest! {
    /// A value is the number of the search and back, orders as it does, and is as good for one side as it is bad for the other.
    #[test]
    fn values_keep_the_numbers_of_the_search(plies in 0u32..5000, points in -900_000.0..900_000.0f64) {
        let values = [Value::Loss(plies), Value::Loss(plies + 1), Value::Points(points), Value::Win(plies + 1), Value::Win(plies)];
        prop_assert!(values.windows(2).all(|pair| pair[0] < pair[1]));
        for value in values {
            prop_assert_eq!(format!("{:?}", Value::of(value.number(), Counted::Plies)), format!("{value:?}"));
            prop_assert_eq!(value.seen_by(Side::Min).number(), -value.number());
            prop_assert!(matches!(Value::of(value.number(), Counted::Never), Value::Points(_)));
        }
    }
}
