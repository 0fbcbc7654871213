//! What scripts can ask about a position of chess. Squares are numbers: a1 is 0, b1 is 1, h8 is 63.

use crate::rules::State;
use cozy_chess::{
    BitBoard, Color, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks,
    get_rook_moves,
};
use search::Side;
use session::{Constant, Data, Fact, Lexicon};

/// The pieces as scripts name them.
const PIECES: [(&str, Piece); 6] = [
    ("pawn", Piece::Pawn),
    ("knight", Piece::Knight),
    ("bishop", Piece::Bishop),
    ("rook", Piece::Rook),
    ("queen", Piece::Queen),
    ("king", Piece::King),
];

/// Pieces, attacks, mobility and checks; files and ranks.
pub(crate) fn facts() -> Lexicon<State> {
    Lexicon {
        bare: State::without_clock,
        facts: vec![
            Fact::new(
                ("text", ""),
                "the position as FEN; its clock and move number are those of a new game",
                "p.text()",
                |state: &State, _| Ok(crate::fen::show_placed(state)),
            ),
            Fact::new(
                ("pieces", "side, kind"),
                "the squares of a side's pieces of a kind: \"pawn\", \"knight\", \"bishop\", \"rook\", \"queen\" or \"king\"",
                "p.pieces(MAX, \"knight\")",
                |state: &State, given| {
                    let piece = PIECES.iter().find(|(name, _)| given.get(1).text() == Some(name));
                    let (_, piece) =
                        piece.ok_or_else(|| given.bad(1, "pawn, knight, bishop, rook, queen or king"))?;
                    Ok(numbers(state.board().colored_pieces(color(given.side(0)?), *piece)))
                },
            ),
            Fact::new(
                ("men", "side"),
                "the squares of all of a side's men",
                "p.men(MIN).length",
                |state: &State, given| Ok(numbers(state.board().colors(color(given.side(0)?)))),
            ),
            Fact::new(
                ("attacks", "side"),
                "the squares that a side's men attack, each once",
                "p.attacks(MAX).length",
                |state: &State, given| Ok(numbers(attacked(state, color(given.side(0)?)))),
            ),
            Fact::new(
                ("mobility", "side"),
                "squares that a side's knights, bishops, rooks and queens reach, own men left out, all together",
                "p.mobility(MAX)",
                |state: &State, given| Ok(mobility(state, color(given.side(0)?))),
            ),
            Fact::new(
                ("inCheck", ""),
                "whether the side to move is in check",
                "p.inCheck()",
                |state: &State, _| Ok(state.is_check()),
            ),
        ],
        constants: vec![
            table("FILE", "the file of each square, 0 for a to 7", "FILE[28]", |square| square.file() as u32),
            table("RANK", "the rank of each square, 0 to 7", "RANK[28]", |square| square.rank() as u32),
        ],
    }
}

fn table(
    name: &'static str,
    about: &'static str,
    example: &'static str,
    look: impl Fn(Square) -> u32,
) -> Constant {
    Constant { name, about, example, data: Data::numbers(Square::ALL.iter().map(|&square| look(square))) }
}

fn color(side: Side) -> Color {
    match side {
        Side::Max => Color::White,
        Side::Min => Color::Black,
    }
}

fn numbers(squares: BitBoard) -> Data {
    Data::numbers(squares.iter().map(|square| square as u32))
}

/// What a man on a square attacks.
fn from(state: &State, color: Color, piece: Piece, square: Square) -> BitBoard {
    let occupied = state.board().occupied();
    match piece {
        Piece::Pawn => get_pawn_attacks(square, color),
        Piece::Knight => get_knight_moves(square),
        Piece::Bishop => get_bishop_moves(square, occupied),
        Piece::Rook => get_rook_moves(square, occupied),
        Piece::Queen => get_bishop_moves(square, occupied) | get_rook_moves(square, occupied),
        Piece::King => get_king_moves(square),
    }
}

fn attacked(state: &State, color: Color) -> BitBoard {
    let mut all = BitBoard::EMPTY;
    for (_, piece) in PIECES {
        for square in state.board().colored_pieces(color, piece) {
            all |= from(state, color, piece, square);
        }
    }
    all
}

fn mobility(state: &State, color: Color) -> u32 {
    let own = state.board().colors(color);
    let movers = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];
    let reach = |piece: Piece| -> u32 {
        let squares = state.board().colored_pieces(color, piece).iter();
        squares.map(|square| (from(state, color, piece, square) & !own).len()).sum()
    };
    movers.into_iter().map(reach).sum()
}
