//! The command line that does what an experiment of the page does.

use super::field::{AskKind, ask_fields};
use serde::Serialize;
use session::fields::{self, FIELDS, Field, FieldKind, Group};
use session::options::{Kind, OptionSpec};
use session::{EvalChoice, Options, ReachedPlace, Request, Setting, USUAL_EVAL};
use utoipa::ToSchema;

/// Words of a command line.
pub struct CommandLine {
    words: Vec<String>,
    /// It would need a file: something was written on the page.
    needs_file: bool,
}

impl CommandLine {
    /// A command of the program, such as `lab truth`, for a game.
    pub fn new(words: &str, game: &str) -> CommandLine {
        let mut command = CommandLine { words: vec!["plywood".into()], needs_file: false };
        command.words.extend(words.split(' ').map(String::from));
        command.word(game)
    }

    /// One more word.
    pub fn word(mut self, word: impl ToString) -> CommandLine {
        self.words.push(word.to_string());
        self
    }

    /// A flag with its value.
    pub fn flag(self, name: &str, value: impl ToString) -> CommandLine {
        self.word(format!("--{name}")).word(value)
    }

    /// The same where there is a value.
    pub fn maybe(self, name: &str, value: Option<impl ToString>) -> CommandLine {
        match value {
            Some(value) => self.flag(name, value),
            None => self,
        }
    }

    /// A flag that stands alone, where it is wanted.
    pub fn only_if(self, name: &str, is_wanted: bool) -> CommandLine {
        if is_wanted { self.word(format!("--{name}")) } else { self }
    }

    /// What the game is set up with. None where a text of one's own would have to be in a file.
    pub fn options(self, reached: &ReachedPlace) -> Option<CommandLine> {
        self.options_and(reached, &[])
    }

    /// The same, and the options of these names also where they were not chosen.
    pub fn options_and(mut self, reached: &ReachedPlace, named: &[&str]) -> Option<CommandLine> {
        let specs = reached.bench.description().setup.options;
        let mut options = reached.options.clone();
        for spec in specs.iter().filter(|spec| named.contains(&spec.name)) {
            if let Some(usual) = spec.usual() {
                options.settings.entry(spec.name.into()).or_insert(usual);
            }
        }
        for (index, spec) in specs.iter().enumerate() {
            let is_first = specs[..index].iter().all(|before| before.flag != spec.flag);
            if is_first && let Some((flag, value)) = option(specs, spec, &options)? {
                self = self.flag(flag, value);
            }
        }
        Some(self)
    }

    /// Everything about a search but its value function. Which search it is stands there always: experiments with a study have
    /// a usual one of their own.
    pub fn search(self, request: &Request) -> CommandLine {
        let usual = Request { algorithm: request.algorithm, ..Request::default() };
        let command = match request.variant {
            Some(_) => self,
            None => self.flag("algorithm", request.algorithm.name()),
        };
        let people: Vec<Field> =
            FIELDS.iter().filter(|field| field.group != Group::Program).copied().collect();
        let said = fields::differing(&people, request, &usual, ",");
        said.into_iter().filter(|(field, _)| field.name != "eval").fold(command, |command, (field, text)| {
            match field.kind {
                // It differs from the usual, so it is on.
                FieldKind::Switch => command.only_if(field.name, true),
                _ => command.flag(field.name, text),
            }
        })
    }

    /// What an experiment says by words alone and is not usual, but for these keys.
    pub fn asked<T: Serialize + ToSchema>(self, ask: &T, left: &[&str]) -> CommandLine {
        let said = serde_json::to_value(ask).expect("an experiment is plain data");
        let fields = ask_fields::<T>().into_iter().filter(|field| !left.contains(&field.key.as_str()));
        fields.fold(self, |command, field| {
            let flag = field.name().replace('_', "-");
            let words = field.words(&said[&field.key]);
            match field.kind {
                AskKind::Switch => command.only_if(&flag, said[&field.key] == true),
                _ if words.first() == field.usual.as_ref() => command,
                _ => words.into_iter().fold(command, |command, word| command.flag(&flag, word)),
            }
        })
    }

    /// When a search ends.
    pub fn limits(self, request: &Request) -> CommandLine {
        let said = fields::differing(FIELDS, request, &Request::default(), ",");
        let limits = said.into_iter().filter(|(field, _)| field.group == Group::Limit);
        limits.fold(self, |command, (field, text)| command.flag(field.name, text))
    }

    /// The value function; experiments with a study have another one than the usual unless it is named.
    pub fn eval(mut self, reached: &ReachedPlace, eval: &EvalChoice) -> CommandLine {
        self.needs_file |= is_written(eval);
        let has_study = reached.bench.description().lab.study.is_some();
        self.maybe("eval", eval.text().or_else(|| has_study.then(|| USUAL_EVAL.into())))
    }

    /// The words as a shell reads them; none where they would need a file.
    pub fn text(&self) -> Option<String> {
        let words = (!self.needs_file).then_some(&self.words)?;
        shlex::try_join(words.iter().map(String::as_str)).ok()
    }
}

/// Whether a value function is a text of the page's user.
pub fn is_written(eval: &EvalChoice) -> bool {
    matches!(eval, EvalChoice::File { .. } | EvalChoice::Script { .. } | EvalChoice::Net { .. })
}

/// The flag of an option that was chosen and its value; options that share a flag are one value, as in 5x5. Nothing to say is
/// the inner none; what cannot be said, a text of one's own, the outer one.
fn option(
    specs: &[OptionSpec],
    spec: &OptionSpec,
    options: &Options,
) -> Option<Option<(&'static str, String)>> {
    let chosen = |spec: &OptionSpec| options.settings.get(spec.name);
    let together: Vec<&OptionSpec> = specs.iter().filter(|other| other.flag == spec.flag).collect();
    // One that draws a start is in the position already.
    let is_drawn = matches!(spec.kind, Kind::Number { draws: true, .. });
    if is_drawn || together.iter().all(|spec| chosen(spec).is_none()) {
        return Some(None);
    }
    if let Kind::Text { samples, sample_flag, .. } = spec.kind {
        let text = match chosen(spec) {
            Some(Setting::Text(text)) => text.as_ref(),
            Some(Setting::Named { text, .. }) => text,
            _ => return Some(None),
        };
        let sample = samples().into_iter().find(|sample| sample.text == text)?;
        return Some(Some((sample_flag, sample.name.to_string())));
    }
    let said = |spec: &&OptionSpec| match (chosen(spec), spec.kind) {
        (Some(setting), _) => setting.to_string(),
        (None, Kind::Number { default, .. }) => default.to_string(),
        (None, _) => String::new(),
    };
    Some(Some((spec.flag, together.iter().map(said).collect::<Vec<_>>().join("x"))))
}
