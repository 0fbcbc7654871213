//! A tree that is written is read again as it was, and nothing in a file can do more than be refused in one line.

use proptest::prelude::*;
use search::{Bound, Exit, Missing, Pass};
use serde_json::Value;
use session::view::{NodeView, TreeRecord, TreeView, Turn};
use session::{TreeBuilder, read_tree};

/// Every tree here is smaller.
const MOST: usize = 1_000_000;

/// A tree with a little of everything, whose nodes hang below one of the last `spread` before them.
fn tree(count: usize, spread: usize, seed: u64) -> TreeView {
    let mut random = fastrand_like(seed);
    let mut builder = TreeBuilder::like(&TreeView { title: "a tree".into(), ..TreeView::default() });
    let mut is_skipped = vec![false];
    for index in 0..count {
        let mut parent = index.saturating_sub(1 + random(spread));
        while is_skipped[parent] {
            parent = parent.saturating_sub(1);
        }
        let skipped = index > 0 && random(7) == 0;
        if index > 0 {
            is_skipped.push(skipped);
        }
        let label = format!("m{}", random(9));
        builder.push(NodeView {
            parent: parent as u32,
            label: if index == 0 { "" } else { &label },
            turn: [Turn::Max, Turn::Min, Turn::Chance][random(3)],
            probability: (random(5) == 0).then_some(0.25),
            alpha: (random(2) == 0).then_some(-1.5),
            value: (!skipped).then_some(random(100) as f64 / 4.0),
            bound: [Bound::Exact, Bound::Lower, Bound::Upper][random(3)],
            exit: if random(4) == 0 { "my own rule" } else { Exit::NAMED[random(Exit::NAMED.len())].word() },
            reason: if random(2) == 0 { "Because." } else { "" },
            pass: [Pass::Full, Pass::Scout, Pass::Null, Pass::Quiet][random(4)],
            skipped,
            pv: random(6) == 0,
            dropped: Missing { nodes: random(3) as u64, moves: random(2) as u64 },
            position: if random(5) == 0 { "x.o" } else { "" },
            ..NodeView::PLAIN
        });
    }
    builder.finish()
}

/// Whole numbers below a limit.
fn fastrand_like(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed | 1;
    move |limit| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % limit
    }
}

fn written(tree: &TreeView) -> Vec<u8> {
    serde_json::to_vec(tree).unwrap()
}

/// Reads bytes; what is read can be walked, what is not is refused in one line.
fn check(bytes: &[u8]) -> Option<TreeView> {
    match read_tree(bytes, MOST) {
        Ok(tree) => {
            assert_eq!(tree.nodes().filter(|node| node.ply as usize <= tree.len()).count(), tree.len());
            assert_eq!(read_tree(&written(&tree), MOST), Ok(tree.clone()));
            Some(tree)
        }
        Err(error) => {
            let line = error.to_string();
            assert!(line.starts_with("bad tree: ") && !line.contains('\n') && line.len() < 400, "{line}");
            None
        }
    }
}

/// Puts another value at some place of a document.
fn spoil(here: &mut Value, place: usize, other: &Value) {
    let inside = match here {
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(place % fields.len()).cloned().unwrap_or_default();
            fields.get_mut(&key)
        }
        Value::Array(items) if !place.is_multiple_of(5) => {
            let index = place % items.len().max(1);
            items.get_mut(index)
        }
        _ => None,
    };
    match inside {
        Some(inside) => spoil(inside, place / 7, other),
        None => *here = other.clone(),
    }
}

proptest! {
    #[test]
    fn a_written_tree_is_read_as_it_was(count in 1usize..300, spread in 1usize..40, seed: u64) {
        let tree = tree(count, spread, seed);
        prop_assert_eq!(read_tree(&written(&tree), MOST), Ok(tree));
    }

    #[test]
    fn a_spoilt_tree_is_refused_or_whole(
        count in 1usize..30,
        seed: u64,
        places in prop::collection::vec(any::<usize>(), 1..6),
        other in prop::sample::select(vec!["-1", "0", "1", "7", "4294967296", "1e308", "null", "true", "\"x\"", "[]", "[1]", "{}"]),
    ) {
        let mut document = serde_json::to_value(tree(count, 9, seed)).unwrap();
        for place in places {
            spoil(&mut document, place, &serde_json::from_str(other).unwrap());
        }
        check(&serde_json::to_vec(&document).unwrap());
    }

    #[test]
    fn any_text_is_refused_or_a_tree(text in any::<String>()) {
        check(text.as_bytes());
    }
}

#[test]
fn large_and_deep_trees_are_read() {
    let deep = read_tree(&written(&tree(10_000, 1, 3)), MOST).unwrap();
    assert!(deep.ply.iter().max() > Some(&5_000));
    let large = tree(150_000, 2_000, 4);
    assert_eq!(read_tree(&written(&large), MOST), Ok(large));
    let error = read_tree(&written(&tree(30, 3, 1)), 29).unwrap_err();
    assert_eq!(error.to_string(), "bad tree: 30 nodes: expected 1 to 29");
}

/// What is wrong with a small tree in which a column is replaced.
fn fault(column: &str) -> String {
    let text = format!("{{\"parent\":[0,0,1,1],\"labels\":[\"\",\"a\"],{column}}}");
    read_tree(text.as_bytes(), MOST).map_or_else(|error| error.to_string(), |_| "fine".into())
}

#[test]
fn faults_are_named() {
    assert_eq!(fault("\"label\":[0,1,1,1]"), "fine");
    assert_eq!(fault("\"label\":[0,1,2,1]"), "bad tree: 2 in label: expected less than 2");
    assert_eq!(fault("\"label\":[0,1]"), "bad tree: 2 entries in label: expected 4, one a node");
    assert_eq!(fault("\"skipped\":[1]"), "bad tree: node 1 was not looked at: expected no nodes below it");
    assert_eq!(fault("\"pv\":[2,1]"), "bad tree: 1 after 2 in pv: expected ascending nodes");
    assert_eq!(fault("\"tree_version\":2"), "bad tree: version 2: expected at most 1");
    assert_eq!(
        fault("\"rounds\":[2],\"round_titles\":[\"x\"]"),
        "bad tree: round 2: expected a child of the root"
    );
    let steps = |kind, node| {
        let columns = format!("\"kind\":[{kind}],\"node\":[{node}],\"number\":[0],\"value\":[null]");
        fault(&format!("\"record\":\"growth\",\"steps\":{{{columns}}}"))
    };
    assert_eq!(steps(1, 3), "fine");
    assert_eq!(steps(1, 9), "bad tree: step 0: node 9: expected less than 4");
    assert_eq!(steps(2, 3), "bad tree: step 0: value None: expected a number, or a mark's index");
    assert_eq!(steps(8, 3), "bad tree: step 0: kind 8: expected 0 to 3");
}

#[test]
fn the_sample_of_the_documents_is_a_tree() {
    let page = include_str!("../../../../docs/tree-file.md");
    let samples: Vec<&str> =
        page.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    let records: Vec<TreeRecord> =
        samples.iter().map(|sample| check(sample.as_bytes()).expect(sample).record).collect();
    assert_eq!(records, [TreeRecord::Visits, TreeRecord::Growth]);
}
