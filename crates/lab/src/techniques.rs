//! What each technique of the playing search is good for: added one after the other, to a fixed depth and on a test suite.
//!
//! The steps are those of the classic essay on chess programs. The first ones only save work and change no value; from
//! quiescence on the search sees more, and the last ones let it see less of what hardly ever matters.

use crate::error::LabError;
use crate::table::ResultTable;
use search::pvs::{Technique, Techniques};
use serde::{Deserialize, Serialize};
use session::{
    Algorithm, At, DepthLimit, EvalChoice, Playable, PlayingSettings, Request, SessionError, StopFlag,
};
use utoipa::ToSchema;

const TABLE_MIB: usize = 16;

/// One step: its name, and what is switched on with it.
type TechniqueStep = (&'static str, &'static [Technique]);

/// What is added, in this order; minimax comes before them and has no switch.
const STEPS: [TechniqueStep; 10] = [
    ("alpha-beta", &[]),
    ("ordering", &[Technique::Gains]),
    ("killers", &[Technique::Killers]),
    ("history", &[Technique::History, Technique::CounterMoves, Technique::Pairs]),
    ("PV", &[Technique::Scout]),
    ("windows", &[Technique::Deepening, Technique::Aspiration, Technique::LineFirst]),
    ("quiescence", &[Technique::Quiescence, Technique::QuiescenceLimits]),
    ("extensions", &[Technique::ForcedReplies, Technique::SingleReply, Technique::Singular]),
    ("hash", &[Technique::Table, Technique::InternalReduction]),
    (
        "selection",
        &[
            Technique::NullMove,
            Technique::Reductions,
            Technique::LateMoves,
            Technique::Futility,
            Technique::MateDistance,
            Technique::Repetition,
            Technique::Knowledge,
            Technique::Corrections,
            Technique::Razoring,
            Technique::Exchanges,
            Technique::ProbCut,
            Technique::Improving,
            Technique::NullVerification,
            Technique::Delta,
        ],
    ),
];

/// A position whose good moves are known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TestPosition {
    /// The position as text.
    pub position: String,
    /// The moves that solve it, as the game writes them.
    pub solutions: Vec<String>,
}

/// What to measure.
pub struct TechniquesRequest<'a> {
    /// Positions searched to the fixed depth.
    pub positions: &'a [At],
    /// That depth.
    pub depth: u32,
    /// Positions that are solved or not.
    pub suite: &'a [TestPosition],
    /// Nodes for each of them.
    pub nodes: u64,
}

/// One technique added to those before it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TechniqueRow {
    /// What was added.
    pub added: &'static str,
    /// Nodes to the fixed depth, all positions together.
    pub nodes: u64,
    /// Milliseconds for that.
    pub time_ms: f64,
    /// Nodes as a part of the row before.
    pub share: Option<f64>,
    /// Test positions solved by a search to the same depth.
    pub solved_at_depth: usize,
    /// Test positions solved within the nodes allowed.
    pub solved_in_nodes: usize,
}

/// All techniques, one after the other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TechniqueLadder {
    /// The game.
    pub game: String,
    /// The fixed depth.
    pub depth: u32,
    /// How many positions were searched to it.
    pub positions: usize,
    /// Nodes for each test position.
    pub nodes: u64,
    /// How many test positions there are.
    pub suite: usize,
    /// One row a technique.
    pub rows: Vec<TechniqueRow>,
}

