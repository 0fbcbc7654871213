//! Moves as text for pictures: the cells they go through by their names.

use super::overlay::Arrow;
use search::NotationError;
use session::Grid;

/// Examples of cells in a message.
const NAMED: usize = 3;

/// An arrow from cells by their names, such as `14-9`, `1x10x17` or `e2-e4`; a single cell is a ring.
pub fn read_arrow(grid: &Grid, text: &str) -> Result<Arrow, NotationError> {
    let names: Vec<String> = (0..grid.cells.len()).map(|cell| name(grid, cell)).collect();
    let cell = |wanted: &str| {
        let is_named = |name: &String| !name.is_empty() && name.eq_ignore_ascii_case(wanted.trim());
        names.iter().position(is_named)
    };
    let expected = || {
        let some: Vec<&str> =
            names.iter().map(String::as_str).filter(|name| !name.is_empty()).take(NAMED).collect();
        match some.is_empty() {
            true => "a board whose cells have names".to_string(),
            false => format!("cells joined by '-' or 'x', named as on the board ({}, …)", some.join(", ")),
        }
    };
    let cells: Option<Vec<usize>> = text.split(['-', 'x']).map(cell).collect();
    let cells = cells.ok_or_else(|| NotationError::new("arrow", text, expected()))?;
    Ok(Arrow { cells, text: String::new(), is_strong: true })
}

/// A cell's own name, or that of its column and row.
fn name(grid: &Grid, cell: usize) -> String {
    let label = &grid.cells[cell].label;
    let (column, row) = (cell % grid.columns.max(1), cell / grid.columns.max(1));
    match (label.is_empty(), grid.column_names.get(column), grid.row_names.get(row)) {
        (true, Some(column), Some(row)) => format!("{column}{row}"),
        _ => label.clone(),
    }
}
