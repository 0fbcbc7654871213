//! The moves of a game as text, the same for PGN and PDN: numbers, annotations, comments and variations.

use super::{Line, Played};
use search::{Notation, Side};

/// Lines are broken before they become longer than this.
const WIDTH: usize = 79;

/// How moves are numbered: a move is one of each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveNumbers {
    /// The side whose move begins a number.
    pub first: Side,
    /// The number of the first move.
    pub number: usize,
}

/// The words of a line of play that starts at `state`.
pub fn movetext<G: Notation>(
    game: &G,
    line: &Line<G::Move>,
    state: &G::State,
    numbering: MoveNumbers,
) -> Vec<String> {
    let mut words = Vec::new();
    add_line(game, line, state, numbering, &mut words);
    words
}

fn add_line<G: Notation>(
    game: &G,
    line: &Line<G::Move>,
    state: &G::State,
    mut numbering: MoveNumbers,
    words: &mut Vec<String>,
) {
    add_comments(&line.comments, words);
    let mut state = state.clone();
    let mut needs_number = true;
    for played in &line.plies {
        let is_first = game.turn(&state) == numbering.first;
        if is_first || needs_number {
            words.push(format!("{}{}", numbering.number, if is_first { "." } else { "..." }));
        }
        add_move(game, played, &state, words);
        for variation in &played.variations {
            words.push("(".into());
            add_line(game, variation, &state, numbering, words);
            words.push(")".into());
        }
        needs_number = !(played.comments.is_empty() && played.variations.is_empty());
        numbering.number += usize::from(!is_first);
        state = game.play(&state, played.m);
    }
}

fn add_move<G: Notation>(game: &G, played: &Played<G::Move>, state: &G::State, words: &mut Vec<String>) {
    words.push(game.show_move(state, played.m));
    words.extend(played.nags.iter().map(|nag| format!("${nag}")));
    add_comments(&played.comments, words);
}

/// Comments are cut into words too, so that they can be broken.
fn add_comments(comments: &[String], words: &mut Vec<String>) {
    for comment in comments.iter().map(|comment| clean(comment)).filter(|comment| !comment.is_empty()) {
        words.extend(format!("{{{comment}}}").split(' ').map(String::from));
    }
}

/// A text as a comment or tag may hold it: on one line with single spaces, without braces that would end it.
pub fn clean(text: &str) -> String {
    let visible = text.replace(char::is_control, " ").replace('}', ")");
    visible.split_whitespace().collect::<Vec<&str>>().join(" ")
}

/// Sets words in lines. A word that would look like a tag or an escape at the start of a line stays on the line
/// before.
pub fn wrap(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        let fits = column + 1 + width <= WIDTH || word.starts_with(['[', '%']);
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
