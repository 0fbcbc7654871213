//! Saved games: a text file with the maze and every move, so that a game can be watched again.
//!
//! ```text
//! plywood pacman game
//! layout nook
//! seed 7
//! result won 523
//! maze
//! %%%%%%%
//! ...
//! moves
//! EESS.WW
//! ```
//! The moves of all agents in turn are letters: `W`, `E`, `N`, `S`, and `.` for Stop. Lines after `moves` may be
//! of any length.

use crate::geometry::Move;
use crate::ghosts::GhostModel;
use crate::layout::{Layout, parse_layout};
use crate::play::{MAX_MOVES, MazeGame};
use crate::rules::Pacman;
use crate::state::{State, Status};
use search::{Game, Notation, NotationError};

/// The first line of every saved game.
const TITLE: &str = "plywood pacman game";
/// Longest saved game, in bytes: all moves, the largest maze and room for the rest.
const MAX_BYTES: usize = 2 * MAX_MOVES + 10_000;
/// Longest name of a layout, in characters.
const MAX_NAME: usize = 200;
/// Moves in one line.
const LINE_MOVES: usize = 100;

/// A game with everything needed to watch it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// The name of the layout, for people.
    pub name: String,
    /// The seed of the ghosts' draws, if they were drawn from one seed.
    pub seed: Option<u64>,
    /// The layout with the ghosts that played.
    pub layout: Layout,
    /// The moves and the result.
    pub record: MazeGame,
}

impl SavedGame {
    /// Reads a saved game and plays it through: moves and result must be right.
    pub fn parse(text: &str) -> Result<SavedGame, NotationError> {
        if text.len() > MAX_BYTES {
            return Err(refuse(TITLE, format!("at most {MAX_BYTES} bytes, not {}", text.len())));
        }
        let mut lines = text.lines();
        let mut field = |name: &str| {
            let line = lines.next().unwrap_or_default().trim_end();
            let value = line.strip_prefix(name).map(str::trim_start);
            value.ok_or_else(|| refuse(line, format!("a line that starts with '{name}'")))
        };
        field(TITLE)?;
        let name = clean_name(field("layout")?);
        let seed = read_seed(field("seed")?)?;
        let result = field("result")?;
        field("maze")?;
        let rows: Vec<&str> = lines.by_ref().take_while(|line| line.trim_end() != "moves").collect();
        let layout = parse_layout(&rows.join("\n"))?;
        let record = MazeGame { moves: read_moves(lines)?, ..read_result(result)? };
        let game = SavedGame { name, seed, layout, record };
        game.check()?;
        Ok(game)
    }

    /// The game the moves belong to.
    pub fn game(&self) -> Pacman {
        Pacman::new(self.layout.clone(), GhostModel::Adversary)
    }

    /// Every state from the start to the end, for watching.
    pub fn states(&self) -> Result<Vec<State>, NotationError> {
        let game = self.game();
        let mut states = vec![game.start()];
        for (index, &m) in self.record.moves.iter().enumerate() {
            let state = &states[index];
            if !game.legal(state).contains(m) {
                let expected = format!("a legal move at place {}", index + 1);
                return Err(NotationError::new("move", m.name(), expected));
            }
            states.push(game.play(state, m));
        }
        Ok(states)
    }

    fn check(&self) -> Result<(), NotationError> {
        let states = self.states()?;
        let last = &states[states.len() - 1];
        if (last.status(), last.score()) != (self.record.status, self.record.score) {
            let played = show_result(last.status(), last.score());
            let written = show_result(self.record.status, self.record.score);
            return Err(refuse(&written, format!("'{played}' after these moves")));
        }
        Ok(())
    }
}

impl std::fmt::Display for SavedGame {
    /// Writes the game so that [`SavedGame::parse`] reads it back.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let seed = self.seed.map_or("-".to_string(), |seed| seed.to_string());
        let MazeGame { moves, score, status } = &self.record;
        writeln!(f, "{TITLE}\nlayout {}\nseed {seed}", clean_name(&self.name))?;
        writeln!(f, "{}\nmaze\n{}moves", show_result(*status, *score), self.layout)?;
        for line in moves.chunks(LINE_MOVES) {
            writeln!(f, "{}", line.iter().map(|m| m.letter()).collect::<String>())?;
        }
        Ok(())
    }
}

fn refuse(text: &str, expected: impl Into<String>) -> NotationError {
    NotationError::new("saved game", text, expected)
}

