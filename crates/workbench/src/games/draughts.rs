//! English draughts on the bench.

use crate::bench::Bench;
use crate::face::Workbench;
use crate::request::{Algorithm, Counting, DepthLimit, Variant};
use crate::thinker::Playing;
use draughts::tactics::{DraughtsTactics, NoKnowledge, Weights};
use draughts::value::{PRESETS, preset};
use draughts::variants::{Loss, Retreat, Variant as Study};
use draughts::{Draughts, Move, State, perft};
use search::ValueFunction;
use search::textbook::{self, LeafRule, Order};
use std::sync::Arc;

/// The depth of the sources' study.
const USUAL_DEPTH: u32 = 6;
/// Draws the noise of the preset `random`.
const SEED: u64 = 1;

pub(super) fn open() -> Box<dyn Workbench> {
    Box::new(Bench {
        name: "draughts",
        sides: ["White", "Red"],
        game: Draughts,
        presets: &PRESETS,
        preset: |_, name| preset(name, SEED),
        rule_names: &["loss", "retreat"],
        rule,
        variants: Study::ALL.into_iter().map(variant).collect(),
        perft: Some(count),
        thinker: Some(Box::new(Playing(DraughtsTactics::new(Weights::default(), NoKnowledge)))),
        solver: None,
        random_opening: false,
        usual_depth: DepthLimit::Plies(USUAL_DEPTH),
        plies_per_depth: 1,
    })
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
