//! In place of PNG and PDF, where a program is small because it draws for the screen alone (without the feature `print`).

use crate::error::DrawError;

/// PNG is refused.
pub mod png {
    use super::{DrawError, unprinted};
    use crate::layout::Size;
    use crate::options::DrawOptions;
    use crate::select::Selection;
    use search::Control;

    pub const MOST_NODES: usize = usize::MAX;

    pub fn write(_: &Selection<'_>, _: &DrawOptions, _: &dyn Control) -> Result<Vec<u8>, DrawError> {
        unprinted("png")
    }

    /// Refuses.
    pub fn png_of_svg(_: &str) -> Result<Vec<u8>, DrawError> {
        unprinted("png")
    }

    pub fn is_readable(_: Size) -> bool {
        true
    }
}

/// PDF is refused.
pub mod pdf {
    use super::{DrawError, unprinted};
    use crate::options::DrawOptions;
    use crate::select::Selection;
    use search::Control;

    pub fn write(_: &Selection<'_>, _: &DrawOptions, _: &dyn Control) -> Result<Vec<u8>, DrawError> {
        unprinted("pdf")
    }

    /// Refuses.
    pub fn pdf_of_svg(_: &str) -> Result<Vec<u8>, DrawError> {
        unprinted("pdf")
    }
}

/// Documents for print are refused.
pub mod pages {
    use super::{DrawError, unprinted};
    use crate::document::Document;

    pub fn write(_: &Document) -> Result<Vec<u8>, DrawError> {
        unprinted("pdf")
    }
}

fn unprinted(format: &'static str) -> Result<Vec<u8>, DrawError> {
    Err(DrawError::Unprinted { format })
}
