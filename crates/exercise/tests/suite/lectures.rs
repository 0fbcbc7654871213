//! Exercises: what is explained on the lecture examples, and that right answers are right and others wrong.

use exercise::{Exercise, ExerciseSetup, Question, Report, Verdict};
use explicit::{Explicit, NodeId, lecture};
use proptest::prelude::*;
use search::textbook::{Asks, Cutting, MinRole, SEARCHES, SearchEntry};

const ALGORITHMS: [SearchEntry; 3] = [SearchEntry::MINIMAX, SearchEntry::ALPHABETA, SearchEntry::EXPECTIMAX];

fn verdict(name: &str, algorithm: SearchEntry, question: &str, answer: &str) -> Verdict {
    let tree = Explicit::parse(lecture(name).unwrap()).unwrap();
    let exercise = Exercise::new(&tree, algorithm).unwrap();
    exercise.check(exercise.find(question).unwrap(), answer)
}

fn correct(name: &str, algorithm: SearchEntry, question: &str, answer: &str) {
    assert_eq!(verdict(name, algorithm, question, answer), Verdict::Correct, "{name} {question} {answer}");
}

fn wrong(name: &str, algorithm: SearchEntry, question: &str, answer: &str, why: &str) {
    let expected = Verdict::Wrong { why: why.into() };
    assert_eq!(verdict(name, algorithm, question, answer), expected, "{name} {question} {answer}");
}

fn unreadable(name: &str, algorithm: SearchEntry, question: &str, answer: &str) {
    let verdict = verdict(name, algorithm, question, answer);
    assert!(matches!(verdict, Verdict::Unreadable { .. }), "{name} {question} {answer}: {verdict:?}");
}

#[test]
fn values() {
    correct("classic", SearchEntry::MINIMAX, "B.value", "3");
    correct("classic", SearchEntry::ALPHABETA, "C.value", "2");
    correct("classic", SearchEntry::ALPHABETA, "C.value", "<= 2");
    correct("classic", SearchEntry::EXPECTIMAX, "B.value", "7.67");
    correct("classic", SearchEntry::EXPECTIMAX, "B.value", "23/3");
    unreadable("classic", SearchEntry::MINIMAX, "B.value", "three");
    wrong(
        "classic",
        SearchEntry::MINIMAX,
        "B.value",
        "12",
        "B is a MIN node: it takes the smallest of its children E = 3, F = 12, G = 8, so 3, not 12",
    );
    wrong(
        "classic",
        SearchEntry::MINIMAX,
        "A.value",
        "14",
        "A is a MAX node: it takes the largest of its children B = 3, C = 2, D = 2, so 3, not 14",
    );
    wrong("classic", SearchEntry::MINIMAX, "A.value", "cut", "A is looked at: the search starts there");
    wrong(
        "classic",
        SearchEntry::ALPHABETA,
        "C.value",
        "6",
        "C is a MIN node that is cut: after H = 2 node C is worth at most 2, but MAX already has 3 at A (through B), so it is left with ≤ 2, not 6",
    );
    wrong(
        "classic",
        SearchEntry::ALPHABETA,
        "C.value",
        ">= 2",
        "C is a MIN node that is cut: after H = 2 node C is worth at most 2, but MAX already has 3 at A (through B), so it is left with ≤ 2, not >= 2",
    );
    wrong(
        "classic",
        SearchEntry::ALPHABETA,
        "C.value",
        "cut",
        "C is entered and only left early (after H = 2 node C is worth at most 2, but MAX already has 3 at A (through B)); cut means never looked at",
    );
    wrong(
        "classic",
        SearchEntry::ALPHABETA,
        "D.value",
        "cut",
        "D is looked at: until then A is worth at least 3, and with the window [-inf, inf] it is cut only when that is beta or more",
    );
    wrong(
        "classic",
        SearchEntry::EXPECTIMAX,
        "B.value",
        "3",
        "B is a MIN node, and expectimax takes each of its moves to be equally likely: (3 + 12 + 8) / 3 = 7.6667, not 3",
    );
    wrong(
        "gamble",
        SearchEntry::MINIMAX,
        "D.value",
        "30",
        "D is a chance node: it averages its children, 0.9 x 2 + 0.1 x 30 = 4.8, not 30",
    );
    wrong(
        "deep-cuts",
        SearchEntry::ALPHABETA,
        "K.value",
        "2",
        "K is never looked at: after J = 6 node E is worth at least 6, but MIN already holds MAX to 5 at B (through D), so cut, not 2",
    );
}

