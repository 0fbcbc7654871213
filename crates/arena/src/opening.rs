//! Where games begin: known openings, ballots, files of positions, or moves drawn at random.

use crate::error::ArenaError;
use chess::Chess;
use draughts::ballots::{Ballot, eleven_man, three_move};
use draughts::{Draughts, pdn};
use search::{Game, Notation};
use session::{At, Playable, StopFlag, ThinkRequest};
use std::path::Path;

/// A larger file of openings is refused.
const MAX_FILE_BYTES: u64 = 64 << 20;
/// Well-known openings of chess, by their moves.
const CHESS_STANDARD: &str = include_str!("../openings/chess.txt");
/// More random plies than this leave no game.
const MAX_RANDOM_PLIES: usize = 60;
/// A random opening is tried this often until it is even.
const ATTEMPTS: u64 = 64;
/// A random opening is judged with this many nodes…
const JUDGING_NODES: u64 = 2000;
/// …and is even if it is worth no more than this, where a man or pawn is worth about 100.
const EVEN: f64 = 120.0;
/// Moves taken from the games of a PDN file.
const PDN_PLIES: usize = 6;

/// Where a game begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Opening {
    /// What it is called.
    pub name: String,
    /// The position; none for the game's start.
    pub position: Option<String>,
    /// Moves played from it before the players take over.
    pub moves: Vec<String>,
}

/// Where openings come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpeningSource {
    /// A list, used in order and then again from its beginning.
    List(Vec<Opening>),
    /// So many random moves from the start, drawn anew for every pair.
    Random {
        /// Moves of both sides together.
        plies: usize,
        /// Draws them.
        seed: u64,
    },
}

impl OpeningSource {
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

/// Reads where openings come from: `start`, `standard`, `chess960:N`, `chess960:random`, `ballots`, `eleven-man`,
/// `random:8` or a file; lists are shuffled by the seed.
pub fn openings(bench: &dyn Playable, text: &str, seed: u64) -> Result<OpeningSource, ArenaError> {
    let refuse = |reason: String| ArenaError::Openings { name: text.into(), reason };
    let only_for = |game: &str| {
        if bench.name() == game {
            Ok(())
        } else {
            Err(refuse(format!("these are for {game}, not for {}", bench.name())))
        }
    };
    if let Some(plies) = text.strip_prefix("random:") {
        let plies = plies.parse().ok().filter(|&plies: &usize| plies <= MAX_RANDOM_PLIES);
        let plies =
            plies.ok_or_else(|| refuse(format!("expected a number of plies up to {MAX_RANDOM_PLIES}")))?;
        return Ok(OpeningSource::Random { plies, seed });
    }
    if let Some(wanted) = text.strip_prefix("chess960:") {
        only_for("chess")?;
        let list = chess960(wanted);
        let expected = || refuse(format!("expected chess960:random, or chess960:0 to {}", chess::STARTS - 1));
        return Ok(OpeningSource::List(shuffled(list.ok_or_else(expected)?, seed)));
    }
    let list = match text {
        "start" => vec![Opening { name: "start".into(), ..Opening::default() }],
        "standard" => {
            only_for("chess")?;
            lines(bench, CHESS_STANDARD).map_err(refuse)?
        }
        "ballots" => {
            only_for("draughts")?;
            three_move().iter().map(ballot).collect()
        }
        "eleven-man" => {
            only_for("draughts")?;
            eleven_man().iter().map(ballot).collect()
        }
        file => from_file(bench, file)?,
    };
    if list.is_empty() {
        return Err(refuse("no openings in it".into()));
    }
    Ok(OpeningSource::List(shuffled(list, seed)))
}

fn shuffled(mut list: Vec<Opening>, seed: u64) -> Vec<Opening> {
    fastrand::Rng::with_seed(seed).shuffle(&mut list);
    list
}

/// One of the 960 starts by number, or all of them; none for other words.
fn chess960(wanted: &str) -> Option<Vec<Opening>> {
    let numbers = match wanted {
        "random" => 0..chess::STARTS,
        number => number.parse::<u16>().ok().map(|number| number..number.saturating_add(1))?,
    };
    let opening = |number: u16| {
        let chess = Chess::default().with_start(number)?;
        let position = Some(chess.show_state(&chess.start()));
        Some(Opening { name: format!("Chess960 start {number}"), position, moves: Vec::new() })
    };
    numbers.map(opening).collect()
}

fn from_file(bench: &dyn Playable, file: &str) -> Result<Vec<Opening>, ArenaError> {
    let refuse = |reason: String| ArenaError::Openings { name: file.into(), reason };
    if !Path::new(file).exists() {
        let sources = "start, standard, chess960:random, ballots, eleven-man, random:N or a file";
        return Err(refuse(format!("expected {sources}")));
    }
    let text = files::read_text(Path::new(file), MAX_FILE_BYTES)?;
    if bench.name() == "draughts" && file.ends_with(".pdn") {
        return Ok(from_pdn(&text));
    }
    lines(bench, &text).map_err(refuse)
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
        if bench.name() != "mnk"
            && position.contains(['/', ':'])
            && bench.begin(&at(Some(position.into()), Vec::new())).is_ok()
        {
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

fn from_pdn(text: &str) -> Vec<Opening> {
    let opening = |(index, game): (usize, pdn::PdnGame)| {
        let mut state = game.start;
        let mut moves = Vec::new();
        for m in game.moves().take(PDN_PLIES) {
            moves.push(Draughts.show_move(&state, m));
            state = Draughts.play(&state, m);
        }
        let position = (game.start != Draughts.start()).then(|| Draughts.show_state(&game.start));
        let name = game.tag("Opening").or(game.tag("Event")).unwrap_or_default();
        let name = if name.is_empty() { format!("game {}", index + 1) } else { name.into() };
        Opening { name, position, moves }
    };
    // A broken game does not lose the others.
    pdn::read(text, pdn::Scoring::FirstPlayer).filter_map(Result::ok).enumerate().map(opening).collect()
}

fn ballot(ballot: &Ballot) -> Opening {
    let mut state = ballot.start;
    let mut moves = Vec::new();
    for &m in &ballot.moves {
        moves.push(Draughts.show_move(&state, m));
        state = Draughts.play(&state, m);
    }
    let position = (ballot.start != Draughts.start()).then(|| Draughts.show_state(&ballot.start));
    Opening { name: moves.join(" "), position, moves }
}

fn random_opening(bench: &dyn Playable, plies: usize, seed: u64, pair: u64) -> Result<Opening, ArenaError> {
    let mut random = fastrand::Rng::with_seed(seed ^ (pair + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut last = Vec::new();
    for _ in 0..ATTEMPTS {
        let mut board = bench.begin(&At::default())?;
        let mut moves = Vec::new();
        while moves.len() < plies && board.outcome().is_none() {
            let legal = board.moves();
            let Some(m) = random.choice(&legal) else { break };
            moves.push(board.play(m)?);
        }
        if board.outcome().is_some() {
            continue;
        }
        last = moves;
        if bench.name() == "mnk" {
            break;
        }
        let request =
            ThinkRequest { nodes: Some(JUDGING_NODES), table_mib: Some(1), ..ThinkRequest::default() };
        let judged = board.think(&request, &StopFlag::default(), &mut |_| {})?;
        if judged.lines.first().is_some_and(|line| line.value.abs() <= EVEN) {
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
        assert_eq!(error, "openings 'standard': these are for chess, not for draughts");
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
            assert_eq!(error, format!("openings '{bad}': expected chess960:random, or chess960:0 to 959"));
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
