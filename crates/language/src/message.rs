//! Messages by name, with their values.

use crate::language::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use std::borrow::Cow;
use std::sync::LazyLock;

type Bundle = FluentBundle<FluentResource>;

/// The files of a language, in the same order in each.
macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!("../messages/", $language, "/values.ftl")),
            include_str!(concat!("../messages/", $language, "/reasons.ftl")),
            include_str!(concat!("../messages/", $language, "/tree.ftl")),
            include_str!(concat!("../messages/", $language, "/pictures.ftl")),
            include_str!(concat!("../messages/", $language, "/exercise.ftl")),
            include_str!(concat!("../messages/", $language, "/lesson.ftl")),
            include_str!(concat!("../messages/", $language, "/report.ftl")),
            include_str!(concat!("../messages/", $language, "/page.ftl")),
            include_str!(concat!("../messages/", $language, "/play.ftl")),
            include_str!(concat!("../messages/", $language, "/refusals.ftl")),
            include_str!(concat!("../messages/", $language, "/findings.ftl")),
        ]
    };
}

pub(crate) const ENGLISH: [&str; 11] = files!("en");
pub(crate) const CZECH: [&str; 11] = files!("cs");

static BUNDLES: LazyLock<[Bundle; 2]> =
    LazyLock::new(|| [bundle(Language::English, &ENGLISH), bundle(Language::Czech, &CZECH)]);

fn bundle(language: Language, files: &[&str]) -> Bundle {
    let tag = language.code().parse().expect("codes are tags of languages");
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // both languages run from left to right: nothing has to be kept apart by invisible marks
    bundle.set_use_isolating(false);
    for text in files {
        bundle.add_resource(read(text)).expect("a message is there once");
    }
    bundle
}

/// A file of messages.
pub(crate) fn read(text: &str) -> FluentResource {
    FluentResource::try_new(text.into())
        .unwrap_or_else(|(_, errors)| panic!("messages that cannot be read: {errors:?}"))
}

/// What stands in a message: a text, or a count that the language chooses a plural by.
#[derive(Clone, Debug)]
pub enum MessageValue<'a> {
    /// Said as it is.
    Text(Cow<'a, str>),
    /// How many.
    Count(u64),
}

impl<'a> From<&'a str> for MessageValue<'a> {
    fn from(text: &'a str) -> MessageValue<'a> {
        MessageValue::Text(text.into())
    }
}

impl<'a> From<&'a String> for MessageValue<'a> {
    fn from(text: &'a String) -> MessageValue<'a> {
        MessageValue::Text(text.into())
    }
}

impl From<String> for MessageValue<'_> {
    fn from(text: String) -> Self {
        MessageValue::Text(text.into())
    }
}

impl From<u64> for MessageValue<'_> {
    fn from(count: u64) -> Self {
        MessageValue::Count(count)
    }
}

impl From<u32> for MessageValue<'_> {
    fn from(count: u32) -> Self {
        MessageValue::Count(count.into())
    }
}

impl From<usize> for MessageValue<'_> {
    fn from(count: usize) -> Self {
        MessageValue::Count(count as u64)
    }
}

impl Language {
    /// A message without anything in it.
    pub fn word(self, name: &str) -> &'static str {
        let (bundle, pattern) = self.message(name);
        match bundle.format_pattern(pattern, None, &mut Vec::new()) {
            Cow::Borrowed(text) => text,
            Cow::Owned(_) => panic!("the message '{name}' is more than a line of words"),
        }
    }

    /// The same where there is such a message.
    pub fn known(self, name: &str) -> Option<&'static str> {
        BUNDLES[self as usize].has_message(name).then(|| self.word(name))
    }

    fn message(self, name: &str) -> (&'static Bundle, &'static Pattern<&'static str>) {
        let bundle = &BUNDLES[self as usize];
        let message = bundle.get_message(name).and_then(|message| message.value());
        (bundle, message.unwrap_or_else(|| panic!("there is no message '{name}'")))
    }

    /// A message by its name, with its values.
    pub fn say<'a>(self, name: &str, said: impl IntoIterator<Item = (&'a str, MessageValue<'a>)>) -> String {
        let (bundle, pattern) = self.message(name);
        let mut values = FluentArgs::new();
        for (name, said) in said {
            values.set(name, FluentValue::from(said));
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors);
        assert!(errors.is_empty(), "the message '{name}' cannot be said: {errors:?}");
        text.into_owned()
    }
}

impl<'a> From<MessageValue<'a>> for FluentValue<'a> {
    fn from(said: MessageValue<'a>) -> FluentValue<'a> {
        match said {
            MessageValue::Text(text) => FluentValue::String(text),
            MessageValue::Count(count) => FluentValue::from(count),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};
    use std::collections::{BTreeMap, BTreeSet};

    fn variables(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            let inline = match expression {
                Expression::Inline(inline) => inline,
                Expression::Select { selector, variants } => {
                    variants.iter().for_each(|variant| variables(&variant.value, found));
                    selector
                }
            };
            if let InlineExpression::VariableReference { id } = inline {
                found.insert(id.name.into());
            }
        }
    }

    /// The messages of a language with their variables, but for those that grammar asks for.
    fn messages(files: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
        let mut all = BTreeMap::new();
        for text in files {
            for entry in read(text).entries() {
                let Entry::Message(message) = entry else { continue };
                let mut found = BTreeSet::new();
                variables(message.value.as_ref().expect("a message says something"), &mut found);
                found.remove("number");
                all.insert(message.id.name.into(), found);
            }
        }
        all
    }

    #[test]
    fn both_languages_have_the_same_messages_with_the_same_variables() {
        assert_eq!(messages(&CZECH), messages(&ENGLISH));
    }

    #[test]
    fn plurals_are_the_languages_own() {
        let plies = |language: Language, plies: u32| language.say("plies", [("plies", plies.into())]);
        assert_eq!([1, 2, 5].map(|n| plies(Language::English, n)), ["1 ply", "2 plies", "5 plies"]);
        assert_eq!([1, 2, 5].map(|n| plies(Language::Czech, n)), ["1 půltah", "2 půltahy", "5 půltahů"]);
    }
}
