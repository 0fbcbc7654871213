//! Exercises on random trees written by hand: what holds for every tree, and what is refused.

use exercise::{ExerciseTree, Question, Verdict, written_tree};
use proptest::prelude::*;
use session::{Algorithm, At, EvalChoice, Playable, Recording, Request, SessionError, StopFlag};

/// A tree of MAX and MIN nodes, three plies deep at most.
fn tree() -> impl Strategy<Value = String> {
    let leaf = (-9..10).prop_map(|value: i32| value.to_string()).boxed();
    let inner = |below: BoxedStrategy<String>, kind: &'static str| {
        prop::collection::vec(below, 1..4)
            .prop_map(move |children| format!("({kind} {})", children.join(" ")))
            .boxed()
    };
    let or_leaf = |below: BoxedStrategy<String>| prop_oneof![4 => below, 1 => leaf.clone()].boxed();
    inner(or_leaf(inner(or_leaf(inner(leaf.clone(), "max")), "min")), "max")
}

fn open(text: &str) -> Box<dyn Playable> {
    ::games::open("explicit", [("text", text.into())]).unwrap()
}

fn record(text: &str, algorithm: Algorithm) -> Result<ExerciseTree, SessionError> {
    let request = Request { algorithm, ..Request::default() };
    ExerciseTree::record(open(text).as_ref(), &At::default(), &request, &StopFlag::default())
}

fn search(text: &str, request: &Request) -> (f64, u64) {
    let found = open(text).search(&At::default(), request, &StopFlag::default()).unwrap();
    (found.value.number(), found.nodes)
}

proptest! {
    #[test]
    fn a_solved_sheet_is_perfect_and_a_blank_one_has_no_answer(
        text in tree(),
        algorithm in prop::sample::select(vec![Algorithm::MINIMAX, Algorithm::ALPHABETA]),
    ) {
        let recorded = record(&text, algorithm).unwrap();
        let exercise = recorded.exercise(&[]).unwrap();
        let solved = exercise.check_file(&exercise.solved_sheet()).unwrap();
        prop_assert!(solved.points == solved.max_points && solved.problems.is_empty(), "{solved}");
        let blank = exercise.check_file(&exercise.sheet()).unwrap();
        prop_assert!(blank.points == 0 && blank.answers.iter().all(|answer| answer.verdict == Verdict::Missing));
        let nodes = search(&text, &Request { algorithm, ..Request::default() }).1;
        prop_assert_eq!(exercise.looked_at() as u64, nodes);
    }

    /// One slip on a sheet costs one point, and the report names it.
    #[test]
    fn a_single_slip_is_found(text in tree(), place in any::<prop::sample::Index>()) {
        let recorded = record(&text, Algorithm::MINIMAX).unwrap();
        let exercise = recorded.exercise(&[]).unwrap();
        let values: Vec<Question> =
            exercise.questions().iter().copied().filter(|it| matches!(it, Question::Value(_))).collect();
        let wrong = exercise.key(*place.get(&values));
        let slip = |line: &str| match line.trim_start().starts_with(&format!("{wrong} =")) {
            true => format!("{wrong} = 77"),
            false => line.to_string(),
        };
        let sheet: Vec<String> = exercise.solved_sheet().lines().map(slip).collect();
        let report = exercise.check_file(&sheet.join("\n")).unwrap();
        prop_assert_eq!(report.points, report.max_points - 1);
        let not_right: Vec<&str> = report
            .answers
            .iter()
            .filter(|answer| answer.verdict != Verdict::Correct)
            .map(|answer| answer.question.as_str())
            .collect();
        prop_assert_eq!(not_right, [wrong.as_str()]);
        prop_assert!(report.to_string().starts_with(&format!("{wrong} = 77: wrong: ")), "{report}");
    }

    #[test]
    fn a_drawn_sheet_shows_nothing_that_is_asked(text in tree(), along in any::<bool>()) {
        let recorded = record(&text, Algorithm::ALPHABETA).unwrap();
        // The root's first move alone: what lies beside it is given.
        let first = recorded.view.nodes().find(|node| node.ply == 1).unwrap().label.to_owned();
        let lines = if along { vec![first] } else { Vec::new() };
        let exercise = recorded.exercise(&lines).unwrap();
        let sheet = recorded.sheet_tree(&exercise);
        prop_assert_eq!(sheet.names.len(), exercise.rows().len());
        for (number, (name, node)) in sheet.names.iter().zip(sheet.view.nodes()).enumerate() {
            let is_asked = exercise.find(&format!("{name}.value")).is_some();
            let is_given = sheet.given.iter().any(|(given, _)| *given as usize == number);
            prop_assert!(!is_asked || (node.value.is_none() && !is_given), "{}", name);
            prop_assert!(is_asked || node.value.is_some(), "{}", name);
            prop_assert!(node.alpha.is_none() && node.beta.is_none() && node.reason.is_empty() && !node.pv);
        }
        prop_assert!(along || sheet.given.is_empty());
    }

    #[test]
    fn a_written_tree_is_searched_like_the_first(text in tree()) {
        for algorithm in [Algorithm::MINIMAX, Algorithm::ALPHABETA] {
            let request = Request { algorithm, ..Request::default() };
            let stop = StopFlag::default();
            let view = open(&text).tree(&At::default(), &request, Recording::default(), &stop).unwrap().1;
            let (tree, names) = written_tree(&view).unwrap();
            prop_assert_eq!(search(&tree.to_text(), &request), search(&text, &request));
            let named = view.nodes().zip(&names);
            prop_assert!(named.into_iter().all(|(node, name)| node.skipped == name.is_empty()));
        }
    }
}

