//! What the engine tells while it thinks, as lines of the protocol.

use session::Value;
use std::fmt::{Display, Formatter, Result, Write};

/// How good a line is, seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineScore {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this number of moves; negative: mated.
    Mate(i32),
}

impl LineScore {
    /// A value seen by the side to move.
    pub fn of(value: Value) -> LineScore {
        match value {
            Value::Win(plies) => LineScore::Mate(plies.div_ceil(2) as i32),
            Value::Loss(plies) => LineScore::Mate(-(plies.div_ceil(2) as i32)),
            Value::Points(points) => LineScore::Centipawns(points.round() as i32),
        }
    }
}

/// Whether a judgement is exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sure {
    /// It is.
    #[default]
    Exact,
    /// At least so good.
    AtLeast,
    /// At most so good.
    AtMost,
}

/// One report of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// The depth just searched.
    pub depth: u32,
    /// The deepest ply reached.
    pub deepest: u32,
    /// Which of the best lines this is, from 1.
    pub rank: usize,
    /// How good it is.
    pub judgement: LineScore,
    /// Whether that is exact.
    pub sure: Sure,
    /// Chances to win, draw and lose in thousandths.
    pub chances: Option<[u32; 3]>,
    /// Nodes so far.
    pub nodes: u64,
    /// Thousandths of the table in use.
    pub table_fill: u32,
    /// Nodes answered by endgame tables.
    pub known: u64,
    /// Milliseconds so far.
    pub time_ms: u64,
    /// The expected moves.
    pub moves: Vec<String>,
}

impl Display for Info {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "info depth {} seldepth {} multipv {}", self.depth, self.deepest, self.rank)?;
        match self.judgement {
            LineScore::Centipawns(score) => write!(f, " score cp {score}")?,
            LineScore::Mate(moves) => write!(f, " score mate {moves}")?,
        }
        f.write_str(match self.sure {
            Sure::Exact => "",
            Sure::AtLeast => " lowerbound",
            Sure::AtMost => " upperbound",
        })?;
        if let Some([win, draw, loss]) = self.chances {
            write!(f, " wdl {win} {draw} {loss}")?;
        }
        write!(f, " nodes {} nps {}", self.nodes, per_second(self.nodes, self.time_ms))?;
        write!(f, " hashfull {} tbhits {} time {} pv", self.table_fill, self.known, self.time_ms)?;
        for m in &self.moves {
            f.write_char(' ')?;
            f.write_str(m)?;
        }
        Ok(())
    }
}

/// Nodes a second.
pub(super) fn per_second(nodes: u64, time_ms: u64) -> u64 {
    (u128::from(nodes) * 1000 / u128::from(time_ms.max(1))) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_one_line() {
        let info = Info {
            depth: 9,
            deepest: 17,
            rank: 1,
            judgement: LineScore::Mate(-3),
            sure: Sure::AtMost,
            chances: Some([0, 10, 990]),
            nodes: 5000,
            table_fill: 12,
            known: 2,
            time_ms: 10,
            moves: vec!["e2e4".into(), "e7e5".into()],
        };
        assert_eq!(
            info.to_string(),
            "info depth 9 seldepth 17 multipv 1 score mate -3 upperbound wdl 0 10 990 nodes 5000 nps 500000 \
             hashfull 12 tbhits 2 time 10 pv e2e4 e7e5"
        );
    }
}
