//! How a game describes itself before it is set up: plain data that feeds the command line, its help and its messages, the
//! page and the documents.

mod offers;
mod parts;
mod study;

pub use offers::{Editor, Example, NamedSetup, Style, Values};
pub use parts::{
    GameNotation, GamePlay, GameSamples, GameSearches, GameSetup, GameStudies, GameValues, TABLE_MIB,
};
pub use study::{BenchPosition, LeagueEntry, LeagueJudge, Lesson, Study};

use crate::choices::{Algorithm, Variant};
use crate::error::SessionError;
use crate::options::{Given, Options};
use crate::playable::Playable;
use crate::request::Request;
use crate::words::Idiom;
use language::{Dictionary, Language};
use search::textbook::GamesTaken;

/// The words of a game that speaks English only.
static NO_WORDS: Dictionary = Dictionary::new("");

/// Everything that is known of a game before it is set up.
pub struct Description {
    /// The name in commands, requests and files.
    pub name: &'static str,
    /// What people call it as well: understood wherever the name is.
    pub aliases: &'static [&'static str],
    /// The name people use.
    pub title: &'static str,
    /// A sentence.
    pub about: &'static str,
    /// How its people speak, and what they call the sides.
    pub idiom: Idiom,
    /// What it calls its own things in other languages.
    pub words: &'static Dictionary,
    /// What it is set up with.
    pub setup: GameSetup,
    /// How a state is judged.
    pub values: GameValues,
    /// What searches it has, and how they are run.
    pub search: GameSearches,
    /// How it is played, by people and by the computer.
    pub play: GamePlay,
    /// How positions and whole games are written.
    pub notation: GameNotation,
    /// What there is to begin with, one click away.
    pub samples: GameSamples,
    /// What experiments, lessons and measurements use.
    pub lab: GameStudies,
}

impl Description {
    /// A game with nothing but rules, a notation and value functions.
    pub const fn plain(
        name: &'static str,
        title: &'static str,
        about: &'static str,
        presets: &'static [(&'static str, &'static str)],
        make: fn(&Given<'_>) -> Result<Box<dyn Playable>, SessionError>,
    ) -> Description {
        Description {
            name,
            aliases: &[],
            title,
            about,
            idiom: Idiom::plain(["MAX", "MIN"]),
            words: &NO_WORDS,
            setup: GameSetup::by(make),
            values: GameValues::of(presets),
            search: GameSearches::PLAIN,
            play: GamePlay::PLAIN,
            notation: GameNotation::PLAIN,
            samples: GameSamples::PLAIN,
            lab: GameStudies::PLAIN,
        }
    }

    /// Whether this is the game's name, or what people call it as well.
    pub fn is_called(&self, name: &str) -> bool {
        self.name == name || self.aliases.contains(&name)
    }

    /// Sets the game up.
    pub fn open(&self, options: &Options) -> Result<Box<dyn Playable>, SessionError> {
        (self.setup.make)(&Given::check(self.setup.options, options)?)
    }

    /// The variant of this name.
    pub fn variant(&self, name: &str) -> Result<Variant, SessionError> {
        let variants = (self.search.variants)();
        let mut names: Vec<&str> = variants.iter().map(|variant| variant.name).collect();
        if names.is_empty() {
            names.push("none for this game");
        }
        let unknown = || SessionError::unknown("variant", name, &names);
        variants.iter().find(|variant| variant.name == name).cloned().ok_or_else(unknown)
    }

    /// The request with everything that its named variant decides.
    pub fn complete(&self, mut request: Request) -> Result<Request, SessionError> {
        match request.variant.take() {
            Some(name) => Ok(self.variant(&name)?.apply(request)),
            None => Ok(request),
        }
    }

    /// What the player judges by that is set by hand; none in a game without a player.
    pub fn by_hand(&self) -> Option<&'static str> {
        self.values.player_presets.first().copied()
    }

    /// The preset that is the player's own, in a game that has a player.
    pub fn own_preset(&self) -> Option<&'static str> {
        self.values.player_eval.or(self.by_hand())
    }

    /// How its people speak in a language.
    pub fn idiom_in(&self, language: Language) -> Idiom {
        self.idiom.in_language(language, self.words)
    }

    /// What it calls something of its own in a language, by the name under which its words have it; English where there is no
    /// translated it.
    pub fn own_word(&self, language: Language, name: &str, english: &'static str) -> &'static str {
        self.words.text(language, name).unwrap_or(english)
    }

    /// The tags that name the players in files with whole games.
    pub fn player_tags(&self) -> [&'static str; 2] {
        self.notation.player_tags.unwrap_or(self.idiom.sides)
    }

    /// The searches that make sense for it.
    pub fn algorithms(&self) -> Vec<Algorithm> {
        Algorithm::all().filter(|algorithm| self.is_for(algorithm.spec().games)).collect()
    }

    /// Whether it is among these games.
    pub(crate) fn is_for(&self, games: GamesTaken) -> bool {
        match games {
            GamesTaken::All | GamesTaken::Decided => true,
            GamesTaken::WithChance => self.search.has_chance,
            GamesTaken::Played => self.search.can_think,
            GamesTaken::Places => self.search.has_places,
        }
    }
}
