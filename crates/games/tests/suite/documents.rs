//! The pages in `docs/games`, written from how the games describe themselves: a stale one fails, and `PLYWOOD_WRITE=1`
//! writes it anew.

use serde_json::Value;
use session::options::{Kind, OptionSpec, Sample};
use session::{
    At, Definition, Description, EvalChoice, Example, FactView, OpeningSet, Options, Playable, Setting,
};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::path::{Path, PathBuf};

const WRITTEN: &str = "Written from how games describe themselves, by `PLYWOOD_WRITE=1 cargo test -p games --test suite -- documents`; a test keeps it true.";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/games")
}

#[test]
fn every_game_has_its_page() {
    for game in games::ALL {
        evidence::check_kept(&folder().join(format!("{}.md", game.name)), &page(game));
    }
    evidence::check_kept(&folder().join("README.md"), &overview());
}

#[test]
fn there_are_no_other_pages() {
    let found = folder().read_dir().unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let own = games::ALL.into_iter().map(|game| format!("{}.md", game.name));
    assert_eq!(found.collect::<BTreeSet<_>>(), own.chain(["README.md".into()]).collect());
}

/// All games in a table.
fn overview() -> String {
    let rows = games::ALL.into_iter().map(|game| {
        let about = format!("[{}]({}.md): {}", game.title, game.name, game.about);
        let record = game.notation.record.map_or(String::new(), |ending| format!("`.{ending}`"));
        let marks = [game.search.can_think, game.search.can_solve, game.search.has_tables].map(mark);
        [vec![code(game.name), about], marks.map(String::from).to_vec(), vec![record]].concat()
    });
    let heads = ["game", "what it is", "playing search", "solver", "endgame tables", "whole games"];
    format!("# The games\n\n{}\n{WRITTEN}\n", table(&heads, rows))
}

fn mark(has: bool) -> &'static str {
    if has { "yes" } else { "" }
}

/// Everything that is known of a game before it is set up, and its value functions as usually set up.
fn page(game: &Description) -> String {
    let usual = game.open(&Options::default()).unwrap();
    let sections = [
        ("Setting it up", options(game)),
        ("Positions", positions(game, usual.as_ref())),
        ("What it can do", abilities(game)),
        ("Value functions", values(game, usual.as_ref())),
        ("What scripts can ask", facts(game, usual.as_ref())),
        ("Variants of the textbook searches", variants(game)),
        ("Leaf rules of the textbook searches", named(game.search.rules)),
        ("Examples", game.samples.examples.iter().map(|shown| example(game, shown)).collect()),
    ];
    let told = sections.into_iter().filter(|(_, text)| !text.is_empty());
    let told: String = told.map(|(title, text)| format!("\n## {title}\n\n{text}")).collect();
    let (title, about, name, told) = (game.title, game.about, game.name, told.trim_end());
    let sides = match game.idiom.sides {
        ["MAX", "MIN"] => String::new(),
        [max, min] => format!("; MAX is {max}, MIN is {min}"),
    };
    let more = match folder().join(format!("../{name}.md")).exists() {
        true => format!(" Rules, background and measurements: [{name}.md](../{name}.md)."),
        false => String::new(),
    };
    format!("# {title}\n\n{about} In commands it is `{name}`{sides}.{more}\n\n{WRITTEN}\n{told}\n")
}

/// The vocabulary of scripts, with what the examples give at the study's position or at the start.
fn facts(game: &Description, usual: &dyn Playable) -> String {
    let position = game.lab.study.map(|study| study.position.to_string());
    let facts = usual.facts(&At { position, moves: Vec::new() }).unwrap();
    let row = |fact: &FactView| {
        vec![code(&fact.use_as), fact.about.clone(), code(&fact.example), code(&fact.gives)]
    };
    let where_ =
        game.lab.study.map_or("at the usual start".into(), |study| format!("in `{}`", study.position));
    let heads = ["ask", "what it is", "example", "what that gives"];
    format!(
        "[Value functions and agents of your own](../your-own.md) ask the position `p`; what the examples give {where_}. \
         `plywood eval {} --facts` shows it for any position.\n\n{}",
        game.name,
        table(&heads, facts.iter().map(row))
    )
}

