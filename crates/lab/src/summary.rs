//! What a game played out adds up to: its length, the work of each side, when it turned, and from where its end was seen.

use crate::simulate::SimulationPly;
use search::Score;
use serde::Serialize;
use session::{Description, Playable, Side};

/// The scores that mean something in the story of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Marks {
    /// From here on MAX, whom the study is about, has turned the game.
    pub turned: Option<f64>,
    /// From here on the search sees the end of the game.
    pub ended: f64,
}

/// The figures of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Its length.
    pub plies: usize,
    /// Nodes and placeholders of a search on average, for MAX and for MIN; null for a side that did not search.
    pub mean_nodes: [Option<f64>; 2],
    /// The first ply, from 1, whose score is at least the mark of a turned game, seen by MAX.
    pub turning_ply: Option<usize>,
    /// The first ply, from 1, from which on every search saw the end of the game.
    pub end_seen_from: Option<usize>,
}

impl Marks {
    /// Those of a game: what its study says of a game that has turned, and its value of a won game; else a win that
    /// counts its plies, as in every search that plays.
    pub fn of(game: &Description) -> Marks {
        Marks {
            turned: game.lab.study.map(|study| study.turned),
            ended: game.idiom.sure.unwrap_or(Score::COUNTED_WIN.0.into()),
        }
    }
}

impl Summary {
    pub(crate) fn of(plies: &[SimulationPly], marks: Marks) -> Summary {
        let reaches =
            |ply: &SimulationPly, mark: f64| ply.score.is_some_and(|score| score.number().abs() >= mark);
        let wins = |ply: &SimulationPly, mark: f64| ply.score.is_some_and(|score| score.number() >= mark);
        let turning = |mark| plies.iter().position(|ply| wins(ply, mark));
        let is_blind = |ply: &SimulationPly| ply.score.is_some() && !reaches(ply, marks.ended);
        let from = plies.iter().rposition(is_blind).map_or(0, |index| index + 1);
        let seen = plies[from..].iter().position(|ply| ply.score.is_some());
        Summary {
            plies: plies.len(),
            mean_nodes: [Side::Max, Side::Min].map(|side| mean_nodes(plies, side)),
            turning_ply: marks.turned.and_then(turning).map(|index| index + 1),
            end_seen_from: seen.map(|index| from + index + 1),
        }
    }

    /// The figures with their names, as the game speaks.
    pub fn figures(&self, bench: &dyn Playable, plies: &[SimulationPly]) -> Vec<(String, String)> {
        let language = bench.language();
        let named = |name: &str| language.word(name).to_string();
        let mut figures = vec![(named("figure-plies"), self.plies.to_string())];
        for (side, nodes) in bench.sides().into_iter().zip(self.mean_nodes) {
            let nodes = nodes.map_or_else(|| named("does-not-search"), |nodes| format!("{nodes:.0}"));
            figures.push((language.say("figure-mean-nodes", [("side", side.into())]), nodes));
        }
        let marked = |ply: usize| format!("#{ply} ({})", plies[ply - 1].m);
        figures.extend(self.turning_ply.map(|ply| (named("figure-turning-ply"), marked(ply))));
        figures.extend(self.end_seen_from.map(|ply| (named("figure-end-seen"), marked(ply))));
        figures
    }
}

fn mean_nodes(plies: &[SimulationPly], side: Side) -> Option<f64> {
    let searched = || plies.iter().filter(|ply| ply.side == side && ply.score.is_some());
    let nodes: u64 = searched().map(|ply| ply.nodes).sum();
    let count = searched().count();
    (count > 0).then(|| nodes as f64 / count as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::Value;

    const MARKS: Marks = Marks { turned: Some(100.0), ended: 1000.0 };

    fn plies(scores: &[Option<f64>]) -> Vec<SimulationPly> {
        let ply = |(i, &score): (usize, &Option<f64>)| SimulationPly {
            side: if i.is_multiple_of(2) { Side::Max } else { Side::Min },
            m: format!("m{}", i + 1),
            score: score.map(Value::Points),
            nodes: 10 * (i as u64 + 1),
            position: String::new(),
            static_value: 0.0,
            board: None,
        };
        scores.iter().enumerate().map(ply).collect()
    }

    fn check(scores: &[Option<f64>], turning_ply: Option<usize>, end_seen_from: Option<usize>) {
        let found = Summary::of(&plies(scores), MARKS);
        assert_eq!((found.turning_ply, found.end_seen_from), (turning_ply, end_seen_from), "{scores:?}");
    }

    #[test]
    fn turning_points_and_ends_are_found_in_the_scores() {
        check(&[], None, None);
        check(&[Some(5.0), Some(100.0), Some(1000.0), Some(1000.0)], Some(2), Some(3));
        check(&[Some(1000.0), Some(5.0), Some(-1000.0)], Some(1), Some(3));
        check(&[Some(5.0), Some(6.0)], None, None);
        check(&[Some(5.0), None, Some(2000.0), None], Some(3), Some(3));
        check(&[None, None], None, None);
        // A game that is lost by much has not turned.
        check(&[Some(-99_999.0), Some(5.0), Some(150.0)], Some(3), None);
    }

    #[test]
    fn nodes_are_averaged_for_each_side() {
        let found = Summary::of(&plies(&[Some(1.0), Some(1.0), Some(1.0)]), MARKS);
        assert_eq!(found.mean_nodes, [Some(20.0), Some(20.0)]);
        let found = Summary::of(&plies(&[Some(1.0), None]), MARKS);
        assert_eq!(found.mean_nodes, [Some(10.0), None]);
    }
}
