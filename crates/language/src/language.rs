//! The languages there are, and which of them a reader wants.

use serde::{Deserialize, Serialize};
use std::str::FromStr;
use utoipa::ToSchema;

/// A language the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Czech.
    #[serde(rename = "cs")]
    Czech,
}

impl Language {
    /// All of them, the usual one first.
    pub const ALL: [Language; 2] = [Language::English, Language::Czech];

    /// The language of a machine's locale: the first of LC_ALL, LC_MESSAGES and LANG that is set decides.
    pub fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Language {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default();
        let tag = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
        tag.to_lowercase().parse().unwrap_or_default()
    }

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Czech => "cs",
        }
    }
}

impl std::fmt::Display for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

/// A language the program does not speak.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(String);

impl std::fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let short: String = self.0.chars().take(20).collect();
        write!(f, "unknown language '{short}': expected {}", Language::ALL.map(Language::code).join(" or "))
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let known = Language::ALL.into_iter().find(|language| language.code() == text);
        known.ok_or_else(|| UnknownLanguage(text.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_of_the_locale_that_is_set_decides() {
        let check = |set: &[(&str, &str)], expected| {
            let value =
                |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into());
            assert_eq!(Language::of_locale(value), expected, "{set:?}");
        };
        check(&[], Language::English);
        check(&[("LANG", "cs_CZ.UTF-8")], Language::Czech);
        check(&[("LANG", "cs")], Language::Czech);
        check(&[("LANG", "csb_PL.UTF-8")], Language::English);
        check(&[("LANG", "cs_CZ.UTF-8"), ("LC_MESSAGES", "en_GB.UTF-8")], Language::English);
        check(&[("LANG", "C"), ("LC_MESSAGES", "cs_CZ")], Language::Czech);
        check(&[("LANG", "cs_CZ"), ("LC_ALL", "C.UTF-8"), ("LC_MESSAGES", "cs_CZ")], Language::English);
        check(&[("LANG", "cs_CZ"), ("LC_ALL", "")], Language::Czech);
    }
}
