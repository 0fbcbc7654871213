//! The words of the conversation, in the language of the game that is played.

use crate::command::COMMANDS;
use crate::conversation::Conversation;
use crate::declined::Declined;
use session::{Language, MessageValue, SessionError};

/// Characters in a line of a terminal as narrow as they come.
const WIDTH: usize = 78;

impl Conversation<'_> {
    /// The game with its settings, by the name it has in the language.
    pub(crate) fn title(&self) -> String {
        let (description, language) = (self.bench.description(), self.language());
        match (language, self.settings.game.strip_prefix(description.name)) {
            (Language::English, _) | (_, None) => self.settings.game.clone(),
            (_, Some(settings)) => {
                description.own_word(language, "title", description.name).to_owned() + settings
            }
        }
    }

    pub(crate) fn language(&self) -> Language {
        self.bench.language()
    }

    /// A message with its values.
    pub(crate) fn say<'s, const N: usize>(
        &self,
        name: &str,
        said: [(&'s str, MessageValue<'s>); N],
    ) -> String {
        self.language().say(name, said)
    }

    /// A message that declines a command.
    pub(crate) fn decline<'s, const N: usize>(
        &self,
        name: &str,
        said: [(&'s str, MessageValue<'s>); N],
    ) -> Declined {
        Declined(self.say(name, said))
    }

    /// A message as a sentence on a line of its own.
    pub(crate) fn line<'s, const N: usize>(
        &self,
        name: &str,
        said: [(&'s str, MessageValue<'s>); N],
    ) -> String {
        self.bench.idiom().sentence(self.say(name, said)) + "\n"
    }

    /// Moves as the person writes them.
    pub(crate) fn show_moves(&self, moves: &str) -> String {
        self.bench.idiom().letters.in_text(moves)
    }

    pub(crate) fn refusal(&self, error: &SessionError) -> String {
        self.bench.refusal(error)
    }

    /// Declines a command that the game refuses.
    pub(crate) fn refuse(&self, error: &SessionError) -> Declined {
        Declined(self.refusal(error))
    }

    /// The commands in a line or two, for the start of a game.
    pub(crate) fn header(&self) -> String {
        let word = |command: &&str| self.language().word(&format!("command-{command}"));
        let names: Vec<&str> = COMMANDS.iter().skip(1).map(word).collect();
        wrap(&self.say("play-header", [("commands", names.join(", ").into())]))
    }

    /// The commands with their meanings.
    pub(crate) fn help(&self) -> String {
        let word = |name: String| self.language().word(&name);
        let widest = COMMANDS.map(|command| word(format!("command-{command}")).chars().count());
        let width = widest.into_iter().max().unwrap_or_default();
        let line = |command: &&str| {
            let (typed, does) = (format!("command-{command}"), format!("command-{command}-about"));
            format!("  {:<width$} {}\n", word(typed), word(does))
        };
        COMMANDS.iter().map(line).collect()
    }
}

/// The text in lines that fit a narrow terminal.
fn wrap(text: &str) -> String {
    let mut out = String::new();
    let mut width = 0;
    for word in text.split(' ') {
        let letters = word.chars().count();
        let gap = match width {
            0 => "",
            used if used + 1 + letters <= WIDTH => " ",
            _ => "\n",
        };
        width = if gap == "\n" { letters } else { width + gap.len() + letters };
        out.push_str(gap);
        out.push_str(word);
    }
    out
}
