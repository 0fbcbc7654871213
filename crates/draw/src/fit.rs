//! How much of a tree a format can show.

use crate::error::DrawError;
use crate::options::{DrawOptions, Format};
use crate::png;
use crate::select::select;
use crate::svg::Drawing;
use session::view::TreeView;

/// The largest number of nodes, the expected line first and then level by level, whose picture can be drawn and read;
/// none if all of them can.
pub fn fitting(view: &TreeView, format: Format, options: &DrawOptions) -> Result<Option<usize>, DrawError> {
    if format != Format::Png {
        return Ok(None);
    }
    let is_readable = |most: usize| {
        let most = options.max_nodes.map_or(most, |asked| asked.min(most));
        let options = DrawOptions { max_nodes: Some(most), ..options.clone() };
        let selection = select(view, &options)?;
        let size = Drawing::new(&selection, &options, format).size;
        Ok::<bool, DrawError>(selection.len() <= png::MOST_NODES && png::is_readable(size))
    };
    let (mut fits, mut fails) = (1, view.len() + 1);
    if is_readable(view.len())? {
        return Ok(None);
    }
    while fails - fits > 1 {
        let middle = usize::midpoint(fits, fails);
        match is_readable(middle)? {
            true => fits = middle,
            false => fails = middle,
        }
    }
    Ok(Some(fits))
}
