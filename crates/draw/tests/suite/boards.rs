//! Boards as SVG and text.

use draw::board::{Labels, svg, text};
use draw::palette::LIGHT;
use draw::{Charset, png_of_svg};
use proptest::prelude::*;
use search::{Cell, Grid, Ground, PieceSet, Side};

/// A board from rows of characters: capital letters and white pieces are MAX's, `%` is a wall, `-` is empty.
fn grid(rows: &[&str], is_checkered: bool) -> Grid {
    let columns = rows[0].chars().count();
    let cell = |row: usize, column: usize, sign: char| Cell {
        ground: match sign {
            '%' => Ground::Wall,
            _ if is_checkered && (row + column) % 2 == 1 => Ground::Dark,
            _ => Ground::Light,
        },
        piece: if "%-".contains(sign) { ' ' } else { sign },
        owner: match sign {
            '%' | '-' | '.' => None,
            'w' => Some(Side::Max),
            'B' => Some(Side::Min),
            sign => Some(if sign.is_uppercase() { Side::Max } else { Side::Min }),
        },
        label: (row * columns + column).to_string(),
        marked: row == 0 && column == 1,
    };
    let cells = rows.iter().enumerate();
    let cells = cells.flat_map(|(row, signs)| {
        signs.chars().enumerate().map(move |(column, sign)| cell(row, column, sign))
    });
    Grid {
        columns,
        cells: cells.collect(),
        column_names: (0..columns).map(|column| char::from(b'a' + column as u8).to_string()).collect(),
        row_names: (1..=rows.len()).rev().map(|row| row.to_string()).collect(),
        pieces: match rows.concat() {
            maze if maze.contains('%') => PieceSet::Maze,
            men if men.contains(['w', 'W', 'B']) && !men.contains(['k', 'K']) => PieceSet::Draughts,
            _ if is_checkered => PieceSet::Chess,
            _ => PieceSet::Stones,
        },
    }
}

fn check(grid: &Grid, charset: Charset, labels: Labels, expected: &str) {
    assert_eq!(text(grid, charset, labels), expected);
}

#[test]
fn a_plain_board_has_lines() {
    let grid = grid(&["Xo-", "-X-"], false);
    let boxed = "  ┌───┬───┬───┐\n2 │ X │[o]│   │\n  ├───┼───┼───┤\n1 │   │ X │   │\n  └───┴───┴───┘\n    a   b   c\n";
    check(&grid, Charset::Unicode, Labels::Hidden, boxed);
    let numbered = "  +---+---+---+\n2 | X |[o]| 2 |\n  +---+---+---+\n1 | 3 | X | 5 |\n  +---+---+---+\n    a   b   c\n";
    check(&grid, Charset::Ascii, Labels::Shown, numbered);
}

#[test]
fn a_checkered_board_has_dots() {
    let expected = "2    [w]    ·\n1  ·     B\n   a  b  c  d\n";
    check(&grid(&["-w--", "--B-"], true), Charset::Unicode, Labels::Hidden, expected);
}

#[test]
fn a_maze_has_walls() {
    let expected = "3 %%%%\n2 %.P%\n1 %%%%\n  abcd\n";
    check(&grid(&["%%%%", "%.P%", "%%%%"], false), Charset::Ascii, Labels::Hidden, expected);
}

#[test]
fn pieces_become_shapes() {
    let drawn = |rows: &[&str], is_checkered| svg(&grid(rows, is_checkered), &LIGHT, 30.0, Labels::Shown);
    let count = |svg: &str, part: &str| svg.matches(part).count();
    let noughts = drawn(&["Xo-", "-X-"], false);
    assert_eq!((count(&noughts, "class=\"px\""), count(&noughts, "class=\"pn\"")), (2, 1));
    assert_eq!(count(&noughts, "class=\"bm\""), 1);
    let draughts = drawn(&["-w-w", "B---"], true);
    assert_eq!(
        (
            count(&draughts, "class=\"dl\""),
            count(&draughts, "class=\"dd\""),
            count(&draughts, "class=\"cd\"")
        ),
        (2, 1, 1)
    );
    let chess = drawn(&["-k--", "B--K"], true);
    assert_eq!((count(&chess, "class=\"cb\""), count(&chess, "class=\"cw\"")), (2, 1));
    let maze = drawn(&["%%%%", "%.P%", "%%%%"], false);
    assert_eq!((count(&maze, "class=\"bw\""), count(&maze, "class=\"bf\"")), (1, 1));
    for board in [noughts, draughts, chess, maze] {
        png_of_svg(&board).unwrap();
    }
}

proptest! {
    #[test]
    fn any_grid_is_drawn(columns in 0usize..6, cells in prop::collection::vec((any::<char>(), any::<bool>(), ".{0,3}"), 0..30)) {
        let cell = |(piece, marked, label): (char, bool, String)| Cell { piece, marked, label, ..Cell::default() };
        let names = vec!["<&\u{1}".to_string(); 9];
        let cells = cells.into_iter().map(cell).collect();
        let grid = Grid { columns, cells, column_names: names.clone(), row_names: names, pieces: PieceSet::Letters };
        for labels in [Labels::Hidden, Labels::Shown] {
            roxmltree::Document::parse(&svg(&grid, &LIGHT, 30.0, labels)).unwrap();
            let text = text(&grid, Charset::Unicode, labels);
            prop_assert!(text.chars().all(|c| c == '\n' || !c.is_control()));
        }
    }
}
