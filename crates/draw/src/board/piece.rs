//! What a piece looks like: a shape where the character names one, else the character itself.

use search::{Cell, PieceSet};

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

/// The look of one cell's piece.
pub(crate) fn look(set: PieceSet, cell: &Cell) -> Piece {
    let sign = if cell.piece.is_control() && cell.piece != '\0' { '\u{fffd}' } else { cell.piece };
    match (set, sign, cell.owner) {
        (_, ' ' | '\0', _) => Piece::Empty,
        (PieceSet::Stones, 'x' | 'X', _) => Piece::Cross,
        (PieceSet::Stones, 'o' | 'O', _) => Piece::Ring,
        (PieceSet::Discs, 'x' | 'X', _) => Piece::Disc(Shade::Dark, Rank::Man),
        (PieceSet::Discs, 'o' | 'O', _) => Piece::Disc(Shade::Light, Rank::Man),
        (PieceSet::Maze, '.' | '·', None) => Piece::Dot,
        (PieceSet::Maze, 'o' | 'O', None) => Piece::Ball,
        (PieceSet::Draughts, sign, _) => disc(sign).unwrap_or(Piece::Sign(sign)),
        (_, sign, _) => Piece::Sign(sign),
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

    fn check(set: PieceSet, pieces: &str, owner: Option<Side>, expected: &[Piece]) {
        let cell = |piece| look(set, &Cell { piece, owner, ..Cell::default() });
        assert_eq!(pieces.chars().map(cell).collect::<Vec<_>>(), expected, "{set:?}");
    }

    #[test]
    fn characters_become_the_shapes_that_the_game_says() {
        let (light, dark) = (Shade::Light, Shade::Dark);
        let (max, king, man) = (Some(Side::Max), Rank::King, Rank::Man);
        check(PieceSet::Stones, "xO ", max, &[Piece::Cross, Piece::Ring, Piece::Empty]);
        check(PieceSet::Discs, "XO", max, &[Piece::Disc(dark, man), Piece::Disc(light, man)]);
        check(PieceSet::Draughts, "wB", max, &[Piece::Disc(light, man), Piece::Disc(dark, king)]);
        check(PieceSet::Draughts, "⛁⛂", max, &[Piece::Disc(light, king), Piece::Disc(dark, man)]);
        check(PieceSet::Chess, "bK", max, &[Piece::Sign('b'), Piece::Sign('K')]);
        check(PieceSet::Maze, ".o", None, &[Piece::Dot, Piece::Ball]);
        check(PieceSet::Letters, "X\u{1b}", max, &[Piece::Sign('X'), Piece::Sign('\u{fffd}')]);
    }
}
