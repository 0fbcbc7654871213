//! Lessons: what the reader takes and refuses, and how answers are checked.

use exercise::Verdict;
use exercise::lesson::{AnswersByKey, Course, CourseLesson, LessonPart, LessonQuestion, Reveal};
use session::Language;

const FACTS: &str = r#"
heading = "Minimax"
place = { game = "explicit", options = { text = "(max 1 2)" } }
search = { algorithm = "minimax" }
[[predict]]
name = "worth"
see = "value"
answer = "2"
wrong = ["1"]
[switch]
search = { algorithm = "alphabeta" }
see = "nodes"
off = "3"
on = "3"
[number]
name = "nodes"
see = "nodes"
answer = "12345"
[draw]
shapes = [[2, 2]]
most = 9
search = "minimax"
ask = ["value"]
"#;

const WORDS: &str = r#"
title = "A title"
idea = "An idea"
switch = "A switch"
number = "It is {number}."
draw = "Search it."
[predict.worth]
ask = "What is it worth?"
why = "MAX takes the largest."
wrong.1 = "That is the smallest."
"#;

fn read(facts: &str, words: &str) -> Result<CourseLesson, String> {
    CourseLesson::read("one", facts, [words, words]).map_err(|error| error.to_string())
}

/// A change in the facts is refused with this beginning, or these words.
#[track_caller]
fn refuses_facts(from: &str, to: &str, said: &str) {
    assert!(FACTS.contains(from), "{from}");
    let error = read(&FACTS.replacen(from, to, 1), WORDS).err().expect("a refusal");
    assert!(error.contains(said) && !error.contains('\n'), "{error}");
}

#[track_caller]
fn refuses_words(from: &str, to: &str, said: &str) {
    assert!(WORDS.contains(from), "{from}");
    let error = read(FACTS, &WORDS.replacen(from, to, 1)).err().expect("a refusal");
    assert!(error.contains(said) && !error.contains('\n'), "{error}");
}

#[test]
fn a_lesson_without_a_part_is_refused() {
    assert!(read(FACTS, WORDS).is_ok());
    let predict = "[[predict]]\nname = \"worth\"\nsee = \"value\"\nanswer = \"2\"\nwrong = [\"1\"]\n";
    refuses_facts(predict, "", "lesson one.toml: no prediction");
    let draw = "[draw]\nshapes = [[2, 2]]\nmost = 9\nsearch = \"minimax\"\nask = [\"value\"]\n";
    refuses_facts(draw, "", "lesson one.toml: no exercise");
    refuses_facts(
        "[switch]\nsearch = { algorithm = \"alphabeta\" }\n",
        "[switch]\n",
        "line 10: the switch changes nothing",
    );
    refuses_facts(
        "[number]\nname = \"nodes\"\nsee = \"nodes\"\nanswer = \"12345\"\n",
        "",
        "missing field `number`",
    );
    refuses_words("number = \"It is {number}.\"", "number = \"It is.\"", "line 5: expected {number}");
    refuses_words("switch = \"A switch\"\n", "", "missing field `switch`");
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    refuses_facts("heading", "headings", "line 2: unknown field `headings`");
    refuses_facts(
        "algorithm = \"minimax\" }\n[[",
        "algorithm = \"maximin\" }\n[[",
        "line 4: unknown algorithm 'maximin'",
    );
    refuses_facts(
        "algorithm = \"minimax\"",
        "algorithm = \"pvs\", only = [\"luck\"]",
        "line 4: unknown technique 'luck'",
    );
    refuses_facts("see = \"value\"", "see = \"future\"", "line 7: unknown variant `future`");
    refuses_facts("name = \"worth\"", "name = \"the worth\"", "line 6: bad name 'the worth'");
    refuses_facts("see = \"value\"\n", "", "line 6: 'worth' needs either see or by");
    refuses_facts("wrong = [\"1\"]", "wrong = [\"2\"]", "line 6: '2' of 'worth' is right and wrong");
    refuses_facts("wrong = [\"1\"]", "choices = [\"1\"]", "line 6: '2' is none of the choices");
    refuses_facts("shapes = [[2, 2]]", "shapes = [[20, 20]]", "bad shapes");
    refuses_facts(
        "search = \"minimax\"\nask = [\"value\"]",
        "search = \"minimax\"\nask = [\"cut\"]",
        "'cut' cannot be asked",
    );
    refuses_facts("heading", "\0", "line 2");
    refuses_words("[predict.worth]", "[predict.other]", "line 7: no prediction is called 'other'");
    refuses_words("wrong.1 = \"That is the smallest.\"", "", "line 7: no words for the wrong answer '1'");
    refuses_words("wrong.1", "wrong.7", "no words for the wrong answer '1'");
    refuses_words("draw = \"Search it.\"\n", "", "expected draw where");
    refuses_words("An idea", "", "line 3: 0 bytes of text");
    refuses_words("An idea", &"x".repeat(3_000), "line 3: 3000 bytes");
    refuses_words("An idea", &"x".repeat(40_000), "longer than 32768 bytes");
}

fn lesson(name: &str) -> &'static CourseLesson {
    Course::built_in().find(name).expect("a lesson")
}

fn questions(name: &str, part: LessonPart) -> Vec<LessonQuestion<'static>> {
    lesson(name).questions(7).into_iter().filter(|question| question.part == part).collect()
}

