//! A tree in each form that is read. The program writes lines alone; the others are written here, to be read back.

use explicit::{Explicit, NodeId, NodeKind};
use serde_json::{Value, json};

/// The tree as lines, in parentheses and as JSON.
pub fn forms(tree: &Explicit) -> [String; 3] {
    let (mut compact, mut json) = (String::new(), String::new());
    write_compact(tree, NodeId::ROOT, &mut compact);
    write_json(tree, NodeId::ROOT, &mut json);
    [tree.to_text(), compact, json]
}

fn write_compact(tree: &Explicit, id: NodeId, out: &mut String) {
    *out += &tree.label(id).map(|label| format!("{label} -> ")).unwrap_or_default();
    *out += &tree.probability(id).map(|probability| format!("{probability}: ")).unwrap_or_default();
    let (name, value) = (tree.name(id), tree.value(id));
    let Some(kind) = tree.kind(id) else {
        *out += &format!("{name}={}", value.unwrap_or_default());
        return;
    };
    *out += &format!("({} {name}", kind.word());
    *out += &value.map(|estimate| format!(" [{estimate}]")).unwrap_or_default();
    for child in tree.children(id) {
        out.push(' ');
        write_compact(tree, child, out);
    }
    out.push(')');
}

fn write_json(tree: &Explicit, id: NodeId, out: &mut String) {
    let members = [
        ("label", tree.label(id).map(Value::from)),
        ("probability", tree.probability(id).map(Value::from)),
        ("kind", tree.kind(id).map(NodeKind::word).map(Value::from)),
        ("name", Some(tree.name(id).into())),
        (if tree.is_leaf(id) { "value" } else { "eval" }, tree.value(id).map(|value| json!(value))),
    ];
    let written = members.into_iter().filter_map(|(key, value)| Some(format!("\"{key}\":{}", value?)));
    *out += &format!("{{{}", written.collect::<Vec<_>>().join(","));
    for (number, child) in tree.children(id).enumerate() {
        *out += if number == 0 { ",\"children\":[" } else { "," };
        write_json(tree, child, out);
    }
    *out += if tree.is_leaf(id) { "}" } else { "]}" };
}
