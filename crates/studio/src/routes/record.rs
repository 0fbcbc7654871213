//! `POST /api/record`: a whole game as text, PGN or PDN or bare moves, becomes a position and its moves.

use crate::body::Asked;
use crate::place::Place;
use crate::reply::Refusal;
use crate::state::Shared;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use session::{At, Playable, Reading, ResultOrder, SessionError};
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
    /// The same game as it is saved, with comments and variations.
    text: String,
    /// How many moves are in variations, which are kept in the text only.
    in_variations: usize,
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
pub async fn record(
    State(studio): State<Shared>,
    Asked(asked): Asked<RecordQuestion>,
) -> Result<Json<RecordAnswer>, Refusal> {
    let RecordQuestion { place, text, number, white_first } = asked;
    let order = if white_first { ResultOrder::White } else { ResultOrder::Usual };
    let answer = studio.quick(place, move |reached, _| {
        let bench = reached.bench.as_ref();
        let text = beginning(bench, reached.at.position, text)?;
        let game = bench.read_record(&text, Reading { number, order })?;
        let At { position, moves } = game.at();
        let text = bench.write_record(&game, order)?;
        Ok(RecordAnswer { position, moves, in_variations: game.line.in_variations(), tags: game.tags, text })
    });
    Ok(Json(answer.await?))
}
