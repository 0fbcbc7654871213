//! Boards as SVG and text.

use draw::board::{Arrow, Badge, CellLabels, MoveQuality, Overlay, coloured, svg, svg_with, text};
use draw::palette::LIGHT;
use draw::{Charset, png_of_svg};
use proptest::prelude::*;
use search::Side;
use session::{Cell, Grid, Ground, PieceSet, SquareNaming};

static MAZE: PieceSet = PieceSet::plain("maze", include_str!("../../../pacman/src/pieces.json"));
static CHESS: PieceSet = PieceSet::plain("chess", include_str!("../../../chess/src/pieces.json"));
static STONES: PieceSet = PieceSet::plain("stones", include_str!("../../../mnk/src/pieces.json"));
static DRAUGHTS: PieceSet = PieceSet {
    squares: SquareNaming::Numbered,
    ..PieceSet::plain("draughts", include_str!("../../../draughts/src/pieces.json"))
};

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
            maze if maze.contains('%') => &MAZE,
            men if men.contains(['w', 'W', 'B']) && !men.contains(['k', 'K']) => &DRAUGHTS,
            _ if is_checkered => &CHESS,
            _ => &STONES,
        },
    }
}

fn check(grid: &Grid, charset: Charset, labels: CellLabels, expected: &str) {
    assert_eq!(text(grid, charset, labels), expected);
}

#[test]
fn a_plain_board_has_lines() {
    let grid = grid(&["Xo-", "-X-"], false);
    let boxed = "  ┌───┬───┬───┐\n2 │ X │[o]│   │\n  ├───┼───┼───┤\n1 │   │ X │   │\n  └───┴───┴───┘\n    a   b   c\n";
    check(&grid, Charset::Unicode, CellLabels::Hidden, boxed);
    let numbered = "  +---+---+---+\n2 | X |[o]| 2 |\n  +---+---+---+\n1 | 3 | X | 5 |\n  +---+---+---+\n    a   b   c\n";
    check(&grid, Charset::Ascii, CellLabels::Shown, numbered);
}

#[test]
fn a_checkered_board_has_dots() {
    let expected = "2    [w]    ·\n1  ·     B\n   a  b  c  d\n";
    check(&grid(&["-w--", "--B-"], true), Charset::Unicode, CellLabels::Hidden, expected);
}

#[test]
fn in_colour_squares_are_grounds_and_men_have_their_numbers() {
    let drawn = coloured(&grid(&["-w--", "--B-"], true), Charset::Ascii, CellLabels::Shown);
    let bare: String =
        drawn.split('\x1b').map(|part| part.split_once('m').map_or(part, |(_, rest)| rest)).collect();
    let plain = text(&grid(&["-w--", "--B-"], true), Charset::Ascii, CellLabels::Shown);
    let words = |text: &str| text.split_whitespace().map(String::from).collect::<Vec<_>>();
    assert_eq!(words(&bare), words(&plain));
    assert_eq!(drawn.matches("\x1b[48;5;").count() % 3, 0, "every part of a cell has its ground");
    assert!(drawn.contains("\x1b[48;5;19m") && drawn.lines().take(2).all(|line| line.ends_with("\x1b[0m")));
}

#[test]
fn a_maze_has_walls() {
    let expected = "3 %%%%\n2 %.P%\n1 %%%%\n  abcd\n";
    check(&grid(&["%%%%", "%.P%", "%%%%"], false), Charset::Ascii, CellLabels::Hidden, expected);
}

