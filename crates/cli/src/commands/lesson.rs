//! `plywood lesson`: a lesson of the course in the terminal.

use super::asking::read_answer;
use crate::args::{self, LessonArgs};
use crate::{interrupt, output};
use anyhow::bail;
use exercise::Verdict;
use exercise::lesson::{
    AnswersByKey, Course, CourseLesson, HandInFile, LessonPart, LessonQuestion, MAX_HAND_IN_BYTES, Reveal,
    stated,
};
use serde::Serialize;
use session::{Language, StopFlag};
use std::collections::BTreeMap;
use std::io::BufRead;
use std::path::Path;

/// A lesson in the list.
#[derive(Serialize)]
struct LessonLine<'a> {
    name: &'a str,
    title: &'a str,
    questions: usize,
}

pub fn run(args: &LessonArgs) -> anyhow::Result<()> {
    let course = Course::built_in();
    let language = if args.print.json { args::language_of_json() } else { args::language() };
    let Some(name) = &args.lesson else { return list(course, args, language) };
    let lesson = course.find(name)?;
    if args.print.json {
        let reveal = if args.solved { Reveal::All } else { Reveal::Predicted };
        return output::json(&lesson.view(language, args.seed, &AnswersByKey::new(), reveal));
    }
    let stop = interrupt::stop_flag();
    let run = LessonRun { lesson, language, seed: args.seed, stop: &stop };
    let answers = if args.solved { run.tell()? } else { run.ask(&mut std::io::stdin().lock())? };
    match (&args.out, &args.name) {
        (Some(file), Some(pupil)) => keep(course, args, (file, pupil), (name, answers)),
        _ => Ok(()),
    }
}

fn list(course: &'static Course, args: &LessonArgs, language: Language) -> anyhow::Result<()> {
    let listed = |lesson: &'static CourseLesson| LessonLine {
        name: lesson.name.as_str(),
        title: lesson.title(language),
        questions: lesson.questions(args.seed).len(),
    };
    let lessons: Vec<LessonLine<'_>> = course.lessons().iter().map(listed).collect();
    if args.print.json {
        return output::json(&lessons);
    }
    let line = |lesson: &LessonLine<'_>| format!("{:<12} {}\n", lesson.name, lesson.title);
    output::say(&lessons.iter().map(line).collect::<String>())
}

/// A lesson on its way through the terminal.
struct LessonRun<'a> {
    lesson: &'a CourseLesson,
    language: Language,
    seed: u32,
    stop: &'a StopFlag,
}

