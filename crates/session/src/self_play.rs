//! A search that plays against itself, short on nodes, and notes what it thought.
//!
//! A wrong result teaches a net nonsense, so a game is cut short only when its end is sure: the search sees it, one side has
//! been far ahead for several moves, or nothing has happened for long and both think it level. Or it is played to its end.

use crate::clock::{Clock, StopFlag};
use crate::error::SessionError;
use crate::judgement::{Judgement, Remembered};
use crate::kit::{Kit, MoveOf, StateOf};
use crate::learning::{SelfPlay, SelfPlayer, Until};
use crate::running::Reached;
use crate::setup::Setup;
use net::{GameSample, Scored};
use search::pvs::{Limits, Table};
use search::{Depth, Game, Outcome, Score, Side};

/// A small table stays near the processor and is quickly cleared.
const TABLE_MIB: usize = 1;
/// An opening worth more to one side than twice what is even is drawn again, but not for ever.
const UNEVEN: f64 = 2.0;
const TRIES: usize = 50;
/// What is even where a game does not say.
const EVEN: f64 = 100.0;
/// A game is won when one side has been ahead by so many times what is even, for so many plies: far ahead for a while, or
/// clearly ahead for long.
const WON: [(f64, usize); 2] = [(10.0, 6), (3.0, 30)];
/// A game is drawn when both have thought it level within this share of what is even for so many plies, none of which
/// changed anything for good.
const LEVEL: f64 = 0.4;
const LEVEL_PLIES: usize = 30;
/// After so many plies that changed nothing for good, positions look alike, and nothing more is to be learned from them.
const IDLE_PLIES: usize = 16;
/// A position met this often is a draw.
const REPETITIONS: usize = 3;
/// A longer game is left out.
const MAX_PLIES: usize = 500;
/// Moves are noted in one byte.
const MAX_PLACE: usize = 255;

/// Somebody who plays against himself.
pub(crate) struct Player<K: Kit> {
    setup: Setup<K>,
    plan: SelfPlay,
    judgement: Judgement<K::Game>,
    start: StateOf<K>,
    table: Table,
    even: f64,
}

impl<K: Kit> Player<K> {
    pub(crate) fn new(setup: Setup<K>, plan: &SelfPlay) -> Result<Self, SessionError> {
        setup.thinker()?;
        let start = setup.beginning(plan.start.as_deref())?;
        setup.still_going(&start)?;
        let judgement = setup.judgement(&plan.eval, &Remembered::default())?;
        let even = setup.kit().description().even.unwrap_or(EVEN);
        Ok(Player { setup, plan: plan.clone(), judgement, start, table: Table::new(TABLE_MIB), even })
    }
}

impl<K: Kit> SelfPlayer for Player<K> {
    fn play(&mut self, number: u32) -> Result<Option<GameSample>, SessionError> {
        let mut random = fastrand::Rng::with_seed(self.plan.seed);
        let mut random = fastrand::Rng::with_seed(random.u64(..).wrapping_add(number.into()));
        self.table.clear();
        let opened = (0..TRIES).find_map(|_| self.open(&mut random));
        let Some(played) = opened else { return Ok(None) };
        let opening = played.moves.len();
        let (played, outcome) = self.play_out(played)?;
        let result = outcome.map(|outcome| match outcome.winner {
            Some(Side::Max) => 2,
            None => 1,
            Some(Side::Min) => 0,
        });
        let start = self.plan.start.clone().unwrap_or_default();
        let Played { moves, scores, .. } = played;
        Ok(result.map(|result| GameSample { number, start, opening, moves, scores, result }))
    }
}

/// A game so far.
struct Played<K: Kit> {
    reached: Reached<K>,
    moves: Vec<u8>,
    scores: Vec<Scored>,
    /// Plies for which each grade of [`WON`] has held, for MAX and for MIN; and plies for which neither has been ahead.
    ahead: [[usize; WON.len()]; 2],
    level: usize,
}

impl<K: Kit> Played<K> {
    fn step(&mut self, game: &K::Game, place: usize, m: MoveOf<K>) {
        self.moves.push(place as u8);
        self.reached.past.push(game.key(&self.reached.state));
        self.reached.state = game.play(&self.reached.state, m);
    }

    /// How often the position has been there.
    fn times_seen(&self, game: &K::Game) -> usize {
        let key = game.key(&self.reached.state);
        let comparable = game.reversible(&self.reached.state);
        1 + self.reached.past.iter().rev().take(comparable).filter(|&&before| before == key).count()
    }
}

