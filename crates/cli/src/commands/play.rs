//! `plywood play`: a game in the terminal.

use crate::output::CleanWriter;
use crate::{args, calendar, interrupt, output, setup};
use anyhow::bail;
use draw::Charset;
use search::Side;
use session::{AgentScript, Algorithm, At, Playable, Request};
use std::io::IsTerminal;
use terminal::{BookUse, Conversation, Explain, Herald, Ink, Level, PlaySettings, Seat, converse};

pub fn run(args: &args::PlayArgs) -> anyhow::Result<()> {
    check_start(args)?;
    let bench = setup::open(&args.place)?.speaking(args::language());
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..));
    let settings = PlaySettings {
        game: bench.title(),
        at: opening(args, seed)?.unwrap_or_else(|| setup::at(&args.place)),
        human: seat(args, bench.as_ref())?,
        level: Level::new(args.level).unwrap_or_default(),
        textbook: textbook(args, bench.as_ref())?,
        threads: args.threads.into(),
        eval: setup::eval(&args.value)?,
        book: if args.no_book { BookUse::Closed } else { BookUse::Open },
        explain: if args.explain { Explain::Yes } else { Explain::No },
        charset: if args.ascii { Charset::Ascii } else { Charset::Unicode },
        ink: ink(args.color),
        clock: args.clock.as_deref().map(str::parse).transpose()?,
        date: calendar::today(),
        result_order: args.result_order.into(),
        seed,
    };
    let mut session =
        Conversation::new(bench.as_ref(), settings, interrupt::stop_flag())?.with_herald(herald());
    if let Some(file) = &args.load {
        session.resume(&file.to_string_lossy(), args.game_number)?;
    }
    converse(&mut session, &mut std::io::stdin().lock(), &mut CleanWriter(std::io::stdout().lock()))?;
    Ok(())
}

/// Shows on a terminal that the computer thinks, and takes the notice away; files and pipes never see it.
fn herald() -> Herald<'static> {
    match std::io::stdout().is_terminal() && std::io::stderr().is_terminal() {
        true => Box::new(|notice| output::tell_again(notice.unwrap_or_default())),
        false => Box::new(|_| {}),
    }
}

/// Colour where a person sees it and has not said otherwise, by the customs of terminals.
fn ink(color: args::Color) -> Ink {
    let says = |name: &str, is_no: fn(&str) -> bool| std::env::var(name).is_ok_and(|value| is_no(&value));
    let is_unwanted = says("NO_COLOR", |value| !value.is_empty()) || says("TERM", |value| value == "dumb");
    match color {
        args::Color::Always => Ink::Coloured,
        args::Color::Auto if std::io::stdout().is_terminal() && !is_unwanted => Ink::Coloured,
        args::Color::Auto | args::Color::Never => Ink::Plain,
    }
}

/// The textbook search that was asked for.
fn textbook(args: &args::PlayArgs, bench: &dyn Playable) -> anyhow::Result<Option<Request>> {
    let request = Request { algorithm: args.algorithm, ..Request::default() };
    if let Some(file) = &args.agent {
        let agent = AgentScript { name: file.display().to_string(), text: setup::read_text(file)? };
        return Ok(Some(Request { agent: Some(agent), ..request }));
    }
    Ok(match &args.variant {
        Some(name) => Some(bench.variant(name)?.apply(request)),
        None => (args.algorithm != Algorithm::PVS).then_some(request),
    })
}

/// The person's seat: the side named, or the game's usual one.
fn seat(args: &args::PlayArgs, bench: &dyn Playable) -> anyhow::Result<Seat> {
    match (&args.side, args.place.game.play.seat) {
        (Some(side), _) => Ok(Seat::parse(side, bench)?),
        (None, Side::Max) => Ok(Seat::Max),
        (None, Side::Min) => Ok(Seat::Min),
    }
}

/// A game that is loaded has its own start.
fn check_start(args: &args::PlayArgs) -> anyhow::Result<()> {
    match args.load.is_some() && args.place.said("chess960").is_some() {
        true => bail!("--load brings its own start: expected it without --chess960"),
        false => Ok(()),
    }
}

/// The opening that was asked for, or chosen at random.
fn opening(args: &args::PlayArgs, seed: u64) -> anyhow::Result<Option<At>> {
    let Some(text) = args.opening.clone().or_else(|| args.ballot.as_deref().map(ballot)) else {
        return Ok(None);
    };
    if args.ballot.is_some() && !args.place.is("draughts") {
        bail!("--ballot is for draughts only");
    }
    if args.place.position.is_some() || !args.place.moves.is_empty() {
        bail!("an opening sets the position: expected it without --position and --moves");
    }
    let sets: Vec<&str> = args.place.game.play.opening_sets.iter().map(|set| set.name).collect();
    let Some(list) = args.place.game.openings_named(&text) else {
        let expected = if sets.is_empty() { "none for this game".into() } else { sets.join(", ") };
        bail!("unknown opening '{text}': expected one of a set, such as NAME:3 or NAME:random: {expected}");
    };
    let mut list = list?;
    let drawn = fastrand::Rng::with_seed(seed).usize(..list.len());
    let opening = list.swap_remove(drawn);
    Ok(Some(At { position: opening.position, moves: opening.moves }))
}

/// A ballot of draughts: a number or `random` for three moves, the same after `11-man:` for a man less.
fn ballot(text: &str) -> String {
    match text.strip_prefix("11-man:") {
        Some(rest) => format!("eleven-man:{rest}"),
        None => format!("ballots:{text}"),
    }
}
