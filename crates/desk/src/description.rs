//! What can be asked, as an OpenAPI description made from the types and questions themselves.

use crate::answer::Answered;
use crate::questions::{
    eval, exercise, export, games, lesson, open, position, record, running, script, search, solve, truth,
};
use crate::refusal::{Refusal, Refused};
use crate::talks::{lab, think};
use std::sync::LazyLock;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi, openapi};

/// What stands at the head of the description.
const ABOUT: &str = "Game-tree search for programs: the same searches, trees and pictures as the page and the command \
    line. Bodies are JSON; every refusal is an object with one line, error. Values are seen by MAX. Every request needs the \
    token of the address that plywood studio printed, as a bearer token; a socket of a browser may send it as the protocol token.TOKEN beside plywood.";

#[derive(OpenApi)]
#[openapi(
    info(title = "Plywood studio", description = ABOUT, version = "1", license(name = "GPL-3.0-or-later", identifier = "GPL-3.0-or-later")),
    servers((url = "/api")),
    security(("token" = [])),
    modifiers(&Token),
    paths(
        describe,
        games::list,
        position::show,
        position::moves,
        eval::explain,
        script::vocabulary,
        script::terms,
        search::search,
        running::running,
        solve::solve,
        truth::ending,
        truth::truths,
        open::open,
        export::export,
        exercise::exercise,
        exercise::quiz,
        lesson::lessons,
        lesson::lesson,
        lesson::hand_in,
        lesson::collected,
        record::record,
        record::write,
        think::think,
        lab::lab,
    ),
    components(schemas(think::Said, think::Told, lab::LabSaid, lab::LabTold, Refused))
)]
struct Api;

/// How a request shows that it may ask.
struct Token;

impl Modify for Token {
    fn modify(&self, api: &mut openapi::OpenApi) {
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        api.components.get_or_insert_default().add_security_scheme("token", bearer);
    }
}

/// The description, written once.
static DESCRIPTION: LazyLock<String> =
    LazyLock::new(|| Api::openapi().to_pretty_json().expect("plain data can be written") + "\n");

/// This description.
#[utoipa::path(get, path = "/", responses((status = 200, description = "OpenAPI 3.1.", content_type = "application/json"), Refusal))]
pub fn describe() -> Answered {
    Answered::json(DESCRIPTION.clone().into_bytes())
}
