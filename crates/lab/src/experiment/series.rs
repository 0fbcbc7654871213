//! Series of games for a score, in a game that is played for one: what is asked of them, and what they say about value functions.

use super::command::CommandLine;
use super::finding::{Chart, Curve, Figures, Finding, Shape, Sheet};
use super::limits::ExperimentLimits;
use crate::tune::{SeriesVerdict, TunedSeries, changes};
use crate::{KeptTerms, LabError, TermTrial, TermTrials, Weights};
use serde::{Deserialize, Serialize};
use session::{EvalChoice, Place, ReachedPlace, Scored, SeriesRequest, Setting, at_most, bounds};
use utoipa::ToSchema;

/// The games of each series.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SeriesAsk {
    /// How the others move, by its name; the usual if missing.
    pub others: Option<String>,
    /// How deep the player looks ahead, by expectimax; the usual if missing.
    pub depth: Option<u32>,
    /// How many games.
    pub games: u64,
}

impl Default for SeriesAsk {
    fn default() -> Self {
        SeriesAsk { others: None, depth: None, games: 100 }
    }
}

impl SeriesAsk {
    /// Within what the studio allows; games begin at the start.
    pub fn check(&self, place: &Place, limits: &ExperimentLimits) -> Result<(), LabError> {
        if place.position.is_some() || !place.moves.is_empty() {
            return Err(LabError::refused(
                "a series cannot begin with a position: expected a game, which is played from its start",
            ));
        }
        limits.check_games(self.games, 1)?;
        Ok(at_most("depth", self.depth.unwrap_or(0).into(), bounds::ROUNDS.into())?)
    }

    /// The games as they are played.
    pub fn request(&self, scored: &Scored, seed: u64) -> Result<SeriesRequest, LabError> {
        let usual = scored.others.usual().map_or_else(String::new, |usual| usual.to_string());
        let others = self.others.clone().unwrap_or(usual);
        scored.others.check(&Setting::from(others.as_str()))?;
        Ok(SeriesRequest { others, depth: self.depth.unwrap_or(scored.depth), games: self.games, seed })
    }

    /// The flags that say the same. None where a text of one's own would have to be in a file.
    pub fn command(
        &self,
        words: &str,
        reached: &ReachedPlace,
        eval: &EvalChoice,
        seed: u64,
    ) -> Result<Option<CommandLine>, LabError> {
        let scored = scored_of(reached)?;
        let games = self.request(scored, seed)?;
        // The command line would set up another game than the usual one.
        let named: Vec<&str> = scored.options.iter().map(|(name, _)| *name).collect();
        let command = CommandLine::new(words, reached.bench.name()).options_and(reached, &named);
        Ok(command.map(|command| {
            let command = command.eval(reached, &judged(scored, eval)).flag("depth", games.depth);
            command.flag(scored.others.flag, games.others).flag("games", games.games).flag("seed", seed)
        }))
    }
}

/// How the series of a game are played; a refusal where a game has no score.
pub fn scored_of(reached: &ReachedPlace) -> Result<&'static Scored, LabError> {
    let game = reached.bench.description();
    game.lab.scored.as_ref().ok_or_else(|| {
        LabError::refused(format!(
            "{} has no games for a score: expected a game that is played for one",
            game.name
        ))
    })
}

/// The value function named, or the one that series judge.
pub fn judged(scored: &Scored, eval: &EvalChoice) -> EvalChoice {
    match eval {
        EvalChoice::Usual => EvalChoice::Preset(scored.eval.into()),
        named => named.clone(),
    }
}

/// What each part of the terms scores.
pub fn terms_finding(found: &TermTrials, eval: &str) -> Finding {
    let mut curve = Curve::bars("mean-score", found.rows.iter().map(|row| Some(row.mean)).collect());
    curve.low = found.rows.iter().map(|row| Some(row.mean_interval.low)).collect();
    curve.high = found.rows.iter().map(|row| Some(row.mean_interval.high)).collect();
    let chart = Chart {
        name: "score-by-terms",
        x: "terms",
        y: "score",
        shape: Shape::Bars,
        logarithmic: false,
        categories: found.rows.iter().map(|row| row.part.name()).collect(),
        series: vec![curve],
    };
    let mut figures = Figures::from([("eval", eval.into())]);
    if let Some(whole) = found.rows.first() {
        figures.insert("games", whole.games.into());
        figures.insert("mean", whole.mean.into());
        figures.insert("share", (100.0 * whole.win_rate).into());
    }
    let missed = missed(&found.rows);
    if let Some(row) = missed {
        figures.insert("term", row.part.term.as_str().into());
        figures.insert("without", row.mean.into());
    }
    Finding {
        sentence: if missed.is_some() { "ablation-series" } else { "ablation-series-even" },
        figures,
        charts: vec![chart],
        tables: vec![Sheet::of("terms", found.table())],
        json: serde_json::to_string_pretty(found).expect("plain data can be written"),
        ..Finding::default()
    }
}

/// The term that is missed most: without it the mean score is the lowest, and lower than with all of them.
fn missed(rows: &[TermTrial]) -> Option<&TermTrial> {
    let whole = rows.first()?;
    let without = rows.iter().filter(|row| row.part.kept == KeptTerms::Without && row.mean < whole.mean);
    without.min_by(|one, other| one.mean.total_cmp(&other.mean))
}

/// How a climb goes: what the changes that were kept have gained together, step by step.
#[derive(Default)]
pub struct SeriesCurve {
    gained: Vec<(f64, f64)>,
}

impl SeriesCurve {
    /// One more step.
    pub fn add(&mut self, found: &TunedSeries) {
        let Some(step) = found.steps.last() else { return };
        let gained = self.total() + if step.kept { step.gain } else { 0.0 };
        self.gained.push((found.steps.len() as f64, gained));
    }

    fn total(&self) -> f64 {
        self.gained.last().map_or(0.0, |&(_, gained)| gained)
    }

    /// What there is so far.
    pub fn finding(&self, eval: &str) -> Finding {
        let (tried, gain) = (self.gained.len(), self.total());
        let chart = Chart {
            name: "climb",
            x: "steps",
            y: "points",
            shape: Shape::Lines,
            logarithmic: false,
            categories: Vec::new(),
            series: vec![Curve::of("kept", &self.gained)],
        };
        Finding {
            sentence: "tuning-series",
            figures: Figures::from([("eval", eval.into()), ("tried", tried.into()), ("gain", gain.into())]),
            charts: vec![chart],
            ..Finding::default()
        }
    }
}

/// What a climb has found, with the games on fresh seeds where it was not stopped before.
pub fn climbed(found: &TunedSeries, so_far: Finding, before: &Weights) -> Finding {
    let mut figures = so_far.figures.clone();
    let mut sentence = so_far.sentence;
    if let (Some(old), Some(new)) = (found.before, found.after) {
        let share = |verdict: SeriesVerdict| 100.0 * verdict.wins as f64 / verdict.games.max(1) as f64;
        sentence = "tuning-series-done";
        figures.extend([
            ("games", new.games.into()),
            ("before", old.mean.into()),
            ("after", new.mean.into()),
            ("wonbefore", share(old).into()),
            ("wonafter", share(new).into()),
        ]);
    }
    Finding {
        sentence,
        figures,
        tables: vec![
            Sheet::of("weights", changes(before, &found.weights)),
            Sheet::of("steps", found.table()),
        ],
        json: serde_json::to_string_pretty(found).expect("plain data can be written"),
        ..so_far
    }
}
