//! Chess on the bench.

use crate::bench::Bench;
use crate::face::Workbench;
use crate::request::{Counting, DepthLimit};
use crate::thinker::Playing;
use chess::value::{Tapered, source};
use chess::{Chess, ChessTactics, Move, State};
use search::{Depth, ValueFunction};

/// A textbook search of chess gets no further in a second or two.
const USUAL_DEPTH: u32 = 3;

/// The value functions; ours is the usual one.
const PRESETS: &[(&str, &str)] = &[
    ("tapered", "ours: named terms for middlegame and endgame, tuned"),
    ("source", "the source's: material and one table for the centre"),
];

pub(super) fn open() -> Box<dyn Workbench> {
    Box::new(Bench {
        name: "chess",
        sides: ["White", "Black"],
        game: Chess::default(),
        presets: PRESETS,
        preset,
        result_preset: None,
        rule_names: &[],
        rule: |_, _| None,
        variants: Vec::new(),
        perft: Some(count),
        thinker: Some(Box::new(Playing(ChessTactics::default()))),
        solver: None,
        random_opening: false,
        usual_depth: DepthLimit::Plies(USUAL_DEPTH),
        plies_per_depth: 1,
    })
}

fn preset(_: &Chess, name: &str) -> Option<Box<dyn ValueFunction<Chess>>> {
    match name {
        "tapered" => Some(Box::new(Tapered::default())),
        "source" => Some(Box::new(source())),
        _ => None,
    }
}

/// In chess every move has one route.
fn count(state: &State, depth: u32, _: Counting) -> Vec<(Move, u64)> {
    chess::divide(state, Depth(depth.min(Depth::UNLIMITED.0 as u32) as i32))
}