const CLASSIC: &str = "(max A (min B 3 12 8) (min C 2 4 6) (min D 14 5 2))";

#[test]
fn a_tree_by_hand_keeps_its_names() {
    let recorded = record(CLASSIC, Algorithm::ALPHABETA).unwrap();
    assert_eq!(recorded.names[..2], ["A", "B"]);
    let exercise = recorded.exercise(&[]).unwrap();
    for (key, answer) in [("A.value", "3"), ("C.value", "<= 2"), ("C.window", "[3, inf]"), ("best", "B")] {
        assert_eq!(exercise.check(exercise.find(key).unwrap(), answer), Verdict::Correct, "{key}");
    }
}

#[test]
fn chance_is_averaged() {
    let text = "(max A (chance B 0.5: 4 0.5: 8) (chance C 0.25: 20 0.75: 0))";
    let recorded = record(text, Algorithm::EXPECTIMAX).unwrap();
    let exercise = recorded.exercise(&[]).unwrap();
    assert!(exercise.find("A.window").is_none(), "averages have no window");
    for (key, answer) in [("B.value", "6"), ("C.value", "5"), ("A.value", "6"), ("best", "B")] {
        assert_eq!(exercise.check(exercise.find(key).unwrap(), answer), Verdict::Correct, "{key}");
    }
}

#[track_caller]
fn check_refused(refused: Result<impl Sized, SessionError>, expected: &str) {
    let said = refused.err().expect("a refusal").to_string();
    assert!(said.contains(expected) && !said.contains('\n'), "{said}");
}

#[test]
fn what_cannot_be_asked_is_refused_in_one_line() {
    check_refused(record(CLASSIC, Algorithm::PVS), "no exercise about pvs: it searches moves several times");
    let whole = record(CLASSIC, Algorithm::MINIMAX).unwrap();
    check_refused(whole.exercise(&["B Z".into()]), "bad move 'Z'");
    let wide = format!("(max{})", " 1".repeat(1_000));
    check_refused(record(&wide, Algorithm::MINIMAX), "minimax looks at 1001 nodes, too many for an exercise");
    let stop = StopFlag::default();
    stop.raise();
    let bench = open(CLASSIC);
    check_refused(
        ExerciseTree::record(bench.as_ref(), &At::default(), &Request::default(), &stop),
        "or more nodes, too many for an exercise",
    );
    let leaves = whole.with_leaves(whole.exercise(&[]).unwrap(), bench.as_ref(), &EvalChoice::Usual);
    check_refused(leaves, "the leaves of a hand-made tree are given: expected a game");
}

#[test]
fn a_tree_that_was_not_recorded_whole_is_not_written_down() {
    let few = Recording { max_nodes: 4, ..Recording::default() };
    let request = Request { algorithm: Algorithm::MINIMAX, ..Request::default() };
    let view = open(CLASSIC).tree(&At::default(), &request, few, &StopFlag::default()).unwrap().1;
    check_refused(written_tree(&view), "the tree was not recorded as a whole: give a smaller depth");
}
