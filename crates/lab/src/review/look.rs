//! One look at a move: the best move, then that move alone and the played one alone, each with the same nodes and nothing
//! remembered. So both are seen under the same conditions, and what is found depends on the position and not on the way there.

use super::rules::{ReviewRules, Worths};
use crate::error::LabError;
use session::{
    Answer, At, Counts, Exact, MoveTree, Playable, PlayingSettings, Request, Session, Side, StopFlag, Value,
};

/// The tables of these searches: large enough for their nodes, and quickly cleared.
const TABLE_MIB: usize = 16;

/// Searches the positions of one game.
pub struct Looker<'a> {
    bench: &'a dyn Playable,
    session: Box<dyn Session>,
    stop: &'a StopFlag,
    rules: ReviewRules,
}

/// What a search found out about a position.
pub struct Seen {
    /// For MAX.
    pub value: Value,
    /// The best move and what follows it.
    pub line: Vec<String>,
}

/// What one look has seen of a move that is not the best.
pub struct Look {
    /// With the better move.
    pub better: Seen,
    /// With the move that was played.
    pub played: Seen,
    /// Both in hundredths, for the side that moves.
    pub worths: Worths,
}

impl<'a> Looker<'a> {
    pub fn new(
        bench: &'a dyn Playable,
        at: &At,
        rules: ReviewRules,
        stop: &'a StopFlag,
    ) -> Result<Looker<'a>, LabError> {
        let start = At { position: at.position.clone(), moves: Vec::new() };
        Ok(Looker { bench, session: bench.begin(&start)?, stop, rules })
    }

    /// The position after these moves.
    pub fn go_to(&mut self, at: &At) -> Result<&dyn Session, LabError> {
        self.session.go_to(at)?;
        Ok(self.session.as_ref())
    }

    /// Makes what searches of this position may know of endings, so that no search depends on those before it.
    pub fn prepare(&mut self) -> Result<(), LabError> {
        self.search(1, &[]).map(|_| ())
    }

    /// The position with all its moves.
    pub fn best(&mut self, nodes: u64) -> Result<Seen, LabError> {
        let Answer { value, pv, .. } = self.search(nodes, &[])?;
        Ok(Seen { value, line: pv })
    }

    /// A look at a move; none where it is the best itself.
    pub fn look(&mut self, played: &str, nodes: u64, side: Side) -> Result<Option<Look>, LabError> {
        let best = self.best(nodes)?;
        match best.line.first() {
            Some(better) if better != played => Ok(Some(self.compare(better, played, nodes, side)?)),
            _ => Ok(None),
        }
    }

    /// Two moves of the position, each searched alone.
    pub fn compare(&mut self, better: &str, played: &str, nodes: u64, side: Side) -> Result<Look, LabError> {
        let [better, played] = [self.only(better, nodes)?, self.only(played, nodes)?];
        let [before, after] = [&better, &played].map(|seen| self.rules.hundredths(seen.value.seen_by(side)));
        Ok(Look { better, played, worths: Worths { before, after } })
    }

    fn only(&mut self, m: &str, nodes: u64) -> Result<Seen, LabError> {
        let Answer { value, pv, .. } = self.search(nodes, &[m.into()])?;
        Ok(Seen { value, line: pv })
    }

    fn search(&mut self, nodes: u64, only: &[String]) -> Result<Answer, LabError> {
        self.session.forget();
        let usual = Request::thinking();
        let playing = PlayingSettings {
            only: only.to_vec(),
            counts: Counts::Nodes,
            table_mib: Some(TABLE_MIB),
            ..usual.playing
        };
        let request = Request { nodes: Some(nodes), playing, ..usual };
        let answer = self.session.think(&request, self.stop, &mut |_| {})?;
        if self.stop.is_raised() { Err(LabError::Stopped) } else { Ok(answer) }
    }

    /// The exact values, for the side to move, of the position and of these moves of it, where they are known.
    pub fn truth(&self, at: &At, side: Side, moves: &[&str]) -> Result<Vec<Option<Exact>>, LabError> {
        let tree = MoveTree {
            parent: vec![0; 1 + moves.len()],
            label: std::iter::once(None).chain((0..moves.len() as u32).map(Some)).collect(),
            labels: moves.iter().map(|m| String::from(*m)).collect(),
        };
        let known = self.bench.exact_values(at, &tree, self.stop)?.values;
        let seen = |exact: Exact| if side == Side::Max { exact } else { exact.other_side() };
        Ok(known.into_iter().map(|value| value.map(seen)).collect())
    }
}
