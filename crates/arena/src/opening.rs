//! Where games begin: known openings, ballots, files of positions, or moves drawn at random.

use crate::error::ArenaError;
use session::{At, GameRecord, Opening, Playable, PlayingSettings, Request, StopFlag, play_random};
use std::path::Path;

/// The game's own start, as a source of openings.
const START: &str = "start";
/// What stands before the number of random moves.
const RANDOM: &str = "random:";
/// Texts quoted in messages are cut.
const MAX_QUOTED: usize = 60;
/// A larger file of openings is refused.
const MAX_FILE_BYTES: u64 = 64 << 20;
/// More random plies than this leave no game.
const MAX_RANDOM_PLIES: usize = 60;
/// A random opening is tried this often until it is even.
const ATTEMPTS: u64 = 64;
/// A random opening is judged with this many nodes.
const JUDGING_NODES: u64 = 2000;
/// Moves taken from each game of a file…
const GAME_PLIES: usize = 6;
/// …of at most this number.
const MAX_GAMES: usize = 100_000;

/// Where openings come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpeningSource {
    /// A list, used in order and then again from its beginning.
    List(Vec<Opening>),
    /// This number of random moves from the start, drawn anew for every pair.
    Random {
        /// Moves of both sides together.
        plies: usize,
        /// Draws them.
        seed: u64,
    },
}

impl OpeningSource {
    /// These openings in an order that the seed draws.
    pub fn shuffled(mut list: Vec<Opening>, seed: u64) -> OpeningSource {
        fastrand::Rng::with_seed(seed).shuffle(&mut list);
        OpeningSource::List(list)
    }

    /// How many different openings there are; none when they never end.
    pub fn len(&self) -> Option<usize> {
        match self {
            OpeningSource::List(list) => Some(list.len()),
            OpeningSource::Random { .. } => None,
        }
    }

    /// Whether there is nothing to begin with.
    pub fn is_empty(&self) -> bool {
        self.len() == Some(0)
    }

    /// The opening of a pair of games.
    pub fn opening(&self, bench: &dyn Playable, pair: usize) -> Result<Opening, ArenaError> {
        match self {
            OpeningSource::List(list) => Ok(list[pair % list.len()].clone()),
            OpeningSource::Random { plies, seed } => random_opening(bench, *plies, *seed, pair as u64),
        }
    }
}

/// Whether openings come from here by name: from anywhere else they are read from a file.
pub fn are_openings_known(bench: &dyn Playable, text: &str) -> bool {
    text == START || text.starts_with(RANDOM) || bench.description().openings_named(text).is_some()
}

/// Reads where openings come from: `start`, a set that the game has by name, or `random:8`; a set is shuffled by the seed.
pub fn openings(bench: &dyn Playable, text: &str, seed: u64) -> Result<OpeningSource, ArenaError> {
    let refuse = |reason: String| ArenaError::Openings { name: search::quoted(text, MAX_QUOTED), reason };
    if let Some(plies) = text.strip_prefix(RANDOM) {
        let plies = plies.parse().ok().filter(|&plies: &usize| plies <= MAX_RANDOM_PLIES);
        let plies =
            plies.ok_or_else(|| refuse(format!("expected a number of plies up to {MAX_RANDOM_PLIES}")))?;
        return Ok(OpeningSource::Random { plies, seed });
    }
    let list = match bench.description().openings_named(text) {
        Some(named) => named?,
        None if text == START => vec![Opening { name: START.into(), ..Opening::default() }],
        None => return Err(refuse(expected(bench, "or random:N"))),
    };
    Ok(OpeningSource::shuffled(list, seed))
}

fn expected(bench: &dyn Playable, last: &str) -> String {
    let sets = bench.description().play.opening_sets.iter().map(|set| format!("{}, ", set.name));
    format!("expected {START}, {}{last}", sets.collect::<String>())
}

