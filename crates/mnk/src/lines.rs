//! The geometry of a board: the windows of k cells in a row, and how far one can walk from each cell.

use crate::bits::Bits;

/// The four ways a line can run, as steps in columns and rows. The opposite ways are the same lines.
const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// One way to walk from a cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ray {
    /// What one step adds to the index.
    pub step: isize,
    /// How many steps stay on the board.
    pub reach: usize,
}

impl Ray {
    /// The ray that starts `steps` further.
    #[inline]
    pub fn skip(self, steps: usize) -> Ray {
        Ray { reach: self.reach - steps, ..self }
    }

    /// The cell `steps` away from `from`.
    #[inline]
    pub fn cell(self, from: usize, steps: usize) -> usize {
        from.wrapping_add_signed(self.step * steps as isize)
    }

    /// How many of the next cells after `from`, without a gap, are in `set`.
    #[inline]
    pub fn run<const WORDS: usize>(self, set: &Bits<WORDS>, from: usize) -> usize {
        (1..=self.reach).take_while(|&steps| set.contains(self.cell(from, steps))).count()
    }
}

/// A line through a cell, as the two ways to walk along it.
pub(crate) type Axis = [Ray; 2];

/// Every window of `k` cells in a row, and what passes through each cell.
#[derive(Clone, Debug)]
pub struct Lines<const WORDS: usize> {
    windows: Vec<Bits<WORDS>>,
    /// The cells of each window, window by window.
    cells: Vec<u16>,
    k: usize,
    /// The numbers of the windows through each cell, cell by cell.
    through: Vec<u16>,
    /// Where each cell's part of `through` starts; one more entry for the end.
    starts: Vec<u16>,
    /// How many they are.
    crossings: Vec<i32>,
    axes: Vec<[Axis; 4]>,
    whole: Vec<Vec<u16>>,
}

impl<const WORDS: usize> Lines<WORDS> {
    pub(crate) fn new(columns: usize, rows: usize, k: usize) -> Self {
        let windows = list_windows(columns, rows, k);
        let (through, starts) = list_through(&windows, columns * rows);
        let crossings = starts.windows(2).map(|pair| i32::from(pair[1] - pair[0])).collect();
        let cells = windows.iter().flat_map(Bits::iter).map(|index| index as u16).collect();
        let axes = (0..columns * rows).map(|index| axes_through(columns, rows, index)).collect();
        let whole = list_whole(columns, rows, k);
        Lines { windows, cells, k, through, starts, crossings, axes, whole }
    }

    /// Every window, as the set of its cells.
    pub fn windows(&self) -> &[Bits<WORDS>] {
        &self.windows
    }

    /// The cells of a window, ascending.
    #[inline]
    pub(crate) fn cells(&self, window: u16) -> &[u16] {
        &self.cells[usize::from(window) * self.k..][..self.k]
    }

    /// The numbers of the windows that a cell is part of.
    #[inline]
    pub fn through(&self, index: usize) -> &[u16] {
        &self.through[usize::from(self.starts[index])..usize::from(self.starts[index + 1])]
    }

    /// How many windows a cell is part of.
    #[inline]
    pub fn crossings(&self, index: usize) -> i32 {
        self.crossings[index]
    }

    /// The four lines through a cell.
    #[inline]
    pub(crate) fn axes(&self, index: usize) -> &[Axis; 4] {
        &self.axes[index]
    }

    /// The cells of each row, column and diagonal that has room for a window.
    pub(crate) fn whole(&self) -> &[Vec<u16>] {
        &self.whole
    }
}

fn list_windows<const WORDS: usize>(columns: usize, rows: usize, k: usize) -> Vec<Bits<WORDS>> {
    // A single cell is the same window whichever way it runs.
    let directions = if k == 1 { &DIRECTIONS[..1] } else { &DIRECTIONS };
    let mut windows = Vec::new();
    for &direction in directions {
        for index in 0..columns * rows {
            let ray = ray_from(columns, rows, index, direction);
            if ray.reach + 1 >= k {
                windows.push((0..k).map(|steps| ray.cell(index, steps)).collect());
            }
        }
    }
    windows
}

