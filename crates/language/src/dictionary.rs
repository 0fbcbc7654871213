//! What a game calls its own things in other languages: names and sentences without variables, by a name made from what
//! they translate. English is what the game's description says itself.

use crate::language::Language;
use crate::message::read;
use fluent_bundle::FluentResource;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A game's own words in Czech.
pub struct Dictionary {
    czech: &'static str,
    read: OnceLock<BTreeMap<String, String>>,
}

impl Dictionary {
    /// The words of a file of messages; an empty one for a game that speaks English only.
    pub const fn new(czech: &'static str) -> Dictionary {
        Dictionary { czech, read: OnceLock::new() }
    }

    /// The translation of a name; none in English, and where there is no translation.
    pub fn text(&'static self, language: Language, name: &str) -> Option<&'static str> {
        match language {
            Language::English => None,
            Language::Czech => self.texts().get(&slug(name)).map(String::as_str),
        }
    }

    /// The names of everything that is translated.
    pub fn names(&'static self) -> impl Iterator<Item = &'static str> {
        self.texts().keys().map(String::as_str)
    }

    fn texts(&'static self) -> &'static BTreeMap<String, String> {
        self.read.get_or_init(|| texts(&read(self.czech)))
    }
}

impl PartialEq for Dictionary {
    fn eq(&self, other: &Dictionary) -> bool {
        self.czech == other.czech
    }
}

impl std::fmt::Debug for Dictionary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dictionary").finish_non_exhaustive()
    }
}

/// A name as messages have them: letters, digits and hyphens.
fn slug(name: &str) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

fn texts(resource: &FluentResource) -> BTreeMap<String, String> {
    use fluent_syntax::ast::{Entry, PatternElement};
    let text = |pattern: &fluent_syntax::ast::Pattern<&str>| -> String {
        let plain = pattern.elements.iter().map(|element| match element {
            PatternElement::TextElement { value } => *value,
            PatternElement::Placeable { .. } => panic!("a game's own words have no variables"),
        });
        plain.collect()
    };
    let entries = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), text(message.value.as_ref()?))),
        _ => None,
    });
    entries.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    static WORDS: Dictionary = Dictionary::new("side-max = bílý\noption-board-size = velikost\n    desky\n");

    #[test]
    fn names_are_made_of_what_they_translate() {
        assert_eq!(WORDS.text(Language::Czech, "side-max"), Some("bílý"));
        assert_eq!(WORDS.text(Language::Czech, "option Board, size"), Some("velikost\ndesky"));
        assert_eq!(WORDS.text(Language::Czech, "side-min"), None);
        assert_eq!(WORDS.text(Language::English, "side-max"), None);
        assert_eq!(WORDS.names().count(), 2);
    }
}
