//! Better weights, as a finding: how the climb or the fit goes, and what became of it.

use super::finding::{Chart, Curve, Figures, Finding, MadeFile, Shape, Sheet};
use super::tuning::ClimbsFound;
use crate::tune::{FittedView, Tuned, changes};
use session::EvalChoice;
use std::collections::BTreeMap;

fn chart(name: &'static str, x: &'static str, y: &'static str, series: Vec<Curve>) -> Chart {
    Chart { name, x, y, shape: Shape::Lines, logarithmic: false, categories: Vec::new(), series }
}

/// How the climb goes.
pub fn climbing(points: &[(f64, f64)], eval: &str) -> Finding {
    let (first, last) =
        (points.first().copied().unwrap_or_default(), points.last().copied().unwrap_or_default());
    let figures = Figures::from([
        ("eval", eval.into()),
        ("tried", last.0.into()),
        ("before", first.1.into()),
        ("after", last.1.into()),
    ]);
    let curve = vec![Curve::of("lost", points)];
    Finding {
        sentence: "tuning-truth",
        figures,
        charts: vec![chart("tuning", "steps", "lost", curve)],
        ..Finding::default()
    }
}

/// Where the best of the climbs came to.
pub fn climbed(found: &Tuned, all: &ClimbsFound, so_far: Finding) -> Finding {
    Finding {
        tables: vec![Sheet::of("weights", changes(&all.before, &found.weights))],
        eval: tuned_eval(&all.eval, &found.weights),
        json: serde_json::to_string_pretty(found).expect("plain data can be written"),
        ..so_far
    }
}

/// How the fit goes.
pub fn fitting([learned, apart]: &[Vec<(f64, f64)>; 2], eval: &str) -> Finding {
    let (first, last) =
        (apart.first().copied().unwrap_or_default(), apart.last().copied().unwrap_or_default());
    let figures = Figures::from([
        ("eval", eval.into()),
        ("tried", last.0.into()),
        ("before", first.1.into()),
        ("after", last.1.into()),
    ]);
    let curves = vec![Curve::of("learned", learned), Curve::of("apart", apart)];
    Finding {
        sentence: "tuning-games",
        figures,
        charts: vec![chart("fitting", "epochs", "error", curves)],
        ..Finding::default()
    }
}

/// What the fit has found.
pub fn finding_of_fit(view: &FittedView<'_>, so_far: Finding, eval: &EvalChoice) -> Finding {
    let found = view.fitted;
    let mut figures = so_far.figures.clone();
    figures.insert("games", found.games.into());
    figures.insert("positions", (found.positions + found.checked).into());
    figures.insert("before", found.before.apart.into());
    figures.insert("after", found.after.apart.into());
    Finding {
        sentence: "tuning-games-done",
        figures,
        tables: vec![Sheet::of("weights", changes(&found.start, &found.numbers))],
        eval: tuned_eval(eval, &found.numbers),
        file: Some(MadeFile::new("mine.toml".into(), "application/toml", found.settings.as_bytes())),
        json: serde_json::to_string_pretty(view).expect("plain data can be written"),
        ..so_far
    }
}

/// The value function with these weights, where each has a name of its own: a table of numbers under one name has none.
pub fn tuned_eval(eval: &EvalChoice, numbers: &[(String, f64)]) -> Option<EvalChoice> {
    let weights: BTreeMap<String, f64> = numbers.iter().cloned().collect();
    let is_one_each = weights.len() == numbers.len();
    let preset = match eval {
        EvalChoice::Preset(name) => Some(name.clone()),
        EvalChoice::Weighted { preset, .. } => preset.clone(),
        EvalChoice::Usual => None,
        EvalChoice::Script { name, text, .. } => {
            let (name, text) = (name.clone(), text.clone());
            return is_one_each.then_some(EvalChoice::Script { name, text, weights });
        }
        EvalChoice::File { .. } | EvalChoice::Net { .. } => return None,
    };
    is_one_each.then_some(EvalChoice::Weighted { preset, weights })
}
