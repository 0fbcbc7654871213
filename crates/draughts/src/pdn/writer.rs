//! Writes games in one fixed form: tags, then moves in lines of limited width.

use super::reader::GAME_TYPE;
use super::result::Scoring;
use super::{PdnGame, Tag};
use crate::rules::Draughts;
use crate::state::State;
use search::{Notation, Side};
use session::annotated::{MoveNumbers, clean, movetext, wrap};

/// Tags that come first, in this order.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// Black moves first.
const NUMBERING: MoveNumbers = MoveNumbers { first: Side::Min, number: 1 };

/// Writes a game, with a final empty line so that games can follow each other.
pub fn write(game: &PdnGame, scoring: Scoring) -> String {
    let tags: String = all_tags(game, scoring).iter().map(show_tag).collect();
    let mut words = movetext(&Draughts, &game.line, &game.start, NUMBERING);
    words.push(scoring.show(game.ending).into());
    format!("{tags}\n{}\n", wrap(&words))
}

fn all_tags(game: &PdnGame, scoring: Scoring) -> Vec<Tag> {
    let derived = |name: &str, value: &str| Tag { name: name.into(), value: value.into() };
    let is_roster = |tag: &&Tag| ROSTER.contains(&tag.name.as_str());
    let mut tags: Vec<Tag> = game.tags.iter().filter(is_roster).cloned().collect();
    tags.sort_by_key(|tag| ROSTER.iter().position(|name| *name == tag.name));
    tags.push(derived("Result", scoring.show(game.ending)));
    tags.push(derived("GameType", GAME_TYPE));
    if game.start != State::start() {
        tags.push(derived("SetUp", "1"));
        tags.push(derived("FEN", &Draughts.show_state(&game.start)));
    }
    tags.extend(game.tags.iter().filter(|tag| !is_roster(tag)).cloned());
    tags
}

fn show_tag(tag: &Tag) -> String {
    let name: String = tag.name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    let value = clean(&tag.value).replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{value}\"]\n")
}
