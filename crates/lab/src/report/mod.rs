//! A complete study of an ending as one document: the position, the value function, the variants, the
//! tree, the line of play, what each term is good for, and the truth.

mod facts;
mod notes;
mod parts;
mod words;

pub use notes::AuthorNotes;

use crate::ablate::{AblationRequest, ablate};
use crate::compare::{compare, variants};
use crate::error::LabError;
use crate::oracle::Oracle;
use crate::simulate::{SidePlayer, SimulationRequest, simulate};
use crate::summary::Marks;
use crate::truth::{Attack, Defence, EveryDefence, Reach, StartSample, Trial};
use draw::document::Document;
use session::view::TreeView;
use session::{
    At, DepthLimit, EvalChoice, EvalView, LongWork, PositionView, PositionsKept, Recording, Request, StopFlag,
};
use session::{Exact, Playable, SolvedClass};

/// Games longer than this are left unfinished.
const MAX_PLIES: usize = 100;
/// A position met this often is a draw.
const REPETITIONS: usize = 3;
/// The worst games that are listed.
const WORST: usize = 4;
/// What is studied.
#[derive(Clone, Debug)]
pub struct StudyRequest {
    /// The class that is held against the truth.
    pub class: String,
    /// The position.
    pub position: String,
    /// The value function.
    pub eval: EvalChoice,
    /// Plies to search.
    pub depth: u32,
    /// The preset shown beside every position of the line.
    pub shown: String,
    /// The variant of the line, of the ablation and of the truth.
    pub variant: String,
    /// The variant whose tree is drawn.
    pub drawn: String,
    /// What the author adds.
    pub notes: AuthorNotes,
}

/// Everything the document tells.
struct Findings {
    class_words: String,
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
    solved: WonCounts,
}

/// Won positions of the class, among all with the attacker to move.
struct WonCounts {
    positions: usize,
    won: usize,
    longest: u32,
}

/// Carries out all experiments of a study and writes them up.
pub fn study(
    bench: &dyn Playable,
    request: &StudyRequest,
    stop: &StopFlag,
    follow: LongWork<'_>,
) -> Result<Document, LabError> {
    let findings = find(bench, request, stop, follow)?;
    parts::document(bench, request, &findings)
}

fn find(
    bench: &dyn Playable,
    request: &StudyRequest,
    stop: &StopFlag,
    follow: LongWork<'_>,
) -> Result<Findings, LabError> {
    let at = At { position: Some(request.position.clone()), moves: Vec::new() };
    let position = bench.position(&at)?;
    let class = bench.class(&request.class, follow)?;
    let search = |variant: &str| {
        let depth = DepthLimit::Plies(request.depth);
        let request = Request { depth, eval: request.eval.clone(), ..Request::default() };
        Ok::<_, LabError>(bench.variant(variant)?.apply(request))
    };
    let record = Recording { positions: PositionsKept::Boards, ..Recording::default() };
    let (_, tree) = bench.tree(&at, &search(&request.drawn)?, record, stop)?;
    let line_search = search(&request.variant)?;
    let player = SidePlayer::Search(Box::new(line_search.clone()));
    let marks = Marks::of(bench.description());
    let games = SimulationRequest {
        players: [player.clone(), player],
        static_eval: EvalChoice::Preset(request.shown.clone()),
        max_plies: MAX_PLIES,
        repetitions: REPETITIONS,
        marks,
    };
    let oracle: &dyn Oracle = &class;
    let ablation = AblationRequest {
        search: line_search.clone(),
        oracle: Some(oracle).filter(|oracle| oracle.plies(&position.position).is_some()),
        max_plies: MAX_PLIES,
        repetitions: REPETITIONS,
        marks,
    };
    let attack = Attack { bench, class: class.as_ref(), search: &line_search, stop };
    let reach = Reach::of(&attack, StartSample::default(), Defence::Every, follow)?;
    Ok(Findings {
        class_words: class.words(),
        plies: oracle.plies(&position.position),
        moves: moves(bench, &at, &position, oracle)?,
        eval: bench.eval(&at, &request.eval)?,
        comparison: compare(bench, &at, &variants(bench, &line_search), stop, &mut |_, _| {})?,
        tree,
        line: simulate(bench, &at, &games, stop)?,
        ablation: ablate(bench, &at, &ablation, stop, &mut |_, _| {})?,
        trial: reach.trial(bench, MAX_PLIES, WORST)?,
        every_defence: reach.every_defence(),
        solved: counts(class.as_ref()),
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

fn counts(class: &dyn SolvedClass) -> WonCounts {
    let positions = class.positions();
    let won = |(_, value): &(String, Exact)| match value {
        Exact::Win(plies) => *plies,
        _ => None,
    };
    let won: Vec<u32> = positions.iter().filter_map(won).collect();
    WonCounts { positions: positions.len(), longest: won.iter().copied().max().unwrap_or(0), won: won.len() }
}
