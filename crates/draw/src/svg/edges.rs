//! The edges of a tree picture: one path a family and kind, the expected line on top.

use crate::svg::Picture;
use crate::xml::{Px, put};
use search::Pass;
use session::view::NodeView;
use std::ops::Range;

/// How an edge is drawn, from the lowest layer to the highest.
pub(super) const KINDS: [Kind; 4] = [Kind::Cut, Kind::Null, Kind::Plain, Kind::Expected];

/// What an edge stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The move was not looked at.
    Cut,
    /// A pass instead of a move.
    Null,
    /// An ordinary move.
    Plain,
    /// Part of the expected line.
    Expected,
}

impl Kind {
    fn of(node: &NodeView) -> Kind {
        match node.pass {
            _ if node.skipped => Kind::Cut,
            _ if node.pv => Kind::Expected,
            Pass::Null => Kind::Null,
            _ => Kind::Plain,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Kind::Cut => "edge cut",
            Kind::Null => "edge null",
            Kind::Plain => "edge",
            Kind::Expected => "edge pv",
        }
    }
}

/// Writes the edges of one kind below some nodes.
pub(super) fn put(out: &mut String, picture: &Picture<'_>, kind: Kind, parents: Range<usize>) {
    put!(out, "<g class=\"{}\">", kind.class());
    for parent in parents {
        put_family(out, picture, parent, kind);
    }
    out.push_str("</g>\n");
}

fn put_family(out: &mut String, picture: &Picture<'_>, parent: usize, kind: Kind) {
    let nodes = picture.selection.nodes();
    let children = picture.selection.family.children(parent).iter().map(|&child| child as usize);
    let mut children = children.filter(|&child| Kind::of(&nodes[child]) == kind).peekable();
    if children.peek().is_none() {
        return;
    }
    out.push_str("<path d=\"");
    children.for_each(|child| put_edge(out, picture, parent, child));
    out.push_str("\"/>");
}

/// Straight down to the floor of the row, in a curve to the child's label, and straight down to its outline.
fn put_edge(out: &mut String, picture: &Picture<'_>, parent: usize, child: usize) {
    let (above, below) = (&picture.layout.places[parent], &picture.layout.places[child]);
    let (start, end) = (Px(picture.left + above.centre()), Px(picture.left + below.centre()));
    let bottom = picture.top + above.y + above.height;
    let floor = picture.top + picture.layout.floors[parent];
    let label = picture.top + below.y;
    let (middle, head) = (Px((floor + label) / 2.0), picture.cards[child].head);
    put!(out, "M{start} {}", Px(bottom));
    if floor > bottom {
        put!(out, "V{}", Px(floor));
    }
    put!(out, "C{start} {middle} {end} {middle} {end} {}", Px(label));
    if head > 0.0 {
        put!(out, "V{}", Px(label + head));
    }
}
