//! A match over many games: searches of ours, players with scripts, engines; Elo as they come.

use super::caller::Caller;
use super::command::{CommandLine, is_written};
use super::contender::{Contender, DEPTH};
use super::finding::Finding;
use super::limits::{ExperimentLimits, Range};
use super::match_finding::{Point, finding, show_game};
use super::{Experiment, start};
use crate::LabError;
use arena::{
    Adjudication, ClockControl, Conditions, DrawRule, EngineOption, FinishedGame, Launch, MatchSeries,
    OpeningSource, PlayerSpec, ResignRule, Sprt, TimeLimit, fit_names, openings,
};
use serde::{Deserialize, Serialize};
use session::options::Kind;
use session::{At, Opening, Place, ReachedPlace, Shard, at_most};
use std::time::Duration;
use utoipa::ToSchema;

/// Nodes for each move of the playing search by default: the same on every machine.
const USUAL_NODES: u64 = 2000;
/// More nodes are not a short thought.
const NODES: Range = Range { least: 0, shared: 10_000_000, own: u64::MAX };
/// Moves of both sides after which a game is a draw.
const MOVES: Range = Range { least: 1, shared: 1000, own: 4000 };
/// Openings that are written down.
const OPENINGS: Range = Range { least: 0, shared: 1000, own: u64::MAX };

/// Two players against each other.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MatchAsk {
    /// The game; with a position or moves, all games begin there.
    pub place: Place,
    /// Results are seen by the first.
    #[schema(value_type = (Contender, Contender))]
    pub players: [Contender; 2],
    /// How many games; both of a pair begin with the same opening.
    #[serde(default = "usual_games")]
    #[schema(default = usual_games, minimum = 1, maximum = 10_000_000)]
    pub games: usize,
    /// Nodes for each move; 2000 where nothing is said that ends a search.
    #[serde(default)]
    pub nodes: Option<u64>,
    /// Plies for each move.
    #[serde(default)]
    pub depth: Option<u32>,
    /// Time for each move.
    #[serde(default)]
    pub time_ms: Option<u64>,
    /// A clock for the game and the time added for each move, such as 10s+100ms.
    #[serde(default)]
    #[schema(format = "TIME+TIME")]
    pub clock: Option<String>,
    /// How far a player may overstep its time.
    #[serde(default = "usual_margin")]
    #[schema(default = usual_margin)]
    pub margin_ms: u64,
    /// Where games begin: start, a set of openings that the game has by name, or random:N moves.
    #[serde(default)]
    #[schema(format = "SOURCE")]
    pub openings: Option<String>,
    /// Where games begin in place of these.
    #[serde(default)]
    pub opening_list: Vec<WrittenOpening>,
    /// Shuffles or draws the openings.
    #[serde(default = "first_seed")]
    #[schema(default = first_seed)]
    pub seed: u64,
    /// Games at the same time.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 256)]
    pub concurrency: Option<usize>,
    /// A setting NAME=VALUE for the engines that have it, or with 1: or 2: for one of them; may be repeated.
    #[serde(default)]
    pub option: Vec<String>,
    /// A game is won when both players' scores say so by this much for a number of moves.
    #[serde(default)]
    #[schema(format = "SCORE,MOVES")]
    pub resign: Option<String>,
    /// A game is drawn when both players' scores stay within this for a number of moves, from a move on.
    #[serde(default)]
    #[schema(format = "SCORE,MOVES,FROM")]
    pub draw: Option<String>,
    /// End games by the endgame tables, where they know the result.
    #[serde(default)]
    #[schema(default = false)]
    pub tables: bool,
    /// A longer game is a draw.
    #[serde(default = "usual_moves")]
    #[schema(default = usual_moves, minimum = 1, maximum = 4000)]
    pub max_moves: u32,
    /// End the match once the first player is shown to be better by the larger, or no better than the smaller Elo.
    #[serde(default)]
    #[schema(format = "ELO,ELO")]
    pub sprt: Option<String>,
    /// Only this part of the games, such as 2/8.
    #[serde(default)]
    #[schema(value_type = Option<String>, format = "I/N")]
    pub shard: Option<Shard>,
}

/// An opening that is written down.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WrittenOpening {
    name: String,
    /// The position; the game's start if missing.
    #[serde(default)]
    position: Option<String>,
    /// Moves played from it before the players take over.
    #[serde(default)]
    moves: Vec<String>,
}

