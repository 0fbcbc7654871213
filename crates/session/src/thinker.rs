//! The playing search behind one face.

use search::pvs::{self, ProgressListener, Table, ThinkRequest, Thought};
use search::{Control, Game, Margins, Moves, Observer, Silent, Tactics};

/// Everything one run of the playing search needs.
pub struct ThinkerTask<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// What is asked.
    pub request: ThinkRequest<'a, G>,
    /// What is remembered.
    pub table: &'a Table,
    /// Who may stop it.
    pub control: &'a (dyn Control + Sync),
}

/// Thinks about a state. A game without a playing search has no thinker.
pub trait Thinker<G: Game>: Send + Sync {
    /// What may be skipped on the word of its own evaluation.
    fn margins(&self) -> Margins;

    /// Whether the side to move is free and the move changes little at once: then what is measured there lasts.
    fn is_quiet(&self, game: &G, state: &G::State, m: G::Move) -> bool;

    /// Runs the search, at full speed without an observer.
    fn think(
        &self,
        task: &ThinkerTask<'_, G>,
        watcher: Option<&mut dyn Observer<G>>,
        report: &mut ProgressListener<'_, G::Move>,
    ) -> Thought<G::Move>;
}

/// The playing search with a game's tactics.
pub struct Playing<T>(pub T);

impl<G, T> Thinker<G> for Playing<T>
where
    G: Game + Send + Sync + 'static,
    G::State: Sync,
    G::Move: Send + Sync,
    T: Tactics<G> + Clone + Send + Sync,
{
    fn margins(&self) -> Margins {
        self.0.margins()
    }

    fn is_quiet(&self, game: &G, state: &G::State, m: G::Move) -> bool {
        let moves = self.0.moves();
        !moves.is_forced(game, state) && !moves.is_noisy(game, state, m)
    }

    fn think(
        &self,
        task: &ThinkerTask<'_, G>,
        watcher: Option<&mut dyn Observer<G>>,
        report: &mut ProgressListener<'_, G::Move>,
    ) -> Thought<G::Move> {
        let ThinkerTask { game, request, table, control } = task;
        // Two copies of the search: the one that plays has no observer in its machine code.
        match watcher {
            None => pvs::think(*game, &self.0, Silent, table, request, *control, report),
            Some(watcher) => pvs::think(*game, &self.0, watcher, table, request, *control, report),
        }
    }
}
