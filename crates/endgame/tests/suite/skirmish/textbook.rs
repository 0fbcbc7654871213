//! The textbook solution: plain rounds over every position until nothing changes.

use super::numbering::Numbering;
use super::{Skirmish, Stuck};
use endgame::{Entry, Indexer, TablePlace, Verdict};
use search::Game;
use std::collections::HashMap;

/// The entry of every position. Round `n` finds what is decided in `n` plies.
pub fn textbook(numbering: &Numbering) -> HashMap<TablePlace, Entry> {
    let game = numbering.game();
    let mut known: HashMap<TablePlace, Entry> = HashMap::new();
    let mut open: Vec<(TablePlace, Vec<Option<TablePlace>>)> = Vec::new();
    for (place, state) in numbering.states() {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        match game.outcome(state).or_else(|| moves.is_empty().then(|| game.stuck(state))) {
            Some(outcome) => {
                known.insert(place, Entry::of_outcome(outcome, game.turn(state)));
            }
            None => {
                open.push((place, moves.iter().map(|&m| numbering.index(&game.play(state, m))).collect()));
            }
        }
    }
    for plies in 1.. {
        let entry = |place: &Option<TablePlace>| match place {
            Some(place) => known.get(place).copied(),
            None => Some(without_pieces(game)),
        };
        let news: Vec<(TablePlace, Entry)> = open
            .iter()
            .filter_map(|(place, successors)| {
                let entries: Vec<Option<Entry>> = successors.iter().map(entry).collect();
                Some((*place, decide(plies, &entries)?))
            })
            .collect();
        if news.is_empty() {
            break;
        }
        known.extend(news);
        open.retain(|(place, _)| !known.contains_key(place));
    }
    known.extend(open.into_iter().map(|(place, _)| (place, Entry::DRAW)));
    known
}

/// A side without pieces has no number; it cannot move, so the rules tell at once.
fn without_pieces(game: &Skirmish) -> Entry {
    match game.stuck {
        Stuck::Loses | Stuck::Draws => Entry::loss(0),
        Stuck::Wins => Entry::win(0),
    }
}

/// The entry of a position that is decided in exactly this many plies.
fn decide(plies: u16, successors: &[Option<Entry>]) -> Option<Entry> {
    if successors.contains(&Some(Entry::loss(plies - 1))) {
        return Some(Entry::win(plies));
    }
    let win_plies = |entry: &Option<Entry>| match entry {
        Some(entry) if entry.verdict() == Verdict::Win => entry.plies(),
        _ => None,
    };
    let all: Option<Vec<u16>> = successors.iter().map(win_plies).collect();
    (all?.into_iter().max() == Some(plies - 1)).then(|| Entry::loss(plies))
}
