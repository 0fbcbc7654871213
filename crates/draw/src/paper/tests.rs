//! Trees on sheets: nothing is lost, and every mark leads on.

use super::*;
use crate::select::select;
use std::collections::BTreeSet;

/// A node whose move is its number.
fn node(index: usize, parent: usize) -> NodeView<'static> {
    let label = if index == 0 { "" } else { index.to_string().leak() };
    NodeView { parent: parent as u32, label, value: Some(1.0), ..NodeView::PLAIN }
}

/// A tree in the order of a search: families of these sizes, level by level.
fn tree(families: &[usize]) -> TreeView {
    fn grow(nodes: &mut Vec<NodeView<'_>>, parent: usize, families: &[usize]) {
        let Some((&size, below)) = families.split_first() else { return };
        for _ in 0..size {
            let index = nodes.len();
            nodes.push(node(index, parent));
            grow(nodes, index, below);
        }
    }
    let mut nodes = vec![node(0, 0)];
    grow(&mut nodes, 0, families);
    TreeView::default().with_nodes(nodes)
}

fn check(families: &[usize], room: Size) {
    let (view, options) = (tree(families), DrawOptions::default());
    let whole = select(&view, &options).unwrap();
    let sheets =
        sheets(&whole, &options, SheetRoom { size: room, first_less: 0.0 }, &search::NoControl).unwrap();
    let count = sheets.pieces.len();
    assert!(count > 1 && count < MOST_SHEETS, "{families:?}: {count} pieces");
    let mut seen = BTreeSet::new();
    let mut told = BTreeSet::new();
    for number in 1..=count {
        let shown = sheets.selection(&whole, number);
        seen.extend(shown.nodes().map(|node| node.label.to_owned()));
        let here = sheets.page_of[number - 1];
        for &place in shown.goes_on.values() {
            let later = if let Elsewhere::Page(later) = place { later } else { here };
            assert!(later >= here && later <= sheets.pages.len(), "page {here} goes on on page {later}");
            told.insert(later);
        }
        // whatever is missing on a sheet is said to be elsewhere
        for (place, &hidden) in shown.hidden.iter().enumerate() {
            assert_eq!(
                hidden != Missing::NOTHING,
                shown.goes_on.contains_key(&(place as u32)),
                "page {number}"
            );
        }
    }
    assert_eq!(seen.len(), view.len(), "{families:?}");
    let pages = 2..=sheets.pages.len();
    assert!(pages.clone().filter(|page| told.contains(page)).count() * 2 >= pages.count(), "{told:?}");
}

#[test]
fn every_node_is_on_some_sheet_and_marks_name_later_ones() {
    let room = Size { width: 1000.0, height: 600.0 };
    check(&[6, 5, 4], room);
    check(&[100], room);
    check(&[40, 3], room);
    check(&[2, 2, 2, 2, 2, 2, 2], room);
    check(&[1; 60], room);
}

/// The part of the sheets, but for the last one, that pieces take.
fn used(families: &[usize]) -> f64 {
    let room = Size { width: 1000.0, height: 600.0 };
    let (view, options) = (tree(families), DrawOptions::default());
    let whole = select(&view, &options).unwrap();
    let sheets =
        sheets(&whole, &options, SheetRoom { size: room, first_less: 0.0 }, &search::NoControl).unwrap();
    let (cards, _) = deal(&whole, &options);
    let area = |piece: &TreePiece| {
        let sizes: Vec<Size> = piece.nodes.iter().map(|&node| cards[node].size).collect();
        let layout = place(&parents(&whole.view.parent, &piece.nodes), &sizes, &GAPS);
        (layout.width + AROUND.width) * (layout.height + AROUND.height)
    };
    let all: f64 = sheets.pieces.iter().map(area).sum();
    all * LEAST_SCALE * LEAST_SCALE / (room.width * room.height * sheets.pages.len() as f64)
}

#[test]
fn sheets_are_used() {
    for families in [&[25, 24][..], &[25, 12, 3], &[7, 7, 7], &[30, 1, 8]] {
        assert!(used(families) > 0.5, "{families:?}: {}", used(families));
    }
}

/// What the first sheet shows and what it says is missing are the whole tree, moves that were left out apart from nodes.
#[test]
fn the_first_sheet_counts_nodes_and_moves_left_out_apart() {
    for families in [&[6, 5, 4][..], &[40, 3], &[7, 7, 7]] {
        let mut view = tree(families);
        let family = Family::new(&view.parent);
        for index in (0..view.len()).filter(|&node| family.children(node).is_empty() && node % 3 == 0) {
            view.skipped.push(index as u32);
        }
        let whole = select(&view, &DrawOptions::default()).unwrap();
        let room = Size { width: 1000.0, height: 600.0 };
        let sheets = sheets(
            &whole,
            &DrawOptions::default(),
            SheetRoom { size: room, first_less: 0.0 },
            &search::NoControl,
        )
        .unwrap();
        let first = sheets.selection(&whole, 1);
        let shown: Missing = first.nodes().map(|node| node.counted()).sum();
        let all: Missing = view.nodes().map(|node| node.counted()).sum();
        assert_eq!(shown + first.hidden.iter().copied().sum(), all, "{families:?}");
        assert!(all.moves > shown.moves, "{families:?}: all moves left out are on the first sheet");
    }
}