impl LessonRun<'_> {
    fn word(&self, name: &str) -> &'static str {
        self.language.word(name)
    }

    /// Asks, checks, and tells what may be told.
    fn ask(&self, input: &mut impl BufRead) -> anyhow::Result<AnswersByKey> {
        let mut answers = AnswersByKey::new();
        self.head()?;
        let questions = self.lesson.questions(self.seed);
        let (predictions, exercise): (Vec<_>, Vec<_>) =
            questions.iter().partition(|question| question.part == LessonPart::Predict);
        for question in predictions {
            output::say(&format!("\n{}: {}\n", self.word("lesson-predict"), self.asked(question)))?;
            if !self.answer(question, input, &mut answers)? {
                return Ok(answers);
            }
            output::say(&self.right(question))?;
        }
        self.middle()?;
        let mut right = 0;
        let of = exercise.len();
        for question in exercise {
            output::say(&format!("\n{}\n", self.asked(question)))?;
            if !self.answer(question, input, &mut answers)? {
                return Ok(answers);
            }
            let said = answers.get(&question.key).map_or("", String::as_str);
            let is_right = question.check(self.language, said) == Verdict::Correct;
            right += usize::from(is_right);
            if is_right {
                output::say(&question.why(self.language).map(|why| why + "\n").unwrap_or_default())?;
            }
        }
        let mark = [("right", right.into()), ("of", of.into())];
        output::say(&format!("\n{}\n", self.language.say("lesson-marks", mark)))?;
        Ok(answers)
    }

    /// Tells everything, for teachers.
    fn tell(&self) -> anyhow::Result<AnswersByKey> {
        self.head()?;
        for question in self.lesson.questions(self.seed) {
            if question.part == LessonPart::Predict {
                output::say(&format!("\n{}: {}\n", self.word("lesson-predict"), self.asked(&question)))?;
                output::say(&self.right(&question))?;
            }
        }
        self.middle()?;
        for question in self.lesson.questions(self.seed) {
            if question.part == LessonPart::Exercise {
                output::say(&format!("\n{}\n{}", self.asked(&question), self.right(&question)))?;
            }
        }
        Ok(AnswersByKey::new())
    }

    fn head(&self) -> anyhow::Result<()> {
        let (title, idea) = (self.lesson.title(self.language), self.lesson.idea(self.language));
        output::say(&format!("{title}\n\n{idea}\n"))
    }

    /// The switch, turned; the number; what the exercise is about.
    fn middle(&self) -> anyhow::Result<()> {
        let facts = &self.lesson.facts;
        let [off, on] = facts.switch.recompute(&games::ALL, &facts.scene, self.stop)?;
        let label = self.lesson.switch_label(self.language);
        let [off, on] = [off, on].map(|seen| stated(&seen, self.language));
        let switched = self.language.say("lesson-switched", [("off", off.into()), ("on", on.into())]);
        let number = self.lesson.number(self.language);
        output::say(&format!(
            "\n{}: {label}\n{switched}\n\n{}: {number}\n\n{}\n",
            self.word("lesson-switch"),
            self.word("lesson-number-head"),
            self.word("lesson-exercise")
        ))?;
        let Some(drawn) = self.lesson.drawn(self.seed) else { return Ok(()) };
        let task = self.lesson.drawing_task(self.language).unwrap_or_default();
        let sheet = drawn.exercise(self.language).map(|exercise| exercise.sheet()).unwrap_or_default();
        output::say(&format!("{task}\n\n{sheet}"))
    }

    fn asked(&self, question: &LessonQuestion<'_>) -> String {
        let choices = question.choices(self.language).into_iter();
        let choices: String = choices.map(|(name, words)| format!("\n  {name}: {words}")).collect();
        question.prompt(self.language) + &choices
    }

    fn right(&self, question: &LessonQuestion<'_>) -> String {
        let answer = question.answer(self.language);
        let why = question.why(self.language).unwrap_or_default();
        let said = [("answer", answer.into()), ("why", why.into())];
        self.language.say("lesson-right-answer", said).trim_end().to_string() + "\n"
    }

    /// Whether there was an answer that can be read; it is asked for until then.
    fn answer(
        &self,
        question: &LessonQuestion<'_>,
        input: &mut impl BufRead,
        answers: &mut AnswersByKey,
    ) -> anyhow::Result<bool> {
        loop {
            output::say("= ")?;
            let Some(said) = read_answer(input)? else {
                output::say("\n")?;
                return Ok(false);
            };
            let verdict = question.check(self.language, &said);
            output::say(&format!("{}\n", verdict.render(self.language)))?;
            if !matches!(verdict, Verdict::Unreadable { .. } | Verdict::Missing) {
                answers.insert(question.key.clone(), said);
                return Ok(true);
            }
        }
    }
}

/// Adds the answers to the pupil's file.
fn keep(
    course: &Course,
    args: &LessonArgs,
    (file, pupil): (&Path, &str),
    (lesson, answers): (&str, AnswersByKey),
) -> anyhow::Result<()> {
    let mut all: BTreeMap<String, AnswersByKey> = BTreeMap::new();
    if file.exists() {
        let text = files::read_text(file, MAX_HAND_IN_BYTES as u64)?;
        let before = HandInFile::read(&text).map_err(|why| anyhow::anyhow!("'{}': {why}", file.display()))?;
        if before.seed != args.seed || before.name != pupil.trim() {
            bail!("'{}' has the answers of {}, seed {}", file.display(), before.name, before.seed);
        }
        all = before.lessons.into_iter().map(|(name, said)| (name, said.answers)).collect();
    }
    all.insert(lesson.into(), answers);
    let hand_in = HandInFile::new(course, pupil, args.seed, all)?;
    files::write_whole(file, hand_in.text().as_bytes())?;
    let said = [("file", file.display().to_string().into())];
    output::say(&(args::language().say("lesson-written", said) + "\n"))
}
