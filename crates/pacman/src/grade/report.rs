//! What grading found: questions, tests, points, and what went wrong.

use serde::Serialize;

/// A search that visits more nodes than this is given up: test files may ask for anything.
pub const MAX_SEARCH_NODES: u64 = 20_000_000;

/// The result of grading a folder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GradeReport {
    /// Points reached.
    pub points: u32,
    /// Points there were.
    pub max: u32,
    /// The questions in order.
    pub questions: Vec<QuestionReport>,
}

/// The result of one question.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct QuestionReport {
    /// The question's name, that of its folder.
    pub name: String,
    /// Points reached.
    pub points: u32,
    /// Points there were.
    pub max: u32,
    /// Its tests in order.
    pub tests: Vec<TestReport>,
}

/// The result of one test.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TestReport {
    /// The test's name, that of its file.
    pub name: String,
    /// The kind of test, as the file names it.
    pub kind: String,
    /// Whether everything was right.
    pub passed: bool,
    /// Points of its own, in questions that add them up.
    pub points: u32,
    /// What was wrong, or how points were reached.
    pub messages: Vec<String>,
}

/// How one test went.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TestVerdict {
    /// Whether everything was right.
    pub passed: bool,
    /// Points of its own.
    pub points: u32,
    /// What was wrong, or how points were reached.
    pub messages: Vec<String>,
}

impl TestVerdict {
    /// Passed if nothing was wrong.
    pub fn of(messages: Vec<String>) -> TestVerdict {
        TestVerdict { passed: messages.is_empty(), points: 0, messages }
    }

    /// Not passed, for these reasons.
    pub fn failed(messages: Vec<String>) -> TestVerdict {
        TestVerdict { passed: false, points: 0, messages }
    }
}
