//! How hand-made trees describe themselves.

use crate::{EXAMPLES, Explicit, PRESETS, example, preset};
use session::options::{Given, Kind, OptionSpec, Sample};
use session::words::{Counted, Idiom};
use session::{
    DepthLimit, Description, Dictionary, Example, Kit, Playable, SessionError, Setting, ValueOf, set_up,
};

/// What the searches of the examples are.
const DEEP_CUTS: &[(&str, Setting)] = &[("text", Setting::text(include_str!("../examples/deep-cuts.tree")))];
const GAMBLE: &[(&str, Setting)] = &[("text", Setting::text(include_str!("../examples/gamble.tree")))];

/// What the game calls its own things in Czech.
static CZECH: Dictionary = Dictionary::new(include_str!("../messages/cs.ftl"));

/// Hand-made trees.
pub static DESCRIPTION: Description = Description {
    words: &CZECH,
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
    // Whatever stands at a leaf is a number and no win.
    idiom: Idiom { counted: Counted::Never, ..Idiom::plain(["MAX", "MIN"]) },
    position: "a node's name",
    has_chance: true,
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
    ..Description::plain(
        "explicit",
        "Lecture tree",
        "A tree written by hand: MAX, MIN and chance nodes, with numbers at the leaves.",
        PRESETS,
        make,
    )
};

fn samples() -> Vec<Sample> {
    let sample = |&(name, about)| example(name).map(|text| Sample { name, about, text });
    EXAMPLES.iter().filter_map(sample).collect()
}

fn make(given: &Given<'_>) -> Result<Box<dyn Playable>, SessionError> {
    let (name, text) = given.text("text");
    let game = Explicit::parse(&text).map_err(|error| SessionError::Game(error.to_string()))?;
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

    fn usual_depth(&self) -> DepthLimit {
        DepthLimit::End
    }
}
