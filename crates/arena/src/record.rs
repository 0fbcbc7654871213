//! What is kept of a game, and how it is written: PGN for chess, PDN for draughts, the same form for the rest.

use crate::player::Foul;
use draughts::Draughts;
use draughts::pdn::{self, PdnGame, Scoring, Tag};
use search::{Game, Notation, Score};
use session::Opening;
use session::{ResultOrder, Side};
use std::fmt::Write;
use std::time::Duration;

/// Lines are broken before they become longer than this.
const WIDTH: usize = 79;

/// A move that was played, and what its player thought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedPly {
    /// The move.
    pub m: String,
    /// Its score for MAX.
    pub score: Option<i32>,
    /// Depth reached.
    pub depth: Option<u32>,
    /// Nodes searched.
    pub nodes: Option<u64>,
    /// Time taken.
    pub spent: Duration,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who won.
    pub winner: Option<Side>,
    /// Why.
    pub reason: String,
    /// Who is to blame, if somebody is.
    pub foul: Option<(Side, Foul)>,
}

impl Ending {
    pub(crate) fn regular(winner: Option<Side>, reason: &str) -> Ending {
        Ending { winner, reason: reason.into(), foul: None }
    }

    pub(crate) fn foul(side: Side, foul: Foul) -> Ending {
        Ending { winner: Some(side.other()), reason: foul.to_string(), foul: Some((side, foul)) }
    }
}

/// Which game of a match: of which pair, and the first or the second.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Seat {
    /// The pair, from 0.
    pub pair: usize,
    /// Whether the first player has MAX, as in the first game of a pair.
    pub first_is_max: bool,
}

impl Seat {
    /// The side of the first player.
    pub fn first_side(self) -> Side {
        if self.first_is_max { Side::Max } else { Side::Min }
    }

