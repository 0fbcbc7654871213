//! What the words mean: value functions with their terms, searches, variants and leaf rules, each in a sentence.

use crate::args::PrintArgs;
use crate::output;
use search::textbook::SearchSpec;
use serde::Serialize;
use session::{Algorithm, Definition, EvalChoice, FactView, Playable};

/// A value function and its terms.
#[derive(Serialize)]
struct PresetView {
    name: String,
    about: String,
    #[serde(serialize_with = "session::shapes::list")]
    terms: Vec<Definition>,
}

/// A name and what it stands for.
#[derive(Serialize)]
struct WordView {
    name: String,
    about: String,
}

/// A search and where it comes from.
#[derive(Serialize)]
struct AlgorithmView {
    #[serde(flatten)]
    word: WordView,
    source: String,
    year: u16,
}

impl AlgorithmView {
    fn of(algorithm: Algorithm) -> AlgorithmView {
        let SearchSpec { name, about, source, .. } = *algorithm.spec();
        let word = WordView { name: name.into(), about: about.into() };
        AlgorithmView { word, source: format!("{}, {}", source.authors, source.work), year: source.year }
    }
}

/// Everything a search can be told by name.
#[derive(Serialize)]
struct SearchNames {
    algorithms: Vec<AlgorithmView>,
    variants: Vec<WordView>,
    rules: Vec<WordView>,
}

/// The value functions of a game, or the chosen one.
pub fn value_functions(bench: &dyn Playable, chosen: &EvalChoice, print: &PrintArgs) -> anyhow::Result<()> {
    let presets = presets(bench, chosen)?;
    if print.json {
        return output::json(&presets);
    }
    output::say(&presets.iter().map(preset_text).collect::<Vec<_>>().join("\n"))
}

fn presets(bench: &dyn Playable, chosen: &EvalChoice) -> anyhow::Result<Vec<PresetView>> {
    let known = bench.description().values.presets;
    let about =
        |name: &str| known.iter().find(|(known, _)| *known == name).map_or("", |(_, about)| about).into();
    let named = |name: &str, eval: &EvalChoice| -> anyhow::Result<PresetView> {
        Ok(PresetView { name: name.into(), about: about(name), terms: bench.terms(eval)? })
    };
    match chosen {
        EvalChoice::Usual => {
            known.iter().map(|(name, _)| named(name, &EvalChoice::Preset((*name).into()))).collect()
        }
        chosen => Ok(vec![named(&chosen.name(known[0].0), chosen)?]),
    }
}

fn preset_text(preset: &PresetView) -> String {
    let mut out = heading(&preset.name, &preset.about);
    for Definition { name, weight, about } in &preset.terms {
        out.push_str(&format!("  {name:<18} {:>9}  {about}\n", weight_text(*weight)));
    }
    out
}

/// A weight with at most three decimals; unlike a value it is never a win or a loss.
pub fn weight_text(weight: f64) -> String {
    ((weight * 1000.0).round() / 1000.0).to_string()
}

fn heading(name: &str, about: &str) -> String {
    if about.is_empty() { format!("{name}\n") } else { format!("{name}: {about}\n") }
}

/// What scripts of a game can ask.
pub fn facts(facts: &[FactView], print: &PrintArgs) -> anyhow::Result<()> {
    if print.json {
        return output::json(&facts);
    }
    let line = |fact: &FactView| {
        format!("{}\n  {}\n  {} gives {}\n", fact.use_as, fact.about, fact.example, fact.gives)
    };
    output::say(&facts.iter().map(line).collect::<String>())
}

/// The searches of a game: algorithms, variants and leaf rules.
pub fn searches(bench: &dyn Playable, print: &PrintArgs) -> anyhow::Result<()> {
    let word = |name: &str, about: &str| WordView { name: name.into(), about: about.into() };
    let searches = SearchNames {
        algorithms: bench.description().algorithms().into_iter().map(AlgorithmView::of).collect(),
        variants: (bench.description().search.variants)()
            .iter()
            .map(|variant| word(variant.name, variant.about))
            .collect(),
        rules: bench.description().search.rules.iter().map(|(name, about)| word(name, about)).collect(),
    };
    if print.json {
        return output::json(&searches);
    }
    let told = |search: &AlgorithmView| {
        let AlgorithmView { word: WordView { name, about }, source, year } = search;
        format!("  {name:<12} {about}\n  {:<12} {source}, {year}\n", "")
    };
    let algorithms: String = searches.algorithms.iter().map(told).collect();
    let parts = [
        format!("--algorithm\n{algorithms}"),
        words_text("--variant", &searches.variants),
        words_text("--prune, leaf rules", &searches.rules),
    ];
    output::say(&parts.join("\n"))
}

fn words_text(title: &str, words: &[WordView]) -> String {
    let line = |word: &WordView| format!("  {:<12} {}\n", word.name, word.about);
    let lines: String = words.iter().map(line).collect();
    format!("{title}\n{}", if lines.is_empty() { "  none for this game\n".into() } else { lines })
}
