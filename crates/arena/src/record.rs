//! What is kept of a game, and how it is written: as the game's players do, or in the form of PGN where they have none.

use crate::error::ArenaError;
use crate::player::Foul;
use search::Score;
use session::annotated::{Line, Played, wrap};
use session::{Description, Ending, GameRecord, Opening, Playable, ResultOrder, Side};
use std::time::Duration;

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
pub struct Finish {
    /// Who won.
    pub winner: Option<Side>,
    /// Why.
    pub reason: String,
    /// The player to blame, if there is one.
    pub foul: Option<(Side, Foul)>,
}

impl Finish {
    pub(crate) fn regular(winner: Option<Side>, reason: &str) -> Finish {
        Finish { winner, reason: reason.into(), foul: None }
    }

    pub(crate) fn foul(side: Side, foul: Foul) -> Finish {
        Finish { winner: Some(side.other()), reason: foul.to_string(), foul: Some((side, foul)) }
    }
}

/// Which game of a match: of which pair, and the first or the second.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct GameNumber {
    /// The pair, from 0.
    pub pair: usize,
    /// Whether the first player has MAX, as in the first game of a pair.
    pub first_is_max: bool,
}

impl GameNumber {
    /// The game of this number, from 0.
    pub fn of(number: usize) -> GameNumber {
        GameNumber { pair: number / 2, first_is_max: number.is_multiple_of(2) }
    }

    /// The number of the game in the match, from 0.
    pub fn number(self) -> usize {
        2 * self.pair + usize::from(!self.first_is_max)
    }

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
pub struct MatchGame {
    /// Which game of the match.
    pub number: GameNumber,
    /// The players, MAX and MIN.
    pub players: [String; 2],
    /// Where it began.
    pub opening: Opening,
    /// The moves after the opening.
    pub plies: Vec<PlayedPly>,
    /// How it ended.
    pub ending: Finish,
    /// Who made the first move after the opening.
    pub first_mover: Side,
    /// How long players could think, in words.
    pub pace: String,
    /// The day, as year.month.day.
    pub date: String,
}

impl MatchGame {
    /// The first player's points in halves: 0, 1 or 2.
    pub fn halves(&self) -> usize {
        match self.ending.winner {
            None => 1,
            Some(side) if side == self.number.first_side() => 2,
            Some(_) => 0,
        }
    }

    /// Who made each of the moves after the opening.
    pub fn movers(&self) -> impl Iterator<Item = Side> {
        std::iter::successors(Some(self.first_mover), |side| Some(side.other()))
    }

    fn tags(&self, description: &Description) -> Vec<(String, String)> {
        let tag = |name: &str, value: &str| (name.into(), value.into());
        let [max, min] = description.player_tags();
        vec![
            tag("Event", &format!("{} match", description.name)),
            tag("Site", "?"),
            tag("Date", &self.date),
            tag("Round", &self.number.round()),
            tag(max, &self.players[0]),
            tag(min, &self.players[1]),
            tag("Opening", &self.opening.name),
            tag("TimeControl", &self.pace),
            tag("PlyCount", &(self.opening.moves.len() + self.plies.len()).to_string()),
            tag("Termination", &self.ending.reason),
        ]
    }

    /// The moves of the opening and of the game, with what the players thought.
    fn line(&self) -> Line<String> {
        let book = self.opening.moves.iter().cloned().map(Played::new);
        let played =
            |ply: &PlayedPly| Played { comments: vec![self.comment(ply)], ..Played::new(ply.m.clone()) };
        Line { comments: Vec::new(), plies: book.chain(self.plies.iter().map(played)).collect() }
    }

    fn comment(&self, ply: &PlayedPly) -> String {
        let score = ply.score.map_or("-".into(), show_score);
        let depth = ply.depth.map_or(String::new(), |depth| format!("/{depth}"));
        format!("{score}{depth} {:.3}s", ply.spent.as_secs_f64())
    }
}

/// Names of two players as a record can have them: without signs that mean something there, and different.
pub fn fit_names(names: [String; 2]) -> [String; 2] {
    let mut names = names.map(|name| name.replace(['"', '\\'], "'").replace(char::is_control, " "));
    if names[0] == names[1] {
        names[1].push_str(" (2)");
    }
    names
}

/// Whose points come first in a result.
pub(crate) fn first_in_result(description: &Description, order: ResultOrder) -> Side {
    match order {
        ResultOrder::Usual => description.notation.first_in_result,
        ResultOrder::White => Side::Max,
    }
}

fn show_score(score: i32) -> String {
    match Score(score).plies_to_end() {
        Some(plies) => format!("{}M{plies}", if score > 0 { '+' } else { '-' }),
        None => format!("{:+.2}", f64::from(score) / 100.0),
    }
}

/// Writes a game with a final empty line, so that games can follow each other.
pub fn write_game(game: &dyn Playable, played: &MatchGame, order: ResultOrder) -> Result<String, ArenaError> {
    let description = game.description();
    let record = GameRecord {
        position: played.opening.position.clone(),
        line: played.line(),
        tags: played.tags(description),
        ending: Some(played.ending.winner.map_or(Ending::Drawn, Ending::Won)),
    };
    if description.notation.record.is_some() {
        return Ok(game.write_record(&record, order)?);
    }
    let result = match played.ending.winner {
        None => "1/2-1/2",
        Some(side) if side == first_in_result(description, order) => "1-0",
        Some(_) => "0-1",
    };
    Ok(write_plain(record, result))
}

/// The form of PGN, for games whose players have none: tags, then numbered moves.
fn write_plain(record: GameRecord, result: &str) -> String {
    let mut tags = record.tags;
    tags.push(("Result".into(), result.into()));
    tags.extend(record.position.map(|position| ("FEN".into(), position)));
    let tag = |(name, value): &(String, String)| {
        let value: String = value.chars().filter(|c| !c.is_control()).collect();
        format!("[{name} \"{}\"]\n", value.replace('\\', "\\\\").replace('"', "\\\""))
    };
    let tags: String = tags.iter().map(tag).collect();
    format!("{tags}\n{}\n", wrap(&numbered(&record.line, result)))
}

/// The moves with their numbers and comments, and the result.
fn numbered(line: &Line<String>, result: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, played) in line.plies.iter().enumerate() {
        let is_first = index % 2 == 0;
        if is_first || !line.plies[index - 1].comments.is_empty() {
            words.push(format!("{}{}", index / 2 + 1, if is_first { "." } else { "..." }));
        }
        words.push(played.m.clone());
        let comments = played.comments.iter().map(|comment| format!("{{{comment}}}"));
        words.extend(comments.flat_map(|text| text.split(' ').map(String::from).collect::<Vec<_>>()));
    }
    words.push(result.into());
    words
}
