//! The oracle of what is left out, with techniques that bet: each is switched off in turn, and none may answer for another.

use super::oracle::MAX_PLIES;
use super::random::random_state;
use crate::NoControl;
use crate::game::Game;
use crate::observe::{Exit, Observer, Visit};
use crate::pvs::{self, Limits, Table, Technique, Techniques, ThinkRequest, Thought};
use crate::score::{Bound, Depth, Ply, Score};
use crate::tactics::Tactics;

/// Reasons to leave out a noisy move; every other one is for quiet moves alone.
const NOISY_REASONS: [Exit; 4] = [Exit::Cutoff, Exit::Exchanges, Exit::Delta, Exit::Quiescence];

/// Holds the playing search to its word, with the game's own evaluation, as played and with each single technique off:
/// noisy moves are left out only by techniques for noisy moves, and a technique that is off leaves out nothing. Every node
/// that is entered is left.
pub fn check_skips<G, T>(game: &G, tactics: &T, start: &G::State, depth: Depth, count: u64)
where
    G: Game + Sync,
    G::State: Sync,
    G::Move: Send + Sync,
    T: Tactics<G> + Clone + Send,
{
    let table = Table::new(1);
    for seed in 0..count {
        let state = random_state(game, start, seed as usize % MAX_PLIES, seed);
        for (off, techniques) in weakened() {
            let mut watch = SkipWatch { game, moves: tactics.moves(), off, techniques, path: Vec::new() };
            let _ = think(game, tactics, &mut watch, &table, &state, techniques, depth);
            assert!(watch.path.is_empty(), "without {off}: a node is entered and not left");
        }
    }
}

/// Holds the playing search to a win in `moves` moves of its own: it is found two plies deeper than it is long, as played
/// and with each single technique off.
pub fn check_win<G, T>(game: &G, tactics: &T, state: &G::State, moves: u32)
where
    G: Game + Sync,
    G::State: Sync,
    G::Move: Send + Sync,
    T: Tactics<G> + Clone + Send,
{
    let table = Table::new(1);
    let depth = Depth(2 * moves as i32 + 2);
    for (off, techniques) in weakened() {
        let thought = think(game, tactics, &mut crate::Silent, &table, state, techniques, depth);
        let score = thought.lines[0].score;
        let is_found = score >= Score::win_at(Ply(2 * moves - 1));
        assert!(is_found, "without {off}: no win in {moves} moves, but {score:?}");
    }
}

/// The techniques as played, then without each of them.
fn weakened() -> impl Iterator<Item = (&'static str, Techniques)> {
    let usual = Techniques::USUAL;
    let used = Technique::ALL.into_iter().filter(move |(technique, _)| usual.has(*technique));
    let weaker = used.map(move |(technique, name)| (name, usual.without(technique)));
    std::iter::once(("nothing", usual)).chain(weaker)
}

fn think<G, T>(
    game: &G,
    tactics: &T,
    observer: &mut dyn Observer<G>,
    table: &Table,
    state: &G::State,
    techniques: Techniques,
    depth: Depth,
) -> Thought<G::Move>
where
    G: Game + Sync,
    G::State: Sync,
    G::Move: Send + Sync,
    T: Tactics<G> + Clone + Send,
{
    table.clear();
    let limits = Limits { depth, ..Limits::default() };
    let request = ThinkRequest { limits, techniques, ..ThinkRequest::new(state) };
    pvs::think(game, tactics, observer, table, &request, &NoControl, &mut |_| {})
}

/// Looks at every reason that a search gives.
struct SkipWatch<'a, G: Game, M> {
    game: &'a G,
    moves: &'a M,
    /// The technique that is off.
    off: &'static str,
    techniques: Techniques,
    /// The states from the root to here.
    path: Vec<G::State>,
}

impl<G: Game, M> SkipWatch<'_, G, M> {
    fn check_exit(&self, exit: Exit) {
        let owner = Technique::ALL.into_iter().find(|(technique, _)| technique.exits().contains(&exit));
        let is_on = owner.is_none_or(|(technique, _)| self.techniques.has(technique));
        assert!(is_on, "without {}: {exit:?} is given as a reason", self.off);
    }
}

impl<G: Game, M: crate::Moves<G>> Observer<G> for SkipWatch<'_, G, M> {
    fn enter(&mut self, visit: Visit<'_, G>) {
        self.path.push(visit.state.clone());
    }

    fn leave(&mut self, _: Ply, _: f64, _: Bound, exit: Exit) {
        self.path.pop().expect("a node is left after it was entered");
        self.check_exit(exit);
    }

    fn skip(&mut self, _: Ply, m: G::Move, exit: Exit) {
        self.check_exit(exit);
        let state = self.path.last().expect("a move of a node that was entered");
        let is_noisy = self.moves.is_noisy(self.game, state, m);
        let off = self.off;
        assert!(!is_noisy || NOISY_REASONS.contains(&exit), "without {off}: {exit:?} drops the noisy {m:?}");
    }
}
