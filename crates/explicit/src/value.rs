//! The value function of hand-made trees: what the file itself says about a node.

use crate::tree::{Explicit, NodeId};
use search::Window;
use search::evaluate::{Term, WeightedSum};

/// The names of the value functions and what each does.
pub const PRESETS: &[(&str, &str)] =
    &[("given", "the estimate the file gives for an inner node, 0 where it gives none")];

/// The value function with this name.
pub fn preset(name: &str) -> Option<WeightedSum<Explicit>> {
    (name == "given").then(given)
}

/// Judges an inner node, where a search's depth runs out, by the estimate in the file; without one it counts 0.
pub fn given() -> WeightedSum<Explicit> {
    WeightedSum::new(vec![Term {
        name: "given",
        weight: 1.0,
        about: "the estimate in the file, 0 where it gives none",
        measure: estimate,
    }])
    .with_bounds(bounds)
}

/// The least and the largest number in the file; a node without one counts 0.
fn bounds(tree: &Explicit) -> Option<Window> {
    let values = tree.below(NodeId::ROOT).map(|(id, _)| tree.value(id).unwrap_or(0.0));
    let widen = |Window { alpha, beta }: Window, value: f64| Window {
        alpha: alpha.min(value),
        beta: beta.max(value),
    };
    Some(values.fold(Window { alpha: f64::INFINITY, beta: f64::NEG_INFINITY }, widen))
}

fn estimate(tree: &Explicit, state: &NodeId) -> f64 {
    tree.value(*state).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::ValueFunction;

    #[test]
    fn a_node_is_worth_its_estimate_or_nothing() {
        let tree = Explicit::parse("(max (min B [2.5] 1 2) (min C 3))").unwrap();
        let check = |name, value| {
            let id = tree.find(name).unwrap();
            assert_eq!(preset("given").unwrap().value(&tree, &id), value, "{name}");
        };
        check("B", 2.5);
        check("C", 0.0);
    }

    #[test]
    fn its_bounds_are_those_of_the_numbers_in_the_file() {
        let bounds = |text| given().bounds(&Explicit::parse(text).unwrap());
        assert_eq!(bounds("(max (min B [2.5] 1 2) (min C 3))"), Some(Window { alpha: 0.0, beta: 3.0 }));
        assert_eq!(bounds("(chance -4 (max [9] 1 2))"), Some(Window { alpha: -4.0, beta: 9.0 }));
    }

    #[test]
    fn every_preset_exists() {
        assert!(PRESETS.iter().all(|&(name, _)| preset(name).is_some()));
        assert!(preset("none").is_none());
    }
}
