//! Places for the nodes of a tree on a screen, where the width alone is zoomed: the page's own layout gives the same.

use crate::layout::{Gaps, Size, make_room, place};
use session::view::TreeView;

/// The width of a node that was looked at; all other widths are shares of it.
const NODE: f64 = 1.0;

/// The width of a move that was not looked at.
const SKIPPED: f64 = 0.5;

/// Space between nodes. Rows are spaced by the page.
const GAPS: Gaps = Gaps { siblings: 0.2, cousins: 0.7, levels: 0.0, slope: 0.0, widest_level: 0.0 };

/// The expected line and the moves of the root get the room of this number of nodes abreast: the usual window shows ten cards
/// that can be read, and their neighbours take the other half.
const ABREAST: f64 = 6.0;

/// Places have this many decimals, as a factor: a hundredth of a node is finer than a pixel.
const GRAIN: f64 = 100.0;

/// Gives every node its place, with room first for what a reader looks for: the expected line, and the moves of the root that
/// were looked at.
pub fn place_on_screen(tree: &mut TreeView) {
    let is_first = |&node: &u32| {
        let node = tree.node(node as usize);
        !node.skipped && node.ply > 0 && (node.pv || node.ply == 1)
    };
    let first: Vec<u32> = (0..tree.len() as u32).filter(is_first).collect();
    place_with_room(tree, &first);
}

/// The same with room first for these nodes.
pub fn place_with_room(tree: &mut TreeView, first: &[u32]) {
    let size = |width| Size { width, height: 1.0 };
    let mut sizes = vec![size(NODE); tree.len()];
    for &node in &tree.skipped {
        sizes[node as usize] = size(SKIPPED);
    }
    make_room(&tree.parent, &mut sizes, first, ABREAST, &GAPS);
    let layout = place(&tree.parent, &sizes, &GAPS);
    let round = |x: f64| (x * GRAIN).round() / GRAIN;
    tree.x = layout.places.iter().map(|place| round(place.centre())).collect();
    tree.width = round(layout.width);
}
