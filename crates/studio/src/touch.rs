//! Where a move goes on the board, whatever the game: the cells whose pieces changed.
//!
//! Moves are texts of the game's own, so the boards before and after are compared. The mover's piece vanishes from one
//! cell and appears on another; a stone only appears.

use serde::Serialize;
use session::{At, Cell, Grid, Playable, PositionView, Side};
use utoipa::ToSchema;

/// Boards with more cells times moves than this are not compared: a page would not offer so many moves by cells.
const MOST_CELLS: usize = 400_000;

/// The cells a move goes from and to, counted row by row from the upper left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Touch {
    /// Where the piece stood; none for a new one.
    #[schema(required = true)]
    pub from: Option<usize>,
    /// Where it stands afterwards.
    #[schema(required = true)]
    pub to: Option<usize>,
}

/// The cells of every legal move of a position; empty without a board.
pub fn touches(bench: &dyn Playable, view: &PositionView) -> Vec<Touch> {
    let Some(before) = &view.board else { return Vec::new() };
    if before.cells.len() * view.moves.len() > MOST_CELLS {
        return Vec::new();
    }
    let side = mover(bench, view);
    let touch = |m: &String| {
        let at = At { position: Some(view.position.clone()), moves: vec![m.clone()] };
        let after = bench.position(&at).ok().and_then(|after| after.board);
        after.map_or(Touch::default(), |after| compare(before, &after, side))
    };
    let touches: Vec<Touch> = view.moves.iter().map(touch).collect();
    // A pass touches nothing: like moves without a board it is offered by its text.
    if touches.iter().all(|touch| *touch == Touch::default()) { Vec::new() } else { touches }
}

fn mover(bench: &dyn Playable, view: &PositionView) -> Option<Side> {
    let [max, min] = bench.sides();
    [(max, Side::Max), (min, Side::Min)]
        .into_iter()
        .find(|(name, _)| *name == view.turn)
        .map(|(_, side)| side)
}

/// The cell the mover's piece left and the one it reached. Where two pieces move, as in castling, the king leads.
fn compare(before: &Grid, after: &Grid, side: Option<Side>) -> Touch {
    let is_own = |cell: &Cell| cell.owner.is_some() && (side.is_none() || cell.owner == side);
    let pairs = || before.cells.iter().zip(&after.cells).enumerate();
    let left = pairs()
        .filter(|(_, (old, new))| is_own(old) && !is_own(new))
        .map(|(index, (old, _))| (index, old.piece));
    let reached = pairs()
        .filter(|(_, (old, new))| is_own(new) && !is_own(old))
        .map(|(index, (_, new))| (index, new.piece));
    // Where nothing left, what appeared on an empty cell was put there, and the rest was turned by it.
    let put = pairs().find(|(_, (old, new))| is_own(new) && old.owner.is_none()).map(|(index, _)| index);
    match leading(left) {
        None => Touch { from: None, to: put.or_else(|| leading(reached)) },
        from => Touch { from, to: leading(reached) },
    }
}

fn leading(changes: impl Iterator<Item = (usize, char)> + Clone) -> Option<usize> {
    let king = changes.clone().find(|(_, piece)| matches!(piece, 'K' | 'k'));
    king.or_else(|| changes.clone().next()).map(|(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(text: &str) -> Grid {
        let owner = |c: char| match c {
            ' ' | '.' => None,
            c if c.is_uppercase() => Some(Side::Max),
            _ => Some(Side::Min),
        };
        let cells: Vec<Cell> =
            text.chars().map(|piece| Cell { piece, owner: owner(piece), ..Cell::default() }).collect();
        let pieces = session::PieceSet::Letters;
        Grid { columns: cells.len(), cells, column_names: Vec::new(), row_names: Vec::new(), pieces }
    }

    fn check(before: &str, after: &str, side: Side, from: Option<usize>, to: Option<usize>) {
        assert_eq!(compare(&grid(before), &grid(after), Some(side)), Touch { from, to }, "{before} {after}");
    }

    #[test]
    fn changed_cells_tell_where_a_move_goes() {
        check("   ", " X ", Side::Max, None, Some(1));
        check("W  ", "  W", Side::Max, Some(0), Some(2));
        check("Wb ", "  W", Side::Max, Some(0), Some(2));
        check("Wb ", "b  ", Side::Min, Some(1), Some(0));
        check("R   K  R", "R    RK ", Side::Max, Some(4), Some(6));
        check("P.", " P", Side::Max, Some(0), Some(1));
        check("P.", "P.", Side::Max, None, None);
        // The disc that was put, not the first of those it turned.
        check("Xoo ", "XXXX", Side::Max, None, Some(3));
    }

    #[test]
    fn a_pass_is_offered_by_its_text() {
        let bench = games::open("reversi", [("board", "4x4".into())]).unwrap();
        let at = |position: &str| At { position: Some(position.into()), moves: Vec::new() };
        let touches = |position| touches(bench.as_ref(), &bench.position(&at(position)).unwrap());
        assert!(touches("XO-------------- O").is_empty());
        assert_eq!(touches("XO-------------- X"), [Touch { from: None, to: Some(2) }]);
    }
}
