//! A student's own scripts, graded by the course's tests: right ones get every point, wrong ones are caught, and nothing is ours.

use crate::grading::{Folder, SOLUTION, TREE};
use pacman::grade::{Examinee, GradeReport, Student, grade_examinee};
use session::AgentScript;
use std::path::{Path, PathBuf};

/// Right answers to all five questions.
const ANSWERS: &str = include_str!("../data/answers.js");
/// The agent that is shipped as an example.
const REFLEX: &str = examples::agents::REFLEX;

fn here(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn student(texts: &[&str]) -> Examinee {
    let script = |(index, text): (usize, &&str)| AgentScript {
        name: format!("mine{}.js", index + 1),
        text: text.to_string(),
    };
    Examinee::Student(Student::new(texts.iter().enumerate().map(script).collect()).unwrap())
}

/// Our own tests in the course's format.
fn graded(texts: &[&str]) -> GradeReport {
    grade_examinee(&here("tests/data/course"), &here("layouts"), &student(texts)).unwrap()
}

/// The course's own tests, where they lie beside the repository.
fn graded_by_course(texts: &[&str]) -> Option<GradeReport> {
    let data = crate::common::data()?;
    Some(grade_examinee(&data.join("test_cases"), &data.join("layouts"), &student(texts)).unwrap())
}

fn points(report: &GradeReport) -> Vec<u32> {
    report.questions.iter().map(|question| question.points).collect()
}

/// The answers with one thing wrong.
fn changed(from: &str, to: &str) -> String {
    let text = ANSWERS.replacen(from, to, 1);
    assert_ne!(text, ANSWERS, "{from}");
    text
}

#[test]
fn right_answers_get_every_point() {
    let report = graded(&[ANSWERS]);
    assert_eq!(points(&report), [3, 2, 2, 2], "{report:#?}");
    let Some(report) = graded_by_course(&[ANSWERS]) else { return };
    assert_eq!((points(&report), report.max), (vec![4, 5, 5, 5, 6], 25), "{report:#?}");
}

#[test]
fn the_agent_that_is_shipped_gets_all_points_of_the_first_question_and_no_other() {
    assert_eq!(points(&graded(&[REFLEX])), [3, 0, 0, 0]);
    let Some(report) = graded_by_course(&[REFLEX]) else { return };
    assert_eq!(points(&report), [4, 0, 0, 0, 0]);
    let said = |question: usize| report.questions[question].tests[0].messages.clone();
    assert_eq!(said(1), ["no function minimax(p, depth, value)"]);
    assert_eq!(said(4), ["no function expectimax(p, depth, value)"]);
}

#[test]
fn an_alpha_beta_that_does_not_prune_is_caught() {
    let text = changed("if (isMax ? found > beta : found < alpha) return found;", "");
    let report = graded(&[&text]);
    assert_eq!(points(&report), [3, 2, 0, 2]);
    let messages: Vec<&String> = report.questions[2].tests.iter().flat_map(|test| &test.messages).collect();
    assert!(messages.iter().any(|message| message.starts_with("not expected: ")), "{messages:?}");
}

#[test]
fn an_alpha_beta_that_cuts_at_equal_values_is_caught() {
    let text = changed("found > beta : found < alpha", "found >= beta : found <= alpha");
    let Some(report) = graded_by_course(&[&text]) else { return };
    assert_eq!(points(&report), [4, 5, 0, 5, 6]);
}

#[test]
fn a_minimax_of_a_wrong_depth_is_caught() {
    for (wrong, depth) in [("too deep", "depth + 1"), ("too shallow", "depth - 1 || 1")] {
        let to = format!("best(p, (next) => folded(next, rest(p, {depth}), value, least))");
        let text = changed("best(p, (next) => folded(next, rest(p, depth), value, least))", &to);
        assert_eq!(points(&graded(&[&text])), [3, 0, 2, 2], "{wrong}");
    }
}

/// The tree of the other tests for expectimax: the mean says Right (5), the minimum Left (4 against 1).
fn expectimax_tree() -> (String, String) {
    let test = TREE.replace("AlphaBetaAgent", "ExpectimaxAgent");
    let solution = SOLUTION.replace("Left\"", "Right\"").replace("b d", "b c d");
    (test, solution)
}

fn grade_tree(name: &str, (test, solution): (&str, &str), text: &str) -> GradeReport {
    let folder = Folder::new(name, test, solution);
    grade_examinee(folder.path(), folder.path(), &student(&[text])).unwrap()
}

#[test]
fn an_expectimax_that_takes_the_minimum_is_caught() {
    let (test, solution) = expectimax_tree();
    assert_eq!(grade_tree("mean", (&test, &solution), ANSWERS).points, 3);
    let text =
        changed("folded(next, rest(p, depth), value, mean)", "folded(next, rest(p, depth), value, least)");
    let report = grade_tree("minimum", (&test, &solution), &text);
    assert_eq!(report.points, 0);
    assert_eq!(report.questions[0].tests[0].messages, ["action: expected Right, chose Left"]);
}

#[test]
fn a_state_counts_when_it_is_made_whether_or_not_its_moves_are_asked_for() {
    assert_eq!(grade_tree("made", (TREE, SOLUTION), ANSWERS).points, 3);
    // A look at the moves of a leaf changes nothing; making a state that is never looked at does.
    let asks = changed(
        "if (isLeaf(p, depth)) return value(p);\n  const isMax",
        "if (isLeaf(p, depth)) return p.moves().length ? 0 : value(p);\n  const isMax",
    );
    assert_eq!(grade_tree("asked", (TREE, SOLUTION), &asks).points, 3);
    let makes = changed(
        "const isMax = p.agent() === 0;",
        "const isMax = p.agent() === 0; p.moves().forEach((m) => p.after(m));",
    );
    let report = grade_tree("makes", (TREE, SOLUTION), &makes);
    assert_eq!(
        (report.points, report.questions[0].tests[0].messages.last().unwrap().as_str()),
        (0, "not expected: c")
    );
}

#[test]
fn answers_may_stand_in_several_files() {
    let parts = ANSWERS.split("const reflex").collect::<Vec<_>>();
    let report = graded(&["const reflex = (p) => p.moves()[0];", parts[0]]);
    assert_eq!(points(&report)[1..], [2, 2, 2]);
    let Some(report) = graded_by_course(&[
        &ANSWERS
            .replace("function evaluation", "function judge")
            .replace("best(p, evaluation)", "best(p, judge)"),
        "const evaluation = (p) => p.score();",
    ]) else {
        return;
    };
    assert_eq!(points(&report), [4, 5, 5, 5, 0]);
    assert_eq!(report.questions[4].tests[0].messages, ["expected expectimax and evaluation in one file"]);
}

#[test]
fn a_script_that_fails_loses_the_test_and_says_where() {
    let text = changed("function pruned(", "function pruned(p) { return p.queens(); }\nfunction unused(");
    let report = grade_tree("fails", (TREE, SOLUTION), &text);
    let message = &report.questions[0].tests[0].messages[0];
    assert!(
        message.starts_with("mine1.js line ") && message.contains("alphabeta: ") && message.ends_with(')'),
        "{message}"
    );
    let valueless = grade_tree("no-value", (&TREE.replace("c 9\nd 1\n", ""), SOLUTION), ANSWERS);
    let message = &valueless.questions[0].tests[0].messages[0];
    assert!(message.contains("node d has no evaluation"), "{message}");
}

fn check_refused(text: &str, expected: &str) {
    let script = AgentScript { name: "mine.js".into(), text: text.into() };
    let message = Student::new(vec![script]).err().expect("it is refused").to_string();
    assert!(message.contains(expected), "'{message}' does not say '{expected}'");
    assert_eq!(message.lines().count(), 1);
}

#[test]
fn scripts_that_cannot_be_graded_are_refused() {
    check_refused(
        "const nothing = 1;",
        "mine.js: no function to grade: expected one of reflex, choose, minimax",
    );
    check_refused("function minimax(", "mine.js");
}
