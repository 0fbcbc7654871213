//! Grading: runs the course's test folder with our agents or a student's and adds up the points.
//!
//! A folder has a `CONFIG` with the order of the questions; each question is a folder with a `CONFIG` (points,
//! class) and pairs of `.test` and `.solution` files. Nothing outside the two given folders is read.

mod course_game;
mod file;
mod games;
mod graph;
mod report;
mod student;
mod tree;

pub use course_game::DistinctStates;
pub use file::{CourseEntry, CourseFile, GradeError};
pub use graph::{EdgeNumber, GraphGame, GraphPlace};
pub use report::{GradeReport, QuestionReport, TestReport};
pub(crate) use student::load_examined;
pub use student::{ExamTask, Student};
pub use tree::{CourseEnd, CourseNode, TreeTest};

use crate::layout::{Layout, parse_layout};
use file::read_text;
use report::TestVerdict;
use std::path::{Path, PathBuf};

/// More questions, or more tests in one question, are refused.
const MAX_ENTRIES: usize = 1000;
/// Most points a question may have.
const MAX_POINTS: u64 = 1000;

/// Whose agents are graded.
pub enum Examinee {
    /// Ours.
    Ours,
    /// A student's, in every question: where his function is missing, there are no points.
    Student(Student),
}

/// How the tests of a question become points.
enum Scheme {
    /// All points if every test passes.
    PassAll,
    /// The tests' own points, up to the question's.
    Partial,
}

/// Grades our own agents with the tests in `folder`; `layouts` is the folder with the `.lay` files.
pub fn grade(folder: &Path, layouts: &Path) -> Result<GradeReport, GradeError> {
    grade_examinee(folder, layouts, &Examinee::Ours)
}

/// Grades our agents or a student's with the tests in `folder`.
pub fn grade_examinee(folder: &Path, layouts: &Path, examinee: &Examinee) -> Result<GradeReport, GradeError> {
    let config = CourseFile::load(&folder.join("CONFIG"))?;
    let order = config.get("order")?;
    let names: Vec<&str> = order.value.split_whitespace().collect();
    if names.is_empty() || names.len() > MAX_ENTRIES || !names.iter().all(|name| is_plain_name(name)) {
        return Err(config.wrong(order, "order", "names of question folders"));
    }
    let questions = names.iter().map(|name| grade_question(&folder.join(name), name, layouts, examinee));
    let questions: Vec<QuestionReport> = questions.collect::<Result<_, _>>()?;
    let points = questions.iter().map(|question| question.points).sum();
    let max = questions.iter().map(|question| question.max).sum();
    Ok(GradeReport { points, max, questions })
}

fn grade_question(
    folder: &Path,
    name: &str,
    layouts: &Path,
    examinee: &Examinee,
) -> Result<QuestionReport, GradeError> {
    let config = CourseFile::load(&folder.join("CONFIG"))?;
    let max = config.number("max_points", 0, MAX_POINTS)? as u32;
    let scheme = read_scheme(&config)?;
    let tests = list_tests(folder)?;
    let tests = tests.iter().map(|path| run_test(path, layouts, examinee));
    let tests: Vec<TestReport> = tests.collect::<Result<_, _>>()?;
    let points = match scheme {
        Scheme::PassAll if tests.iter().all(|test| test.passed) => max,
        Scheme::PassAll => 0,
        Scheme::Partial => tests.iter().map(|test| test.points).sum::<u32>().min(max),
    };
    Ok(QuestionReport { name: name.into(), points, max, tests })
}

fn read_scheme(config: &CourseFile) -> Result<Scheme, GradeError> {
    let class = config.get("class")?;
    match class.value.as_str() {
        "PassAllTestsQuestion" => Ok(Scheme::PassAll),
        "PartialCreditQuestion" => Ok(Scheme::Partial),
        _ => Err(config.wrong(class, "class", "PassAllTestsQuestion or PartialCreditQuestion")),
    }
}

/// The test files of a question, by name.
fn list_tests(folder: &Path) -> Result<Vec<PathBuf>, GradeError> {
    let unreadable = |reason: String| GradeError::Unreadable { path: folder.display().to_string(), reason };
    let mut tests = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|e| unreadable(e.to_string()))? {
        let path = entry.map_err(|e| unreadable(e.to_string()))?.path();
        if path.extension().is_some_and(|extension| extension == "test") {
            tests.push(path);
        }
    }
    if tests.is_empty() || tests.len() > MAX_ENTRIES {
        return Err(unreadable(format!("has {} test files, expected 1 to {MAX_ENTRIES}", tests.len())));
    }
    tests.sort();
    Ok(tests)
}

fn run_test(path: &Path, layouts: &Path, examinee: &Examinee) -> Result<TestReport, GradeError> {
    let test = CourseFile::load(path)?;
    let class = test.get("class")?;
    let solution = CourseFile::load(&path.with_extension("solution"))?;
    let TestVerdict { passed, points, messages } = match class.value.as_str() {
        "GraphGameTreeTest" => graph::run(&test, &solution, examinee)?,
        "PacmanGameTreeTest" => course_game::run(&test, &solution, examinee)?,
        "EvalAgentTest" => games::run(&test, layouts, examinee)?,
        _ => {
            return Err(test.wrong(class, "class", "GraphGameTreeTest, PacmanGameTreeTest or EvalAgentTest"));
        }
    };
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok(TestReport { name, kind: class.value.clone(), passed, points, messages })
}

/// The layout a test names, from the folder of layouts.
fn load_layout(layouts: &Path, test: &CourseFile, entry: &CourseEntry) -> Result<Layout, GradeError> {
    let name = entry.value.trim();
    if !is_plain_name(name) {
        return Err(test.wrong(entry, "layout name", "letters and digits"));
    }
    let path = layouts.join(format!("{name}.lay"));
    let text = read_text(&path)?;
    parse_layout(&text)
        .map_err(|e| GradeError::Unreadable { path: path.display().to_string(), reason: e.to_string() })
}

/// Whether a name stays inside its folder.
fn is_plain_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-')
}