fn options(game: &Description) -> String {
    if game.setup.options.is_empty() {
        return "There is nothing to choose.\n".into();
    }
    let row = |spec: &OptionSpec| {
        vec![flags(spec), code(spec.name), spec.help.into(), spec.expected(), usual_setting(spec)]
    };
    let heads = ["flag", "in requests", "what it is", "what it may be", "unless chosen"];
    let is_shared = game.setup.options.windows(2).any(|pair| pair[0].flag == pair[1].flag);
    let shared = if is_shared { "\nNumbers with the same flag are given together, as in 5x5.\n" } else { "" };
    let words: String = game.setup.options.iter().map(words).collect();
    table(&heads, game.setup.options.iter().map(row)) + shared + &words
}

fn flags(spec: &OptionSpec) -> String {
    match spec.kind {
        Kind::Text { sample_flag, .. } if sample_flag != spec.flag => {
            format!("`--{}`, `--{sample_flag}`", spec.flag)
        }
        _ => format!("`--{}`", spec.flag),
    }
}

fn usual_setting(spec: &OptionSpec) -> String {
    match spec.kind {
        Kind::Number { default, .. } => default.to_string(),
        Kind::Choice(words) => code(words[0].name),
        Kind::Text { samples, .. } => samples().first().map_or(String::new(), |sample| code(sample.name)),
        Kind::Path { .. } => String::new(),
    }
}

/// The words or texts that an option can be, with what they mean.
fn words(spec: &OptionSpec) -> String {
    let (flag, named, about) = match spec.kind {
        Kind::Choice(words) => (spec.flag, words.iter().map(|word| (word.name, word.about)).collect(), ""),
        Kind::Text { samples, sample_flag, about } => {
            let named: Vec<_> =
                samples().into_iter().map(|Sample { name, about, .. }| (name, about)).collect();
            (sample_flag, named, about)
        }
        Kind::Number { .. } | Kind::Path { .. } => return String::new(),
    };
    let about = if about.is_empty() { String::new() } else { format!("{about} ") };
    match named.iter().all(|(_, about)| about.is_empty()) {
        true => {
            let names: Vec<String> = named.iter().map(|(name, _)| code(name)).collect();
            format!("\n{about}`--{flag}`: {}.\n", names.join(", "))
        }
        false => format!("\n{about}`--{flag}`:\n\n{}", self::named(&named)),
    }
}

fn positions(game: &Description, usual: &dyn Playable) -> String {
    let start = usual.position(&At::default()).unwrap().position;
    let edited = if game.samples.editor.is_some() { " The page has an editor for them." } else { "" };
    format!("`--position`: {}.{edited} The usual start:\n\n```\n{start}\n```\n", game.notation.position)
}

fn abilities(game: &Description) -> String {
    let name = game.name;
    let searches: Vec<String> = game.algorithms().into_iter().map(|search| code(search.name())).collect();
    let mut lines = vec![format!("Searches: {} (`plywood search {name}`).", searches.join(", "))];
    if game.search.can_think {
        let (mib, value) = (game.search.table_mib, game.own_preset().expect("what it plays with"));
        lines.push(format!(
            "The playing search thinks with `{value}` and a table of {mib} MiB (`plywood analyse {name}`)."
        ));
        lines.push(format!(
            "Unless told otherwise matches begin with `{0}` (`plywood match {name} --openings {0}`).",
            game.play.openings
        ));
    }
    for set in game.play.opening_sets {
        let OpeningSet { name: set_name, about, first, list } = set;
        let last = first + list().len() - 1;
        lines.push(format!(
            "Openings `{set_name}`, {first} to {last}: {about} (`plywood play {name} --opening {set_name}:random`)."
        ));
    }
    if game.search.can_solve {
        lines.push(format!(
            "Positions within its solver's reach have an exact value (`plywood solve {name}`)."
        ));
    }
    if game.search.has_tables {
        lines.push(format!("Endgame tables can be built (`plywood endgame build {name}`)."));
    }
    if let Some(ending) = game.notation.record {
        lines.push(format!("Whole games are read and written as `.{ending}` (`plywood play {name}`)."));
    }
    if !game.lab.bench.is_empty() {
        lines.push(format!("`plywood bench` searches {} of its positions.", game.lab.bench.len()));
    }
    lines.into_iter().map(|line| format!("- {line}\n")).collect()
}

