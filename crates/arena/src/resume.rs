//! Reading back which games of a match are finished, to go on where it was interrupted.

use crate::error::ArenaError;
use crate::record::{GameNumber, first_in_result};
use session::{Description, ResultOrder, Side};
use std::collections::BTreeMap;

/// A finished game as its tags tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Which game of the match.
    pub number: GameNumber,
    /// The first player's points in halves.
    pub halves: usize,
    /// Why it ended.
    pub reason: String,
}

/// The record of a match that was interrupted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Interrupted {
    /// The games that were finished.
    pub finished: Vec<Finished>,
    /// Where the last whole game ends, in bytes: what follows is a game that was being written.
    pub whole: usize,
}

/// The match whose record is read.
#[derive(Clone, Copy)]
pub struct Sought<'a> {
    /// The game.
    pub game: &'a Description,
    /// The players.
    pub players: &'a [String; 2],
    /// Whose points come first in its results.
    pub order: ResultOrder,
}

/// The finished games of a match.
pub fn finished_games(file: &str, text: &str, sought: Sought<'_>) -> Result<Interrupted, ArenaError> {
    let (games, whole) = written_games(file, text)?;
    let mut found = BTreeMap::new();
    for game in games {
        if let Some(finished) = game.finished(file, sought)? {
            found.insert(finished.number, finished);
        }
    }
    Ok(Interrupted { finished: found.into_values().collect(), whole })
}

/// A game as it stands in a record.
pub(crate) struct WrittenGame<'a> {
    tags: TagMap<'a>,
    /// All of it.
    pub text: &'a str,
}

impl<'a> WrittenGame<'a> {
    /// The value of a tag; nothing where there is none.
    pub(crate) fn tag(&self, name: &str) -> &'a str {
        self.tags.get(name).copied().unwrap_or_default()
    }

    /// The game in the match that is sought; none if it has no result.
    pub(crate) fn finished(&self, file: &str, sought: Sought<'_>) -> Result<Option<Finished>, ArenaError> {
        let Sought { game, players, order } = sought;
        let refuse = |reason: String| ArenaError::Games { name: file.into(), reason };
        let seated = game.player_tags().map(|name| self.tag(name));
        let same = |a: &str, b: &str| seated == [a, b];
        let [first, second] = players;
        let first_is_max = same(first, second);
        if !first_is_max && !same(second, first) {
            return Err(refuse(format!(
                "a game between '{}' and '{}': expected '{first}' and '{second}'",
                seated[0], seated[1]
            )));
        }
        let round = self.tag("Round");
        let pair =
            round.split('.').next().and_then(|word| word.parse::<usize>().ok()).filter(|&pair| pair > 0);
        let pair =
            pair.ok_or_else(|| refuse(format!("bad round '{round}': expected pair and game, such as 3.1")))?;
        let Some(winner) = winner(self.tag("Result"), first_in_result(game, order)) else { return Ok(None) };
        let number = GameNumber { pair: pair - 1, first_is_max };
        let halves = winner.map_or(1, |side| if side == number.first_side() { 2 } else { 0 });
        Ok(Some(Finished { number, halves, reason: self.tag("Termination").into() }))
    }
}

/// The whole games of a record, and where the last of them ends, in bytes.
pub(crate) fn written_games<'a>(
    file: &str,
    text: &'a str,
) -> Result<(Vec<WrittenGame<'a>>, usize), ArenaError> {
    split(text).map_err(|reason| ArenaError::Games { name: file.into(), reason })
}

/// Who won; none inside for a draw, none outside for a game without a result.
fn winner(result: &str, first: Side) -> Option<Option<Side>> {
    match result {
        "1-0" => Some(Some(first)),
        "0-1" => Some(Some(first.other())),
        "1/2-1/2" => Some(None),
        _ => None,
    }
}

/// The tags of a game by their names.
type TagMap<'a> = BTreeMap<&'a str, &'a str>;

/// Every game we write begins with this tag.
const FIRST_TAG: &str = "[Event \"";

/// Every whole game, and where the last of them ends. Whole games have a result behind their moves: one that was being
/// written when the disk filled has none, and nothing follows it. Anything else is no record of ours.
fn split(text: &str) -> Result<(Vec<WrittenGame<'_>>, usize), String> {
    let (mut games, mut whole, mut at, mut begun) = (Vec::new(), 0, 0, 0);
    let mut tags = TagMap::new();
    for (index, line) in text.split_inclusive('\n').enumerate() {
        if tags.is_empty() {
            begun = at;
        }
        at += line.len();
        let (line, is_cut) = (line.trim(), !line.ends_with('\n'));
        let begins = line.starts_with(FIRST_TAG);
        let may_begin = is_cut && FIRST_TAG.starts_with(line);
        if tags.is_empty() && !line.is_empty() && !begins && !may_begin {
            return Err(format!("line {} begins no game of a match: expected {FIRST_TAG}...", index + 1));
        }
        if begins && !tags.is_empty() {
            return Err(format!("the game before line {} has no end", index + 1));
        }
        if let Some((name, value)) = tag(line) {
            tags.insert(name, value);
        } else if !is_cut
            && tags.get("Result").is_some_and(|result| line.split(' ').next_back() == Some(result))
        {
            games.push(WrittenGame { tags: std::mem::take(&mut tags), text: &text[begun..at] });
            whole = at;
        }
    }
    Ok((games, whole))
}

/// The name and the value in a line such as `[Round "1.2"]`.
fn tag(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")
}