impl<K: Kit> Player<K> {
    /// Some random moves; none if they ended the game or decided it.
    fn open(&self, random: &mut fastrand::Rng) -> Option<Played<K>> {
        let game = self.setup.game();
        let reached = Reached { state: self.start.clone(), past: Vec::new() };
        let mut played =
            Played { reached, moves: Vec::new(), scores: Vec::new(), ahead: Default::default(), level: 0 };
        let least = self.plan.random_plies;
        for _ in 0..random.usize(least..=2 * least) {
            let moves = self.setup.moves(&played.reached.state);
            let place = random.usize(..moves.len().clamp(1, MAX_PLACE));
            let m = *moves.get(place)?;
            let is_last = self.setup.outcome(&game.play(&played.reached.state, m)).is_some();
            if is_last && self.plan.until == Until::Over {
                break;
            }
            played.step(game, place, m);
        }
        if self.setup.outcome(&played.reached.state).is_some() {
            return None;
        }
        if self.plan.until == Until::Over {
            return Some(played);
        }
        let (score, _) = self.think(&played.reached)?;
        (f64::from(score.0).abs() <= UNEVEN * self.even).then_some(played)
    }

    /// What the search thinks, and its move.
    fn think(&self, reached: &Reached<K>) -> Option<(Score, MoveOf<K>)> {
        let stop = StopFlag::default();
        let clock = Clock::start(None, None, &stop);
        let limits = Limits { depth: Depth::UNLIMITED.min(Limits::default().depth), nodes: self.plan.nodes };
        let mut task = self.setup.task(reached, limits, &self.table, &clock);
        task.request.evaluation = self.judgement.evaluation();
        let thought = self.setup.thinker().ok()?.think(&task, None, &mut |_| {});
        Some((thought.lines.first()?.score, thought.best()?))
    }

    /// Plays until the game ends; no outcome if it is too long or its moves are too many.
    fn play_out(&self, mut played: Played<K>) -> Result<(Played<K>, Option<Outcome>), SessionError> {
        let game = self.setup.game();
        let mut moves = Vec::new();
        loop {
            if let Some(outcome) = self.ended(&played) {
                return Ok((played, Some(outcome)));
            }
            let turn = game.turn(&played.reached.state);
            let Some((score, m)) = self.think(&played.reached) else { return Ok((played, None)) };
            if self.plan.until == Until::Sure && score.plies_to_end().is_some() {
                let winner = if score > Score::DRAW { turn } else { turn.other() };
                return Ok((played, Some(Outcome::win(winner))));
            }
            moves.clear();
            game.moves(&played.reached.state, &mut moves);
            let place = moves.iter().position(|&known| known == m).filter(|&place| place <= MAX_PLACE);
            let (Some(place), true) = (place, played.moves.len() < MAX_PLIES) else {
                return Ok((played, None));
            };
            let state = &played.reached.state;
            let quiet =
                game.reversible(state) <= IDLE_PLIES && self.setup.thinker()?.is_quiet(game, state, m);
            self.note(&mut played, turn, Scored { score: score.0, quiet });
            played.step(game, place, m);
        }
    }

    /// How the game has ended, by the rules or because there is no doubt.
    fn ended(&self, played: &Played<K>) -> Option<Outcome> {
        let by_rules = self.setup.outcome(&played.reached.state);
        let repeated = || (played.times_seen(self.setup.game()) >= REPETITIONS).then_some(Outcome::DRAW);
        if self.plan.until == Until::Over {
            return by_rules.or_else(repeated);
        }
        let is_won = |side: &Side| {
            let held = played.ahead[*side as usize].iter().zip(WON);
            held.into_iter().any(|(&plies, (_, enough))| plies >= enough)
        };
        let won = || [Side::Max, Side::Min].into_iter().find(is_won).map(Outcome::win);
        let is_level = || {
            let idle = self.setup.game().reversible(&played.reached.state);
            (played.level >= LEVEL_PLIES && idle >= LEVEL_PLIES).then_some(Outcome::DRAW)
        };
        by_rules.or_else(repeated).or_else(won).or_else(is_level)
    }

    fn note(&self, played: &mut Played<K>, turn: Side, scored: Scored) {
        played.scores.push(scored);
        let for_max = Score(scored.score).for_max(turn);
        let grow = |count: &mut usize, goes_on: bool| *count = if goes_on { *count + 1 } else { 0 };
        for (grade, (lead, _)) in WON.into_iter().enumerate() {
            grow(&mut played.ahead[0][grade], for_max >= lead * self.even);
            grow(&mut played.ahead[1][grade], for_max <= -lead * self.even);
        }
        grow(&mut played.level, for_max.abs() <= LEVEL * self.even);
    }
}
