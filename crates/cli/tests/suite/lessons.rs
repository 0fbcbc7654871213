//! What the lessons of the course state, found out anew: by searches, by solvers, and by the commands they name.

use crate::markdown::root;
use exercise::lesson::{Course, CourseLesson, LessonFact};
use session::StopFlag;
use std::collections::BTreeSet;
use std::process::Command;

/// Figures of fewer digits are small counts of the text itself.
const LONG_FIGURE: usize = 3;
/// What the value function of the first lesson counts, and products that the words spell out: they are explained, not found.
const EXPLAINED: [(&str, &[&str]); 2] =
    [("judging", &["100", "300", "350", "400", "750"]), ("growth", &["400"])];

/// The line of a command's output that has the answer.
fn printed(fact: &LessonFact) -> Option<String> {
    let printed = fact.printed.as_ref()?;
    let words = shlex::split(&printed.command).expect("a command");
    let run =
        Command::new(env!("CARGO_BIN_EXE_plywood")).args(&words[1..]).output().expect("the program starts");
    let text = String::from_utf8(run.stdout).expect("text");
    text.lines().find(|line| line.contains(&printed.line)).map(|line| line.replace(',', ""))
}

/// What is wrong with a fact.
fn complaint(lesson: &CourseLesson, fact: &LessonFact) -> Option<String> {
    let place = format!("{}, {}", lesson.name, fact.name);
    match fact.recompute(&games::ALL, &StopFlag::default()) {
        Ok(Some(found)) if found == fact.answer => None,
        Ok(Some(found)) => Some(format!("{place}: states {}, found {found}", fact.answer)),
        Ok(None) => {
            let line = printed(fact).unwrap_or_default();
            let is_there = line.split([' ', '=']).any(|word| word == fact.answer);
            (!is_there).then(|| format!("{place}: states {}, its command prints '{line}'", fact.answer))
        }
        Err(error) => Some(format!("{place}: {error}")),
    }
}

#[test]
#[allow(clippy::print_stdout)]
fn what_the_lessons_state_is_found_anew() {
    let stop = StopFlag::default();
    let (mut complaints, mut facts, mut questions) = (Vec::new(), 0, 0);
    for lesson in Course::built_in().lessons() {
        complaints.extend(lesson.facts.facts().filter_map(|fact| complaint(lesson, fact)));
        facts += lesson.facts.facts().count() + 2;
        questions += lesson.questions(1).len();
        let switch = &lesson.facts.switch;
        match switch.recompute(&games::ALL, &lesson.facts.scene, &stop) {
            Ok(found) if found == switch.values => {}
            Ok(found) => complaints
                .push(format!("{}, switch: states {:?}, found {found:?}", lesson.name, switch.values)),
            Err(error) => complaints.push(format!("{}, switch: {error}", lesson.name)),
        }
    }
    let lessons = Course::built_in().lessons().len();
    println!("{lessons} lessons, {questions} questions for a pupil, {facts} facts found anew");
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn a_changed_fact_is_noticed() {
    let lesson = Course::built_in().find("minimax").expect("a lesson");
    let fact = &lesson.facts.predictions[0];
    assert_eq!(complaint(lesson, fact), None);
    let changed = LessonFact { answer: "4".into(), ..fact.clone() };
    assert_eq!(complaint(lesson, &changed).as_deref(), Some("minimax, worth: states 4, found 3"));
    let keys = Course::built_in().find("keys").expect("a lesson");
    let printed = LessonFact { answer: "463b96181691fc9d".into(), ..keys.facts.number.clone() };
    assert!(complaint(keys, &printed).expect("noticed").contains("its command prints"));
}

/// The numbers of a text with at least three digits; thousands may stand apart.
fn figures(text: &str) -> BTreeSet<String> {
    let chars: Vec<char> = text.chars().collect();
    let is_digit = |at: usize| chars.get(at).is_some_and(char::is_ascii_digit);
    let parts_thousands = |at: usize| {
        matches!(chars.get(at), Some(',' | '\u{a0}' | ' '))
            && (1..=3).all(|next| is_digit(at + next))
            && !is_digit(at + 4)
    };
    let (mut found, mut at) = (BTreeSet::new(), 0);
    while at < chars.len() {
        let mut number = String::new();
        while is_digit(at) || (!number.is_empty() && number.len() <= 3 && parts_thousands(at)) {
            number.extend(chars[at].is_ascii_digit().then_some(chars[at]));
            at += 1;
        }
        if number.len() >= LONG_FIGURE {
            found.insert(number);
        }
        at += 1;
    }
    found
}

/// Every figure of the words is one of the facts.
#[test]
fn the_words_of_lessons_have_no_figures_of_their_own() {
    let mut unknown = Vec::new();
    for lesson in Course::built_in().lessons() {
        let switch = lesson.facts.switch.values.iter().cloned();
        let mut known: BTreeSet<String> =
            lesson.facts.facts().map(|fact| fact.answer.clone()).chain(switch).collect();
        let explained =
            EXPLAINED.iter().filter(|(name, _)| *name == lesson.name).flat_map(|(_, figures)| *figures);
        known.extend(explained.map(|figure| (*figure).to_string()));
        for language in ["en", "cs"] {
            let file = format!("crates/examples/lessons/{}.{language}.toml", lesson.name);
            let text = std::fs::read_to_string(root().join(&file)).expect("words");
            let said = text.lines().map(|line| match line.starts_with("wrong.") || line.starts_with("[") {
                true => line.split_once('=').map_or("", |(_, words)| words),
                false => line,
            });
            let said = figures(&said.collect::<Vec<_>>().join("\n"));
            unknown.extend(said.difference(&known).map(|figure| format!("{file}: {figure}")));
        }
    }
    assert!(unknown.is_empty(), "\n{}", unknown.join("\n"));
}

#[test]
fn figures_are_found_in_words() {
    let found = |text: &str| figures(text).into_iter().collect::<Vec<_>>();
    assert_eq!(found("of 549,946 nodes, 20 and 1 + 20 + 400; 3 12 8"), ["400", "549946"]);
    assert_eq!(found("z 549\u{a0}946 uzlů, 15 377"), ["15377", "549946"]);
}
