//! The marks of a section, in comments that no viewer shows:
//!
//! ```text
//! <!-- by: plywood lab compare draughts -->      one more command, or a page of docs/results, whose figures stand here
//! <!-- shows: best 9 11 17 -->                   a piece of the output; its numbers may stand in the section
//! <!-- shows: docs/results/x.md: | 5 | 60 s | -->  the same of a file of the repository: a row of results, a constant
//! <!-- shows: best 14-9 ×3 -->                   its numbers stand three times in the section
//! <!-- exempt
//! 1972, 29: a year, and a move of that game
//! -->
//! ```

use super::token::tokens;

/// How the names of files end that a mark may quote.
const FILES: [&str; 4] = [".md", ".rs", ".toml", ".txt"];

/// What a comment says about the figures of its section.
#[derive(Clone, Debug)]
pub enum Mark {
    /// A command that is not printed, or a page of results.
    By(String),
    /// A piece that its numbers come from.
    Shows(Quote),
    /// Figures that no command prints.
    Exempt(Exemption),
}

/// A piece of the output, or of a file of the repository.
#[derive(Clone, Debug)]
pub struct Quote {
    /// The file, such as a page of results; none for the output.
    pub file: Option<String>,
    /// As it stands there.
    pub piece: String,
    /// How many figures of the section each of its numbers is.
    pub uses: usize,
}

/// Figures that no command prints, and why.
#[derive(Clone, Debug)]
pub struct Exemption {
    /// The numbers.
    pub figures: Vec<String>,
    /// What they are.
    pub reason: String,
}

/// The marks of one comment, without its brackets; none for a comment about something else.
///
/// # Errors
/// A line that is no mark.
pub fn read(comment: &str) -> Result<Vec<Mark>, String> {
    let comment = comment.trim();
    let lines = |rest: &str| -> Vec<String> {
        rest.lines().map(str::trim).filter(|line| !line.is_empty()).map(String::from).collect()
    };
    if let Some(rest) = comment.strip_prefix("by:") {
        return Ok(lines(rest).into_iter().map(Mark::By).collect());
    }
    if let Some(rest) = comment.strip_prefix("shows:") {
        return Ok(lines(rest).iter().map(|line| Mark::Shows(quote(line))).collect());
    }
    let Some(rest) = comment.strip_prefix("exempt") else { return Ok(Vec::new()) };
    lines(rest.trim_start_matches(':')).iter().map(|line| exemption(line).map(Mark::Exempt)).collect()
}

fn quote(line: &str) -> Quote {
    let (line, uses) = match line.rsplit_once(" ×") {
        Some((line, uses)) => (line, uses.parse().unwrap_or(1)),
        None => (line, 1),
    };
    let is_file = |name: &str| FILES.iter().any(|ending| name.ends_with(ending)) && !name.contains(' ');
    match line.split_once(": ").filter(|(name, _)| is_file(name)) {
        Some((name, piece)) => Quote { file: Some(name.into()), piece: piece.into(), uses },
        None => Quote { file: None, piece: line.into(), uses },
    }
}

fn exemption(line: &str) -> Result<Exemption, String> {
    let (numbers, reason) = line.split_once(": ").ok_or(format!("'{line}': expected NUMBERS: REASON"))?;
    let figures: Vec<String> = tokens(numbers).into_iter().map(|token| token.value).collect();
    match figures.is_empty() || reason.trim().len() < 5 {
        true => Err(format!("'{line}': expected NUMBERS: REASON")),
        false => Ok(Exemption { figures, reason: reason.into() }),
    }
}

#[test]
fn marks_are_read_and_a_reason_is_asked_for() {
    let marks = read(" exempt\n1,972, 29: a year and a move\n14-9: a move\n").unwrap();
    let [Mark::Exempt(first), Mark::Exempt(_)] = &marks[..] else { panic!("{marks:?}") };
    assert_eq!((first.figures.join(" "), first.reason.as_str()), ("1972 29".into(), "a year and a move"));
    assert!(read("exempt: 29").unwrap_err().contains("expected NUMBERS: REASON"));
    assert!(read("a word to the writer").unwrap().is_empty());
    let marks = read("shows:\ndocs/results/x.md: | a | 5 |\nbest 9").unwrap();
    let [Mark::Shows(row), Mark::Shows(output)] = &marks[..] else { panic!("{marks:?}") };
    assert_eq!((row.file.as_deref(), row.piece.as_str()), (Some("docs/results/x.md"), "| a | 5 |"));
    assert_eq!((output.file.as_deref(), output.piece.as_str()), (None, "best 9"));
}
