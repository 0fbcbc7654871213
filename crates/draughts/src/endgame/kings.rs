//! Kings against kings: classes that are solved as a whole, so that value functions can be held against the truth.

use super::Numbering;
use crate::{Draughts, Force, State};
use endgame::{ClassId, Entry, Indexer, Probe, Stopped, TablePlace, Verdict, Watch};
use search::Side;
use session::{Class, Exact};
use std::fmt;
use std::str::FromStr;

/// More kings in all would take minutes to solve.
const MAX_KINGS: usize = 5;

/// A number of white kings against a number of red ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KingsClass {
    strong: u8,
    weak: u8,
}

/// Text that names no class of kings.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("bad class '{0}': expected {EXPECTED}")]
pub struct ClassError(pub String);

/// What a class looks like.
pub(crate) const EXPECTED: &str =
    "kings against kings such as 2Kv1K, at most 5 in all, the larger army first";

impl KingsClass {
    /// The class of a state: kings only, White with more of them.
    pub fn of_state(state: &State) -> Option<KingsClass> {
        let kings = |side| u8::try_from(state.kings(side).len()).ok();
        let class = KingsClass { strong: kings(Side::Max)?, weak: kings(Side::Min)? };
        let only_kings = class.pieces() == state.occupied().len();
        (only_kings && class.is_solvable()).then_some(class)
    }

    /// Whether White has more kings, Red has some, and all can be solved quickly.
    fn is_solvable(self) -> bool {
        self.weak > 0 && self.strong > self.weak && self.pieces() <= MAX_KINGS
    }

    fn forces(self) -> [Force; 2] {
        [self.strong, self.weak].map(|kings| Force { men: 0, kings })
    }

    /// Kings in all.
    pub(crate) fn pieces(self) -> usize {
        usize::from(self.strong) + usize::from(self.weak)
    }

    /// Solves it in memory, with all it leads to.
    pub fn solve(self, watch: Watch) -> Result<SolvedKings, Stopped> {
        let numbering = Numbering::new(self.pieces());
        let id = numbering.class_of(self.forces()).expect("the numbering has all balances of its size");
        let probe = Probe::in_memory(numbering);
        probe.prepare(id, watch)?;
        Ok(SolvedKings { class: self, id, probe })
    }
}

impl FromStr for KingsClass {
    type Err = ClassError;

    fn from_str(text: &str) -> Result<KingsClass, ClassError> {
        let kings = |part: &str| part.strip_suffix(['K', 'k'])?.parse::<u8>().ok();
        let parts = text.split_once(['v', 'V']).and_then(|(a, b)| Some((kings(a)?, kings(b)?)));
        let class = parts.map(|(strong, weak)| KingsClass { strong, weak });
        let solvable = class.filter(|class| class.is_solvable());
        solvable.ok_or_else(|| ClassError(search::quoted(text, 20)))
    }
}

impl fmt::Display for KingsClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}Kv{}K", self.strong, self.weak)
    }
}

/// Every position of a class, solved.
pub struct SolvedKings {
    class: KingsClass,
    id: ClassId,
    probe: Probe<Numbering>,
}

impl Class<Draughts> for SolvedKings {
    fn name(&self) -> String {
        self.class.to_string()
    }

    fn words(&self) -> String {
        let number = |kings: usize| {
            ["no", "one", "two", "three", "four", "five"].get(kings).copied().unwrap_or("many")
        };
        let KingsClass { strong, weak, .. } = &self.class;
        let kings = if usize::from(*strong) == 1 { "king" } else { "kings" };
        format!("{} {kings} against {}", number(usize::from(*strong)), number(usize::from(*weak)))
    }

    /// White, the larger army, is to move.
    fn positions(&self) -> Vec<State> {
        let numbering = self.probe.indexer();
        let class = numbering.class(self.id);
        (0..class.slices[0].len).map(|index| numbering.state(TablePlace { class: self.id, index })).collect()
    }

    fn value(&self, state: &State) -> Option<Exact> {
        self.probe.entry(state).ok().flatten().map(exact)
    }
}

/// An entry of a table as an exact value.
pub(crate) fn exact(entry: Entry) -> Exact {
    let plies = entry.plies().map(u32::from);
    match entry.verdict() {
        Verdict::Win => Exact::Win(plies),
        Verdict::Draw => Exact::Draw,
        Verdict::Loss => Exact::Loss(plies),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use search::Notation;

    #[test]
    fn classes_are_read_and_written() {
        for text in ["2Kv1K", "3Kv1K", "4Kv1K", "3Kv2K"] {
            assert_eq!(text.parse::<KingsClass>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn positions_of_kings_have_a_class() {
        let class = |position| {
            KingsClass::of_state(&Draughts.parse_state(position).unwrap()).map(|class| class.to_string())
        };
        assert_eq!(class("W:WK10,K14:BK1"), Some("2Kv1K".into()));
        assert_eq!(class("W:WK10,K14:BK1,K2"), None, "neither side has more");
        assert_eq!(class("W:WK10,K14,21:BK1"), None, "a man");
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
