//! Sheets and their reports: what is asked and shown, along lines and at leaves, and how a filled-in sheet is checked.

use exercise::{Exercise, LeafSum, Verdict};
use explicit::Explicit;
use search::Share;
use search::textbook::SearchEntry;

fn parse(tree: &str) -> Explicit {
    Explicit::parse(tree).unwrap()
}

fn keys(exercise: &Exercise<'_>) -> String {
    let keys = exercise.questions().iter().map(|&question| exercise.key(question));
    keys.collect::<Vec<_>>().join(" ")
}

fn check_asked(algorithm: SearchEntry, tree: &str, expected: &str) {
    let tree = parse(tree);
    let exercise = Exercise::new(&tree, algorithm).unwrap();
    assert_eq!(keys(&exercise), expected);
    for &question in exercise.questions() {
        assert_eq!(exercise.find(&exercise.key(question)), Some(question));
    }
    assert_eq!(exercise.find("nothing"), None);
}

#[test]
fn what_is_asked_depends_on_the_search() {
    let tree = "(max a.value (min cut 1 2))";
    check_asked(SearchEntry::MINIMAX, tree, "a.value.value cut.value best");
    check_asked(SearchEntry::ALPHABETA, tree, "a.value.value a.value.window cut.value cut.window cut best");
    check_asked(SearchEntry::EXPECTIMAX, "(min A 1 2)", "A.value");
    check_asked(SearchEntry::MINIMAX, "(chance A 1 2)", "A.value");
}

#[test]
fn a_sheet_shows_the_tree_and_asks_about_every_inner_node() {
    let tree = parse("(max A go -> (min B 1 2) 3)");
    let sheet = Exercise::new(&tree, SearchEntry::ALPHABETA).unwrap().sheet();
    let expected = "\
# max A
    A.value = ____
    A.window = [____, ____]
#   go -> min B
      B.value = ____
      B.window = [____, ____]
#     D = 1
#     E = 2
#   C = 3
#
cut = ____
best = ____
";
    assert!(sheet.ends_with(expected), "{sheet}");
}

#[test]
fn nobody_computes_with_seventeen_places() {
    let tree = parse("(max 0.30000000000000004 2)");
    let sheet = Exercise::new(&tree, SearchEntry::MINIMAX).unwrap().sheet();
    assert!(sheet.contains("B = 0.3\n"), "{sheet}");
}

/// Two lines of play that are asked about one by one.
const LINES: &str = "(max A l -> (min B x -> (max D 1 2) y -> 3) r -> (min C 4 (max 5 6)))";

fn check_along(lines: &[&str], expected: &str) {
    let tree = parse(LINES);
    let exercise = Exercise::new(&tree, SearchEntry::ALPHABETA).unwrap();
    assert_eq!(keys(&exercise.along(lines.iter().copied()).unwrap()), expected);
}

#[test]
fn questions_follow_the_lines() {
    check_along(&["l x"], "A.value A.window B.value B.window D.value D.window best");
    check_along(&["r"], "A.value A.window C.value C.window G.value G.window best");
    check_along(
        &["l", "r"],
        "A.value A.window B.value B.window D.value D.window C.value C.window G.value G.window best",
    );
}

#[test]
fn what_is_beside_a_line_is_given() {
    let tree = parse(LINES);
    let exercise = Exercise::new(&tree, SearchEntry::ALPHABETA).unwrap().along(["r"]).unwrap();
    let sheet = exercise.sheet();
    assert!(sheet.contains("#   l -> min B (given: 2)\n#   r -> min C\n"), "{sheet}");
    assert!(!sheet.contains("max D"), "{sheet}");
}

#[test]
fn a_line_that_is_none_is_refused() {
    let tree = parse(LINES);
    let exercise = Exercise::new(&tree, SearchEntry::MINIMAX).unwrap();
    let error = exercise.along(["l z"]).err().unwrap().to_string();
    assert_eq!(error, "bad move 'z': expected one of x, y");
}

/// A leaf whose terms add up, and one that is settled otherwise.
const SUMS: &str = "(max A (min B D=17 E=99) C=3)";

