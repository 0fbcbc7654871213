//! A search that plays against itself, short on nodes, and notes what it thought.
//!
//! A wrong result teaches a net nonsense, so a game is cut short only when its end is sure: the search sees it, one side has
//! been far ahead for several moves, or nothing has happened for long and both think it level. Or it is played to its end.

use crate::clock::{Clock, StopFlag};
use crate::error::SessionError;
use crate::judgement::{Judgement, Remembered};
use crate::kit::{Kit, MoveOf, StateOf};
use crate::learning::{SelfPlay, SelfPlayer, Until};
use crate::play_out::{EndRules, GameEnd, OpenedGame, PlayedGame, draw_moves, play_out};
use crate::running::Reached;
use crate::setup::Setup;
use net::{GameSample, SampleScore};
use search::pvs::{Limits, Table};
use search::{Depth, Game, Outcome, Score, Side};
use std::ops::ControlFlow;

/// A small table stays near the processor and is quickly cleared.
const TABLE_MIB: usize = 1;
/// An opening worth more to one side than twice what is even is drawn again, but not for ever.
const UNEVEN: f64 = 2.0;
const TRIES: usize = 50;
/// What is even where a game does not say.
const EVEN: f64 = 100.0;
/// A game is won when one side has been ahead by a multiple of an even score, for a number of plies: far ahead for a while, or
/// clearly ahead for long.
const WON: [(f64, usize); 2] = [(10.0, 6), (3.0, 30)];
/// A game is drawn when both have thought it level within this share of an even score for a number of plies, none of which
/// changed anything for good.
const LEVEL: f64 = 0.4;
const LEVEL_PLIES: usize = 30;
/// After this number of plies that changed nothing for good, positions look alike, and nothing more is to be learned from them.
const IDLE_PLIES: usize = 16;
/// A position met this often is a draw.
const REPETITIONS: usize = 3;
/// A longer game is left out.
const MAX_PLIES: usize = 500;
/// Moves are noted in one byte.
const MAX_PLACE: usize = 255;

/// A player against itself.
pub(crate) struct SelfPlayGame<K: Kit> {
    setup: Setup<K>,
    plan: SelfPlay,
    judgement: Judgement<K::Game>,
    start: StateOf<K>,
    table: Table,
    even: f64,
}

impl<K: Kit> SelfPlayGame<K> {
    pub(crate) fn new(setup: Setup<K>, plan: &SelfPlay) -> Result<Self, SessionError> {
        setup.thinker()?;
        let start = setup.beginning(plan.start.as_deref())?;
        setup.still_going(&start)?;
        let judgement = setup.judgement(&plan.eval, &Remembered::default())?;
        let even = setup.kit().description().play.even.unwrap_or(EVEN);
        Ok(SelfPlayGame { setup, plan: plan.clone(), judgement, start, table: Table::new(TABLE_MIB), even })
    }
}

impl<K: Kit> SelfPlayer for SelfPlayGame<K> {
    fn play(&mut self, number: u32) -> Result<Option<GameSample>, SessionError> {
        let mut random = fastrand::Rng::with_seed(self.plan.seed);
        let mut random = fastrand::Rng::with_seed(random.u64(..).wrapping_add(number.into()));
        self.table.clear();
        let opened = (0..TRIES).find_map(|_| self.open(&mut random).transpose()).transpose()?;
        let Some(mut played) = opened else { return Ok(None) };
        let opening = played.moves.len();
        let outcome = self.finish(&mut played)?;
        let result = outcome.map(|outcome| match outcome.winner {
            Some(Side::Max) => 2,
            None => 1,
            Some(Side::Min) => 0,
        });
        let start = self.plan.start.clone().unwrap_or_default();
        let GameSoFar { moves, scores, .. } = played;
        Ok(result.map(|result| GameSample { number, start, opening, moves, scores, result }))
    }
}

/// A game so far.
struct GameSoFar<'a, K: Kit> {
    rules: &'a SelfPlayGame<K>,
    reached: Reached<K>,
    moves: Vec<u8>,
    scores: Vec<SampleScore>,
    /// Plies for which each grade of [`WON`] has held, for MAX and for MIN; and plies for which neither has been ahead.
    ahead: [[usize; WON.len()]; 2],
    level: usize,
}

impl<K: Kit> GameSoFar<'_, K> {
    fn step(&mut self, place: usize, m: MoveOf<K>) {
        let game = self.rules.setup.game();
        self.moves.push(place as u8);
        self.reached.past.push(game.key(&self.reached.state));
        self.reached.state = game.play(&self.reached.state, m);
    }
}

