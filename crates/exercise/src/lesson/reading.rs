//! Reading the texts of a lesson: bounded, strict, and with the line of what is wrong.

use super::bounded::MAX_FILE_BYTES;
use serde::de::DeserializeOwned;
use std::ops::Range;
use toml::Spanned;

/// Why a lesson cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("lesson {file}{}: {reason}", .line.map(|line| format!(", line {line}")).unwrap_or_default())]
pub struct LessonError {
    /// The file.
    pub file: String,
    /// The line, counted from 1; none where the whole file is meant.
    pub line: Option<usize>,
    /// What is wrong, and what was expected.
    pub reason: String,
}

/// A text with its name, for complaints.
#[derive(Clone, Copy)]
pub(super) struct LessonText<'a> {
    pub file: &'a str,
    pub text: &'a str,
}

impl LessonText<'_> {
    /// The data of the text.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, LessonError> {
        if self.text.len() > MAX_FILE_BYTES {
            return Err(self.whole(format!("longer than {MAX_FILE_BYTES} bytes")));
        }
        toml::from_str(self.text).map_err(|error| {
            let reason = error.message().split('\n').collect::<Vec<_>>().join(", ");
            self.complain(error.span(), reason)
        })
    }

    /// A complaint about a part of the text.
    pub fn at<T>(self, part: &Spanned<T>, reason: String) -> LessonError {
        self.complain(Some(part.span()), reason)
    }

    /// A complaint about the whole text.
    pub fn whole(self, reason: String) -> LessonError {
        self.complain(None, reason)
    }

    fn complain(self, span: Option<Range<usize>>, reason: String) -> LessonError {
        let before = |span: Range<usize>| &self.text.as_bytes()[..span.start.min(self.text.len())];
        let line = span.map(|span| before(span).iter().filter(|&&byte| byte == b'\n').count() + 1);
        LessonError { file: self.file.into(), line, reason }
    }
}
