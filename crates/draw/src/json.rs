//! The drawn nodes and their places as JSON, for other programs.

use crate::card::deal;
use crate::error::DrawError;
use crate::layout::Place;
use crate::options::Options;
use crate::select::Selection;
use serde::Serialize;
use session::view::NodeView;
use session::words::Counted;

#[derive(Serialize)]
struct Document<'a> {
    title: &'a str,
    /// Visits that were not recorded.
    dropped: u64,
    /// How wins are counted: in plies, in moves to mate, or never.
    counted: Counted,
    /// The size of the whole tree, in the unit of the places.
    width: f64,
    height: f64,
    nodes: Vec<Node<'a>>,
}

#[derive(Serialize)]
struct Node<'a> {
    #[serde(flatten)]
    node: &'a NodeView,
    /// Visits below that are not in this document.
    hidden: u64,
    place: Place,
}

/// Writes the selected tree as JSON.
pub(crate) fn write(selection: &Selection<'_>, options: &Options) -> Result<Vec<u8>, DrawError> {
    let (_, layout) = deal(selection, options);
    let parts = selection.nodes().iter().zip(&selection.hidden).zip(&layout.places);
    let nodes = parts.map(|((node, &hidden), &place)| Node { node, hidden, place }).collect();
    let document = Document {
        title: &selection.view.title,
        dropped: selection.view.dropped,
        counted: selection.view.counted,
        width: layout.width,
        height: layout.height,
        nodes,
    };
    serde_json::to_vec(&document)
        .map_err(|error| DrawError::Refused { format: "json", reason: error.to_string() })
}
