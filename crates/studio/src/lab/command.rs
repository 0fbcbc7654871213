//! The command line that does what an experiment of the page does.

use crate::place::Reached;
use search::pvs::{Technique, Techniques};
use session::options::{Kind, OptionSpec};
use session::{Algorithm, DepthLimit, EvalChoice, Options, Request, Setting, USUAL_EVAL};

/// Words of a command line.
pub struct Command {
    words: Vec<String>,
    /// It would need a file: something was written on the page.
    needs_file: bool,
}

impl Command {
    /// A command of the program, such as `lab truth`, for a game.
    pub fn new(words: &str, game: &str) -> Command {
        let mut command = Command { words: vec!["plywood".into()], needs_file: false };
        command.words.extend(words.split(' ').map(String::from));
        command.word(game)
    }

    /// One more word.
    pub fn word(mut self, word: impl ToString) -> Command {
        self.words.push(word.to_string());
        self
    }

    /// A flag with its value.
    pub fn flag(self, name: &str, value: impl ToString) -> Command {
        self.word(format!("--{name}")).word(value)
    }

    /// The same where there is a value.
    pub fn maybe(self, name: &str, value: Option<impl ToString>) -> Command {
        match value {
            Some(value) => self.flag(name, value),
            None => self,
        }
    }

    /// A flag that stands alone, where it is wanted.
    pub fn only_if(self, name: &str, is_wanted: bool) -> Command {
        if is_wanted { self.word(format!("--{name}")) } else { self }
    }

    /// What the game is set up with. None where a text of one's own would have to be in a file.
    pub fn options(self, reached: &Reached) -> Option<Command> {
        self.options_and(reached, &[])
    }

    /// The same, and the options of these names also where nobody chose them.
    pub fn options_and(mut self, reached: &Reached, named: &[&str]) -> Option<Command> {
        let specs = reached.bench.description().options;
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

    /// Everything about a search but its value function.
    pub fn search(self, request: &Request) -> Command {
        let depth = match request.depth {
            DepthLimit::Usual => None,
            DepthLimit::Plies(plies) => Some(plies.to_string()),
            DepthLimit::End => Some("end".into()),
        };
        let without = Technique::ALL.iter().filter(|(technique, _)| {
            Techniques::USUAL.has(*technique) && !request.techniques.has(*technique)
        });
        let without: Vec<&str> = without.map(|(_, name)| *name).collect();
        let command = self.flag("algorithm", request.algorithm.name()).maybe("depth", depth);
        let command = command.maybe("nodes", request.nodes);
        if request.algorithm == Algorithm::Pvs {
            return command.maybe("without", (!without.is_empty()).then(|| without.join(",")));
        }
        let command = command.only_if("order", request.order_by_value).only_if("strict", request.strict);
        let rules = (!request.rules.is_empty()).then(|| request.rules.join(","));
        command.maybe("beam", request.beam).maybe("prune", rules)
    }

    /// The value function; experiments with a study have another one than the usual unless it is named.
    pub fn eval(mut self, reached: &Reached, eval: &EvalChoice) -> Command {
        self.needs_file |= is_written(eval);
        let has_study = reached.bench.description().study.is_some();
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
