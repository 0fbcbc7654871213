//! The edges of a tree picture: one path a family and kind, the expected line on top.

use crate::svg::PictureContext;
use crate::xml::{Px, put};
use search::Pass;
use session::view::NodeView;
use std::ops::Range;

/// How an edge is drawn, from the lowest layer to the highest.
pub(super) const KINDS: [EdgeKind; 4] = [EdgeKind::Cut, EdgeKind::Null, EdgeKind::Plain, EdgeKind::Expected];

/// What an edge stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum EdgeKind {
    /// The move was not looked at.
    Cut,
    /// A pass instead of a move.
    Null,
    /// An ordinary move.
    Plain,
    /// Part of the expected line.
    Expected,
}

impl EdgeKind {
    fn of(node: NodeView<'_>) -> EdgeKind {
        match node.pass {
            _ if node.skipped => EdgeKind::Cut,
            _ if node.pv => EdgeKind::Expected,
            Pass::Null => EdgeKind::Null,
            _ => EdgeKind::Plain,
        }
    }

    fn class(self) -> &'static str {
        match self {
            EdgeKind::Cut => "edge cut",
            EdgeKind::Null => "edge null",
            EdgeKind::Plain => "edge",
            EdgeKind::Expected => "edge pv",
        }
    }
}

/// Writes the edges of one kind below some nodes.
pub(super) fn put(out: &mut String, picture: &PictureContext<'_>, kind: EdgeKind, parents: Range<usize>) {
    put!(out, "<g class=\"{}\">", kind.class());
    for parent in parents {
        put_family(out, picture, parent, kind);
    }
    out.push_str("</g>\n");
}

fn put_family(out: &mut String, picture: &PictureContext<'_>, parent: usize, kind: EdgeKind) {
    let children = picture.selection.family.children(parent).iter().map(|&child| child as usize);
    let mut children =
        children.filter(|&child| EdgeKind::of(picture.selection.node(child)) == kind).peekable();
    if children.peek().is_none() {
        return;
    }
    out.push_str("<path d=\"");
    children.for_each(|child| put_edge(out, picture, parent, child));
    out.push_str("\"/>");
}

/// Straight down to the floor of the row, straight to the child's label, and down to its outline.
fn put_edge(out: &mut String, picture: &PictureContext<'_>, parent: usize, child: usize) {
    let (above, below) = (&picture.layout.places[parent], &picture.layout.places[child]);
    let (start, end) = (Px(picture.left + above.centre()), Px(picture.left + below.centre()));
    let bottom = picture.top + above.y + above.height;
    let floor = picture.top + picture.layout.floors[parent];
    let label = picture.top + below.y;
    let head = picture.cards[child].head;
    put!(out, "M{start} {}", Px(bottom));
    if floor > bottom {
        put!(out, "V{}", Px(floor));
    }
    put!(out, "L{end} {}", Px(label));
    if head > 0.0 {
        put!(out, "V{}", Px(label + head));
    }
}
