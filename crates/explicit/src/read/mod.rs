//! Reading trees: lines, parentheses or JSON, told apart by the first character.

mod json;
mod lines;
mod nested;
mod scanner;
mod token;

use crate::draft::TreeDraft;
use crate::error::{SyntaxFault, TreeError};
use crate::limits::MAX_FILE_BYTES;
use crate::tree::Explicit;
use token::{Cursor, TreeToken};

/// Some editors put this mark in front of a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

impl Explicit {
    /// Reads a tree in any of the three forms of `FORMAT.md`.
    pub fn parse(text: &str) -> Result<Explicit, TreeError> {
        let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
        read(text).and_then(TreeDraft::assemble).map_err(|fault| fault.locate(text))
    }
}

fn read(text: &str) -> Result<TreeDraft, SyntaxFault> {
    if text.len() > MAX_FILE_BYTES {
        let size = format!("{} bytes", text.len());
        return Err(SyntaxFault::new("tree file", &size, format!("at most {MAX_FILE_BYTES} bytes")));
    }
    // JSON starts with a brace, which no other form uses.
    if text.trim_start().starts_with('{') {
        return json::read(text);
    }
    match Cursor::new(text, 0).peek() {
        TreeToken::Open => nested::read(text),
        _ => lines::read(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tree of the text, written in lines.
    fn check(text: &str, lines: &str) {
        assert_eq!(Explicit::parse(text).unwrap().to_text(), lines, "{text}");
    }

    fn fails(text: &str, message: &str) {
        assert_eq!(Explicit::parse(text).unwrap_err().to_string(), message, "{text}");
    }

    #[test]
    fn one_tree_in_three_forms() {
        let tree = "max A\n  min B\n    D = 3\n    E = 12\n  chance C\n    0.5: F = 4\n    0.5: G = 8\n";
        check("(max (min 3 12) (chance 4 8))", tree);
        check("max\n  min\n    3\n    12\n  chance\n    4\n    8", tree);
        check("max A\n\tmin B # comment\n\n\t\t3\n\t\tE = 12\n\t(chance C 1/2: 4 1/2: 8)\r\n", tree);
        check(
            r#"{"kind":"max","children":[{"kind":"min","children":[3,12]},{"kind":"chance","name":"C","children":[4,8]}]}"#,
            tree,
        );
        check("\u{feff}# first a comment\n(max (min 3 12)\n# another\n(chance 4 8))", tree);
    }

    #[test]
    fn words_are_keywords_only_where_they_start_a_node() {
        check("(max max (min eval 1) min=2)", "max max\n  min eval\n    A = 1\n  min = 2\n");
    }

    #[test]
    fn labels_and_estimates() {
        check(
            "(max [1] 3 -> B=2 left->(min x [-1] 4))",
            "max A [1]\n  3 -> B = 2\n  left -> min x [-1]\n    C = 4\n",
        );
        check("max A\n  max -> min x [2]\n    4\n", "max A\n  max -> min x [2]\n    B = 4\n");
    }

    #[test]
    fn a_lone_value_is_a_tree() {
        check("7", "A = 7\n");
        check("x = 7", "x = 7\n");
    }

    #[test]
    fn mistakes_in_lines() {
        fails("", "bad tree '': expected at least one node");
        fails("# nothing\n", "bad tree '': expected at least one node");
        fails(
            "max A",
            "line 1, column 1: bad node 'A': expected children below a max node, or 'name = value' for a leaf",
        );
        fails(
            "maxi A\n  3",
            "line 1, column 1: bad node 'maxi': expected max, min, chance, a number, name = number or (",
        );
        fails("max A B\n  3", "line 1, column 7: bad node 'B': expected the end of the line");
        fails("max\n  3\n 4", "line 3, column 2: bad indentation '4': expected as much as a line above");
        fails("max\n  3\n4", "line 3, column 1: bad line '4': expected one root, everything else indented");
        fails(
            "max\n  3\n    4",
            "line 3, column 5: bad line '4': expected it below a line with max, min or chance",
        );
        fails("max\n  (min 3\n  4)", "line 2, column 9: bad node 'end': expected )");
        fails("max\n  x = y", "line 2, column 7: bad value 'y': expected a number");
        fails("max\n  -inf", "line 2, column 3: bad value '-inf': expected a finite number");
        fails(
            "max\n  0.5: 3",
            "line 2, column 3: bad probability '0.5': expected none: only children of a chance node have one",
        );
        fails(
            "chance\n  half: 3",
            "line 2, column 3: bad probability 'half': expected a number above 0 and at most 1",
        );
        fails(
            "max\n  x [3",
            "line 2, column 3: bad node 'x': expected max, min, chance, a number, name = number or (",
        );
    }

    #[test]
    fn mistakes_in_parentheses() {
        fails("(max 3", "line 1, column 7: bad node 'end': expected )");
        fails("(max 3) 4", "line 1, column 9: bad node '4': expected the end of the tree");
        fails("(max (3))", "line 1, column 7: bad kind '3': expected max, min or chance");
        fails("(max min 3 x)", "line 1, column 12: bad node 'x': expected a number, name = number, ( or )");
        fails("(max ())", "line 1, column 7: bad kind ')': expected max, min or chance");
        fails("(max A A=3)", "line 1, column 8: bad name 'A': expected a name no other node has");
        fails("(max x->3 x->4)", "line 1, column 11: bad label 'x': expected a label no sibling has");
        fails("(max \"a\"=3)", "line 1, column 6: bad character '\"': expected a node");
        fails(
            "(chance 0.5: 3 4)",
            "line 1, column 1: bad chance node 'chance': expected a probability at every child or at none",
        );
        fails(
            "(chance X 0.5: 3 0.6: 4)",
            "line 1, column 1: bad chance node 'X': expected probabilities that sum to 1, not to 1.1",
        );
        fails(
            "(chance X 0: 3 1: 4)",
            "line 1, column 11: bad probability '0': expected a number above 0 and at most 1",
        );
    }
}
