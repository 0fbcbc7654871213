//! Quizzes read back by strict readers: what a file takes for right is what a sheet takes for right, and nothing else.

mod archive;
mod moodle;
mod qti;

use exercise::{Exercise, Quiz, QuizForm, Verdict};
use explicit::{Explicit, lecture};
use search::Share;
use search::textbook::SearchEntry;
use session::Language;
use session::words::Manner;

/// What a reader understood of a question.
#[derive(Debug)]
pub struct ReadItem {
    /// The question's name on the sheet.
    pub key: String,
    /// Its fields.
    pub fields: Vec<ReadField>,
    /// The right answer and the reason.
    pub why: String,
}

/// What a reader understood of a field.
#[derive(Debug)]
pub struct ReadField {
    /// What stands before it.
    pub label: String,
    /// By how much a number may be off; none for texts and choices.
    pub tolerance: Option<f64>,
    /// Texts that earn the point.
    pub right: Vec<String>,
    /// Texts that have a word of their own and earn none.
    pub wrong: Vec<String>,
}

/// What is typed on a sheet for what is filled into these fields.
fn whole(exercise: &Exercise<'_>, key: &str, fields: &[ReadField], filled: &[&str]) -> String {
    let question = exercise.find(key).unwrap();
    let seen = exercise.language().word("quiz-cut");
    match key {
        "cut" if fields.len() > 1 || !fields[0].label.is_empty() => {
            let named = fields.iter().zip(filled).filter(|(_, text)| **text == seen);
            let names: Vec<&str> = named.map(|(field, _)| field.label.as_str()).collect();
            if names.is_empty() { "none".into() } else { names.join(" ") }
        }
        _ if exercise.key(question).ends_with(".window") => match filled {
            ["cut" | "řez", "cut" | "řez"] => "cut".into(),
            _ => format!("[{}]", filled.join(", ")),
        },
        _ => filled.join(" "),
    }
}

/// Every answer that a file takes is right on the sheet, every answer that it explains is wrong there.
fn check_items(exercise: &Exercise<'_>, items: &[ReadItem]) {
    let keys: Vec<String> = exercise.questions().iter().map(|&asked| exercise.key(asked)).collect();
    assert_eq!(items.iter().map(|item| item.key.clone()).collect::<Vec<_>>(), keys);
    for item in items {
        let right: Vec<&str> = item.fields.iter().map(|field| field.right[0].as_str()).collect();
        let verdict = |filled: &[&str]| {
            let typed = whole(exercise, &item.key, &item.fields, filled);
            (exercise.check(exercise.find(&item.key).unwrap(), &typed), typed)
        };
        assert_eq!(verdict(&right).0, Verdict::Correct, "{item:?}");
        assert!(!item.why.is_empty(), "{}", item.key);
        for (place, field) in item.fields.iter().enumerate() {
            let with = |text: &str| {
                let mut filled = right.clone();
                filled[place] = text;
                verdict(&filled)
            };
            let is_cut_window = item.key.ends_with(".window") && ["cut", "řez"].contains(&right[0]);
            for text in &field.right {
                let (said, typed) = with(text);
                assert!(said == Verdict::Correct || is_cut_window, "{}: {typed}: {said:?}", item.key);
            }
            for text in &field.wrong {
                let (said, typed) = with(text);
                assert!(matches!(said, Verdict::Wrong { .. }), "{}: {typed}: {said:?}", item.key);
            }
            if let Some(tolerance) = field.tolerance {
                let right: f64 = field.right[0].parse().unwrap();
                assert_eq!(with(&format!("{right:.2}")).0, Verdict::Correct, "{}", item.key);
                let off = right + 2.0 * tolerance + 0.02;
                assert_ne!(with(&format!("{off:.2}")).0, Verdict::Correct, "{}", item.key);
            }
        }
    }
}

/// Both files of an exercise, read and held to the sheet.
fn check(exercise: &Exercise<'_>) {
    let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\"><text>A &amp; B</text></svg>";
    let quiz = exercise.quiz("A <title> & ]]> {1:SA:=x}/".into(), vec![picture.into()]);
    check_items(exercise, &moodle::read(&quiz, &quiz.write(QuizForm::Moodle)));
    check_items(exercise, &qti::read(&quiz, &quiz.write(QuizForm::Qti)));
}

