//! Help in the language of the reader. The options are declared once, for clap; their other words are in the messages of the
//! crate `language`, under the names of the command and the option.

use super::tailor::owners;
use clap::{Arg, ArgAction, Command};
use session::{Language, help_words};

/// The commands whose options have help in every language; the others have it in English.
const TOLD: [&str; 12] = [
    "play", "analyse", "search", "tree", "eval", "solve", "lab", "lesson", "collect", "studio", "pacman",
    "match",
];
/// What English help lists names after, the rarest first.
const BEFORE_NAMES: [&str; 3] = ["WEIGHT:... ", "commas: ", ": "];
/// What English help says after names.
const AFTER_NAMES: &str = "; 'search GAME";
/// Stands for those names.
const NAMES: &str = "NAMES";

/// The command line in the words of a language.
pub fn translate(command: Command, language: Language) -> Command {
    match language {
        Language::English => command,
        _ => Speaker(language).program(command),
    }
}

/// The messages that an option may have, the most special one first.
fn keys(path: &str, id: &str) -> Vec<String> {
    let command = path.split('-').next().unwrap_or_default();
    if !TOLD.contains(&command) && id != "language" {
        return Vec::new();
    }
    let own = std::iter::successors(Some(path), |path| path.rsplit_once('-').map(|(above, _)| above));
    own.map(|path| format!("{path}-{id}")).chain([format!("any-{id}"), format!("game-{id}")]).collect()
}

#[derive(Clone, Copy)]
struct Speaker(Language);

impl Speaker {
    fn text(self, key: &str) -> Option<&'static str> {
        help_words().text(self.0, key)
    }

    fn word(self, key: &str) -> &'static str {
        self.text(key).unwrap_or_default()
    }

    fn program(self, command: Command) -> Command {
        let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
        let version = version.help(self.word("word-version")).help_heading(self.word("word-options"));
        let mut command = self.whole(command, "").disable_version_flag(true).arg(version);
        // clap adds the command `help` while it builds the others
        command.build();
        self.with_help(command)
    }

    /// A command and all below it.
    fn whole(self, command: Command, path: &str) -> Command {
        let command = self.command(command, path);
        names_of(&command).iter().fold(command, |command, name| {
            let path = if path.is_empty() { name.clone() } else { format!("{path}-{name}") };
            command.mut_subcommand(name, |inner| self.whole(inner, &path))
        })
    }

    /// The command `help` of a command and of all below it.
    fn with_help(self, command: Command) -> Command {
        names_of(&command).iter().fold(command, |command, name| {
            command.mut_subcommand(name, |inner| match name.as_str() {
                "help" => inner.about(self.word("about-help")),
                _ => self.with_help(inner),
            })
        })
    }

    fn about(self, command: Command, path: &str) -> Command {
        let key = if path.is_empty() { "about".into() } else { format!("about-{path}") };
        match self.text(&key) {
            Some(about) => command.about(about),
            None => command,
        }
    }

    fn command(self, command: Command, path: &str) -> Command {
        let usage = self.word("word-usage");
        let after = self.after(&command, path);
        let help =
            Arg::new("help").short('h').long("help").action(ArgAction::Help).help(self.word("word-help"));
        let command = self
            .about(command, path)
            .mut_args(|arg| self.option(arg, path))
            .disable_help_flag(true)
            .arg(help.help_heading(self.word("word-options")))
            .subcommand_help_heading(self.word("word-commands"))
            .subcommand_value_name(self.word("word-command"))
            .help_template(format!(
                "{{before-help}}{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"
            ));
        after.into_iter().fold(command, Command::after_help)
    }

    /// What stands below the options: examples are the same in every language.
    fn after(self, command: &Command, path: &str) -> Option<String> {
        let english = command.get_after_help()?.to_string();
        let (words, examples) = english.split_at(english.find("Example").unwrap_or(english.len()));
        let told = ["Examples:", "Example:"].iter().zip(["word-examples", "word-example"]);
        let examples = told.fold(examples.to_string(), |text, (english, key)| {
            text.replace(english, &format!("{}:", self.word(key)))
        });
        let key = if path.is_empty() { "after".into() } else { format!("after-{path}") };
        let words = self.text(&key).map_or_else(|| words.to_string(), |words| format!("{words}\n\n"));
        Some(words + &examples)
    }

    fn option(self, arg: Arg, path: &str) -> Arg {
        let english = arg.get_help().map(ToString::to_string).unwrap_or_default();
        let id = arg.get_id().as_str().replace('_', "-");
        let heading = if arg.is_positional() { "word-arguments" } else { "word-options" };
        let arg = arg.help_heading(self.word(heading));
        let Some(told) = keys(path, &id).iter().find_map(|key| self.text(key)) else { return arg };
        let (owner, rest) = match owners(&english) {
            Some((owners, rest)) => (format!("{}: ", owners.join(", ")), rest),
            None => (String::new(), english.as_str()),
        };
        let help = format!("{owner}{}{}", told.replace(NAMES, names(rest)), self.values(&arg));
        match arg.get_action().takes_values() {
            true => arg.help(help).hide_default_value(true).hide_possible_values(true),
            false => arg.help(help),
        }
    }

    /// The usual value, and the possible ones.
    fn values(self, arg: &Arg) -> String {
        let usual: Vec<String> =
            arg.get_default_values().iter().map(|value| value.to_string_lossy().into()).collect();
        let usual = usual.into_iter().filter(|value| !value.is_empty()).collect::<Vec<_>>().join(",");
        let is_said = !usual.is_empty() && arg.get_action().takes_values();
        let usual = if is_said { format!(" [{} {usual}]", self.word("word-default")) } else { String::new() };
        let can_be: Vec<String> =
            arg.get_possible_values().iter().map(|value| value.get_name().into()).collect();
        let can_be = match can_be.is_empty() {
            true => String::new(),
            false => format!(" [{}: {}]", self.word("word-values"), can_be.join(", ")),
        };
        can_be + &usual
    }
}

