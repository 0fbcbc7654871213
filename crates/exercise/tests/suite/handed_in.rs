//! Answers that are handed in: what is recomputed, and which edits are noticed.

use exercise::lesson::{AnswersByKey, Course, HandInFault, HandInFile, LessonMark, LessonPart, collect};
use session::Language;
use std::collections::BTreeMap;

const SEED: u32 = 4711;

/// Right answers to some lessons.
fn answers(lessons: &[&str]) -> BTreeMap<String, AnswersByKey> {
    let course = Course::built_in();
    let of = |name: &str| {
        let questions = course.find(name).expect("a lesson").questions(SEED);
        let answers = questions.iter().map(|question| {
            let answer = question.answer(Language::English);
            let choices = question.choices(Language::English).into_iter();
            let name = choices.filter(|(_, words)| *words == answer).map(|(name, _)| name).next();
            (question.key.clone(), name.unwrap_or(answer))
        });
        (name.to_string(), answers.collect())
    };
    lessons.iter().map(|name| of(name)).collect()
}

fn file(lessons: &[&str]) -> String {
    HandInFile::new(Course::built_in(), "Jana Nováková", SEED, answers(lessons))
        .expect("known lessons")
        .text()
}

/// What is noticed in one file.
fn faults(text: &str) -> Vec<HandInFault> {
    collect(Course::built_in(), [("jana.json", text)]).pupils.remove(0).faults
}

#[test]
fn right_answers_are_collected_as_such() {
    let text = file(&["minimax", "alpha-beta", "judging"]);
    let collection = collect(Course::built_in(), [("jana.json", text.as_str())]);
    assert_eq!(collection.lessons, ["judging", "minimax", "alpha-beta"], "in the order of the course");
    let row = &collection.pupils[0];
    assert_eq!((row.name.as_str(), row.seed, row.faults.as_slice()), ("Jana Nováková", SEED, [].as_slice()));
    assert_eq!(row.lessons["minimax"], LessonMark { right: 2, of: 2 });
    assert_eq!(row.lessons["alpha-beta"], LessonMark { right: 3, of: 3 });
    assert_eq!(row.total, LessonMark { right: 6, of: 6 });
}

#[test]
fn a_wrong_prediction_costs_nothing_and_a_wrong_exercise_does() {
    let mut said = answers(&["minimax"]);
    said.get_mut("minimax").unwrap().insert("predict.worth".into(), "14".into());
    let mark = |said| {
        let text = HandInFile::new(Course::built_in(), "Jan", SEED, said).unwrap().text();
        collect(Course::built_in(), [("jan.json", text.as_str())]).pupils[0].total
    };
    assert_eq!(mark(said.clone()), LessonMark { right: 2, of: 2 });
    said.get_mut("minimax").unwrap().insert("draw.value".into(), "-5".into());
    assert_eq!(mark(said), LessonMark { right: 1, of: 2 });
}

#[test]
fn every_edit_is_noticed() {
    let text = file(&["minimax"]);
    assert!(faults(&text).is_empty());
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} in {text}");
        faults(&text.replacen(from, to, 1))
    };
    assert!(changed("Jana", "Jan").contains(&HandInFault::Edited));
    let seed = changed("4711", "4712");
    assert!(seed.contains(&HandInFault::Edited), "{seed:?}");
    assert!(seed.contains(&HandInFault::OtherResult { lesson: "minimax".into() }), "{seed:?}");
    assert!(
        changed("\"right\": 2", "\"right\": 1")
            .contains(&HandInFault::OtherResult { lesson: "minimax".into() })
    );
    let unknown = changed("\"minimax\": {", "\"maximin\": {");
    assert!(unknown.contains(&HandInFault::UnknownLesson { lesson: "maximin".into() }), "{unknown:?}");
}

#[test]
fn every_digit_that_is_changed_is_noticed() {
    let text = file(&["minimax", "growth"]);
    let digits = text.char_indices().filter(|(_, c)| c.is_ascii_digit());
    let mut changes = 0;
    for (at, digit) in digits {
        let other = if digit == '9' { '8' } else { char::from(digit as u8 + 1) };
        let changed = format!("{}{other}{}", &text[..at], &text[at + 1..]);
        assert!(!faults(&changed).is_empty(), "{digit} to {other} at {at}: {changed}");
        changes += 1;
    }
    assert!(changes > 20);
}

#[test]
fn the_same_answers_under_another_name_are_noticed() {
    let ours = file(&["minimax"]);
    let theirs = HandInFile::new(Course::built_in(), "Petr", SEED, answers(&["minimax"])).unwrap().text();
    let collection = collect(Course::built_in(), [("a.json", ours.as_str()), ("b.json", theirs.as_str())]);
    let faults = &collection.pupils[1].faults;
    assert_eq!(faults.as_slice(), [HandInFault::SameAs { file: "a.json".into() }]);
    let twice = collect(Course::built_in(), [("a.json", ours.as_str()), ("b.json", ours.as_str())]);
    assert!(twice.pupils.iter().all(|pupil| pupil.faults.is_empty()), "a pupil may hand in twice");
}

#[test]
fn what_is_no_file_of_answers_is_a_row_with_a_reason() {
    let check = |text: &str, said: &str| {
        let faults = faults(text);
        let [HandInFault::Unreadable { why }] = faults.as_slice() else { panic!("{faults:?}") };
        assert!(why.contains(said) && !why.contains('\n'), "{why}");
    };
    let text = file(&["minimax"]);
    check("", "no answers of a pupil");
    check("{}", "missing field");
    check(&text.replacen("\"seed\"", "\"seeds\"", 1), "unknown field `seeds`");
    check(
        &text.replacen("\"plywood_answers\": 1", "\"plywood_answers\": 9", 1),
        "form 9 of answers: expected 1",
    );
    check(&text.replacen("Jana Nováková", "", 1), "bad name");
    check(&text.replacen("Jana Nováková", &"x".repeat(200), 1), "bad name");
    check(&text.replacen("4711", "-1", 1), "expected u32");
    check(&text.replacen("Jana", &"x".repeat(70_000), 1), "longer than");
    check(
        &text.replacen("draw.value\": \"", &format!("draw.value\": \"{}", "9".repeat(300)), 1),
        "answers too long",
    );
}

#[test]
fn the_table_is_safe_for_spreadsheets() {
    let text =
        HandInFile::new(Course::built_in(), "=SUM(A1), \"x\"", SEED, answers(&["minimax"])).unwrap().text();
    let csv = collect(Course::built_in(), [("a.json", text.as_str())]).csv(Language::English);
    assert_eq!(csv, "name,seed,minimax,total,file,noticed\n\"'=SUM(A1), \"\"x\"\"\",4711,2/2,2/2,a.json,\n");
}

#[test]
fn every_lesson_has_something_to_count() {
    for lesson in Course::built_in().lessons() {
        let counted =
            lesson.questions(1).iter().filter(|question| question.part == LessonPart::Exercise).count();
        assert!(counted > 0, "{}", lesson.name);
    }
}
