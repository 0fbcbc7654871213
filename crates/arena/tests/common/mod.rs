//! What the tests of whole matches share.

use arena::{
    Adjudication, Conditions, MatchGame, MatchSeries, MatchSummary, OpeningSource, PlayerSpec, TimeLimit,
    openings,
};
use session::{Playable, Shard, StopFlag};
use std::time::Duration;

pub fn chess() -> Box<dyn Playable> {
    games::open("chess", []).unwrap()
}

pub fn conditions(pace: TimeLimit) -> Conditions {
    // Tests run on busy machines.
    let margin = Duration::from_millis(1000);
    Conditions { pace, margin, adjudication: Adjudication::default(), max_plies: 40 }
}

pub fn series<'a>(
    bench: &'a dyn Playable,
    players: [&str; 2],
    source: &str,
    conditions: Conditions,
) -> MatchSeries<'a> {
    let openings: OpeningSource = openings(bench, source, 1).unwrap();
    MatchSeries {
        bench,
        players: players.map(|text| PlayerSpec::parse(text, &[]).unwrap()),
        names: ["first".into(), "second".into()],
        openings,
        games: 4,
        shard: Shard::WHOLE,
        concurrency: 1,
        conditions,
        sprt: None,
        date: "2026.01.31".into(),
    }
}

/// Plays a match and keeps its games, in the order of the match.
pub fn play(series: &MatchSeries<'_>) -> (MatchSummary, Vec<MatchGame>) {
    let mut records = Vec::new();
    let played = series.run(&[], &StopFlag::default(), &mut |told| {
        records.push(told.record.clone());
        Ok(())
    });
    records.sort_by_key(|record| (record.number.pair, !record.number.first_is_max));
    (played.unwrap(), records)
}