#[test]
fn pieces_become_shapes() {
    let drawn = |rows: &[&str], is_checkered| svg(&grid(rows, is_checkered), &LIGHT, 30.0, CellLabels::Shown);
    let count = |svg: &str, part: &str| svg.matches(part).count();
    let noughts = drawn(&["Xo-", "-X-"], false);
    assert_eq!((count(&noughts, "class=\"p-cross\""), count(&noughts, "class=\"p-ring\"")), (2, 1));
    assert_eq!(count(&noughts, "class=\"bm\""), 1);
    let draughts = drawn(&["-w-w", "B---"], true);
    // a king is two men on top of each other, with a crown
    let parts =
        ["p-man-light", "p-man-dark", "p-crown"].map(|part| count(&draughts, &format!("class=\"{part}\"")));
    assert_eq!(parts, [2, 2, 1]);
    let chess = drawn(&["-k--", "B--K"], true);
    assert_eq!((count(&chess, "class=\"p-chess-light\""), count(&chess, "class=\"p-chess-dark\"")), (2, 1));
    let maze = drawn(&["%%%%", "%.P%", "%%%%"], false);
    let parts = ["bw", "bi", "p-food", "p-pacman"].map(|part| count(&maze, &format!("class=\"{part}\"")));
    assert_eq!(parts, [1; 4]);
    // no piece is a letter: all text is names and numbers
    for board in [&noughts, &draughts, &chess, &maze] {
        assert_eq!(count(board, "<text"), count(board, "class=\"bt\"") + count(board, "class=\"bn\""));
    }
    for board in [noughts, draughts, chess, maze] {
        png_of_svg(&board).unwrap();
    }
}

#[test]
fn what_is_over_a_board_is_drawn_where_it_belongs() {
    let grid = grid(&["-k--", "B--K"], true);
    let overlay = Overlay {
        last: vec![1, 99],
        check: Some(7),
        arrows: vec![
            Arrow { cells: vec![4, 1], text: "1".into(), is_strong: true },
            Arrow { cells: vec![2], text: "b".into(), is_strong: false },
            Arrow { cells: vec![0, 88], text: "off".into(), is_strong: false },
        ],
        badges: vec![Badge { cell: 3, text: "W 2".into(), worth: MoveQuality::Win }],
        colours: Some(["#eeeed2".into(), "#7c9a5c".into()]),
        ..Overlay::default()
    };
    let drawn = svg_with(&grid, &LIGHT, 40.0, &overlay);
    let count = |part: &str| drawn.matches(part).count();
    assert_eq!((count("class=\"ol\""), count("class=\"oc\""), count("class=\"ow\"")), (1, 1, 1));
    assert_eq!((count(">1</text>"), count(">b</text>"), count(">off<"), count(">W 2<")), (2, 2, 0, 1));
    assert!(drawn.contains(".bd{fill:#7c9a5c}"));
    // seen from the other side the first cell is the last
    let flipped =
        svg_with(&grid, &LIGHT, 40.0, &Overlay { is_flipped: true, last: vec![0], ..Overlay::default() });
    assert!(flipped.contains("class=\"ol\" d=\"M120 40h40"), "{flipped}");
    // a colour that is none cannot leave its place
    let colours = Some(["red}</style>".into(), "#000000".into()]);
    assert!(!svg_with(&grid, &LIGHT, 40.0, &Overlay { colours, ..Overlay::default() }).contains("red}"));
    png_of_svg(&drawn).unwrap();
}

proptest! {
    #[test]
    fn any_grid_is_drawn(columns in 0usize..6, cells in prop::collection::vec((any::<char>(), any::<bool>(), ".{0,3}"), 0..30)) {
        let cell = |(piece, marked, label): (char, bool, String)| Cell { piece, marked, label, ..Cell::default() };
        let names = vec!["<&\u{1}".to_string(); 9];
        let cells = cells.into_iter().map(cell).collect();
        let grid = Grid { columns, cells, column_names: names.clone(), row_names: names, pieces: &PieceSet::LETTERS };
        for labels in [CellLabels::Hidden, CellLabels::Shown] {
            roxmltree::Document::parse(&svg(&grid, &LIGHT, 30.0, labels)).unwrap();
            let text = text(&grid, Charset::Unicode, labels);
            prop_assert!(text.chars().all(|c| c == '\n' || !c.is_control()));
        }
    }
}
