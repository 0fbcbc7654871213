//! Changes of a position that are made in its text.

use session::{Editor, Style};

fn check(style: Style, turns: [&'static str; 2], position: &str, expected: &str) {
    let editor = Editor { style, pieces: &[], turns };
    assert_eq!(editor.pass(position), expected);
}

#[test]
fn a_pass_gives_the_turn_to_the_other_side() {
    check(Style::Fen, ["w", "b"], "4k3/8/8/8/8/8/8/4K3 w - e3 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    check(Style::Fen, ["w", "b"], "4k3/8/8/8/8/8/8/4K3 b", "4k3/8/8/8/8/8/8/4K3 w");
    check(Style::Rows, ["x", "o"], "x1o/1x1/2o x", "x1o/1x1/2o o");
    check(Style::Pdn, ["W", "B"], "B:W18,K24:B1", "W:W18,K24:B1");
    check(Style::Pdn, ["W", "B"], "no position", "no position");
}
