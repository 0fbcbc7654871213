//! Layouts: the maze, the food and the agents before the first move, as text.
//!
//! One line for each row, top row first: `%` wall, `.` food, `o` capsule, `P` Pacman, `G` or `1` to `4` a ghost,
//! a space for an empty square. The first line tells the width; what a later line has beyond it is cut.

use crate::dots::MAX_DOTS;
use crate::geometry::Square;
use crate::state::MAX_AGENTS;
use crate::walls::{MAX_SIDE, Walls};
use search::NotationError;

/// Most capsules a layout may have: a state keeps them in one machine word.
pub const MAX_CAPSULES: usize = 64;

/// The characters of a layout, as an error message lists them.
const ALPHABET: &str = "one of '%', '.', 'o', 'P', 'G', '1' to '4' and space";

/// A maze with everything in it, before the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The walls.
    pub walls: Walls,
    /// The squares with food, bottom row first, left to right.
    pub food: Vec<Square>,
    /// The squares with a capsule, bottom row first, left to right.
    pub capsules: Vec<Square>,
    /// Where Pacman starts.
    pub pacman: Square,
    /// Where the ghosts start, first to move first.
    pub ghosts: Vec<Square>,
}

impl Layout {
    /// The same layout with at most `count` ghosts: the first ones stay.
    pub fn with_ghosts(mut self, count: usize) -> Layout {
        self.ghosts.truncate(count);
        self
    }
}

/// Reads a layout.
pub fn parse_layout(text: &str) -> Result<Layout, NotationError> {
    let rows = split_rows(text.lines())?;
    Contents::read(&rows)?.into_layout(rows[0])
}

/// Trims the rows, drops empty ones around them, checks their lengths and cuts the long ones.
pub(crate) fn split_rows<'a>(lines: impl Iterator<Item = &'a str>) -> Result<Vec<&'a str>, NotationError> {
    let mut rows: Vec<&str> =
        lines.map(str::trim).skip_while(|row| row.is_empty()).take(MAX_SIDE + 1).collect();
    while rows.last().is_some_and(|row| row.is_empty()) {
        rows.pop();
    }
    let Some(first) = rows.first() else {
        return Err(NotationError::new("layout", "", "rows of walls, food and agents, such as %P.%"));
    };
    let width = first.chars().count();
    if width > MAX_SIDE || rows.len() > MAX_SIDE {
        let expected = format!("at most {MAX_SIDE} columns and {MAX_SIDE} rows");
        return Err(NotationError::new("layout", first, expected));
    }
    for (index, row) in rows.iter_mut().enumerate() {
        *row = cut(row, width).ok_or_else(|| {
            let expected = format!("{width} squares in row {}, as many as in the first", index + 1);
            NotationError::new("layout row", row, expected)
        })?;
    }
    Ok(rows)
}

/// The first `width` characters of a row, if it has as many.
fn cut(row: &str, width: usize) -> Option<&str> {
    match row.char_indices().nth(width) {
        Some((end, _)) => Some(&row[..end]),
        None => (row.chars().count() == width).then_some(row),
    }
}

/// What the rows of a layout hold, not yet known to be complete.
pub(crate) struct Contents {
    pub walls: Walls,
    pub food: Vec<Square>,
    pub capsules: Vec<Square>,
    pacmen: Vec<Square>,
    /// With the digits by which they are sorted.
    ghosts: Vec<(u8, Square)>,
}

impl Contents {
    /// Reads rows of equal length, top row first.
    pub(crate) fn read(rows: &[&str]) -> Result<Contents, NotationError> {
        let walls = read_walls(rows)?;
        let (food, capsules, pacmen, ghosts) = Default::default();
        let mut contents = Contents { walls, food, capsules, pacmen, ghosts };
        for (y, row) in rows.iter().rev().enumerate() {
            for (x, letter) in row.chars().enumerate() {
                contents.place(letter, Square::new(x as u8, y as u8)).ok_or_else(|| {
                    let expected = format!("{ALPHABET}, not '{}'", letter.escape_default());
                    NotationError::new("layout row", row, expected)
                })?;
            }
        }
        contents.check_counts(rows[0])?;
        Ok(contents)
    }

    /// Whether any agent is on the rows.
    pub(crate) fn has_agents(&self) -> bool {
        !self.pacmen.is_empty() || !self.ghosts.is_empty()
    }

    fn place(&mut self, letter: char, square: Square) -> Option<()> {
        match letter {
            '%' | ' ' => {}
            '.' => self.food.push(square),
            'o' => self.capsules.push(square),
            'P' => self.pacmen.push(square),
            'G' => self.ghosts.push((1, square)),
            '1'..='4' => self.ghosts.push((letter as u8 - b'0', square)),
            _ => return None,
        }
        Some(())
    }

    fn check_counts(&self, first_row: &str) -> Result<(), NotationError> {
        let limits = [
            ("dots", self.food.len(), MAX_DOTS),
            ("capsules", self.capsules.len(), MAX_CAPSULES),
            ("ghosts", self.ghosts.len(), MAX_AGENTS - 1),
        ];
        match limits.into_iter().find(|&(_, count, limit)| count > limit) {
            Some((what, count, limit)) => {
                Err(NotationError::new("layout", first_row, format!("at most {limit} {what}, not {count}")))
            }
            None => Ok(()),
        }
    }

    fn into_layout(mut self, first_row: &str) -> Result<Layout, NotationError> {
        self.ghosts.sort_unstable();
        let &[pacman] = self.pacmen.as_slice() else {
            let expected = format!("one P where Pac-Man starts, not {}", self.pacmen.len());
            return Err(NotationError::new("layout", first_row, expected));
        };
        let ghosts = self.ghosts.into_iter().map(|(_, square)| square).collect();
        Ok(Layout { walls: self.walls, food: self.food, capsules: self.capsules, pacman, ghosts })
    }
}

