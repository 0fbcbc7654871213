//! Openings by the names that players give them, and positions to measure with.
//!
//! All begin with c4; the other three first moves are the same game seen from another side.

/// A name and the moves it stands for.
pub type NamedOpening = (&'static str, &'static str);

/// Named openings, by their moves.
pub const OPENINGS: [NamedOpening; 31] = [
    ("diagonal", "c4c3"),
    ("x-square", "c4c3d3c5b2"),
    ("snake", "c4c3d3c5b3"),
    ("heath", "c4c3d3c5b4"),
    ("heath-bat", "c4c3d3c5b4d2d6"),
    ("heath-chimney", "c4c3d3c5b4e3"),
    ("raccoon dog", "c4c3d3c5b5"),
    ("rocket", "c4c3d3c5b6"),
    ("cow", "c4c3d3c5d6"),
    ("chimney", "c4c3d3c5d6e3"),
    ("bat", "c4c3d3c5d6f4b4"),
    ("rose v Toth", "c4c3d3c5d6f4f5"),
    ("Tanida", "c4c3d3c5d6f4f5d2"),
    ("sailboat", "c4c3d3c5d6f4f5d2g4d7"),
    ("buffalo", "c4c3d3c5f6"),
    ("wing", "c4c3e6c5"),
    ("semi-wing", "c4c3f5c5"),
    ("parallel", "c4c5"),
    ("perpendicular", "c4e3"),
    ("Inoue", "c4e3f4c5d6f3d3"),
    ("rose", "c4e3f4c5d6f3e6c3d3e2"),
    ("flat", "c4e3f4c5d6f3e6c3d3e2b5"),
    ("horse", "c4e3f4c5e6"),
    ("ganglion", "c4e3f5b4"),
    ("swallow", "c4e3f5b4f3"),
    ("Italian", "c4e3f5e6d3"),
    ("cat", "c4e3f5e6f4"),
    ("tiger", "c4e3f6e6f5"),
    ("Stephenson", "c4e3f6e6f5c5c3"),
    ("Comp'Oth", "c4e3f6e6f5c5c3c6"),
    ("Rose-Bill", "c4e3f6e6f5c5f4g6f7"),
];

/// The opening that a game began with: the longest that its moves, written without passes, begin with.
pub fn name(transcript: &str) -> Option<&'static str> {
    let played = transcript.to_ascii_lowercase();
    let fitting = OPENINGS.iter().filter(|(_, moves)| played.starts_with(moves));
    fitting.max_by_key(|(_, moves)| moves.len()).map(|&(name, _)| name)
}

/// Positions to measure searches with: the start, the rose, two middle games, an ending.
pub const BENCH: [&str; 5] = [
    "---------------------------OX------XO--------------------------- X",
    "------------O-----OOOO----OXOX----OXX------XX------------------- X",
    "------------O-----OOOO---XXXXOXX--XXOOOX-X-XXOXX-------X-------- O",
    "------------O----OOOOOX--XOOOXXX--XOXXXX-XXXXOXX--XOOO-X--X-OO-- O",
    "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reversi;
    use search::{Game, Notation};
    use std::collections::HashSet;

    #[test]
    fn every_opening_is_legal_and_has_its_name() {
        let game = Reversi::default();
        for (opening, moves) in OPENINGS {
            let mut state = game.start();
            for square in moves.as_bytes().chunks(2) {
                let m = game.parse_move(&state, &String::from_utf8_lossy(square));
                state = game.play(&state, m.unwrap_or_else(|error| panic!("{opening}: {error}")));
            }
            assert_eq!(name(moves), Some(opening));
        }
        let names: HashSet<&str> = OPENINGS.iter().map(|&(name, _)| name).collect();
        assert_eq!(names.len(), OPENINGS.len());
    }

    #[test]
    fn a_game_has_the_name_of_its_longest_opening() {
        assert_eq!(name("C4e3F6e6F5c5C3c6D3"), Some("Comp'Oth"));
        assert_eq!(name("c4e3f6e6f5c5"), Some("tiger"));
        assert_eq!(name("d3"), None);
        assert_eq!(name(""), None);
    }

    #[test]
    fn positions_to_measure_with_are_positions_with_moves() {
        let game = Reversi::default();
        for text in BENCH {
            let state = game.parse_state(text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(game.outcome(&state), None, "{text}");
        }
    }
}
