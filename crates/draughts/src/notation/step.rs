//! Moves as text: `14-9`, `1x10`, and `1x10x17` where the ends alone do not tell which capture is meant.

use super::path::paths;
use crate::moves::Move;
use crate::square::Square;
use crate::state::State;
use search::NotationError;

/// A capture takes at most twelve pieces, so longer texts are no moves.
const MAX_SQUARES: usize = 13;

/// An error shows at most this many of the legal moves.
const MAX_SUGGESTIONS: usize = 12;

/// Writes a move: its ends, or every square when another capture has the same ends.
pub(super) fn show(state: &State, m: Move) -> String {
    if !m.is_capture() {
        return format!("{}-{}", m.from(), m.to());
    }
    let mut moves = Vec::new();
    state.append_moves(&mut moves);
    let has_same_ends = |other: &&Move| (other.from(), other.to()) == (m.from(), m.to());
    if moves.iter().filter(has_same_ends).count() < 2 {
        return format!("{}x{}", m.from(), m.to());
    }
    show_path(&paths(state, m)[0])
}

fn show_path(path: &[Square]) -> String {
    path.iter().map(Square::to_string).collect::<Vec<_>>().join("x")
}

/// Reads a legal move: its ends, or its ends and any landing squares that tell it from the others.
pub(super) fn parse(state: &State, text: &str) -> Result<Move, NotationError> {
    let squares = parse_squares(text)?;
    let mut legal = Vec::new();
    state.append_moves(&mut legal);
    let fits: Vec<Move> = legal.iter().copied().filter(|&m| has_path(state, m, &squares, is_part)).collect();
    match fits[..] {
        [m] => Ok(m),
        [] => Err(NotationError::new("move", text, format!("a legal move: {}", suggestions(state, &legal)))),
        _ => whole_path(state, &fits, &squares).ok_or_else(|| {
            let expected = format!("one of the captures {}", suggestions(state, &fits));
            NotationError::new("move", text, expected)
        }),
    }
}

/// The only move with exactly these squares as a route.
fn whole_path(state: &State, moves: &[Move], squares: &[Square]) -> Option<Move> {
    let is_whole = |path: &[Square], given: &[Square]| path == given;
    moves.iter().copied().find(|&m| has_path(state, m, squares, is_whole))
}

fn has_path(state: &State, m: Move, squares: &[Square], fits: impl Fn(&[Square], &[Square]) -> bool) -> bool {
    let same_ends = Some(&m.from()) == squares.first() && Some(&m.to()) == squares.last();
    same_ends && paths(state, m).iter().any(|path| fits(path, squares))
}

/// Whether the squares between the given ends come in this order on the path.
fn is_part(path: &[Square], given: &[Square]) -> bool {
    let inner = |squares: &[Square]| squares[1..squares.len() - 1].to_vec();
    let landings = inner(path);
    let mut rest = landings.iter();
    inner(given).iter().all(|wanted| rest.any(|square| square == wanted))
}

fn suggestions(state: &State, moves: &[Move]) -> String {
    let mut texts: Vec<String> = moves.iter().take(MAX_SUGGESTIONS).map(|&m| show(state, m)).collect();
    if moves.len() > MAX_SUGGESTIONS {
        texts.push("…".into());
    }
    if texts.is_empty() { "there is none".into() } else { texts.join(", ") }
}

fn parse_squares(text: &str) -> Result<Vec<Square>, NotationError> {
    let error =
        || NotationError::new("move", text, "squares 1 to 32 joined by '-' or 'x', such as 14-9 or 1x10");
    let parts = text.split(['-', 'x', 'X', ':']).take(MAX_SQUARES + 1);
    let squares: Option<Vec<Square>> = parts.map(|part| parse_square(part.trim())).collect();
    squares.filter(|squares| (2..=MAX_SQUARES).contains(&squares.len())).ok_or_else(error)
}

/// Reads a square number; nothing but digits is one.
pub(super) fn parse_square(text: &str) -> Option<Square> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number).and_then(Square::new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Draughts;
    use proptest::prelude::*;
    use search::Notation;

    #[track_caller]
    fn check(position: &str, text: &str, written: &str) {
        let state = Draughts.parse_state(position).unwrap();
        let m = parse(&state, text).unwrap();
        assert_eq!(show(&state, m), written);
        assert_eq!(parse(&state, written), Ok(m));
    }

    #[track_caller]
    fn check_error(position: &str, text: &str, error: &str) {
        let state = Draughts.parse_state(position).unwrap();
        assert_eq!(parse(&state, text).unwrap_err().to_string(), error);
    }

    #[test]
    fn moves_are_read_liberally_and_written_strictly() {
        check("W:WK10,K14:BK1", "14-9", "14-9");
        check("W:WK10,K14:BK1", " 14 x 9 ", "14-9");
        check("B:WK6,K14:BK1", "1-17", "1x17");
        check("B:WK6,K14:BK1", "1X10:17", "1x17");
        check("B:W6,7,14,15:BK2", "2x9x18x11x2", "2x2");
        check("B:W6,7,14,15:BK2", "2x11x18x9x2", "2x2");
    }

    #[test]
    fn captures_with_the_same_ends_are_written_in_full() {
        let diamond = "W:W31:B18,19,26,27";
        check(diamond, "31-22-15", "31x22x15");
        check(diamond, "31x24x15", "31x24x15");
        let error = "bad move '31x15': expected one of the captures 31x22x15, 31x24x15";
        check_error(diamond, "31x15", error);
        check("W:W31:B11,18,19,26,27", "31x22x8", "31x22x15x8");
    }

    #[test]
    fn a_bad_move_is_answered_with_the_legal_ones() {
        check_error("W:WK10:BK1", "10-1", "bad move '10-1': expected a legal move: 10-6, 10-7, 10-14, 10-15");
        check_error("W:WK10:BK6", "10-7", "bad move '10-7': expected a legal move: 10x1");
        let form = "expected squares 1 to 32 joined by '-' or 'x', such as 14-9 or 1x10";
        for text in ["", "14", "14-", "-9", "14-33", "0x1", "+1-5", "a-b", "1--2", "999999999999999999999-1"]
        {
            check_error("W:WK10:BK1", text, &format!("bad move '{text}': {form}"));
        }
        let long = "1-".repeat(1000);
        assert!(parse(&State::start(), &long).unwrap_err().to_string().len() < 300);
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "[0-9x:-]{0,12}|.*") {
            let state = Draughts.parse_state("W:W31,32:B18,19,26,27").unwrap();
            if let Ok(m) = parse(&state, &text) {
                prop_assert_eq!(parse(&state, &show(&state, m)), Ok(m));
            }
        }
    }
}
