//! Positions and moves as Hub, the protocol of draughts programs, writes them: 33 characters; `11-15`, and `11x18x15` with
//! the squares taken.

use crate::{Draughts, Move, Square, State};
use search::{Game, Notation, NotationError, Side};
use session::Dialect;

/// One for the side to move, then one for each square.
const LENGTH: usize = 33;

/// How Hub writes a game.
pub struct Hub;

impl Dialect<Draughts> for Hub {
    fn parse_state(&self, _: &Draughts, text: &str) -> Result<State, NotationError> {
        parse_position(text)
    }

    fn show_state(&self, _: &Draughts, state: &State) -> String {
        show_position(state)
    }

    fn parse_move(&self, _: &Draughts, state: &State, text: &str) -> Result<Move, NotationError> {
        parse_move(state, text)
    }

    fn show_move(&self, _: &Draughts, _: &State, m: Move) -> String {
        show_move(m)
    }
}

/// Writes a position: whose turn, then `w`, `b`, `W`, `B` or `e` for the squares 1 to 32.
pub fn show_position(state: &State) -> String {
    let letter = |square: Square| {
        let is_king = state.all_kings().contains(square);
        let letter =
            match (state.pieces(Side::Max).contains(square), state.pieces(Side::Min).contains(square)) {
                (true, _) => 'w',
                (_, true) => 'b',
                _ => 'e',
            };
        if is_king { letter.to_ascii_uppercase() } else { letter }
    };
    let turn = if state.turn() == Side::Max { 'W' } else { 'B' };
    std::iter::once(turn).chain(Square::all().map(letter)).collect()
}

/// Reads a position.
pub fn parse_position(text: &str) -> Result<State, NotationError> {
    let refuse = |expected: String| NotationError::new("position", text, expected);
    let letters: Vec<char> = text.chars().collect();
    if letters.len() != LENGTH {
        return Err(refuse(format!("{LENGTH} characters: W or B, then one of wbWBe for each square")));
    }
    if !matches!(letters[0], 'W' | 'B') {
        return Err(refuse("W or B first: whose turn it is".into()));
    }
    let mut armies = [Vec::new(), Vec::new()];
    for (square, letter) in Square::all().zip(&letters[1..]) {
        match letter {
            'w' => armies[0].push(square.to_string()),
            'W' => armies[0].push(format!("K{square}")),
            'b' => armies[1].push(square.to_string()),
            'B' => armies[1].push(format!("K{square}")),
            'e' => {}
            _ => return Err(refuse(format!("one of wbWBe on square {square}"))),
        }
    }
    let [white, black] = armies.map(|army| army.join(","));
    let fen = format!("{}:W{white}:B{black}", letters[0]);
    Draughts.parse_state(&fen).map_err(|error| refuse(error.expected))
}

/// Writes a move.
pub fn show_move(m: Move) -> String {
    if !m.is_capture() {
        return format!("{}-{}", m.from(), m.to());
    }
    let taken: String = m.captured().into_iter().map(|square| format!("x{square}")).collect();
    format!("{}x{}{taken}", m.from(), m.to())
}

/// Reads a legal move. The squares taken may come in any order, and be left out where the move is clear.
pub fn parse_move(state: &State, text: &str) -> Result<Move, NotationError> {
    let refuse = |expected: &str| NotationError::new("move", text, expected);
    let squares: Option<Vec<u8>> = text.split(['-', 'x']).map(|word| word.parse().ok()).collect();
    let squares = squares.filter(|squares| squares.len() >= 2 && squares.len() <= LENGTH);
    let squares = squares.ok_or_else(|| refuse("a move such as 11-15 or 11x18x15"))?;
    let mut taken = squares[2..].to_vec();
    taken.sort_unstable();
    let fits = |m: &Move| {
        let captured: Vec<u8> = m.captured().into_iter().map(Square::number).collect();
        m.from().number() == squares[0]
            && m.to().number() == squares[1]
            && (taken.is_empty() || taken == captured)
    };
    let mut moves = Vec::new();
    Draughts.moves(state, &mut moves);
    moves.retain(fits);
    match moves[..] {
        [m] => Ok(m),
        [] => Err(refuse("a legal move")),
        _ => Err(refuse("the squares taken as well: there are several such captures")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const START: &str = "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

    #[test]
    fn the_start_has_black_above_and_to_move() {
        assert_eq!(show_position(&State::start()), START);
        assert_eq!(parse_position(START), Ok(State::start()));
    }

    #[test]
    fn bad_positions_are_named() {
        let check = |text: &str, reason: &str| {
            let error = parse_position(text).unwrap_err().to_string();
            assert!(error.contains(reason), "{error}");
        };
        check("", "expected 33 characters");
        check(&START.replace("Bb", "wb"), "expected W or B first");
        check(&START.replace("bee", "bxe"), "expected one of wbWBe on square 13");
        check(&"e".repeat(33), "expected W or B first");
        check(&format!("Ww{}", "e".repeat(31)), "another setup");
    }

    #[test]
    fn captures_name_what_they_take() {
        let state = Draughts.parse_state("W:W31,K1:B26,K6").unwrap();
        let m = parse_move(&state, "1x10x6").unwrap();
        assert_eq!((show_move(m), parse_move(&state, "1x10")), ("1x10x6".into(), Ok(m)));
        assert!(parse_move(&state, "1x10x7").unwrap_err().to_string().contains("expected a legal move"));
        for text in ["", "1", "x", "1-", "1x10x", "99-100", "1-5", "a-b"] {
            assert!(parse_move(&state, text).is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn random_games_read_back(choices in proptest::collection::vec(any::<usize>(), 0..80)) {
            let mut state = State::start();
            for choice in choices {
                prop_assert_eq!(parse_position(&show_position(&state)).map(|read| read.setup()), Ok(state.setup()));
                let mut moves = Vec::new();
                Draughts.moves(&state, &mut moves);
                if moves.is_empty() { break; }
                for &m in &moves {
                    prop_assert_eq!(parse_move(&state, &show_move(m)), Ok(m));
                }
                state = Draughts.play(&state, moves[choice % moves.len()]);
            }
        }
    }
}
