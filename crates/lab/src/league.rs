//! A league of value functions: how many won positions of a class each wins against the longest defence.

use crate::error::LabError;
use crate::table::ResultTable;
use crate::truth::{Attack, Defence, Reach, StartSample};
use serde::Serialize;
use session::{
    DepthLimit, EvalChoice, LeagueEntry, LongWork, Playable, Request, SolvedClass, StopFlag, Study,
};

/// Games against the truth are stopped after this many plies.
const MAX_PLIES: usize = 100;

/// The league of a game's study.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct League {
    /// The game.
    pub game: String,
    /// The class.
    pub class: String,
    /// Plies that are searched.
    pub depth: u32,
    /// Won positions of the class.
    pub positions: usize,
    /// One row a value function, the best first.
    pub rows: Vec<LeagueRow>,
}

/// One value function in a league.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LeagueRow {
    /// The value function.
    pub eval: String,
    /// Where it comes from.
    pub about: String,
    /// Won positions that it wins.
    pub won: usize,
    /// The same as a share.
    pub share: f64,
}

/// Who plays in a league, and how.
pub struct LeagueRequest {
    /// The class.
    pub class: String,
    /// The variant that searches.
    pub variant: String,
    /// Plies that are searched.
    pub depth: u32,
    /// Who plays.
    pub players: Vec<LeaguePlayer>,
}

/// A value function that plays in a league.
pub struct LeaguePlayer {
    /// Its name.
    pub name: String,
    /// Where it comes from.
    pub about: String,
    /// The value function.
    pub eval: EvalChoice,
}

impl LeagueRequest {
    /// The league of a study as it stands.
    pub fn of(study: &Study, depth: u32) -> Result<LeagueRequest, LabError> {
        let player = |entry: &LeagueEntry| {
            Ok(LeaguePlayer { name: entry.name.into(), about: entry.about.into(), eval: entry.eval()? })
        };
        Ok(LeagueRequest {
            class: study.class.into(),
            variant: study.variant.into(),
            depth,
            players: study.league.iter().map(player).collect::<Result<_, LabError>>()?,
        })
    }
}

/// Plays a league; `class` is solved.
pub fn league(
    bench: &dyn Playable,
    class: &dyn SolvedClass,
    request: &LeagueRequest,
    stop: &StopFlag,
    follow: LongWork<'_>,
) -> Result<League, LabError> {
    let variant = bench.variant(&request.variant)?;
    let (mut rows, mut positions) = (Vec::new(), 0);
    let players = request.players.len() as u64;
    for (before, LeaguePlayer { name, about, eval }) in (0..players).zip(&request.players) {
        let depth = DepthLimit::Plies(request.depth);
        let search = variant.apply(Request { depth, eval: eval.clone(), ..Request::default() });
        let attack = Attack { bench, class, search: &search, stop };
        let of_all = |done, total| (follow.progress)(before * total + done, players * total);
        let follow = LongWork { progress: &of_all, ..follow };
        let reach = Reach::of(&attack, StartSample::default(), Defence::Longest, follow)?;
        let trial = reach.trial(bench, MAX_PLIES, 0)?;
        positions = trial.positions;
        rows.push(LeagueRow { eval: name.clone(), about: about.clone(), won: trial.won, share: trial.share });
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.won));
    let (game, class) = (bench.name().into(), request.class.clone());
    Ok(League { game, class, depth: request.depth, positions, rows })
}

impl League {
    /// The rows as words.
    pub fn table(&self) -> ResultTable {
        let row = |(place, row): (usize, &LeagueRow)| {
            let won = format!("{} ({:.1} %)", draw::words::count(row.won as u64), 100.0 * row.share);
            vec![(place + 1).to_string(), row.eval.clone(), won, row.about.clone()]
        };
        let mut table = ResultTable::new(&["place", "value function", "wins", "about"]);
        table.rows = self.rows.iter().enumerate().map(row).collect();
        table
    }
}
