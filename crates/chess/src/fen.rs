//! Positions as FEN text: six fields, of which the last two may be left out; castling also by rook files.
//!
//! Reading goes through a set-up that may be anything the text can say; the checks then name the first reason
//! why it is no position.

use crate::rules::State;
use cozy_chess::{
    Board, BoardBuilder, BoardBuilderError, CastleRights, Color, File, Piece, Rank, Square, get_king_moves,
};
use search::NotationError;

/// Sixteen pieces and eight pawns are the most a side can have.
const MAX_PIECES: usize = 16;
const MAX_PAWNS: usize = 8;
/// Three pieces cannot give check at once.
const MAX_CHECKERS: u32 = 2;
/// Plies without capture or pawn move, at most: the game ends at 75 moves (9.6.2).
const MAX_CLOCK: u8 = 150;
/// The library's own clock ends here.
const LIBRARY_CLOCK: u8 = 100;
/// The most fields a position has.
const FIELDS: usize = 6;

type FenResult<T> = Result<T, NotationError>;

/// Reads a position.
pub(crate) fn parse(text: &str) -> FenResult<State> {
    let fields: Vec<&str> = text.split_whitespace().take(FIELDS + 1).collect();
    if fields.len() > FIELDS {
        return Err(bad(fields[FIELDS], "nothing after the move number"));
    }
    let field = |index: usize, usual: &'static str| fields.get(index).copied().unwrap_or(usual);
    let mut setup = BoardBuilder::empty();
    setup.board = parse_board(field(0, ""))?;
    setup.side_to_move = parse_turn(field(1, ""))?;
    check_men(&setup, field(0, ""))?;
    setup.castle_rights = parse_castling(&setup, field(2, "-"))?;
    setup.en_passant = parse_en_passant(field(3, "-"))?;
    let clock = parse_number(field(4, "0"), 0, MAX_CLOCK.into(), "plies since a capture or pawn move")? as u8;
    setup.halfmove_clock = clock.min(LIBRARY_CLOCK);
    setup.fullmove_number = parse_number(field(5, "1"), 0, u16::MAX, "the move number")?.max(1);
    let board = setup.build().map_err(|error| refused(error, &fields))?;
    // The library lets kings stand side by side.
    if get_king_moves(board.king(Color::White)).has(board.king(Color::Black)) {
        return Err(bad(fields[0], "kings that do not touch"));
    }
    if board.checkers().len() > MAX_CHECKERS {
        return Err(bad(fields[0], "at most two pieces giving check"));
    }
    Ok(State::new(board, clock))
}

/// Writes a position; castling rights by rook file where king or rook do not stand as in ordinary chess.
pub(crate) fn show(state: &State) -> String {
    let board = state.board();
    format!("{} {} {}", fields(state).join(" "), state.clock(), board.fullmove_number())
}

/// The same of what a position's key knows: without clock, move number, and a pawn that nothing can take in passing.
pub(crate) fn show_placed(state: &State) -> String {
    let mut fields = fields(state);
    if !state.is_en_passant_threatened() {
        fields[3] = "-".into();
    }
    format!("{} 0 1", fields.join(" "))
}

/// Board, turn, castling and the pawn that may be taken in passing.
fn fields(state: &State) -> Vec<String> {
    let board = state.board();
    let text = if has_ordinary_castling(board) { format!("{board}") } else { format!("{board:#}") };
    text.split(' ').take(4).map(String::from).collect()
}

fn parse_board(text: &str) -> FenResult<[Option<(Piece, Color)>; Square::NUM]> {
    let rows = text.split('/').count();
    if rows != Rank::NUM {
        return Err(bad(text, format!("8 ranks joined by '/', not {rows}")));
    }
    let mut board = [None; Square::NUM];
    for (row, &rank) in text.split('/').zip(Rank::ALL.iter().rev()) {
        let mut files = File::ALL.iter();
        for sign in row.chars() {
            if let Some(empty @ 1..=8) = sign.to_digit(10) {
                files.nth(empty as usize - 1).ok_or_else(|| bad_row(row))?;
                continue;
            }
            let &file = files.next().ok_or_else(|| bad_row(row))?;
            board[Square::new(file, rank) as usize] = Some(parse_man(sign).ok_or_else(|| bad_row(row))?);
        }
        if files.next().is_some() {
            return Err(bad_row(row));
        }
    }
    Ok(board)
}

fn parse_man(sign: char) -> Option<(Piece, Color)> {
    let color = if sign.is_ascii_uppercase() { Color::White } else { Color::Black };
    Piece::try_from(sign.to_ascii_lowercase()).ok().map(|piece| (piece, color))
}

fn parse_turn(text: &str) -> FenResult<Color> {
    match text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        other => Err(bad(other, "w or b for the side to move")),
    }
}

