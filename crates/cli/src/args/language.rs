//! The language of help and of the sentences for people: `--language`, else the locale. It is known before the arguments are
//! read, because help is made while they are.

use session::Language;
use std::sync::LazyLock;

const FLAG: &str = "--language";

static ASKED: LazyLock<Option<Language>> = LazyLock::new(|| find_language(std::env::args().skip(1)));

/// The language to speak.
pub fn language() -> Language {
    ASKED.unwrap_or_else(|| Language::of_locale(|name| std::env::var(name).ok()))
}

/// The language of texts in JSON, which programs read: no locale changes it.
pub fn language_of_json() -> Language {
    ASKED.unwrap_or_default()
}

/// The language that was asked for; a wrong name is refused when the arguments are read.
fn find_language(words: impl Iterator<Item = String>) -> Option<Language> {
    let words: Vec<String> = words.collect();
    let after = |(at, word): (usize, &String)| match word.strip_prefix(FLAG)?.strip_prefix('=') {
        Some(name) => name.parse().ok(),
        None if word == FLAG => words.get(at + 1)?.parse().ok(),
        None => None,
    };
    words.iter().enumerate().find_map(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_asked_for_in_two_forms() {
        let check = |words: &str, expected| {
            assert_eq!(find_language(words.split(' ').map(String::from)), expected, "{words}")
        };
        check("play chess --language cs", Some(Language::Czech));
        check("--language=cs play chess", Some(Language::Czech));
        check("play chess --language", None);
        check("play chess --language de", None);
        check("play chess --languages cs", None);
        check("play chess", None);
    }
}
