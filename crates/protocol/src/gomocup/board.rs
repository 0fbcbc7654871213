//! The stones on the board, by owner.

/// Whose stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoneOwner {
    /// The engine's.
    Own,
    /// The other's.
    Opponent,
}

/// A board; the engine is to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GomocupBoard {
    columns: usize,
    cells: Vec<Option<StoneOwner>>,
}

impl GomocupBoard {
    /// An empty board.
    pub fn new(columns: usize, rows: usize) -> GomocupBoard {
        GomocupBoard { columns, cells: vec![None; columns * rows] }
    }

    /// Cells in a row.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.cells.len() / self.columns
    }

    fn cell(&mut self, x: usize, y: usize) -> Option<&mut Option<StoneOwner>> {
        let is_inside = x < self.columns;
        self.cells.get_mut(y.checked_mul(self.columns)?.checked_add(x)?).filter(|_| is_inside)
    }

    /// Puts a stone on an empty cell; false if there is no such cell.
    pub fn put(&mut self, x: usize, y: usize, owner: StoneOwner) -> bool {
        match self.cell(x, y) {
            Some(cell @ None) => {
                *cell = Some(owner);
                true
            }
            _ => false,
        }
    }

    /// Takes a stone away; false if there is none.
    pub fn take(&mut self, x: usize, y: usize) -> bool {
        self.cell(x, y).and_then(Option::take).is_some()
    }

    /// How many stones there are.
    pub fn stones(&self) -> usize {
        self.cells.iter().flatten().count()
    }

    /// The cell in the middle, or the lower right one of those around it.
    pub fn centre(&self) -> (usize, usize) {
        (self.columns / 2, self.rows() / 2)
    }

    /// The position in the game's own text. X began: it has as many stones as O, or one more.
    pub fn position(&self) -> String {
        let count = |owner: StoneOwner| self.cells.iter().filter(|cell| **cell == Some(owner)).count();
        let own_is_x = count(StoneOwner::Own) >= count(StoneOwner::Opponent);
        let letter = |cell: &Option<StoneOwner>| match cell {
            None => '.',
            Some(owner) if (*owner == StoneOwner::Own) == own_is_x => 'x',
            Some(_) => 'o',
        };
        let rows: Vec<String> =
            self.cells.chunks(self.columns).map(|row| row.iter().map(letter).collect()).collect();
        format!("{} {}", rows.join("/"), if own_is_x { 'x' } else { 'o' })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_stay_where_they_are_put() {
        let mut board = GomocupBoard::new(4, 3);
        assert!(board.put(3, 2, StoneOwner::Opponent) && !board.put(3, 2, StoneOwner::Own));
        assert!(!board.put(4, 0, StoneOwner::Own) && !board.put(0, 3, StoneOwner::Own));
        assert!(!board.put(usize::MAX, usize::MAX, StoneOwner::Own));
        assert_eq!(board.position(), "..../..../...x o", "who began is X");
        assert!(board.put(0, 0, StoneOwner::Own));
        assert_eq!(board.position(), "x.../..../...o x");
        assert!(board.take(0, 0) && !board.take(0, 0));
    }
}
