//! Fields of experiments as flags: names, kinds, ranges and help come from the experiment's own schema.

use super::common::parse_time;
use super::searching::variant_help;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use lab::{
    AblationAsk, AskField, AskKind, Experiment, ExperimentLimits, LabError, LearningAsk, MatchAsk, ReportAsk,
    ReviewAsk, SimulationAsk, TruthAsk, TuningAsk, ask_fields, read_ask,
};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::marker::PhantomData;

/// Which experiment a command asks for.
pub trait AskSet {
    /// What is asked.
    type Ask: Experiment + DeserializeOwned;

    /// Its fields.
    fn fields() -> Vec<AskField>;

    /// Those that the command says in ways of its own.
    const LEFT: &'static [&'static str];

    /// What a flag has to do with the others of the command.
    fn adapt(flag: Arg) -> Arg {
        flag
    }
}

/// Declares which experiment a command asks for.
macro_rules! asked {
    ($(#[$doc:meta])* $name:ident = $ask:ident without [$($left:literal),*]; $adapt:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub enum $name {}

        impl AskSet for $name {
            type Ask = $ask;

            const LEFT: &'static [&'static str] = &[$($left),*];

            fn fields() -> Vec<AskField> {
                ask_fields::<$ask>()
            }

            fn adapt(flag: Arg) -> Arg {
                let adapt: fn(Arg) -> Arg = $adapt;
                adapt(flag)
            }
        }
    };
}

asked! {
    /// `plywood match`.
    Match = MatchAsk without ["opening_list"]; |flag| match flag.get_id().as_str() {
        "clock" => flag.conflicts_with("time"),
        "shard" => flag.conflicts_with("sprt"),
        "openings" => flag.help(super::matches::openings_help()),
        "sprt" => flag.allow_hyphen_values(true),
        _ => flag,
    }
}
asked! {
    /// `plywood lab truth`.
    Truth = TruthAsk without ["game"]; |flag| match flag.get_id().as_str() {
        "shard" => flag.requires("keep"),
        "variant" => flag.help(variant_help("the variant it searches with, study unless said")),
        _ => flag,
    }
}
asked! {
    /// `plywood lab tune`.
    Tune = TuningAsk without []; |flag| match flag.get_id().as_str() {
        "shard" => flag.requires("keep").conflicts_with_all(["out", "epochs", "duel"]),
        _ => flag,
    }
}
asked! {
    /// `plywood lab ablate`.
    Ablate = AblationAsk without []; |flag| flag
}
asked! {
    /// `plywood lab simulate`.
    Simulate = SimulationAsk without []; |flag| flag
}
asked! {
    /// `plywood lab report`.
    Report = ReportAsk without ["game", "form", "language", "day", "notes"]; |flag| flag
}
asked! {
    /// `plywood lab review`.
    ReviewGame = ReviewAsk without []; |flag| flag
}
asked! {
    /// `plywood net train`.
    Train = LearningAsk without []; |flag| match flag.get_id().as_str() {
        "ending" => flag.conflicts_with_all(["samples", "games"]),
        "games" => flag.conflicts_with("samples"),
        _ => flag,
    }
}

/// The values given for the fields of an experiment.
pub struct AskFlags<S> {
    said: Map<String, Value>,
    set: PhantomData<S>,
}

impl<S: AskSet> AskFlags<S> {
    /// The experiment: the flags typed, and `rest` for all other keys.
    pub fn ask(&self, rest: Value) -> Result<S::Ask, LabError> {
        let ask: S::Ask = read_ask(self.with(rest))?;
        ask.check(&ExperimentLimits::WIDEST)?;
        Ok(ask)
    }

    /// All keys of the experiment.
    pub fn with(&self, mut rest: Value) -> Value {
        if let Value::Object(keys) = &mut rest {
            keys.extend(self.said.clone());
        }
        rest
    }

    /// The value typed for a field.
    pub fn said<T: DeserializeOwned>(&self, key: &str) -> Option<T> {
        serde_json::from_value(self.said.get(key)?.clone()).ok()
    }
}

fn fields<S: AskSet>() -> impl Iterator<Item = AskField> {
    S::fields().into_iter().filter(|field| !S::LEFT.contains(&field.key.as_str()))
}

