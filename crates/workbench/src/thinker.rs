//! The playing search behind one face, with any value function in place of the game's own.

use search::evaluate::Evaluator;
use search::pvs::{self, Control, Report, Request, Table, Thought};
use search::{Bound, Depth, Game, Known, Ply, Recorder, Score, Silent, Tactics, Tally, ValueFunction};
use std::sync::Arc;

/// Everything one run of the playing search needs.
pub(crate) struct Task<'a, G: Game> {
    pub game: &'a G,
    pub request: Request<'a, G>,
    /// Takes the place of the game's own evaluation.
    pub value: Option<Arc<dyn ValueFunction<G>>>,
    pub table: &'a Table,
    pub control: &'a dyn Control,
}

/// Who watches a run.
pub(crate) enum Watch<'a, G: Game> {
    Nobody,
    Tally(&'a mut Tally),
    Recorder(&'a mut Tally, &'a mut Recorder<G>),
}

/// Thinks about a state. A game without a playing search has no thinker.
pub(crate) trait Thinker<G: Game>: Send + Sync {
    fn think(
        &self,
        task: &Task<'_, G>,
        watch: Watch<'_, G>,
        report: &mut Report<'_, G::Move>,
    ) -> Thought<G::Move>;
}

/// The playing search with a game's tactics.
pub(crate) struct Playing<T>(pub T);

impl<G, T> Thinker<G> for Playing<T>
where
    G: Game + Send + Sync + 'static,
    G::State: Sync,
    G::Move: Send + Sync,
    T: Tactics<G> + Clone + Send + Sync,
{
    fn think(
        &self,
        task: &Task<'_, G>,
        watch: Watch<'_, G>,
        report: &mut Report<'_, G::Move>,
    ) -> Thought<G::Move> {
        match &task.value {
            None => run(&self.0, task, watch, report),
            Some(value) => {
                let tactics = Revalued { tactics: self.0.clone(), value: Arc::clone(value) };
                run(&tactics, task, watch, report)
            }
        }
    }
}

fn run<G, T>(
    tactics: &T,
    task: &Task<'_, G>,
    watch: Watch<'_, G>,
    report: &mut Report<'_, G::Move>,
) -> Thought<G::Move>
where
    G: Game + Sync,
    G::State: Sync,
    G::Move: Send + Sync,
    T: Tactics<G> + Clone + Send,
{
    let Task { game, request, table, control, .. } = task;
    match watch {
        Watch::Nobody => pvs::think(*game, tactics, Silent, table, request, *control, report),
        Watch::Tally(tally) => pvs::think(*game, tactics, tally, table, request, *control, report),
        Watch::Recorder(tally, recorder) => {
            pvs::think(*game, tactics, (tally, recorder), table, request, *control, report)
        }
    }
}

/// A game's tactics with another judgement of states. Margins go with the old judgement and are dropped.
struct Revalued<G: Game, T> {
    tactics: T,
    value: Arc<dyn ValueFunction<G>>,
}

impl<G: Game, T: Clone> Clone for Revalued<G, T> {
    fn clone(&self) -> Self {
        Revalued { tactics: self.tactics.clone(), value: Arc::clone(&self.value) }
    }
}

impl<G: Game, T: Evaluator<G>> Evaluator<G> for Revalued<G, T> {
    fn evaluate(&mut self, game: &G, state: &G::State) -> Score {
        Score::from_value(self.value.value(game, state), game.turn(state))
    }

    fn played(&mut self, game: &G, before: &G::State, m: G::Move, after: &G::State) {
        self.tactics.played(game, before, m, after);
    }

    fn undone(&mut self, game: &G, before: &G::State, m: G::Move) {
        self.tactics.undone(game, before, m);
    }
}

impl<G: Game, T: Tactics<G>> Tactics<G> for Revalued<G, T> {
    fn is_forced(&self, game: &G, state: &G::State) -> bool {
        self.tactics.is_forced(game, state)
    }

    fn noisy(&self, game: &G, state: &G::State, out: &mut Vec<G::Move>) {
        self.tactics.noisy(game, state, out);
    }

    fn is_noisy(&self, game: &G, state: &G::State, m: G::Move) -> bool {
        self.tactics.is_noisy(game, state, m)
    }

    fn rank(&self, game: &G, state: &G::State, m: G::Move) -> i32 {
        self.tactics.rank(game, state, m)
    }

    fn hint(&self, game: &G, state: &G::State, m: G::Move) -> i32 {
        self.tactics.hint(game, state, m)
    }

    fn pass(&self, game: &G, state: &G::State) -> Option<G::State> {
        self.tactics.pass(game, state)
    }

    fn reduction(&self, depth: Depth, index: usize) -> Depth {
        self.tactics.reduction(depth, index)
    }

    fn late_moves(&self, depth: Depth) -> Option<usize> {
        self.tactics.late_moves(depth)
    }

    fn extension(&self, game: &G, before: &G::State, m: G::Move, after: &G::State) -> Depth {
        self.tactics.extension(game, before, m, after)
    }

    fn known(&mut self, game: &G, state: &G::State, ply: Ply) -> Option<(Score, Bound)> {
        self.tactics.known(game, state, ply)
    }

    fn known_root(&mut self, game: &G, state: &G::State) -> Option<Known<G::Move>> {
        self.tactics.known_root(game, state)
    }
}