fn check_tree(tree: &str, algorithm: SearchEntry) {
    let tree = Explicit::parse(tree).unwrap();
    for language in Language::ALL {
        let manner = Manner { language, counted: session::words::Counted::Never, ..Manner::default() };
        check(&Exercise::new(&tree, algorithm).unwrap().speaking(manner));
    }
}

#[test]
fn every_lecture_tree_is_asked_and_checked_alike() {
    for name in ["classic", "deep-cuts", "gamble", "dice", "two-ghosts", "two-max", "ties", "best-order"] {
        for algorithm in [SearchEntry::MINIMAX, SearchEntry::ALPHABETA, SearchEntry::EXPECTIMAX] {
            check_tree(lecture(name).unwrap(), algorithm);
        }
    }
}

#[test]
fn names_that_mean_something_elsewhere_are_kept() {
    let hostile = "(max A&B <b> -> 1)";
    assert!(Explicit::parse(hostile).is_err(), "trees have no such names: the next ones are the worst");
    check_tree("(max A;&lt;\\*~% *'/ -> (min \\* 1 2) ~'%|*; -> (min &amp;|x~ 3 4))", SearchEntry::ALPHABETA);
    check_tree("(max \"' 1 2)".replace('"', "`").as_str(), SearchEntry::MINIMAX);
}

#[test]
fn a_long_list_of_leaves_is_one_field() {
    let leaves: Vec<String> = (0..70).map(|leaf| leaf.to_string()).collect();
    check_tree(&format!("(max (min 5 6) (min 4 {}))", leaves.join(" ")), SearchEntry::ALPHABETA);
}

#[test]
fn leaves_are_asked_term_by_term() {
    let tree = Explicit::parse("(max A (min B D=17 E=99) C=3)").unwrap();
    let share =
        |name: &str, raw: f64, weight: f64| Share { name: name.into(), raw, weight, value: raw * weight };
    let terms = vec![share("<men> & {1:SA:=x}", 2.0, 10.0), share("turn", 1.0, -3.0)];
    let sum = exercise::LeafSum { position: "W:<W1>{x}".into(), terms };
    let exercise =
        Exercise::new(&tree, SearchEntry::ALPHABETA).unwrap().with_leaves([("D".to_string(), sum)]);
    check(&exercise);
}

#[test]
fn a_quiz_without_pictures_tells_the_tree_in_words() {
    let tree = Explicit::parse(lecture("classic").unwrap()).unwrap();
    let quiz = Exercise::new(&tree, SearchEntry::ALPHABETA).unwrap().quiz("bare".into(), Vec::new());
    assert!(quiz.intro.len() > 13, "{:?}", quiz.intro);
    let moodle = String::from_utf8(quiz.write(QuizForm::Moodle)).unwrap();
    assert!(moodle.contains("E = 3") && !moodle.contains("PLUGINFILE"), "{moodle}");
}

#[test]
fn pictures_beside_many_questions_are_shown_once() {
    let tree = Explicit::parse(lecture("classic").unwrap()).unwrap();
    let exercise = Exercise::new(&tree, SearchEntry::ALPHABETA).unwrap();
    let size = |picture: String| exercise.quiz("large".into(), vec![picture]).write(QuizForm::Moodle).len();
    assert!(size("x".repeat(4 << 20)) < 6 << 20, "one copy, and no more");
    assert!(size("x".repeat(1 << 10)) > 10 << 10, "a copy for each question");
}

#[test]
fn the_ending_names_the_form() {
    assert_eq!(QuizForm::from_extension("XML"), Some(QuizForm::Moodle));
    assert_eq!(QuizForm::from_extension("zip"), Some(QuizForm::Qti));
    assert_eq!(QuizForm::from_extension("pdf"), None);
}

/// The question of a name such as `title: B.value`.
fn key_of(quiz: &Quiz, name: &str) -> String {
    name.strip_prefix(&format!("{}: ", quiz.title)).unwrap_or_else(|| panic!("{name}")).into()
}
