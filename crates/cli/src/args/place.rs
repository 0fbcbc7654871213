//! Which game, how it is set up, and from which position: arguments that the games themselves declare.

use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches};
use session::Description;
use session::options::{Kind, OptionSpec, Sample};
use std::ffi::OsString;
use std::path::PathBuf;

/// Asks for the names of the samples.
const LIST: &str = "list";
/// The flag for the file of a game that a user wrote.
const SCRIPT_FLAG: &str = "file";
/// Stands for a number that is drawn.
pub const RANDOM: &str = "random";

/// Which game, and from which position.
pub struct PlaceArgs {
    /// The game.
    pub game: &'static Description,
    /// Its options as given: flags and their values.
    said: Vec<(&'static str, String)>,
    /// The data folder.
    pub data: Option<PathBuf>,
    /// The position as text.
    pub position: Option<String>,
    /// Moves played from it.
    pub moves: String,
}

impl PlaceArgs {
    /// Whether it is the game of this name.
    pub fn is(&self, game: &str) -> bool {
        self.game.name == game
    }

    /// The value given after a flag.
    pub fn said(&self, flag: &str) -> Option<&str> {
        self.said.iter().find(|(known, _)| *known == flag).map(|(_, value)| value.as_str())
    }

    /// All that was said of the game's options.
    pub fn describe_options(&self) -> String {
        let said = self.said.iter().map(|(flag, value)| format!("--{flag} {value}"));
        said.collect::<Vec<_>>().join(" ")
    }
}

/// The game that is named on the command line, if one is. A script after a flag is something else, such as a value function.
pub fn named_game(words: impl IntoIterator<Item = OsString>) -> Option<&'static Description> {
    let words: Vec<OsString> = words.into_iter().collect();
    let flagged =
        |index: usize| index > 0 && words[index - 1].to_str().is_some_and(|word| word.starts_with('-'));
    let named = |(index, word): (usize, &OsString)| {
        let name = word.to_str()?;
        let is_other = games::script_file(name).is_some() && (flagged(index) || name.contains('='));
        if is_other { None } else { games::find(name).ok() }
    };
    words.iter().enumerate().find_map(named)
}

/// A game's name, or the file of a game that a user wrote.
#[derive(Clone)]
struct GameName;

