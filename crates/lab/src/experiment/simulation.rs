//! A game played out move by move, each side by its own search or by one who knows the truth.

use super::ablation::Defender;
use super::caller::Caller;
use super::command::CommandLine;
use super::finding::{Ended, Figures, Finding, Sheet, ShownGame};
use super::limits::{ExperimentLimits, Range};
use super::{Experiment, REPETITIONS, eval_name, from_start, plain, position_of, start};
use crate::{LabError, Marks, SidePlayer, Simulation, SimulationRequest, Truth, simulate_watched};
use serde::{Deserialize, Serialize};
use session::{EvalChoice, Place, ReachedPlace, Request, Side, USUAL_EVAL, bounds};
use utoipa::ToSchema;

const PLIES: Range = Range { least: 1, shared: 1000, own: bounds::GAME_PLIES };

/// A game played out.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SimulationAsk {
    /// The game and the position.
    pub place: Place,
    /// The search of the first side, and of the second where nothing else is said.
    #[serde(default)]
    pub search: Request,
    /// Another value function for the second side.
    #[serde(default)]
    pub rival: Option<EvalChoice>,
    /// Who plays for the second side; the same search if missing.
    #[serde(default)]
    pub defender: Option<Defender>,
    /// The value function shown beside every position; the one that is played by if missing.
    #[serde(default)]
    pub shown: Option<EvalChoice>,
    /// The game is left unfinished after this number of plies.
    #[serde(default = "usual_plies")]
    #[schema(default = usual_plies)]
    pub max_plies: usize,
}

fn usual_plies() -> usize {
    200
}

impl Experiment for SimulationAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        limits.check("max_plies", self.max_plies as u64, PLIES)?;
        Ok(limits.search.check(&self.search)?)
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        let is_written = |eval: &EvalChoice| eval.text().is_none();
        if self.rival.iter().chain(&self.shown).any(is_written) {
            return Ok(None);
        }
        let Some(command) = CommandLine::new("lab simulate", reached.bench.name()).options(reached) else {
            return Ok(None);
        };
        let command = command.flag("position", position_of(&start(reached)?));
        let command = command.eval(reached, &self.search.eval).search(&plain(&self.search));
        let text = |eval: &Option<EvalChoice>| eval.as_ref().and_then(EvalChoice::text);
        let command = command.maybe("eval-min", text(&self.rival));
        // A game with a study shows another value function unless one is named.
        let has_study = reached.bench.description().lab.study.is_some();
        let shown = self.shown.as_ref().or(has_study.then_some(&self.search.eval));
        let command =
            command.maybe("shown", shown.map(|eval| eval.text().unwrap_or_else(|| USUAL_EVAL.into())));
        // The same search as the first side is what the command takes without a word.
        let left: &[&str] = if self.defender == Some(Defender::Truth) { &[] } else { &["defender"] };
        Ok(Some(command.asked(self, left)))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let reached = &from_start(reached)?;
        let played = self.play(reached, caller)?;
        caller.game(shown(&played));
        let figures = [
            ("eval", eval_name(reached, &self.search.eval).as_str().into()),
            ("result", played.result.as_str().into()),
            ("plies", played.plies.len().into()),
        ];
        Ok(Finding {
            sentence: "simulation",
            figures: Figures::from(figures),
            tables: vec![Sheet::of("plies", played.table())],
            json: serde_json::to_string_pretty(&played).expect("plain data can be written"),
            ..Finding::default()
        })
    }
}

impl SimulationAsk {
    /// Plays the game.
    pub fn play(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Simulation, LabError> {
        let (bench, max) = (reached.bench.as_ref(), caller.limits().bound(&self.search));
        let truth = match self.defender {
            Some(Defender::Truth) => Some(Truth::needed(reached, caller)?),
            _ => None,
        };
        let rival = self.rival.as_ref().unwrap_or(&max.eval);
        let min = match &truth {
            Some(truth) => SidePlayer::Oracle(truth.oracle()),
            None => SidePlayer::Search(Box::new(Request { eval: rival.clone(), ..max.clone() })),
        };
        let request = SimulationRequest {
            static_eval: self.shown.clone().unwrap_or_else(|| max.eval.clone()),
            players: [SidePlayer::Search(Box::new(max)), min],
            max_plies: self.max_plies,
            repetitions: REPETITIONS,
            marks: Marks::of(bench.description()),
        };
        let tell = &mut |plies: usize| caller.progress("plies", plies as u64, 0);
        simulate_watched(bench, &reached.at, &request, caller.stop(), tell)
    }
}

fn shown(played: &Simulation) -> ShownGame {
    ShownGame {
        name: "1".into(),
        ended: match played.winner {
            Some(Side::Max) => Ended::Won,
            Some(Side::Min) => Ended::Lost,
            None => Ended::Drawn,
        },
        about: played.result.clone(),
        needed: None,
        position: Some(played.position.clone()),
        moves: played.plies.iter().map(|ply| ply.m.clone()).collect(),
        hidden: None,
    }
}
