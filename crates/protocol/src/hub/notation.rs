//! Positions and moves as Hub writes them: 33 characters; `11-15`, and `11x18x15` with the squares taken.

use draughts::{Draughts, Move, Square, State};
use search::{Game, NotationError, Side};

/// One for the side to move, then one for each square.
const LENGTH: usize = 33;
/// More moves than any game has.
const MAX_MOVES: usize = 2000;

/// Writes a position: whose turn, then `w`, `b`, `W`, `B` or `e` for the squares 1 to 32.
pub fn show_position(state: &State) -> String {
    let letter = |square: Square| {
        let is_king = state.all_kings().contains(square);
        match (state.pieces(Side::Max).contains(square), state.pieces(Side::Min).contains(square)) {
            (true, _) => {
                if is_king {
                    'W'
                } else {
                    'w'
                }
            }
            (_, true) => {
                if is_king {
                    'B'
                } else {
                    'b'
                }
            }
            _ => 'e',
        }
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
    search::Notation::parse_state(&Draughts, &fen).map_err(|error| refuse(error.expected))
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

/// Reads moves played one after the other, and gives them as our own notation writes them.
pub fn parse_moves(start: &State, text: &str) -> Result<Vec<String>, NotationError> {
    let mut state = *start;
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        if moves.len() >= MAX_MOVES {
            return Err(NotationError::new("moves", text, format!("at most {MAX_MOVES} moves")));
        }
        let m = parse_move(&state, word)?;
        moves.push(search::Notation::show_move(&Draughts, &state, m));
        state = Draughts.play(&state, m);
    }
    Ok(moves)
}

/// Moves of our own notation, played one after the other, as Hub writes them.
pub fn show_moves<'a>(
    start: &State,
    moves: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<String>, NotationError> {
    let mut state = *start;
    let mut written = Vec::new();
    for text in moves {
        let m = search::Notation::parse_move(&Draughts, &state, text)?;
        written.push(show_move(m));
        state = Draughts.play(&state, m);
    }
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use search::Notation;

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
        let start = State::start();
        assert_eq!(parse_moves(&start, "11-15 22-18 15x22x18").unwrap(), ["11-15", "22-18", "15x22"]);
        assert_eq!(
            show_moves(&start, ["11-15", "22-18", "15x22"]).unwrap().join(" "),
            "11-15 22-18 15x22x18"
        );
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
