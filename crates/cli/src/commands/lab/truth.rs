//! `plywood lab truth`: a value function against the exact solution of a class.

use super::truth_told::tell;
use crate::args::{LabTruth, Studied};
use crate::progress::watched;
use crate::{interrupt, setup};
use anyhow::Context;
use lab::RunSettings;
use lab::truth::{Attack, Defence, Reach, Sample, TruthFound, TruthRun};
use lab::tune::{Graph, ShakeRequest, Shaken, shake};
use session::{DepthLimit, EvalChoice, Options, Playable, Request, SolvedClass};

pub fn run(args: &LabTruth) -> anyhow::Result<()> {
    let Studied { game, study } = args.studied;
    let bench = game.open(&Options::default())?;
    let eval = match setup::eval(&args.value)? {
        EvalChoice::Usual => EvalChoice::Preset(study.played.into()),
        named => named,
    };
    let name = args.class.as_deref().unwrap_or(study.class);
    let depth = DepthLimit::Plies(args.depth);
    let request = Request { depth, eval: eval.clone(), ..Request::default() };
    let search = bench.variant(variant(args))?.apply(request);
    bench.terms(&eval)?;
    let class = watched(|follow| bench.class(name, follow))?;
    let stop = interrupt::stop_flag();
    let attack = Attack { bench: bench.as_ref(), class: class.as_ref(), search: &search, stop: &stop };
    let shard = args.shard.unwrap_or_default();
    let sample = Sample { size: args.sample, seed: args.seed, shard };
    let followed =
        if args.every_defence && args.sample.is_none() { Defence::Every } else { Defence::Longest };
    let reach = watched(|follow| Reach::of(&attack, sample, followed, follow))?;
    let every_defence = match (args.every_defence, followed) {
        (false, _) => None,
        (true, Defence::Every) => Some(reach.every_defence()),
        // All positions of the class count, whatever is drawn for the games.
        (true, Defence::Longest) => {
            let all = Sample { shard, ..Sample::default() };
            let all = watched(|follow| Reach::of(&attack, all, Defence::Every, follow))?;
            Some(all.every_defence())
        }
    };
    let games = reach.games(usize::from(args.max_plies), args.worst);
    let shaken = args.shake.map(|draws| shaken(args, bench.as_ref(), (class.as_ref(), &eval), draws));
    let found = TruthFound { games, every_defence, shaken: shaken.transpose()? };
    let run = TruthRun {
        game: game.name.into(),
        class: reach.class.clone(),
        eval: eval.name(study.played),
        depth: args.depth,
        worst: args.worst,
        positions: reach.won_positions,
    };
    if let Some(file) = &args.keep {
        let settings = run.settings(other_settings(args, &eval));
        files::write_whole(file, found.text(shard, &settings).as_bytes())?;
    }
    tell(bench.as_ref(), &run, found, (&args.files, &args.print))
}

fn variant(args: &LabTruth) -> &str {
    args.variant.as_deref().unwrap_or(args.studied.study.variant)
}

/// The settings in which parts of one run must be the same, beside those that are told.
fn other_settings(args: &LabTruth, eval: &EvalChoice) -> RunSettings {
    let settings = RunSettings::default()
        .set("version", env!("CARGO_PKG_VERSION"))
        .set("variant", variant(args))
        .set("max-plies", args.max_plies)
        .set("sample", args.sample.map_or("all".into(), |size| size.to_string()))
        .set("seed", args.seed)
        .set("every-defence", args.every_defence)
        .set("shake", args.shake.unwrap_or(0));
    match eval {
        EvalChoice::File { text, .. } | EvalChoice::Script { text, .. } => settings.set("eval-file", text),
        _ => settings,
    }
}

/// The fast sweeps search as the study does.
fn shaken(
    args: &LabTruth,
    bench: &dyn Playable,
    (class, eval): (&dyn SolvedClass, &EvalChoice),
    draws: usize,
) -> anyhow::Result<Shaken> {
    let request = ShakeRequest {
        depths: vec![args.depth],
        draws,
        seed: args.seed,
        shard: args.shard.unwrap_or_default(),
        ..ShakeRequest::default()
    };
    let measure = bench.measure(eval, &bench.variant(args.studied.study.variant)?.rules)?;
    let graph = watched(|follow| Graph::new(bench, class, measure.as_ref(), follow))?;
    let rows = watched(|follow| shake(&graph, measure.as_ref(), &request, follow, &mut |_| {}))?;
    rows.into_iter().next().context("no depth was searched")
}
