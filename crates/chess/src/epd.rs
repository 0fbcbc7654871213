//! Test positions: four fields of a FEN, then operations such as `bm Nf3; id "WAC.001";`.

use crate::fen;
use crate::rules::{Chess, State};
use cozy_chess::Move;
use search::{Game, Notation, NotationError};

/// No line is longer.
const MAX_LENGTH: usize = 4096;
/// Fields of the position.
const FIELDS: usize = 4;

/// A position and what is known about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Epd {
    /// The position.
    pub state: State,
    /// What is known: an operation's name and its words.
    pub operations: Vec<(String, Vec<String>)>,
}

impl Epd {
    /// Reads a line; `;D1 20 ;D2 400` of counting suites is understood as well.
    pub fn parse(line: &str) -> Result<Epd, NotationError> {
        if line.len() > MAX_LENGTH {
            return Err(NotationError::new("test position", line, "at most 4096 characters"));
        }
        let (position, rest) = split_position(line);
        let state = fen::parse(&position)?;
        let operations = split_operations(&rest).into_iter().filter_map(|text| operation(&text)).collect();
        Ok(Epd { state, operations })
    }

    /// The words of an operation.
    pub fn operation(&self, name: &str) -> Option<&[String]> {
        self.operations.iter().find(|(known, _)| known == name).map(|(_, words)| words.as_slice())
    }

    /// The test's name.
    pub fn id(&self) -> Option<&str> {
        self.operation("id").and_then(|words| words.first()).map(String::as_str)
    }

    /// The moves of an operation such as `bm` (best moves) or `am` (moves to avoid).
    pub fn moves(&self, name: &str) -> Result<Vec<Move>, NotationError> {
        let words = self.operation(name).unwrap_or_default();
        words.iter().map(|word| Chess::default().parse_move(&self.state, word)).collect()
    }

    /// Whether a move passes the test: one of the best moves, and none of those to avoid. None if nothing is asked.
    pub fn is_solved_by(&self, m: Move) -> Result<Option<bool>, NotationError> {
        let (best, avoid) = (self.moves("bm")?, self.moves("am")?);
        if best.is_empty() && avoid.is_empty() {
            return Ok(None);
        }
        let code = |m: &Move| Chess::default().code(*m);
        let contains = |moves: &[Move]| moves.iter().any(|known| code(known) == code(&m));
        Ok(Some((best.is_empty() || contains(&best)) && !contains(&avoid)))
    }
}

/// The four fields of the position, clocks if there are some, and the rest.
fn split_position(line: &str) -> (String, String) {
    let (head, counts) = line.split_once(';').unwrap_or((line, ""));
    let words: Vec<&str> = head.split_whitespace().collect();
    let is_number = |index: usize| words.get(index).is_some_and(|word| word.parse::<u32>().is_ok());
    let length = if is_number(FIELDS) && is_number(FIELDS + 1) { FIELDS + 2 } else { FIELDS };
    let position = words[..length.min(words.len())].join(" ");
    let rest = words.get(length..).unwrap_or_default().join(" ");
    (position, format!("{rest};{counts}"))
}

/// Splits at semicolons outside quotes.
fn split_operations(text: &str) -> Vec<String> {
    let mut operations = vec![String::new()];
    let mut quoted = false;
    for c in text.chars() {
        quoted ^= c == '"';
        match (c, operations.last_mut()) {
            (';', _) if !quoted => operations.push(String::new()),
            (c, Some(last)) => last.push(c),
            _ => {}
        }
    }
    operations
}

fn operation(text: &str) -> Option<(String, Vec<String>)> {
    let (name, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
    let rest = rest.trim();
    let words = match rest.strip_prefix('"') {
        Some(quoted) => vec![quoted.trim_end_matches('"').to_string()],
        None => rest.split_whitespace().map(String::from).collect(),
    };
    (!name.is_empty()).then(|| (name.into(), words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn operations_are_read() {
        let epd = Epd::parse("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 e3; am Kd1; id \"a;b\";").unwrap();
        assert_eq!(epd.id(), Some("a;b"));
        let solved = |text| epd.is_solved_by(Chess::default().parse_move(&epd.state, text).unwrap());
        assert_eq!(solved("e4"), Ok(Some(true)));
        assert_eq!(solved("Kd1"), Ok(Some(false)));
        assert_eq!(solved("Kf1"), Ok(Some(false)));
    }

    #[test]
    fn clocks_and_counts_are_understood() {
        let epd = Epd::parse("4k3/8/8/8/8/8/4P3/4K3 w - - 5 9 ;D1 7 ;D2 35").unwrap();
        assert_eq!((epd.state.clock(), epd.operation("D2")), (5, Some(&["35".to_string()][..])));
        assert_eq!(Epd::parse("4k3/8/8/8/8/8/4P3/4K3 w - -").unwrap().operations, []);
    }

    #[test]
    fn bad_positions_and_moves_are_named() {
        assert!(Epd::parse("4k3/8/8 w - - bm e4;").is_err());
        let epd = Epd::parse("4k3/8/8/8/8/8/4P3/4K3 w - - bm Qh5;").unwrap();
        assert!(epd.moves("bm").unwrap_err().to_string().contains("'Qh5'"));
    }

    proptest! {
        #[test]
        fn no_line_breaks_the_reader(line in "(4k3/8/8/8/8/8/4P3/4K3 w - - )?\\PC*") {
            if let Ok(epd) = Epd::parse(&line) {
                let _ = (epd.moves("bm"), epd.id());
            }
        }
    }
}