/// The reasons the library does not tell apart.
fn check_men(setup: &BoardBuilder, text: &str) -> FenResult<()> {
    for (color, name) in [(Color::White, "White"), (Color::Black, "Black")] {
        let count = |wanted: &dyn Fn(Piece) -> bool| {
            let men = setup.board.iter().flatten();
            men.filter(|&&(piece, owner)| owner == color && wanted(piece)).count()
        };
        let kings = count(&|piece| piece == Piece::King);
        let checks = [
            (kings == 1, format!("one king of {name}, not {kings}")),
            (count(&|piece| piece == Piece::Pawn) <= MAX_PAWNS, format!("at most 8 pawns of {name}")),
            (count(&|_| true) <= MAX_PIECES, format!("at most 16 pieces of {name}")),
        ];
        if let Some((_, reason)) = checks.into_iter().find(|(fine, _)| !fine) {
            return Err(bad(text, reason));
        }
    }
    let ends = Rank::First.bitboard() | Rank::Eighth.bitboard();
    let is_pawn = |square: Square| matches!(setup.board[square as usize], Some((Piece::Pawn, _)));
    if ends.iter().any(is_pawn) {
        return Err(bad(text, "no pawns on the first and last rank"));
    }
    Ok(())
}

fn parse_castling(setup: &BoardBuilder, text: &str) -> FenResult<[CastleRights; Color::NUM]> {
    let mut rights = [CastleRights::EMPTY; Color::NUM];
    if text == "-" {
        return Ok(rights);
    }
    for sign in text.chars() {
        let color = if sign.is_ascii_uppercase() { Color::White } else { Color::Black };
        let (king, rook) =
            castling_pair(setup, color, sign).ok_or_else(|| no_such_right(setup, color, sign))?;
        let own = &mut rights[color as usize];
        let right = if rook > king { &mut own.short } else { &mut own.long };
        if right.replace(rook).is_some() {
            return Err(bad(text, "each castling right once"));
        }
    }
    Ok(rights)
}

/// Says which right there cannot be, and what is missing for it.
fn no_such_right(setup: &BoardBuilder, color: Color, sign: char) -> NotationError {
    let (name, rank) = (format!("{color:?}"), Rank::First.relative_to(color));
    let has_king = File::ALL
        .iter()
        .any(|&file| setup.board[Square::new(file, rank) as usize] == Some((Piece::King, color)));
    let at_home = format!("the king of {name} on rank {rank}");
    let wanted = match sign.to_ascii_lowercase() {
        'k' | 'q' | 'a'..='h' if !has_king => at_home,
        'k' => format!("a rook of {name} on rank {rank} between the king and the h-file"),
        'q' => format!("a rook of {name} on rank {rank} between the king and the a-file"),
        file @ 'a'..='h' => format!("a rook of {name} on {file}{rank}"),
        _ => "K, Q, k, q or the files of rooks such as HAha, or - for none".into(),
    };
    NotationError::new("castling right", &sign.to_string(), wanted)
}

/// The files of king and rook that a letter means: `K` and `Q` the outermost rook, other letters its file.
fn castling_pair(setup: &BoardBuilder, color: Color, sign: char) -> Option<(File, File)> {
    let rank = Rank::First.relative_to(color);
    let on = |file: File, piece| setup.board[Square::new(file, rank) as usize] == Some((piece, color));
    let king = *File::ALL.iter().find(|&&file| on(file, Piece::King))?;
    let rooks = || File::ALL.into_iter().filter(|&file| on(file, Piece::Rook));
    let rook = match sign.to_ascii_lowercase() {
        'k' => rooks().next_back().filter(|&file| file > king),
        'q' => rooks().next().filter(|&file| file < king),
        letter => File::try_from(letter).ok().filter(|&file| rooks().any(|rook| rook == file)),
    };
    rook.map(|rook| (king, rook))
}

fn parse_en_passant(text: &str) -> FenResult<Option<Square>> {
    if text == "-" {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| bad(text, "- or the square a pawn has just passed, such as e3"))
}

fn parse_number(text: &str, least: u16, most: u16, what: &str) -> FenResult<u16> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| bad(text, format!("{what}, {least} to {most}")))
}

fn refused(error: BoardBuilderError, fields: &[&str]) -> NotationError {
    let field = |index: usize| fields.get(index).copied().unwrap_or_default();
    match error {
        BoardBuilderError::InvalidBoard => bad(field(0), "the side that has just moved not in check"),
        BoardBuilderError::InvalidCastlingRights => bad(field(2), "king and rook in their places to castle"),
        BoardBuilderError::InvalidEnPassant => {
            bad(field(3), "a square that a pawn of the other side has just passed")
        }
        BoardBuilderError::InvalidHalfMoveClock => bad(field(4), "plies since a capture or pawn move"),
        BoardBuilderError::InvalidFullmoveNumber => bad(field(5), "a move number from 1"),
    }
}

