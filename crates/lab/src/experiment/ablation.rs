//! What each term of a value function is good for: games with terms switched off, how often the move stays the same, or what
//! series of games score.

use super::caller::Caller;
use super::command::CommandLine;
use super::finding::{Chart, Curve, Figures, Finding, Shape, Sheet};
use super::limits::{ExperimentLimits, Range};
use super::series::{self, SeriesAsk};
use super::{Experiment, REPETITIONS, eval_name, from_start, plain, position_of, start};
use crate::{
    Ablation, AblationRequest, AblationRow, Agreement, AgreementRow, KeptTerms, LabError, Marks, TermTrials,
    Truth, ablate_series,
};
use serde::{Deserialize, Serialize};
use session::{At, EvalChoice, Place, Playable, ReachedPlace, Request, Values, bounds};
use utoipa::ToSchema;

const PLIES: Range = Range { least: 1, shared: 1000, own: bounds::GAME_PLIES };
const POSITIONS: Range = Range::new(1, 10_000);

/// What terms are judged by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum JudgedBy {
    /// A game from the position with each part of the terms.
    Game,
    /// How often each part chooses the same move as all terms, over many positions.
    Agreement,
    /// The mean score of each part over the same games, in a game that is played for one.
    Series,
}

/// What each term is good for.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AblationAsk {
    /// The game, and where games begin.
    pub place: Place,
    /// With the value function whose terms are switched off; by series nothing else of it counts.
    #[serde(default)]
    pub search: Request,
    /// What terms are judged by.
    pub by: JudgedBy,
    /// By agreement: how many positions.
    #[serde(default = "usual_positions")]
    #[schema(default = usual_positions)]
    pub positions: u16,
    /// By agreement: these positions; drawn at random after the position on the board if there are none.
    #[serde(default)]
    pub among: Vec<String>,
    /// By agreement: draws them; by series: the first game's.
    #[serde(default)]
    pub seed: u64,
    /// By series: the games.
    #[serde(default)]
    pub series: SeriesAsk,
    /// By game: who defends; the truth where it is known, if missing.
    #[serde(default)]
    pub defender: Option<Defender>,
    /// By game: it is left unfinished after this number of plies.
    #[serde(default = "usual_plies")]
    #[schema(default = usual_plies)]
    pub max_plies: usize,
}

/// Who plays for the second side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Defender {
    /// The exact solution, where there is one: best result, then longest resistance.
    Truth,
    /// The same search and value function.
    Own,
}

fn usual_plies() -> usize {
    100
}

fn usual_positions() -> u16 {
    20
}

impl Experiment for AblationAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        limits.check("max_plies", self.max_plies as u64, PLIES)?;
        limits.check("positions", self.positions.into(), POSITIONS)?;
        limits.check("positions", self.among.len().max(1) as u64, POSITIONS)?;
        if self.by == JudgedBy::Series {
            self.series.check(&self.place, limits)?;
        }
        Ok(limits.search.check(&self.search)?)
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        match self.by {
            JudgedBy::Agreement if !self.among.is_empty() => Ok(None),
            JudgedBy::Game | JudgedBy::Agreement => {
                Ok(self.searched(reached)?.map(|command| command.asked(self, &["among"])))
            }
            JudgedBy::Series => self.series.command("lab ablate", reached, &self.search.eval, self.seed),
        }
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let name = |eval: &EvalChoice| eval_name(reached, eval);
        match self.by {
            JudgedBy::Game => {
                let (reached, eval) = (&from_start(reached)?, name(&self.search.eval));
                let tell = &mut |found: &Ablation| caller.found(game_finding(found, &eval));
                Ok(game_finding(&self.play_games(reached, caller, tell)?, &eval))
            }
            JudgedBy::Agreement => {
                let (reached, eval) = (&from_start(reached)?, name(&self.search.eval));
                let tell = &mut |found: &Agreement| caller.found(agreement_finding(found, &eval));
                Ok(agreement_finding(&self.compare_moves(reached, caller, tell)?, &eval))
            }
            JudgedBy::Series => {
                let eval = name(&series::judged(series::scored_of(reached)?, &self.search.eval));
                let tell = &mut |found: &TermTrials| caller.found(series::terms_finding(found, &eval));
                Ok(series::terms_finding(&self.play_series(reached, caller, tell)?, &eval))
            }
        }
    }
}