impl From<Opening> for WrittenOpening {
    fn from(Opening { name, position, moves }: Opening) -> Self {
        WrittenOpening { name, position, moves }
    }
}

impl From<WrittenOpening> for Opening {
    fn from(WrittenOpening { name, position, moves }: WrittenOpening) -> Self {
        Opening { name, position, moves }
    }
}

fn usual_games() -> usize {
    100
}

fn first_seed() -> u64 {
    1
}

fn usual_margin() -> u64 {
    50
}

fn usual_moves() -> u32 {
    300
}

impl MatchAsk {
    fn specs(&self, limits: &ExperimentLimits) -> Result<[PlayerSpec; 2], LabError> {
        let mut options = [Vec::new(), Vec::new()];
        for text in &self.option {
            match EngineOption::parse(text)? {
                (Some(player), option) => options[player].push(option),
                (None, option) => options.iter_mut().for_each(|options| options.push(option.clone())),
            }
        }
        let [first, second] = &self.players;
        Ok([first.spec(&options[0], limits)?, second.spec(&options[1], limits)?])
    }

    /// How long players think who have no limit of their own.
    fn pace(&self, players: &[PlayerSpec; 2]) -> Result<TimeLimit, LabError> {
        let clock = self.clock.as_deref().map(ClockControl::parse).transpose()?;
        let time = self.time_ms.map(Duration::from_millis);
        let said = TimeLimit { depth: self.depth, nodes: self.nodes, time, clock };
        Ok(TimeLimit { nodes: if self.is_open(players) { Some(USUAL_NODES) } else { said.nodes }, ..said })
    }

    /// Whether nothing is said that ends a search of these players.
    pub fn is_open(&self, players: &[PlayerSpec]) -> bool {
        let has_limit = self.depth.is_some() || self.nodes.is_some() || self.time_ms.is_some();
        !has_limit && self.clock.is_none() && !players.iter().all(PlayerSpec::has_own_pace)
    }

    /// The position that all games begin with, where there is one.
    fn beginning(&self, reached: &ReachedPlace) -> Result<Option<At>, LabError> {
        let is_drawn = |name: &String| {
            let specs = reached.bench.description().setup.options;
            specs
                .iter()
                .any(|spec| spec.name == name && matches!(spec.kind, Kind::Number { draws: true, .. }))
        };
        let is_given = reached.at.position.is_some() || !reached.at.moves.is_empty();
        Ok(match self.place.options.keys().any(is_drawn) {
            _ if is_given => Some(reached.at.clone()),
            true => Some(start(reached)?),
            false => None,
        })
    }

    /// Where games begin. Nothing is read from a file, whatever is named.
    fn source(&self, reached: &ReachedPlace) -> Result<OpeningSource, LabError> {
        if let Some(At { position, moves }) = self.beginning(reached)? {
            reached.bench.begin(&reached.at)?;
            let opening = Opening { name: "as given".into(), position, moves };
            return Ok(OpeningSource::List(vec![opening]));
        }
        if !self.opening_list.is_empty() {
            let list = self.opening_list.iter().cloned().map(Opening::from);
            return Ok(OpeningSource::shuffled(list.collect(), self.seed));
        }
        let named = self.openings.as_deref().unwrap_or(reached.bench.description().play.openings);
        Ok(openings(reached.bench.as_ref(), named, self.seed)?)
    }

