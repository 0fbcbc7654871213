//! Nodes on lines of their own: what is indented further hangs below.

use super::nested::{add_leaf, child, inner, kind, parenthesis, starts_leaf, unexpected};
use super::token::{Cursor, TreeToken};
use crate::draft::{DraftNode, TreeDraft};
use crate::error::SyntaxFault;

/// A line that later lines may hang below or stand beside.
struct Above<'a> {
    indentation: &'a str,
    /// The node of the line; none if nothing may hang below it.
    node: Option<usize>,
}

/// Reads a text with one node on each line.
pub(super) fn read(text: &str) -> Result<TreeDraft, SyntaxFault> {
    let mut draft = TreeDraft::default();
    let mut path: Vec<Above<'_>> = Vec::new();
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        let mut cursor = Cursor::new(line.trim_end(), offset);
        offset += line.len();
        if cursor.peek() == TreeToken::End {
            continue;
        }
        let indentation = &line[..line.len() - line.trim_start().len()];
        let parent = find_parent(&mut path, indentation, &cursor)?;
        let node = read_line(&mut cursor, &mut draft, parent)?;
        path.push(Above { indentation, node });
    }
    Ok(draft)
}

/// Which node a line with this indentation hangs below; none for the first. Lines it cannot be below are forgotten.
fn find_parent(
    path: &mut Vec<Above<'_>>,
    indentation: &str,
    cursor: &Cursor<'_>,
) -> Result<Option<usize>, SyntaxFault> {
    let Some(last) = path.last() else { return Ok(None) };
    if !is_deeper(indentation, last.indentation) {
        let beside = path.iter().rposition(|above| above.indentation == indentation);
        path.truncate(beside.ok_or_else(|| unexpected(cursor, "indentation", "as much as a line above"))?);
    }
    match path.last() {
        None => Err(unexpected(cursor, "line", "one root, everything else indented")),
        Some(Above { node: None, .. }) => {
            Err(unexpected(cursor, "line", "it below a line with max, min or chance"))
        }
        Some(above) => Ok(above.node),
    }
}

fn is_deeper(indentation: &str, than: &str) -> bool {
    indentation.len() > than.len() && indentation.starts_with(than)
}

/// Reads the node of a line and returns it if lines may hang below it.
fn read_line(
    cursor: &mut Cursor<'_>,
    draft: &mut TreeDraft,
    parent: Option<usize>,
) -> Result<Option<usize>, SyntaxFault> {
    let entry = child(cursor, parent)?;
    let node = read_node(cursor, draft, entry)?;
    match cursor.peek() {
        TreeToken::End => Ok(node),
        _ => Err(unexpected(cursor, "node", "the end of the line")),
    }
}

fn read_node(
    cursor: &mut Cursor<'_>,
    draft: &mut TreeDraft,
    entry: DraftNode,
) -> Result<Option<usize>, SyntaxFault> {
    if cursor.peek() == TreeToken::Open {
        return parenthesis(cursor, draft, entry).map(|()| None);
    }
    if starts_leaf(cursor) {
        return add_leaf(cursor, draft, entry).map(|()| None);
    }
    let Some(kind) = kind(cursor) else {
        return Err(unexpected(cursor, "node", "max, min, chance, a number, name = number or ("));
    };
    cursor.take();
    inner(cursor, draft, DraftNode { kind: Some(kind), ..entry }).map(Some)
}
