//! Writes games in one fixed form: tags, then moves in lines of limited width.

use super::lexer::clean;
use super::reader::GAME_TYPE;
use super::result::Scoring;
use super::{Line, PdnGame, Tag};
use crate::rules::Draughts;
use crate::state::State;
use search::{Notation, Side};

/// Lines are broken before they become longer than this.
const WIDTH: usize = 79;

/// Tags that come first, in this order.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// Writes a game, with a final empty line so that games can follow each other.
pub fn write(game: &PdnGame, scoring: Scoring) -> String {
    let mut text = String::new();
    for tag in all_tags(game, scoring) {
        text.push_str(&show_tag(&tag));
    }
    let mut words = Vec::new();
    add_line(&game.line, game.start, 1, &mut words);
    words.push(scoring.show(game.ending).into());
    text.push('\n');
    text.push_str(&wrap(&words));
    text.push('\n');
    text
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

/// Adds the words of a line of play that starts at `state`, whose first move belongs to move `number`.
fn add_line(line: &Line, mut state: State, mut number: usize, words: &mut Vec<String>) {
    add_comments(&line.comments, words);
    let mut needs_number = true;
    for played in &line.plies {
        match state.turn() {
            Side::Min => words.push(format!("{number}.")),
            Side::Max if needs_number => words.push(format!("{number}...")),
            Side::Max => {}
        }
        words.push(Draughts.show_move(&state, played.m));
        words.extend(played.nags.iter().map(|nag| format!("${nag}")));
        add_comments(&played.comments, words);
        for variation in &played.variations {
            add_variation(variation, state, number, words);
        }
        needs_number = !(played.comments.is_empty() && played.variations.is_empty());
        number += usize::from(state.turn() == Side::Max);
        state = state.after(played.m);
    }
}

fn add_variation(line: &Line, state: State, number: usize, words: &mut Vec<String>) {
    words.push("(".into());
    add_line(line, state, number, words);
    words.push(")".into());
}

/// Comments are cut into words too, so that they can be broken.
fn add_comments(comments: &[String], words: &mut Vec<String>) {
    for comment in comments.iter().map(|comment| clean(comment)).filter(|comment| !comment.is_empty()) {
        words.extend(format!("{{{comment}}}").split(' ').map(String::from));
    }
}

/// Sets words in lines. A word that would look like a tag at the start of a line stays on the line before.
fn wrap(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        let fits = column + 1 + width <= WIDTH || word.starts_with('[');
        match column {
            0 => {}
            _ if fits => text.push(' '),
            _ => text.push('\n'),
        }
        column = if column > 0 && fits { column + 1 + width } else { width };
        text.push_str(word);
    }
    text.push('\n');
    text
}
