//! English draughts on the bench.

use crate::bench::{Bench, Why};
use crate::error::BenchError;
use crate::face::Workbench;
use crate::record::{Ending, Scribe, Told};
use crate::request::{Algorithm, Counting, DepthLimit, EvalChoice, Variant};
use crate::solving::{Exact, Solved, Unsolved};
use crate::thinker::{Playing, Thinker};
use draughts::endgame::Numbering;
use draughts::pdn::{self, PdnGame, Played, Scoring, Tag};
use draughts::tactics::{DraughtsTactics, Knowledge, NoKnowledge, Weights};
use draughts::value::{PRESETS, preset};
use draughts::variants::{Loss, Retreat, Variant as Study};
use draughts::{Draughts, Move, State, perft};
use endgame::{Entry, Probe, Store, Verdict};
use search::textbook::{self, LeafRule, Order};
use search::{Bound, Ply, Score, ValueFunction};
use std::path::Path;
use std::sync::Arc;

/// The depth of the sources' study.
const USUAL_DEPTH: u32 = 6;
/// Draws the noise of the preset `random`.
const SEED: u64 = 1;

/// A position seen this often is a draw.
const THREEFOLD: usize = 3;

/// Endgame tables with up to this many pieces are looked for.
const TABLE_PIECES: usize = 6;

/// A value function of draughts, for experiments that go beyond what a workbench offers.
pub fn draughts_value(eval: &EvalChoice) -> Result<Box<dyn ValueFunction<Draughts>>, BenchError> {
    Ok(bench(None).value_function(eval)?.1)
}

pub(super) fn open(tables: Option<&Path>) -> Result<Box<dyn Workbench>, BenchError> {
    Ok(Box::new(bench(tables.map(Tables::open).transpose()?)))
}

fn bench(tables: Option<Tables>) -> Bench<Draughts> {
    let thinker: Box<dyn Thinker<Draughts>> = match &tables {
        Some(tables) => Box::new(Playing(DraughtsTactics::new(Weights::default(), tables.clone()))),
        None => Box::new(Playing(DraughtsTactics::new(Weights::default(), NoKnowledge))),
    };
    Bench {
        name: "draughts",
        sides: ["White", "Red"],
        game: Draughts,
        presets: &PRESETS,
        preset: |_, name| preset(name, SEED),
        result_preset: None,
        rule_names: &["loss", "retreat"],
        rule,
        variants: Study::ALL.into_iter().map(variant).collect(),
        perft: Some(count),
        thinker: Some(thinker),
        solver: Some(Box::new(move |_, state, _, _| solve(tables.as_ref(), state))),
        book: None,
        root_moves: None,
        end_reason,
        scribe: Some(Scribe { extension: "pdn", write: write_pdn, read: read_pdn }),
        random_opening: false,
        usual_depth: DepthLimit::Plies(USUAL_DEPTH),
        plies_per_depth: 1,
    }
}

/// Endgame tables as knowledge for the search.
#[derive(Clone)]
struct Tables(Arc<Probe<Numbering>>);

impl Tables {
    fn open(folder: &Path) -> Result<Tables, BenchError> {
        let probe = Probe::open(Numbering::new(TABLE_PIECES), &Store::new(folder));
        Ok(Tables(Arc::new(probe.map_err(|error| BenchError::Game(error.to_string()))?)))
    }
}

impl Knowledge for Tables {
    /// Quiet positions by their distance: so a won ending is won, and a lost one resists.
    fn probe(&mut self, state: &State, ply: Ply) -> Option<(Score, Bound)> {
        if state.occupied().len() > self.0.pieces() as usize || state.has_capture(state.turn()) {
            return None;
        }
        let entry = self.0.entry(state).ok()??;
        Some((entry.score(ply), Bound::Exact))
    }
}

/// The value of a position and of every move, from the tables.
fn solve(tables: Option<&Tables>, state: &State) -> Result<Solved<Move>, Unsolved> {
    let beyond = |_| Unsolved::Beyond("build tables with plywood endgame build draughts".into());
    let Some(Tables(probe)) = tables else { return Err(beyond(())) };
    let entry = probe.entry(state).ok().flatten().ok_or(()).map_err(beyond)?;
    let judged = probe.moves(state).map_err(|_| beyond(()))?;
    let moves = judged.iter().filter_map(|judged| Some((judged.m, exact(judged.entry?)))).collect();
    Ok(Solved { value: exact(entry), moves, nodes: 1 + judged.len() as u64 })
}

fn exact(entry: Entry) -> Exact {
    let plies = entry.plies().map(u32::from);
    match entry.verdict() {
        Verdict::Win => Exact::Win(plies),
        Verdict::Draw => Exact::Draw,
        Verdict::Loss => Exact::Loss(plies),
    }
}

fn rule(name: &str, value: &Arc<dyn ValueFunction<Draughts>>) -> Option<Box<dyn LeafRule<Draughts>>> {
    match name {
        "loss" => Some(Box::new(Loss)),
        "retreat" => Some(Box::new(Retreat(Arc::clone(value)))),
        _ => None,
    }
}

/// The sources' variant as plain data, read off the policy it runs with.
fn variant(study: Study) -> Variant {
    let any_value: Arc<dyn ValueFunction<Draughts>> = Arc::new(draughts::value::material());
    let policy = study.policy(&any_value);
    Variant {
        name: study.name(),
        algorithm: match study.algorithm() {
            textbook::Algorithm::Minimax => Algorithm::Minimax,
            textbook::Algorithm::AlphaBeta => Algorithm::AlphaBeta,
            textbook::Algorithm::Expectimax => Algorithm::Expectimax,
        },
        order_by_value: policy.order == Order::ByValue,
        beam: policy.beam,
        rules: policy.leaf_rules.iter().map(|rule| rule.name().into()).collect(),
    }
}

fn count(state: &State, depth: u32, counting: Counting) -> Vec<(Move, u64)> {
    let counting = match counting {
        Counting::Moves => perft::Counting::Distinct,
        Counting::Routes => perft::Counting::Routes,
    };
    perft::divide(state, depth, counting)
}

fn end_reason(state: &State, seen: usize) -> Option<Why> {
    if !state.has_move() {
        return None;
    }
    let is_idle = state.reversible_plies() >= draughts::DRAW_PLIES;
    let idle = is_idle.then_some(Why::ByRule("forty-move rule"));
    idle.or((seen >= THREEFOLD).then_some(Why::ByClaim("threefold repetition")))
}

fn write_pdn(told: Told<Draughts>) -> String {
    let mut game = PdnGame::new(told.start);
    game.tags = told.tags.into_iter().map(|(name, value)| Tag { name, value }).collect();
    game.line.plies = told.moves.into_iter().map(Played::new).collect();
    game.ending = match told.ending {
        Some(Ending::Won(side)) => pdn::Ending::Won(side),
        Some(Ending::Drawn) => pdn::Ending::Drawn,
        None => pdn::Ending::Unfinished,
    };
    pdn::write(&game, Scoring::default())
}

fn read_pdn(text: &str) -> Result<Told<Draughts>, String> {
    let game = pdn::read(text, Scoring::default()).next().ok_or("there is no game in it: expected PDN")?;
    let game = game.map_err(|error| error.to_string())?;
    let ending = match game.ending {
        pdn::Ending::Won(side) => Some(Ending::Won(side)),
        pdn::Ending::Drawn => Some(Ending::Drawn),
        pdn::Ending::Unfinished => None,
    };
    let moves = game.moves().collect();
    let tags = game.tags.into_iter().map(|tag| (tag.name, tag.value)).collect();
    Ok(Told { tags, start: game.start, moves, ending })
}
