//! Numbers in text files: settings of value functions, weights of chess, positions to tune with.

use crate::{accepted, text};
use chess::value::SlotWeights;
use lab::PartText;
use lab::tune::{merge_climbs, merge_samples, read_samples, show_samples};
use session::{At, Description, EvalChoice, Options, Playable};
use std::sync::LazyLock;

/// A game of each kind.
static BENCHES: LazyLock<Vec<Box<dyn Playable>>> = LazyLock::new(|| {
    let open = |game: &&'static Description| game.open(&Options::default()).expect("the usual game");
    games::ALL.iter().map(open).collect()
});

/// A settings file, for every game.
pub fn settings(bytes: &[u8]) {
    let text = text(bytes);
    for bench in BENCHES.iter() {
        let eval = EvalChoice::File { name: "settings.toml".into(), text: text.clone().into_owned() };
        let terms = accepted(bench.terms(&eval));
        let view = accepted(bench.eval(&At::default(), &eval));
        assert_eq!(terms.is_some(), view.is_some(), "{} takes {text} only half", bench.name());
        assert!(view.is_none_or(|view| view.value.is_finite()), "{}: {text}", bench.name());
    }
}

/// The weights below the terms of chess.
pub fn weights(bytes: &[u8]) {
    if let Some(weights) = accepted(SlotWeights::parse(&text(bytes))) {
        assert_eq!(SlotWeights::parse(&weights.show()), Ok(weights));
    }
}

/// Positions to tune with, one a line.
pub fn samples(bytes: &[u8]) {
    let read = |text: &str| accepted(read_samples("samples.txt", text));
    let Some(games) = read(&text(bytes)) else { return };
    assert_eq!(read(&show_samples(&games)).as_ref(), Some(&games));
    for bench in BENCHES.iter() {
        let measure = bench.measure(&EvalChoice::Usual, &[]).expect("the usual value function");
        for sample in games.iter().flatten() {
            let measured = accepted(measure.measure(&sample.position));
            assert!(measured.is_none_or(|measured| measured.value.is_finite()), "{sample:?}");
        }
    }
}

/// Parts of an experiment: what is put together is what a whole run keeps, and reads the same again.
pub fn parts(bytes: &[u8]) {
    let text = text(bytes);
    let part = [PartText { file: "part.txt", text: &text }];
    accepted(merge_climbs(&part));
    accepted(merge_samples(&part));
    let Some(whole) = accepted(lab::truth::merge(&part)) else { return };
    let again =
        lab::truth::merge(&[PartText { file: "whole.txt", text: &whole.text }]).expect("its own text");
    assert!(
        again.found == whole.found && again.text == whole.text && again.run == whole.run,
        "{}",
        whole.text
    );
}
