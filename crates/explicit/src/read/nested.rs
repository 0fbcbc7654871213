//! Nodes in parentheses, and the parts that parentheses and lines have in common.

use super::token::{Cursor, TreeToken};
use crate::draft::{DraftNode, Edge, TreeDraft};
use crate::error::SyntaxFault;
use crate::tree::NodeKind;
use crate::words::{looks_like_number, read_number};

/// What a probability must be.
const PROBABILITY: &str = "a number above 0 and at most 1";

/// Reads a text that is one node in parentheses.
pub(super) fn read(text: &str) -> Result<TreeDraft, SyntaxFault> {
    let mut draft = TreeDraft::default();
    let mut cursor = Cursor::new(text, 0);
    let root = DraftNode { at: Some(cursor.offset()), ..DraftNode::default() };
    parenthesis(&mut cursor, &mut draft, root)?;
    match cursor.peek() {
        TreeToken::End => Ok(draft),
        _ => Err(unexpected(&cursor, "node", "the end of the tree")),
    }
}

/// Reads a node in parentheses and everything in it; `entry` already has its place and edge.
pub(super) fn parenthesis(
    cursor: &mut Cursor<'_>,
    draft: &mut TreeDraft,
    entry: DraftNode,
) -> Result<(), SyntaxFault> {
    let mut open = vec![head(cursor, draft, entry)?];
    while let Some(&parent) = open.last() {
        if cursor.peek() == TreeToken::Close {
            cursor.take();
            open.pop();
            continue;
        }
        let child = child(cursor, Some(parent))?;
        match cursor.peek() {
            TreeToken::Open => open.push(head(cursor, draft, child)?),
            _ => leaf(cursor, draft, child)?,
        }
    }
    Ok(())
}

/// A node's place and what stands before it: `label ->` and `probability :`.
pub(super) fn child(cursor: &mut Cursor<'_>, parent: Option<usize>) -> Result<DraftNode, SyntaxFault> {
    let at = Some(cursor.offset());
    let label = prefix(cursor, TreeToken::Arrow).map(String::from);
    let written_at = cursor.offset();
    let probability = prefix(cursor, TreeToken::Colon).map(|word| {
        read_number(word).ok_or_else(|| SyntaxFault::new("probability", word, PROBABILITY).at(written_at))
    });
    let edge = Edge { label, probability: probability.transpose()? };
    Ok(DraftNode { parent, at, edge, ..DraftNode::default() })
}

/// Takes a word and the sign behind it, if both are there.
fn prefix<'a>(cursor: &mut Cursor<'a>, sign: TreeToken<'_>) -> Option<&'a str> {
    let TreeToken::Word(word) = cursor.peek() else { return None };
    (cursor.peek_second() == sign).then(|| {
        cursor.take();
        cursor.take();
        word
    })
}

/// Reads `(kind name [estimate]` and adds the node.
fn head(cursor: &mut Cursor<'_>, draft: &mut TreeDraft, entry: DraftNode) -> Result<usize, SyntaxFault> {
    cursor.take();
    let kind = kind(cursor).ok_or_else(|| unexpected(cursor, "kind", "max, min or chance"))?;
    cursor.take();
    inner(cursor, draft, DraftNode { kind: Some(kind), ..entry })
}

/// The kind the next word stands for.
pub(super) fn kind(cursor: &Cursor<'_>) -> Option<NodeKind> {
    let TreeToken::Word(word) = cursor.peek() else { return None };
    NodeKind::from_word(word)
}

/// Reads what follows a kind, `name [estimate]`, and adds the node.
pub(super) fn inner(
    cursor: &mut Cursor<'_>,
    draft: &mut TreeDraft,
    entry: DraftNode,
) -> Result<usize, SyntaxFault> {
    let name = name(cursor);
    let value = estimate(cursor)?;
    draft.push(DraftNode { name, value, ..entry })
}

/// The name behind a kind: a word that neither is a number nor belongs to the first child.
fn name(cursor: &mut Cursor<'_>) -> Option<String> {
    let TreeToken::Word(word) = cursor.peek() else { return None };
    let of_child = matches!(cursor.peek_second(), TreeToken::Arrow | TreeToken::Colon | TreeToken::Equals);
    (!of_child && !looks_like_number(word)).then(|| {
        cursor.take();
        word.into()
    })
}

fn estimate(cursor: &mut Cursor<'_>) -> Result<Option<f64>, SyntaxFault> {
    if cursor.peek() != TreeToken::BracketOpen {
        return Ok(None);
    }
    cursor.take();
    let value = number(cursor)?;
    if cursor.peek() != TreeToken::BracketClose {
        return Err(unexpected(cursor, "estimate", "]"));
    }
    cursor.take();
    Ok(Some(value))
}

/// Reads a leaf inside parentheses.
fn leaf(cursor: &mut Cursor<'_>, draft: &mut TreeDraft, entry: DraftNode) -> Result<(), SyntaxFault> {
    match (starts_leaf(cursor), cursor.peek()) {
        (true, _) => add_leaf(cursor, draft, entry),
        (false, TreeToken::End) => Err(unexpected(cursor, "node", ")")),
        (false, _) => Err(unexpected(cursor, "node", "a number, name = number, ( or )")),
    }
}

/// Whether a number or `name =` comes next.
pub(super) fn starts_leaf(cursor: &Cursor<'_>) -> bool {
    match cursor.peek() {
        TreeToken::Word(word) => looks_like_number(word) || cursor.peek_second() == TreeToken::Equals,
        _ => false,
    }
}

/// Reads `number` or `name = number` and adds the leaf.
pub(super) fn add_leaf(
    cursor: &mut Cursor<'_>,
    draft: &mut TreeDraft,
    entry: DraftNode,
) -> Result<(), SyntaxFault> {
    let name = prefix(cursor, TreeToken::Equals).map(String::from);
    let value = Some(number(cursor)?);
    draft.push(DraftNode { name, value, ..entry })?;
    Ok(())
}

fn number(cursor: &mut Cursor<'_>) -> Result<f64, SyntaxFault> {
    let TreeToken::Word(word) = cursor.peek() else { return Err(unexpected(cursor, "value", "a number")) };
    match read_number(word) {
        Some(value) => {
            cursor.take();
            Ok(value)
        }
        None if looks_like_number(word) => Err(unexpected(cursor, "value", "a finite number")),
        None => Err(unexpected(cursor, "value", "a number")),
    }
}

/// The next token is not what it should be.
pub(super) fn unexpected(cursor: &Cursor<'_>, what: &'static str, expected: &str) -> SyntaxFault {
    let token = cursor.peek();
    let fault = match token {
        TreeToken::Stray(c) => SyntaxFault::new("character", &c.to_string(), "a node"),
        _ => SyntaxFault::new(what, &token.quote(), expected),
    };
    fault.at(cursor.offset())
}
