//! What a student may type, and how numbers and answers are written.

use exercise::{Exercise, Verdict};
use explicit::{Edge, Explicit, NodeKind};
use search::textbook::SearchEntry;

/// A root with one leaf of this value.
fn worth(value: f64) -> Explicit {
    let tree = Explicit::builder().inner("A", NodeKind::Max).leaf("B", value);
    tree.edge("A", "B", Edge::default()).build().unwrap()
}

fn verdict(tree: &Explicit, algorithm: SearchEntry, key: &str, answer: &str) -> Verdict {
    let exercise = Exercise::new(tree, algorithm).unwrap();
    exercise.check(exercise.find(key).unwrap(), answer)
}

fn check_number(answer: &str, value: f64, is_right: bool) {
    let verdict = verdict(&worth(value), SearchEntry::MINIMAX, "A.value", answer);
    assert_eq!(verdict == Verdict::Correct, is_right, "{answer}: {verdict:?}");
    assert!(!matches!(verdict, Verdict::Unreadable { .. }), "{answer}: {verdict:?}");
}

#[test]
fn numbers_may_be_rounded_to_two_decimals() {
    check_number("3", 3.0, true);
    check_number("3", 3.000_000_000_000_1, true);
    check_number("3", 2.5, false);
    check_number("2.3", 7.0 / 3.0, false);
    check_number("2.33", 7.0 / 3.0, true);
    check_number("2.34", 7.0 / 3.0, false);
    check_number("7/3", 7.0 / 3.0, true);
    check_number("-0.67", -2.0 / 3.0, true);
    check_number("≥3", 3.0, false);
    check_number("cut", 3.0, false);
}

#[test]
fn what_is_no_value_is_not_understood() {
    for answer in ["< 3", "three", "nan", "1e999999999999", "3 = 3"] {
        let verdict = verdict(&worth(3.0), SearchEntry::MINIMAX, "A.value", answer);
        assert!(matches!(verdict, Verdict::Unreadable { .. }), "{answer}: {verdict:?}");
    }
}

fn check_window(answer: &str, expected: &str) {
    let said = match verdict(&worth(3.0), SearchEntry::ALPHABETA, "A.window", answer) {
        Verdict::Correct => "correct",
        Verdict::Wrong { .. } => "wrong",
        Verdict::Unreadable { .. } => "not understood",
        Verdict::Missing => "missing",
    };
    assert_eq!(said, expected, "{answer}");
}

#[test]
fn windows_are_two_numbers() {
    check_window("[-inf, inf]", "correct");
    check_window("-inf +∞", "correct");
    check_window("(-∞,infinity)", "correct");
    check_window("[3, inf]", "wrong");
    check_window("[-inf, 9]", "wrong");
    check_window("[inf, -inf]", "wrong");
    check_window("cut", "wrong");
    check_window("[3]", "not understood");
    check_window("[3, 4, 5]", "not understood");
    check_window("[a, b]", "not understood");
}

#[test]
fn blanks_are_told_from_names() {
    for blank in ["", "____", "[____, ____]", "[____; ____]"] {
        check_window(blank, "missing");
    }
    for name in ["[3, ____]", "n____", "_"] {
        check_window(name, "not understood");
    }
}

#[test]
fn numbers_are_short() {
    let check = |value: f64, text: &str| {
        let tree = worth(value);
        let exercise = Exercise::new(&tree, SearchEntry::MINIMAX).unwrap();
        assert_eq!(exercise.answer(exercise.find("A.value").unwrap()), text);
    };
    check(3.0, "3");
    check(-0.0, "0");
    check(2.5, "2.5");
    check(0.1 + 0.2, "0.3");
    check(23.0 / 3.0, "7.6667");
    check(7.599_96, "7.6000");
    check(1e15, "1000000000000000");
}

#[test]
fn quotes_and_lists_stay_short() {
    let tree = Explicit::parse(&format!("(max A{})", " 1".repeat(99))).unwrap();
    let exercise = Exercise::new(&tree, SearchEntry::MINIMAX).unwrap();
    let typed = "x".repeat(99);
    let report = exercise.check_file(&format!("A.value = {typed}")).unwrap();
    assert_eq!(report.answers[0].answer, format!("{}...", &typed[..40]));
    let Verdict::Wrong { why } = exercise.check(exercise.find("A.value").unwrap(), "2") else {
        panic!("2 is not 1");
    };
    assert!(why.contains("M = 1, ..., so 1, not 2"), "{why}");
}
