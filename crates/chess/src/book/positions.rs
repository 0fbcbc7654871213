//! Positions and their moves, found by key.

/// A move and how often it should be played, compared with the others of its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookMove {
    /// The move's code in its game.
    pub code: u16,
    /// Its weight; 0 means never by itself.
    pub weight: u16,
}

/// An opening book: sorted keys, and for each a run of moves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    keys: Vec<u64>,
    /// Where each key's moves end; they begin where those of the key before end.
    ends: Vec<u32>,
    moves: Vec<BookMove>,
}

impl Book {
    /// A book of these moves; equal keys are joined, equal moves of a key add up, heavier moves come first.
    pub fn new(entries: impl IntoIterator<Item = (u64, BookMove)>) -> Book {
        let mut entries: Vec<(u64, BookMove)> = entries.into_iter().collect();
        entries.sort_unstable_by_key(|&(key, m)| (key, m.code));
        let mut joined: Vec<(u64, BookMove)> = Vec::new();
        for (key, m) in entries {
            match joined.last_mut() {
                Some((last, same)) if *last == key && same.code == m.code => {
                    same.weight = same.weight.saturating_add(m.weight);
                }
                _ => joined.push((key, m)),
            }
        }
        joined.sort_by_key(|&(key, m)| (key, std::cmp::Reverse(m.weight)));
        let mut book = Book::default();
        for (key, m) in joined {
            book.push(key, m);
        }
        book
    }

    /// Adds a move of the last key or of a greater one.
    fn push(&mut self, key: u64, m: BookMove) {
        self.moves.push(m);
        let end = self.moves.len() as u32;
        match (self.keys.last(), self.ends.last_mut()) {
            (Some(&last), Some(last_end)) if last == key => *last_end = end,
            _ => {
                self.keys.push(key);
                self.ends.push(end);
            }
        }
    }

    /// How many positions there are.
    pub fn positions(&self) -> usize {
        self.keys.len()
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The moves of a position, the heaviest first; none if it is not in the book.
    pub fn moves(&self, key: u64) -> &[BookMove] {
        self.keys.binary_search(&key).map_or(&[], |index| self.run(index))
    }

    /// All positions with their moves, by key.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &[BookMove])> {
        self.keys.iter().enumerate().map(|(index, &key)| (key, self.run(index)))
    }

    fn run(&self, index: usize) -> &[BookMove] {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        &self.moves[start..self.ends[index] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn m(code: u16, weight: u16) -> BookMove {
        BookMove { code, weight }
    }

    /// The essay's table: 30 % e4, 30 % d4, 15 % c4 and so on.
    fn opening() -> Book {
        Book::new([(7, m(1, 30)), (7, m(2, 30)), (7, m(3, 15)), (9, m(4, 1)), (7, m(5, 25)), (3, m(6, 0))])
    }

    #[test]
    fn moves_are_found_by_key() {
        let book = opening();
        assert_eq!((book.positions(), book.len()), (3, 6));
        assert_eq!(book.moves(7), [m(1, 30), m(2, 30), m(5, 25), m(3, 15)]);
        assert_eq!(book.moves(9), [m(4, 1)]);
        assert_eq!(book.moves(8), []);
        assert_eq!(Book::default().moves(1), []);
    }

    #[test]
    fn equal_entries_add_up() {
        let book = Book::new([(7, m(1, 5)), (7, m(1, 6)), (7, m(2, u16::MAX)), (7, m(2, 9))]);
        assert_eq!(book.moves(7), [m(2, u16::MAX), m(1, 11)]);
    }
}
