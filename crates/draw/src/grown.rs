//! What a growing tree writes on its nodes: the numbers that it declares, and how a node is marked.

use crate::words;
use session::view::{Carried, TreeView};
use session::words::Manner;

/// Numbers that searches are known to carry: their names, and the messages that say them.
const NAMED: [(&str, &str); 7] = [
    ("visits", "number-visits"),
    ("mean", "number-mean"),
    ("merit", "number-merit"),
    ("proof", "number-proof"),
    ("disproof", "number-disproof"),
    ("lower", "number-lower"),
    ("upper", "number-upper"),
];

/// The texts of a node.
pub(crate) struct GrownTexts {
    /// The numbers alone: `1115 · 0.5`.
    pub brief: String,
    /// The same with their names: `visits 1115, mean 0.5`.
    pub named: String,
    /// The word it is marked with; empty for none.
    pub mark: String,
}

/// The texts of every node of a growing tree; none of a record of visits.
pub(crate) fn texts(view: &TreeView) -> Vec<GrownTexts> {
    view.carried().iter().map(|node| of_node(view, node)).collect()
}

fn of_node(view: &TreeView, node: &Carried) -> GrownTexts {
    let manner = view.manner();
    let set = || node.numbers.iter().zip(&view.numbers).filter_map(|(&value, name)| Some((value?, name)));
    let brief: Vec<String> = set().map(|(value, _)| number(value, manner)).collect();
    let named = set().map(|(value, of)| format!("{} {}", name(&of.name, manner), number(value, manner)));
    let mark = node.mark.and_then(|mark| view.marks.get(mark)).cloned().unwrap_or_default();
    GrownTexts {
        brief: if brief.is_empty() { "–".into() } else { brief.join(" · ") },
        named: named.collect::<Vec<_>>().join(manner.language.between()),
        mark,
    }
}

/// What a number is called.
pub(crate) fn name(name: &str, manner: Manner) -> &str {
    let known = NAMED.iter().find(|(known, _)| *known == name);
    known.map_or(name, |(_, message)| manner.language.word(message))
}

/// Numbers count: none of them is a win.
fn number(value: f64, manner: Manner) -> String {
    words::plain_value(value, manner.language)
}
