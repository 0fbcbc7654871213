//! A small game to try tables on: runners and kings on a grid, with captures, promotion and every kind of end.
//!
//! Runners step straight forward to empty fields and become kings on the last row; kings step to the four
//! neighbours. A king's step onto an enemy captures it, and who can capture must. Two lone kings are a draw.
//! What it means to have no move is a matter of the rules.

// Every test file uses its own part of this.

pub mod numbering;
pub mod textbook;

use search::{Game, Outcome, Side};

/// Columns of the board.
pub const WIDTH: usize = 3;
/// Rows of the board.
pub const HEIGHT: usize = 4;
/// Fields of the board.
pub const FIELDS: usize = WIDTH * HEIGHT;

/// What stands on a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Piece {
    Runner,
    King,
}

/// The board, the upper left field first, and whose turn it is. Max goes up.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Field {
    pub board: [Option<(bool, Piece)>; FIELDS],
    pub turn: Side,
}

/// A step from one field to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub from: usize,
    pub to: usize,
}

/// What happens to a side that cannot move. A side without pieces does not draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stuck {
    Loses,
    Wins,
    Draws,
}

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Skirmish {
    pub stuck: Stuck,
}

impl Field {
    /// The same position with colours, board and turn turned round.
    pub fn rotate(&self) -> Field {
        let mut board = self.board;
        board.reverse();
        let board = board.map(|cell| cell.map(|(is_max, piece)| (!is_max, piece)));
        Field { board, turn: self.turn.other() }
    }

    /// Runners and kings of a side.
    pub fn force(&self, side: Side) -> (usize, usize) {
        let count = |wanted| {
            let owned = (side == Side::Max, wanted);
            self.board.iter().filter(|&&cell| cell == Some(owned)).count()
        };
        (count(Piece::Runner), count(Piece::King))
    }

    fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        for from in 0..FIELDS {
            let Some((is_max, piece)) = self.board[from] else { continue };
            if is_max != (self.turn == Side::Max) {
                continue;
            }
            for to in targets(from, is_max, piece) {
                let is_capture =
                    piece == Piece::King && self.board[to].is_some_and(|(owner, _)| owner != is_max);
                if self.board[to].is_none() || is_capture {
                    steps.push(Step { from, to });
                }
            }
        }
        steps
    }

    pub fn is_capture(&self, step: Step) -> bool {
        self.board[step.to].is_some()
    }

    pub fn legal(&self) -> Vec<Step> {
        let steps = self.steps();
        let captures: Vec<Step> = steps.iter().copied().filter(|&step| self.is_capture(step)).collect();
        if captures.is_empty() { steps } else { captures }
    }
}

/// The row on which a side's runners become kings.
pub fn last_row(is_max: bool) -> usize {
    if is_max { 0 } else { HEIGHT - 1 }
}

fn targets(from: usize, is_max: bool, piece: Piece) -> Vec<usize> {
    let (row, column) = (from / WIDTH, from % WIDTH);
    let up = (row > 0).then(|| from - WIDTH);
    let down = (row + 1 < HEIGHT).then(|| from + WIDTH);
    let left = (column > 0).then(|| from - 1);
    let right = (column + 1 < WIDTH).then(|| from + 1);
    let all = match piece {
        Piece::Runner if is_max => vec![up],
        Piece::Runner => vec![down],
        Piece::King => vec![up, left, right, down],
    };
    all.into_iter().flatten().collect()
}

impl Game for Skirmish {
    type State = Field;
    type Move = Step;

    fn turn(&self, state: &Field) -> Side {
        state.turn
    }

    fn moves(&self, state: &Field, out: &mut Vec<Step>) {
        if self.outcome(state).is_none() {
            out.extend(state.legal());
        }
    }

    fn play(&self, state: &Field, m: Step) -> Field {
        let mut board = state.board;
        let (is_max, piece) = board[m.from].take().expect("a step starts from a piece");
        let is_crowned = m.to / WIDTH == last_row(is_max);
        board[m.to] = Some((is_max, if is_crowned { Piece::King } else { piece }));
        Field { board, turn: state.turn.other() }
    }

    fn outcome(&self, state: &Field) -> Option<Outcome> {
        let is_bare = state.force(Side::Max) == (0, 1) && state.force(Side::Min) == (0, 1);
        is_bare.then_some(Outcome::DRAW)
    }

    fn stuck(&self, state: &Field) -> Outcome {
        match self.stuck {
            Stuck::Loses => Outcome::win(state.turn.other()),
            Stuck::Wins => Outcome::win(state.turn),
            Stuck::Draws if state.force(state.turn) == (0, 0) => Outcome::win(state.turn.other()),
            Stuck::Draws => Outcome::DRAW,
        }
    }

    fn key(&self, state: &Field) -> u64 {
        let digits = state.board.iter().map(|cell| match cell {
            None => 0,
            Some((is_max, piece)) => 1 + u64::from(*is_max) + 2 * (*piece as u64),
        });
        digits.fold(state.turn as u64, |key, digit| key * 5 + digit)
    }

    fn code(&self, m: Step) -> u16 {
        (m.from * FIELDS + m.to) as u16
    }
}