impl<K: Kit> PlayedGame for GameSoFar<'_, K> {
    fn end(&self) -> Option<Outcome> {
        self.rules.setup.outcome(&self.reached.state)
    }

    fn times(&self) -> usize {
        let game = self.rules.setup.game();
        let key = game.key(&self.reached.state);
        let comparable = game.reversible(&self.reached.state);
        1 + self.reached.past.iter().rev().take(comparable).filter(|&&before| before == key).count()
    }
}

impl<K: Kit> OpenedGame for GameSoFar<'_, K> {
    fn count_moves(&self) -> Option<usize> {
        Some(self.rules.setup.moves(&self.reached.state).len().clamp(1, MAX_PLACE))
    }

    fn play_number(&mut self, number: usize) -> Result<ControlFlow<()>, SessionError> {
        let SelfPlayGame { setup, plan, .. } = self.rules;
        let moves = setup.moves(&self.reached.state);
        let Some(&m) = moves.get(number) else { return Ok(ControlFlow::Break(())) };
        let is_last = setup.outcome(&setup.game().play(&self.reached.state, m)).is_some();
        if is_last && plan.until == Until::Over {
            return Ok(ControlFlow::Break(()));
        }
        self.step(number, m);
        Ok(ControlFlow::Continue(()))
    }
}

impl<K: Kit> SelfPlayGame<K> {
    /// Some random moves; none if they ended the game or decided it.
    fn open(&self, random: &mut fastrand::Rng) -> Result<Option<GameSoFar<'_, K>>, SessionError> {
        let reached = Reached { state: self.start.clone(), past: Vec::new() };
        let (moves, scores, ahead) = (Vec::new(), Vec::new(), Default::default());
        let mut played = GameSoFar { rules: self, reached, moves, scores, ahead, level: 0 };
        let least = self.plan.random_plies;
        let plies = random.usize(least..=2 * least);
        draw_moves(&mut played, plies, random)?;
        if played.end().is_some() {
            return Ok(None);
        }
        if self.plan.until == Until::Over {
            return Ok(Some(played));
        }
        let Some((score, _)) = self.think(&played.reached) else { return Ok(None) };
        Ok((f64::from(score.0).abs() <= UNEVEN * self.even).then_some(played))
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
    fn finish(&self, played: &mut GameSoFar<'_, K>) -> Result<Option<Outcome>, SessionError> {
        // Whether it is too long is asked after a thought, which may be sure of the end.
        let rules = EndRules { repetitions: REPETITIONS, max_plies: usize::MAX };
        Ok(match play_out(played, rules, |played| self.turn(played))? {
            GameEnd::Over(outcome) | GameEnd::Left(Some(outcome)) => Some(outcome),
            GameEnd::Repeated(_) => Some(Outcome::DRAW),
            GameEnd::Long | GameEnd::Left(None) => None,
        })
    }

    /// One move, or how the game is left: with an outcome that is sure, or without one.
    fn turn(&self, played: &mut GameSoFar<'_, K>) -> Result<Option<Option<Outcome>>, SessionError> {
        if let Some(outcome) = self.find_sure_end(played) {
            return Ok(Some(Some(outcome)));
        }
        let game = self.setup.game();
        let turn = game.turn(&played.reached.state);
        let Some((score, m)) = self.think(&played.reached) else { return Ok(Some(None)) };
        if self.plan.until == Until::Sure && score.plies_to_end().is_some() {
            let winner = if score > Score::DRAW { turn } else { turn.other() };
            return Ok(Some(Some(Outcome::win(winner))));
        }
        let mut moves = Vec::new();
        game.moves(&played.reached.state, &mut moves);
        let place = moves.iter().position(|&known| known == m).filter(|&place| place <= MAX_PLACE);
        let (Some(place), true) = (place, played.moves.len() < MAX_PLIES) else { return Ok(Some(None)) };
        let state = &played.reached.state;
        let quiet = game.reversible(state) <= IDLE_PLIES && self.setup.thinker()?.is_quiet(game, state, m);
        self.note(played, turn, SampleScore { score: score.0, quiet });
        played.step(place, m);
        Ok(None)
    }

    /// How the game ends before its rules say so, because there is no doubt.
    fn find_sure_end(&self, played: &GameSoFar<'_, K>) -> Option<Outcome> {
        if self.plan.until == Until::Over {
            return None;
        }
        let is_won = |side: &Side| {
            let held = played.ahead[*side as usize].iter().zip(WON);
            held.into_iter().any(|(&plies, (_, enough))| plies >= enough)
        };
        let won = [Side::Max, Side::Min].into_iter().find(is_won).map(Outcome::win);
        let idle = self.setup.game().reversible(&played.reached.state);
        let is_level = played.level >= LEVEL_PLIES && idle >= LEVEL_PLIES;
        won.or_else(|| is_level.then_some(Outcome::DRAW))
    }

    fn note(&self, played: &mut GameSoFar<'_, K>, turn: Side, scored: SampleScore) {
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
