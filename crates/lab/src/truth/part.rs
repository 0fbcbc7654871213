//! A trial in parts: what a part has found as text, and the parts put together.

use crate::error::LabError;
use crate::shards::{PartKind, PartText, ReadPart, RunSettings, read_parts, show};
use crate::truth::defences::EveryDefence;
use crate::truth::report::Trial;
use crate::truth::trial::{TrialEnd, TrialGame};
use crate::tune::Shaken;
use serde::Serialize;
use session::{Playable, Shard};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// A line of a part that is none.
const EXPECTED: &str = "game;number;position;plies;how it went;moves of a game of this part, or its counts";

/// What a trial, or a part of it, has found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TruthFound {
    /// The games; those that were not won and the worst of the others with their moves.
    pub games: Vec<TrialGame>,
    /// Against every defence, if that was asked.
    pub every_defence: Option<EveryDefence>,
    /// With the weights shaken, if that was asked.
    pub shaken: Option<Shaken>,
}

/// What a trial has found, counted.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TruthView {
    /// The games.
    #[serde(flatten)]
    pub trial: Trial,
    /// Against every defence, if that was asked.
    pub every_defence: Option<EveryDefence>,
    /// With the weights shaken, if that was asked.
    pub shaken: Option<Shaken>,
}

impl TruthView {
    /// What was found, counted.
    pub fn of(bench: &dyn Playable, run: &TruthRun, found: TruthFound) -> Result<TruthView, LabError> {
        let TruthFound { games, every_defence, shaken } = found;
        Ok(TruthView { trial: Trial::of(bench, &run.class, games, run.worst)?, every_defence, shaken })
    }
}

/// The settings of a trial that are needed to tell about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TruthRun {
    /// The game.
    pub game: String,
    /// The class.
    pub class: String,
    /// The attacker's value function.
    pub eval: String,
    /// Plies it searches.
    pub depth: u32,
    /// How many of the worst games are listed.
    pub worst: usize,
    /// Won positions, of all parts together.
    pub positions: usize,
}

/// A trial put together from its parts.
pub struct TruthMerged {
    /// Its settings.
    pub run: TruthRun,
    /// What it has found.
    pub found: TruthFound,
    /// It as text, as the trial in one piece keeps it.
    pub text: String,
    /// How many games are missing.
    pub missing: usize,
}

impl TruthRun {
    /// As settings of a part; `others` are those that parts must have in common beside these.
    pub fn settings(&self, others: RunSettings) -> RunSettings {
        others
            .set("game", &self.game)
            .set("class", &self.class)
            .set("eval", &self.eval)
            .set("depth", self.depth)
            .set("worst", self.worst)
            .set("positions", self.positions)
    }

    fn read(part: &ReadPart<'_>) -> Result<TruthRun, LabError> {
        Ok(TruthRun {
            game: part.setting("game")?,
            class: part.setting("class")?,
            eval: part.setting("eval")?,
            depth: part.setting("depth")?,
            worst: part.setting("worst")?,
            positions: part.setting("positions")?,
        })
    }
}

impl TruthFound {
    /// As the text of a part.
    pub fn text(&self, shard: Shard, settings: &RunSettings) -> String {
        let mut games: Vec<&TrialGame> = self.games.iter().collect();
        games.sort_by_key(|game| game.number);
        let mut lines: String = games.into_iter().map(game_line).collect();
        if let Some(EveryDefence { positions, won, longest }) = self.every_defence {
            lines.push_str(&format!("every-defence;{positions};{won};{longest}\n"));
        }
        if let Some(shaken) = &self.shaken {
            let counts: Vec<String> = shaken.counts.iter().map(usize::to_string).collect();
            let (depth, positions, won) = (shaken.depth, shaken.positions, shaken.won);
            lines.push_str(&format!("shaken;{depth};{positions};{won};{}\n", counts.join(" ")));
        }
        show(PartKind::Truth, shard, settings, &lines)
    }
}

fn game_line(game: &TrialGame) -> String {
    let TrialGame { number, position, optimal_plies, played, moves } = game;
    format!("game;{number};{position};{optimal_plies};{played};{}\n", moves.join(" "))
}

