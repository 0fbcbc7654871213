//! The exact value of a state by looking at everything it leads to, each position once.

use search::{Control, Game, Pace, Side};
use session::{AllMoves, Exact, Solved, Unsolved};
use std::collections::HashMap;

/// A game that lasts longer may go round in circles.
const MAX_PLIES: usize = 500;

/// More positions are not remembered.
const MAX_POSITIONS: usize = 2_000_000;

/// Solves a state; the value of every move is known by then.
pub(crate) fn solve<G: Game>(
    game: &G,
    state: &G::State,
    wanted: AllMoves,
    control: &dyn Control,
) -> Result<Solved<G::Move>, Unsolved> {
    let pace = Pace::new(control, control.most_nodes()).at_every_node();
    let mut solver = ScriptSolver { game, control, pace, known: HashMap::new(), nodes: 0 };
    let turn = game.turn(state);
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut judged = Vec::with_capacity(moves.len());
    for m in moves {
        let next = game.play(state, m);
        let value = solver.value(&next, 1)?;
        judged.push((m, after(value, game.turn(&next) == turn)));
    }
    let best = judged.iter().map(|&(_, value)| value).max_by_key(|value| value.rank());
    let value = best.unwrap_or(Exact::Draw);
    if wanted == AllMoves::No {
        judged.retain(|(_, found)| found.is_as_good_as(value));
    }
    Ok(Solved { value, moves: judged, nodes: solver.nodes })
}

/// What a position is worth to the side that moved there, a ply earlier.
fn after(value: Exact, is_same_side: bool) -> Exact {
    match (value.before(), is_same_side) {
        (turned, false) => turned,
        (Exact::Win(plies), true) => Exact::Loss(plies),
        (Exact::Loss(plies), true) => Exact::Win(plies),
        (Exact::Margin(margin), true) => Exact::Margin(-margin),
        (Exact::Draw, true) => Exact::Draw,
    }
}

struct ScriptSolver<'a, G: Game> {
    game: &'a G,
    control: &'a dyn Control,
    pace: Pace,
    known: HashMap<u64, Exact>,
    nodes: u64,
}

impl<G: Game> ScriptSolver<'_, G> {
    /// What a state is worth to the side to move.
    fn value(&mut self, state: &G::State, ply: usize) -> Result<Exact, Unsolved> {
        self.nodes += 1;
        if !self.pace.goes_on(self.control, self.nodes) {
            return Err(Unsolved::Stopped);
        }
        let key = self.game.key(state);
        if let Some(&value) = self.known.get(&key) {
            return Ok(value);
        }
        if ply > MAX_PLIES {
            return Err(Unsolved::Beyond(format!("its games last longer than {MAX_PLIES} plies")));
        }
        if self.known.len() >= MAX_POSITIONS {
            return Err(Unsolved::Beyond(format!("it reaches more than {MAX_POSITIONS} positions")));
        }
        let value = self.look(state, ply)?;
        self.known.insert(key, value);
        Ok(value)
    }

    fn look(&mut self, state: &G::State, ply: usize) -> Result<Exact, Unsolved> {
        let turn = self.game.turn(state);
        if let Some(outcome) = self.game.outcome(state) {
            return Ok(match outcome.winner {
                Some(winner) if winner == turn => Exact::Win(Some(0)),
                Some(_) => Exact::Loss(Some(0)),
                None if outcome.points == 0.0 => Exact::Draw,
                None => {
                    Exact::Margin(if turn == Side::Max { outcome.points } else { -outcome.points } as i32)
                }
            });
        }
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let mut best: Option<Exact> = None;
        for m in moves {
            let next = self.game.play(state, m);
            let found = self.value(&next, ply + 1)?;
            let found = after(found, self.game.turn(&next) == turn);
            if best.is_none_or(|best| found.rank() > best.rank()) {
                best = Some(found);
            }
        }
        Ok(best.unwrap_or(Exact::Draw))
    }
}
