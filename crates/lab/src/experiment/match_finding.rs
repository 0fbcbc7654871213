//! What a match has found: Elo as it comes, how games ended, and the games.

use super::finding::{Chart, Curve, Ended, Figures, Finding, Shape, Sheet, ShownGame, seen};
use arena::{MatchGame, MatchSummary};

/// What the match says after a game.
pub struct Point {
    games: u64,
    elo: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
}

impl Point {
    pub fn of(summary: &MatchSummary) -> Point {
        let said = summary.estimate.as_ref();
        Point {
            games: summary.games,
            elo: said.and_then(|said| said.elo),
            low: said.and_then(|said| said.elo_low),
            high: said.and_then(|said| said.elo_high),
        }
    }
}

/// What there is so far.
pub fn finding(summary: &MatchSummary, points: &[Point]) -> Finding {
    let [first, second] = &summary.players;
    let mut figures: Figures = [
        ("first", first.as_str().into()),
        ("second", second.as_str().into()),
        ("games", (summary.games as usize).into()),
        ("wins", (summary.tally.wins as usize).into()),
        ("draws", (summary.tally.draws as usize).into()),
        ("losses", (summary.tally.losses as usize).into()),
    ]
    .into();
    if let Some(estimate) = &summary.estimate {
        figures.insert("share", (100.0 * estimate.score).into());
        figures.insert("superiority", (100.0 * estimate.superiority).into());
        let numbers = [("elo", estimate.elo), ("low", estimate.elo_low), ("high", estimate.elo_high)];
        figures.extend(numbers.into_iter().filter_map(|(name, number)| Some((name, number?.into()))));
    }
    let mut curve = Curve { name: "elo".into(), ..Curve::default() };
    for point in seen(points.len()).map(|index| &points[index]) {
        curve.x.push(point.games as f64);
        curve.y.push(point.elo);
        curve.low.push(point.low);
        curve.high.push(point.high);
    }
    let chart = Chart {
        name: "elo",
        x: "games",
        y: "elo",
        shape: Shape::Lines,
        logarithmic: false,
        categories: Vec::new(),
        series: vec![curve],
    };
    let endings = summary.endings.iter().map(|(reason, count)| vec![reason.clone(), count.to_string()]);
    let endings = Sheet { name: "endings", headings: vec!["ending", "games"], rows: endings.collect() };
    let sentence = match summary.estimate.as_ref().map(|said| (said.elo, said.elo_low, said.elo_high)) {
        Some((Some(_), Some(_), Some(_))) => "match",
        Some((_, None, Some(_))) => "match-below",
        Some((_, Some(_), None)) => "match-above",
        Some(_) => "match-one-sided",
        None => "match-begins",
    };
    Finding {
        sentence,
        figures,
        charts: vec![chart],
        tables: vec![endings],
        json: serde_json::to_string_pretty(summary).expect("plain data can be written"),
        ..Finding::default()
    }
}

/// A game to be looked at.
pub fn show_game(game: &MatchGame) -> ShownGame {
    let ended = match game.halves() {
        2 => Ended::Won,
        1 => Ended::Drawn,
        _ => Ended::Lost,
    };
    let [max, min] = &game.players;
    let moves = game.opening.moves.iter().cloned().chain(game.plies.iter().map(|ply| ply.m.clone()));
    ShownGame {
        name: game.number.round(),
        ended,
        about: format!("{max} – {min}: {}", game.ending.reason),
        needed: None,
        position: game.opening.position.clone(),
        moves: moves.collect(),
        hidden: None,
    }
}
