//! Values, verdicts and messages as people read them.

use search::Bound;
use workbench::words::{bounded_text, one_line, value_text, verdict};

#[test]
fn whatever_is_quoted_a_message_is_one_short_line() {
    assert_eq!(
        one_line("unknown game 'max\n  min\u{7}x\r\n':\texpected chess"),
        "unknown game 'max min x ': expected chess"
    );
    assert_eq!(one_line(&"ž".repeat(5000)).chars().count(), 2001);
    assert_eq!(one_line(""), "");
}

#[test]
fn values_are_said_as_people_say_them() {
    assert_eq!(value_text(999_995.0), "win in 5");
    assert_eq!(value_text(-999_996.0), "loss in 4");
    assert_eq!(value_text(-600.0), "-600");
    assert_eq!(value_text(326.125), "326.125");
    assert_eq!(value_text(f64::NEG_INFINITY), "-∞");
    assert_eq!(bounded_text(3.0, Bound::Upper), "≤ 3");
    assert_eq!(verdict(-999_999.0, ["X", "O"]), "O wins in 1 ply");
    assert_eq!(verdict(12.0, ["X", "O"]), "X is better by 12");
    assert_eq!(verdict(-2.5, ["X", "O"]), "O is better by 2.500");
    assert_eq!(verdict(0.0, ["X", "O"]), "even");
    assert_eq!(verdict(-127.0, ["Pacman", "Ghosts"]), "Ghosts are better by 127");
    assert_eq!(verdict(-999_998.0, ["Pacman", "Ghosts"]), "Ghosts win in 2 plies");
}