    /// The match, ready to be played: its players were asked whether they can play this game.
    pub fn series<'a>(
        &self,
        reached: &'a ReachedPlace,
        caller: &Caller<'_>,
    ) -> Result<MatchSeries<'a>, LabError> {
        let bench = reached.bench.as_ref();
        if !bench.description().search.can_think {
            let game = bench.name();
            return Err(LabError::refused(format!("{game} has no matches: it has no playing search")));
        }
        let players = in_cages(self.specs(caller.limits())?, caller);
        let conditions = Conditions {
            pace: self.pace(&players)?,
            margin: Duration::from_millis(self.margin_ms),
            adjudication: Adjudication {
                resign: self.resign.as_deref().map(ResignRule::parse).transpose()?,
                draw: self.draw.as_deref().map(DrawRule::parse).transpose()?,
                tables: self.tables,
            },
            max_plies: 2 * self.max_moves as usize,
        };
        let sprt = self.sprt.as_deref().map(Sprt::parse).transpose()?;
        Ok(MatchSeries {
            bench,
            names: self.names(&players, reached, caller)?,
            players,
            openings: self.source(reached)?,
            games: self.games,
            shard: self.shard.unwrap_or(Shard::WHOLE),
            concurrency: self.concurrency.unwrap_or(1),
            conditions,
            sprt,
            date: String::new(),
        })
    }

    /// The players' names, different and fit for a record. An option that no engine has is a typing error.
    fn names(
        &self,
        players: &[PlayerSpec; 2],
        reached: &ReachedPlace,
        caller: &Caller<'_>,
    ) -> Result<[String; 2], LabError> {
        let check = |player: &PlayerSpec| player.check(reached.bench.as_ref(), caller.stop());
        let checked = [check(&players[0])?, check(&players[1])?];
        for text in &self.option {
            let (player, option) = EngineOption::parse(text)?;
            let lacks = |missing: &Option<Vec<String>>| {
                missing.as_ref().is_none_or(|missing| missing.contains(&option.name))
            };
            if player.is_none() && checked.iter().all(|player| lacks(&player.missing_options)) {
                let name = option.name;
                let why = format!("unknown option '{name}': no engine of this match has it");
                return Err(LabError::refused(why));
            }
        }
        let [first, second] = checked.map(|player| player.name);
        let named = |contender: &Contender, name: String| match &contender.engine {
            Some(_) if !contender.name.is_empty() => contender.name.clone(),
            _ => name,
        };
        Ok(fit_names([named(&self.players[0], first), named(&self.players[1], second)]))
    }
}

/// Where an engine plays, the match runs outside of a cage, and each player with a script in one of its own.
fn in_cages(players: [PlayerSpec; 2], caller: &Caller<'_>) -> [PlayerSpec; 2] {
    let Some(starter) = caller.starter().filter(|_| players.iter().any(PlayerSpec::is_engine)) else {
        return players;
    };
    let mut numbers = 0..;
    players.map(|player| {
        let number = numbers.next().unwrap_or_default();
        let PlayerSpec::Own { settings, .. } = &player else { return player };
        let table_mib = settings.request.playing.table_mib.unwrap_or_default() as u64;
        match player.has_script() {
            true => player.in_cage(Launch::new(move || starter(number, table_mib))),
            false => player,
        }
    })
}

impl Experiment for MatchAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        limits.check_games(self.games as u64, 1)?;
        limits.check("nodes", self.nodes.unwrap_or(0), NODES)?;
        limits.check("depth", self.depth.unwrap_or(0).into(), DEPTH)?;
        at_most("time_ms", self.time_ms.unwrap_or(0), limits.search.time.as_millis() as u64)?;
        limits.check("max_moves", self.max_moves.into(), MOVES)?;
        limits.check("opening_list", self.opening_list.len() as u64, OPENINGS)?;
        at_most("concurrency", self.concurrency.unwrap_or(1) as u64, limits.search.threads as u64)?;
        self.players.iter().try_for_each(|player| player.check(limits))
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        let [first, second] = &self.players;
        let is_text = |player: &Contender| player.search.agent.is_some() || is_written(&player.search.eval);
        if is_text(first) || is_text(second) || !self.opening_list.is_empty() {
            return Ok(None);
        }
        let command = CommandLine::new("match", reached.bench.name());
        let Some(command) = command.options(reached) else { return Ok(None) };
        let command = match self.beginning(reached)? {
            Some(At { position, moves }) => {
                let moves = Some(moves.join(" ")).filter(|moves| !moves.is_empty());
                command.maybe("position", position).maybe("moves", moves)
            }
            None => command.maybe("openings", self.openings.as_deref()),
        };
        let nodes = self.pace(&self.specs(&ExperimentLimits::WIDEST)?)?.nodes;
        let command = command.word(first.text()).word(second.text()).maybe("nodes", nodes);
        Ok(Some(command.asked(self, &["nodes", "openings", "opening_list", "shard"])))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let series = self.series(reached, caller)?;
        let mut curve = Vec::new();
        let total = series.numbers().count() as u64;
        caller.progress("games", 0, total);
        let summary = series.run(&[], caller.stop(), &mut |told: FinishedGame<'_>| {
            caller.game(show_game(told.record));
            curve.push(Point::of(told.summary));
            caller.progress("games", told.summary.games, total);
            caller.found(finding(told.summary, &curve));
            Ok(())
        })?;
        Ok(finding(&summary, &curve))
    }

    fn players(&self, limits: &ExperimentLimits) -> Result<Vec<PlayerSpec>, LabError> {
        Ok(self.specs(limits)?.into())
    }
}