impl AblationAsk {
    /// The command with the search from the position on the board.
    fn searched(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        let Some(command) = CommandLine::new("lab ablate", reached.bench.name()).options(reached) else {
            return Ok(None);
        };
        let command = command.flag("position", position_of(&start(reached)?));
        Ok(Some(command.eval(reached, &self.search.eval).search(&plain(&self.search))))
    }

    /// A game with each part of the terms; tells what there is after each.
    pub fn play_games(
        &self,
        reached: &ReachedPlace,
        caller: &Caller<'_>,
        tell: &mut dyn FnMut(&Ablation),
    ) -> Result<Ablation, LabError> {
        let (bench, at) = (in_turns(reached)?, &reached.at);
        let truth = self.defended_by(reached, caller)?;
        let request = AblationRequest {
            search: caller.limits().bound(&self.search),
            oracle: truth.as_ref().map(Truth::oracle),
            max_plies: self.max_plies,
            repetitions: REPETITIONS,
            marks: Marks::of(bench.description()),
        };
        crate::ablate(bench, at, &request, caller.stop(), &mut |found, total| {
            caller.progress("terms", found.rows.len() as u64, total as u64);
            tell(found);
        })
    }

    /// Who defends in the games, where it is not the search itself.
    fn defended_by<'a>(
        &self,
        reached: &'a ReachedPlace,
        caller: &'a Caller<'_>,
    ) -> Result<Option<Truth<'a>>, LabError> {
        match self.defender {
            None => Truth::of_class(reached, caller),
            Some(Defender::Truth) => Truth::needed(reached, caller).map(Some),
            Some(Defender::Own) => Ok(None),
        }
    }

    /// How often each part chooses the move that all terms choose, over many positions; tells what there is after each part.
    pub fn compare_moves(
        &self,
        reached: &ReachedPlace,
        caller: &Caller<'_>,
        tell: &mut dyn FnMut(&Agreement),
    ) -> Result<Agreement, LabError> {
        let (bench, search) = (in_turns(reached)?, caller.limits().bound(&self.search));
        crate::agree(bench, &self.positions(reached)?, &search, caller.stop(), &mut |found, total| {
            caller.progress("terms", found.rows.len() as u64, total as u64);
            tell(found);
        })
    }

    fn positions(&self, reached: &ReachedPlace) -> Result<Vec<At>, LabError> {
        if self.among.is_empty() {
            let bench = reached.bench.as_ref();
            return crate::random_positions(bench, &reached.at, self.positions.into(), self.seed);
        }
        let at = |position: &String| At { position: Some(position.clone()), moves: Vec::new() };
        Ok(self.among.iter().map(at).collect())
    }

    /// The mean score of each part over the same games; tells what there is after each.
    pub fn play_series(
        &self,
        reached: &ReachedPlace,
        caller: &Caller<'_>,
        tell: &mut dyn FnMut(&TermTrials),
    ) -> Result<TermTrials, LabError> {
        let scored = series::scored_of(reached)?;
        let eval = series::judged(scored, &self.search.eval);
        let games = self.series.request(scored, self.seed)?;
        let bench = reached.bench.as_ref();
        caller
            .stage("games", |follow| ablate_series(bench, &eval, &games, follow, &mut |found, _| tell(found)))
    }
}

/// The game, where two sides play it.
fn in_turns(reached: &ReachedPlace) -> Result<&dyn Playable, LabError> {
    let bench = reached.bench.as_ref();
    match bench.description().values.unit {
        Values::Score => {
            Err(LabError::refused(format!("{} is played for a score: expected by series", bench.name())))
        }
        _ => Ok(bench),
    }
}