/// The openings of a file.
pub fn read_openings(bench: &dyn Playable, file: &str) -> Result<Vec<Opening>, ArenaError> {
    let refuse = |reason: String| ArenaError::Openings { name: file.into(), reason };
    if !Path::new(file).exists() {
        return Err(refuse(expected(bench, "random:N or a file")));
    }
    let text = files::read_text(Path::new(file), MAX_FILE_BYTES)?;
    let is_record = |end: &str| file.to_lowercase().ends_with(&format!(".{end}"));
    let found = match bench.description().notation.record.is_some_and(is_record) {
        true => from_games(bench, &text)?,
        false => lines(bench, &text).map_err(refuse)?,
    };
    if found.is_empty() { Err(refuse("no openings in it".into())) } else { Ok(found) }
}

/// One opening a line: a position (FEN, EPD), or moves from the start; what follows `#` is its name.
fn lines(bench: &dyn Playable, text: &str) -> Result<Vec<Opening>, String> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let (line, name) = line.split_once('#').unwrap_or((line, ""));
        if line.trim().is_empty() {
            continue;
        }
        let opening =
            read_line(bench, line.trim()).map_err(|reason| format!("line {}: {reason}", index + 1))?;
        let name = if name.trim().is_empty() { format!("line {}", index + 1) } else { name.trim().into() };
        found.push(Opening { name, ..opening });
    }
    Ok(found)
}

fn read_line(bench: &dyn Playable, line: &str) -> Result<Opening, String> {
    let at = |position: Option<String>, moves: Vec<String>| At { position, moves };
    // An EPD line has operations after the first four fields; a FEN has two numbers there.
    let without_operations: String = line.split_whitespace().take(4).collect::<Vec<_>>().join(" ");
    for position in [line, without_operations.as_str()] {
        if position.contains(['/', ':']) && bench.begin(&at(Some(position.into()), Vec::new())).is_ok() {
            return Ok(Opening { position: Some(position.into()), ..Opening::default() });
        }
    }
    let is_move =
        |word: &&str| !word.trim_end_matches('.').chars().all(|c| c.is_ascii_digit()) || !word.ends_with('.');
    let moves: Vec<String> = line.split_whitespace().filter(is_move).map(String::from).collect();
    match bench.begin(&at(None, moves.clone())) {
        Ok(_) => Ok(Opening { moves, ..Opening::default() }),
        Err(moves_error) => match bench.begin(&at(Some(line.into()), Vec::new())) {
            Ok(_) => Ok(Opening { position: Some(line.into()), ..Opening::default() }),
            Err(position_error) if line.contains(['/', ':']) => Err(position_error.to_string()),
            Err(_) => Err(moves_error.to_string()),
        },
    }
}

/// The first moves of every game of a file.
fn from_games(bench: &dyn Playable, text: &str) -> Result<Vec<Opening>, ArenaError> {
    let games = bench.read_records(text, MAX_GAMES)?;
    Ok(games.iter().enumerate().map(|(index, game)| first_moves(index + 1, game)).collect())
}

fn first_moves(number: usize, game: &GameRecord) -> Opening {
    let tag = |name: &str| game.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone());
    let name = tag("Opening").or(tag("Event")).filter(|name| !name.is_empty());
    let moves = game.line.moves().take(GAME_PLIES).collect();
    Opening { name: name.unwrap_or_else(|| format!("game {number}")), position: game.position.clone(), moves }
}