/// Rows, columns and both kinds of diagonals that have room for `k`.
fn list_whole(columns: usize, rows: usize, k: usize) -> Vec<Vec<u16>> {
    let mut lines = Vec::new();
    let mut add = |start: (usize, usize), (down, right): (isize, isize)| {
        let mut cells = Vec::new();
        let (mut row, mut column) = start;
        while row < rows && column < columns {
            cells.push((row * columns + column) as u16);
            row = row.wrapping_add_signed(down);
            column = column.wrapping_add_signed(right);
        }
        if cells.len() >= k {
            lines.push(cells);
        }
    };
    (0..rows).for_each(|row| add((row, 0), (0, 1)));
    (0..columns).for_each(|column| add((0, column), (1, 0)));
    let rim = || (0..columns).map(|column| (0, column)).chain((1..rows).map(|row| (row, 0)));
    rim().for_each(|start| add(start, (1, 1)));
    let other_rim = (0..columns).map(|column| (0, column)).chain((1..rows).map(|row| (row, columns - 1)));
    other_rim.for_each(|start| add(start, (1, -1)));
    lines
}

fn list_through<const WORDS: usize>(windows: &[Bits<WORDS>], cells: usize) -> (Vec<u16>, Vec<u16>) {
    let mut through = Vec::new();
    let mut starts = vec![0];
    for index in 0..cells {
        let holding = windows.iter().enumerate().filter(|(_, window)| window.contains(index));
        through.extend(holding.map(|(number, _)| number as u16));
        starts.push(through.len() as u16);
    }
    (through, starts)
}

fn axes_through(columns: usize, rows: usize, index: usize) -> [Axis; 4] {
    let ray = |direction| ray_from(columns, rows, index, direction);
    DIRECTIONS.map(|(x, y)| [ray((x, y)), ray((-x, -y))])
}

fn ray_from(columns: usize, rows: usize, index: usize, (x, y): (isize, isize)) -> Ray {
    let along_row = steps_to_edge(index % columns, columns, x);
    let along_column = steps_to_edge(index / columns, rows, y);
    Ray { step: y * columns as isize + x, reach: along_row.min(along_column) }
}

fn steps_to_edge(position: usize, length: usize, step: isize) -> usize {
    match step {
        1 => length - 1 - position,
        -1 => position,
        _ => usize::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_count(columns: usize, rows: usize, k: usize, windows: usize) {
        assert_eq!(Lines::<7>::new(columns, rows, k).windows().len(), windows, "{columns},{rows},{k}");
    }

    #[test]
    fn windows_are_counted() {
        check_count(3, 3, 3, 8);
        check_count(5, 5, 4, 28);
        check_count(5, 5, 5, 12);
        check_count(4, 3, 3, 14);
        check_count(3, 3, 4, 0);
        check_count(15, 15, 5, 572);
        check_count(20, 20, 20, 42);
        check_count(20, 20, 2, 1482);
        check_count(1, 20, 5, 16);
        check_count(4, 4, 1, 16);
    }

    #[test]
    fn every_window_goes_through_each_of_its_cells() {
        let lines = Lines::<1>::new(6, 5, 4);
        for index in 0..30 {
            for (number, window) in lines.windows().iter().enumerate() {
                assert_eq!(lines.through(index).contains(&(number as u16)), window.contains(index));
            }
        }
        let crossings: Vec<i32> = (0..30).map(|index| lines.crossings(index)).collect();
        assert_eq!(crossings[..12], [3, 4, 5, 5, 4, 3, 4, 6, 8, 8, 6, 4]);
    }

    #[test]
    fn rays_end_at_the_edge() {
        let lines = Lines::<1>::new(5, 5, 4);
        let reaches = |index: usize| lines.axes(index).map(|axis| axis.map(|ray| ray.reach));
        assert_eq!(reaches(0), [[4, 0], [4, 0], [4, 0], [0, 0]]);
        assert_eq!(reaches(13), [[1, 3], [2, 2], [1, 2], [2, 1]]);
        let down = lines.axes(6)[2][0];
        assert_eq!(down.run(&Bits::<1>::from_iter([12, 18]), 6), 2);
        assert_eq!(down.run(&Bits::<1>::from_iter([12, 24]), 6), 1);
    }
}