fn sums() -> [(String, LeafSum); 2] {
    let share =
        |name: &str, raw: f64, weight: f64| Share { name: name.into(), raw, weight, value: raw * weight };
    let sum = |position: &str, terms| LeafSum { position: position.into(), terms };
    let terms = vec![share("men", 2.0, 10.0), share("none", 9.0, 0.0), share("turn", 1.0, -3.0)];
    [("D".into(), sum("here", terms)), ("E".into(), sum("settled", vec![share("men", 1.0, 10.0)]))]
}

#[test]
fn leaves_are_asked_term_by_term_where_they_add_up() {
    let tree = parse(SUMS);
    let exercise = Exercise::new(&tree, SearchEntry::MINIMAX).unwrap().with_leaves(sums());
    assert_eq!(keys(&exercise), "A.value B.value D.men D.turn D.value best");
    let sheet = exercise.sheet();
    assert!(sheet.contains("#     D: here (men x 10, turn x -3)\n"), "{sheet}");
    assert!(sheet.contains("#     E = 99\n"), "{sheet}");
    assert!(!sheet.contains("17"), "{sheet}");
}

fn check_sum(key: &str, answer: &str, expected: &str) {
    let tree = parse(SUMS);
    let exercise = Exercise::new(&tree, SearchEntry::MINIMAX).unwrap().with_leaves(sums());
    let said = match exercise.check(exercise.find(key).unwrap(), answer) {
        Verdict::Wrong { why } => why,
        verdict => format!("{verdict:?}"),
    };
    assert_eq!(said, expected);
}

#[test]
fn shares_and_sums_are_checked() {
    check_sum("D.men", "20", "Correct");
    check_sum("D.men", "2 x 10", "Correct");
    check_sum("D.men", "2*10", "Correct");
    check_sum("D.men", "30", "men measures 2 at D, times its weight 10 is 20, not 30");
    check_sum("D.turn", "-3", "Correct");
    check_sum("D.value", "17", "Correct");
    check_sum("D.value", "23", "D is the sum of its terms: 20 + -3 = 17, not 23");
}

fn check_report(answers: &str, expected: &str) {
    let tree = parse("(max A (min B 3 12) (min C 2 4))");
    let report = Exercise::new(&tree, SearchEntry::MINIMAX).unwrap().check_file(answers).unwrap();
    assert_eq!(report.to_string(), expected);
}

#[test]
fn a_file_is_checked_line_by_line() {
    check_report(
        "B.value = 3 # easy\nC.value=x\nbest = B\n",
        "C.value = x: not understood: expected a number such as 3, 2.5 or 7/3, a bound such as <= 3, or cut\n\
         no answer: A.value\n2 of 4 points",
    );
    check_report(
        "nonsense\nQ.value = 3\nA.value = ____\nbest = C\nbest = B",
        "no answer: A.value, B.value, C.value\n\
         line 1: bad answer 'nonsense': expected a question, = and an answer\n\
         line 2: bad question 'Q.value': expected one of the sheet, such as A.value\n\
         line 5: bad answer 'best = B': expected one answer to each question: the last counts\n\
         1 of 4 points",
    );
}

#[test]
fn bounds_need_no_second_sign() {
    let tree = parse("(max A (min B 3 12) (min C 2 4))");
    let exercise = Exercise::new(&tree, SearchEntry::ALPHABETA).unwrap();
    for line in ["C.value <= 2", "C.value = ≤2", "C.value = <= 2"] {
        assert_eq!(exercise.check_file(line).unwrap().points, 1, "{line}");
    }
    assert_eq!(exercise.check_file("C.value").unwrap().problems.len(), 1);
}

#[test]
fn endless_files_are_refused() {
    let tree = parse("(max 1)");
    let exercise = Exercise::new(&tree, SearchEntry::MINIMAX).unwrap();
    assert!(exercise.check_file(&"#".repeat((1 << 20) + 1)).is_err());
    assert!(exercise.check_file(&"#".repeat(1 << 20)).is_ok());
}
