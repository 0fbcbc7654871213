//! A filled-in sheet, checked answer by answer.

use super::wording::quote;
use super::{Exercise, Question, Verdict};
use language::Language;
use search::NotationError;
use serde::Serialize;
use std::fmt;
use utoipa::ToSchema;

/// Longer files are no answers.
const MAX_ANSWER_BYTES: usize = 1 << 20;

/// The answer to one question and the verdict on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Checked {
    /// The question's name, such as `B.value`.
    pub question: String,
    /// The answer as it was typed; empty without one.
    pub answer: String,
    /// The verdict.
    #[serde(flatten)]
    pub verdict: Verdict,
}

/// A line that answers no question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub message: String,
}

/// All answers of a file, in the order of the questions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Report {
    /// One for each question.
    pub answers: Vec<Checked>,
    /// Lines that could not be used.
    pub problems: Vec<Problem>,
    /// One for each right answer.
    pub points: usize,
    /// One for each question.
    pub max_points: usize,
}

impl Report {
    fn new(answers: Vec<Checked>, problems: Vec<Problem>) -> Report {
        let points = answers.iter().filter(|checked| checked.verdict == Verdict::Correct).count();
        let max_points = answers.len();
        Report { answers, problems, points, max_points }
    }
}

impl Verdict {
    /// The sentence about the answer.
    pub fn render(&self, language: Language) -> String {
        match self {
            Verdict::Correct => language.word("said-correct").into(),
            Verdict::Wrong { why } => language.say("said-wrong", [("why", why.into())]),
            Verdict::Unreadable { expected } => {
                language.say("said-unreadable", [("expected", expected.into())])
            }
            Verdict::Missing => language.word("said-missing").into(),
        }
    }
}

impl Report {
    /// A sentence about every answer that is not right, one about all questions without an answer, and the points: in a long sheet a
    /// list of right answers would hide the wrong ones.
    pub fn render(&self, language: Language) -> String {
        let mut out = String::new();
        let mut missing = Vec::new();
        for Checked { question, answer, verdict } in &self.answers {
            match verdict {
                Verdict::Correct => {}
                Verdict::Missing => missing.push(question.as_str()),
                _ => out += &format!("{question} = {answer}: {}\n", verdict.render(language)),
            }
        }
        if !missing.is_empty() {
            out += &format!("{}: {}\n", Verdict::Missing.render(language), missing.join(", "));
        }
        for Problem { line, message } in &self.problems {
            let said = [("line", (*line).into()), ("message", message.into())];
            out += &format!("{}\n", language.say("said-line", said));
        }
        out + &language.say("said-sum", [("points", self.points.into()), ("most", self.max_points.into())])
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(Language::English))
    }
}

impl Exercise<'_> {
    /// Checks a filled-in sheet, or any lines of the form `NAME.value = 3`.
    pub fn check_file(&self, text: &str) -> Result<Report, NotationError> {
        if text.len() > MAX_ANSWER_BYTES {
            let size = format!("{} bytes", text.len());
            return Err(NotationError::new("answers", &size, format!("at most {MAX_ANSWER_BYTES} bytes")));
        }
        let mut given = vec![None; self.questions.len()];
        let mut problems = Vec::new();
        for (index, line) in text.lines().enumerate() {
            if let Err(error) = self.read_line(line, &mut given) {
                problems.push(Problem { line: index + 1, message: error.to_string() });
            }
        }
        let answered = self.questions.iter().zip(given);
        let answers = answered.map(|(&question, answer)| self.checked(question, answer.unwrap_or_default()));
        Ok(Report::new(answers.collect(), problems))
    }

    /// Notes the answer of a line, if it has one.
    fn read_line<'t>(&self, line: &'t str, given: &mut [Option<&'t str>]) -> Result<(), NotationError> {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            return Ok(());
        }
        let (key, answer) = split_answer(line)
            .ok_or_else(|| NotationError::new("answer", line, "a question, = and an answer"))?;
        let asked = self.find(key).and_then(|asked| self.questions.iter().position(|&other| other == asked));
        let index = asked.ok_or_else(|| {
            let example = self.questions.first().map(|&question| self.key(question)).unwrap_or_default();
            NotationError::new("question", key, format!("one of the sheet, such as {example}"))
        })?;
        match given[index].replace(answer) {
            Some(_) => {
                Err(NotationError::new("answer", line, "one answer to each question: the last counts"))
            }
            None => Ok(()),
        }
    }

    fn checked(&self, question: Question, answer: &str) -> Checked {
        Checked { question: self.key(question), answer: quote(answer), verdict: self.check(question, answer) }
    }
}

/// Question and answer. `C.value <= 3` is short for `C.value = <= 3`.
fn split_answer(line: &str) -> Option<(&str, &str)> {
    let sign = line.find(['=', '<', '>', '≤', '≥'])?;
    let (key, rest) = line.split_at(sign);
    Some((key.trim(), rest.strip_prefix('=').unwrap_or(rest).trim()))
}