/// Measures every step.
pub fn techniques(
    bench: &dyn Playable,
    request: &TechniquesRequest<'_>,
    stop: &StopFlag,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<TechniqueLadder, LabError> {
    let mut rows: Vec<TechniqueRow> = Vec::new();
    let mut on = Techniques::NONE;
    for index in 0..=STEPS.len() {
        let (added, player) = match index.checked_sub(1) {
            None => ("minimax", TestedPlayer::Minimax),
            Some(step) => {
                let (name, new) = STEPS[step];
                on = new.iter().fold(on, |on, &technique| on.with(technique));
                (name, TestedPlayer::Search(on))
            }
        };
        let row = measure(&TechniqueBench { bench, stop }, request, added, player, rows.last())?;
        rows.push(row);
        progress(index + 1, STEPS.len() + 1);
    }
    Ok(TechniqueLadder {
        game: bench.name().into(),
        depth: request.depth,
        positions: request.positions.len(),
        nodes: request.nodes,
        suite: request.suite.len(),
        rows,
    })
}

fn measure(
    bench: &TechniqueBench<'_>,
    request: &TechniquesRequest<'_>,
    added: &'static str,
    player: TestedPlayer,
    before: Option<&TechniqueRow>,
) -> Result<TechniqueRow, LabError> {
    let (to_depth, in_nodes) = (Limit::Depth(request.depth), Limit::Nodes(request.nodes));
    let (mut nodes, mut time_ms) = (0, 0.0);
    for at in request.positions {
        let found = bench.find(at, player, to_depth)?;
        nodes += found.nodes;
        time_ms += found.time_ms;
    }
    let solved = |player: TestedPlayer, limit: Limit| {
        let mut solved = 0;
        for test in request.suite {
            let at = At { position: Some(test.position.clone()), moves: Vec::new() };
            let best = bench.find(&at, player, limit)?.best;
            solved += usize::from(best.is_some_and(|m| test.solutions.contains(&m)));
        }
        Ok::<usize, LabError>(solved)
    };
    Ok(TechniqueRow {
        added,
        nodes,
        time_ms,
        share: before.map(|row| nodes as f64 / row.nodes.max(1) as f64),
        solved_at_depth: solved(player, to_depth)?,
        solved_in_nodes: solved(player.deepening(), in_nodes)?,
    })
}

impl TechniqueLadder {
    /// The rows as words; without test positions nothing is said of them.
    pub fn table(&self) -> ResultTable {
        let headings = ["added", "nodes", "of the last", "time", "solved at depth", "solved in nodes"];
        let shown = if self.suite == 0 { headings.len() - 2 } else { headings.len() };
        let mut table = ResultTable::new(&headings[..shown]);
        let words = |row: &TechniqueRow| {
            let mut cells = vec![
                row.added.into(),
                row.nodes.to_string(),
                row.share.map_or_else(String::new, |share| format!("{:.1} %", share * 100.0)),
                format!("{:.0} ms", row.time_ms),
                row.solved_at_depth.to_string(),
                row.solved_in_nodes.to_string(),
            ];
            cells.truncate(shown);
            cells
        };
        table.rows = self.rows.iter().map(words).collect();
        table
    }
}

/// Who searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TestedPlayer {
    /// Every line to the full depth.
    Minimax,
    /// The playing search with these techniques.
    Search(Techniques),
}

impl TestedPlayer {
    /// The same with deepening, which a search within a limit of nodes needs to have an answer in time.
    fn deepening(self) -> TestedPlayer {
        match self {
            TestedPlayer::Minimax => TestedPlayer::Minimax,
            TestedPlayer::Search(on) => TestedPlayer::Search(on.with(Technique::Deepening)),
        }
    }
}

/// How far a search goes.
#[derive(Clone, Copy)]
enum Limit {
    Depth(u32),
    Nodes(u64),
}

/// A move, and what it took to find it.
#[derive(Default)]
struct FoundMove {
    best: Option<String>,
    nodes: u64,
    time_ms: f64,
}

/// Where searches run.
struct TechniqueBench<'a> {
    bench: &'a dyn Playable,
    stop: &'a StopFlag,
}

