//! Where a request is about: a game, a position of it, and moves played from there.

use crate::games::Choice;
use serde::{Deserialize, Serialize};
use session::{At, Language, Options, Playable, Setting};
use std::sync::Arc;
use utoipa::ToSchema;

/// A game, a position and the moves played from it.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The game's name.
    pub game: String,
    /// What it is set up with; the usual where missing.
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, Setting>)]
    pub options: Choice,
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
pub struct Reached {
    /// The game.
    pub bench: Arc<dyn Playable>,
    /// What it is set up with.
    pub options: Options,
    /// The position.
    pub at: At,
}
