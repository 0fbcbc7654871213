//! One move under review: looked at once, then again where it seems to lose.

use super::look::{Look, Looker};
use super::rules::{LOOKS, ReviewMark, ReviewRules};
use super::{ReviewRequest, ReviewedPly};
use crate::error::LabError;
use session::{At, Exact, Side, Value};

/// A move of the game in its place.
pub struct Step {
    ply: usize,
    at: At,
    side: Side,
    m: String,
    position: String,
    /// The legal moves.
    moves: Vec<String>,
}

/// The moves to look at, as the game writes them; what searches may know of endings is made for all of them first.
pub fn steps(looker: &mut Looker<'_>, request: &ReviewRequest) -> Result<Vec<Step>, LabError> {
    let (mut at, mut steps) = (At { position: request.at.position.clone(), moves: Vec::new() }, Vec::new());
    for (text, ply) in request.at.moves.iter().zip(1..) {
        let before = at.clone();
        at.moves.push(text.clone());
        if ply < request.from {
            continue;
        }
        let last = looker.go_to(&at)?.position().last;
        let m = last.map_or_else(|| text.clone(), |last| last.text);
        let session = looker.go_to(&before)?;
        let (moves, position, turn) = (session.moves(), session.text(), session.turn());
        let side = turn.ok_or_else(|| LabError::Chance(position.clone()))?;
        looker.prepare()?;
        steps.push(Step { ply, at: before, side, m, position, moves });
    }
    Ok(steps)
}

/// Looks at one move.
pub struct Reviewer<'a, 'b> {
    pub looker: &'a mut Looker<'b>,
    pub step: &'a Step,
    pub request: &'a ReviewRequest,
    pub rules: ReviewRules,
}

/// What the truth says about a move, and a move that keeps the result where the one of the search does not.
#[derive(Default)]
struct KnownTruth {
    /// Of the position and of the move, for who moves.
    results: [Option<Exact>; 2],
    keeps: Option<String>,
}

impl KnownTruth {
    /// Whether the move is known to give a result away.
    fn is_thrown(&self) -> bool {
        matches!(self.results, [Some(before), Some(after)] if !before.is_as_good_as(after))
    }

    fn is_whole(&self) -> bool {
        self.results.iter().all(Option::is_some)
    }
}

/// The last word on a move.
struct Verdict {
    /// With the best move and with the one that was played, for MAX.
    values: [Value; 2],
    better: Vec<String>,
    loss: i32,
    looks: usize,
}

impl Verdict {
    /// What a look says; a move that is as good as the other needs no better one.
    fn of(look: Look, loss: i32, looks: usize) -> Verdict {
        let Look { better, played, worths } = look;
        if loss == 0 && worths.after >= worths.before {
            return Verdict { values: [played.value; 2], better: Vec::new(), loss, looks };
        }
        Verdict { values: [better.value, played.value], better: better.line, loss, looks }
    }
}

impl Reviewer<'_, '_> {
    pub fn review(&mut self) -> Result<ReviewedPly, LabError> {
        self.looker.go_to(&self.step.at)?;
        let best = self.looker.best(self.request.nodes)?;
        let chosen = best.line.first().unwrap_or(&self.step.m).clone();
        let truth = self.truth(&chosen)?;
        // Only the truth can say that a move loses which the search would play too.
        let better = truth.keeps.clone().unwrap_or(chosen);
        let verdict = if better == self.step.m {
            Verdict { values: [best.value; 2], better: Vec::new(), loss: 0, looks: 1 }
        } else {
            self.judge(&better, &truth)?
        };
        Ok(self.ply(&truth, verdict))
    }

    /// A move beside a better one: looked at again, with more nodes, until a loss is sure or gone.
    fn judge(&mut self, better: &str, truth: &KnownTruth) -> Result<Verdict, LabError> {
        let (side, m) = (self.step.side, &self.step.m);
        let looks = self.request.looks.min(LOOKS.len());
        let mut look = self.looker.compare(better, m, self.request.nodes, side)?;
        let mut loss = look.worths.told(truth.results).loss();
        for (number, times) in LOOKS.iter().enumerate().take(looks).skip(1) {
            let mark = ReviewMark::of(loss);
            let is_sure = mark == Some(ReviewMark::Blunder) && number > 1;
            if mark.is_none() || is_sure || truth.is_whole() {
                return Ok(Verdict::of(look, loss, number));
            }
            match self.looker.look(m, self.request.nodes.saturating_mul(*times), side)? {
                Some(again) => {
                    loss = loss.min(again.worths.told(truth.results).loss());
                    look = again;
                }
                // With more nodes it is the best move itself.
                None => loss = 0,
            }
        }
        Ok(Verdict::of(look, loss, looks))
    }

    fn ply(&self, truth: &KnownTruth, verdict: Verdict) -> ReviewedPly {
        let Step { ply, side, m, position, .. } = self.step;
        let results = truth.results[0].zip(truth.results[1]);
        let [before, after] = match results {
            Some((before, after)) => {
                [self.known(before, verdict.values[0]), self.known(after, verdict.values[1])]
            }
            None => verdict.values,
        };
        ReviewedPly {
            ply: *ply,
            side: *side,
            m: m.clone(),
            position: position.clone(),
            before,
            after,
            loss: verdict.loss,
            mark: ReviewMark::of(verdict.loss),
            better: verdict.better,
            truth: results.map_or_else(Vec::new, |(before, after)| {
                [before, after].map(|exact| exact.word().into()).into()
            }),
            looks: verdict.looks,
        }
    }

    /// An exact value for who moves as a value for MAX; where it has no distance, that of the search if it agrees.
    fn known(&self, exact: Exact, searched: Value) -> Value {
        let (side, result) = (self.step.side, f64::from(exact.rank().0));
        let most = f64::from(self.rules.most) * self.rules.unit / 100.0;
        let value = match exact {
            Exact::Win(Some(plies)) => Value::Win(plies),
            Exact::Loss(Some(plies)) => Value::Loss(plies),
            _ if result != 0.0 && searched.seen_by(side).number() * result >= most => return searched,
            _ => Value::Points(result * most),
        };
        value.seen_by(side)
    }

    /// The truth about the position and the move, and a move that keeps the result where the chosen one does not.
    fn truth(&mut self, chosen: &str) -> Result<KnownTruth, LabError> {
        let Step { at, side, m, moves, .. } = self.step;
        let known = self.looker.truth(at, *side, &[m.as_str(), chosen])?;
        let [whole, played, chosen] = [known[0], known[1], known[2]];
        let wins = |exact: &Exact| exact.is_as_good_as(Exact::Win(None));
        // A move that wins says that the position is won.
        let whole = whole.or(chosen.filter(wins)).or(played.filter(wins));
        let keeps =
            |exact: Option<Exact>| whole.zip(exact).is_some_and(|(best, one)| best.is_as_good_as(one));
        let truth = KnownTruth { results: [whole, played], keeps: None };
        if !truth.is_thrown() || keeps(chosen) {
            return Ok(truth);
        }
        let texts: Vec<&str> = moves.iter().map(String::as_str).collect();
        let all = self.looker.truth(at, *side, &texts)?;
        let keeper = moves.iter().zip(&all[1..]).find(|(_, exact)| keeps(**exact));
        Ok(KnownTruth { keeps: keeper.map(|(m, _)| m.clone()), ..truth })
    }
}
