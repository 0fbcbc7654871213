//! The course's file format: `key: "value"` lines and `key: """` blocks, with `#` comments between them.

use std::path::{Path, PathBuf};

/// Larger files are refused.
const MAX_BYTES: u64 = 1 << 20;

/// A course file or folder that cannot be graded.
#[derive(Debug, thiserror::Error)]
pub enum GradeError {
    /// A folder that cannot be listed, or a layout that makes no sense.
    #[error("{path}: {reason}")]
    Unreadable {
        /// Which one.
        path: String,
        /// Why not.
        reason: String,
    },
    /// A file could not be read, or is too large.
    #[error(transparent)]
    File(#[from] files::FileError),
    /// A script of the student's that cannot be read.
    #[error(transparent)]
    Script(#[from] session::script::Failure),
    /// A file says something else than it should.
    #[error("{path}, line {line}: bad {what} '{text}': expected {expected}")]
    Malformed {
        /// The file.
        path: String,
        /// The line, from 1.
        line: usize,
        /// What was being read.
        what: &'static str,
        /// The offending text.
        text: String,
        /// What would have been right.
        expected: String,
    },
}

/// A key of a course file, its value, and the line it stands on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CourseEntry {
    /// The key.
    pub key: String,
    /// The text between the quotes.
    pub value: String,
    /// The line of the key, from 1.
    pub line: usize,
}

/// A course file: keys and values in the order they stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CourseFile {
    /// Where it was read from, for messages.
    pub path: PathBuf,
    /// Its entries.
    pub entries: Vec<CourseEntry>,
}

impl CourseFile {
    /// Reads a file from disk.
    pub fn load(path: &Path) -> Result<CourseFile, GradeError> {
        CourseFile::parse(path, &read_text(path)?)
    }

    /// Reads the text of a file; `path` is only for messages.
    pub fn parse(path: &Path, text: &str) -> Result<CourseFile, GradeError> {
        let mut file = CourseFile { path: path.to_path_buf(), entries: Vec::new() };
        let mut lines = text.lines().enumerate();
        while let Some((index, line)) = lines.next() {
            let trimmed = line.trim();
            if trimmed.is_empty() || trimmed.starts_with('#') {
                continue;
            }
            let wrong = || file.malformed(index + 1, "line", line, "key: \"value\" or key: \"\"\"");
            let (key, rest) = trimmed.split_once(':').ok_or_else(wrong)?;
            let value = match rest.trim() {
                "\"\"\"" => read_block(&mut lines).ok_or_else(|| file.refuse_block(index + 1, line))?,
                quoted => unquote(quoted).ok_or_else(wrong)?.to_string(),
            };
            file.entries.push(CourseEntry { key: key.trim().to_string(), value, line: index + 1 });
        }
        Ok(file)
    }

    /// The entry of a key, if the file has it.
    pub fn find(&self, key: &str) -> Option<&CourseEntry> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    /// The entry of a key that the file must have.
    pub fn get(&self, key: &str) -> Result<&CourseEntry, GradeError> {
        let last = self.entries.last().map_or(1, |entry| entry.line);
        self.find(key).ok_or_else(|| self.malformed(last, "file", "", &format!("a line '{key}: \"...\"'")))
    }

    /// The value of a key as a whole number between `least` and `most`.
    pub fn number(&self, key: &str, least: u64, most: u64) -> Result<u64, GradeError> {
        let entry = self.get(key)?;
        let number = entry.value.trim().parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| self.wrong(entry, "number", &format!("a whole number from {least} to {most}")))
    }

    /// An error about the value of an entry.
    pub fn wrong(&self, entry: &CourseEntry, what: &'static str, expected: &str) -> GradeError {
        self.malformed(entry.line, what, &entry.value, expected)
    }

    /// An error about a line of the file.
    pub fn malformed(&self, line: usize, what: &'static str, text: &str, expected: &str) -> GradeError {
        // A notation error quotes long and strange texts decently.
        let quoted = search::NotationError::new(what, text, expected);
        let path = self.path.display().to_string();
        GradeError::Malformed { path, line, what, text: quoted.text, expected: quoted.expected }
    }

    fn refuse_block(&self, line: usize, text: &str) -> GradeError {
        self.malformed(line, "block", text, "a line with only \"\"\" after it")
    }
}

/// The text of a file of reasonable size.
pub fn read_text(path: &Path) -> Result<String, GradeError> {
    Ok(files::read_text(path, MAX_BYTES)?)
}

fn unquote(text: &str) -> Option<&str> {
    text.strip_prefix('"')?.strip_suffix('"').filter(|inside| !inside.contains('"'))
}

/// The lines up to the closing quotes; none when there are no closing quotes.
fn read_block<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Option<String> {
    let mut block = String::new();
    for (_, line) in lines {
        if line.trim() == "\"\"\"" {
            return Some(block);
        }
        block.push_str(line);
        block.push('\n');
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn parse(text: &str) -> Result<CourseFile, GradeError> {
        CourseFile::parse(Path::new("some.test"), text)
    }

    #[test]
    fn values_and_blocks_are_read() {
        let file =
            parse("# comment\na: \"1\"\n\ntree: \"\"\"\n# not one\nx: \"y\"\n\"\"\"\nb: \"\"\n").unwrap();
        assert_eq!(file.number("a", 0, 5).unwrap(), 1);
        assert_eq!(file.get("tree").unwrap().value, "# not one\nx: \"y\"\n");
        assert_eq!(file.get("tree").unwrap().line, 4);
        assert_eq!(file.get("b").unwrap().value, "");
        assert!(file.find("c").is_none());
    }

    fn check_refused(text: &str, expected: &str) {
        let result = parse(text).and_then(|file| file.number("a", 1, 9));
        let message = result.unwrap_err().to_string();
        assert!(message.contains(expected), "'{message}' does not say '{expected}'");
    }

    #[test]
    fn errors_name_the_line() {
        check_refused("\nnonsense", "some.test, line 2: bad line 'nonsense'");
        check_refused("a: 1", "some.test, line 1: bad line 'a: 1'");
        check_refused("a: \"1\" \"2\"", "line 1");
        check_refused("a: \"\"\"\nb", "line 1: bad block");
        check_refused("\n\na: \"0\"", "line 3: bad number '0': expected a whole number from 1 to 9");
        check_refused("b: \"0\"", "a line 'a: \"...\"'");
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "([a-z]{0,3}(: ?)?\"{0,3}[a-z#]{0,4}\"{0,3}\n){0,8}") {
            let _ = parse(&text);
        }
    }
}
