//! How a game ended, and the two ways in which results are written.

use search::Side;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PdnResult {
    /// One side won.
    Won(Side),
    /// A draw.
    Drawn,
    /// The game went on, or the result is not known.
    Unfinished,
}

/// Whose points come first in a result such as `1-0`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scoring {
    /// Black's, who moves first: the custom of English draughts.
    #[default]
    FirstPlayer,
    /// White's, as in chess and international draughts.
    White,
}

impl Scoring {
    const fn first(self) -> Side {
        match self {
            Scoring::FirstPlayer => Side::Min,
            Scoring::White => Side::Max,
        }
    }

    /// Reads a result in points of one or of two.
    pub fn parse(self, text: &str) -> Option<PdnResult> {
        Some(match text {
            "1-0" | "2-0" => PdnResult::Won(self.first()),
            "0-1" | "0-2" => PdnResult::Won(self.first().other()),
            "1/2-1/2" | "1-1" => PdnResult::Drawn,
            "*" | "0-0" => PdnResult::Unfinished,
            _ => return None,
        })
    }

    /// Writes a result in points of one.
    pub fn show(self, ending: PdnResult) -> &'static str {
        match ending {
            PdnResult::Won(side) if side == self.first() => "1-0",
            PdnResult::Won(_) => "0-1",
            PdnResult::Drawn => "1/2-1/2",
            PdnResult::Unfinished => "*",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_nil_is_a_win_for_whoever_comes_first() {
        assert_eq!(Scoring::FirstPlayer.parse("1-0"), Some(PdnResult::Won(Side::Min)));
        assert_eq!(Scoring::White.parse("2-0"), Some(PdnResult::Won(Side::Max)));
        assert_eq!(Scoring::White.parse("0-2"), Some(PdnResult::Won(Side::Min)));
        assert_eq!(Scoring::White.parse("1-1"), Some(PdnResult::Drawn));
        assert_eq!(Scoring::White.parse("11-15"), None);
    }

    #[test]
    fn results_read_back() {
        for scoring in [Scoring::FirstPlayer, Scoring::White] {
            for ending in [
                PdnResult::Won(Side::Max),
                PdnResult::Won(Side::Min),
                PdnResult::Drawn,
                PdnResult::Unfinished,
            ] {
                assert_eq!(scoring.parse(scoring.show(ending)), Some(ending));
            }
        }
    }
}
