//! How positions and moves are written: FEN; moves as `Nf3`, `g1f3`, `g1 f3` or `g1-f3`.
//!
//! Moves are shown to people in algebraic notation. Castling is read as `O-O`, as the king's move (`e1g1`) and as
//! the king taking its rook (`e1h1`).

use crate::fen;
use crate::rules::{Chess, State, side_of};
use cozy_chess::util::{display_san_move, display_uci_move, parse_san_move, parse_uci_move};
use cozy_chess::{Board, Color, File, Move, Piece, Rank, Square};
use search::{Notation, NotationError};
use session::{
    BoardNotation, Cell, Dialect, DialectOf, Grid, Ground, Lettering, PieceFigure, PieceSet, SquareNaming,
    Way,
};

/// The letters of chessmen, White's large.
static CHESSMEN: PieceSet = PieceSet {
    name: "chess",
    drawings: include_str!("pieces.json"),
    figures: &[
        light('K', '♔', '♚'),
        light('Q', '♕', '♛'),
        light('R', '♖', '♜'),
        light('B', '♗', '♝'),
        light('N', '♘', '♞'),
        light('P', '♙', '♟'),
        dark('k', '♚'),
        dark('q', '♛'),
        dark('r', '♜'),
        dark('b', '♝'),
        dark('n', '♞'),
        dark('p', '♟'),
    ],
    lettering: Lettering::Translated,
    squares: SquareNaming::Named,
};

const fn light(piece: char, plain: char, coloured: char) -> PieceFigure {
    PieceFigure { piece, plain, coloured }
}

const fn dark(piece: char, figure: char) -> PieceFigure {
    PieceFigure { piece, plain: figure, coloured: figure }
}

/// What a pawn may become, the usual choice first.
const PROMOTIONS: [char; 4] = ['q', 'r', 'b', 'n'];

/// No move is written with more characters.
const MAX_MOVE_LENGTH: usize = 16;

impl Notation for Chess {
    fn start(&self) -> State {
        self.first_state()
    }

    fn parse_state(&self, text: &str) -> Result<State, NotationError> {
        match text.trim() {
            "start" | "startpos" => Ok(self.start()),
            fen => fen::parse(fen),
        }
    }

    fn show_state(&self, state: &State) -> String {
        fen::show(state)
    }

    fn parse_move(&self, state: &State, text: &str) -> Result<Move, NotationError> {
        let expected = |what: &str| NotationError::new("move", text, what);
        if text.len() > MAX_MOVE_LENGTH {
            return Err(expected("a move such as Nf3, e2e4 or e2 e4"));
        }
        let board = state.board();
        let name: String = text.trim().chars().filter(|&c| !c.is_whitespace()).collect();
        let read = |name: &str| parse_algebraic(board, name).or_else(|| parse_coordinates(board, name));
        let found = read(&name).or_else(|| read(&from_czech(&name)));
        found.ok_or_else(|| match lacks_promotion(board, &name) {
            true => expected("the piece to promote to as well, such as e7e8q"),
            false => expected("a legal move such as Nf3, e2e4 or e2 e4"),
        })
    }

    fn choices(&self, state: &State, text: &str) -> Vec<Move> {
        let name: String =
            text.trim().chars().take(MAX_MOVE_LENGTH).filter(|&c| !c.is_whitespace()).collect();
        PROMOTIONS.iter().filter_map(|letter| promoting(state.board(), &name, *letter)).collect()
    }

    fn show_move(&self, state: &State, m: Move) -> String {
        display_san_move(state.board(), m).to_string()
    }
}

impl BoardNotation for Chess {
    fn board(&self, state: &State) -> Option<Grid> {
        let board = state.board();
        let squares =
            Rank::ALL.into_iter().rev().flat_map(|rank| File::ALL.map(|file| Square::new(file, rank)));
        Some(Grid {
            columns: File::NUM,
            cells: squares.map(|square| cell(board, square)).collect(),
            column_names: File::ALL.iter().map(File::to_string).collect(),
            row_names: Rank::ALL.iter().rev().map(Rank::to_string).collect(),
            pieces: &CHESSMEN,
        })
    }

    fn locate_move(&self, state: &State, m: Move) -> Option<Way> {
        let (from, to) = ends(state.board(), m);
        Some(Way::step(cell_index(from), cell_index(to)))
    }

    fn checked_cell(&self, state: &State) -> Option<usize> {
        let board = state.board();
        state.is_check().then(|| cell_index(board.king(board.side_to_move())))
    }
}

/// How castling is written in coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Castling {
    /// As the king's move, `e1g1`: ordinary chess.
    #[default]
    KingMove,
    /// As the king taking its rook, `e1h1`: Chess960.
    KingTakesRook,
}

