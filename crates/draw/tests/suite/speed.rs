//! A hundred thousand nodes are written in every format that can hold them; `make bench` says how fast.

use draw::{DrawOptions, Format, draw};

const NODES: usize = 100_000;

/// Writes a large tree and counts what stands in it once for each node.
fn check(format: Format, per_node: &str) {
    let view = crate::common::random_view(NODES, 5);
    let text = String::from_utf8(draw(&view, format, &DrawOptions::default()).unwrap()).unwrap();
    let written = text.matches(per_node).count();
    assert!(written >= NODES - 1, "{format:?}: '{per_node}' stands there {written} times");
}

#[test]
fn a_hundred_thousand_nodes_are_written_whole() {
    check(Format::Svg, "<title>");
    check(Format::Dot, " -> ");
    check(Format::Text, "\n");
    let tree = session::read_tree(
        &draw(&crate::common::random_view(NODES, 5), Format::Json, &DrawOptions::default()).unwrap(),
        NODES,
    );
    assert_eq!(tree.unwrap().len(), NODES);
}
