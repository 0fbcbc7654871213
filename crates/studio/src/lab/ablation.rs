//! What each term of a value function is good for: games with terms switched off, how often the move stays the same, or what
//! series of games score.

use super::command::Command;
use super::finding::{Chart, Curve, Figures, Finding, Shape, Sheet};
use super::series::{self, SeriesAsk};
use super::teller::Teller;
use super::{Run, Stopped, at_least, at_most, eval_name, plain, position_of, start};
use crate::ask;
use crate::config::Limits;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use lab::{
    Ablation, AblationRequest, AblationRow, Agreement, AgreementRow, Kept, Marks, Oracle, TermTrials,
    ablate_series,
};
use serde::{Deserialize, Serialize};
use session::{At, Request, SolvedClass, Values};
use utoipa::ToSchema;

/// A position met this often is a draw.
const REPETITIONS: usize = 3;
/// Games are left unfinished after this many plies.
const MAX_PLIES: usize = 100;
const MOST_POSITIONS: u16 = 10_000;

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
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AblationAsk {
    place: Place,
    /// With the value function whose terms are switched off; by series nothing else of it counts.
    #[serde(default)]
    search: Request,
    by: JudgedBy,
    /// By agreement: how many positions.
    #[serde(default = "usual_positions")]
    positions: u16,
    /// By agreement: draws them; by series: the first game's.
    #[serde(default)]
    seed: u64,
    /// By series: the games.
    #[serde(default)]
    series: SeriesAsk,
}

fn usual_positions() -> u16 {
    20
}

impl Run for AblationAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &Limits) -> Result<(), Refusal> {
        at_least("positions", self.positions.into(), 1)?;
        at_most("positions", self.positions.into(), MOST_POSITIONS.into())?;
        if self.by == JudgedBy::Series {
            self.series.check(&self.place, limits)?;
        }
        ask::search(&self.search, limits).map(|_| ())
    }

    fn command(&self, reached: &Reached) -> Result<Option<Command>, Refusal> {
        match self.by {
            JudgedBy::Game => Ok(self.searched(reached)?.map(|command| command.flag("by", "game"))),
            JudgedBy::Agreement => Ok(self.searched(reached)?.map(|command| {
                let command = command.flag("by", "agreement").flag("positions", self.positions);
                command.flag("seed", self.seed)
            })),
            JudgedBy::Series => self.series.command("lab ablate", reached, &self.search.eval, self.seed),
        }
    }

    fn run(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        match self.by {
            JudgedBy::Game => self.by_game(reached, teller),
            JudgedBy::Agreement => self.by_agreement(reached, teller),
            JudgedBy::Series => self.by_series(reached, teller),
        }
    }
}

impl AblationAsk {
    /// The command with the search from the position on the board.
    fn searched(&self, reached: &Reached) -> Result<Option<Command>, Refusal> {
        let Some(command) = Command::new("lab ablate", reached.bench.name()).options(reached) else {
            return Ok(None);
        };
        let command = command.flag("position", position_of(&start(reached)?));
        Ok(Some(command.eval(reached, &self.search.eval).search(&plain(&self.search))))
    }

    fn by_game(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        let (bench, at) = (reached.bench.as_ref(), from_position(reached)?);
        let eval = eval_name(reached, &self.search.eval);
        let class = bench.class_of(&at)?;
        let solve = |class: String| teller.stage("solve", |follow| bench.class(&class, follow));
        let class: Option<Box<dyn SolvedClass>> = class.map(solve).transpose()?;
        let request = AblationRequest {
            search: plain(&self.search),
            oracle: class.as_ref().map(|class| class as &dyn Oracle),
            max_plies: MAX_PLIES,
            repetitions: REPETITIONS,
            marks: Marks::of(bench.description()),
        };
        let found = lab::ablate(bench, &at, &request, teller.stop(), &mut |found, total| {
            teller.progress("terms", found.rows.len() as u64, total as u64);
            teller.found(game_finding(found, &eval));
        })?;
        Ok(game_finding(&found, &eval))
    }

    fn by_agreement(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        let (bench, at) = (reached.bench.as_ref(), from_position(reached)?);
        let eval = eval_name(reached, &self.search.eval);
        let positions = lab::random_positions(bench, &at, usize::from(self.positions), self.seed)?;
        let tell = &mut |found: &Agreement, total: usize| {
            teller.progress("terms", found.rows.len() as u64, total as u64);
            teller.found(agreement_finding(found, &eval));
        };
        let found = lab::agree(bench, &positions, &plain(&self.search), teller.stop(), tell)?;
        Ok(agreement_finding(&found, &eval))
    }

    fn by_series(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        let scored = series::scored_of(reached)?;
        let (eval, games) =
            (series::judged(scored, &self.search.eval), self.series.request(scored, self.seed)?);
        let name = eval_name(reached, &eval);
        let tell = &mut |found: &TermTrials, _: usize| teller.found(series::terms_finding(found, &name));
        let found = teller
            .stage("games", |follow| ablate_series(reached.bench.as_ref(), &eval, &games, follow, tell))?;
        Ok(series::terms_finding(&found, &name))
    }
}

/// The position on the board, in a game of two sides.
fn from_position(reached: &Reached) -> Result<At, Stopped> {
    if reached.bench.description().values == Values::Score {
        let game = reached.bench.name();
        return Err(Refusal::bad(format!("{game} is played for a score: expected by series")).into());
    }
    Ok(start(reached)?)
}

/// The term that is missed most: the game without it is not won, or longer than with all of them.
fn missed(rows: &[AblationRow]) -> Option<&AblationRow> {
    let badness = |row: &AblationRow| (!row.won, row.plies);
    let without = rows.iter().filter(|row| row.part.kept == Kept::Without);
    let worst = without.max_by_key(|row| badness(row))?;
    rows.first().filter(|whole| badness(worst) > badness(whole)).map(|_| worst)
}

/// The terms without any one of which a game is not won that is won with all of them.
fn losers(rows: &[AblationRow]) -> Vec<&str> {
    let is_won = rows.first().is_some_and(|whole| whole.won);
    let is_loser = |row: &&AblationRow| is_won && row.part.kept == Kept::Without && !row.won;
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
    let without = found.rows.iter().filter(|row| row.part.kept == Kept::Without);
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