#[track_caller]
fn check(question: &LessonQuestion<'_>, language: Language, answer: &str, said: &str) {
    let verdict = match question.check(language, answer) {
        Verdict::Correct => "right".to_string(),
        Verdict::Wrong { why } => why,
        Verdict::Unreadable { expected } => expected,
        Verdict::Missing => "missing".into(),
    };
    assert!(verdict.contains(said), "{answer}: {verdict}");
}

#[test]
fn answers_are_checked_with_reasons() {
    let nodes = &questions("growth", LessonPart::Predict)[0];
    check(nodes, Language::English, "421", "right");
    check(nodes, Language::English, " 421 ", "right");
    check(nodes, Language::English, "400", "400 are the leaves");
    check(nodes, Language::Czech, "400", "400 je listů");
    check(nodes, Language::English, "7", "that is not it");
    check(nodes, Language::English, "many", "a number such as");
    check(nodes, Language::English, "", "missing");
    check(nodes, Language::English, &"9".repeat(300), "at most 200");
    let greedy = &questions("judging", LessonPart::Predict)[0];
    check(greedy, Language::English, "qxd5", "right");
    check(greedy, Language::Czech, "Dxd5", "right");
    check(greedy, Language::English, "Qd4", "Qd4 is what two plies find");
    check(greedy, Language::English, "Kf1", "Qxd5, Qd4, Ke2");
}

#[test]
fn numbers_are_typed_as_a_language_has_them() {
    let twice = &questions("tables", LessonPart::Exercise)[0];
    let right = twice.answer(Language::English);
    check(twice, Language::English, &right, "right");
    check(twice, Language::Czech, &twice.answer(Language::Czech), "right");
    let average = &questions("chance", LessonPart::Predict)[0];
    check(average, Language::Czech, "5,5", "hodnota tahu safe");
    check(average, Language::English, "5.5", "what safe is worth");
}

#[test]
fn the_right_answer_to_every_question_is_right_in_both_languages() {
    let mut counted = 0;
    for lesson in Course::built_in().lessons() {
        for seed in 0..20 {
            for question in lesson.questions(seed) {
                for language in Language::ALL {
                    let choices = question.choices(language).into_iter();
                    let answer = question.answer(language);
                    let name = choices.filter(|(_, words)| *words == answer).map(|(name, _)| name).next();
                    let answer = name.unwrap_or(answer);
                    let place = format!("{} {} seed {seed}: {answer}", lesson.name, question.key);
                    assert_eq!(question.check(language, &answer), Verdict::Correct, "{place}");
                    assert!(
                        !question.prompt(language).contains('{'),
                        "{place}: {}",
                        question.prompt(language)
                    );
                    assert_ne!(question.check(language, "-77"), Verdict::Correct, "{place}");
                    counted += 1;
                }
            }
        }
    }
    assert!(counted > 1_000);
}

#[test]
fn every_lesson_asks_before_it_tells() {
    for lesson in Course::built_in().lessons() {
        let mut answers = AnswersByKey::new();
        for question in lesson.questions(1).iter().filter(|question| question.part == LessonPart::Predict) {
            let view = lesson.view(Language::English, 1, &answers, Reveal::Predicted);
            assert!(view.told.is_none(), "{} tells before {} is answered", lesson.name, question.key);
            assert!(
                view.questions.iter().all(|asked| asked.answer.is_none() || answers.contains_key(&asked.key))
            );
            let answer =
                question.choices(Language::English).first().map_or("1".into(), |(name, _)| name.clone());
            answers.insert(question.key.clone(), answer);
        }
        let view = lesson.view(Language::English, 1, &answers, Reveal::Predicted);
        assert!(view.told.is_some(), "{}", lesson.name);
        let hidden = view.questions.iter().filter(|asked| asked.part == LessonPart::Exercise);
        assert!(hidden.clone().count() > 0 && hidden.clone().all(|asked| asked.answer.is_none()));
    }
}

#[test]
fn seeds_draw_other_exercises_and_the_same_again() {
    for lesson in Course::built_in().lessons() {
        let of = |seed| {
            let drawn = lesson.drawn(seed).map(|drawn| drawn.place());
            let asked: Vec<String> =
                lesson.questions(seed).iter().map(|question| question.answer(Language::English)).collect();
            (drawn, asked)
        };
        assert_eq!(of(5), of(5), "{}", lesson.name);
        assert!((0..40).any(|seed| of(seed) != of(40)), "{}: every pupil has the same exercise", lesson.name);
    }
}

#[test]
fn a_drawn_tree_stays_the_same_in_every_version() {
    let text = |name: &str| lesson(name).drawn(1).expect("a tree").place().options["text"].clone();
    assert_eq!(text("minimax"), "(max (min (max 10 18) (max 12 15)) (min (max 18 1) (max 12 9)))");
    assert_eq!(text("chance"), "(max (chance 20 12 19 9) (chance 18 5 11 3))");
}

#[test]
fn the_course_has_the_ideas_of_the_document_in_their_order() {
    let document = include_str!("../../../../docs/learn.md");
    let headings = document.lines().filter_map(|line| line.strip_prefix("## "));
    let taught: Vec<&str> =
        Course::built_in().lessons().iter().map(|lesson| lesson.facts.heading.as_str()).collect();
    let ideas: Vec<&str> = headings.filter(|heading| *heading != "Where to go on").collect();
    assert_eq!(taught, ideas);
    assert_eq!(taught.len(), 19);
}

#[test]
fn an_unknown_lesson_is_named() {
    let error = Course::built_in().find("chees").err().expect("a refusal").to_string();
    assert!(error.starts_with("unknown lesson 'chees': expected judging, minimax"), "{error}");
}
