//! Pac-Man on the bench.

use crate::bench::Bench;
use crate::error::BenchError;
use crate::face::Workbench;
use crate::request::DepthLimit;
use pacman::value::preset;
use pacman::{GhostModel, Pacman, parse_layout};
use search::ValueFunction;

/// The course's depth, in rounds.
const USUAL_DEPTH: u32 = 2;

/// The value functions with what they look at; the game's own score is the usual one.
const PRESETS: &[(&str, &str)] = &[
    ("score", "the game's own score"),
    ("reflex", "nearest food, and away from ghosts that are too near"),
    ("thrill", "the source's: penalties for what is still there"),
    ("better", "ours: true maze distances, food left, frightened ghosts, danger"),
    ("hunt", "for ghosts that look ahead: how near they are"),
];

/// What a search believes about the ghosts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GhostBelief {
    /// They choose the worst for Pacman.
    #[default]
    Adversary,
    /// They move at random.
    Random,
    /// They usually move towards Pacman, or away while frightened.
    Directional,
}

impl GhostBelief {
    fn model(self) -> GhostModel {
        match self {
            GhostBelief::Adversary => GhostModel::Adversary,
            GhostBelief::Random => GhostModel::Random,
            GhostBelief::Directional => GhostModel::DIRECTIONAL,
        }
    }
}

pub(super) fn open(
    layout: &str,
    ghosts: Option<usize>,
    belief: GhostBelief,
) -> Result<Box<dyn Workbench>, BenchError> {
    let layout = parse_layout(layout)?;
    let layout = match ghosts {
        Some(count) => layout.with_ghosts(count),
        None => layout,
    };
    let agents = 1 + layout.ghosts.len() as u32;
    Ok(Box::new(Bench {
        name: "pacman",
        sides: ["Pacman", "Ghosts"],
        game: Pacman::new(layout, belief.model()),
        presets: PRESETS,
        preset: |_, name| preset(name).ok().map(|value| Box::new(value) as Box<dyn ValueFunction<Pacman>>),
        result_preset: None,
        rule_names: &[],
        rule: |_, _| None,
        variants: Vec::new(),
        perft: None,
        thinker: None,
        solver: None,
        random_opening: false,
        usual_depth: DepthLimit::Plies(USUAL_DEPTH),
        plies_per_depth: agents,
    }))
}