impl TypedValueParser for GameName {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<String, Error> {
        let found = value.to_str().and_then(|name| Some((name, games::find(name).ok()?)));
        match found {
            Some((name, game)) if game.is_called(name) => Ok(game.name.into()),
            Some((file, _)) => Ok(file.into()),
            None => listed_games().parse_ref(command, arg, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(game_values().into_iter()))
    }
}

fn game_values() -> Vec<PossibleValue> {
    games::ALL
        .iter()
        .map(|game| PossibleValue::new(game.name).aliases(game.aliases).help(game.about))
        .collect()
}

fn listed_games() -> PossibleValuesParser {
    PossibleValuesParser::new(game_values())
}

impl Args for PlaceArgs {
    fn augment_args(command: Command) -> Command {
        let game = Arg::new("game")
            .value_name("GAME")
            .help("The game, or the file of your own (.js)")
            .required(true)
            .value_parser(GameName);
        let named = named_game(std::env::args_os());
        let command = command.arg(game).args(named.map_or_else(Vec::new, flags));
        command.arg(position(named)).arg(
            Arg::new("moves")
                .long("moves")
                .value_name("MOVES")
                .help("Moves played from it, separated by spaces")
                .default_value("")
                .hide_default_value(true)
                .allow_hyphen_values(true),
        )
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for PlaceArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let text = |id: &str| matches.try_get_one::<String>(id).ok().flatten().cloned();
        let name = text("game").unwrap_or_default();
        let game = games::find(&name).ok();
        let game = game.ok_or_else(|| Error::raw(ErrorKind::MissingRequiredArgument, "expected a game\n"))?;
        let mut said: Vec<(&'static str, String)> =
            flag_names(game).into_iter().filter_map(|flag| Some((flag, text(flag)?))).collect();
        if games::script_file(&name).is_some() {
            said.retain(|(flag, _)| *flag != SCRIPT_FLAG);
            said.push((SCRIPT_FLAG, name));
        }
        Ok(PlaceArgs {
            game,
            said,
            data: matches.try_get_one::<PathBuf>("data").ok().flatten().cloned(),
            position: text("position"),
            moves: text("moves").unwrap_or_default(),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

fn position(named: Option<&Description>) -> Arg {
    let help = match named {
        Some(game) => format!("The position: {}", game.notation.position),
        None => "The position, as the game writes it; after GAME, --help shows how".into(),
    };
    Arg::new("position").long("position").value_name("TEXT").help(help).allow_hyphen_values(true)
}

/// The games that have this flag.
pub fn owners(flag: &str) -> Vec<&'static str> {
    games::ALL.into_iter().filter(|game| flag_names(game).contains(&flag)).map(|game| game.name).collect()
}

/// The flags of a game, each once.
fn flag_names(game: &Description) -> Vec<&'static str> {
    let mut names = Vec::new();
    for spec in game.setup.options {
        names.extend(sample_flag(spec).into_iter().chain([spec.flag]));
    }
    names.dedup();
    names
}

fn sample_flag(spec: &OptionSpec) -> Option<&'static str> {
    match spec.kind {
        Kind::Text { sample_flag, .. } => Some(sample_flag),
        _ => None,
    }
}

pub fn flags(game: &'static Description) -> Vec<Arg> {
    let mut flags: Vec<Arg> = Vec::new();
    for spec in game.setup.options {
        if flags.iter().all(|flag| flag.get_id() != spec.flag) {
            flags.extend(spec_flags(game, spec));
        }
    }
    if game.search.has_tables {
        let help = "The data folder with endgame tables; without it, the platform's";
        let parser = clap::value_parser!(PathBuf);
        flags.push(Arg::new("data").long("data").value_name("DIR").help(help).value_parser(parser));
    }
    flags
}

/// One option as a flag; a text has a second one for its samples where they are named apart.
fn spec_flags(game: &'static Description, spec: &'static OptionSpec) -> Vec<Arg> {
    let flag = |help: String| Arg::new(spec.flag).long(spec.flag).help(help);
    match spec.kind {
        Kind::Number { default, draws, .. } => {
            let together: Vec<&OptionSpec> =
                game.setup.options.iter().filter(|other| other.flag == spec.flag).collect();
            let number = if draws { "N|random" } else { "N" };
            let (value_name, help) = match together.as_slice() {
                [_, _] => ("MxN", "Columns x rows".to_string()),
                _ => (number, spec.help.to_string()),
            };
            let usual = together.iter().map(|spec| usual_number(spec)).collect::<Vec<_>>().join("x");
            let range = spec.expected();
            let arg = flag(format!(
                "{help}: {range}; {} unless said",
                if draws { default.to_string() } else { usual }
            ));
            let arg = arg.value_name(value_name);
            vec![if draws { arg.conflicts_with("position") } else { arg }]
        }
        Kind::Choice(words) => {
            let values = words.iter().map(|word| PossibleValue::new(word.name).help(word.about));
            let parser = PossibleValuesParser::new(values);
            vec![flag(spec.help.into()).value_name("NAME").value_parser(parser).default_value(words[0].name)]
        }
        Kind::Text { samples, sample_flag, .. } if sample_flag == spec.flag => {
            let names: Vec<&str> = samples().iter().map(|sample| sample.name).collect();
            vec![flag(format!("{}: {}", spec.help, names.join(", "))).value_name("NAME|FILE")]
        }
        Kind::Text { samples, sample_flag, .. } => {
            let help = "One of those that come with the program; 'list' names them";
            let sample = Arg::new(sample_flag).long(sample_flag).value_name("NAME").help(help);
            let file = flag(spec.help.into()).value_name("FILE").conflicts_with(sample_flag);
            vec![file, sample.value_parser(SampleName(samples))]
        }
        Kind::Path { value_name } => vec![flag(spec.help.into()).value_name(value_name)],
    }
}

fn usual_number(spec: &OptionSpec) -> String {
    match spec.kind {
        Kind::Number { default, .. } => default.to_string(),
        _ => String::new(),
    }
}

/// The name of a sample. Asking for the list is no mistake: it is answered as `--help` is.
#[derive(Clone)]
struct SampleName(fn() -> Vec<Sample>);

impl TypedValueParser for SampleName {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<String, Error> {
        let name = StringValueParser::new().parse_ref(command, arg, value)?;
        if name != LIST {
            return Ok(name);
        }
        let line = |sample: &Sample| format!("{:<16} {}\n", sample.name, sample.about);
        Err(Error::raw(ErrorKind::DisplayHelp, self.0().iter().map(line).collect::<String>()))
    }
}
