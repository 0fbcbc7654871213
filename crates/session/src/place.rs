//! Where a request is about: a game, a position of it, and moves played from there.

use crate::choices::At;
use crate::description::Description;
use crate::error::SessionError;
use crate::options::{Names, OptionSpec, Options, Setting};
use crate::playable::Playable;
use language::Language;
use search::quoted;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use utoipa::ToSchema;

/// Values quoted in messages are cut.
const MAX_QUOTED: usize = 60;

/// Every game there is, in the order it is offered.
pub type Games = &'static [&'static Description];

/// Options by name, as they were sent.
pub type GivenOptions = BTreeMap<String, Value>;

/// A game, a position and the moves played from it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The game's name.
    pub game: String,
    /// What it is set up with; the usual where missing.
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, Setting>)]
    pub options: GivenOptions,
    /// The position as text; the game's start if missing.
    #[serde(default)]
    pub position: Option<String>,
    /// Moves played from it, in the game's own text.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The language to answer in; English if missing.
    #[serde(default, skip_serializing_if = "is_english")]
    #[schema(value_type = Option<Language>)]
    pub language: Language,
}

fn is_english(language: &Language) -> bool {
    *language == Language::English
}

impl Place {
    /// The start of a game with the usual options.
    pub fn of(game: &str) -> Place {
        Place { game: game.into(), ..Place::default() }
    }
}

/// A game on the bench and a position of it.
#[derive(Clone)]
pub struct ReachedPlace {
    /// The game.
    pub bench: Arc<dyn Playable>,
    /// What it is set up with.
    pub options: Options,
    /// The position.
    pub at: At,
}

/// The game of this name, and these options for it.
pub fn choose(
    games: Games,
    name: &str,
    given: &GivenOptions,
    data: Option<&Path>,
) -> Result<(&'static Description, Options), SessionError> {
    let Some(game) = games.iter().find(|game| game.is_called(name)) else {
        let known: Vec<&str> = games.iter().map(|game| game.name).collect();
        return Err(SessionError::unknown("game", name, &known));
    };
    let settings: Result<_, SessionError> =
        given.iter().map(|(name, value)| Ok((name.clone(), setting(game, name, value)?))).collect();
    // the board on the page has letters and numbers at its rim: moves are called by them
    let (settings, data) = (settings?, data.map(Path::to_path_buf));
    Ok((game, Options { settings, data, names: Names::Coordinates }))
}

fn setting(game: &Description, name: &str, value: &Value) -> Result<Setting, SessionError> {
    let public: Vec<&OptionSpec> = game.setup.options.iter().filter(|spec| spec.is_public()).collect();
    let Some(spec) = public.iter().find(|spec| spec.name == name) else {
        let known: Vec<&str> = public.iter().map(|spec| spec.name).collect();
        return Err(SessionError::unknown("option", name, &known));
    };
    serde_json::from_value(value.clone()).map_err(|_| SessionError::Option {
        name: name.into(),
        given: quoted(&value.to_string(), MAX_QUOTED),
        expected: spec.expected(),
    })
}
