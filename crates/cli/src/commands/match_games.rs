//! `plywood match`: many games, what they prove, and the games themselves.

use crate::args::Match;
use crate::{caged, calendar, interrupt, output, setup};
use anyhow::{Context, bail};
use arena::{
    Adjudication, Checked, Conditions, EngineOption, Finished, Launch, Opening, OpeningSource, Pace,
    PlayerSpec, Series, Sought, Told, finished_games, fit_names, openings, serve_player, write_game,
};
use session::{At, Playable, Shard, StopFlag};
use std::io::IsTerminal;
use std::time::Duration;

/// How long players think when nobody says.
const USUAL_TIME: Duration = Duration::from_millis(100);
/// A larger record of games is not continued.
pub const MAX_GAMES_BYTES: u64 = 1 << 30;
/// Without a terminal, progress is told this often in a match.
const TOLD_LINES: usize = 20;

pub fn run(args: &Match) -> anyhow::Result<()> {
    if !args.place.game.can_think {
        let able: Vec<&str> = games::ALL.iter().filter(|game| game.can_think).map(|game| game.name).collect();
        bail!("no matches in this game: expected {}", able.join(", "));
    }
    let bench = setup::open(&args.place)?;
    let stop = interrupt::stop_flag();
    let players = cage_players(players(args)?);
    let names = names(args, &players, bench.as_ref(), &stop)?;
    let conditions = conditions(args, &players);
    let finished = finished(args, bench.as_ref(), &names)?;
    let series = Series {
        bench: bench.as_ref(),
        players,
        names,
        openings: source(args, bench.as_ref())?,
        games: args.games as usize,
        shard: args.shard.unwrap_or(Shard::WHOLE),
        concurrency: usize::from(args.concurrency),
        conditions,
        sprt: args.sprt,
        date: calendar::today().unwrap_or_default(),
    };
    warn_of_repeats(&series);
    if let Some(file) = &args.out {
        // Better now than after the first game.
        files::append(file, b"")?;
    }
    let mut progress = Progress::new(series.seats().count());
    let summary = series.run(&finished, &stop, &mut |told: Told<'_>| {
        if let Some(file) = &args.out {
            files::append(
                file,
                write_game(bench.as_ref(), told.record, args.result_order.into())?.as_bytes(),
            )?;
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

/// One of the players, 0 or 1, in a process of its own: asked move by move on standard input.
pub fn serve(args: &Match, number: usize) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    // The terminal's Ctrl-C reaches this process too; the parent decides when it ends.
    let _ = interrupt::stop_flag();
    match &players(args)?[number.min(1)] {
        PlayerSpec::Own { settings, .. } => {
            Ok(serve_player(bench.as_ref(), settings, std::io::stdin().lock(), std::io::stdout())?)
        }
        PlayerSpec::Engine(_) => bail!("an engine is a process already: expected a player of ours"),
    }
}

/// Where an engine plays, the match runs outside of a cage, and each player with a script in one of its own.
fn cage_players(players: [PlayerSpec; 2]) -> [PlayerSpec; 2] {
    if !players.iter().any(PlayerSpec::is_engine) {
        return players;
    }
    let mut numbers = 0..;
    players.map(|player| {
        let number = numbers.next().unwrap_or_default();
        let PlayerSpec::Own { settings, .. } = &player else { return player };
        let table_mib = settings.request.table_mib.unwrap_or_default() as u64;
        match player.has_script() {
            true => player.in_cage(Launch::new(move || caged::start_player(number, table_mib))),
            false => player,
        }
    })
}

fn players(args: &Match) -> anyhow::Result<[PlayerSpec; 2]> {
    let mut options = [Vec::new(), Vec::new()];
    for text in &args.option {
        let expected =
            || format!("bad option '{text}': expected NAME=VALUE, or 1:NAME=VALUE for the first player");
        let (name, value) = text.split_once('=').with_context(expected)?;
        let (whose, name) = match name.split_once(':') {
            Some(("1", name)) => (Some(0), name),
            Some(("2", name)) => (Some(1), name),
            _ => (None, name),
        };
        let option = EngineOption { name: name.into(), value: value.into(), required: whose.is_some() };
        match whose {
            Some(player) => options[player].push(option),
            None => options.iter_mut().for_each(|options| options.push(option.clone())),
        }
    }
    let [first, second] = options;
    Ok([PlayerSpec::parse(&args.first, &first)?, PlayerSpec::parse(&args.second, &second)?])
}

/// The players' names, different and fit for a record.
fn names(
    args: &Match,
    players: &[PlayerSpec; 2],
    bench: &dyn Playable,
    stop: &StopFlag,
) -> anyhow::Result<[String; 2]> {
    let checked = [players[0].check(bench, stop)?, players[1].check(bench, stop)?];
    refuse_unknown_options(args, &checked)?;
    let mut names = checked.map(|player| player.name);
    if let [first, second] = args.names.as_slice() {
        names = [first.clone(), second.clone()];
    }
    Ok(fit_names(names))
}

/// An option that no engine has is a slip of the pen.
fn refuse_unknown_options(args: &Match, checked: &[Checked; 2]) -> anyhow::Result<()> {
    for name in args.option.iter().filter_map(|text| Some(text.split_once('=')?.0)) {
        let lacks = |player: &Checked| {
            player.missing_options.as_ref().is_none_or(|missing| missing.iter().any(|m| m == name))
        };
        let is_for_one = name.starts_with("1:") || name.starts_with("2:");
        if !is_for_one && checked.iter().all(lacks) {
            bail!("unknown option '{name}': no engine of this match has it");
        }
    }
    Ok(())
}

/// What an earlier run finished; a game it was writing when it was ended is cut off, so that the next one is not written into it.
fn finished(args: &Match, bench: &dyn Playable, names: &[String; 2]) -> anyhow::Result<Vec<Finished>> {
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

fn source(args: &Match, bench: &dyn Playable) -> anyhow::Result<OpeningSource> {
    let mut at = setup::at(&args.place);
    if args.place.said("chess960").is_some() {
        if args.openings.is_some() {
            bail!("--chess960 is an opening by itself: expected it without --openings");
        }
        at.position = Some(bench.position(&At::default())?.position);
    }
    if at.position.is_some() || !at.moves.is_empty() {
        bench.begin(&at)?;
        let opening = Opening { name: "as given".into(), position: at.position, moves: at.moves };
        return Ok(OpeningSource::List(vec![opening]));
    }
    Ok(openings(bench, args.openings.as_deref().unwrap_or(args.place.game.openings), args.seed)?)
}

fn conditions(args: &Match, players: &[PlayerSpec; 2]) -> Conditions {
    let mut pace = Pace { depth: args.depth, nodes: args.nodes, time: args.time, clock: args.clock };
    if pace == Pace::default() && !players.iter().all(PlayerSpec::has_own_pace) {
        pace.time = Some(USUAL_TIME);
    }
    Conditions {
        pace,
        margin: args.margin,
        adjudication: Adjudication { resign: args.resign, draw: args.draw, tables: args.tables },
        max_plies: 2 * args.max_moves as usize,
    }
}

fn warn_of_repeats(series: &Series<'_>) {
    if let Some(openings) = series.openings.len().filter(|&openings| openings * 2 < series.games) {
        eprintln!(
            "plywood: {openings} openings for {} pairs: they are used again, and equal games prove nothing new",
            series.games.div_ceil(2)
        );
    }
}

/// One line that follows the match.
struct Progress {
    is_terminal: bool,
    every: u64,
}

impl Progress {
    fn new(games: usize) -> Progress {
        Progress { is_terminal: std::io::stderr().is_terminal(), every: (games / TOLD_LINES).max(1) as u64 }
    }

    fn tell(&mut self, told: &Told<'_>) {
        let line = told.summary.line();
        if self.is_terminal {
            eprint!("\r\x1b[K{line}");
        } else if told.summary.games.is_multiple_of(self.every) {
            eprintln!("{line}");
        }
    }

    fn finish(&self) {
        if self.is_terminal {
            eprintln!();
        }
    }
}