/// A name that fits on its line.
fn clean_name(name: &str) -> String {
    let visible: String = name.chars().filter(|c| !c.is_control()).take(MAX_NAME).collect();
    visible.trim().to_string()
}

fn read_seed(text: &str) -> Result<Option<u64>, NotationError> {
    match text {
        "-" => Ok(None),
        _ => text.parse().map(Some).map_err(|_| refuse(text, "a seed: a whole number, or - for none")),
    }
}

fn show_result(status: Status, score: i32) -> String {
    format!("result {} {score}", status.word())
}

fn read_result(text: &str) -> Result<MazeGame, NotationError> {
    let read = || {
        let (word, score) = text.split_once(' ')?;
        let status = [Status::Playing, Status::Won, Status::Lost].into_iter().find(|s| s.word() == word)?;
        Some(MazeGame { moves: Vec::new(), score: score.parse().ok()?, status })
    };
    read().ok_or_else(|| refuse(text, "playing, won or lost, and the score"))
}

fn read_moves<'a>(lines: impl Iterator<Item = &'a str>) -> Result<Vec<Move>, NotationError> {
    let mut moves = Vec::new();
    for line in lines {
        for letter in line.chars().filter(|c| !c.is_whitespace()) {
            moves.push(Move::from_letter(letter).ok_or_else(|| refuse(line, "moves W, E, N, S and ."))?);
        }
    }
    if moves.len() > MAX_MOVES {
        return Err(refuse(TITLE, format!("at most {MAX_MOVES} moves, not {}", moves.len())));
    }
    Ok(moves)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::{Ghost, Method, PacmanPlayer};
    use crate::layouts::built_in;
    use crate::play::Match;
    use crate::random::PythonRandom;
    use crate::value;
    use proptest::prelude::*;
    use std::sync::Arc;

    fn saved(name: &str, seed: u64) -> SavedGame {
        let layout = built_in(name).unwrap();
        let game = Pacman::new(layout.clone(), GhostModel::Adversary);
        let pacman = PacmanPlayer {
            method: Method::Reflex,
            depth: 1,
            value: Arc::new(value::preset("reflex").unwrap()),
            chooser: None,
        };
        let setting =
            Match { game, pacman, ghosts: vec![Ghost::Random; layout.ghosts.len()], max_moves: 500 };
        let record = setting.play(&mut PythonRandom::new(seed));
        SavedGame { name: name.into(), seed: Some(seed), layout, record }
    }

    #[test]
    fn saved_games_read_back() {
        for name in ["nook", "ring", "rooms"] {
            let game = saved(name, 3);
            let text = game.to_string();
            assert_eq!(SavedGame::parse(&text), Ok(game.clone()));
            assert_eq!(game.states().unwrap().len(), game.record.moves.len() + 1);
            let unnamed = SavedGame { name: " \n".into(), seed: None, ..game };
            assert_eq!(SavedGame::parse(&unnamed.to_string()).unwrap().to_string(), unnamed.to_string());
        }
    }

    fn check_refused(text: &str, expected: &str) {
        let message = SavedGame::parse(text).unwrap_err().to_string();
        assert!(message.contains(expected), "'{message}' does not say '{expected}'");
    }

    #[test]
    fn damaged_games_are_refused() {
        let text = saved("nook", 3).to_string();
        check_refused("", "starts with 'plywood pacman game'");
        check_refused(&text.replace("seed 3", "seed x"), "a whole number");
        check_refused(&text.replace("result ", "result none "), "playing, won or lost");
        check_refused(&text.replace("moves\n", "moves\nQ"), "moves W, E, N, S");
        check_refused(&text.replace("moves\n", "moves\nN"), "a legal move at place 1");
        check_refused(&text.replace("moves\n", "moves\n.."), "");
        check_refused(&text.replace("%P", "%%"), "one P");
        check_refused(&format!("{text}{}", ".".repeat(MAX_BYTES)), "bytes");
    }

    proptest! {
        #[test]
        fn mutilated_games_never_panic(at in 0usize..150, with in "[\\n%WES. a-z0-9]{0,3}") {
            let mut text = saved("nook", 3).to_string();
            let at = at.min(text.len() - 1);
            text.replace_range(at..at + 1, &with);
            if let Ok(game) = SavedGame::parse(&text) {
                prop_assert_eq!(SavedGame::parse(&game.to_string()), Ok(game));
            }
        }
    }
}
