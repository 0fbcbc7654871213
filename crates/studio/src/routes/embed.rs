//! `GET /embed?ask=…`: the tree of a search as a page of its own, to be looked at in a frame of a site that the studio was told of.

use super::export::ExportQuestion;
use crate::body::read;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use crate::state::Shared;
use axum::extract::State;
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use session::{EvalChoice, Request, StopFlag};

/// Nodes of a tree in a frame: more is nothing to look at there.
const MOST_NODES: usize = 20_000;
/// A longer address is nobody's search.
const LONGEST_ASK: usize = 8_000;

const EXPECTED: &str = "expected /embed?ask= and JSON such as {\"place\": {\"game\": \"mnk\"}, \"search\": {\"depth\": 2}}, written for an address";

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
    #[serde(default)]
    boards: bool,
}

/// The page, or a line that says what is wrong.
pub async fn embed(State(studio): State<Shared>, uri: Uri) -> Response {
    match page(&studio, &uri).await {
        Ok(bytes) => {
            let headers =
                [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
            (headers, bytes).into_response()
        }
        // a frame shows what it gets: words, not data
        Err(refusal) => (refusal.status(), refusal.error().to_owned()).into_response(),
    }
}

async fn page(studio: &Shared, uri: &Uri) -> Result<Vec<u8>, Refusal> {
    let asked = uri.query().and_then(|query| query.split('&').find_map(|part| part.strip_prefix("ask=")));
    let asked = asked.filter(|asked| asked.len() <= LONGEST_ASK).ok_or_else(|| Refusal::bad(EXPECTED))?;
    let bytes = decoded(asked).ok_or_else(|| Refusal::bad(EXPECTED))?;
    let EmbedQuestion { place, search, boards } = read(&bytes)?;
    if has_script(&place, &search) {
        return Err(Refusal::bad(NO_SCRIPTS));
    }
    let question = ExportQuestion::of_search(place.clone(), search, boards, MOST_NODES);
    let limits = studio.limits.clone();
    let work = move |reached: Reached, stop: &StopFlag| question.page(&reached, &limits, stop);
    studio.think(place, work).await
}

/// Whether what a user wrote would run: nobody has been asked whether they trust an address.
fn has_script(place: &Place, search: &Request) -> bool {
    place.game == WRITTEN_GAME || search.agent.is_some() || matches!(search.eval, EvalChoice::Script { .. })
}

/// The bytes of a part of an address; none where a percent sign is not followed by two digits.
fn decoded(text: &str) -> Option<Vec<u8>> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_decoded() {
        assert_eq!(decoded("a%7b%22+b"), Some(b"a{\" b".to_vec()));
        assert_eq!([decoded("%"), decoded("%2"), decoded("%zz")], [None, None, None]);
    }
}
