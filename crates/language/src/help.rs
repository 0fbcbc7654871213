//! The words of the command line's help in other languages: English ones stand where the options are declared.

use crate::dictionary::Dictionary;

static HELP: Dictionary = Dictionary::new(include_str!("../messages/cs/help.ftl"));

/// Help texts of commands and options, by their names.
pub fn help_words() -> &'static Dictionary {
    &HELP
}
