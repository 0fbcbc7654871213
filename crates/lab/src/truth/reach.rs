//! Everything an attacker can come to: each of its positions is searched once, for it plays the same move always.

use crate::error::LabError;
use rayon::prelude::*;
use session::{At, Exact, LongWork, Playable, Request, Session, Shard, Side, SolvedClass, StopFlag};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

/// Searches between two reports of progress.
const REPORT_EVERY: u64 = 256;

/// Who attacks where.
#[derive(Clone, Copy)]
pub struct Attack<'a> {
    /// The game.
    pub bench: &'a dyn Playable,
    /// The class.
    pub class: &'a dyn SolvedClass,
    /// The attacker's search.
    pub search: &'a Request,
    /// Ends each of its searches.
    pub stop: &'a StopFlag,
}

/// Which moves of the defender are followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Defence {
    /// The one that resists longest.
    Longest,
    /// All of them.
    Every,
}

/// Which of the won positions are played from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StartSample {
    /// Only this many, drawn at random; all when none.
    pub size: Option<usize>,
    /// Draws them.
    pub seed: u64,
    /// Only this part of those.
    pub shard: Shard,
}

/// What can be reached when the attacker's moves are fixed.
pub struct Reach {
    /// The class.
    pub class: String,
    pub(super) positions: Vec<Position>,
    /// The won positions it starts from.
    pub(super) starts: Vec<WonStart>,
    /// How many there are in all parts together.
    pub won_positions: usize,
}

/// A won position that the attacker starts from.
#[derive(Clone, Copy)]
pub(super) struct WonStart {
    /// Which of the won positions of all parts it is, from 0.
    pub number: usize,
    /// Its place among the positions reached.
    pub place: usize,
    /// Plies that perfect play needs.
    pub optimal_plies: u32,
}

/// A position, and where it leads.
#[derive(Default)]
pub(super) struct Position {
    pub text: String,
    pub is_attackers: bool,
    /// The defender, to move here, has lost.
    pub is_lost: bool,
    /// The attacker's one move, or those of the defender that are followed.
    pub steps: Vec<ReachStep>,
    /// Which of them resists longest.
    pub longest: usize,
}

/// A move and the number of the position it leads to.
pub(super) struct ReachStep {
    pub m: String,
    pub to: usize,
}

/// A position looked at, before those it leads to have numbers.
struct ExpandedPosition {
    is_attackers: bool,
    is_lost: bool,
    steps: Vec<(String, String)>,
    longest: usize,
}

impl Reach {
    /// Follows the attacker from the won positions of the class.
    pub fn of(
        attack: &Attack<'_>,
        sample: StartSample,
        defence: Defence,
        follow: LongWork<'_>,
    ) -> Result<Reach, LabError> {
        let won = won(attack.class, sample);
        let Some((first, _)) = won.first() else { return Err(LabError::NothingWon(attack.class.name())) };
        let side = attack.bench.position(&at(first))?.side.ok_or_else(|| LabError::Chance(first.clone()))?;
        let mut growing = GrowingReach::default();
        let start = |(number, (text, optimal_plies)): (usize, &(String, u32))| WonStart {
            number,
            place: growing.number(text),
            optimal_plies: *optimal_plies,
        };
        let held = won.iter().enumerate().filter(|(number, _)| sample.shard.holds(*number));
        let starts: Vec<WonStart> = held.map(start).collect();
        let searched = AtomicU64::new(0);
        let look = |session: &mut Box<dyn Session>, position: &Position| {
            if follow.stop.is_raised() {
                return Err(LabError::Stopped);
            }
            let seen = look(session.as_mut(), attack, &position.text, side, defence)?;
            let count = searched.fetch_add(u64::from(seen.is_attackers), Ordering::Relaxed) + 1;
            if count.is_multiple_of(REPORT_EVERY) {
                (follow.progress)(count.min(starts.len() as u64), starts.len() as u64);
            }
            Ok(seen)
        };
        let begin = || attack.bench.begin(&At::default()).expect("a game has a start");
        let mut done = 0;
        while done < growing.positions.len() {
            let layer = growing.positions[done..].par_iter();
            let seen: Vec<ExpandedPosition> = layer.map_init(begin, look).collect::<Result<_, LabError>>()?;
            seen.into_iter().for_each(|seen| {
                growing.settle(done, seen);
                done += 1;
            });
        }
        Ok(Reach {
            class: attack.class.name(),
            positions: growing.positions,
            starts,
            won_positions: won.len(),
        })
    }
}

/// The won positions of the class with the plies that perfect play needs.
fn won(class: &dyn SolvedClass, sample: StartSample) -> Vec<(String, u32)> {
    let is_won = |(text, value): (String, Exact)| match value {
        Exact::Win(Some(plies)) => Some((text, plies)),
        _ => None,
    };
    let mut won: Vec<(String, u32)> = class.positions().into_iter().filter_map(is_won).collect();
    if let Some(size) = sample.size {
        fastrand::Rng::with_seed(sample.seed).shuffle(&mut won);
        won.truncate(size);
    }
    won
}

pub(super) fn at(position: &str) -> At {
    At { position: Some(position.into()), moves: Vec::new() }
}

fn look(
    session: &mut dyn Session,
    attack: &Attack<'_>,
    position: &str,
    side: Side,
    defence: Defence,
) -> Result<ExpandedPosition, LabError> {
    session.go_to(&at(position))?;
    if session.turn() == Some(side) {
        let best = session.think(attack.search, attack.stop, &mut |_| {})?.best;
        let step = best.map(|m| Ok::<_, LabError>((session.play(&m)?, session.text()))).transpose()?;
        return Ok(ExpandedPosition {
            is_attackers: true,
            is_lost: false,
            steps: step.into_iter().collect(),
            longest: 0,
        });
    }
    let moves = attack.class.moves(position)?;
    let is_lost = moves.iter().all(|step| matches!(step.value, Exact::Loss(_)));
    // Of several that resist as long the last counts.
    let longest = (0..moves.len()).max_by_key(|&index| moves[index].value.rank()).unwrap_or(0);
    let steps = moves.into_iter().map(|step| (step.m, step.position));
    Ok(match defence {
        Defence::Every => ExpandedPosition { is_attackers: false, is_lost, steps: steps.collect(), longest },
        Defence::Longest => ExpandedPosition {
            is_attackers: false,
            is_lost,
            steps: steps.skip(longest).take(1).collect(),
            longest: 0,
        },
    })
}

/// A reach being made.
#[derive(Default)]
struct GrowingReach {
    numbers: HashMap<String, usize>,
    positions: Vec<Position>,
}

impl GrowingReach {
    fn number(&mut self, text: &str) -> usize {
        if let Some(&number) = self.numbers.get(text) {
            return number;
        }
        self.numbers.insert(text.into(), self.positions.len());
        self.positions.push(Position { text: text.into(), ..Position::default() });
        self.positions.len() - 1
    }

    fn settle(&mut self, number: usize, seen: ExpandedPosition) {
        let ExpandedPosition { is_attackers, is_lost, steps, longest } = seen;
        let steps = steps.into_iter().map(|(m, text)| ReachStep { to: self.number(&text), m }).collect();
        let text = std::mem::take(&mut self.positions[number].text);
        self.positions[number] = Position { text, is_attackers, is_lost, steps, longest };
    }
}