impl Castling {
    /// How castling is written in games from here: by the rook where kings or rooks do not stand as usual.
    pub fn of(state: &State) -> Castling {
        if fen::has_ordinary_castling(state.board()) { Castling::KingMove } else { Castling::KingTakesRook }
    }

    /// Positions as FEN and moves in coordinates with castling so written: how UCI writes a game.
    pub fn dialect(self) -> DialectOf<Chess> {
        match self {
            Castling::KingMove => &Castling::KingMove,
            Castling::KingTakesRook => &Castling::KingTakesRook,
        }
    }
}

impl Dialect<Chess> for Castling {
    fn parse_state(&self, chess: &Chess, text: &str) -> Result<State, NotationError> {
        chess.parse_state(text)
    }

    fn show_state(&self, chess: &Chess, state: &State) -> String {
        chess.show_state(state)
    }

    fn parse_move(&self, chess: &Chess, state: &State, text: &str) -> Result<Move, NotationError> {
        chess.parse_move(state, text)
    }

    fn show_move(&self, _: &Chess, state: &State, m: Move) -> String {
        show_coordinates(state, m, *self)
    }
}

/// A move in coordinates, as protocols write it: `e2e4`, `e7e8q`.
pub fn show_coordinates(state: &State, m: Move, castling: Castling) -> String {
    match castling {
        Castling::KingMove => display_uci_move(state.board(), m).to_string(),
        Castling::KingTakesRook => m.to_string(),
    }
}

/// The same move with English letters: Czech writes D, V, S and J for queen, rook, bishop and knight. Files are small letters,
/// so a capital is always a piece.
fn from_czech(name: &str) -> String {
    let letter = |c| match c {
        'D' => 'Q',
        'V' => 'R',
        'S' => 'B',
        'J' => 'N',
        c => c,
    };
    name.chars().map(letter).collect()
}

/// `e2e4`, `e2-e4`, `e7e8q`, `e7e8=Q`.
fn parse_coordinates(board: &Board, name: &str) -> Option<Move> {
    let plain: String = name.chars().filter(|c| !matches!(c, '-' | '=')).collect();
    let m = parse_uci_move(board, &plain.to_ascii_lowercase()).ok()?;
    let promotes_well = !matches!(m.promotion, Some(Piece::King | Piece::Pawn));
    (promotes_well && board.is_legal(m)).then_some(m)
}

/// `Nf3`, `exd5`, `O-O`, also with zeros.
fn parse_algebraic(board: &Board, name: &str) -> Option<Move> {
    let name = name.trim_end_matches(['!', '?']);
    if name.starts_with("0-0") {
        return parse_san_move(board, &name.replace('0', "O")).ok();
    }
    parse_san_move(board, name).ok()
}

fn lacks_promotion(board: &Board, name: &str) -> bool {
    promoting(board, name, PROMOTIONS[0]).is_some()
}

/// The move a name without its last letter means.
fn promoting(board: &Board, name: &str, letter: char) -> Option<Move> {
    let parsed = parse_coordinates(board, &format!("{name}{letter}"));
    parsed.or_else(|| parse_algebraic(board, &format!("{name}={}", letter.to_ascii_uppercase())))
}

fn cell_index(square: Square) -> usize {
    (Rank::NUM - 1 - square.rank() as usize) * File::NUM + square.file() as usize
}

/// Where a piece goes from and to. Castling is the king's move, or the rook's where the king stays.
fn ends(board: &Board, m: Move) -> (Square, Square) {
    let is_castling = board.color_on(m.to) == Some(board.side_to_move());
    if !is_castling {
        return (m.from, m.to);
    }
    let (king, rook) = if m.to > m.from { (File::G, File::F) } else { (File::C, File::D) };
    match m.from.file() == king {
        true => (m.to, Square::new(rook, m.to.rank())),
        false => (m.from, Square::new(king, m.from.rank())),
    }
}

