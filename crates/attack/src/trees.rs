//! Hand-made trees, mazes and tests of the Pac-Man course.

use crate::{accepted, text};
use explicit::Explicit;
use pacman::grade::{CourseFile, TreeTest};
use pacman::{GhostModel, Pacman, parse_layout};
use search::Notation;
use std::path::Path;

/// A hand-made tree in any of its three forms.
pub fn tree(bytes: &[u8]) {
    let Some(tree) = accepted(Explicit::parse(&text(bytes))) else { return };
    for written in [tree.to_text(), tree.to_compact(), tree.to_json()] {
        assert_eq!(Explicit::parse(&written).as_ref(), Ok(&tree), "{written}");
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
