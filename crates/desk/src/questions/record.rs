//! `POST /api/record` and `/api/write`: a whole game as text, PGN or PDN or bare moves, becomes a position and its tree of moves, and back.

use crate::Desk;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use session::annotated::{Line, Played};
use session::{At, GameRecord, Place, Playable, Reading, ResultOrder, SessionError, StopFlag};
use utoipa::ToSchema;

/// A text with games.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordQuestion {
    /// The game it is in; bare moves begin at its position, its moves mean nothing here.
    place: Place,
    text: String,
    /// Which game of the text, from 1.
    #[serde(default = "first")]
    number: usize,
    /// Whether White's points come first in results; else as the game's players have it.
    #[serde(default)]
    white_first: bool,
}

/// The game.
#[derive(Serialize, ToSchema)]
pub struct RecordAnswer {
    /// Where it started; none for the game's start.
    #[schema(required = true)]
    position: Option<String>,
    /// The moves that were played.
    moves: Vec<String>,
    /// What is known about it: names and values.
    tags: Vec<(String, String)>,
    /// All its moves with variations and comments, each after the one it follows.
    tree: Vec<PlayedMove>,
    /// The same game as it is saved, with comments and variations.
    text: String,
    /// How many moves are in variations.
    in_variations: usize,
}

/// A move of a game with variations. Of several that follow one move, the first goes on with the line.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayedMove {
    /// The move it follows, counted from 0 in the list; -1 for the first of the game.
    parent: i64,
    #[serde(rename = "move")]
    text: String,
    /// The comment on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    /// Numeric annotations: 1 is good, 2 poor, 3 very good, 4 very poor, 5 speculative, 6 questionable.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    nags: Vec<u8>,
}

/// A game to be written.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WriteQuestion {
    /// Where it begins; its moves mean nothing here.
    place: Place,
    tree: Vec<PlayedMove>,
    /// What is known about it: names and values.
    #[serde(default)]
    tags: Vec<(String, String)>,
}

/// The game as text.
#[derive(Serialize, ToSchema)]
pub struct WriteAnswer {
    text: String,
}

/// Variations of variations are written so deep.
const MOST_NESTED: usize = 50;

/// Puts the moves of a line into the list, each with what could be played instead. A comment before the first move follows it.
fn flatten(line: &Line<String>, mut parent: i64, list: &mut Vec<PlayedMove>) {
    let mut said = line.comments.clone();
    for played in &line.plies {
        let comments = said.drain(..).chain(played.comments.iter().cloned()).collect();
        let here = list.len() as i64;
        list.push(PlayedMove { parent, text: played.m.clone(), comments, nags: played.nags.clone() });
        for variation in &played.variations {
            flatten(variation, parent, list);
        }
        parent = here;
    }
}

/// The moves that follow each, by number in the list; those that begin the game come first.
fn followers(list: &[PlayedMove]) -> Result<Vec<Vec<usize>>, Refusal> {
    let mut lists = vec![Vec::new(); list.len() + 1];
    for (index, played) in list.iter().enumerate() {
        if !(-1..index as i64).contains(&played.parent) {
            let error =
                format!("bad parent {} of move {index}: expected one before it, or -1", played.parent);
            return Err(Refusal::bad(error));
        }
        lists[(played.parent + 1) as usize].push(index);
    }
    Ok(lists)
}

/// The line that begins with a move of the list.
fn line_from(
    first: usize,
    list: &[PlayedMove],
    after: &[Vec<usize>],
    nested: usize,
) -> Result<Line<String>, Refusal> {
    if nested > MOST_NESTED {
        return Err(Refusal::bad(format!("variations are nested too deep: expected at most {MOST_NESTED}")));
    }
    let mut line = Line::default();
    let mut next = Some(first);
    while let Some(index) = next {
        let played = &list[index];
        // A variation's own first move has no others: they are the line's.
        let others =
            if index == first && nested > 0 { &[][..] } else { &after[(played.parent + 1) as usize][1..] };
        let variations = others.iter().map(|&other| line_from(other, list, after, nested + 1));
        line.plies.push(Played {
            m: played.text.clone(),
            nags: played.nags.clone(),
            comments: played.comments.clone(),
            variations: variations.collect::<Result<_, Refusal>>()?,
        });
        next = after[index + 1].first().copied();
    }
    Ok(line)
}

/// A game with its variations as text, in the notation of its players.
#[utoipa::path(
    post,
    path = "/write",
    request_body = WriteQuestion,
    responses((status = 200, description = "The text.", body = WriteAnswer), Refusal)
)]
pub fn write(desk: &Desk, asked: WriteQuestion, _: &StopFlag) -> Result<WriteAnswer, Refusal> {
    let WriteQuestion { place, tree, tags } = asked;
    let after = followers(&tree)?;
    let line = match after[0].first() {
        Some(&first) => line_from(first, &tree, &after, 0)?,
        None => Line::default(),
    };
    let reached = desk.reach(place)?;
    let game = GameRecord { position: reached.at.position, line, tags, ending: None };
    Ok(WriteAnswer { text: reached.bench.write_record(&game, ResultOrder::Usual)? })
}

fn first() -> usize {
    1
}

/// A game with tags says itself where it begins; bare moves begin where the place does.
fn beginning(bench: &dyn Playable, position: Option<String>, text: String) -> Result<String, SessionError> {
    let has_tags = text.trim_start_matches('\u{feff}').trim_start().starts_with('[');
    if has_tags {
        return Ok(text);
    }
    let start = bench.position(&At { position, moves: Vec::new() })?.position;
    Ok(format!("[FEN \"{start}\"]\n\n{text}"))
}

/// A whole game as text, PGN or PDN or bare moves: its start, moves, tags, and the same game as it is saved.
#[utoipa::path(
    post,
    path = "/record",
    request_body = RecordQuestion,
    responses((status = 200, description = "The game.", body = RecordAnswer), Refusal)
)]
pub fn record(desk: &Desk, asked: RecordQuestion, _: &StopFlag) -> Result<RecordAnswer, Refusal> {
    let RecordQuestion { place, text, number, white_first } = asked;
    let order = if white_first { ResultOrder::White } else { ResultOrder::Usual };
    let reached = desk.reach(place)?;
    let bench = reached.bench.as_ref();
    let text = beginning(bench, reached.at.position, text)?;
    let game = bench.read_record(&text, Reading { number, order })?;
    let At { position, moves } = game.at();
    let text = bench.write_record(&game, order)?;
    let mut tree = Vec::new();
    flatten(&game.line, -1, &mut tree);
    Ok(RecordAnswer {
        position,
        moves,
        tree,
        in_variations: game.line.in_variations(),
        tags: game.tags,
        text,
    })
}
