//! `GET /embed?ask=…`: the tree of a search as a page of its own, to be looked at in a frame of a site that the studio allows.

use crate::reply::Rejection;
use crate::state::SharedStudio;
use axum::extract::State;
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Response};
use desk::{Answered, Refusal, read};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use session::{Place, Request};

/// Nodes of a tree in a frame: more is nothing to look at there.
const MOST_NODES: usize = 20_000;
/// A longer address is no search.
const LONGEST_ASK: usize = 8_000;

const EXPECTED: &str = "expected /embed?ask= and JSON such as {\"place\": {\"game\": \"GAME\"}, \"search\": {\"depth\": 2}}, written for an address";

const NO_SCRIPTS: &str =
    "trees in frames take no scripts: expected a game, a value function and a search of the studio's own";
/// The game that its user writes.
const WRITTEN_GAME: &str = "script";

/// What is shown.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EmbedQuestion {
    place: Place,
    #[serde(default)]
    search: Request,
    /// Draw the positions as small boards.
    #[serde(default, rename = "boards")]
    _boards: bool,
}

/// The page, or a line that says what is wrong.
pub async fn embed(State(studio): State<SharedStudio>, uri: Uri) -> Response {
    match page(&studio, &uri).await {
        Ok(Answered { bytes, .. }) => {
            let headers =
                [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
            (headers, bytes).into_response()
        }
        // a frame shows what it gets: words, not data
        Err(refusal) => Rejection::from(refusal).into_words(),
    }
}

async fn page(studio: &SharedStudio, uri: &Uri) -> Result<Answered, Refusal> {
    let asked = uri.query().and_then(|query| query.split('&').find_map(|part| part.strip_prefix("ask=")));
    let asked = asked.filter(|asked| asked.len() <= LONGEST_ASK).ok_or_else(|| Refusal::bad(EXPECTED))?;
    let bytes = decoded(asked).ok_or_else(|| Refusal::bad(EXPECTED))?;
    let EmbedQuestion { place, search, .. } = read(&bytes)?;
    if has_script(&place, &search) {
        return Err(Refusal::bad(NO_SCRIPTS));
    }
    let mut picture: Map<String, Value> = read(&bytes)?;
    picture.extend([
        ("format".into(), json!("html")),
        ("paper".into(), json!("auto")),
        ("tree".into(), json!({ "max_nodes": MOST_NODES })),
    ]);
    studio.answer("/export", Value::from(picture).to_string().as_bytes()).await
}

/// Whether what a user wrote would run: the user was not asked whether to trust an address.
fn has_script(place: &Place, search: &Request) -> bool {
    place.game == WRITTEN_GAME || search.agent.is_some() || search.eval.has_script()
}

/// The bytes of a part of an address; none where a percent sign is not followed by two digits.
pub fn decoded(text: &str) -> Option<Vec<u8>> {
    let mut bytes = text.bytes();
    let mut out = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        let mut digit = || char::from(bytes.next()?).to_digit(16);
        out.push(match byte {
            b'%' => u8::try_from(16 * digit()? + digit()?).ok()?,
            b'+' => b' ',
            other => other,
        });
    }
    Some(out)
}
