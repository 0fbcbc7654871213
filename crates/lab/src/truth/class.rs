//! Kings against kings: the classes that are held against the truth.

use crate::error::LabError;
use draughts::Force;
use std::fmt;
use std::str::FromStr;

/// More kings in all would take minutes to solve.
const MAX_KINGS: u8 = 5;

/// So many white kings against so many red ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KingsClass {
    strong: u8,
    weak: u8,
}

impl KingsClass {
    /// White's kings and Red's.
    pub fn forces(self) -> [Force; 2] {
        [self.strong, self.weak].map(|kings| Force { men: 0, kings })
    }

    /// Kings in all.
    pub fn pieces(self) -> usize {
        usize::from(self.strong + self.weak)
    }
}

impl FromStr for KingsClass {
    type Err = LabError;

    fn from_str(text: &str) -> Result<KingsClass, LabError> {
        let kings = |part: &str| part.strip_suffix(['K', 'k'])?.parse::<u8>().ok();
        let parts = text.split_once(['v', 'V']).and_then(|(a, b)| Some((kings(a)?, kings(b)?)));
        match parts {
            Some((strong, weak)) if weak > 0 && strong > weak && strong.saturating_add(weak) <= MAX_KINGS => {
                Ok(KingsClass { strong, weak })
            }
            _ => Err(LabError::Class(text.chars().take(20).collect())),
        }
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
