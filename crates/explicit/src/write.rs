//! Writing trees: lines, parentheses and JSON. What is written reads back as the same tree, up to the largest
//! file that is read.

use crate::tree::{Explicit, Kind, NodeId};
use crate::words::ARROW;
use serde_json::{Value, json};

/// Spaces per level.
const INDENT: usize = 2;

/// What a nested form puts around nodes.
struct Nesting {
    /// Between two siblings.
    separator: &'static str,
    /// After the last child of a node.
    close: &'static str,
}

impl Explicit {
    /// The tree as indented lines, one node each.
    pub fn to_text(&self) -> String {
        self.below(NodeId::ROOT).map(|(id, ply)| indent(ply) + &self.line(id) + "\n").collect()
    }

    /// A node as it stands on its own line, without indentation.
    fn line(&self, id: NodeId) -> String {
        self.line_with(id, |value| value.to_string())
    }

    /// The same with numbers as somebody else writes them.
    pub(crate) fn line_with(&self, id: NodeId, number: impl Fn(f64) -> String) -> String {
        self.edge_text(id) + &self.node_text(id, " = ", number)
    }

    /// The tree in parentheses, on one line without an end of line.
    pub fn to_compact(&self) -> String {
        self.nested(Nesting { separator: "", close: ")" }, |id, _| {
            let gap = if id == NodeId::ROOT { "" } else { " " };
            let open = if self.is_leaf(id) { "" } else { "(" };
            format!("{gap}{}{open}{}", self.edge_text(id), self.node_text(id, "=", |value| value.to_string()))
        })
    }

    /// The tree as JSON: nested objects, each starting on a line of its own.
    pub fn to_json(&self) -> String {
        let written = self.nested(Nesting { separator: ",", close: "]}" }, |id, ply| {
            let gap = if id == NodeId::ROOT { String::new() } else { format!("\n{}", indent(ply)) };
            let open = if self.is_leaf(id) { "}" } else { ",\"children\":[" };
            format!("{gap}{{{}{open}", self.json_members(id))
        });
        written + "\n"
    }

    /// Every node in reading order, its children directly behind it, families closed as they end.
    fn nested(&self, nesting: Nesting, open: impl Fn(NodeId, usize) -> String) -> String {
        let mut out = String::new();
        let mut last = 0;
        for (id, ply) in self.below(NodeId::ROOT) {
            if id != NodeId::ROOT && ply <= last {
                out += &nesting.close.repeat(last - ply);
                out += nesting.separator;
            }
            out += &open(id, ply);
            last = ply;
        }
        out + &nesting.close.repeat(last)
    }

    /// The label and probability that lead to a node, with a space behind.
    fn edge_text(&self, id: NodeId) -> String {
        let label = self.label(id).map(|label| format!("{label} {ARROW} "));
        let probability = self.probability(id).map(|probability| format!("{probability}: "));
        label.unwrap_or_default() + &probability.unwrap_or_default()
    }

    fn node_text(&self, id: NodeId, equals: &str, number: impl Fn(f64) -> String) -> String {
        let name = self.name(id);
        match (self.kind(id), self.value(id)) {
            (Some(kind), None) => format!("{} {name}", kind.word()),
            (Some(kind), Some(estimate)) => format!("{} {name} [{}]", kind.word(), number(estimate)),
            (None, value) => format!("{name}{equals}{}", number(value.unwrap_or_default())),
        }
    }

    fn json_members(&self, id: NodeId) -> String {
        let kind = self.kind(id).map(Kind::word);
        let value_key = if kind.is_some() { "eval" } else { "value" };
        let members = [
            ("label", self.label(id).map(Value::from)),
            ("probability", self.probability(id).map(Value::from)),
            ("kind", kind.map(Value::from)),
            ("name", Some(Value::from(self.name(id)))),
            (value_key, self.value(id).map(number)),
        ];
        let written = |(key, value): (&str, Option<Value>)| Some(format!("\"{key}\":{}", value?));
        members.into_iter().filter_map(written).collect::<Vec<_>>().join(",")
    }
}

/// A number without the ".0" that JSON libraries put behind whole ones.
fn number(value: f64) -> Value {
    if value.fract() == 0.0 { json!(value as i64) } else { json!(value) }
}

fn indent(ply: usize) -> String {
    " ".repeat(INDENT * ply)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TREE: &str = "(max A go -> (chance B [2.5] x -> 1/4: C=3 3/4: D=-1) (min E F=0.5))";

    fn check(write: fn(&Explicit) -> String, expected: &str) {
        let tree = Explicit::parse(TREE).unwrap();
        assert_eq!(write(&tree), expected);
        assert_eq!(Explicit::parse(expected).unwrap(), tree);
    }

    #[test]
    fn lines() {
        let lines =
            "max A\n  go -> chance B [2.5]\n    x -> 0.25: C = 3\n    0.75: D = -1\n  min E\n    F = 0.5\n";
        check(Explicit::to_text, lines);
    }

    #[test]
    fn parentheses() {
        let compact = "(max A go -> (chance B [2.5] x -> 0.25: C=3 0.75: D=-1) (min E F=0.5))";
        check(Explicit::to_compact, compact);
    }

    #[test]
    fn json() {
        let json = concat!(
            r#"{"kind":"max","name":"A","children":["#,
            "\n  ",
            r#"{"label":"go","kind":"chance","name":"B","eval":2.5,"children":["#,
            "\n    ",
            r#"{"label":"x","probability":0.25,"name":"C","value":3},"#,
            "\n    ",
            r#"{"probability":0.75,"name":"D","value":-1}]},"#,
            "\n  ",
            r#"{"kind":"min","name":"E","children":["#,
            "\n    ",
            r#"{"name":"F","value":0.5}]}]}"#,
            "\n",
        );
        check(Explicit::to_json, json);
    }

    #[test]
    fn a_lone_leaf() {
        let tree = Explicit::parse("5").unwrap();
        assert_eq!(tree.to_text(), "A = 5\n");
        assert_eq!(tree.to_compact(), "A=5");
        assert_eq!(tree.to_json(), "{\"name\":\"A\",\"value\":5}\n");
    }
}