    /// The number in the record: pair and game, from 1.
    pub fn round(self) -> String {
        format!("{}.{}", self.pair + 1, if self.first_is_max { 1 } else { 2 })
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRecord {
    /// The game's name, such as chess.
    pub game: String,
    /// The names of the sides, such as White and Black.
    pub sides: [String; 2],
    /// Which game of the match.
    pub seat: Seat,
    /// The players, MAX and MIN.
    pub players: [String; 2],
    /// Where it began.
    pub opening: Opening,
    /// The moves after the opening.
    pub plies: Vec<PlayedPly>,
    /// How it ended.
    pub ending: Ending,
    /// Who made the first move after the opening.
    pub first_mover: Side,
    /// How long players could think, in words.
    pub pace: String,
    /// The day, as year.month.day.
    pub date: String,
}

impl GameRecord {
    /// The first player's points in halves: 0, 1 or 2.
    pub fn halves(&self) -> usize {
        match self.ending.winner {
            None => 1,
            Some(side) if side == self.seat.first_side() => 2,
            Some(_) => 0,
        }
    }

    /// Who made each of the moves after the opening.
    pub fn movers(&self) -> impl Iterator<Item = Side> {
        std::iter::successors(Some(self.first_mover), |side| Some(side.other()))
    }

    fn tags(&self) -> Vec<Tag> {
        let tag = |name: &str, value: &str| Tag { name: name.into(), value: value.into() };
        let [max, min] = tag_names(&self.game, &self.sides);
        vec![
            tag("Event", &format!("{} match", self.game)),
            tag("Site", "?"),
            tag("Date", &self.date),
            tag("Round", &self.seat.round()),
            tag(&max, &self.players[0]),
            tag(&min, &self.players[1]),
            tag("Opening", &self.opening.name),
            tag("TimeControl", &self.pace),
            tag("PlyCount", &(self.opening.moves.len() + self.plies.len()).to_string()),
            tag("Termination", &self.ending.reason),
        ]
    }

    fn comment(&self, ply: &PlayedPly) -> String {
        let score = ply.score.map_or("-".into(), show_score);
        let depth = ply.depth.map_or(String::new(), |depth| format!("/{depth}"));
        format!("{score}{depth} {:.3}s", ply.spent.as_secs_f64())
    }
}

/// The tags that name the players: draughts files say Black, whatever we call the side.
pub(crate) fn tag_names(game: &str, sides: &[String; 2]) -> [String; 2] {
    if game == "draughts" { ["White".into(), "Black".into()] } else { sides.clone() }
}

/// Whose points come first in a result: usually the first mover's in draughts, MAX's elsewhere.
pub(crate) fn first_in_result(game: &str, order: ResultOrder) -> Side {
    let is_first_mover = game == "draughts" && order == ResultOrder::Usual;
    if is_first_mover { Side::Min } else { Side::Max }
}

fn show_score(score: i32) -> String {
    match Score(score).plies_to_end() {
        Some(plies) => format!("{}M{plies}", if score > 0 { '+' } else { '-' }),
        None => format!("{:+.2}", f64::from(score) / 100.0),
    }
}

/// Writes a game with a final empty line, so that games can follow each other.
pub fn write_game(record: &GameRecord, order: ResultOrder) -> String {
    match record.game.as_str() {
        "draughts" => write_pdn(record, order).unwrap_or_else(|| write_pgn(record, order)),
        _ => write_pgn(record, order),
    }
}

fn write_pgn(record: &GameRecord, order: ResultOrder) -> String {
    let mut text = String::new();
    let mut tags = record.tags();
    let result = match record.ending.winner {
        None => "1/2-1/2",
        Some(side) if side == first_in_result(&record.game, order) => "1-0",
        Some(_) => "0-1",
    };
    tags.insert(6, Tag { name: "Result".into(), value: result.into() });
    if let Some(position) = &record.opening.position {
        tags.insert(7, Tag { name: "SetUp".into(), value: "1".into() });
        tags.insert(8, Tag { name: "FEN".into(), value: position.clone() });
    }
    for Tag { name, value } in tags {
        let value: String = value.chars().filter(|c| !c.is_control()).collect();
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    }
    text.push('\n');
    text.push_str(&wrap(&pgn_words(record, result)));
    text.push('\n');
    text
}

/// The moves with their numbers, comments and result.
fn pgn_words(record: &GameRecord, result: &str) -> Vec<String> {
    let (mut number, mut is_second) = first_number(record.opening.position.as_deref());
    let book = record.opening.moves.iter().map(|m| (m, None));
    let played = record.plies.iter().map(|ply| (&ply.m, Some(record.comment(ply))));
    let mut words = Vec::new();
    let mut needs_number = true;
    for (m, comment) in book.chain(played) {
        if !is_second {
            words.push(format!("{number}."));
        } else if needs_number {
            words.push(format!("{number}..."));
        }
        words.push(m.clone());
        needs_number = comment.is_some();
        if let Some(comment) = comment {
            words.extend(format!("{{{comment}}}").split(' ').map(String::from));
        }
        number += usize::from(is_second);
        is_second = !is_second;
    }
    words.push(result.into());
    words
}

/// The number of the first move and whether the second player makes it; a FEN says both.
fn first_number(position: Option<&str>) -> (usize, bool) {
    let fields: Vec<&str> = position.unwrap_or_default().split_whitespace().collect();
    let number = fields.get(5).and_then(|word| word.parse().ok()).unwrap_or(1);
    (number, fields.get(1) == Some(&"b"))
}

fn wrap(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > WIDTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += width;
    }
    text.push('\n');
    text
}

fn write_pdn(record: &GameRecord, order: ResultOrder) -> Option<String> {
    let start = match &record.opening.position {
        Some(text) => Draughts.parse_state(text).ok()?,
        None => Draughts.start(),
    };
    let mut game = PdnGame::new(start);
    let mut state = start;
    let book = record.opening.moves.iter().map(|m| (m, None));
    let played = record.plies.iter().map(|ply| (&ply.m, Some(record.comment(ply))));
    for (text, comment) in book.chain(played) {
        let m = Draughts.parse_move(&state, text).ok()?;
        state = Draughts.play(&state, m);
        game.line.plies.push(pdn::Played { comments: comment.into_iter().collect(), ..pdn::Played::new(m) });
    }
    game.tags = record.tags();
    game.ending = record.ending.winner.map_or(pdn::Ending::Drawn, pdn::Ending::Won);
    let scoring = match order {
        ResultOrder::Usual => Scoring::FirstPlayer,
        ResultOrder::White => Scoring::White,
    };
    Some(pdn::write(&game, scoring))
}
