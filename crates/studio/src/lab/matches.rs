//! Two searches against each other over many games: Elo as they come.

use super::command::{Command, is_written};
use super::finding::{Chart, Curve, Ended, Figures, Finding, Shape, Sheet, ShownGame, seen};
use super::teller::Teller;
use super::{Run, Stopped, at_least, at_most, plain, position_of, start};
use crate::ask;
use crate::config::Limits;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use arena::{
    Adjudication, Conditions, MatchGame, Opening, OpeningSource, OwnSettings, Pace, PlayerSpec, Series,
    Summary, Told, fit_names, openings,
};
use serde::Deserialize;
use session::options::Kind;
use session::{Algorithm, DepthLimit, Purpose, Request, Shard};
use std::time::Duration;
use utoipa::ToSchema;

/// Nodes for each move of the playing search when nobody says: the same on every machine.
const USUAL_NODES: u64 = 2000;
/// More nodes are not a short thought.
const MOST_NODES: u64 = 10_000_000;
/// How far a player may overstep its time, which none has here.
const MARGIN: Duration = Duration::from_millis(50);
/// A longer game is a draw.
const MOST_PLIES: usize = 600;
/// Plies that a player searches: the threads of a match have less room than those of a single search.
const DEEPEST: u32 = 60;
/// Letters of a player's name.
const LONGEST_NAME: usize = 60;

/// Two searches against each other.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MatchAsk {
    /// The game; with a position or moves, all games begin there.
    place: Place,
    /// Results are seen by the first.
    #[schema(value_type = (Contender, Contender))]
    players: [Contender; 2],
    games: usize,
    /// Nodes for each move of a playing search without a depth of its own.
    #[serde(default)]
    nodes: Option<u64>,
    /// Where games begin: `start`, a set of openings that the game has by name, or `random:N` moves.
    #[serde(default)]
    openings: Option<String>,
    #[serde(default = "first_seed")]
    seed: u64,
    /// Games at the same time.
    #[serde(default)]
    concurrency: Option<usize>,
}

/// Who plays.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Contender {
    name: String,
    #[serde(default)]
    search: Request,
}

fn first_seed() -> u64 {
    1
}

impl Contender {
    fn settings(&self) -> OwnSettings {
        let usual = OwnSettings::default();
        let search = plain(&self.search);
        // Without a depth of its own the playing search thinks as long as the match lets it.
        let is_free = search.algorithm == Algorithm::Pvs && search.depth == DepthLimit::Usual;
        let request = Request {
            depth: if is_free { DepthLimit::End } else { search.depth },
            purpose: Purpose::Play,
            table_mib: usual.request.table_mib,
            counts: usual.request.counts,
            ..search
        };
        OwnSettings { name: Some(self.fit_name()), request, variant: None }
    }

    /// A name that a description can have: commas stand between its keys.
    fn fit_name(&self) -> String {
        let fit: String = self.name.replace(", ", " ").replace([',', '='], " ");
        let fit: String = fit.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
        if fit.trim().is_empty() { "search".into() } else { fit.trim().into() }
    }

    fn spec(&self) -> PlayerSpec {
        let settings = self.settings();
        PlayerSpec::Own { text: settings.text(), settings: Box::new(settings), launch: None }
    }
}

impl MatchAsk {
    fn specs(&self) -> [PlayerSpec; 2] {
        [self.players[0].spec(), self.players[1].spec()]
    }

    /// How long players think who have no limit of their own.
    fn nodes(&self) -> Option<u64> {
        let has_limit = self.specs().iter().all(PlayerSpec::has_own_pace);
        (!has_limit).then(|| self.nodes.unwrap_or(USUAL_NODES))
    }

    /// Whether all games begin with the position on the board.
    fn is_from_position(&self, reached: &Reached) -> bool {
        let is_drawn = |name: &String| {
            let specs = reached.bench.description().options;
            specs
                .iter()
                .any(|spec| spec.name == name && matches!(spec.kind, Kind::Number { draws: true, .. }))
        };
        let Place { options, position, moves, .. } = &self.place;
        position.is_some() || !moves.is_empty() || options.keys().any(is_drawn)
    }