fn values(game: &Description, usual: &dyn Playable) -> String {
    let told = game.values.presets.iter().map(|&(name, about)| {
        let terms = usual.terms(&EvalChoice::Preset(name.into())).unwrap();
        let row = |term: Definition| vec![code(&term.name), term.weight.to_string(), term.about];
        let terms = match terms.is_empty() {
            true => String::new(),
            false => {
                format!("\n{}", table(&["term", "weight", "what it measures"], terms.into_iter().map(row)))
            }
        };
        format!("\n### `{name}`\n\n{}.\n{terms}", capital(about.trim_end_matches('.')))
    });
    let fit = match game.values.player_presets {
        [] => String::new(),
        presets => {
            let presets: Vec<String> = presets.iter().map(code).collect();
            format!(" The playing search can think with {}.", presets.join(", "))
        }
    };
    let name = game.name;
    let head = format!(
        "The first is the usual one; `--eval` takes a name or a file with weights (`plywood eval {name}`)."
    );
    format!("{head}{fit}\n{}", told.collect::<String>())
}

fn variants(game: &Description) -> String {
    let variants = (game.search.variants)();
    named(&variants.iter().map(|variant| (variant.name, variant.about)).collect::<Vec<_>>())
}

/// Something to look at, and the command that searches it.
fn example(game: &Description, shown: &Example) -> String {
    let own = shown.options.iter().filter_map(|(name, setting)| own_text(game, name, setting));
    let own: String =
        own.map(|(file, text)| format!("`{file}`:\n\n```\n{}\n```\n\n", text.trim_end())).collect();
    let searches = [Some(shown.search), shown.rival].into_iter().flatten();
    let commands: String = searches.map(|search| command(game, shown, search) + "\n").collect();
    format!("**{}.** {}\n\n{own}```\n{commands}```\n\n", shown.title, shown.about)
}

/// A text that is no sample, and the file it would be in.
fn own_text<'a>(game: &Description, name: &str, setting: &'a Setting) -> Option<(String, &'a str)> {
    let Setting::Text(text) = setting else { return None };
    let Kind::Text { samples, .. } = spec(game, name).kind else { return None };
    let is_sample = samples().iter().any(|sample| sample.text == text);
    (!is_sample).then(|| (format!("{name}.txt"), &**text))
}

fn spec<'a>(game: &'a Description, name: &str) -> &'a OptionSpec {
    game.setup.options.iter().find(|spec| spec.name == name).expect("an example has options of its game")
}

/// An example as a command line.
fn command(game: &Description, shown: &Example, search: &str) -> String {
    let mut words = format!("plywood search {}", game.name);
    let mut last = "";
    for (name, setting) in shown.options {
        let spec = spec(game, name);
        let (flag, value) = match (spec.kind, setting) {
            (Kind::Text { samples, sample_flag, .. }, Setting::Text(text)) => {
                match samples().iter().find(|sample| sample.text == text) {
                    Some(sample) => (sample_flag, sample.name.to_string()),
                    None => (spec.flag, format!("{name}.txt")),
                }
            }
            _ => (spec.flag, setting.to_string()),
        };
        // numbers with the same flag are given together, as in 5x5
        words += &if flag == last { format!("x{value}") } else { format!(" --{flag} {value}") };
        last = flag;
    }
    words
        + &shown.position.map_or(String::new(), |text| format!(" --position \"{text}\""))
        + &search_flags(search)
}

/// A search as a request writes it, in flags.
fn search_flags(search: &str) -> String {
    let request: Value = serde_json::from_str(search).unwrap();
    let flag = |(key, value): (&String, &Value)| match (key.as_str(), value) {
        ("order", Value::Bool(true)) => " --order".into(),
        ("all_best", Value::Bool(true)) => " --all-best".into(),
        ("rules", Value::Array(rules)) => {
            format!(" --prune {}", rules.iter().map(bare).collect::<Vec<_>>().join(","))
        }
        ("eval", eval) => format!(" --eval {}", bare(&eval["preset"])),
        ("algorithm" | "depth" | "beam", value) => format!(" --{key} {}", bare(value)),
        _ => panic!("no flag for {key} {value}"),
    };
    request.as_object().unwrap().iter().map(flag).collect()
}

/// A value without quotes.
fn bare(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), String::from)
}

fn named(pairs: &[(&str, &str)]) -> String {
    pairs.iter().map(|(name, about)| format!("- `{name}`: {about}\n")).collect()
}

fn code(word: impl Display) -> String {
    format!("`{word}`")
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn table(heads: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let escaped = |cells: Vec<String>| cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
    let rows: String = rows.map(|cells| row(escaped(cells))).collect();
    format!("| {} |\n|{}\n{rows}", heads.join(" | "), "---|".repeat(heads.len()))
}