fn read_walls(rows: &[&str]) -> Result<Walls, NotationError> {
    let width = rows[0].chars().count();
    let all = u64::MAX >> (MAX_SIDE - width);
    let ends = 1 | 1 << (width - 1);
    let mut words = Vec::with_capacity(rows.len());
    for (index, row) in rows.iter().enumerate() {
        let word = row.chars().enumerate().filter(|&(_, c)| c == '%').fold(0, |word, (x, _)| word | 1 << x);
        let border = if index == 0 || index + 1 == rows.len() { all } else { ends };
        if word & border != border {
            let expected = format!("walls '%' all around the maze, also in row {}", index + 1);
            return Err(NotationError::new("layout row", row, expected));
        }
        words.push(word);
    }
    words.reverse();
    Ok(Walls::new(width, words))
}

impl std::fmt::Display for Layout {
    /// Writes the layout as text that [`parse_layout`] reads back.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for y in (0..self.walls.height() as u8).rev() {
            let letters = (0..self.walls.width() as u8).map(|x| self.letter(Square::new(x, y)));
            writeln!(f, "{}", letters.collect::<String>())?;
        }
        Ok(())
    }
}

impl Layout {
    fn letter(&self, square: Square) -> char {
        if self.walls.is_wall(square) {
            '%'
        } else if self.pacman == square {
            'P'
        } else if let Some(ghost) = self.ghosts.iter().position(|&ghost| ghost == square) {
            self.ghost_letter(ghost)
        } else if self.food.contains(&square) {
            '.'
        } else if self.capsules.contains(&square) {
            'o'
        } else {
            ' '
        }
    }

    /// `G`, or the smallest digit that keeps this ghost behind the one before it.
    fn ghost_letter(&self, ghost: usize) -> char {
        let descents = self.ghosts[..=ghost].windows(2).filter(|pair| pair[1] < pair[0]).count();
        match descents {
            0 => 'G',
            _ => char::from(b'1' + descents.min(3) as u8),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const ROOM: &str = "%%%%%%\n%P.oG%\n% .2 %\n%%%%%%";

    #[test]
    fn a_layout_is_read_from_the_bottom() {
        let layout = parse_layout(ROOM).unwrap();
        assert_eq!((layout.walls.width(), layout.walls.height()), (6, 4));
        assert_eq!(layout.pacman, Square::new(1, 2));
        assert_eq!(layout.ghosts, [Square::new(4, 2), Square::new(3, 1)]);
        assert_eq!(layout.food, [Square::new(2, 1), Square::new(2, 2)]);
        assert_eq!(layout.capsules, [Square::new(3, 2)]);
        assert_eq!(layout.to_string().trim_end(), ROOM);
        assert_eq!(layout.with_ghosts(1).ghosts, [Square::new(4, 2)]);
    }

    #[test]
    fn lines_are_trimmed_and_long_rows_cut() {
        let liberal = parse_layout("\n  %%%%  \r\n%P.% \n%%%%%%%%\n\n").unwrap();
        assert_eq!(liberal, parse_layout("%%%%\n%P.%\n%%%%").unwrap());
    }

    fn check_refused(text: &str, expected: &str) {
        let message = parse_layout(text).unwrap_err().to_string();
        assert!(message.contains(expected), "'{message}' does not say '{expected}'");
        assert_eq!(message.lines().count(), 1);
    }

    #[test]
    fn bad_layouts_are_refused() {
        check_refused("", "rows of walls");
        check_refused(" \n \n", "rows of walls");
        check_refused("%%%%\n%..%\n%%%%", "one P where Pac-Man starts, not 0");
        check_refused("%%%%\n%PP%\n%%%%", "one P where Pac-Man starts, not 2");
        check_refused("%%%%\n%P..\n%%%%", "also in row 2");
        check_refused("%.%%\n%P.%\n%%%%", "also in row 1");
        check_refused("%%%%\n%P.%\n%  %", "also in row 3");
        check_refused("%%%%\n%P%\n%%%%", "4 squares in row 2");
        check_refused("%%%%\n\n%P.%\n%%%%", "4 squares in row 2");
        check_refused("%%%%\n%Px%\n%%%%", "not 'x'");
        check_refused("%%%%\n%P5%\n%%%%", "not '5'");
        check_refused("%%%%\n%P\u{1b}%\n%%%%", "not '\\u{1b}'");
        check_refused(&"%".repeat(65), "at most 64 columns");
        check_refused(&"%%%\n".repeat(65), "at most 64 columns and 64 rows");
        let crowd = format!("{0}\n%P{1}%\n{0}", "%".repeat(18), "G".repeat(16));
        check_refused(
            &crowd.replace("%%%%%%%%%%%%%%%%%%", "%%%%%%%%%%%%%%%%%%%"),
            "at most 15 ghosts, not 16",
        );
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "[%.oPG1-4 \n/é]{0,80}") {
            if let Ok(layout) = parse_layout(&text) {
                prop_assert_eq!(parse_layout(&layout.to_string()), Ok(layout));
            }
        }

        #[test]
        fn layouts_read_back(inside in proptest::collection::vec("[%.oG1-4 ]{6}", 1..5), x in 0usize..6) {
            let mut rows = vec!["%%%%%%%%".to_string()];
            rows.extend(inside.iter().map(|row| format!("%{row}%")));
            rows.push(rows[0].clone());
            rows[1].replace_range(x + 1..x + 2, "P");
            let Ok(layout) = parse_layout(&rows.join("\n")) else { return Ok(()) };
            prop_assert_eq!(parse_layout(&layout.to_string()), Ok(layout));
        }
    }
}
