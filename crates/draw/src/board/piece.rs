//! What a piece looks like: a shape where the character names one, else the character itself.

use search::{Cell, Grid};

/// Light or dark, whoever owns it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shade {
    /// White or light.
    Light,
    /// Black or red.
    Dark,
}

/// An ordinary draughtsman or a crowned one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rank {
    /// A man.
    Man,
    /// A king.
    King,
}

/// The look of a cell's piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// Nothing.
    Empty,
    /// Two crossing strokes.
    Cross,
    /// A ring.
    Ring,
    /// A draughtsman.
    Disc(Shade, Rank),
    /// A small dot: food.
    Dot,
    /// A large dot: a capsule.
    Ball,
    /// A character.
    Sign(char),
}

/// How the characters of one board are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PieceSet {
    /// `w` and `b` are men, `W` and `B` kings.
    Draughts,
    /// Letters are letters.
    Letters,
}

impl PieceSet {
    /// A board with nothing but draughtsmen on it is a draughts board: in chess there is always a king.
    pub fn of(grid: &Grid) -> PieceSet {
        let mut owned = grid.cells.iter().filter(|cell| cell.owner.is_some()).peekable();
        let is_draughts = owned.peek().is_some() && owned.all(|cell| disc(cell.piece).is_some());
        if is_draughts { PieceSet::Draughts } else { PieceSet::Letters }
    }

    /// The look of one cell's piece.
    pub fn piece(self, cell: &Cell) -> Piece {
        match (cell.piece, cell.owner) {
            (' ' | '\0', _) => Piece::Empty,
            ('x' | 'X', Some(_)) => Piece::Cross,
            ('o' | 'O', Some(_)) => Piece::Ring,
            ('.' | '·', None) => Piece::Dot,
            ('o' | 'O', None) => Piece::Ball,
            (sign, Some(_)) if self == PieceSet::Draughts => disc(sign).unwrap_or(Piece::Sign(sign)),
            (sign, _) => Piece::Sign(if sign.is_control() { '\u{fffd}' } else { sign }),
        }
    }
}

fn disc(sign: char) -> Option<Piece> {
    match sign {
        'w' | '⛀' => Some(Piece::Disc(Shade::Light, Rank::Man)),
        'W' | '⛁' => Some(Piece::Disc(Shade::Light, Rank::King)),
        'b' | '⛂' => Some(Piece::Disc(Shade::Dark, Rank::Man)),
        'B' | '⛃' => Some(Piece::Disc(Shade::Dark, Rank::King)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Side;

    fn grid(pieces: &str) -> Grid {
        let cell = |piece| Cell { piece, owner: (piece != ' ').then_some(Side::Max), ..Cell::default() };
        let cells: Vec<Cell> = pieces.chars().map(cell).collect();
        Grid { columns: cells.len(), cells, column_names: Vec::new(), row_names: Vec::new() }
    }

    fn check(pieces: &str, expected: &[Piece]) {
        let grid = grid(pieces);
        let set = PieceSet::of(&grid);
        let pieces: Vec<Piece> = grid.cells.iter().map(|cell| set.piece(cell)).collect();
        assert_eq!(pieces, expected);
    }

    #[test]
    fn characters_become_shapes_where_they_name_one() {
        check("xO ", &[Piece::Cross, Piece::Ring, Piece::Empty]);
        check("wB", &[Piece::Disc(Shade::Light, Rank::Man), Piece::Disc(Shade::Dark, Rank::King)]);
        check("⛁⛂", &[Piece::Disc(Shade::Light, Rank::King), Piece::Disc(Shade::Dark, Rank::Man)]);
        check("bK", &[Piece::Sign('b'), Piece::Sign('K')]);
        check("\u{1b}", &[Piece::Sign('\u{fffd}')]);
    }
}
