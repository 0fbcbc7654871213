//! The games the page offers: what each declares, as the page reads it, and what the page sends back.

use serde::Serialize;
use serde_json::Value;
use session::options::{Kind, OptionSpec, Sample, Word};
use session::{
    Algorithm, Description, Editor, Example, Games, GivenOptions, Language, NamedSetup, Place, Request,
    Setting, Values,
};
use utoipa::ToSchema;

/// A game's own words in a language.
#[derive(Clone, Copy)]
pub struct Words {
    /// The game.
    pub game: &'static Description,
    /// The language.
    pub language: Language,
}

impl Words {
    /// The translation of a name; the English where there is none.
    pub fn say(self, name: &str, english: &'static str) -> &'static str {
        self.game.own_word(self.language, name, english)
    }

    /// What a term of a value function measures, where it is translated: in this one, or wherever it occurs.
    pub fn term(self, preset: &str, term: &str) -> Option<&'static str> {
        let text = |name: String| self.game.words.text(self.language, &name);
        text(format!("term-{preset}-{term}")).or_else(|| text(format!("term-{term}")))
    }
}

/// One game as the page offers it.
#[derive(Serialize, ToSchema)]
pub struct GameEntry {
    name: &'static str,
    title: &'static str,
    about: &'static str,
    options: Vec<OptionEntry>,
    /// Games of its kind that people know by a name.
    setups: Vec<SetupEntry>,
    #[schema(required = true)]
    editor: Option<Editor>,
    rules: Vec<&'static str>,
    #[schema(value_type = Vec<Algorithm>)]
    algorithms: Vec<&'static str>,
    values: Values,
    #[schema(value_type = (String, String))]
    players: [&'static str; 2],
}

impl GameEntry {
    /// What the page needs to know before it asks anything.
    pub fn new(words: Words) -> GameEntry {
        let game = words.game;
        let options = game.setup.options.iter().filter(|spec| spec.is_public());
        GameEntry {
            name: game.name,
            title: words.say("title", game.title),
            about: words.say("about", game.about),
            options: options.map(|spec| OptionEntry::new(spec, words)).collect(),
            setups: game.setup.setups.iter().map(|setup| SetupEntry::new(setup, words)).collect(),
            editor: game.samples.editor,
            rules: game.search.rules.iter().map(|(name, _)| *name).collect(),
            algorithms: game.algorithms().into_iter().map(Algorithm::name).collect(),
            values: game.values.unit,
            players: game.play.players,
        }
    }
}

/// One thing to choose when a game is set up.
#[derive(Serialize, ToSchema)]
pub struct OptionEntry {
    name: &'static str,
    title: &'static str,
    #[serde(flatten)]
    kind: Form,
}

/// What an option may be.
#[derive(Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Form {
    /// A whole number, and no more than the largest of the options that are named.
    Number { min: u64, max: u64, default: u64, at_most: &'static [&'static str] },
    /// A text of several lines, with texts to start from.
    Text { default: &'static str, samples: Vec<Sample>, about: &'static str },
    /// One of a few words.
    Choice { default: &'static str, choices: Vec<Word> },
}

impl OptionEntry {
    /// One thing to choose, in the game's words.
    pub fn new(spec: &OptionSpec, words: Words) -> OptionEntry {
        let name = spec.name;
        let kind = match spec.kind {
            Kind::Number { min, max, default, at_most, .. } => Form::Number { min, max, default, at_most },
            Kind::Choice(choices) => {
                let about = |word: &Word| words.say(&format!("choice-{name}-{}", word.name), word.about);
                let choices =
                    choices.iter().map(|word| Word { about: about(word), ..*word }).collect::<Vec<_>>();
                Form::Choice { default: choices[0].name, choices }
            }
            Kind::Text { samples, about, .. } => {
                let about_of = |sample: &Sample| words.say(&format!("sample-{}", sample.name), sample.about);
                let samples: Vec<Sample> = samples()
                    .into_iter()
                    .map(|sample| Sample { about: about_of(&sample), ..sample })
                    .collect();
                let about = words.say(&format!("option-{name}-about"), about);
                Form::Text { default: samples.first().map_or("", |sample| sample.text), samples, about }
            }
            Kind::Path { .. } => unreachable!("only public options are offered"),
        };
        OptionEntry { name, title: words.say(&format!("option-{name}"), spec.title), kind }
    }
}

/// Options that together are a game with a name of its own.
#[derive(Serialize, ToSchema)]
struct SetupEntry {
    name: &'static str,
    title: &'static str,
    #[schema(value_type = BTreeMap<String, Setting>)]
    options: GivenOptions,
}

impl SetupEntry {
    fn new(setup: &NamedSetup, words: Words) -> SetupEntry {
        let title = words.say(&format!("setup-{}", setup.name), setup.title);
        SetupEntry { name: setup.name, title, options: choice(setup.options) }
    }
}

/// Something to look at, one click away.
#[derive(Serialize, ToSchema)]
pub struct ExampleEntry {
    title: &'static str,
    about: &'static str,
    place: Place,
    #[schema(value_type = Request)]
    search: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Request, required = false)]
    rival: Option<Value>,
}

impl ExampleEntry {
    fn new(words: Words, example: &Example) -> ExampleEntry {
        let json = |text: &str| serde_json::from_str(text).expect("examples are tested");
        ExampleEntry {
            title: words.say(&format!("example-{}", example.title), example.title),
            about: words.say(&format!("example-{}-about", example.title), example.about),
            place: Place {
                options: choice(example.options),
                position: example.position.map(String::from),
                ..Place::of(words.game.name)
            },
            search: json(example.search),
            rival: example.rival.map(json),
        }
    }
}

/// Options as a request names them.
pub fn choice(settings: &[(&str, Setting)]) -> GivenOptions {
    settings.iter().map(|(name, setting)| ((*name).into(), value(setting))).collect()
}

fn value(setting: &Setting) -> Value {
    serde_json::to_value(setting).expect("plain data can be written")
}

/// Everything to look at, the simplest first: hand-made trees have no rules to learn.
pub fn examples(games: Games, language: Language) -> Vec<ExampleEntry> {
    let of = |game: &'static Description| -> Vec<ExampleEntry> {
        let shown = game.samples.examples.iter().filter(|example| !example.is_tour);
        shown.map(|example| ExampleEntry::new(Words { game, language }, example)).collect()
    };
    let (without, with): (Vec<_>, Vec<_>) = games
        .iter()
        .copied()
        .partition(|game| game.samples.editor.is_none() && game.values.unit == Values::Ahead);
    without.into_iter().chain(with).flat_map(of).collect()
}

/// The example for the first minute with the page: small enough to be followed, and a real game.
pub fn first(games: Games, language: Language) -> Option<ExampleEntry> {
    games.iter().find_map(|game| {
        let tour = game.samples.examples.iter().find(|example| example.is_tour)?;
        Some(ExampleEntry::new(Words { game, language }, tour))
    })
}
