//! Positions with few men numbered as plainly as can be: every man's square is a digit of a number with base 64.
//!
//! Simple and wasteful: numbers stand for boards with two men on one square, and for every turned or mirrored board.

use crate::draws::Draws;
use crate::rules::{Chess, State};
use cozy_chess::{BoardBuilder, CastleRights, Color, Piece, Square, get_king_moves};
use search::{Notation, NotationError};
use std::fmt;

/// More men are not numbered: as many as the tables have.
pub const MOST_PLAIN_MEN: usize = 5;
/// Squares, and so the base of the numbers.
const BASE: u64 = 64;
/// The men of a side in the order of their digits.
const ORDER: [Piece; 6] = [Piece::King, Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight, Piece::Pawn];

/// An ending: the men on the board, in the order of their digits: White's first, the strongest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlainEnding {
    men: Vec<(Color, Piece)>,
}

/// A man's share in the number of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlainTerm {
    /// Whose man it is and what it is, such as "White's king".
    pub man: String,
    /// Where it stands.
    pub square: Square,
    /// Which digit it is, from 0.
    pub digit: u32,
}

impl PlainTerm {
    /// What it adds to the number.
    pub fn value(&self) -> u64 {
        self.square as u64 * BASE.pow(self.digit)
    }
}

/// A position's number, with the sum that makes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlainNumber {
    /// The shares of the men.
    pub terms: Vec<PlainTerm>,
    /// What White to move adds; 0 with Black to move.
    pub turn: u64,
}

impl PlainNumber {
    /// The number.
    pub fn total(&self) -> u64 {
        self.terms.iter().map(PlainTerm::value).sum::<u64>() + self.turn
    }
}

impl fmt::Display for PlainEnding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &(color, piece) in &self.men {
            let letter = char::from(piece).to_ascii_uppercase();
            let versus = if (color, piece) == (Color::Black, Piece::King) { "v" } else { "" };
            write!(f, "{versus}{letter}")?;
        }
        Ok(())
    }
}

impl PlainEnding {
    /// The ending with a name such as KBBvK: White's men, then Black's.
    pub fn parse(name: &str) -> Result<PlainEnding, NotationError> {
        let wanted =
            format!("the men of White and Black such as KBBvK, one king each, at most {MOST_PLAIN_MEN}");
        let bad = || NotationError::new("ending", name, wanted.clone());
        let (white, black) = name.split_once('v').ok_or_else(bad)?;
        let mut men = Vec::new();
        for (color, letters) in [(Color::White, white), (Color::Black, black)] {
            for letter in letters.chars() {
                let piece = Piece::try_from(letter.to_ascii_lowercase()).map_err(|_| bad())?;
                men.push((color, piece));
            }
        }
        let has_one_king = |color| men.iter().filter(|&&man| man == (color, Piece::King)).count() == 1;
        let is_ending = Color::ALL.into_iter().all(has_one_king) && men.len() <= MOST_PLAIN_MEN;
        if is_ending { Ok(PlainEnding::ordered(men)) } else { Err(bad()) }
    }

    /// The ending of a state, and its number; an error for more men, castling rights and pawns to take in passing.
    pub fn of(state: &State) -> Result<(PlainEnding, PlainNumber), NotationError> {
        let board = state.board();
        let shown = || Chess::default().show_state(state);
        let bad = |wanted: &str| Err(NotationError::new("position", &shown(), wanted));
        if board.occupied().len() as usize > MOST_PLAIN_MEN {
            return bad(&format!("at most {MOST_PLAIN_MEN} men"));
        }
        if Color::ALL.iter().any(|&color| *board.castle_rights(color) != CastleRights::EMPTY) {
            return bad("no castling rights: the number has no digit for them");
        }
        if state.is_en_passant_threatened() {
            return bad("no pawn to take in passing: the number has no digit for it");
        }
        let men = board.occupied().iter().filter_map(|on| board.color_on(on).zip(board.piece_on(on)));
        let ending = PlainEnding::ordered(men.collect());
        let number = ending.number(state);
        Ok((ending, number))
    }

    fn ordered(mut men: Vec<(Color, Piece)>) -> PlainEnding {
        men.sort_by_key(|&(color, piece)| (color as usize, ORDER.iter().position(|&known| known == piece)));
        PlainEnding { men }
    }

    /// The number of a state with these men. Of equal men the one on the larger square comes first.
    fn number(&self, state: &State) -> PlainNumber {
        let board = state.board();
        let mut rest = board.occupied();
        let digits = (0..).zip(&self.men);
        let terms = digits.map(|(digit, &(color, piece))| {
            let square = (rest & board.colored_pieces(color, piece)).iter().last().unwrap_or(Square::A1);
            rest ^= square.bitboard();
            PlainTerm { man: name_man((color, piece)), square, digit }
        });
        let terms = terms.collect();
        let turn = if board.side_to_move() == Color::White { self.half() } else { 0 };
        PlainNumber { terms, turn }
    }

    /// How many numbers there are with one side to move.
    pub fn half(&self) -> u64 {
        BASE.pow(self.men.len() as u32)
    }

    /// The position with this number; an error that says why there is none.
    pub fn state(&self, number: u64) -> Result<State, NotationError> {
        let bad = |wanted: String| NotationError::new("number", &number.to_string(), wanted);
        let most = 2 * self.half() - 1;
        if number > most {
            return Err(bad(format!("0 to {most} for {self}")));
        }
        let refused = |why: String| bad(format!("the number of a position: {why}"));
        let mut setup = BoardBuilder::empty();
        for (digit, &(color, piece)) in (0..).zip(&self.men) {
            let square = Square::index((number / BASE.pow(digit) % BASE) as usize);
            if setup.board[square as usize].replace((piece, color)).is_some() {
                return Err(refused(format!("two men stand on {square}")));
            }
        }
        setup.side_to_move = if number >= self.half() { Color::White } else { Color::Black };
        let state = placed(&setup).map_err(|why| refused(why.into()))?;
        match self.number(&state).total() {
            own if own == number => Ok(state),
            own => Err(refused(format!("equal men are in the wrong order, {own} has this position"))),
        }
    }
}

/// The state of a set-up, or what is wrong with it.
fn placed(setup: &BoardBuilder) -> Result<State, &'static str> {
    let is_end = |square: Square| matches!(square as usize / 8, 0 | 7);
    let is_pawn = |&square: &Square| matches!(setup.board[square as usize], Some((Piece::Pawn, _)));
    if Square::ALL.iter().filter(|square| is_end(**square)).any(is_pawn) {
        return Err("a pawn stands on the first or last rank");
    }
    let board = setup.build().map_err(|_| "the side that has just moved is in check")?;
    if get_king_moves(board.king(Color::White)).has(board.king(Color::Black)) {
        return Err("the kings touch");
    }
    let state = State::new(board, 0);
    // What the reader of positions refuses is no position here either.
    let chess = Chess::default().with_draws(Draws::Ignored);
    chess.parse_state(&chess.show_state(&state)).map_err(|_| "more than two men give check")
}

fn name_man((color, piece): (Color, Piece)) -> String {
    format!("{color:?}'s {}", format!("{piece:?}").to_lowercase())
}
