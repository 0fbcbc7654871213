//! Reading and writing: whatever is written reads back, and nothing that is read panics.

use crate::forms::forms;
use crate::support::{ALL_KINDS, Shape, random_tree, solve};
use explicit::limits::{MAX_CHILDREN, MAX_FILE_BYTES, MAX_NODES, MAX_PLIES};
use explicit::{Explicit, NodeKind};
use proptest::prelude::*;
use search::textbook::{Policy, SearchEntry};

const SHAPE: Shape = Shape { plies: 5, children: 4, kinds: ALL_KINDS, spread: 1000 };

fn check_reads_back(tree: &Explicit) {
    for text in forms(tree) {
        let read = Explicit::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read, *tree, "{text}");
    }
}

/// Pieces of which hostile files are made.
fn scrap() -> impl Strategy<Value = String> {
    let known = [
        "(",
        ")",
        "[",
        "]",
        ":",
        "=",
        "->",
        "\n",
        "  ",
        "\t",
        "max ",
        "min ",
        "chance ",
        "A",
        "B=",
        "0.5",
        "1/2: ",
        "3 ",
        "-1e3",
        "#x\n",
        "{",
        "}",
        "\"kind\":\"max\"",
        "\"children\":[",
        "\"value\":",
        ",",
        "\"",
        "é",
        "\u{0}",
        "inf",
    ];
    prop::sample::select(known.to_vec()).prop_map(String::from)
}

proptest! {
    #[test]
    fn written_trees_read_back(seed: u64) {
        check_reads_back(&random_tree(seed, SHAPE));
    }

    #[test]
    fn any_text_is_a_tree_or_an_error(text in ".{0,200}") {
        if let Ok(tree) = Explicit::parse(&text) {
            check_reads_back(&tree);
        }
    }

    #[test]
    fn any_bytes_are_a_tree_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = Explicit::parse(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn almost_trees_are_trees_or_errors(pieces in prop::collection::vec(scrap(), 0..40)) {
        match Explicit::parse(&pieces.concat()) {
            Ok(tree) => check_reads_back(&tree),
            Err(error) => prop_assert!(!error.to_string().contains('\n')),
        }
    }

    #[test]
    fn damaged_trees_are_trees_or_errors(seed: u64, form in 0..3, at: prop::sample::Index, piece in scrap()) {
        let tree = random_tree(seed, SHAPE);
        let text = forms(&tree)[form as usize].clone();
        let cut = text.floor_char_boundary(at.index(text.len()));
        for damaged in [format!("{}{piece}{}", &text[..cut], &text[cut..]), text[..cut].into()] {
            if let Ok(tree) = Explicit::parse(&damaged) {
                check_reads_back(&tree);
            }
        }
    }
}

fn refused(text: &str, reason: &str) {
    let message = Explicit::parse(text).unwrap_err().to_string();
    assert!(message.ends_with(reason), "{message}");
}

/// `levels` nodes with one child each and a leaf below.
fn chains(levels: usize) -> [String; 3] {
    let lines =
        (0..levels).map(|ply| " ".repeat(ply) + "max\n").collect::<String>() + &" ".repeat(levels) + "1";
    let json = "{\"kind\":\"max\",\"children\":[".repeat(levels) + "1" + &"]}".repeat(levels);
    [lines, "(max ".repeat(levels) + "1" + &")".repeat(levels), json]
}

#[test]
fn deep_trees_are_read_searched_and_written() {
    for text in chains(MAX_PLIES) {
        let tree = Explicit::parse(&text).unwrap();
        assert_eq!(tree.len(), MAX_PLIES + 1);
        assert_eq!(solve(&tree, SearchEntry::ALPHABETA, &Policy::default()).pv.len(), MAX_PLIES);
        check_reads_back(&tree);
    }
}

#[test]
fn deeper_trees_are_refused() {
    for text in chains(MAX_PLIES + 1) {
        refused(&text, "expected at most 1000 levels below the root");
    }
    refused(&"(max ".repeat(MAX_FILE_BYTES / 5), "expected at most 1000 levels below the root");
    refused(&"[".repeat(MAX_FILE_BYTES), "expected max, min, chance, a number, name = number or (");
    refused(&"{".repeat(MAX_FILE_BYTES), "children, each once");
    let json = "{\"kind\":\"max\",\"children\":[";
    refused(&json.repeat(MAX_FILE_BYTES / json.len()), "expected at most 1000 levels below the root");
}

#[test]
fn large_trees_are_refused() {
    let wide = "(max".to_string() + &" 1".repeat(MAX_CHILDREN) + ")";
    assert_eq!(Explicit::parse(&wide).unwrap().len(), MAX_CHILDREN + 1);
    refused(&("(max".to_string() + &" 1".repeat(MAX_CHILDREN + 1) + ")"), "expected at most 65535 children");
    refused(&("(max".to_string() + &" 1".repeat(MAX_NODES) + ")"), "expected at most 1000000 nodes");
    refused(&" ".repeat(MAX_FILE_BYTES + 1), "expected at most 4194304 bytes");
}

#[test]
fn builders_are_bounded_too() {
    let mut builder = Explicit::builder().leaf("end", 0.0);
    for ply in 0..=MAX_PLIES {
        let child = if ply == MAX_PLIES { "end".into() } else { format!("n{}", ply + 1) };
        builder = builder.inner(format!("n{ply}"), NodeKind::Min).edge(
            format!("n{ply}"),
            child,
            Default::default(),
        );
    }
    assert!(
        builder.build().unwrap_err().to_string().ends_with("expected at most 1000 levels below the root")
    );
}
