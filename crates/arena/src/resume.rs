//! Reading back which games of a match are finished, to go on where it was interrupted.

use crate::error::ArenaError;
use crate::record::{Seat, first_in_result, tag_names};
use std::collections::BTreeMap;
use workbench::Side;

/// A finished game as its tags tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Which game of the match.
    pub seat: Seat,
    /// The first player's points in halves.
    pub halves: usize,
    /// Why it ended.
    pub reason: String,
}

/// The finished games of a match between these two players.
pub fn finished_games(
    file: &str,
    text: &str,
    game: &str,
    sides: &[String; 2],
    players: &[String; 2],
) -> Result<Vec<Finished>, ArenaError> {
    let refuse = |reason: String| ArenaError::Games { name: file.into(), reason };
    let mut found = BTreeMap::new();
    for tags in games(text) {
        let tag = |name: &str| tags.get(name).copied().unwrap_or_default();
        let names = tag_names(game, sides);
        let seated = names.each_ref().map(|name| tag(name));
        let same = |a: &str, b: &str| seated == [a, b];
        let [first, second] = players;
        let first_is_max = same(first, second);
        if !first_is_max && !same(second, first) {
            return Err(refuse(format!(
                "a game between '{}' and '{}': expected '{first}' and '{second}'",
                seated[0], seated[1]
            )));
        }
        let round = tag("Round");
        let pair =
            round.split('.').next().and_then(|word| word.parse::<usize>().ok()).filter(|&pair| pair > 0);
        let pair =
            pair.ok_or_else(|| refuse(format!("bad round '{round}': expected pair and game, such as 3.1")))?;
        let Some(winner) = winner(tag("Result"), first_in_result(game)) else { continue };
        let seat = Seat { pair: pair - 1, first_is_max };
        let halves = winner.map_or(1, |side| if side == seat.first_side() { 2 } else { 0 });
        found.insert(seat, Finished { seat, halves, reason: tag("Termination").into() });
    }
    Ok(found.into_values().collect())
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

/// The tags of every game whose moves end with a result: one that was being written when the disk filled has none.
fn games(text: &str) -> Vec<BTreeMap<&str, &str>> {
    let mut games = Vec::new();
    let mut tags: BTreeMap<&str, &str> = BTreeMap::new();
    for line in text.lines().map(str::trim) {
        if let Some(inside) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix("\"]")) {
            if let Some((name, value)) = inside.split_once(" \"") {
                if name == "Event" {
                    tags.clear();
                }
                tags.insert(name, value);
            }
        } else if tags.get("Result").is_some_and(|result| line.split(' ').next_back() == Some(result)) {
            games.push(std::mem::take(&mut tags));
        }
    }
    games
}
