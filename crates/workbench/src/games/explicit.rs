//! Hand-made trees on the bench.

use crate::bench::{Bench, TABLE_MIB};
use crate::error::BenchError;
use crate::face::Workbench;
use crate::request::DepthLimit;
use crate::words::Idiom;
use explicit::{Explicit, PRESETS, preset};
use search::ValueFunction;

pub(super) fn open(text: &str) -> Result<Box<dyn Workbench>, BenchError> {
    let game = Explicit::parse(text).map_err(|error| BenchError::Game(error.to_string()))?;
    Ok(Box::new(Bench {
        name: "explicit",
        idiom: Idiom::plain(["MAX", "MIN"]),
        game,
        presets: PRESETS,
        preset: |_, name| preset(name).map(|value| Box::new(value) as Box<dyn ValueFunction<Explicit>>),
        player_presets: &[],
        result_preset: None,
        rules: &[],
        rule: |_, _| None,
        variants: Vec::new(),
        perft: None,
        thinker: None,
        table_mib: TABLE_MIB,
        solver: None,
        usual_depth: DepthLimit::End,
        book: None,
        end_reason: |_, _| None,
        scribe: None,
        random_opening: false,
        plies_per_depth: 1,
    }))
}
