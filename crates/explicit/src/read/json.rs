//! Trees as nested JSON objects.
//!
//! Nodes are read with a list of open ones instead of recursion: nesting costs no stack, every node knows its
//! place, and the time is linear in the text.

use super::scanner::Scanner;
use crate::draft::{DraftNode, TreeDraft};
use crate::error::SyntaxFault;
use crate::tree::NodeKind;

const KEYS: &str = "one of the keys label, probability, kind, name, value, eval, children, each once";

/// An object whose end was not reached yet.
struct OpenObject {
    /// Its entry in the draft.
    index: usize,
    value: Option<f64>,
    eval: Option<f64>,
    has_children: bool,
}

/// What comes next.
enum NextItem {
    /// A node.
    Node,
    /// A key of the object and what belongs to it.
    Member(OpenObject),
    /// A comma or the end of the object.
    AfterMember(OpenObject),
    /// A comma or the end of the list a node stands in, or the end of the text.
    AfterNode,
}

/// Reads a text that is one JSON object.
pub(super) fn read(text: &str) -> Result<TreeDraft, SyntaxFault> {
    let mut reader =
        JsonReader { scanner: Scanner::new(text), draft: TreeDraft::default(), above: Vec::new() };
    let mut step = Some(NextItem::Node);
    while let Some(now) = step {
        step = match now {
            NextItem::Node => Some(reader.node()?),
            NextItem::Member(open) => Some(reader.member(open)?),
            NextItem::AfterMember(open) => Some(reader.after_member(open)?),
            NextItem::AfterNode => reader.after_node()?,
        };
    }
    match reader.scanner.is_at_end() {
        true => Ok(reader.draft),
        false => Err(reader.scanner.unexpected("the end of the tree")),
    }
}

struct JsonReader<'a> {
    scanner: Scanner<'a>,
    draft: TreeDraft,
    /// Objects whose children are being read, outermost first.
    above: Vec<OpenObject>,
}

impl JsonReader<'_> {
    /// A bare number is a leaf; anything else must be an object.
    fn node(&mut self) -> Result<NextItem, SyntaxFault> {
        let parent = self.above.last().map(|open| open.index);
        let at = Some(self.scanner.offset());
        if self.scanner.accept('{') {
            let index = self.draft.push(DraftNode { parent, at, ..DraftNode::default() })?;
            return Ok(NextItem::Member(OpenObject { index, value: None, eval: None, has_children: false }));
        }
        let value = Some(self.scanner.number("an object or a finite number")?);
        self.draft.push(DraftNode { parent, at, value, ..DraftNode::default() })?;
        Ok(NextItem::AfterNode)
    }

    fn member(&mut self, mut open: OpenObject) -> Result<NextItem, SyntaxFault> {
        let start = self.scanner.offset();
        let key = self.scanner.string(KEYS)?;
        if !self.scanner.accept(':') {
            return Err(self.scanner.unexpected(":"));
        }
        let is_new = match key.as_str() {
            "children" if !open.has_children => return self.children(open),
            "value" => set(&mut open.value, self.scanner.number("a finite number")?),
            "eval" => set(&mut open.eval, self.scanner.number("a finite number")?),
            _ => self.other_member(&key, open.index)?,
        };
        if is_new { Ok(NextItem::AfterMember(open)) } else { Err(self.scanner.unexpected_at(start, KEYS)) }
    }

    /// Reads a member that goes into the draft as it is; false if there is none like it or it came before.
    fn other_member(&mut self, key: &str, index: usize) -> Result<bool, SyntaxFault> {
        let entry = &mut self.draft.entries[index];
        Ok(match key {
            "label" => set(&mut entry.edge.label, self.scanner.string("a string")?),
            "probability" => set(&mut entry.edge.probability, self.scanner.number("a finite number")?),
            "name" => set(&mut entry.name, self.scanner.string("a string")?),
            "kind" => set(&mut entry.kind, kind(&mut self.scanner)?),
            _ => false,
        })
    }

    fn children(&mut self, mut open: OpenObject) -> Result<NextItem, SyntaxFault> {
        open.has_children = true;
        if !self.scanner.accept('[') {
            return Err(self.scanner.unexpected("["));
        }
        if self.scanner.accept(']') {
            return Ok(NextItem::AfterMember(open));
        }
        self.above.push(open);
        Ok(NextItem::Node)
    }

    fn after_member(&mut self, open: OpenObject) -> Result<NextItem, SyntaxFault> {
        if self.scanner.accept(',') {
            return Ok(NextItem::Member(open));
        }
        if self.scanner.accept('}') {
            return self.close(open).map(|()| NextItem::AfterNode);
        }
        Err(self.scanner.unexpected(", or }"))
    }

    /// The object is complete: its value is a leaf's value or an inner node's estimate.
    fn close(&mut self, open: OpenObject) -> Result<(), SyntaxFault> {
        let entry = &mut self.draft.entries[open.index];
        let misplaced = match entry.kind {
            Some(_) => open.value.map(|value| (value, "\"eval\" for the estimate of an inner node")),
            None => open.eval.map(|value| (value, "\"value\" for a leaf, or a \"kind\"")),
        };
        if let Some((value, expected)) = misplaced {
            return Err(SyntaxFault::new("value", &value.to_string(), expected).at(entry.at));
        }
        entry.value = open.value.or(open.eval);
        Ok(())
    }

    fn after_node(&mut self) -> Result<Option<NextItem>, SyntaxFault> {
        let Some(open) = self.above.pop() else { return Ok(None) };
        if self.scanner.accept(',') {
            self.above.push(open);
            return Ok(Some(NextItem::Node));
        }
        if self.scanner.accept(']') {
            return Ok(Some(NextItem::AfterMember(open)));
        }
        Err(self.scanner.unexpected(", or ]"))
    }
}

