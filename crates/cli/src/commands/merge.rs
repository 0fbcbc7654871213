//! `plywood merge`: the parts of a match or of an experiment put together.

use super::lab::truth_output;
use super::lab::tune::{Climbing, SamplesView};
use crate::args::MergeArgs;
use crate::commands::match_games::MAX_GAMES_BYTES;
use crate::output;
use anyhow::Context;
use arena::{RecordPart, read_game_name};
use lab::tune::{QuietSample, merge_climbs, merge_samples, show_samples};
use lab::{PartKind, PartText};
use session::{Description, EvalChoice, Options};

pub fn run(args: &MergeArgs) -> anyhow::Result<()> {
    let read = |file: &std::path::PathBuf| -> anyhow::Result<(String, String)> {
        Ok((file.display().to_string(), files::read_text(file, MAX_GAMES_BYTES)?))
    };
    let records = args.files.iter().map(read).collect::<anyhow::Result<Vec<_>>>()?;
    let texts: Vec<PartText<'_>> = records.iter().map(|(file, text)| PartText { file, text }).collect();
    match PartKind::of(texts[0].text) {
        None => games_of_match(args, &texts),
        Some(PartKind::Truth) => truth(args, &texts),
        Some(PartKind::Samples) => samples(args, &texts),
        Some(PartKind::Climbs) => climbs(args, &texts),
    }
}

fn games_of_match(args: &MergeArgs, texts: &[PartText<'_>]) -> anyhow::Result<()> {
    let parts: Vec<RecordPart<'_>> =
        texts.iter().map(|&PartText { file, text }| RecordPart { file, text }).collect();
    let game = find(read_game_name(parts[0])?)?;
    let merged = arena::merge(game, &parts, args.result_order.into())?;
    write(args, &merged.record)?;
    if let Some((pair, games)) = merged.missing {
        output::tell(&format!(
            "plywood: {games} games are missing, the first in pair {pair}: a part is not there or not finished\n"
        ));
    }
    if args.print.json { output::json(&merged.summary) } else { output::say(&merged.summary.text()) }
}

fn truth(args: &MergeArgs, texts: &[PartText<'_>]) -> anyhow::Result<()> {
    let merged = lab::truth::merge(texts)?;
    let bench = find(&merged.run.game)?.open(&Options::default())?;
    write(args, &merged.text)?;
    say_missing(merged.missing, ["game", "games"]);
    truth_output::tell(bench.as_ref(), &merged.run, merged.found, &args.truth, &args.print)
}

fn samples(args: &MergeArgs, texts: &[PartText<'_>]) -> anyhow::Result<()> {
    let merged = merge_samples(texts)?;
    let view = SamplesView::of(&merged.whole, merged.missing);
    let games: Vec<Vec<QuietSample>> = merged.whole.into_iter().map(|game| game.samples).collect();
    write(args, &show_samples(&games))?;
    say_missing(merged.missing, ["game", "games"]);
    if args.print.json { output::json(&view) } else { output::say(&view.describe("")) }
}

fn climbs(args: &MergeArgs, texts: &[PartText<'_>]) -> anyhow::Result<()> {
    let merged = merge_climbs(texts)?;
    let said = |name: &str| merged.settings.get(name).unwrap_or_default().to_string();
    let game = find(&said("game"))?;
    let study =
        game.lab.study.with_context(|| format!("{} has no study: expected a game that has", game.name))?;
    let eval = EvalChoice::File { name: said("eval"), text: said("eval-file") };
    let bench = game.open(&Options::default())?;
    say_missing(merged.missing, ["climb", "climbs"]);
    let climbing = Climbing { bench: bench.as_ref(), study, eval };
    climbing.tell(&merged.whole, args.out.as_deref(), &args.print)
}

fn find(name: &str) -> anyhow::Result<&'static Description> {
    games::find(name).with_context(|| {
        format!("no game '{}': expected parts of a match or of an experiment", search::quoted(name, 60))
    })
}

fn write(args: &MergeArgs, text: &str) -> anyhow::Result<()> {
    args.out.as_ref().map_or(Ok(()), |out| Ok(files::write_whole(out, text.as_bytes())?))
}

fn say_missing(missing: usize, [one, many]: [&str; 2]) {
    if missing > 0 {
        let (what, verb) = if missing == 1 { (one, "is") } else { (many, "are") };
        output::tell(&format!(
            "plywood: {missing} {what} {verb} missing: a part is not there or not finished\n"
        ));
    }
}
