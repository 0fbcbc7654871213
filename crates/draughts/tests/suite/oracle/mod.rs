//! A second, slow and obviously correct set of rules on an 8x8 array, to check the fast one against.

use draughts::{Square, State};
use search::Side;

/// What stands on a field: a letter as on the printed board, or a space.
type Board = [[char; 8]; 8];

/// A field as row and column, from 0.
pub type Field = (i32, i32);

/// One capture route or step: every field it touches, and the fields of the pieces taken, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub fields: Vec<Field>,
    pub taken: Vec<Field>,
}

/// A position of the slow rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    board: Board,
    turn: Side,
}

impl Position {
    pub fn of(state: &State) -> Position {
        let mut board = [[' '; 8]; 8];
        for square in Square::all() {
            let king = state.all_kings().contains(square);
            let letter =
                match (state.pieces(Side::Max).contains(square), state.pieces(Side::Min).contains(square)) {
                    (true, _) => {
                        if king {
                            'W'
                        } else {
                            'w'
                        }
                    }
                    (_, true) => {
                        if king {
                            'B'
                        } else {
                            'b'
                        }
                    }
                    _ => ' ',
                };
            board[usize::from(square.row()) - 1][usize::from(square.column()) - 1] = letter;
        }
        Position { board, turn: state.turn() }
    }

    fn at(&self, (row, column): Field) -> Option<char> {
        let row = self.board.get(usize::try_from(row).ok()?)?;
        row.get(usize::try_from(column).ok()?).copied()
    }

    fn put(&mut self, (row, column): Field, letter: char) {
        self.board[row as usize][column as usize] = letter;
    }

    fn is_own(&self, letter: char) -> bool {
        letter.to_ascii_lowercase() == if self.turn == Side::Max { 'w' } else { 'b' }
    }

    fn is_foe(&self, letter: char) -> bool {
        letter != ' ' && !self.is_own(letter)
    }

    /// The directions of a piece: north-west, north-east, south-west, south-east.
    fn directions(letter: char) -> Vec<Field> {
        let all = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
        let goes = |&(down, _): &Field| match letter {
            'w' => down < 0,
            'b' => down > 0,
            _ => true,
        };
        all.into_iter().filter(goes).collect()
    }

    /// Every line of the side to move, each capture route by itself.
    pub fn lines(&self) -> Vec<Line> {
        let mut captures = Vec::new();
        let mut steps = Vec::new();
        for from in (0..8).flat_map(|row| (0..8).map(move |column| (row, column))) {
            let letter = self.at(from).unwrap();
            if self.is_own(letter) {
                let start = Line { fields: vec![from], taken: Vec::new() };
                self.add_captures(letter, start, &mut captures);
                self.add_steps(letter, from, &mut steps);
            }
        }
        if captures.is_empty() { steps } else { captures }
    }

    fn add_steps(&self, letter: char, from: Field, out: &mut Vec<Line>) {
        for (down, right) in Position::directions(letter) {
            let to = (from.0 + down, from.1 + right);
            if self.at(to) == Some(' ') {
                out.push(Line { fields: vec![from, to], taken: Vec::new() });
            }
        }
    }

    fn add_captures(&self, letter: char, line: Line, out: &mut Vec<Line>) {
        let (row, column) = *line.fields.last().unwrap();
        let mut ended = true;
        for (down, right) in Position::directions(letter) {
            let over = (row + down, column + right);
            let to = (over.0 + down, over.1 + right);
            let is_free = self.at(to) == Some(' ') || (self.at(to).is_some() && to == line.fields[0]);
            let is_target = self.at(over).is_some_and(|foe| self.is_foe(foe)) && !line.taken.contains(&over);
            if is_free && is_target {
                let mut longer = line.clone();
                longer.fields.push(to);
                longer.taken.push(over);
                self.add_captures(letter, longer, out);
                ended = false;
            }
        }
        if ended && !line.taken.is_empty() {
            out.push(line);
        }
    }

    pub fn play(&self, line: &Line) -> Position {
        let mut after = self.clone();
        let (from, to) = (line.fields[0], *line.fields.last().unwrap());
        let letter = self.at(from).unwrap();
        after.put(from, ' ');
        line.taken.iter().for_each(|&field| after.put(field, ' '));
        let is_crowned = (letter == 'w' && to.0 == 0) || (letter == 'b' && to.0 == 7);
        after.put(to, if is_crowned { letter.to_ascii_uppercase() } else { letter });
        after.turn = self.turn.other();
        after
    }

    /// The lines without those that only repeat another one's ends and captures.
    pub fn distinct_lines(&self) -> Vec<Line> {
        let mut seen: Vec<(Field, Field, Vec<Field>)> = Vec::new();
        let mut lines = self.lines();
        lines.retain(|line| {
            let mut taken = line.taken.clone();
            taken.sort_unstable();
            let same = (line.fields[0], *line.fields.last().unwrap(), taken);
            let is_new = !seen.contains(&same);
            seen.push(same);
            is_new
        });
        lines
    }

    /// Lines of play `depth` plies long; `lines` lists those of a position.
    pub fn perft(&self, depth: u32, lines: fn(&Position) -> Vec<Line>) -> u64 {
        if depth == 0 {
            return 1;
        }
        lines(self).iter().map(|line| self.play(line).perft(depth - 1, lines)).sum()
    }
}

/// A field of the array as a square.
pub fn square((row, column): Field) -> Square {
    Square::at(row as u8 + 1, column as u8 + 1).unwrap()
}