impl TechniqueBench<'_> {
    fn find(&self, at: &At, player: TestedPlayer, limit: Limit) -> Result<FoundMove, LabError> {
        let found = match (player, limit) {
            (TestedPlayer::Minimax, Limit::Depth(depth)) => self.minimax(at, depth, None),
            (TestedPlayer::Minimax, Limit::Nodes(nodes)) => self.deepening_minimax(at, nodes),
            (TestedPlayer::Search(on), limit) => self.think(at, on, limit),
        };
        if self.stop.is_raised() { Err(LabError::Stopped) } else { Ok(found?) }
    }

    fn think(&self, at: &At, techniques: Techniques, limit: Limit) -> Result<FoundMove, SessionError> {
        let (depth, nodes) = match limit {
            Limit::Depth(depth) => (Some(depth), None),
            Limit::Nodes(nodes) => (None, Some(nodes)),
        };
        let table_mib = Some(TABLE_MIB);
        let eval = self.by_hand();
        let request = Request {
            depth: depth.into(),
            nodes,
            eval,
            playing: PlayingSettings { techniques, table_mib, ..Request::thinking().playing },
            ..Request::thinking()
        };
        let thought = self.bench.think(at, &request, self.stop, &mut |_| {})?;
        Ok(FoundMove { best: thought.best, nodes: thought.nodes, time_ms: thought.time_ms })
    }

    /// What all of them judge by: set by hand, so that a plain minimax can ask it as often.
    fn by_hand(&self) -> EvalChoice {
        let name = self.bench.description().by_hand();
        name.map_or(EvalChoice::Usual, |name| EvalChoice::Preset(name.into()))
    }

    fn minimax(&self, at: &At, depth: u32, nodes: Option<u64>) -> Result<FoundMove, SessionError> {
        let request = Request {
            algorithm: Algorithm::MINIMAX,
            depth: DepthLimit::Plies(depth),
            nodes,
            eval: self.by_hand(),
            ..Request::default()
        };
        let view = self.bench.search(at, &request, self.stop)?;
        Ok(FoundMove { best: view.best, nodes: view.nodes, time_ms: view.time_ms })
    }

    /// Minimax to depth 1, 2 and so on until the nodes are used up.
    fn deepening_minimax(&self, at: &At, nodes: u64) -> Result<FoundMove, SessionError> {
        let mut best = FoundMove::default();
        let mut last = 0;
        for depth in 1.. {
            match self.minimax(at, depth, Some(nodes.saturating_sub(best.nodes))) {
                // A tree that is no larger than the last one has every line to its end.
                Ok(found) if found.nodes > last => {
                    last = found.nodes;
                    best = FoundMove { nodes: best.nodes + found.nodes, ..found };
                }
                Ok(_) | Err(SessionError::Stopped { .. }) => break,
                Err(error) => return Err(error),
            }
        }
        Ok(best)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MATE: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";

    fn ladder(game: &str, suite: &[TestPosition], stop: &StopFlag) -> Result<TechniqueLadder, LabError> {
        let bench = games::open(game, []).unwrap();
        let positions = match suite.first() {
            Some(test) => [At { position: Some(test.position.clone()), moves: Vec::new() }],
            None => [At::default()],
        };
        let request = TechniquesRequest { positions: &positions, depth: 3, suite, nodes: 5000 };
        techniques(bench.as_ref(), &request, stop, &mut |_, _| {})
    }

    fn mate() -> [TestPosition; 1] {
        [TestPosition { position: MATE.into(), solutions: vec!["Qxf7#".into()] }]
    }

    #[test]
    fn each_technique_adds_to_the_last() {
        let found = ladder("chess", &mate(), &StopFlag::default()).expect("nothing stops it");
        let nodes = |name: &str| found.rows.iter().find(|row| row.added == name).expect("a row").nodes;
        assert_eq!(found.rows.len(), STEPS.len() + 1);
        assert!(nodes("alpha-beta") * 2 < nodes("minimax"), "{found:?}");
        assert!(nodes("ordering") < nodes("alpha-beta"), "{found:?}");
        assert!(
            found.rows.iter().all(|row| row.solved_at_depth == 1 && row.solved_in_nodes == 1),
            "{found:?}"
        );
    }

    #[test]
    fn every_game_that_plays_has_a_ladder() {
        for game in games::ALL.iter().filter(|game| game.search.can_think) {
            let found = ladder(game.name, &[], &StopFlag::default()).expect("nothing stops it");
            let [minimax, alpha_beta] = [0, 1].map(|row| found.rows[row].nodes);
            assert!(alpha_beta < minimax, "{found:?}");
            assert_eq!(found.table().headings.len(), 4, "no test positions, no columns for them");
        }
        assert!(ladder("pacman", &[], &StopFlag::default()).is_err(), "it has no playing search");
    }

    /// All switches are used once, so that the last row is the search as it plays.
    #[test]
    fn the_last_step_is_the_whole_search() {
        let all = STEPS.iter().flat_map(|(_, new)| new.iter());
        assert_eq!(
            all.clone().fold(Techniques::NONE, |on, &technique| on.with(technique)),
            Techniques::USUAL
        );
        let usual = Technique::ALL.iter().filter(|(technique, _)| Techniques::USUAL.has(*technique));
        assert_eq!(all.count(), usual.count());
    }

    #[test]
    fn it_gives_up_when_told() {
        let stop = StopFlag::default();
        stop.raise();
        assert!(matches!(ladder("chess", &mate(), &stop), Err(LabError::Stopped)));
    }
}
