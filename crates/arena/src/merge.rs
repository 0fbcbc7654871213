//! The parts of a match, played by several processes or machines, put together.

use crate::error::ArenaError;
use crate::record::GameNumber;
use crate::resume::{Finished, Sought, WrittenGame, written_games};
use crate::summary::MatchSummary;
use session::{Description, ResultOrder};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The record of one part.
#[derive(Clone, Copy)]
pub struct RecordPart<'a> {
    /// The file's name.
    pub file: &'a str,
    /// What is in it.
    pub text: &'a str,
}

/// A match put together.
pub struct Merged {
    /// Its record, the games in the order of the match.
    pub record: String,
    /// Its numbers.
    pub summary: MatchSummary,
    /// The first pair of which a game is missing, from 1, and how many games are missing up to the last one there is.
    pub missing: Option<(usize, usize)>,
}

/// The game that a record says it is of.
pub fn read_game_name(part: RecordPart<'_>) -> Result<&str, ArenaError> {
    let first = written_games(part.file, part.text)?.0.into_iter().next();
    let event = first.and_then(|game| game.tag("Event").strip_suffix(" match"));
    event.ok_or_else(|| refusal(part, "no game of a match is in it"))
}

/// Puts the parts of one match together. Parts of different matches, and games that are there twice, are refused.
pub fn merge(game: &Description, parts: &[RecordPart<'_>], order: ResultOrder) -> Result<Merged, ArenaError> {
    let mut whole: BTreeMap<usize, (&str, Finished)> = BTreeMap::new();
    let mut is_of: Option<([String; 2], String)> = None;
    for &part in parts {
        for written in written_games(part.file, part.text)?.0 {
            let pace = written.tag("TimeControl");
            let (players, same_pace) = is_of.get_or_insert_with(|| (written.players(game), pace.to_string()));
            if pace != same_pace {
                return Err(refusal(part, &format!("a game with {pace}: expected {same_pace}")));
            }
            let sought = Sought { game, players, order };
            let Some(finished) = written.finished(part.file, sought)? else { continue };
            match whole.entry(finished.number.number()) {
                Entry::Vacant(place) => place.insert((written.text, finished)),
                Entry::Occupied(_) => {
                    let round = finished.number.round();
                    return Err(refusal(
                        part,
                        &format!("game {round} is there twice: expected every part once"),
                    ));
                }
            };
        }
    }
    let (players, pace) = is_of.ok_or_else(|| refusal(parts[0], "no game of a match is in it"))?;
    let mut summary = MatchSummary::new(game.name, &players, pace, whole.len(), None);
    let mut record = String::new();
    for (text, finished) in whole.values() {
        summary.add(finished.number.pair, finished.halves, &finished.reason);
        record.push_str(text.trim_end());
        record.push_str("\n\n");
    }
    Ok(Merged { record, summary, missing: missing(&whole.into_keys().collect::<Vec<_>>()) })
}

fn missing(games: &[usize]) -> Option<(usize, usize)> {
    let first = games.iter().enumerate().position(|(place, &number)| number != place)?;
    Some((GameNumber::of(first).pair + 1, games.last()? + 1 - games.len()))
}

fn refusal(part: RecordPart<'_>, reason: &str) -> ArenaError {
    ArenaError::Games { name: part.file.into(), reason: reason.into() }
}

impl WrittenGame<'_> {
    /// The first player and the second.
    fn players(&self, game: &Description) -> [String; 2] {
        let [max, min] = game.player_tags().map(|name| self.tag(name).to_string());
        if self.tag("Round").ends_with(".1") { [max, min] } else { [min, max] }
    }
}
