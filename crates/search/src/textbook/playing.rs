//! The playing search as a line of the table: it is a house of its own (`crate::pvs`).

use super::spec::*;

/// What it is.
pub(super) const SPEC: SearchSpec = SearchSpec {
    name: "pvs",
    aliases: &[],
    about: "the playing search: iterative deepening, a table, and the techniques of --without",
    source: Source {
        authors: "T. Anthony Marsland and Murray Campbell",
        work: "Parallel Search of Strongly Ordered Game Trees, Computing Surveys 14(4)",
        year: 1982,
    },
    code: &[
        line(0, "pvs(n, d, α, β):", LineRole::Call),
        line(1, "if d = 0: return quiescence(n, α, β)", LineRole::Leaf),
        line(1, "if the table knows enough: return its value", LineRole::Table),
        line(1, "the first child: v = -pvs(c, d - 1, -β, -α)", LineRole::Max),
        line(1, "each other child: v = -pvs(c, d - 1, -α - 1, -α)", LineRole::Max),
        line(2, "if α < v < β: v = -pvs(c, d - 1, -β, -v)", LineRole::Again),
        line(2, "if v ≥ β: return v", LineRole::CutMax),
        line(2, "α = max(α, v)", LineRole::Raise),
        line(1, "return the largest v", LineRole::Done),
    ],
    games: GamesTaken::Played,
    needs_bounds: false,
    options: &["without", "with", "only", "threads", "margins", "table", "multipv"],
    limit: DefaultLimit::Depth,
    leaves: None,
    numbers: &["value", "alpha", "beta"],
    record: RecordKind::Visits,
    exercise: Asks::Nothing("it searches moves several times and leaves out by rules of thumb"),
};
