//! Trees of lectures, included in the program.

use examples::trees;

/// A tree to begin with.
pub struct Lecture {
    /// Its name.
    pub name: &'static str,
    /// What it shows.
    pub about: &'static str,
    /// The tree.
    pub text: &'static str,
}

/// All of them.
pub const LECTURES: &[Lecture] = &[
    Lecture {
        name: "classic",
        about: "the classic first example: three moves, three replies each",
        text: trees::CLASSIC,
    },
    Lecture {
        name: "deep-cuts",
        about: "four plies with cut-offs by alpha, by beta, and from three levels above",
        text: trees::DEEP_CUTS,
    },
    Lecture {
        name: "best-order",
        about: "27 leaves, best moves first: alpha-beta looks at the fewest possible",
        text: trees::BEST_ORDER,
    },
    Lecture {
        name: "worst-order",
        about: "the same 27 leaves, best moves last: alpha-beta cuts nothing",
        text: trees::WORST_ORDER,
    },
    Lecture { name: "gamble", about: "minimax plays safe, expectimax takes the risk", text: trees::GAMBLE },
    Lecture { name: "two-ghosts", about: "two MIN agents move one after the other", text: trees::TWO_GHOSTS },
    Lecture {
        name: "ties",
        about: "two equally good moves, and a third that only looks so",
        text: trees::TIES,
    },
    Lecture { name: "two-max", about: "MAX may move twice in a row", text: trees::TWO_MAX },
    Lecture { name: "dice", about: "chance nodes between MAX and MIN", text: trees::DICE },
];

/// The text of the tree with this name.
pub fn lecture(name: &str) -> Option<&'static str> {
    LECTURES.iter().find(|lecture| lecture.name == name).map(|lecture| lecture.text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Explicit;

    #[test]
    fn every_lecture_is_a_tree_that_reads_back() {
        for Lecture { name, text, .. } in LECTURES {
            let tree = Explicit::parse(text).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(Explicit::parse(&tree.to_text()).unwrap(), tree, "{name}");
        }
        assert_eq!(lecture("nothing"), None);
    }
}