/// Whether every side that may castle has king and rooks where ordinary chess has them.
pub(crate) fn has_ordinary_castling(board: &Board) -> bool {
    Color::ALL.into_iter().all(|color| {
        let rights = board.castle_rights(color);
        let none = *rights == CastleRights::EMPTY;
        let ordinary = |right: Option<File>, file| right.is_none_or(|rook| rook == file);
        let king_home = board.king(color).file() == File::E;
        none || king_home && ordinary(rights.short, File::H) && ordinary(rights.long, File::A)
    })
}

fn bad_row(row: &str) -> NotationError {
    bad(row, "a rank of 8 squares made of KQRBNPkqrbnp and numbers of empty squares")
}

fn bad(text: &str, expected: impl Into<String>) -> NotationError {
    NotationError::new("position", text, expected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(text: &str, expected: &str) {
        let error = parse(text).unwrap_err().to_string();
        assert!(error.contains(expected), "'{text}' is refused with: {error}");
    }

    #[test]
    fn impossible_positions_are_refused_with_a_reason() {
        check("", "8 ranks joined by '/', not 1");
        check("8/8/8/8/8/8/8 w - - 0 1", "not 7");
        check("9/8/8/8/8/8/8/8 w - - 0 1", "bad position '9': expected a rank of 8 squares");
        check("k7x/8/8/8/8/8/8/K7 w - - 0 1", "bad position 'k7x'");
        check("k6/8/8/8/8/8/8/K7 w - - 0 1", "bad position 'k6'");
        check("k7/8/8/8/8/8/8/K7 x - - 0 1", "w or b for the side to move");
        check("8/8/8/8/8/8/8/K7 w - - 0 1", "one king of Black, not 0");
        check("kk6/8/8/8/8/8/8/K7 w - - 0 1", "one king of Black, not 2");
        check("k7/8/8/8/8/8/8/K6P w - - 0 1", "no pawns on the first and last rank");
        check("k7/8/8/8/P7/PPPPPPPP/8/K7 w - - 0 1", "at most 8 pawns of White");
        check("k7/8/8/QQQQQQQQ/QQQQQQQQ/8/8/K7 b - - 0 1", "at most 16 pieces of White");
        check("k7/8/8/8/8/8/8/K6r b - - 0 1", "the side that has just moved not in check");
        check("kK6/8/8/8/8/8/8/8 w - - 0 1", "kings that do not touch");
        let right = |text: &str, wanted: &str| check(text, &format!("bad castling right {wanted}"));
        right(
            "k7/8/8/8/8/8/8/K7 w K - 0 1",
            "'K': expected a rook of White on rank 1 between the king and the h-file",
        );
        right(
            "4k2r/8/8/8/8/8/8/4K3 b kq - 0 1",
            "'q': expected a rook of Black on rank 8 between the king and the a-file",
        );
        right("4k3/8/8/8/8/8/8/4K2R w A - 0 1", "'A': expected a rook of White on a1");
        right("4k3/8/8/8/8/8/4K3/7R w K - 0 1", "'K': expected the king of White on rank 1");
        right("4k3/8/8/8/8/8/8/4K2R w Kx - 0 1", "'x': expected K, Q, k, q or the files of rooks");
        check("k7/8/8/8/8/8/8/4K2R w KK - 0 1", "each castling right once");
        check("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "a square that a pawn of the other side has just passed");
        check("4k3/8/8/8/8/8/8/4K3 w - z9 0 1", "a pawn has just passed");
        check("4k3/8/8/8/8/8/8/4K3 w - - 151 1", "0 to 150");
        check("4k3/8/8/8/8/8/8/4K3 w - - 0 1 1", "nothing after the move number");
        check("4k3/8/8/8/8/3n4/4r3/3rK3 w - - 0 1", "at most two pieces giving check");
    }

    #[test]
    fn positions_read_back() {
        for text in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pp1ppppp/8/2pP4/8/8/PPP1PPPP/RNBQKBNR w KQkq c6 0 2",
            "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w - - 150 65535",
        ] {
            assert_eq!(show(&parse(text).unwrap()), text);
        }
    }

    #[test]
    fn short_forms_are_understood() {
        let full = parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
        assert_eq!(parse("4k3/8/8/8/8/8/8/4K2R w K").unwrap(), full);
        assert_eq!(parse("4k3/8/8/8/8/8/8/4K2R w H - 0 0").unwrap(), full);
        let outermost = parse("4k3/8/8/8/8/8/8/1R1K1R1R w K - 0 1").unwrap();
        assert_eq!(show(&outermost), "4k3/8/8/8/8/8/8/1R1K1R1R w H - 0 1");
    }

    proptest! {
        #[test]
        fn no_text_breaks_the_reader(text in "\\PC*") {
            let _ = parse(&text);
        }

        #[test]
        fn almost_positions_never_break_the_reader(text in "[KQRBNPkqrbnp1-9/]{5,70} [wbx] [KQkqA-Ha-h-]{1,5} [a-h-][1-8]? [0-9]{1,3} [0-9]{1,6}") {
            if let Ok(state) = parse(&text) {
                prop_assert_eq!(parse(&show(&state)).unwrap(), state);
            }
        }
    }
}