#[test]
fn windows() {
    correct("classic", SearchEntry::ALPHABETA, "C.window", "[3, inf]");
    correct("deep-cuts", SearchEntry::ALPHABETA, "K.window", "cut");
    unreadable("classic", SearchEntry::ALPHABETA, "C.window", "[3]");
    wrong(
        "classic",
        SearchEntry::ALPHABETA,
        "A.window",
        "[0, inf]",
        "the search starts at A and knows nothing yet, so the window is [-inf, inf], not [0, inf]",
    );
    wrong(
        "classic",
        SearchEntry::ALPHABETA,
        "C.window",
        "[-inf, inf]",
        "when C is entered MAX already has 3 at A (through B), so alpha is 3: the window is [3, inf], not [-inf, inf]",
    );
    wrong(
        "classic",
        SearchEntry::ALPHABETA,
        "C.window",
        "[3, 12]",
        "when C is entered no MIN node above it has a value yet, so beta is inf: the window is [3, inf], not [3, 12]",
    );
    wrong(
        "deep-cuts",
        SearchEntry::ALPHABETA,
        "N.window",
        "[0, 0]",
        "when N is entered MAX already has 5 at A (through B), so alpha is 5, and MIN already holds MAX to 7 at C (through F), so beta is 7: the window is [5, 7], not [0, 0]",
    );
    wrong(
        "deep-cuts",
        SearchEntry::ALPHABETA,
        "J.window",
        "cut",
        "J is looked at: it is the first child of E, and E has no value without one",
    );
    wrong(
        "deep-cuts",
        SearchEntry::ALPHABETA,
        "K.window",
        "[5, 5]",
        "K is never looked at: after J = 6 node E is worth at least 6, but MIN already holds MAX to 5 at B (through D), so cut, not [5, 5]",
    );
    wrong(
        "dice",
        SearchEntry::ALPHABETA,
        "F.window",
        "[2.1, inf]",
        "when F is entered the chance node C needs its exact value whatever else is known, so alpha is -inf: the window is [-inf, inf], not [2.1, inf]",
    );
}

#[test]
fn cut_leaves() {
    correct("classic", SearchEntry::ALPHABETA, "cut", "J, I");
    correct("deep-cuts", SearchEntry::ALPHABETA, "cut", "S K Y AE");
    correct("dice", SearchEntry::ALPHABETA, "cut", "none");
    unreadable("classic", SearchEntry::ALPHABETA, "cut", "I Q");
    wrong(
        "classic",
        SearchEntry::ALPHABETA,
        "cut",
        "none",
        "I and J are never looked at: after H = 2 node C is worth at most 2, but MAX already has 3 at A (through B)",
    );
    wrong(
        "classic",
        SearchEntry::ALPHABETA,
        "cut",
        "I J M",
        "M is looked at: until then D is worth at most 5, and with the window [3, inf] it is cut only when that is alpha or less",
    );
    wrong(
        "classic",
        SearchEntry::ALPHABETA,
        "cut",
        "H I J",
        "H is looked at: it is the first child of C, and C has no value without one",
    );
    wrong(
        "deep-cuts",
        SearchEntry::ALPHABETA,
        "cut",
        "none",
        "S is never looked at: after R = 4 node I is worth at most 4, but MAX already has 5 at D (through H); V and W are never looked at: nothing below K is, since after J = 6 node E is worth at least 6, but MIN already holds MAX to 5 at B (through D); Y is never looked at: after X = 3 node L is worth at most 3, but MAX already has 5 at A (through B); and more leaves are wrong",
    );
    wrong(
        "ties",
        SearchEntry::ALPHABETA,
        "cut",
        "none",
        "H is never looked at: after G = 3 node C is worth at most 3, and MAX already has 3 at A (through B)",
    );
    wrong(
        "dice",
        SearchEntry::ALPHABETA,
        "cut",
        "E",
        "J is looked at: it is the first child of E, and E has no value without one; K is looked at: until then E is worth at most 3, and with the window [-inf, inf] it is cut only when that is alpha or less",
    );
}

#[test]
fn best_moves() {
    correct("gamble", SearchEntry::MINIMAX, "best", "safe");
    correct("gamble", SearchEntry::MINIMAX, "best", "B");
    correct("ties", SearchEntry::MINIMAX, "best", "D");
    unreadable("gamble", SearchEntry::MINIMAX, "best", "Q");
    wrong(
        "gamble",
        SearchEntry::EXPECTIMAX,
        "best",
        "safe",
        "MAX chooses the largest value of B = 5.5, C = 11, D = 4.8, so risky (to C), not safe",
    );
    correct("ties", SearchEntry::ALPHABETA, "best", "D");
    wrong(
        "ties",
        SearchEntry::ALPHABETA,
        "best",
        "C",
        "MAX chooses the largest value of B = 3, C ≤ 3, D = 3, so B or D, not C",
    );
}

