//! English draughts on the bench.

use crate::bench::{Bench, Why};
use crate::error::BenchError;
use crate::face::Workbench;
use crate::record::{Ending, Reading, ResultOrder, Scribe, Told, pick};
use crate::request::{Algorithm, Counting, DepthLimit, EvalChoice, Variant};
use crate::solving::{Exact, Solved, Unsolved};
use crate::thinker::Playing;
use crate::words::Idiom;
use draughts::endgame::{FEW_PIECES, Numbering, few_pieces};
use draughts::pdn::{self, PdnGame, Scoring, Tag};
use draughts::tactics::{DraughtsTactics, Weights};
use draughts::value::{PRESETS, STUDY_WIN, preset};
use draughts::variants::{Loss, RULES, Retreat, Variant as Study};
use draughts::{Draughts, Move, State, perft};
use endgame::{Entry, Probe, Store, Verdict};
use search::textbook::{self, LeafRule, Order};
use search::{Bound, Knowledge, Known, Ply, Score, Side, ValueFunction};
use std::path::Path;
use std::sync::Arc;

/// The depth of the sources' study.
const USUAL_DEPTH: u32 = 6;
/// Draws the noise of the preset `random`.
const SEED: u64 = 1;

/// In these a man counts about a hundred, as it does to the player.
const PLAYER_PRESETS: &[&str] = &["playing", "material", "simple", "aggressive", "defensive"];

/// Other names of the sides: files and rules say Black where the sources say Red.
const ALSO: [(&str, Side); 4] = [("w", Side::Max), ("black", Side::Min), ("b", Side::Min), ("r", Side::Min)];

/// Nodes are so quick that a table should stay near the processor: 64 MiB cost a tenth of the speed.
const TABLE_MIB: usize = 16;

/// A position seen this often is a draw.
const THREEFOLD: usize = 3;

/// Endgame tables with up to this many pieces are looked for.
const TABLE_PIECES: usize = 6;

/// A value function of draughts, for experiments that go beyond what a workbench offers.
pub fn draughts_value(eval: &EvalChoice) -> Result<Box<dyn ValueFunction<Draughts>>, BenchError> {
    Ok(bench(Tables::default()).value_function(eval)?.1)
}

pub(super) fn open(tables: Option<&Path>) -> Result<Box<dyn Workbench>, BenchError> {
    Ok(Box::new(bench(tables.map(Tables::open).transpose()?.unwrap_or_default())))
}

fn bench(tables: Tables) -> Bench<Draughts> {
    let tactics = DraughtsTactics::new(Weights::default(), tables.clone());
    Bench {
        name: "draughts",
        idiom: Idiom { sure: Some(STUDY_WIN), also: &ALSO, ..Idiom::plain(["White", "Red"]) },
        game: Draughts,
        presets: &PRESETS,
        preset: |_, name| preset(name, SEED),
        player_presets: PLAYER_PRESETS,
        result_preset: None,
        rules: &RULES,
        rule,
        variants: Study::ALL.into_iter().map(variant).collect(),
        perft: Some(count),
        thinker: Some(Box::new(Playing(tactics))),
        table_mib: TABLE_MIB,
        solver: Some(Box::new(move |_, state, _, _| solve(&tables, state))),
        book: None,
        end_reason,
        scribe: Some(Scribe { extension: "pdn", write: write_pdn, read: read_pdn }),
        random_opening: false,
        usual_depth: DepthLimit::Plies(USUAL_DEPTH),
        plies_per_depth: 1,
    }
}

/// Endgame tables as knowledge for the search, and endings with few pieces that need none.
#[derive(Clone, Default)]
struct Tables {
    built: Option<Arc<Probe<Numbering>>>,
    /// States with more pieces are certainly not known: the search asks this at every node.
    pieces: usize,
}

impl Tables {
    fn open(folder: &Path) -> Result<Tables, BenchError> {
        let probe = Probe::open(Numbering::new(TABLE_PIECES), &Store::new(folder));
        let probe = probe.map_err(|error| BenchError::Game(error.to_string()))?;
        Ok(Tables { pieces: probe.pieces() as usize, built: Some(Arc::new(probe)) })
    }

    /// Those who know a state with so many pieces, tables first.
    fn probes(&self, state: &State) -> impl Iterator<Item = &Probe<Numbering>> {
        let is_solved = state.occupied().len() <= FEW_PIECES;
        self.built.as_deref().into_iter().chain(is_solved.then(few_pieces))
    }
}

impl Knowledge<Draughts> for Tables {
    /// Quiet positions by their distance: so a won ending is won, and a lost one resists.
    fn known(&mut self, _: &Draughts, state: &State, ply: Ply) -> Option<(Score, Bound)> {
        if state.occupied().len() > self.pieces || state.has_capture(state.turn()) {
            return None;
        }
        let entry = self.probes(state).find_map(|probe| probe.entry(state).ok()?)?;
        Some((entry.score(ply), Bound::Exact))
    }

    /// Few pieces are solved when a move is wanted there, not when a search passes by.
    fn known_root(&mut self, _: &Draughts, state: &State) -> Option<Known<Move>> {
        if state.occupied().len() <= FEW_PIECES {
            self.pieces = self.pieces.max(FEW_PIECES);
        }
        self.probes(state).find_map(|probe| probe.known(state).ok()?)
    }
}

/// The value of a position and of every move.
fn solve(tables: &Tables, state: &State) -> Result<Solved<Move>, Unsolved> {
    let beyond = || Unsolved::Beyond("build tables with plywood endgame build draughts".into());
    let known =
        tables.probes(state).find_map(|probe| Some((probe.entry(state).ok()??, probe.moves(state).ok()?)));
    let (entry, judged) = known.ok_or_else(beyond)?;
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
        about: study.about(),
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

fn scoring(order: ResultOrder) -> Scoring {
    match order {
        ResultOrder::Usual => Scoring::FirstPlayer,
        ResultOrder::White => Scoring::White,
    }
}

fn write_pdn(told: Told<Draughts>, order: ResultOrder) -> String {
    let ending = match told.ending {
        Some(Ending::Won(side)) => pdn::Ending::Won(side),
        Some(Ending::Drawn) => pdn::Ending::Drawn,
        None => pdn::Ending::Unfinished,
    };
    let tags = told.tags.into_iter().map(|(name, value)| Tag { name, value }).collect();
    pdn::write(&PdnGame { tags, start: told.start, line: told.line, ending }, scoring(order))
}

fn read_pdn(text: &str, reading: Reading) -> Result<Told<Draughts>, String> {
    let game = pick(pdn::read(text, scoring(reading.order)), reading.number)?;
    let ending = match game.ending {
        pdn::Ending::Won(side) => Some(Ending::Won(side)),
        pdn::Ending::Drawn => Some(Ending::Drawn),
        pdn::Ending::Unfinished => None,
    };
    let tags = game.tags.into_iter().map(|tag| (tag.name, tag.value)).collect();
    Ok(Told { tags, start: game.start, line: game.line, ending })
}
