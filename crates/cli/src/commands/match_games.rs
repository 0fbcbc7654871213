//! `plywood match`: many games, what they prove, and the games themselves.

use crate::args::MatchArgs;
use crate::progress::quietly;
use crate::{calendar, interrupt, output, setup};
use anyhow::bail;
use arena::{
    Finished, FinishedGame, MatchSeries, PlayerSpec, Sought, are_openings_known, finished_games,
    read_openings, serve_player, write_game,
};
use lab::{Contender, Experiment, ExperimentLimits, MatchAsk, WrittenOpening};
use serde_json::json;
use session::{Playable, ReachedPlace};
use std::io::IsTerminal;

/// How long players think by default, in milliseconds.
const USUAL_TIME: u64 = 100;
/// A larger record of games is not continued.
pub const MAX_GAMES_BYTES: u64 = 1 << 30;
/// Without a terminal, progress is written this often in a match.
const TOLD_LINES: usize = 20;

pub fn run(args: &MatchArgs) -> anyhow::Result<()> {
    if !args.place.game.search.can_think {
        let able: Vec<&str> =
            games::ALL.iter().filter(|game| game.search.can_think).map(|game| game.name).collect();
        bail!("no matches in this game: expected {}", able.join(", "));
    }
    let reached = setup::reach(&args.place)?;
    let ask = asked(args, &reached)?;
    super::lab::keep(&args.save, "match", &ask)?;
    let stop = interrupt::stop_flag();
    let bench = reached.bench.as_ref();
    let series = quietly(&stop, |caller| ask.series(&reached, caller))?;
    let series = MatchSeries { date: calendar::today().unwrap_or_default(), ..series };
    let finished = finished(args, bench, &series.names)?;
    warn_of_repeats(&series);
    if let Some(file) = &args.out {
        // Better now than after the first game.
        files::append(file, b"")?;
    }
    let mut progress = MatchProgress::new(series.numbers().count());
    let summary = series.run(&finished, &stop, &mut |told: FinishedGame<'_>| {
        if let Some(file) = &args.out {
            files::append(file, write_game(bench, told.record, args.result_order.into())?.as_bytes())?;
        }
        progress.tell(&told);
        Ok(())
    })?;
    progress.finish();
    if args.print.json {
        return output::json(&summary);
    }
    output::say(&summary.text())?;
    if stop.is_raised() && args.out.is_some() {
        output::say("stopped: the same command with --resume goes on\n")?;
    }
    Ok(())
}

/// What is asked of the laboratory.
fn asked(args: &MatchArgs, reached: &ReachedPlace) -> anyhow::Result<MatchAsk> {
    let mut players = [Contender::parse(&args.first)?, Contender::parse(&args.second)?];
    for (player, name) in players.iter_mut().zip(&args.names) {
        player.name.clone_from(name);
    }
    let mut ask = args.ask.ask(json!({ "place": setup::place(reached), "players": players }))?;
    if args.place.said("chess960").is_some() && ask.openings.is_some() {
        bail!("--chess960 is an opening by itself: expected it without --openings");
    }
    let bench = reached.bench.as_ref();
    if let Some(file) = ask.openings.clone().filter(|named| !are_openings_known(bench, named)) {
        ask.opening_list = read_openings(bench, &file)?.into_iter().map(WrittenOpening::from).collect();
        ask.openings = None;
    }
    if ask.is_open(&ask.players(&ExperimentLimits::WIDEST)?) {
        ask.time_ms = Some(USUAL_TIME);
    }
    Ok(ask)
}

/// One of the players of a command, 0 or 1, in a process of its own: asked move by move on standard input.
pub fn serve(args: &MatchArgs, number: usize) -> anyhow::Result<()> {
    let reached = setup::reach(&args.place)?;
    serve_one(&asked(args, &reached)?, reached.bench.as_ref(), number)
}

/// The same of an experiment.
pub fn serve_one(experiment: &dyn Experiment, bench: &dyn Playable, number: usize) -> anyhow::Result<()> {
    // The terminal's Ctrl-C reaches this process too; the parent decides when it ends.
    let _ = interrupt::stop_flag();
    match experiment.players(&ExperimentLimits::WIDEST)?.get(number) {
        Some(PlayerSpec::Own { settings, .. }) => {
            Ok(serve_player(bench, settings, std::io::stdin().lock(), std::io::stdout())?)
        }
        _ => bail!("an engine is a process already: expected a player of ours"),
    }
}

/// What an earlier run finished; a game it was writing when it was ended is cut off, so that the next one is not written into it.
fn finished(args: &MatchArgs, bench: &dyn Playable, names: &[String; 2]) -> anyhow::Result<Vec<Finished>> {
    let Some(file) = args.out.as_deref().filter(|file| file.exists()) else { return Ok(Vec::new()) };
    if !args.resume {
        bail!("'{}' is there already: expected another file, or --resume to go on with it", file.display());
    }
    let text = files::read_text(file, MAX_GAMES_BYTES)?;
    let sought = Sought { game: bench.description(), players: names, order: args.result_order.into() };
    let found = finished_games(&file.display().to_string(), &text, sought)?;
    if !text[found.whole..].trim().is_empty() {
        files::cut(file, found.whole as u64)?;
        files::append(file, b"\n")?;
    }
    Ok(found.finished)
}

fn warn_of_repeats(series: &MatchSeries<'_>) {
    if let Some(openings) = series.openings.len().filter(|&openings| openings * 2 < series.games) {
        output::tell(&format!(
            "plywood: {openings} openings for {} pairs: they are used again, and equal games prove nothing new\n",
            series.games.div_ceil(2)
        ));
    }
}

/// One line that follows the match.
struct MatchProgress {
    is_terminal: bool,
    every: u64,
}

impl MatchProgress {
    fn new(games: usize) -> MatchProgress {
        MatchProgress {
            is_terminal: std::io::stderr().is_terminal(),
            every: (games / TOLD_LINES).max(1) as u64,
        }
    }

    fn tell(&mut self, told: &FinishedGame<'_>) {
        let line = told.summary.line();
        if self.is_terminal {
            output::tell_again(&line);
        } else if told.summary.games.is_multiple_of(self.every) {
            output::tell(&format!("{line}\n"));
        }
    }

    fn finish(&self) {
        if self.is_terminal {
            output::tell("\n");
        }
    }
}
