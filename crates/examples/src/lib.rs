//! What users may start from, built into the program: value functions, agents, games, trees, the league's opponents, and lessons.
//!
//! Invariant: texts and bytes alone. The game that shows an example says what it is about, and tests it.

/// Value functions: scripts with terms.
pub mod values {
    /// Draughts: material, a few squares, and kings that hunt kings.
    pub const CHASE: &str = include_str!("../values/chase.js");
    /// Draughts: the published function with king's steps as the distances.
    pub const CHEBYSHEV: &str = include_str!("../values/chebyshev.js");
    /// Reversi: corners, and the squares beside them.
    pub const CORNERS: &str = include_str!("../values/corners.js");
    /// Every game: the moves of the side to move.
    pub const MOVES: &str = include_str!("../values/moves.js");
    /// Draughts: the study's function as its published runs show it.
    pub const PUBLISHED: &str = include_str!("../values/published.js");
    /// Draughts: the same before the exception for Red in the corner.
    pub const PUBLISHED_EARLY: &str = include_str!("../values/published-early.js");
    /// m,n,k games: rows of stones.
    pub const RUNS: &str = include_str!("../values/runs.js");
    /// Chess: the source's function.
    pub const SOURCE: &str = include_str!("../values/source.js");
    /// Pac-Man: penalties for what is still there, and ambushes with capsules.
    pub const THRILL: &str = include_str!("../values/thrill.js");
}

/// Agents: scripts that choose a move.
pub mod agents {
    /// Every game: wins at once if it can, and does not lose at once if it need not.
    pub const FIRST: &str = include_str!("../agents/first.js");
    /// Pac-Man: the course's reflex agent.
    pub const REFLEX: &str = include_str!("../agents/reflex.js");
}

/// Opponents of the league of draughts.
pub mod league {
    /// A script of four terms.
    pub const TEN_LINES: &str = include_str!("../league/ten-lines.js");
    /// A net of 128 hidden units, trained on the solved ending.
    pub const TWO_KINGS: &[u8] = include_bytes!("../league/two-kings.net");
}

/// Games: scripts with rules.
pub mod games {
    /// Connect Four on 7 columns and 6 rows.
    pub const CONNECT_FOUR: &str = include_str!("../games/connect-four.js");
    /// Hexapawn on 3x3.
    pub const HEXAPAWN: &str = include_str!("../games/hexapawn.js");
    /// Kalah with six pits and four seeds in each.
    pub const KALAH: &str = include_str!("../games/kalah.js");
    /// Tic-tac-toe where three in a row lose.
    pub const MISERE: &str = include_str!("../games/misere.js");
    /// Nim: who takes the last one wins.
    pub const NIM: &str = include_str!("../games/nim.js");
    /// Pig, with a die.
    pub const PIG: &str = include_str!("../games/pig.js");
}

/// Trees of lectures.
pub mod trees {
    /// 27 leaves, best moves first.
    pub const BEST_ORDER: &str = include_str!("../trees/best-order.tree");
    /// The classic first example: three moves, three replies each.
    pub const CLASSIC: &str = include_str!("../trees/classic.tree");
    /// Cut-offs by alpha, by beta, and from three levels above.
    pub const DEEP_CUTS: &str = include_str!("../trees/deep-cuts.tree");
    /// Chance nodes between MAX and MIN.
    pub const DICE: &str = include_str!("../trees/dice.tree");
    /// A safe move and a good one.
    pub const GAMBLE: &str = include_str!("../trees/gamble.tree");
    /// Two equally good moves, and a third that only looks so.
    pub const TIES: &str = include_str!("../trees/ties.tree");
    /// Two MIN agents move one after the other.
    pub const TWO_GHOSTS: &str = include_str!("../trees/two-ghosts.tree");
    /// MAX may move twice in a row.
    pub const TWO_MAX: &str = include_str!("../trees/two-max.tree");
    /// The 27 leaves again, best moves last.
    pub const WORST_ORDER: &str = include_str!("../trees/worst-order.tree");
}

/// Lessons: name, facts, and words in English and Czech.
pub mod lessons {
    /// The texts of a lesson.
    pub type LessonTexts = (&'static str, &'static str, [&'static str; 2]);

    macro_rules! texts {
        ($($name:literal),* $(,)?) => {
            [$((
                $name,
                include_str!(concat!("../lessons/", $name, ".toml")),
                [
                    include_str!(concat!("../lessons/", $name, ".en.toml")),
                    include_str!(concat!("../lessons/", $name, ".cs.toml")),
                ],
            )),*]
        };
    }

    /// In the order of the course.
    pub const ALL: [LessonTexts; 19] = texts![
        "judging",
        "minimax",
        "growth",
        "alpha-beta",
        "order",
        "chance",
        "horizon",
        "quiescence",
        "extensions",
        "deepening",
        "windows",
        "tables",
        "keys",
        "passing",
        "late-moves",
        "negamax",
        "books",
        "endgames",
        "bitboards",
    ];
}
