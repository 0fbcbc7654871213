//! What each term of a value function decides: positions searched with terms switched off, and how often the move
//! stays the same. Quick, and honest about what it shows: whether a term matters, not whether it is right.

use crate::error::LabError;
use crate::parts::{Part, parts};
use crate::settings::{weights_of, with_weights};
use crate::table::ResultTable;
use draw::chart::{Bars, ChartFrame, bars};
use serde::Serialize;
use session::{Answer, At, Playable, Request, StopFlag};

/// A walk to a random position has at most this number of plies.
const MOST_PLIES: usize = 16;
/// Walks that end the game are tried again, this number for each position wanted.
const TRIES: usize = 20;
/// Width of the chart for each row, in pixels.
const ROW_WIDTH: f64 = 44.0;

/// Positions searched with some terms switched off.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AgreementRow {
    /// Which terms are kept.
    #[serde(flatten)]
    pub part: Part,
    /// Positions in which the move is the one that all terms choose.
    pub same: usize,
    /// The same as a share of all positions.
    pub share: f64,
    /// How far the value of the search moved, on average.
    pub mean_change: f64,
    /// Nodes of all searches.
    pub nodes: u64,
}

/// All parts of a value function over the same positions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Agreement {
    /// The game.
    pub game: String,
    /// The value function.
    pub eval: String,
    /// Plies searched; null to the end of the game.
    pub depth: Option<u32>,
    /// How many positions were searched.
    pub positions: usize,
    /// One row a part.
    pub rows: Vec<AgreementRow>,
}

/// Positions reached from one by up to sixteen random moves, none of them over.
pub fn random_positions(bench: &dyn Playable, at: &At, count: usize, seed: u64) -> Result<Vec<At>, LabError> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut found = Vec::with_capacity(count);
    for _ in 0..count.saturating_mul(TRIES) {
        if found.len() == count {
            break;
        }
        found.extend(walk(bench, at, &mut random)?);
    }
    match found.is_empty() {
        true => Err(LabError::Over(bench.position(at)?.position)),
        false => Ok(found),
    }
}

/// A random walk; none if it ended the game or leads to chance.
fn walk(bench: &dyn Playable, at: &At, random: &mut fastrand::Rng) -> Result<Option<At>, LabError> {
    let mut at = at.clone();
    for _ in 0..random.usize(..=MOST_PLIES) {
        match random.choice(bench.position(&at)?.moves) {
            Some(m) => at.moves.push(m),
            None => return Ok(None),
        }
    }
    let view = bench.position(&at)?;
    Ok((view.outcome.is_none() && view.side.is_some()).then_some(at))
}

/// Searches every position with all terms, without each, with each alone, and adding one after the other; tells what there
/// is after every part, and how many rows it will have.
pub fn agree(
    bench: &dyn Playable,
    positions: &[At],
    request: &Request,
    stop: &StopFlag,
    tell: &mut dyn FnMut(&Agreement, usize),
) -> Result<Agreement, LabError> {
    let weights = weights_of(bench, &positions[0], &request.eval)?;
    let searched = |request: &Request| {
        let search = |at: &At| Ok(bench.search(at, request, stop)?);
        positions.iter().map(search).collect::<Result<Vec<Answer>, LabError>>()
    };
    let whole = searched(request)?;
    let parts = parts(&weights);
    let total = parts.len();
    let mut found = Agreement {
        game: bench.name().into(),
        eval: whole[0].searched.eval.clone(),
        depth: whole[0].searched.depth,
        positions: positions.len(),
        rows: Vec::new(),
    };
    for (part, weights) in parts {
        let eval = with_weights(bench, &request.eval, &weights)?;
        let views = searched(&Request { eval, ..request.clone() })?;
        found.rows.push(row(part, &whole, &views));
        tell(&found, total);
    }
    Ok(found)
}

fn row(part: Part, whole: &[Answer], views: &[Answer]) -> AgreementRow {
    let count = views.len().max(1) as f64;
    let pairs = || whole.iter().zip(views);
    let same = pairs().filter(|(all, view)| all.best == view.best).count();
    AgreementRow {
        part,
        same,
        share: same as f64 / count,
        mean_change: pairs().map(|(all, view)| (all.value.number() - view.value.number()).abs()).sum::<f64>()
            / count,
        nodes: views.iter().map(|view| view.nodes).sum(),
    }
}

impl Agreement {
    /// The rows as words.
    pub fn table(&self) -> ResultTable {
        let mut table = ResultTable::new(&["terms", "same move", "share", "value moved by", "nodes"]);
        let words = |row: &AgreementRow| {
            vec![
                row.part.name(),
                row.same.to_string(),
                format!("{:.0} %", 100.0 * row.share),
                format!("{:.1}", row.mean_change),
                row.nodes.to_string(),
            ]
        };
        table.rows = self.rows.iter().map(words).collect();
        table
    }

    /// The shares as bars.
    pub fn chart(&self) -> String {
        let names: Vec<String> = self.rows.iter().map(|row| row.part.name()).collect();
        let categories: Vec<&str> = names.iter().map(String::as_str).collect();
        let values = self.rows.iter().map(|row| 100.0 * row.share).collect();
        let title = format!("Positions in which {} still chooses the same move", self.eval);
        let frame = ChartFrame::new(&title, "terms", "%");
        let width = frame.width.max(ROW_WIDTH * self.rows.len() as f64);
        bars(&ChartFrame { width, ..frame }, &categories, &[Bars { name: "same move".into(), values }])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::DepthLimit;

    #[test]
    fn all_terms_agree_with_themselves_and_the_seed_draws_the_positions() {
        let bench = games::open("mnk", [("columns", 5.into()), ("rows", 5.into()), ("k", 4.into())]).unwrap();
        let positions = random_positions(bench.as_ref(), &At::default(), 6, 3).unwrap();
        let again = random_positions(bench.as_ref(), &At::default(), 6, 3).unwrap();
        let moves = |positions: &[At]| positions.iter().map(|at| at.moves.clone()).collect::<Vec<_>>();
        assert_eq!(moves(&positions), moves(&again));
        let request = Request { depth: DepthLimit::Plies(2), ..Request::default() };
        let found =
            agree(bench.as_ref(), &positions, &request, &StopFlag::default(), &mut |_, _| {}).unwrap();
        assert_eq!((found.rows[0].same, found.rows[0].mean_change), (6, 0.0));
        assert!(found.rows.iter().any(|row| row.same < 6), "{found:?}");
    }

    #[test]
    fn a_finished_game_has_no_positions_to_search() {
        let bench = games::open("mnk", [("columns", 3.into()), ("rows", 3.into()), ("k", 3.into())]).unwrap();
        let over = At { position: Some("xxx/oo./... o".into()), moves: Vec::new() };
        assert!(random_positions(bench.as_ref(), &over, 3, 1).is_err());
    }
}
