//! Help for the game that is named: what belongs to other games alone is not shown.
//!
//! An option that belongs to some games says so at the beginning of its help: "chess, draughts: ...".

use clap::{Arg, Command};
use session::Description;

/// The command line for a user who has named a game.
pub fn tailor(command: Command, game: &Description) -> Command {
    let command = command.mut_args(|arg| tailor_option(arg, game));
    let names: Vec<String> = command.get_subcommands().map(|command| command.get_name().into()).collect();
    names.iter().fold(command, |command, name| command.mut_subcommand(name, |inner| tailor(inner, game)))
}

fn tailor_option(arg: Arg, game: &Description) -> Arg {
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    match owners(&help) {
        None => arg,
        Some((owners, rest)) if owners.contains(&game.name) => arg.help(capitalized(rest)),
        Some(_) => arg.hide(true),
    }
}

/// The games an option belongs to, and what it does.
pub fn owners(help: &str) -> Option<(Vec<&str>, &str)> {
    let (owners, rest) = help.split_once(": ")?;
    let owners: Vec<&str> = owners.split(", ").collect();
    owners.iter().all(|owner| games::find(owner).is_ok()).then_some((owners, rest))
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
