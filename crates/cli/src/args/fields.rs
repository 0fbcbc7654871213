//! Fields of a search as flags: names, kinds, ranges and help come from the table of [`FIELDS`].

use super::searching::{rule_help, variant_help};
use clap::builder::RangedU64ValueParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use search::pvs::Technique;
use session::Request;
use session::fields::{FIELDS, Field, FieldError, FieldKind, FieldValue, Group, NO_TECHNIQUE, TextForm};
use std::marker::PhantomData;
use std::path::Path;

/// What stands between names.
const JOINT: char = ',';

/// Which fields a command takes together.
pub trait FieldSet {
    /// Their groups.
    const GROUPS: &'static [Group];
}

/// Declares fields that are taken together.
macro_rules! taken {
    ($(#[$doc:meta])* $name:ident = $($group:ident)+; $(#[$alias_doc:meta])* $alias:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub enum $name {}

        impl FieldSet for $name {
            const GROUPS: &'static [Group] = &[$(Group::$group),+];
        }

        $(#[$alias_doc])*
        pub type $alias = Flags<$name>;
    };
}

taken! {
    /// When a search ends.
    Limits = Limit;
    /// When to stop.
    Limit
}
taken! {
    /// What the playing search alone heeds.
    Players = Playing;
    /// The playing search's settings.
    Playing
}
taken! {
    /// What a search by a single command heeds.
    Single = Which Textbook Ties Playing;
    /// How a single search is run.
    HowToSearch
}
taken! {
    /// What an analysis alone takes.
    Analysed = Lines Tuning;
    /// What is shown, and what the search is tuned by.
    Tuning
}

/// The values given for the fields that a command takes.
pub struct Flags<T> {
    said: Vec<(&'static Field, FieldValue)>,
    taken: PhantomData<T>,
}

impl<T> Flags<T> {
    /// Whether a field was named.
    pub fn says(&self, name: &str) -> bool {
        self.said.iter().any(|(field, _)| field.name == name)
    }

    /// The request with all that was said.
    pub fn apply(&self, mut request: Request) -> Result<Request, FieldError> {
        for (field, value) in &self.said {
            (field.set)(&mut request, value.clone())?;
        }
        Ok(request)
    }
}

fn fields<T: FieldSet>() -> impl Iterator<Item = &'static Field> {
    FIELDS.iter().filter(|field| T::GROUPS.contains(&field.group))
}

impl<T: FieldSet> Args for Flags<T> {
    fn augment_args(command: Command) -> Command {
        command.args(fields::<T>().map(flag))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<T: FieldSet> FromArgMatches for Flags<T> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let typed = fields::<T>().filter(|field| {
            matches.value_source(field.name).is_some_and(|source| source == ValueSource::CommandLine)
        });
        Ok(Flags {
            said: typed.map(|field| (field, read_flag(field, matches))).collect(),
            taken: PhantomData,
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// What was typed after the flag of a field.
fn read_flag(field: &Field, matches: &ArgMatches) -> FieldValue {
    match field.kind {
        FieldKind::Switch => FieldValue::Switch(true),
        FieldKind::Number { .. } => {
            FieldValue::Number(matches.get_one(field.name).copied().unwrap_or_default())
        }
        FieldKind::Names => {
            FieldValue::Names(matches.get_many(field.name).into_iter().flatten().cloned().collect())
        }
        _ => matches.get_one::<FieldValue>(field.name).cloned().expect("the flag was typed with a value"),
    }
}

fn flag(field: &'static Field) -> Arg {
    let arg = Arg::new(field.name).long(field.name).help(help(field));
    let arg = match field.kind {
        FieldKind::Switch => arg.action(ArgAction::SetTrue),
        FieldKind::Number { least, most } => {
            arg.value_parser(RangedU64ValueParser::<u64>::new().range(least..=most))
        }
        FieldKind::Names => arg.action(ArgAction::Append).value_delimiter(JOINT),
        _ => arg.value_parser(|text: &str| {
            let form = TextForm { joint: JOINT, file: &read_file };
            field.kind.read(text, &form).map_err(|error| error.to_string())
        }),
    };
    let arg = excluded(field.name).iter().fold(arg, |arg, other| arg.conflicts_with(*other));
    if field.kind == FieldKind::Switch { arg } else { usual(field, arg.value_name(field.value_name())) }
}

/// Files that arguments name.
pub fn read_file(name: &str, most: u64) -> Result<Vec<u8>, String> {
    files::read_bytes(Path::new(name), most).map_err(|error| error.to_string())
}

/// Shows the value that a field has unless it is named.
fn usual(field: &Field, arg: Arg) -> Arg {
    match (field.get)(&Request::default()) {
        Some(FieldValue::Algorithm(algorithm)) => arg.default_value(algorithm.name()),
        Some(FieldValue::Number(1)) if field.name != "seed" => arg.default_value("1"),
        _ => arg,
    }
}

/// The fields that cannot be named beside this one.
fn excluded(name: &str) -> &'static [&'static str] {
    match name {
        "variant" => &["algorithm", "order", "beam", "prune"],
        "only" => &["without", "with"],
        _ => &[],
    }
}

/// The help of a field, with the names and the form that a command line takes.
fn help(field: &Field) -> String {
    let help = field.help_text();
    match field.name {
        "variant" => variant_help(&help.to_lowercase()),
        "prune" => rule_help("leaf rules, separated by commas"),
        "time" => format!("{help}, such as 500ms or 10s"),
        "without" => {
            let names = Technique::ALL.map(|(_, name)| name).join(", ");
            format!("{help}, separated by commas: {names}")
        }
        "with" => format!("{help}, separated by commas: the same names"),
        "only" => {
            format!("{help}, separated by commas: the same names; '{NO_TECHNIQUE}' for plain alpha-beta")
        }
        _ => help,
    }
}