#[test]
fn strict_cutting_looks_at_equal_values() {
    let tree = Explicit::parse(lecture("ties").unwrap()).unwrap();
    let setup = ExerciseSetup {
        start: tree.find("A").unwrap(),
        algorithm: SearchEntry::ALPHABETA,
        cutting: Cutting::Strict,
        min: MinRole::Coin,
    };
    let exercise = Exercise::with(&tree, setup).unwrap();
    let why = "H is looked at: until then C is worth at most 3, and with the window [3, inf] it is cut only when \
               that is less than alpha";
    assert_eq!(exercise.check(Question::Cut, "H"), Verdict::Wrong { why: why.into() });
    assert_eq!(exercise.check(Question::Cut, "none"), Verdict::Correct);
}

/// What a search never looks at is read off the search itself, also where it keeps a list or looks twice.
#[test]
fn searches_with_a_list_or_two_looks_ask_for_leaves() {
    let tree = Explicit::parse(lecture("classic").unwrap()).unwrap();
    let asked = SEARCHES.iter().filter(|entry| entry.spec.exercise == Asks::Leaves);
    let mut answers = Vec::new();
    for entry in asked {
        let exercise = Exercise::new(&tree, *entry).unwrap();
        let name = entry.spec.name;
        let kinds: Vec<String> =
            exercise.questions().iter().map(|&question| exercise.key(question)).collect();
        assert_eq!(kinds, ["cut", "best"], "{name}");
        assert!(has_all_points(&exercise.check_file(&exercise.solved_sheet()).unwrap()), "{name}");
        assert_ne!(exercise.task(), name, "the task has words");
        answers.push((name, exercise.answer(Question::Cut)));
    }
    let of = |name| &answers.iter().find(|(other, _)| *other == name).unwrap().1;
    assert_eq!(of("sss"), of("mt-sss"), "both forms see the same leaves");
    assert_eq!(of("dual"), of("mt-dual"));
    let alphabeta = Exercise::new(&tree, SearchEntry::ALPHABETA).unwrap();
    assert_eq!(*of("negascout"), alphabeta.answer(Question::Cut));
    let why = "the search finds B best, not C".to_string();
    let sss = SEARCHES.iter().find(|entry| entry.spec.name == "sss").unwrap();
    assert_eq!(Exercise::new(&tree, *sss).unwrap().check(Question::Best, "C"), Verdict::Wrong { why });
}

#[test]
fn a_list_refuses_a_tree_with_chance_in_one_line() {
    let tree = Explicit::parse("(max (chance 1 2) (min 3 4))").unwrap();
    let sss = SEARCHES.iter().find(|entry| entry.spec.name == "sss").unwrap();
    let refusal = Exercise::new(&tree, *sss).err().unwrap().to_string();
    assert!(refusal.starts_with("no exercise about sss: ") && !refusal.contains('\n'), "{refusal}");
}

fn has_all_points(report: &Report) -> bool {
    report.points == report.max_points && report.problems.is_empty()
}

#[test]
fn an_exercise_may_start_anywhere_but_at_a_leaf() {
    let tree = Explicit::parse(lecture("deep-cuts").unwrap()).unwrap();
    let at = |name| ExerciseSetup {
        start: tree.find(name).unwrap(),
        algorithm: SearchEntry::ALPHABETA,
        cutting: Cutting::OnEqual,
        min: MinRole::Coin,
    };
    let exercise = Exercise::with(&tree, at("C")).unwrap();
    assert!(exercise.find("B.value").is_none());
    // Without A above it nothing is known: L is no longer cut.
    assert_eq!(exercise.check(exercise.find("L.value").unwrap(), "3"), Verdict::Correct);
    assert_eq!(exercise.check(exercise.find("F.window").unwrap(), "[-inf, inf]"), Verdict::Correct);
    assert!(has_all_points(&exercise.check_file(&exercise.solved_sheet()).unwrap()));
    let refusal = Exercise::with(&tree, at("P")).err().unwrap().to_string();
    assert_eq!(refusal, "nothing to search below 'P': expected a node with children for an exercise");
}

#[test]
fn endless_exercises_are_refused() {
    let tree = Explicit::parse(&format!("(max{})", " 1".repeat(1_000))).unwrap();
    let refusal = Exercise::new(&tree, SearchEntry::MINIMAX).err().unwrap().to_string();
    assert_eq!(
        refusal,
        "too many nodes for an exercise: from 'A' the search looks at 1001, expected at most 1000"
    );
}