/// Fills an empty slot; false if it was full.
fn set<T>(slot: &mut Option<T>, value: T) -> bool {
    slot.replace(value).is_none()
}

fn kind(scanner: &mut Scanner<'_>) -> Result<NodeKind, SyntaxFault> {
    let expected = "\"max\", \"min\" or \"chance\"";
    let start = scanner.offset();
    NodeKind::from_word(&scanner.string(expected)?).ok_or_else(|| scanner.unexpected_at(start, expected))
}

#[cfg(test)]
mod tests {
    use crate::tree::Explicit;

    fn fails(text: &str, message: &str) {
        assert_eq!(Explicit::parse(text).unwrap_err().to_string(), message, "{text}");
    }

    #[test]
    fn keys_may_come_in_any_order() {
        let text = r#" { "children" : [ 1 , {"value":2,"label":"x"} ] , "name":"A\u0042", "eval":5, "kind":"min" } "#;
        assert_eq!(Explicit::parse(text).unwrap().to_text(), "min AB [5]\n  A = 1\n  x -> B = 2\n");
    }

    #[test]
    fn mistakes_in_the_text() {
        let keys =
            "expected one of the keys label, probability, kind, name, value, eval, children, each once";
        fails("{", &format!("line 1, column 2: bad JSON 'end': {keys}"));
        fails("{}", &format!("line 1, column 2: bad JSON '}}': {keys}"));
        fails("{\"value\":1,}", &format!("line 1, column 12: bad JSON '}}': {keys}"));
        fails("{\"value\":1,\n \"size\":2}", &format!("line 2, column 2: bad JSON '\"size\":2}}': {keys}"));
        fails("{\"value\":1,\"value\":2}", &format!("line 1, column 12: bad JSON '\"value\":2}}': {keys}"));
        fails("{\"value\" 1}", "line 1, column 10: bad JSON '1}': expected :");
        fails("{\"value\":1e999}", "line 1, column 10: bad JSON '1e999}': expected a finite number");
        fails("{\"value\":1", "line 1, column 11: bad JSON 'end': expected , or }");
        fails("{\"value\":1} 2", "line 1, column 13: bad JSON '2': expected the end of the tree");
        fails("{\"name\":\"a", "line 1, column 9: bad JSON '\"a': expected a string");
        fails(
            "{\"kind\":\"maxi\"}",
            "line 1, column 9: bad JSON '\"maxi\"}': expected \"max\", \"min\" or \"chance\"",
        );
        fails(
            "{\"children\":[],\"children\":[]}",
            &format!("line 1, column 16: bad JSON '\"children\":[]}}': {keys}"),
        );
        fails("{\"children\":3}", "line 1, column 13: bad JSON '3}': expected [");
        fails(
            "{\"children\":[\"x\"]}",
            "line 1, column 14: bad JSON '\"x\"]}': expected an object or a finite number",
        );
        fails("{\"children\":[1 2]}", "line 1, column 16: bad JSON '2]}': expected , or ]");
    }

    #[test]
    fn mistakes_in_the_tree() {
        fails("{\"name\":\"A\"}", "line 1, column 1: bad leaf 'A': expected a value");
        fails(
            "{\"kind\":\"max\",\n\"value\":3,\"children\":[1]}",
            "line 1, column 1: bad value '3': expected \"eval\" for the estimate of an inner node",
        );
        fails(
            "{\"eval\":3}",
            "line 1, column 1: bad value '3': expected \"value\" for a leaf, or a \"kind\"",
        );
        fails(
            "{\"value\":3,\"children\":[1]}",
            "line 1, column 1: bad leaf 'leaf': expected no children below a leaf",
        );
        fails(
            "{\"kind\":\"max\",\"children\":[1,\n  {\"name\":\"3\",\"value\":1}]}",
            "line 2, column 3: bad name '3': expected a word of at most 80 characters that does not start like a number and has no spaces and none of ()[]{}<>:=,#\"",
        );
    }
}
