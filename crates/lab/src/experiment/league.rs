//! The league of a game's study: value functions that others are measured by, and one's own among them.

use super::Experiment;
use super::caller::Caller;
use super::command::CommandLine;
use super::finding::{Figures, Finding, Sheet};
use super::limits::{ExperimentLimits, Range};
use super::study::{solved, study_of};
use super::truth::usual_depth;
use crate::{LabError, League, LeaguePlayer, LeagueRequest};
use serde::{Deserialize, Serialize};
use session::{EvalChoice, Place, ReachedPlace};
use utoipa::ToSchema;

const DEPTH: Range = Range::new(1, 60);

/// The league of a game's study.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LeagueAsk {
    /// A game with a study.
    pub game: String,
    /// One's own value function; the league as it stands if missing.
    #[serde(default)]
    pub eval: EvalChoice,
    /// Plies that are searched.
    #[serde(default = "usual_depth")]
    pub depth: u32,
}

impl Experiment for LeagueAsk {
    fn place(&self) -> Place {
        Place::of(&self.game)
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        Ok(limits.check("depth", self.depth.into(), DEPTH)?)
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        let command = CommandLine::new("lab truth", reached.bench.name()).only_if("league", true);
        let command = match &self.eval {
            EvalChoice::Usual => command,
            own => command.eval(reached, own),
        };
        Ok(Some(command.flag("depth", self.depth)))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let found = self.play(reached, caller)?;
        let first = found.rows.first();
        let figures = [
            ("class", found.class.as_str().into()),
            ("depth", (found.depth as usize).into()),
            ("first", first.map_or("", |row| row.eval.as_str()).into()),
            ("won", first.map_or(0, |row| row.won).into()),
            ("positions", found.positions.into()),
        ];
        Ok(Finding {
            sentence: "league",
            figures: Figures::from(figures),
            tables: vec![Sheet::of("league", found.table())],
            json: serde_json::to_string_pretty(&found).expect("plain data can be written"),
            ..Finding::default()
        })
    }
}

impl LeagueAsk {
    /// Plays the league.
    pub fn play(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<League, LabError> {
        let (bench, study) = (reached.bench.as_ref(), study_of(reached)?);
        let mut request = LeagueRequest::of(&study, self.depth)?;
        if self.eval != EvalChoice::Usual {
            bench.terms(&self.eval)?;
            let name = self.eval.name(study.played);
            request.players.push(LeaguePlayer { name, about: "yours".into(), eval: self.eval.clone() });
        }
        let class = solved(reached, &request.class, caller)?;
        caller.stage("positions", |follow| {
            crate::league(bench, class.as_ref(), &request, caller.stop(), follow)
        })
    }
}
