//! The league of value functions for two kings that hunt one.

use session::{LeagueEntry, LeagueJudge};

/// Won positions of the class.
const WON: usize = 14_846;

/// Value functions for two kings that hunt one. What each wins is recomputed by tests (`crates/lab/tests/suite/league.rs`).
pub(crate) const LEAGUE: &[LeagueEntry] = &[
    LeagueEntry {
        name: "published",
        about: "the second version of the study: 32 numbers",
        judge: LeagueJudge::Preset,
        won: 7_899,
        of: WON,
    },
    LeagueEntry {
        name: "two-kings",
        about: "a net of 128 hidden units, trained on the solved ending",
        judge: LeagueJudge::Net(examples::league::TWO_KINGS),
        won: 9_309,
        of: WON,
    },
    LeagueEntry {
        name: "ten-lines",
        about: "a script of four terms; the challenge: win more with four",
        judge: LeagueJudge::Script(examples::league::TEN_LINES),
        won: 10_401,
        of: WON,
    },
    LeagueEntry {
        name: "general",
        about: "pieces counted, steps to Red, and what Red can still reach",
        judge: LeagueJudge::Preset,
        won: 14_844,
        of: WON,
    },
];