impl<S: AskSet> Args for AskFlags<S> {
    fn augment_args(command: Command) -> Command {
        command.args(fields::<S>().map(|field| S::adapt(flag(&field))))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<S: AskSet> FromArgMatches for AskFlags<S> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let typed = fields::<S>()
            .filter(|field| matches.value_source(field.name()) == Some(ValueSource::CommandLine));
        let said = typed.map(|field| (field.key.clone(), read(&field, matches)));
        Ok(AskFlags { said: said.collect(), set: PhantomData })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

fn read(field: &AskField, matches: &ArgMatches) -> Value {
    match field.kind {
        AskKind::Switch => true.into(),
        AskKind::Numbers | AskKind::Words => {
            matches.get_many::<Value>(field.name()).into_iter().flatten().cloned().collect()
        }
        _ => matches.get_one::<Value>(field.name()).cloned().unwrap_or_default(),
    }
}

fn flag(field: &AskField) -> Arg {
    let name = field.name().to_string();
    let arg = Arg::new(name.clone()).long(name.replace('_', "-")).help(field.help.clone());
    let whole = |arg: Arg| {
        arg.value_parser(|text: &str| {
            text.parse::<u64>().map(Value::from).map_err(|_| "expected a whole number")
        })
    };
    let any = |text: &str| text.parse::<f64>().map(Value::from).map_err(|_| "expected a number");
    let (arg, value_name) = match &field.kind {
        AskKind::Switch => return arg.action(ArgAction::SetTrue),
        AskKind::Number => (whole(arg), "N"),
        AskKind::Numbers => (whole(arg).value_delimiter(',').action(ArgAction::Append), "N,..."),
        AskKind::Fraction => (arg.value_parser(any), "X"),
        AskKind::Time => {
            let parse = |text: &str| parse_time(text).map(|time| Value::from(time.as_millis() as u64));
            (arg.value_parser(parse), "TIME")
        }
        AskKind::Word => (arg.value_parser(word), "TEXT"),
        AskKind::Words => (arg.value_parser(word).action(ArgAction::Append), "TEXT"),
        AskKind::Choice(words) => {
            (arg.value_parser(PossibleValuesParser::new(words.clone()).map(Value::from)), "NAME")
        }
    };
    let arg = arg.value_name(field.value_name.clone().unwrap_or_else(|| value_name.into()));
    match &field.usual {
        Some(usual) => arg.default_value(usual.clone()),
        None => arg,
    }
}

fn word(text: &str) -> Result<Value, std::convert::Infallible> {
    Ok(text.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use lab::{Caller, CommandLine, Finding};
    use serde::Deserialize;
    use serde_json::json;
    use session::{Place, ReachedPlace, at_most};
    use utoipa::{PartialSchema, ToSchema};

    #[derive(Deserialize, ToSchema, PartialEq, Debug)]
    #[serde(rename_all = "lowercase")]
    pub enum Counted {
        Moves,
        Replies,
    }

    /// How many moves there are.
    #[derive(Deserialize, ToSchema)]
    #[serde(deny_unknown_fields)]
    pub struct CountAsk {
        place: Place,
        /// What is counted.
        #[serde(default)]
        what: Option<Counted>,
        /// No more than this.
        #[serde(default = "usual_most")]
        #[schema(default = usual_most, format = "MOVES")]
        most: u64,
        /// Between two looks.
        #[serde(default)]
        pause_ms: Option<u64>,
        /// Say it aloud.
        #[serde(default)]
        aloud: bool,
        /// After these.
        #[serde(default)]
        after: Vec<String>,
    }

    fn usual_most() -> u64 {
        9
    }

    impl Experiment for CountAsk {
        fn place(&self) -> Place {
            self.place.clone()
        }

        fn check(&self, _: &ExperimentLimits) -> Result<(), LabError> {
            Ok(at_most("most", self.most, 100)?)
        }

        fn command(&self, _: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
            Ok(None)
        }

        fn run(&self, _: &ReachedPlace, _: &Caller<'_>) -> Result<Finding, LabError> {
            Ok(Finding::default())
        }
    }

    asked! {
        /// An experiment from outside.
        Count = CountAsk without []; |flag| flag
    }

    fn read(words: &[&str]) -> Result<AskFlags<Count>, Error> {
        let command = AskFlags::<Count>::augment_args(Command::new("count").no_binary_name(true));
        AskFlags::from_arg_matches(&command.try_get_matches_from(words)?)
    }

    #[test]
    fn an_experiment_from_outside_has_flags_help_keys_and_a_schema() {
        let mut command = AskFlags::<Count>::augment_args(Command::new("count"));
        let help = command.render_help().to_string();
        for line in [
            "--after <TEXT>",
            "--aloud         Say it aloud",
            "--most <MOVES>  No more than this [default: 9]",
            "--pause <TIME>  Between two looks",
            "--what <NAME>   What is counted [possible values: moves, replies]",
        ] {
            assert!(help.contains(line), "{line}: {help}");
        }
        let words = [
            "--most", "7", "--pause", "2s", "--aloud", "--after", "a,b", "--after", "c", "--what", "replies",
        ];
        let ask = read(&words).unwrap().ask(json!({ "place": { "game": "mnk" } })).unwrap();
        assert_eq!((ask.most, ask.pause_ms, ask.aloud), (7, Some(2000), true));
        assert_eq!((ask.after, ask.what), (vec!["a,b".to_string(), "c".into()], Some(Counted::Replies)));
        let usual = read(&[]).unwrap().ask(json!({ "place": { "game": "mnk" }, "aloud": true })).unwrap();
        assert_eq!((usual.most, usual.aloud), (9, true));
        let schema = serde_json::to_value(CountAsk::schema()).unwrap();
        assert_eq!(schema["properties"]["most"]["default"], 9);
    }

    #[test]
    fn what_an_experiment_refuses_its_flags_refuse() {
        let refused = |words: &[&str]| {
            let why = read(words).map(|flags| flags.ask(json!({ "place": { "game": "mnk" } })).err());
            why.map_or_else(
                |error| error.to_string(),
                |why| why.map_or_else(String::new, |why| why.to_string()),
            )
        };
        assert_eq!(refused(&["--most", "101"]), "most 101 is too much: expected at most 100");
        for (words, why) in [
            (["--most", "-1"], "unexpected argument '-1'"),
            (["--most", "many"], "invalid value 'many' for '--most <MOVES>'"),
            (["--pause", "2"], "invalid value '2' for '--pause <TIME>'"),
            (["--what", "pieces"], "invalid value 'pieces' for '--what <NAME>'"),
        ] {
            let said = refused(&words);
            assert!(said.contains(why), "{said}");
        }
    }
}
