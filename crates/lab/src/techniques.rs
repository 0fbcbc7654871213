//! What each technique of a chess search is good for: added one after the other, to a fixed depth and on a test suite.
//!
//! The steps are those of the classic essay on chess programs. The first ones only save work and change no value; from
//! quiescence on the search sees more, and the last ones let it see less of what hardly ever matters.

use crate::table::Table as Words;
use chess::{Chess, ChessTactics, Epd, Move, State};
use search::pvs::{self, Limits, Request, Table, Technique, Techniques};
use search::{Depth, Evaluator, Game, Ply, Score, Silent, Tactics};
use serde::Serialize;

const TABLE_MIB: usize = 16;
/// Minimax asks whether to stop once in this many nodes.
const STOP_INTERVAL: u64 = 1024;

/// One step: its name, and what is switched on with it.
type Step = (&'static str, &'static [Technique]);

/// What is added, in this order; minimax comes before them and has no switch.
const STEPS: [Step; 10] = [
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
        ],
    ),
];

/// What to measure.
pub struct TechniquesRequest<'a> {
    /// Positions searched to the fixed depth.
    pub positions: &'a [State],
    /// That depth.
    pub depth: Depth,
    /// Positions with best moves, solved or not.
    pub suite: &'a [Epd],
    /// Nodes for each of them.
    pub nodes: u64,
    /// Milliseconds since some moment: this crate reads no clock itself.
    pub clock: &'a dyn Fn() -> f64,
    /// Whether to give up.
    pub stop: &'a (dyn Fn() -> bool + Sync),
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
    /// The fixed depth.
    pub depth: i32,
    /// How many positions were searched to it.
    pub positions: usize,
    /// Nodes for each test position.
    pub nodes: u64,
    /// How many test positions there are.
    pub suite: usize,
    /// One row a technique.
    pub rows: Vec<TechniqueRow>,
}

/// Measures every step; none if it was told to give up.
pub fn techniques(
    request: &TechniquesRequest<'_>,
    progress: &mut dyn FnMut(usize, usize),
) -> Option<TechniqueLadder> {
    let mut rows: Vec<TechniqueRow> = Vec::new();
    let mut on = Techniques::NONE;
    for index in 0..=STEPS.len() {
        let (added, player) = match index.checked_sub(1) {
            None => ("minimax", Player::Minimax),
            Some(step) => {
                let (name, new) = STEPS[step];
                on = new.iter().fold(on, |on, &technique| on.with(technique));
                (name, Player::Search(on))
            }
        };
        let row = measure(request, added, player, rows.last())?;
        rows.push(row);
        progress(index + 1, STEPS.len() + 1);
    }
    Some(TechniqueLadder {
        depth: request.depth.0,
        positions: request.positions.len(),
        nodes: request.nodes,
        suite: request.suite.len(),
        rows,
    })
}

fn measure(
    request: &TechniquesRequest<'_>,
    added: &'static str,
    player: Player,
    before: Option<&TechniqueRow>,
) -> Option<TechniqueRow> {
    let to_depth = Limits { depth: request.depth, ..Limits::default() };
    let in_nodes = Limits { nodes: request.nodes, ..Limits::default() };
    let began = (request.clock)();
    let mut nodes = 0;
    for state in request.positions {
        nodes += player.think(state, to_depth, request.stop)?.1;
    }
    let time_ms = (request.clock)() - began;
    let solved = |player: Player, limits: Limits| -> Option<usize> {
        let mut solved = 0;
        for epd in request.suite {
            let best = player.think(&epd.state, limits, request.stop)?.0;
            solved += usize::from(best.is_some_and(|m| matches!(epd.is_solved_by(m), Ok(Some(true)))));
        }
        Some(solved)
    };
    Some(TechniqueRow {
        added,
        nodes,
        time_ms,
        share: before.map(|row| nodes as f64 / row.nodes.max(1) as f64),
        solved_at_depth: solved(player, to_depth)?,
        solved_in_nodes: solved(player.deepening(), in_nodes)?,
    })
}

impl TechniqueLadder {
    /// The rows as words.
    pub fn table(&self) -> Words {
        let mut table =
            Words::new(&["added", "nodes", "of the last", "time", "solved at depth", "solved in nodes"]);
        let words = |row: &TechniqueRow| {
            vec![
                row.added.into(),
                row.nodes.to_string(),
                row.share.map_or_else(String::new, |share| format!("{:.1} %", share * 100.0)),
                format!("{:.0} ms", row.time_ms),
                row.solved_at_depth.to_string(),
                row.solved_in_nodes.to_string(),
            ]
        };
        table.rows = self.rows.iter().map(words).collect();
        table
    }
}

