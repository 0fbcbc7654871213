//! How hand-made trees describe themselves.

use crate::{Explicit, LECTURES, Lecture, PRESETS, preset};
use session::options::{Given, Kind, OptionSpec, Sample};
use session::words::{Counted, Ends, Idiom};
use session::{
    DepthLimit, Description, Dictionary, Example, GameNotation, GameSamples, GameSearches, GameSetup, Kit,
    Playable, SessionError, Setting, TextbookKit, ValueOf, set_up,
};

/// What the searches of the examples are.
const DEEP_CUTS: &[(&str, Setting)] = &[("text", Setting::text(examples::trees::DEEP_CUTS))];
const GAMBLE: &[(&str, Setting)] = &[("text", Setting::text(examples::trees::GAMBLE))];

/// What the game calls its own things in Czech.
static CZECH: Dictionary = Dictionary::new(include_str!("../messages/cs.ftl"));

/// Hand-made trees.
pub static DESCRIPTION: Description = Description {
    words: &CZECH,
    // Whatever stands at a leaf is a number and no win.
    idiom: Idiom { counted: Counted::Never, ends: Ends::Leaf, ..Idiom::plain(["MAX", "MIN"]) },
    setup: GameSetup {
        options: &[OptionSpec {
            name: "text",
            flag: "file",
            title: "The tree",
            help: "The file with the tree",
            kind: Kind::Text {
                samples,
                sample_flag: "example",
                about: "One node a line, indented below its parent: max, min or chance; leaves are numbers.",
            },
        }],
        ..GameSetup::by(make)
    },
    notation: GameNotation { position: "a node's name", ..GameNotation::PLAIN },
    search: GameSearches { has_chance: true, ..GameSearches::PLAIN },
    samples: GameSamples {
        examples: &[
            Example {
                options: DEEP_CUTS,
                ..Example::new(
                    "A lecture tree",
                    "Four plies and 16 leaves. Play the search step by step and watch alpha and beta close in.",
                    r#"{"algorithm": "alphabeta", "depth": "end"}"#,
                )
            },
            Example {
                options: GAMBLE,
                ..Example::new(
                    "A gamble",
                    "With chance nodes the safe move and the good move differ.",
                    r#"{"algorithm": "expectimax", "depth": "end"}"#,
                )
            },
        ],
        ..GameSamples::PLAIN
    },
    ..Description::plain(
        "explicit",
        "Lecture tree",
        "A tree written by hand: MAX, MIN and chance nodes, with numbers at the leaves.",
        PRESETS,
        make,
    )
};

fn samples() -> Vec<Sample> {
    LECTURES.iter().map(|&Lecture { name, about, text }| Sample { name, about, text }).collect()
}

fn make(given: &Given<'_>) -> Result<Box<dyn Playable>, SessionError> {
    let (name, text) = given.text("text");
    let game = Explicit::parse(&text).map_err(SessionError::outside)?;
    Ok(set_up(ExplicitKit { game, text, title: format!("explicit {name}") }))
}

/// A hand-made tree with what belongs to it.
struct ExplicitKit {
    game: Explicit,
    text: String,
    title: String,
}

impl Kit for ExplicitKit {
    type Game = Explicit;

    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn game(&self) -> &Explicit {
        &self.game
    }

    fn title(&self) -> String {
        self.title.clone()
    }

    fn hand_made(&self) -> Option<&str> {
        Some(&self.text)
    }

    fn preset(&self, name: &str) -> Option<ValueOf<Self>> {
        preset(name).map(|value| Box::new(value) as ValueOf<Self>)
    }

    fn textbook(&self) -> &dyn TextbookKit<Explicit> {
        self
    }
}

impl TextbookKit<Explicit> for ExplicitKit {
    fn usual_depth(&self) -> DepthLimit {
        DepthLimit::End
    }
}