fn cell(board: &Board, square: Square) -> Cell {
    let dark = (square.file() as usize + square.rank() as usize).is_multiple_of(2);
    let owner = board.color_on(square);
    let letter = board.piece_on(square).map_or(' ', char::from);
    Cell {
        ground: if dark { Ground::Dark } else { Ground::Light },
        piece: if owner == Some(Color::White) { letter.to_ascii_uppercase() } else { letter },
        owner: owner.map(side_of),
        ..Cell::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const CASTLING: &str = "r3k2r/1P4p1/8/8/8/8/6P1/R3K2R w KQkq - 0 1";

    fn check(fen: &str, text: &str, expected: &str) {
        let chess = Chess::default();
        let state = chess.parse_state(fen).unwrap();
        let m = chess.parse_move(&state, text).unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!(chess.show_move(&state, m), expected, "{text} in {fen}");
    }

    #[test]
    fn moves_are_read_in_many_ways() {
        for text in ["e2e4", "e2 e4", "e2-e4", " e4 ", "E2E4", "e4!?"] {
            check("start", text, "e4");
        }
        for text in ["O-O", "0-0", "e1g1", "e1 h1", "e1h1", "O-O+"] {
            check(CASTLING, text, "O-O");
        }
        for text in ["O-O-O", "0-0-0", "e1c1", "e1 a1"] {
            check(CASTLING, text, "O-O-O");
        }
        for text in ["bxa8=Q+", "b7a8q", "b7 a8 q", "b7a8=Q", "bxa8Q"] {
            check(CASTLING, text, "bxa8=Q+");
        }
        check(CASTLING, "b8=N", "b8=N");
    }

    #[test]
    fn czech_letters_are_understood() {
        check("start", "Jf3", "Nf3");
        check("start", "D2D4", "d4");
        check("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3", "Sb5", "Bb5");
        check("4k3/8/8/3q4/8/8/8/R2QK3 w - - 0 1", "Dxd5", "Qxd5");
        check("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Va8+", "Ra8+");
        for text in ["b8=D+", "b8=D", "b7b8D"] {
            check(CASTLING, text, "b8=Q+");
        }
        check(CASTLING, "bxa8=J", "bxa8=N");
        check("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Kd2", "Kd2");
    }

    fn check_error(fen: &str, text: &str, expected: &str) {
        let chess = Chess::default();
        let error = chess.parse_move(&chess.parse_state(fen).unwrap(), text).unwrap_err().to_string();
        assert!(error.contains(expected), "{text}: {error}");
    }

    #[test]
    fn other_texts_are_refused() {
        check_error("start", "e2e5", "bad move 'e2e5': expected a legal move");
        check_error("start", "", "a legal move");
        check_error("start", "Nf3 and then something much longer", "a move such as");
        check_error(CASTLING, "b7b8", "the piece to promote to");
        check_error(CASTLING, "b8", "the piece to promote to");
        check_error(CASTLING, "b7b8k", "a legal move");
        // The rook that would castle is no longer there.
        check_error("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1g1", "a legal move");
        check_error("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1h1", "a legal move");
    }

    #[test]
    fn a_promotion_without_a_piece_has_four_meanings() {
        let chess = Chess::default();
        let state = chess.parse_state(CASTLING).unwrap();
        let choices = |text| -> Vec<String> {
            chess.choices(&state, text).iter().map(|&m| chess.show_move(&state, m)).collect()
        };
        assert_eq!(choices("b7 b8"), ["b8=Q+", "b8=R+", "b8=B", "b8=N"]);
        assert_eq!(choices("bxa8"), ["bxa8=Q+", "bxa8=R+", "bxa8=B", "bxa8=N"]);
        assert!(choices("e1e2").is_empty() && choices("").is_empty());
    }

    #[test]
    fn coordinates_show_castling_both_ways() {
        let chess = Chess::default();
        let state = chess.parse_state(CASTLING).unwrap();
        let castles = chess.parse_move(&state, "O-O").unwrap();
        assert_eq!(show_coordinates(&state, castles, Castling::KingMove), "e1g1");
        assert_eq!(show_coordinates(&state, castles, Castling::KingTakesRook), "e1h1");
        let promotes = chess.parse_move(&state, "b8=N").unwrap();
        assert_eq!(show_coordinates(&state, promotes, Castling::KingMove), "b7b8n");
    }

    #[test]
    fn the_board_has_black_at_the_top() {
        let grid = Chess::default().board(&Chess::default().start()).unwrap();
        let row = |n: usize| grid.cells[n * 8..][..8].iter().map(|cell| cell.piece).collect::<String>();
        assert_eq!((row(0).as_str(), row(7).as_str()), ("rnbqkbnr", "RNBQKBNR"));
        assert_eq!(grid.cell(0, 7).ground, Ground::Dark);
        assert_eq!(grid.column_names.join("") + &grid.row_names.join(""), "abcdefgh87654321");
    }

    proptest! {
        #[test]
        fn no_text_breaks_the_move_reader(text in "\\PC{0,20}") {
            let chess = Chess::default();
            for fen in ["start", CASTLING] {
                let state = chess.parse_state(fen).unwrap();
                if let Ok(m) = chess.parse_move(&state, &text) {
                    prop_assert_eq!(chess.parse_move(&state, &chess.show_move(&state, m)), Ok(m));
                }
            }
        }
    }
}
