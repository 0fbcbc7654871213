//! Pac-Man on the bench.

use crate::bench::{Bench, TABLE_MIB};
use crate::error::BenchError;
use crate::face::Workbench;
use crate::request::{DepthLimit, EvalChoice, Recording};
use crate::settings;
use crate::trace::{self, Caption};
use crate::view::TreeView;
use crate::words::{Counted, Idiom};
use pacman::value::{PRESETS, preset};
use pacman::{GhostModel, Pacman, Player, State, parse_layout};
use search::Stopped;
use search::record::Bounds;
use search::{Ply, Recorder, ValueFunction};

/// The course's depth, in rounds.
const USUAL_DEPTH: u32 = 2;

const SIDES: [&str; 2] = ["Pacman", "Ghosts"];
/// Whoever wins, its values are points.
const IDIOM: Idiom = Idiom { counted: Counted::Never, ..Idiom::plain(SIDES) };

/// What a search believes about the ghosts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GhostBelief {
    /// They choose the worst for Pacman; to expectimax, which knows no opponent, their moves are equally likely.
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
        idiom: IDIOM,
        game: Pacman::new(layout, belief.model()),
        presets: PRESETS,
        preset: |_, name| preset(name).ok().map(boxed),
        player_presets: &[],
        result_preset: None,
        rules: &[],
        rule: |_, _| None,
        variants: Vec::new(),
        perft: None,
        thinker: None,
        table_mib: TABLE_MIB,
        solver: None,
        book: None,
        end_reason: |_, _| None,
        scribe: None,
        random_opening: false,
        usual_depth: DepthLimit::Plies(USUAL_DEPTH),
        plies_per_depth: agents,
    }))
}

fn boxed(value: pacman::value::Value) -> Box<dyn ValueFunction<Pacman>> {
    Box::new(value)
}

/// A value function of Pac-Man that was chosen by name or by a file.
pub fn pacman_value(choice: &EvalChoice) -> Result<Box<dyn ValueFunction<Pacman>>, BenchError> {
    let named = |name: &str| {
        let known: Vec<&str> = PRESETS.iter().map(|(name, _)| *name).collect();
        preset(name).map(boxed).map_err(|_| BenchError::unknown("value function", name, &known))
    };
    match choice {
        EvalChoice::Usual => named(PRESETS[0].0),
        EvalChoice::Preset(name) => named(name),
        EvalChoice::File { name, text } => settings::read(name, text, named),
    }
}

/// The tree of one decision of a Pac-Man agent.
pub fn pacman_tree(
    game: &Pacman,
    state: &State,
    player: &Player,
    record: Recording,
    stop: &dyn Fn(u64) -> bool,
) -> Result<TreeView, Stopped> {
    let mut recorder = Recorder::new(Bounds { max_ply: Ply(record.max_ply), max_nodes: record.max_nodes });
    let answer = player.think(game, state, &mut recorder, stop)?;
    let title = format!(
        "{}, depth {}: {} ({} nodes)",
        player.method.name(),
        player.depth,
        IDIOM.verdict(answer.value),
        answer.counts.nodes
    );
    let caption = Caption { title, boards: record.boards, idiom: &IDIOM };
    let nodes = answer.counts.nodes;
    trace::tree_view(game, recorder.into_tree(), &answer.pv, caption, &|| stop(nodes)).ok_or(Stopped)
}
