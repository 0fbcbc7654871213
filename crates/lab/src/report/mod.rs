//! A complete study of a draughts endgame as one document: the position, the value function, the variants, the
//! tree, the line of play, what each term is good for, and the truth.

mod parts;

use crate::ablate::{AblationRequest, ablate};
use crate::compare::{compare, variants};
use crate::error::LabError;
use crate::follow::Follow;
use crate::oracle::Oracle;
use crate::simulate::{Player, SimulationRequest, simulate};
use crate::summary::Marks;
use crate::truth::{Attacker, EveryDefence, KingsClass, Solution, Trial, TrialRequest};
use crate::truth::{every_defence, trial, value_function};
use draughts::variants::Variant as Study;
use draw::document::Document;
use session::view::TreeView;
use session::{At, DepthLimit, EvalChoice, EvalView, PositionView, Recording, SearchRequest, StopFlag};
use session::{Playable, Variant};
use std::sync::Arc;

/// Games longer than this are left unfinished.
const MAX_PLIES: usize = 100;
/// A position met this often is a draw.
const REPETITIONS: usize = 3;
/// The worst positions shown as boards.
const WORST: usize = 4;
/// The preset shown beside every position of the line.
const SHOWN: &str = "chase";
/// The variant of the line, of the ablation and of the truth, and the one whose tree is drawn.
const LINE_VARIANT: Study = Study::Study;
const TREE_VARIANT: Study = Study::Clever;

/// What is studied.
#[derive(Clone, Debug)]
pub struct StudyRequest {
    /// The class that is held against the truth.
    pub class: KingsClass,
    /// The position.
    pub position: String,
    /// The value function.
    pub eval: EvalChoice,
    /// Plies to search.
    pub depth: u32,
}

/// Everything the document tells.
struct Findings {
    position: PositionView,
    plies: Option<u32>,
    moves: Vec<(String, Option<u32>)>,
    eval: EvalView,
    comparison: crate::Comparison,
    tree: TreeView,
    line: crate::Simulation,
    ablation: crate::Ablation,
    trial: Trial,
    every_defence: EveryDefence,
    solved: Counts,
}

/// Won and drawn positions of the class with White to move.
struct Counts {
    positions: usize,
    won: usize,
    longest: u16,
}

/// Carries out all experiments of a study and writes them up.
pub fn study(
    bench: &dyn Playable,
    request: &StudyRequest,
    stop: &StopFlag,
    follow: Follow<'_>,
) -> Result<Document, LabError> {
    let findings = find(bench, request, stop, follow)?;
    Ok(parts::document(request, &findings))
}

fn find(
    bench: &dyn Playable,
    request: &StudyRequest,
    stop: &StopFlag,
    follow: Follow<'_>,
) -> Result<Findings, LabError> {
    let at = At { position: Some(request.position.clone()), moves: Vec::new() };
    let position = bench.position(&at)?;
    let solution = Solution::of(request.class, follow)?;
    let search = |variant: &Variant| {
        let depth = DepthLimit::Plies(request.depth);
        variant.apply(SearchRequest { depth, eval: request.eval.clone(), ..SearchRequest::default() })
    };
    let recorded = SearchRequest {
        record: Some(Recording { boards: true, ..Recording::default() }),
        ..search(&bench.variant(TREE_VARIANT.name())?)
    };
    let tree = bench.search(&at, &recorded, stop)?.1.ok_or(LabError::Stopped)?;
    let line_search = search(&bench.variant(LINE_VARIANT.name())?);
    let player = Player::Search(Box::new(line_search.clone()));
    let games = SimulationRequest {
        players: [player.clone(), player],
        static_eval: EvalChoice::Preset(SHOWN.into()),
        max_plies: MAX_PLIES,
        repetitions: REPETITIONS,
        marks: Marks::STUDY,
    };
    let oracle: &dyn Oracle = &solution;
    let ablation = AblationRequest {
        search: line_search.clone(),
        oracle: Some(oracle).filter(|oracle| oracle.plies(&position.position).is_some()),
        max_plies: MAX_PLIES,
        repetitions: REPETITIONS,
        marks: Marks::STUDY,
    };
    let attacker = Attacker::new(Arc::from(value_function(&request.eval)?), LINE_VARIANT, request.depth);
    let trials = TrialRequest { worst: WORST, ..TrialRequest::default() };
    Ok(Findings {
        plies: oracle.plies(&position.position),
        moves: moves(bench, &at, &position, oracle)?,
        eval: bench.eval(&at, &request.eval)?,
        comparison: compare(bench, &at, &variants(bench, &line_search), stop, &mut |_, _| {})?,
        tree,
        line: simulate(bench, &at, &games, stop)?,
        ablation: ablate(bench, &at, &ablation, stop, &mut |_, _| {})?,
        trial: trial(&solution, &attacker, &trials, follow)?,
        every_defence: every_defence(&solution, &attacker, follow)?,
        solved: counts(&solution),
        position,
    })
}

/// Every move with the plies in which it wins, where it does.
fn moves(
    bench: &dyn Playable,
    at: &At,
    position: &PositionView,
    oracle: &dyn Oracle,
) -> Result<Vec<(String, Option<u32>)>, LabError> {
    let after = |m: &String| {
        let at = At { moves: vec![m.clone()], ..at.clone() };
        let next = bench.position(&at)?;
        Ok((m.clone(), oracle.lost_in(&next.position).map(|plies| plies + 1)))
    };
    position.moves.iter().map(after).collect()
}

fn counts(solution: &Solution) -> Counts {
    let won = solution.won();
    Counts {
        positions: solution.positions().count(),
        longest: won.iter().map(|(_, plies)| *plies).max().unwrap_or(0),
        won: won.len(),
    }
}
