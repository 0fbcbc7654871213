//! A filled-in sheet, checked answer by answer.

use super::wording::quote;
use super::{Exercise, Question, Verdict};
use search::NotationError;
use serde::Serialize;
use std::fmt;
use utoipa::ToSchema;

/// Longer files are no answers.
const MAX_ANSWER_BYTES: usize = 1 << 20;

/// What was said to one question and what is said about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Checked {
    /// The question's name, such as `B.value`.
    pub question: String,
    /// The answer as it was typed; empty without one.
    pub answer: String,
    /// What is said about it.
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

    /// Whether every answer is right and every line could be used.
    pub fn is_perfect(&self) -> bool {
        self.points == self.max_points && self.problems.is_empty()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Checked { question, answer, verdict } in &self.answers {
            match verdict {
                Verdict::Correct => writeln!(f, "{question} = {answer}: correct")?,
                Verdict::Wrong { why } => writeln!(f, "{question} = {answer}: wrong: {why}")?,
                Verdict::Unreadable { expected } => {
                    writeln!(f, "{question} = {answer}: not understood: expected {expected}")?;
                }
                Verdict::Missing => writeln!(f, "{question}: no answer")?,
            }
        }
        for Problem { line, message } in &self.problems {
            writeln!(f, "line {line}: {message}")?;
        }
        write!(f, "{} of {} points", self.points, self.max_points)
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
    let sign = line.find(['=', '<', '>'])?;
    let (key, rest) = line.split_at(sign);
    Some((key.trim(), rest.strip_prefix('=').unwrap_or(rest).trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Explicit;
    use search::textbook::Algorithm;

    fn check(answers: &str, expected: &str) {
        let tree = Explicit::parse("(max A (min B 3 12) (min C 2 4))").unwrap();
        let report = Exercise::new(&tree, Algorithm::Minimax).unwrap().check_file(answers).unwrap();
        assert_eq!(report.to_string(), expected);
    }

    #[test]
    fn a_file_is_checked_line_by_line() {
        check(
            "B.value = 3 # easy\nC.value=x\nbest = B\n",
            "A.value: no answer\nB.value = 3: correct\nC.value = x: not understood: expected a number such as 3, \
             2.5 or 7/3, a bound such as <= 3, or cut\nbest = B: correct\n2 of 4 points",
        );
        check(
            "nonsense\nQ.value = 3\nA.value = ____\nbest = C\nbest = B",
            "A.value: no answer\nB.value: no answer\nC.value: no answer\nbest = B: correct\n\
             line 1: bad answer 'nonsense': expected a question, = and an answer\n\
             line 2: bad question 'Q.value': expected one of the sheet, such as A.value\n\
             line 5: bad answer 'best = B': expected one answer to each question: the last counts\n\
             1 of 4 points",
        );
    }

    #[test]
    fn bounds_need_no_second_sign() {
        assert_eq!(split_answer("C.value <= 3"), Some(("C.value", "<= 3")));
        assert_eq!(split_answer("C.value = ≤3"), Some(("C.value", "≤3")));
        assert_eq!(split_answer("C.value"), None);
    }

    #[test]
    fn endless_files_are_refused() {
        let tree = Explicit::parse("(max 1)").unwrap();
        let exercise = Exercise::new(&tree, Algorithm::Minimax).unwrap();
        assert!(exercise.check_file(&"#".repeat(MAX_ANSWER_BYTES + 1)).is_err());
    }
}