/// Puts the parts of a trial together.
pub fn merge(texts: &[PartText<'_>]) -> Result<TruthMerged, LabError> {
    let parts = read_parts(PartKind::Truth, texts)?;
    let run = TruthRun::read(&parts[0])?;
    let mut whole = Whole::default();
    for part in &parts {
        for &(number, line) in &part.lines {
            let taken = whole.take(part.shard, run.positions, line);
            taken.ok_or_else(|| part.source.bad_line((number, line), EXPECTED))?;
        }
    }
    let missing = run.positions - whole.games.len();
    let found = whole.found(run.worst);
    let text = found.text(Shard::WHOLE, &parts[0].settings);
    Ok(TruthMerged { run, found, text, missing })
}

/// A trial being put together.
#[derive(Default)]
struct Whole {
    games: BTreeMap<usize, TrialGame>,
    every_defence: Option<EveryDefence>,
    shaken: Option<WholeShaken>,
}

/// Positions won with the weights shaken, being put together.
struct WholeShaken {
    /// Depth, positions, and positions won with the weights as they are.
    unmoved: (u32, usize, usize),
    /// Positions won in the draws of each part.
    draws: BTreeMap<usize, Vec<usize>>,
}

impl Whole {
    /// Takes what a line says; none if it says nothing of this part.
    fn take(&mut self, shard: Shard, positions: usize, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split(';').collect();
        match words[..] {
            ["game", number, position, optimal, played, moves] => {
                let number =
                    number.parse().ok().filter(|&number| shard.holds(number) && number < positions)?;
                let Entry::Vacant(place) = self.games.entry(number) else { return None };
                place.insert(TrialGame {
                    number,
                    position: position.into(),
                    optimal_plies: optimal.parse().ok()?,
                    played: TrialEnd::read(played)?,
                    moves: moves.split_whitespace().map(str::to_string).collect(),
                });
            }
            ["every-defence", positions, won, longest] => {
                let [positions, won] = [small(positions)?, small(won)?];
                let longest = longest.parse().ok()?;
                let all = self.every_defence.get_or_insert(EveryDefence { positions: 0, won: 0, longest: 0 });
                all.positions += positions;
                all.won += won;
                all.longest = all.longest.max(longest);
            }
            ["shaken", depth, positions, won, counts] => {
                let unmoved = (depth.parse().ok()?, small(positions)?, small(won)?);
                let counts = counts.split_whitespace().map(small).collect::<Option<_>>()?;
                let new = || WholeShaken { unmoved, draws: BTreeMap::new() };
                let shaken = self.shaken.get_or_insert_with(new);
                let is_new = shaken.draws.insert(shard.number(), counts).is_none();
                (is_new && shaken.unmoved == unmoved).then_some(())?;
            }
            _ => return None,
        }
        Some(())
    }

    fn found(self, worst: usize) -> TruthFound {
        let shaken = self.shaken.map(|WholeShaken { unmoved: (depth, positions, won), draws }| {
            Shaken::of(positions, depth, won, interleaved(draws.into_values().collect()))
        });
        let mut games: Vec<TrialGame> = self.games.into_values().collect();
        // Every part has told the moves of its own worst games; those of all parts together are fewer.
        games.sort_by_key(TrialGame::badness);
        let failed = games.iter().filter(|game| !game.is_won()).count();
        games.iter_mut().skip(worst.max(failed)).for_each(|game| game.moves.clear());
        TruthFound { games, every_defence: self.every_defence, shaken }
    }
}

/// The draws in their order: part by part the first of each, then the second of each.
fn interleaved(parts: Vec<Vec<usize>>) -> Vec<usize> {
    let longest = parts.iter().map(Vec::len).max().unwrap_or(0);
    (0..longest).flat_map(|draw| parts.iter().filter_map(move |part| part.get(draw).copied())).collect()
}

/// A count: no class has more positions than this.
fn small(text: &str) -> Option<usize> {
    text.parse::<u32>().ok().map(|count| count as usize)
}