#[test]
fn a_whole_sheet() {
    let tree = Explicit::parse("(max A (min B 3 12) (min C 2 4))").unwrap();
    let exercise = Exercise::new(&tree, SearchEntry::ALPHABETA).unwrap();
    let answers = "A.value = 3\nA.window = [-inf, inf]\nB.value = 12\nC.window = [____, ____]\nC.value <= 2\ncut = G\nbest = B";
    let expected = "\
B.value = 12: wrong: B is a MIN node: it takes the smallest of its children D = 3, E = 12, so 3, not 12
no answer: B.window, C.window
5 of 8 points";
    assert_eq!(exercise.check_file(answers).unwrap().to_string(), expected);
    assert_eq!(exercise.check_file(&exercise.sheet()).unwrap().points, 0);
}

/// Answers that differ from the right one in what they say.
fn altered(tree: &Explicit, question: Question, right: &str) -> Vec<String> {
    match question {
        Question::Value(_) => match right.trim_start_matches(['<', '>', '=', ' ']).parse::<f64>() {
            Ok(value) => vec![(value + 1.0).to_string(), (value - 0.5).to_string(), "cut".into()],
            Err(_) => vec!["0".into(), "<= 3".into()],
        },
        Question::Window(_) => ["[-99, 99]", "cut", "[inf, -inf]"].map(String::from).to_vec(),
        Question::Cut => {
            tree.ids().filter(|&id| tree.is_leaf(id)).map(|id| toggled(right, tree.name(id))).collect()
        }
        Question::Best | Question::Term(..) => Vec::new(),
    }
}

/// A list of names with one more or one less.
fn toggled(list: &str, name: &str) -> String {
    let names: Vec<&str> = list.split(' ').filter(|&other| other != "none").collect();
    let others: Vec<&str> = names.iter().copied().filter(|&other| other != name).collect();
    let changed = if others.len() < names.len() { others } else { [names, vec![name]].concat() };
    if changed.is_empty() { "none".into() } else { changed.join(" ") }
}

/// A tree of all kinds of nodes, up to four plies deep, some nodes with an estimate.
fn tree() -> impl Strategy<Value = Explicit> {
    let inner = |below: BoxedStrategy<String>| {
        let kind = prop::sample::select(vec!["max", "min", "chance"]);
        let estimate = prop::sample::select(vec!["", "[-2.5] ", "[4] "]);
        let children = prop::collection::vec(below, 1..=3).prop_map(|children| children.join(" "));
        (kind, estimate, children)
            .prop_map(|(kind, estimate, children)| format!("({kind} {estimate}{children})"))
    };
    let leaf = (-9..=9).prop_map(|value: i32| value.to_string()).boxed();
    let below =
        (0..3).fold(leaf.clone(), |below, _| prop_oneof![4 => inner(below), 1 => leaf.clone()].boxed());
    inner(below).prop_map(|text| Explicit::parse(&text).expect("a tree"))
}

fn check_random(tree: &Explicit, algorithm: SearchEntry, cutting: Cutting) {
    let exercise =
        Exercise::with(tree, ExerciseSetup { start: NodeId::ROOT, algorithm, cutting, min: MinRole::Coin })
            .unwrap();
    let solved = exercise.solved_sheet();
    let report = exercise.check_file(&solved).unwrap();
    assert!(has_all_points(&report), "{algorithm:?} {cutting:?}\n{report}\n{solved}");
    for &question in exercise.questions() {
        let right = exercise.answer(question);
        for answer in altered(tree, question, &right).into_iter().filter(|answer| *answer != right) {
            let verdict = exercise.check(question, &answer);
            let key = exercise.key(question);
            assert!(
                matches!(verdict, Verdict::Wrong { .. }),
                "{key} = {answer}, not {right}: {verdict:?}\n{solved}"
            );
        }
    }
}

proptest! {
    #[test]
    fn right_answers_are_right_and_others_wrong(tree in tree()) {
        for algorithm in ALGORITHMS {
            for cutting in [Cutting::OnEqual, Cutting::Strict] {
                check_random(&tree, algorithm, cutting);
            }
        }
    }

    #[test]
    fn any_text_gets_a_report(tree in tree(), text in ".{0,80}", lines in "([A-C]\\.(value|window) ?[<>]?= ?.{0,9}\n){0,5}") {
        let exercise = Exercise::new(&tree, SearchEntry::ALPHABETA).unwrap();
        for &question in exercise.questions() {
            exercise.check(question, &text);
        }
        let classic = Explicit::parse(lecture("classic").unwrap()).unwrap();
        let report = Exercise::new(&classic, SearchEntry::ALPHABETA).unwrap().check_file(&lines).unwrap();
        prop_assert_eq!(report.max_points, 10);
    }
}
