//! Hand-made trees, mazes and tests of the Pac-Man course.

use crate::{accepted, text};
use draw::{DrawOptions, Format};
use explicit::Explicit;
use pacman::grade::{CourseFile, TreeTest};
use pacman::{GhostModel, Pacman, parse_layout};
use search::Notation;
use session::read_tree;
use std::path::Path;

/// A larger tree is refused.
const MOST_NODES: usize = 50_000;
/// Of a tree this number of nodes is drawn.
const MOST_DRAWN: usize = 200;

/// A hand-made tree in any of its three forms.
pub fn tree(bytes: &[u8]) {
    let Some(tree) = accepted(Explicit::parse(&text(bytes))) else { return };
    let written = tree.to_text();
    assert_eq!(Explicit::parse(&written).as_ref(), Ok(&tree), "{written}");
}

/// A recorded tree in a file: what is read can be walked, drawn, and written again.
pub fn tree_file(bytes: &[u8]) {
    let Some(tree) = accepted(read_tree(bytes, MOST_NODES)) else { return };
    let written = serde_json::to_vec(&tree).expect("plain data can be written");
    assert_eq!(read_tree(&written, MOST_NODES).as_ref(), Ok(&tree));
    assert!(tree.nodes().all(|node| (node.ply as usize) < tree.len()));
    for format in [Format::Text, Format::Svg, Format::Html, Format::Json] {
        let drawn =
            draw::draw(&tree, format, &DrawOptions { max_nodes: Some(MOST_DRAWN), ..DrawOptions::default() });
        drawn.expect("a tree that was read can be drawn");
    }
}

/// A maze.
pub fn layout(bytes: &[u8]) {
    let Some(layout) = accepted(parse_layout(&text(bytes))) else { return };
    assert_eq!(parse_layout(&layout.to_string()).as_ref(), Ok(&layout));
    let game = Pacman::new(layout, GhostModel::Adversary);
    let start = game.start();
    assert_eq!(game.parse_state(&game.show_state(&start)), Ok(start));
}

/// A test of the course.
pub fn course_test(bytes: &[u8]) {
    let Some(file) = accepted(CourseFile::parse(Path::new("a.test"), &text(bytes))) else { return };
    let Some(test) = accepted(TreeTest::read(&file)) else { return };
    let count = test.nodes.len();
    assert!(test.start < count && test.agents > 0 && test.depth > 0);
    assert!(test.nodes.iter().flat_map(|node| &node.successors).all(|&(_, child)| child < count));
}
