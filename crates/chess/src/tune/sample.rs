//! A quiet position with what became of its game, as a line of text: `FEN;score;result`.

use crate::rules::{Chess, State};
use search::{Notation, NotationError, quoted};

/// A position, what the search thought of it, and how its game ended, both seen by White.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// The position.
    pub state: State,
    /// The score of the search in hundredths of a pawn.
    pub score: i32,
    /// 1 for a win of White, 0.5 for a draw, 0 for a loss.
    pub result: f64,
}

/// A line that is no sample.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SampleError {
    /// The position does not read.
    #[error(transparent)]
    Position(#[from] NotationError),
    /// The rest does not read.
    #[error("bad sample '{0}': expected FEN;score;result with a result of 0, 0.5 or 1")]
    Form(String),
}

impl Sample {
    /// The sample as a line.
    pub fn show(&self) -> String {
        format!("{};{};{}", Chess::default().show_state(&self.state), self.score, self.result)
    }

    /// Reads a line.
    pub fn parse(line: &str) -> Result<Sample, SampleError> {
        let bad = || SampleError::Form(quoted(line, 120));
        let mut parts = line.trim().split(';');
        let (fen, score, result) = match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some(fen), Some(score), Some(result), None) => (fen, score, result),
            _ => return Err(bad()),
        };
        let score = score.parse().map_err(|_| bad())?;
        let result = result.parse().ok().filter(|result| [0.0, 0.5, 1.0].contains(result)).ok_or_else(bad)?;
        Ok(Sample { state: Chess::default().parse_state(fen)?, score, result })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_read_back() {
        let line = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1;120;0.5";
        assert_eq!(Sample::parse(line).unwrap().show(), line);
    }

    #[test]
    fn other_lines_are_refused() {
        for line in
            ["", "x;1;1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1;120", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1;1;2"]
        {
            assert!(Sample::parse(line).is_err(), "{line}");
        }
        let error = Sample::parse("a\u{0}\nb").unwrap_err().to_string();
        assert!(error.starts_with("bad sample 'a  b'"), "{error}");
    }
}
