//! A tree for other programs: as a file that can be opened again, and as rows with places.

use crate::abreast::place_on_screen;
use crate::card::deal;
use crate::error::DrawError;
use crate::layout::NodeBox;
use crate::options::DrawOptions;
use crate::select::{Selection, select};
use search::Missing;
use serde::Serialize;
use session::shapes;
use session::view::{NodeView, TreeView};
use session::words::Counted;

/// Writes the selected tree as a file that can be read again.
pub(crate) fn write(selection: &Selection<'_>) -> Result<Vec<u8>, DrawError> {
    let mut tree = selection.as_tree();
    place_on_screen(&mut tree);
    written(&tree)
}

fn written(data: &impl Serialize) -> Result<Vec<u8>, DrawError> {
    serde_json::to_vec(data).map_err(|error| DrawError::Refused { format: "json", reason: error.to_string() })
}

#[derive(Serialize)]
struct JsonRows<'a> {
    title: &'a str,
    #[serde(flatten, serialize_with = "shapes::one")]
    dropped: Missing,
    /// How wins are counted: in plies, in moves to mate, or never.
    counted: Counted,
    /// The size of the whole tree, in the unit of the places.
    width: f64,
    height: f64,
    nodes: Vec<JsonRow<'a>>,
}

#[derive(Serialize)]
struct JsonRow<'a> {
    #[serde(flatten)]
    node: NodeView<'a>,
    /// Visits below that are not in this document.
    hidden: u64,
    /// Moves below that were never looked at and are not in this document.
    hidden_moves: u64,
    place: NodeBox,
}

/// The drawn nodes as rows, each with its place in the picture.
pub fn rows(view: &TreeView, options: &DrawOptions) -> Result<Vec<u8>, DrawError> {
    let selection = select(view, options)?;
    let (_, layout) = deal(&selection, options);
    let parts = selection.nodes().zip(&selection.hidden).zip(&layout.places);
    let row = |((node, &Missing { nodes, moves }), &place)| JsonRow {
        node,
        hidden: nodes,
        hidden_moves: moves,
        place,
    };
    written(&JsonRows {
        title: &selection.view.title,
        dropped: selection.view.dropped(),
        counted: selection.view.counted,
        width: layout.width,
        height: layout.height,
        nodes: parts.map(row).collect(),
    })
}