fn names_of(command: &Command) -> Vec<String> {
    command.get_subcommands().map(|command| command.get_name().into()).collect()
}

/// The names that English help lists.
fn names(english: &str) -> &str {
    let after = BEFORE_NAMES.iter().find_map(|mark| english.split_once(mark)).map_or("", |(_, names)| names);
    after.split(AFTER_NAMES).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::{Cli, place};
    use super::*;
    use clap::CommandFactory;
    use std::collections::BTreeSet;

    const CZECH: Speaker = Speaker(Language::Czech);

    /// Every option that help shows, with its command.
    fn options(command: &Command, path: &str, found: &mut Vec<(String, String)>) {
        for arg in command.get_arguments().filter(|arg| arg.get_id() != "help" && arg.get_id() != "version") {
            found.push((path.into(), arg.get_id().as_str().replace('_', "-")));
        }
        for inner in command.get_subcommands() {
            options(inner, &format!("{path}-{}", inner.get_name()), found);
        }
    }

    fn told() -> Vec<(String, String)> {
        let mut found = Vec::new();
        for command in Cli::command().get_subcommands() {
            let first = command.get_name().split('-').next().unwrap_or_default();
            if TOLD.contains(&first) {
                options(command, command.get_name(), &mut found);
            }
        }
        let game = games::ALL.into_iter().flat_map(place::flags);
        found.extend(game.map(|arg| ("play".into(), arg.get_id().as_str().replace('_', "-"))));
        found.push(("play".into(), "language".into()));
        found
    }

    fn key(path: &str, id: &str) -> Option<String> {
        keys(path, id).into_iter().find(|key| CZECH.text(key).is_some())
    }

    #[test]
    fn every_option_of_the_main_commands_has_czech_help() {
        let missing: Vec<_> = told().into_iter().filter(|(path, id)| key(path, id).is_none()).collect();
        assert!(missing.is_empty(), "options without a message in messages/cs/help.ftl: {missing:?}");
    }

    #[test]
    fn every_command_is_told_in_czech() {
        let command = Cli::command();
        let shown = command.get_subcommands().filter(|command| !command.is_hide_set());
        let missing: Vec<&str> = shown
            .map(Command::get_name)
            .filter(|name| CZECH.text(&format!("about-{name}")).is_none())
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    /// The keys of commands and of the words below their options.
    fn commands(command: &Command, path: &str, used: &mut BTreeSet<String>) {
        for inner in command.get_subcommands() {
            let path = if path.is_empty() {
                inner.get_name().into()
            } else {
                format!("{path}-{}", inner.get_name())
            };
            used.extend([format!("about-{path}"), format!("after-{path}")]);
            commands(inner, &path, used);
        }
    }

    #[test]
    fn no_message_of_help_is_left_over() {
        let mut used: BTreeSet<String> = told().iter().filter_map(|(path, id)| key(path, id)).collect();
        commands(&Cli::command(), "", &mut used);
        used.extend(["about", "after", "about-help"].map(String::from));
        let left: Vec<&str> =
            help_words().names().filter(|name| !name.starts_with("word-") && !used.contains(*name)).collect();
        assert!(left.is_empty(), "messages that no option has: {left:?}");
    }

    #[test]
    fn czech_help_has_no_english_headings_and_keeps_the_names() {
        let mut command = translate(Cli::command(), Language::Czech);
        let play = command.find_subcommand_mut("play").expect("a command").render_long_help().to_string();
        for word in ["Použití: ", "Volby:", "Argumenty:", "Příklady:", "[jinak 6]", "brute-force", "tapered"]
        {
            assert!(play.contains(word), "{word}: {play}");
        }
        for word in ["Usage", "Options:", "Arguments:", "Examples", "[default", "Print help", "NAMES"] {
            assert!(!play.contains(word), "{word}: {play}");
        }
        let all = command.render_help().to_string();
        assert!(all.contains("Příkazy:") && all.contains("Vypsat nápovědu"), "{all}");
        assert!(!all.contains("Print"), "{all}");
    }
}
