//! Lecture examples, included in the program.

/// The names of the examples and what each shows.
pub const EXAMPLES: &[(&str, &str)] = &[
    ("classic", "the classic first example: three moves, three replies each"),
    ("deep-cuts", "four plies with cut-offs by alpha, by beta, and from three levels above"),
    ("best-order", "27 leaves, best moves first: alpha-beta looks at the fewest possible"),
    ("worst-order", "the same 27 leaves, best moves last: alpha-beta cuts nothing"),
    ("gamble", "minimax plays safe, expectimax takes the risk"),
    ("two-ghosts", "two MIN agents move one after the other"),
    ("ties", "two equally good moves, and a third that only looks so"),
    ("two-max", "MAX may move twice in a row"),
    ("dice", "chance nodes between MAX and MIN"),
];

/// The text of the example with this name.
pub fn example(name: &str) -> Option<&'static str> {
    let text = match name {
        "classic" => include_str!("../examples/classic.tree"),
        "deep-cuts" => include_str!("../examples/deep-cuts.tree"),
        "best-order" => include_str!("../examples/best-order.tree"),
        "worst-order" => include_str!("../examples/worst-order.tree"),
        "gamble" => include_str!("../examples/gamble.tree"),
        "two-ghosts" => include_str!("../examples/two-ghosts.tree"),
        "ties" => include_str!("../examples/ties.tree"),
        "two-max" => include_str!("../examples/two-max.tree"),
        "dice" => include_str!("../examples/dice.tree"),
        _ => return None,
    };
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Explicit;

    #[test]
    fn every_example_is_a_tree_that_reads_back() {
        for (name, _) in EXAMPLES {
            let tree = Explicit::parse(example(name).unwrap()).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(Explicit::parse(&tree.to_text()).unwrap(), tree, "{name}");
        }
        assert_eq!(example("nothing"), None);
    }
}
