//! A tree as one HTML page that needs nothing else: data, style and script are inside. Script and style are the page's own
//! viewer, built from `web/src/viewer` (`make page-build`).

use crate::board::page_drawings;
use crate::error::DrawError;
use crate::options::{Boards, Colour, DrawOptions, Format, Theme};
use crate::page_boards::PageBoards;
use crate::select::Selection;
use crate::xml::{Escaped, put};
use serde::Serialize;
use serde_json::Value;
use session::view::TreeView;
use std::collections::BTreeMap;

/// The page with places to fill in, written `{{so}}`.
const PAGE: &str = include_str!("page/page.html");
const STYLE: &str = include_str!("page/built/viewer.css");
const SCRIPT: &str = include_str!("page/built/viewer.js");

/// What the page shows: a tree file, with small boards and ways to other pictures.
#[derive(Serialize)]
struct PageTree<'a> {
    #[serde(flatten)]
    tree: &'a TreeView,
    #[serde(skip_serializing_if = "Option::is_none")]
    boards: Option<PageBoards>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    links: BTreeMap<u32, String>,
    /// The drawings of the pieces on its boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawings: Option<Value>,
}

/// Writes the selected tree as a page.
pub(crate) fn write(selection: &Selection<'_>, options: &DrawOptions) -> Result<Vec<u8>, DrawError> {
    let mut tree = selection.as_tree();
    // the page places the nodes itself
    tree.x.clear();
    let has_boards = options.boards == Boards::Shown;
    let drawings = has_boards.then(|| serde_json::from_str(&page_drawings(tree.pieces())).ok()).flatten();
    let boards = (options.boards == Boards::Shown).then(|| PageBoards::of(&tree));
    let links = selection.links.iter().map(|link| (link.node, link.href(Format::Html))).collect();
    let data = serde_json::to_string(&PageTree { tree: &tree, boards, links, drawings })
        .map_err(|error| DrawError::Refused { format: "html", reason: error.to_string() })?;
    let mut out = String::with_capacity(data.len() + PAGE.len() + STYLE.len() + SCRIPT.len());
    fill(&mut out, |out, name| match name {
        "language" => out.push_str(tree.language.code()),
        "theme" => out.push_str(theme(options)),
        "plain" => out.push_str(if options.colour == Colour::Never { " class=\"plain\"" } else { "" }),
        "title" => put!(out, "{}", Escaped(&tree.title)),
        "style" => out.push_str(STYLE),
        "data" => put_json(out, &data),
        "script" => out.push_str(SCRIPT),
        _ => put!(out, "{}", Escaped(tree.language.word("page-no-script"))),
    });
    Ok(out.into_bytes())
}

/// Copies the page, calling `put` for every place to fill in. What is put is not searched again.
fn fill(out: &mut String, mut put: impl FnMut(&mut String, &str)) {
    let mut pieces = PAGE.split("{{");
    out.push_str(pieces.next().unwrap_or(""));
    for piece in pieces {
        let (name, rest) = piece.split_once("}}").expect("every place has an end");
        put(out, name);
        out.push_str(rest);
    }
}

/// The theme the page begins with; the reader's system decides where there is none.
fn theme(options: &DrawOptions) -> &'static str {
    match (options.colour, options.theme) {
        (Colour::Never, _) | (_, Theme::Light) => "light",
        (_, Theme::Dark) => "dark",
        (_, Theme::Auto) => "",
    }
}

/// Inside a script element `<` could end it; in JSON it only occurs in strings, where an escape says the same.
fn put_json(out: &mut String, json: &str) {
    for c in json.chars() {
        match c {
            '<' => out.push_str("\\u003c"),
            '>' => out.push_str("\\u003e"),
            '&' => out.push_str("\\u0026"),
            '\u{2028}' => out.push_str("\\u2028"),
            '\u{2029}' => out.push_str("\\u2029"),
            c => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_script_and_style_end_no_element() {
        let lower = (SCRIPT.to_lowercase(), STYLE.to_lowercase());
        assert!(!lower.0.contains("</script") && !lower.0.contains("<!--") && !lower.1.contains("</style"));
    }
}