    /// Where games begin. Nothing is read from a file, whatever is named.
    fn source(&self, reached: &Reached) -> Result<OpeningSource, Stopped> {
        if self.is_from_position(reached) {
            let position = start(reached)?.position;
            return Ok(OpeningSource::List(vec![Opening {
                name: "as given".into(),
                position,
                moves: Vec::new(),
            }]));
        }
        let game = reached.bench.description();
        let named = self.openings.as_deref().unwrap_or(game.openings);
        let is_known =
            named == "start" || named.starts_with("random:") || game.openings_named(named).is_some();
        if !is_known {
            let sets: Vec<String> = game.opening_sets.iter().map(|set| format!("{}, ", set.name)).collect();
            let named = search::quoted(named, LONGEST_NAME);
            let expected = format!("expected start, {}or random:N", sets.concat());
            return Err(Refusal::bad(format!("unknown openings '{named}': {expected}")).into());
        }
        Ok(openings(reached.bench.as_ref(), named, self.seed)?)
    }
}

impl Run for MatchAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &Limits) -> Result<(), Refusal> {
        at_least("games", self.games as u64, 1)?;
        at_most("games", self.games as u64, limits.games as u64)?;
        at_most("nodes", self.nodes.unwrap_or(0), MOST_NODES)?;
        at_most("concurrency", self.concurrency.unwrap_or(1) as u64, limits.threads as u64)?;
        for player in &self.players {
            ask::search(&player.search, limits)?;
            if let DepthLimit::Plies(plies) = player.search.depth {
                at_most("depth", plies.into(), DEEPEST.into())?;
            }
            if player.search.depth == DepthLimit::End {
                let name = player.fit_name();
                return Err(Refusal::bad(format!("{name} searches to the end: expected a depth in a match")));
            }
        }
        Ok(())
    }

    fn command(&self, reached: &Reached) -> Result<Option<Command>, Refusal> {
        let [first, second] = &self.players;
        let is_text = |player: &Contender| player.search.agent.is_some() || is_written(&player.search.eval);
        if is_text(first) || is_text(second) {
            return Ok(None);
        }
        let command = Command::new("match", reached.bench.name());
        let Some(command) = command.options(reached) else { return Ok(None) };
        let command = match self.is_from_position(reached) {
            true => command.flag("position", position_of(&start(reached)?)),
            false => command.maybe("openings", self.openings.as_deref()),
        };
        let command = command.word(first.settings().text()).word(second.settings().text());
        let command = command.flag("games", self.games).maybe("nodes", self.nodes());
        let concurrency = self.concurrency.filter(|&games| games > 1);
        Ok(Some(command.flag("seed", self.seed).maybe("concurrency", concurrency)))
    }

    fn run(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        let bench = reached.bench.as_ref();
        if !bench.can_think() {
            return Err(
                Refusal::bad(format!("{} has no matches: it has no playing search", bench.name())).into()
            );
        }
        let players = self.specs();
        let names =
            [players[0].check(bench, teller.stop())?.name, players[1].check(bench, teller.stop())?.name];
        let series = Series {
            bench,
            players,
            names: fit_names(names),
            openings: self.source(reached)?,
            games: self.games,
            shard: Shard::WHOLE,
            concurrency: self.concurrency.unwrap_or(1),
            conditions: Conditions {
                pace: Pace { nodes: self.nodes(), ..Pace::default() },
                margin: MARGIN,
                adjudication: Adjudication::default(),
                max_plies: MOST_PLIES,
            },
            sprt: None,
            date: String::new(),
        };
        let mut curve = Vec::new();
        teller.progress("games", 0, self.games as u64);
        let summary = series.run(&[], teller.stop(), &mut |told: Told<'_>| {
            teller.game(shown(told.record));
            curve.push(Point::of(told.summary));
            teller.progress("games", told.summary.games, self.games as u64);
            teller.found(finding(told.summary, &curve));
            Ok(())
        })?;
        Ok(finding(&summary, &curve))
    }
}

/// What the match says after a game.
struct Point {
    games: u64,
    elo: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
}

impl Point {
    fn of(summary: &Summary) -> Point {
        let said = summary.estimate.as_ref();
        Point {
            games: summary.games,
            elo: said.and_then(|said| said.elo),
            low: said.and_then(|said| said.elo_low),
            high: said.and_then(|said| said.elo_high),
        }
    }
}

fn finding(summary: &Summary, points: &[Point]) -> Finding {
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
    let mut curve = Curve { name: "elo", ..Curve::default() };
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

fn shown(game: &MatchGame) -> ShownGame {
    let ended = match game.halves() {
        2 => Ended::Won,
        1 => Ended::Drawn,
        _ => Ended::Lost,
    };
    let [max, min] = &game.players;
    let moves = game.opening.moves.iter().cloned().chain(game.plies.iter().map(|ply| ply.m.clone()));
    ShownGame {
        name: game.seat.round(),
        ended,
        about: format!("{max} – {min}: {}", game.ending.reason),
        needed: None,
        position: game.opening.position.clone(),
        moves: moves.collect(),
        hidden: None,
    }
}