/// The term that is missed most: the game without it is not won, or longer than with all of them.
fn missed(rows: &[AblationRow]) -> Option<&AblationRow> {
    let badness = |row: &AblationRow| (!row.won, row.plies);
    let without = rows.iter().filter(|row| row.part.kept == KeptTerms::Without);
    let worst = without.max_by_key(|row| badness(row))?;
    rows.first().filter(|whole| badness(worst) > badness(whole)).map(|_| worst)
}

/// The terms without any one of which a game is not won that is won with all of them.
fn losers(rows: &[AblationRow]) -> Vec<&str> {
    let is_won = rows.first().is_some_and(|whole| whole.won);
    let is_loser = |row: &&AblationRow| is_won && row.part.kept == KeptTerms::Without && !row.won;
    rows.iter().filter(is_loser).map(|row| row.part.term.as_str()).collect()
}

fn game_finding(found: &Ablation, eval: &str) -> Finding {
    let names = found.rows.iter().map(|row| row.part.name()).collect();
    let plies = |won: bool| {
        let height = |row: &AblationRow| (row.won == won).then_some(row.plies as f64);
        found.rows.iter().map(height).collect()
    };
    let chart = Chart {
        name: "plies-by-terms",
        x: "terms",
        y: "plies",
        shape: Shape::Bars,
        logarithmic: false,
        categories: names,
        series: vec![Curve::bars("won", plies(true)), Curve::bars("not-won", plies(false))],
    };
    let whole = found.rows.first();
    let mut figures = Figures::from([
        ("eval", eval.into()),
        ("plies", whole.map_or(0, |row| row.plies).into()),
        ("result", if whole.is_some_and(|row| row.won) { "won" } else { "not-won" }.into()),
    ]);
    let losers = losers(&found.rows);
    figures.insert("losers", losers.len().into());
    figures.insert("terms", losers.join(", ").as_str().into());
    if let Some(row) = missed(&found.rows) {
        figures.insert("term", row.part.term.as_str().into());
        figures.insert("without", row.plies.into());
        figures.insert("withoutresult", if row.won { "won" } else { "not-won" }.into());
    }
    Finding {
        sentence: match (losers.is_empty(), missed(&found.rows)) {
            (false, _) => "ablation-lost",
            (true, Some(_)) => "ablation-game",
            (true, None) => "ablation-even",
        },
        figures,
        charts: vec![chart],
        tables: vec![Sheet::of("terms", found.table())],
        json: serde_json::to_string_pretty(found).expect("plain data can be written"),
        ..Finding::default()
    }
}

fn agreement_finding(found: &Agreement, eval: &str) -> Finding {
    let chart = Chart {
        name: "same-move",
        x: "terms",
        y: "percent",
        shape: Shape::Bars,
        logarithmic: false,
        categories: found.rows.iter().map(|row| row.part.name()).collect(),
        series: vec![Curve::bars(
            "same-move",
            found.rows.iter().map(|row| Some(100.0 * row.share)).collect(),
        )],
    };
    let mut figures = Figures::from([("eval", eval.into()), ("positions", found.positions.into())]);
    let without = found.rows.iter().filter(|row| row.part.kept == KeptTerms::Without);
    let missed: Option<&AgreementRow> = without.min_by_key(|row| row.same);
    if let Some(row) = missed {
        figures.insert("term", row.part.term.as_str().into());
        figures.insert("share", (100.0 * row.share).into());
    }
    Finding {
        sentence: if missed.is_some() { "ablation-agreement" } else { "ablation-begins" },
        figures,
        charts: vec![chart],
        tables: vec![Sheet::of("terms", found.table())],
        json: serde_json::to_string_pretty(found).expect("plain data can be written"),
        ..Finding::default()
    }
}