/// Who searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Player {
    /// Every line to the full depth.
    Minimax,
    /// The playing search with these techniques.
    Search(Techniques),
}

/// A move, and the nodes it took.
type Found = (Option<Move>, u64);

impl Player {
    /// The same with deepening, which a search within so many nodes needs to have an answer in time.
    fn deepening(self) -> Player {
        match self {
            Player::Minimax => Player::Minimax,
            Player::Search(on) => Player::Search(on.with(Technique::Deepening)),
        }
    }

    /// None if told to give up.
    fn think(self, state: &State, limits: Limits, stop: &(dyn Fn() -> bool + Sync)) -> Option<Found> {
        let found = match self {
            Player::Minimax => deepening_minimax(state, limits, stop),
            Player::Search(on) => {
                let request = Request { limits, techniques: on, ..Request::new(state) };
                let (chess, tactics, table) =
                    (Chess::default(), ChessTactics::default(), Table::new(TABLE_MIB));
                let goes_on = |_| !stop();
                let thought = pvs::think(&chess, &tactics, Silent, &table, &request, &goes_on, &mut |_| {});
                (thought.best(), thought.nodes)
            }
        };
        (!stop()).then_some(found)
    }
}

/// Minimax to the depth; with a limit of nodes to depth 1, 2 and so on until they are used up.
fn deepening_minimax(state: &State, limits: Limits, stop: &(dyn Fn() -> bool + Sync)) -> Found {
    let mut walk =
        Minimax { chess: Chess::default(), tactics: ChessTactics::default(), nodes: 0, limits, stop };
    let first = if limits.nodes == u64::MAX { limits.depth.0 } else { 1 };
    let mut best = None;
    for depth in first..=limits.depth.0 {
        match walk.root(state, Depth(depth)) {
            Some(found) => best = Some(found),
            None => break,
        }
    }
    (best, walk.nodes)
}

struct Minimax<'a> {
    chess: Chess,
    tactics: ChessTactics,
    nodes: u64,
    limits: Limits,
    stop: &'a (dyn Fn() -> bool + Sync),
}

impl Minimax<'_> {
    /// The best move; none if there is none or the limit was reached.
    fn root(&mut self, state: &State, depth: Depth) -> Option<Move> {
        let mut moves = Vec::new();
        self.chess.moves(state, &mut moves);
        self.nodes += 1;
        let mut best = None;
        for m in moves {
            let score = -self.score(&self.chess.play(state, m), depth - Depth(1), Ply(1))?;
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, m));
            }
        }
        best.map(|(_, m)| m)
    }

    fn score(&mut self, state: &State, depth: Depth, ply: Ply) -> Option<Score> {
        self.nodes += 1;
        let over = self.nodes > self.limits.nodes;
        if over || self.nodes.is_multiple_of(STOP_INTERVAL) && (self.stop)() {
            return None;
        }
        if let Some(outcome) = self.chess.outcome(state) {
            return Some(outcome.score(self.chess.turn(state), ply));
        }
        if depth <= Depth(0) {
            return Some(self.tactics.evaluator().evaluate(&self.chess, state));
        }
        let mut moves = Vec::new();
        self.chess.moves(state, &mut moves);
        if moves.is_empty() {
            return Some(self.chess.stuck(state).score(self.chess.turn(state), ply));
        }
        let mut best = -Score::INF;
        for m in moves {
            best = best.max(-self.score(&self.chess.play(state, m), depth - Depth(1), ply.next())?);
        }
        Some(best)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Notation;

    fn ladder(depth: i32, stop: bool) -> Option<TechniqueLadder> {
        let chess = Chess::default();
        let position = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
        let positions = [chess.parse_state(position).expect("a position")];
        let suite = [Epd::parse(
            "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - bm Qxf7#; id \"mate\";",
        )
        .expect("a test position")];
        let request = TechniquesRequest {
            positions: &positions,
            depth: Depth(depth),
            suite: &suite,
            nodes: 5000,
            clock: &|| 0.0,
            stop: &move || stop,
        };
        techniques(&request, &mut |_, _| {})
    }

    #[test]
    fn each_technique_adds_to_the_last() {
        let found = ladder(3, false).expect("nobody stops it");
        let nodes = |name: &str| found.rows.iter().find(|row| row.added == name).expect("a row").nodes;
        assert_eq!(found.rows.len(), STEPS.len() + 1);
        assert!(nodes("alpha-beta") * 2 < nodes("minimax"), "{found:?}");
        assert!(nodes("ordering") < nodes("alpha-beta"), "{found:?}");
        assert!(
            found.rows.iter().all(|row| row.solved_at_depth == 1 && row.solved_in_nodes == 1),
            "{found:?}"
        );
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
        assert_eq!(ladder(3, true), None);
    }
}
