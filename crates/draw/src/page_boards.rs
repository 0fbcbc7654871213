//! The small boards of a page: what all boards of a game have in common stands once.

use search::Side;
use serde::Serialize;
use session::view::TreeView;
use session::{Grid, Ground};

/// The boards of a tree.
#[derive(Serialize, Default)]
pub(crate) struct PageBoards {
    frames: Vec<BoardFrame>,
    boards: Vec<BoardPieces>,
    /// Index of the board of each node, or -1.
    board: Vec<i32>,
}

/// What all boards of a game have in common.
#[derive(Serialize, PartialEq)]
struct BoardFrame {
    columns: usize,
    ground: String,
    set: &'static str,
}

/// The pieces of one board: a character and the owner of each cell.
#[derive(Serialize)]
struct BoardPieces {
    frame: usize,
    pieces: String,
    owners: String,
    marked: Vec<usize>,
}

impl PageBoards {
    /// The boards of all nodes that have one and were looked at.
    pub fn of(tree: &TreeView) -> PageBoards {
        let mut boards = PageBoards::default();
        for node in tree.nodes() {
            boards.add(node.board.filter(|_| !node.skipped));
        }
        boards
    }

    fn add(&mut self, grid: Option<&Grid>) {
        let Some(grid) = grid else { return self.board.push(-1) };
        self.board.push(self.boards.len() as i32);
        let frame = BoardFrame::new(grid);
        let known = self.frames.iter().position(|other| *other == frame);
        let frame = known.unwrap_or_else(|| {
            self.frames.push(frame);
            self.frames.len() - 1
        });
        self.boards.push(BoardPieces::new(grid, frame));
    }
}

impl BoardFrame {
    fn new(grid: &Grid) -> BoardFrame {
        let letter = |ground| match ground {
            Ground::Light => 'L',
            Ground::Dark => 'D',
            Ground::Wall => 'W',
        };
        let whole = &grid.cells[..grid.columns * grid.rows()];
        let ground = whole.iter().map(|cell| letter(cell.ground)).collect();
        BoardFrame { columns: grid.columns, ground, set: grid.pieces.name }
    }
}

impl BoardPieces {
    fn new(grid: &Grid, frame: usize) -> BoardPieces {
        let whole = &grid.cells[..grid.columns * grid.rows()];
        let owner = |owner| match owner {
            Some(Side::Max) => 'X',
            Some(Side::Min) => 'N',
            None => ' ',
        };
        let sign = |piece: char| if piece.is_control() { ' ' } else { piece };
        BoardPieces {
            frame,
            pieces: whole.iter().map(|cell| sign(cell.piece)).collect(),
            owners: whole.iter().map(|cell| owner(cell.owner)).collect(),
            marked: (0..whole.len()).filter(|&cell| whole[cell].marked).collect(),
        }
    }
}
