//! Kings against kings: the classes that are held against the truth.

use crate::error::LabError;
use draughts::{Draughts, Force};
use search::{Notation, Side};
use std::fmt;
use std::str::FromStr;

/// More kings in all would take minutes to solve.
const MAX_KINGS: usize = 5;

/// So many white kings against so many red ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KingsClass {
    strong: u8,
    weak: u8,
}

impl KingsClass {
    /// The class of a position: kings only, White with more of them.
    pub fn of_position(position: &str) -> Option<KingsClass> {
        let state = Draughts.parse_state(position).ok()?;
        let kings = |side| u8::try_from(state.kings(side).len()).ok();
        let class = KingsClass { strong: kings(Side::Max)?, weak: kings(Side::Min)? };
        let only_kings = class.pieces() == state.occupied().len();
        (only_kings && class.is_solvable()).then_some(class)
    }

    /// Whether White has more kings, Red has some, and all can be solved quickly.
    fn is_solvable(self) -> bool {
        self.weak > 0 && self.strong > self.weak && self.pieces() <= MAX_KINGS
    }

    /// White's kings and Red's.
    pub fn forces(self) -> [Force; 2] {
        [self.strong, self.weak].map(|kings| Force { men: 0, kings })
    }

    /// Kings in all.
    pub fn pieces(self) -> usize {
        usize::from(self.strong) + usize::from(self.weak)
    }
}

impl FromStr for KingsClass {
    type Err = LabError;

    fn from_str(text: &str) -> Result<KingsClass, LabError> {
        let kings = |part: &str| part.strip_suffix(['K', 'k'])?.parse::<u8>().ok();
        let parts = text.split_once(['v', 'V']).and_then(|(a, b)| Some((kings(a)?, kings(b)?)));
        let class = parts.map(|(strong, weak)| KingsClass { strong, weak });
        let solvable = class.filter(|class| class.is_solvable());
        solvable.ok_or_else(|| LabError::Class(search::quoted(text, 20)))
    }
}

impl fmt::Display for KingsClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}Kv{}K", self.strong, self.weak)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn classes_are_read_and_written() {
        for text in ["2Kv1K", "3Kv1K", "4Kv1K", "3Kv2K"] {
            assert_eq!(text.parse::<KingsClass>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn positions_of_kings_have_a_class() {
        let class = |position| KingsClass::of_position(position).map(|class| class.to_string());
        assert_eq!(class("W:WK10,K14:BK1"), Some("2Kv1K".into()));
        assert_eq!(class("W:WK10,K14:BK1,K2"), None, "nobody has more");
        assert_eq!(class("W:WK10,K14,21:BK1"), None, "a man");
        assert_eq!(class("nothing"), None);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "2K", "1Kv1K", "1Kv2K", "4Kv2K", "2Kv0K", "2v1", "255Kv1K", "K2vK1", "2Kv1M"] {
            let error = text.parse::<KingsClass>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("bad class '{text}'")), "{error}");
        }
    }

    proptest! {
        #[test]
        fn no_text_panics(text in ".*") {
            let _ = text.parse::<KingsClass>();
        }
    }
}
