//! What the words mean: value functions with their terms, searches, variants and leaf rules, each in a sentence.

use crate::args::Print;
use crate::output;
use serde::Serialize;
use session::{Algorithm, Definition, EvalChoice, FactView, Playable};

/// A value function and its terms.
#[derive(Serialize)]
struct Preset {
    name: String,
    about: String,
    terms: Vec<Definition>,
}

/// A name and what it stands for.
#[derive(Serialize)]
struct Word {
    name: String,
    about: String,
}

/// Everything a search can be told by name.
#[derive(Serialize)]
struct Searches {
    algorithms: Vec<Word>,
    variants: Vec<Word>,
    rules: Vec<Word>,
}

/// The value functions of a game, or the chosen one.
pub fn value_functions(bench: &dyn Playable, chosen: &EvalChoice, print: &Print) -> anyhow::Result<()> {
    let presets = presets(bench, chosen)?;
    if print.json {
        return output::json(&presets);
    }
    output::say(&presets.iter().map(preset_text).collect::<Vec<_>>().join("\n"))
}

fn presets(bench: &dyn Playable, chosen: &EvalChoice) -> anyhow::Result<Vec<Preset>> {
    let known = bench.presets();
    let about =
        |name: &str| known.iter().find(|(known, _)| *known == name).map_or("", |(_, about)| about).into();
    let named = |name: &str, eval: &EvalChoice| -> anyhow::Result<Preset> {
        Ok(Preset { name: name.into(), about: about(name), terms: bench.terms(eval)? })
    };
    match chosen {
        EvalChoice::Usual => {
            known.iter().map(|(name, _)| named(name, &EvalChoice::Preset((*name).into()))).collect()
        }
        chosen => Ok(vec![named(&chosen.name(known[0].0), chosen)?]),
    }
}

fn preset_text(preset: &Preset) -> String {
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
pub fn facts(facts: &[FactView], print: &Print) -> anyhow::Result<()> {
    if print.json {
        return output::json(&facts);
    }
    let line = |fact: &FactView| {
        format!("{}\n  {}\n  {} gives {}\n", fact.use_as, fact.about, fact.example, fact.gives)
    };
    output::say(&facts.iter().map(line).collect::<String>())
}

/// The searches of a game: algorithms, variants and leaf rules.
pub fn searches(bench: &dyn Playable, print: &Print) -> anyhow::Result<()> {
    let word = |name: &str, about: &str| Word { name: name.into(), about: about.into() };
    let searches = Searches {
        algorithms: Algorithm::ALL.iter().map(|(one, name)| word(name, one.about())).collect(),
        variants: bench.variants().iter().map(|variant| word(variant.name, variant.about)).collect(),
        rules: bench.rules().iter().map(|(name, about)| word(name, about)).collect(),
    };
    if print.json {
        return output::json(&searches);
    }
    let parts = [
        ("--algorithm", &searches.algorithms),
        ("--variant", &searches.variants),
        ("--prune, leaf rules", &searches.rules),
    ];
    output::say(&parts.map(|(title, words)| words_text(title, words)).join("\n"))
}

fn words_text(title: &str, words: &[Word]) -> String {
    let line = |word: &Word| format!("  {:<12} {}\n", word.name, word.about);
    let lines: String = words.iter().map(line).collect();
    format!("{title}\n{}", if lines.is_empty() { "  none for this game\n".into() } else { lines })
}
