//! `plywood play`: a game in the terminal.

use crate::{args, interrupt, setup};
use anyhow::bail;
use draw::Charset;
use search::Side;
use session::{Algorithm, At, Playable, Request};
use std::time::{SystemTime, UNIX_EPOCH};
use terminal::{Book, Conversation, Explain, Level, Seat, Settings, converse};

pub fn run(args: &args::Play) -> anyhow::Result<()> {
    check_start(args)?;
    let bench = setup::open(&args.place)?;
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..));
    let settings = Settings {
        game: bench.title(),
        at: opening(args, seed)?.unwrap_or_else(|| setup::at(&args.place)),
        human: seat(args, bench.as_ref())?,
        level: Level::new(args.level).unwrap_or_default(),
        textbook: textbook(args, bench.as_ref())?,
        threads: args.threads.into(),
        eval: setup::eval(&args.value)?,
        book: if args.no_book { Book::Closed } else { Book::Open },
        explain: if args.explain { Explain::Yes } else { Explain::No },
        charset: if args.ascii { Charset::Ascii } else { Charset::Unicode },
        clock: args.clock.as_deref().map(str::parse).transpose()?,
        date: today(),
        result_order: args.result_order.into(),
        seed,
    };
    let mut session = Conversation::new(bench.as_ref(), settings, interrupt::stop_flag())?;
    if let Some(file) = &args.load {
        session.resume(&file.to_string_lossy(), args.game_number).map_err(anyhow::Error::msg)?;
    }
    converse(&mut session, &mut std::io::stdin().lock(), &mut std::io::stdout().lock())?;
    Ok(())
}

/// The textbook search that was asked for.
fn textbook(args: &args::Play, bench: &dyn Playable) -> anyhow::Result<Option<Request>> {
    let request = Request { algorithm: args.algorithm, ..Request::default() };
    Ok(match &args.variant {
        Some(name) => Some(bench.variant(name)?.apply(request)),
        None => (args.algorithm != Algorithm::Pvs).then_some(request),
    })
}

/// The person's seat: the side named, or the game's usual one.
fn seat(args: &args::Play, bench: &dyn Playable) -> anyhow::Result<Seat> {
    match (&args.side, args.place.game.seat) {
        (Some(side), _) => Ok(Seat::parse(side, bench)?),
        (None, Side::Max) => Ok(Seat::Max),
        (None, Side::Min) => Ok(Seat::Min),
    }
}

/// A game that is loaded has its own start.
fn check_start(args: &args::Play) -> anyhow::Result<()> {
    match args.load.is_some() && args.place.said("chess960").is_some() {
        true => bail!("--load brings its own start: expected it without --chess960"),
        false => Ok(()),
    }
}

/// The opening that was asked for, or drawn by lot.
fn opening(args: &args::Play, seed: u64) -> anyhow::Result<Option<At>> {
    let Some(text) = args.opening.clone().or_else(|| args.ballot.as_deref().map(ballot)) else {
        return Ok(None);
    };
    if args.ballot.is_some() && !args.place.is("draughts") {
        bail!("--ballot is for draughts only");
    }
    if args.place.position.is_some() || !args.place.moves.is_empty() {
        bail!("an opening sets the position: expected it without --position and --moves");
    }
    let sets: Vec<&str> = args.place.game.opening_sets.iter().map(|set| set.name).collect();
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

/// The day as game files write it; none if the system's clock is set before 1970.
fn today() -> Option<String> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    let (year, month, day) = civil(since.as_secs() / 86_400);
    Some(format!("{year}.{month:02}.{day:02}"))
}

/// Year, month and day of a day counted from 1970-01-01.
fn civil(days: u64) -> (u64, u64, u64) {
    // Counted from 1 March 0000, so that a leap day is the last of its year; 400 years have 146,097 days.
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_088), (2024, 12, 31));
    }
}
