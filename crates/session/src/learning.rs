//! Learning from games: what a net's trainer asks of a game whose types it does not see.

use crate::choices::EvalChoice;
use crate::error::SessionError;
use crate::kit::{Kit, MoveOf, StateOf};
use crate::self_play::SelfPlayGame;
use crate::setup::Setup;
use net::{Features, GameSample, InputLayout, NetBase, ReplayedPosition, TrainingLabels};
use search::{Evaluator, Game, Side};
use std::sync::Arc;

/// How a search plays against itself.
#[derive(Clone, PartialEq, Debug)]
pub struct SelfPlay {
    /// Nodes for each move.
    pub nodes: u64,
    /// Draws the openings; the same seed and number give the same game.
    pub seed: u64,
    /// Where games begin; the game's start if missing.
    pub start: Option<String>,
    /// Random moves at the beginning: at least this number, and up to twice as many.
    pub random_plies: usize,
    /// What positions are judged by.
    pub eval: EvalChoice,
    /// When games are over.
    pub until: Until,
}

/// When a game of a search against itself is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// When its end is sure, and openings that decide it are drawn again: for nets that judge what a search leaves open.
    Sure,
    /// When the rules say so, whatever the opening: for nets that have to know a won position when they see one.
    Over,
}

/// Plays games against itself, one after the other; keeps its memory from move to move, not from game to game.
pub trait SelfPlayer: Send {
    /// The game of this number; none if it came to no end.
    fn play(&mut self, number: u32) -> Result<Option<GameSample>, SessionError>;
}

/// A position of a game to learn from, as text.
#[derive(Clone, Debug)]
pub struct WrittenPosition {
    /// The position.
    pub text: String,
    /// Who is to move.
    pub turn: Side,
    /// As a net sees it.
    pub seen: ReplayedPosition,
}

/// A game as the trainer of a net sees it.
pub trait Learning: Send + Sync {
    /// What its nets are called.
    fn name(&self) -> String;

    /// How its inputs are counted.
    fn layout(&self) -> InputLayout;

    /// A player of games to learn from.
    fn player(&self, plan: &SelfPlay) -> Result<Box<dyn SelfPlayer>, SessionError>;

    /// The same for nets that know one ending alone.
    fn for_ending(&self, ending: &str) -> Result<Box<dyn Learning>, SessionError>;

    /// The same for nets that add to a value function, by its name.
    fn on_base(&self, preset: &str) -> Result<Box<dyn Learning>, SessionError>;

    /// A position as a net sees it, with what is to be learned of it.
    fn look(&self, position: &str, labels: TrainingLabels) -> Result<ReplayedPosition, SessionError>;

    /// Goes through a game again and tells of every position that was scored.
    fn replay(&self, game: &GameSample, tell: &mut dyn FnMut(&ReplayedPosition)) -> Result<(), SessionError>;

    /// The same positions with their texts.
    fn positions(&self, game: &GameSample) -> Result<Vec<WrittenPosition>, SessionError>;
}

/// A game that is set up, and what it shows to nets.
pub(crate) struct Learner<K: Kit> {
    pub setup: Setup<K>,
    pub features: Arc<dyn Features<K::Game>>,
    pub base: Option<NetBase<K::Game>>,
}

impl<K: Kit> Learner<K> {
    fn seen(
        &self,
        base: &mut Option<BoxedEvaluator<'_, K>>,
        state: &StateOf<K>,
        labels: TrainingLabels,
        quiet: bool,
    ) -> ReplayedPosition {
        let game = self.setup.game();
        let turn = game.turn(state);
        let views = [turn, turn.other()].map(|side| self.features.view(state, side));
        let base = base.as_mut().map_or(0.0, |base| base.evaluate(game, state).0 as f32);
        ReplayedPosition {
            views,
            phase: self.features.phase(state),
            key: game.key(state),
            base,
            labels,
            quiet,
        }
    }

    /// What nets add to, to be asked about one state after the other.
    fn asked(&self) -> Option<BoxedEvaluator<'_, K>> {
        self.base.as_ref().map(NetBase::follow)
    }
}

type BoxedEvaluator<'a, K> = Box<dyn Evaluator<<K as Kit>::Game> + Send + 'a>;

impl<K: Kit> Learning for Learner<K> {
    fn name(&self) -> String {
        let game = self.features.name();
        self.base.as_ref().map_or(game.clone(), |base| base.name_net(&game))
    }

    fn layout(&self) -> InputLayout {
        self.features.layout()
    }

    fn player(&self, plan: &SelfPlay) -> Result<Box<dyn SelfPlayer>, SessionError> {
        Ok(Box::new(SelfPlayGame::new(self.setup.clone(), plan)?))
    }

    fn for_ending(&self, ending: &str) -> Result<Box<dyn Learning>, SessionError> {
        let features = self.features.for_ending(ending).map_err(|expected| SessionError::Missing {
            game: self.setup.kit().title(),
            what: "nets for this ending",
            instead: expected.into(),
        })?;
        Ok(Box::new(Learner { setup: self.setup.clone(), features, base: self.base.clone() }))
    }

    fn on_base(&self, preset: &str) -> Result<Box<dyn Learning>, SessionError> {
        let base = Some(self.setup.base(preset)?);
        Ok(Box::new(Learner { setup: self.setup.clone(), features: Arc::clone(&self.features), base }))
    }

    fn look(&self, position: &str, labels: TrainingLabels) -> Result<ReplayedPosition, SessionError> {
        Ok(self.seen(&mut self.asked(), &self.setup.beginning(Some(position))?, labels, true))
    }

    fn replay(
        &self,
        sample: &GameSample,
        tell: &mut dyn FnMut(&ReplayedPosition),
    ) -> Result<(), SessionError> {
        self.walk(sample, &mut |_, seen| tell(seen))
    }

    fn positions(&self, sample: &GameSample) -> Result<Vec<WrittenPosition>, SessionError> {
        let mut found = Vec::new();
        self.walk(sample, &mut |state, seen| {
            let (text, turn) = (self.setup.show_state(state), self.setup.game().turn(state));
            found.push(WrittenPosition { text, turn, seen: *seen });
        })?;
        Ok(found)
    }
}

impl<K: Kit> Learner<K> {
    /// Goes through a game and tells of every state that was scored.
    fn walk(
        &self,
        sample: &GameSample,
        tell: &mut dyn FnMut(&StateOf<K>, &ReplayedPosition),
    ) -> Result<(), SessionError> {
        let game = self.setup.game();
        let start = (!sample.start.is_empty()).then_some(sample.start.as_str());
        let mut state = self.setup.beginning(start)?;
        let mut moves: Vec<MoveOf<K>> = Vec::new();
        let mut base = self.asked();
        for (ply, &place) in sample.moves.iter().enumerate() {
            if let Some(scored) = ply.checked_sub(sample.opening).and_then(|index| sample.scores.get(index)) {
                let points = match game.turn(&state) {
                    Side::Max => sample.result,
                    Side::Min => 2u8.saturating_sub(sample.result),
                };
                let labels = TrainingLabels { score: scored.score as f32, result: f32::from(points) / 2.0 };
                tell(&state, &self.seen(&mut base, &state, labels, scored.quiet));
            }
            moves.clear();
            game.moves(&state, &mut moves);
            let m = moves.get(usize::from(place)).ok_or_else(|| SessionError::Sample {
                game: sample.number,
                place,
                ply,
            })?;
            state = game.play(&state, *m);
        }
        Ok(())
    }
}