fn random_opening(bench: &dyn Playable, plies: usize, seed: u64, pair: u64) -> Result<Opening, ArenaError> {
    let mut random = fastrand::Rng::with_seed(seed ^ (pair + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut last = Vec::new();
    for _ in 0..ATTEMPTS {
        let mut board = bench.begin(&At::default())?;
        let moves = play_random(board.as_mut(), plies, &mut random)?;
        if board.outcome().is_some() {
            continue;
        }
        last = moves;
        let Some(even) = bench.description().play.even else { break };
        let request = Request {
            nodes: Some(JUDGING_NODES),
            playing: PlayingSettings { table_mib: Some(1), ..Request::thinking().playing },
            ..Request::thinking()
        };
        let judged = board.think(&request, &StopFlag::default(), &mut |_| {})?;
        if judged.details.lines.first().is_some_and(|line| line.value.number().abs() <= even) {
            break;
        }
    }
    Ok(Opening { name: format!("random {}", pair + 1), position: None, moves: last })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(source: OpeningSource) -> Vec<Opening> {
        match source {
            OpeningSource::List(list) => list,
            OpeningSource::Random { .. } => panic!("not a list"),
        }
    }

    #[test]
    fn the_standard_openings_are_legal_and_different() {
        let bench = games::open("chess", []).unwrap();
        let found = list(openings(bench.as_ref(), "standard", 1).unwrap());
        let mut positions: Vec<String> = Vec::new();
        for opening in &found {
            let at = At { position: None, moves: opening.moves.clone() };
            let board = bench.begin(&at).unwrap_or_else(|error| panic!("{}: {error}", opening.name));
            let position = board.text();
            let placement: Vec<&str> = position.split(' ').take(2).collect();
            positions.push(placement.join(" "));
        }
        assert!(found.len() >= 60, "{}", found.len());
        positions.sort();
        positions.dedup();
        assert_eq!(positions.len(), found.len(), "two openings lead to the same position");
        assert_ne!(found, list(openings(bench.as_ref(), "standard", 2).unwrap()), "the seed shuffles");
    }

    #[test]
    fn ballots_are_those_of_the_field() {
        let bench = games::open("draughts", []).unwrap();
        assert_eq!(list(openings(bench.as_ref(), "ballots", 0).unwrap()).len(), 174);
        let error = openings(bench.as_ref(), "standard", 0).unwrap_err().to_string();
        assert_eq!(error, "openings 'standard': expected start, ballots, eleven-man, or random:N");
    }

    #[test]
    fn all_starts_of_chess960_can_be_drawn() {
        let bench = games::open("chess", []).unwrap();
        let read = |text: &str| openings(bench.as_ref(), text, 1);
        let mut positions: Vec<String> = list(read("chess960:random").unwrap())
            .into_iter()
            .filter_map(|opening| opening.position)
            .collect();
        positions.sort();
        positions.dedup();
        assert_eq!(positions.len(), 960);
        let usual = &list(read("chess960:518").unwrap())[0];
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(usual.position.as_deref(), Some(start));
        for bad in ["chess960:960", "chess960:", "chess960:-1", "chess960:many"] {
            let error = read(bad).unwrap_err().to_string();
            assert_eq!(error, format!("bad opening '{bad}': expected chess960:random, or chess960:0 to 959"));
        }
    }

    #[test]
    fn openings_of_reversi_have_names_and_can_be_played() {
        let bench = games::open("reversi", []).unwrap();
        let found = list(openings(bench.as_ref(), "named", 1).unwrap());
        assert_eq!(found.len(), 31);
        for opening in found {
            let at = At { position: None, moves: opening.moves };
            assert!(bench.begin(&at).is_ok(), "{}", opening.name);
        }
    }

    #[test]
    fn random_openings_follow_the_seed() {
        let bench = games::open("chess", []).unwrap();
        let draw = |seed, pair| {
            openings(bench.as_ref(), "random:8", seed).unwrap().opening(bench.as_ref(), pair).unwrap()
        };
        assert_eq!(draw(1, 0), draw(1, 0));
        assert_ne!(draw(1, 0), draw(1, 1));
        assert_ne!(draw(1, 0), draw(2, 0));
        assert_eq!(draw(5, 3).moves.len(), 8);
    }

    #[test]
    fn lines_are_positions_or_moves() {
        let bench = games::open("chess", []).unwrap();
        let text = "# comment\n1. e4 e5 2. Nf3 # open\n\nr3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9\n4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"x\";\n";
        let found = lines(bench.as_ref(), text).unwrap();
        assert_eq!(
            found[0],
            Opening {
                name: "open".into(),
                position: None,
                moves: vec!["e4".into(), "e5".into(), "Nf3".into()]
            }
        );
        assert_eq!(found[1].position.as_deref(), Some("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9"));
        assert_eq!(found[2].position.as_deref(), Some("4k3/8/8/8/8/8/4P3/4K3 w - -"));
        let error = lines(bench.as_ref(), "e4\ne4 e6 Ke3").unwrap_err();
        assert!(error.starts_with("line 2: move 3: bad move 'Ke3'"), "{error}");
    }
}
