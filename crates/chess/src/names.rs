//! What people call openings: names by position, so that they hold however the moves were ordered.

use crate::rules::{Chess, State};
use search::{Game, Notation};
use std::collections::HashMap;
use std::sync::LazyLock;

/// One name a line, each told by its difference to the line before.
const TEXT: &str = include_str!("../data/names.txt");

/// The name of an opening that ends in this position, with its number in the encyclopaedia.
pub fn name(state: &State) -> Option<&'static str> {
    static NAMES: LazyLock<HashMap<u64, String>> = LazyLock::new(read);
    NAMES.get(&Chess::default().key(state)).map(String::as_str)
}

/// A line as it stands: common moves and new ones, common letters and new ones.
fn parts(line: &str) -> Option<(usize, &str, usize, &str)> {
    let (moves, name) = line.split_once('|')?;
    let (same_moves, moves) = moves.split_once(' ')?;
    let (same_letters, letters) = name.split_once(' ')?;
    Some((same_moves.parse().ok()?, moves, same_letters.parse().ok()?, letters))
}

fn read() -> HashMap<u64, String> {
    let chess = Chess::default();
    let mut line = vec![chess.start()];
    let mut name: Vec<char> = Vec::new();
    let mut names = HashMap::new();
    for text in TEXT.lines().filter(|line| !line.starts_with('#')) {
        let (same_moves, moves, same_letters, letters) = parts(text).expect("our own file is as we wrote it");
        line.truncate(same_moves + 1);
        for word in moves.split_whitespace() {
            let state = &line[line.len() - 1];
            let m = chess.parse_move(state, word).expect("openings are made of legal moves");
            let next = chess.play(state, m);
            line.push(next);
        }
        name.truncate(same_letters);
        name.extend(letters.chars());
        names.insert(chess.key(&line[line.len() - 1]), name.iter().collect());
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(moves: &str) -> State {
        let chess = Chess::default();
        let play =
            |state: State, word: &str| chess.play(&state, chess.parse_move(&state, word).expect("a move"));
        moves.split_whitespace().fold(chess.start(), play)
    }

    #[test]
    fn openings_have_names_however_they_are_reached() {
        assert_eq!(name(&after("e4 e5 Nf3 Nc6 Bb5")), Some("C60 Ruy Lopez"));
        assert_eq!(name(&after("Nf3 Nc6 e4 e5 Bb5")), Some("C60 Ruy Lopez"));
        assert_eq!(name(&after("")), None);
    }

    #[test]
    fn every_line_of_the_file_gives_a_name() {
        let lines = TEXT.lines().filter(|line| !line.starts_with('#')).count();
        let names = read();
        assert!(names.len() * 100 > lines * 95, "{} names of {lines} lines", names.len());
        assert!(names.values().all(|name| name.len() > 4 && name.is_char_boundary(3)));
    }
}
