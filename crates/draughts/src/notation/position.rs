//! Positions as text: the FEN of PDN, such as `W:WK10,K14:BK1` or `B:W21-32:B1-12.`

use super::step::parse_square;
use crate::square::Square;
use crate::squares::Squares;
use crate::state::{BoardSetup, State};
use search::{NotationError, Side};

/// Longer texts are not looked at: 32 squares need far less.
const MAX_LENGTH: usize = 1000;

/// What a position looks like, for errors.
const FORM: &str = "a position such as W:WK10,K14:BK1";

/// Writes a position: whose turn, then each side's squares by number, `K` before kings.
pub(super) fn show(state: &State) -> String {
    let army = |side| {
        let show_piece = |square: Square| match state.all_kings().contains(square) {
            true => format!("K{square}"),
            false => square.to_string(),
        };
        state.pieces(side).into_iter().map(show_piece).collect::<Vec<_>>().join(",")
    };
    format!("{}:W{}:B{}", letter(state.turn()), army(Side::Max), army(Side::Min))
}

const fn letter(side: Side) -> char {
    match side {
        Side::Max => 'W',
        Side::Min => 'B',
    }
}

/// Reads a position: upper or lower case, `R` for Black, ranges, white space and a final dot are all fine.
pub(super) fn parse(text: &str) -> Result<State, NotationError> {
    let error = |expected: String| NotationError::new("position", text, expected);
    if text.len() > MAX_LENGTH {
        return Err(error(format!("at most {MAX_LENGTH} characters")));
    }
    let squeezed: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let setup = parse_setup(squeezed.strip_suffix('.').unwrap_or(&squeezed)).map_err(error)?;
    State::try_from(setup).map_err(|reason| error(format!("another setup: {reason}")))
}

/// Reads the three parts of a position; an error says what was expected.
fn parse_setup(text: &str) -> Result<BoardSetup, String> {
    let parts: Vec<&str> = text.split(':').collect();
    let [turn, first, second] = parts[..] else { return Err(FORM.into()) };
    let turn = parse_side(turn).ok_or("W or B before the first colon: whose turn it is")?;
    let mut setup = BoardSetup::empty(turn);
    let first = add_army(&mut setup, first)?;
    let second = add_army(&mut setup, second)?;
    if first == second { Err("one list of squares for W and one for B".into()) } else { Ok(setup) }
}

fn parse_side(text: &str) -> Option<Side> {
    match text {
        "W" | "w" => Some(Side::Max),
        "B" | "b" | "R" | "r" => Some(Side::Min),
        _ => None,
    }
}

/// Puts one side's pieces on the board and says which side it was.
fn add_army(setup: &mut BoardSetup, text: &str) -> Result<Side, String> {
    let side = text.get(..1).and_then(parse_side).ok_or("W or B before each list of squares")?;
    for item in text[1..].split(',').filter(|item| !item.is_empty()) {
        let (squares, is_king) = parse_item(item)?;
        let men = *setup.men_mut(side);
        let kings = setup.kings_mut(side);
        if let Some(square) = ((men | *kings) & squares).first() {
            return Err(format!("square {square} only once"));
        }
        let army = if is_king { kings } else { setup.men_mut(side) };
        *army |= squares;
    }
    Ok(side)
}

/// Reads `10`, `K10`, `1-12` or `K1-K3`, and says whether these are kings.
fn parse_item(item: &str) -> Result<(Squares, bool), String> {
    let error = || format!("a square from 1 to 32, K before a king, instead of '{}'", shorten(item));
    let is_king = item.starts_with(['K', 'k']);
    let bare = |text: &str| parse_square(text.strip_prefix(['K', 'k']).filter(|_| is_king).unwrap_or(text));
    let (first, last) = item.split_once('-').unwrap_or((item, item));
    let (first, last) = (bare(first).ok_or_else(error)?, bare(last).ok_or_else(error)?);
    let squares: Squares = Square::all().filter(|square| (first..=last).contains(square)).collect();
    if squares.is_empty() { Err(error()) } else { Ok((squares, is_king)) }
}

/// Enough of a wrong item to recognise it.
fn shorten(item: &str) -> String {
    item.chars().take(12).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[track_caller]
    fn check(text: &str, written: &str) {
        let state = parse(text).unwrap();
        assert_eq!(show(&state), written);
        assert_eq!(parse(written), Ok(state));
    }

    #[track_caller]
    fn check_error(text: &str, expected: &str) {
        assert_eq!(parse(text).unwrap_err().expected, expected);
    }

    #[test]
    fn positions_are_read_liberally_and_written_strictly() {
        check("W:WK10,K14:BK1", "W:WK10,K14:BK1");
        check(" w : b k1 : w K10 , k14 . ", "W:WK10,K14:BK1");
        check("R:W21-32:R1-12.", &show(&State::start()));
        check("B:WK3-K4,20:BK1-2,5-6", "B:WK3,K4,20:BK1,K2,5,6");
        check("W:W:B", "W:W:B");
        check("B:W32,31,:B9", "B:W31,32:B9");
    }

    #[test]
    fn bad_positions_are_explained() {
        check_error("", FORM);
        check_error("W:W1", FORM);
        check_error("W:W10:B1:H0", FORM);
        check_error("X:W10:B1", "W or B before the first colon: whose turn it is");
        check_error("W:10:B1", "W or B before each list of squares");
        check_error("W:W10:é1", "W or B before each list of squares");
        check_error("W:W10:W11", "one list of squares for W and one for B");
        check_error("W:W33:B1", "a square from 1 to 32, K before a king, instead of '33'");
        check_error("W:W0:B1", "a square from 1 to 32, K before a king, instead of '0'");
        check_error("W:W12-10:B1", "a square from 1 to 32, K before a king, instead of '12-10'");
        check_error("W:W9-K10:B1", "a square from 1 to 32, K before a king, instead of '9-K10'");
        check_error("W:WQ10:B1", "a square from 1 to 32, K before a king, instead of 'Q10'");
        check_error("W:W10,K10:B1", "square 10 only once");
        check_error("W:W10:B1,10", "another setup: two pieces stand on square 10");
        check_error("W:W3:B1", "another setup: a man of White stands on its king row, square 3");
        check_error("W:W10:B29", "another setup: a man of Black stands on its king row, square 29");
        check_error("W:W10:BK1-13", "another setup: two pieces stand on square 10");
        check_error("W:W20:BK1-13", "another setup: Black has 13 pieces, more than 12");
        check_error(&"W".repeat(5000), "at most 1000 characters");
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in ".*") {
            if let Ok(state) = parse(&text) {
                prop_assert_eq!(parse(&show(&state)), Ok(state));
            }
        }

        #[test]
        fn nearly_right_texts_are_read_or_refused(text in "[WBRK0-9:,. -]{0,40}") {
            if let Ok(state) = parse(&text) {
                prop_assert_eq!(parse(&show(&state)), Ok(state));
            }
        }

        #[test]
        fn every_setup_reads_back(white: u32, black: u32, kings: u32, holes: u32) {
            let kings = Squares::from_mask(kings) | Squares::TOP | Squares::BOTTOM;
            let white = Squares::from_mask(white & holes);
            let black = Squares::from_mask(black & holes) - white;
            let setup = BoardSetup {
                turn: Side::Max,
                white_men: white - kings,
                white_kings: white & kings,
                black_men: black - kings,
                black_kings: black & kings,
            };
            if let Ok(state) = State::try_from(setup) {
                prop_assert_eq!(parse(&show(&state)), Ok(state));
            }
        }
    }
}
