//! The exact solution of a class and of all it leads to.

use crate::error::LabError;
use crate::follow::Follow;
use crate::oracle::{Exact, Oracle};
use crate::truth::{KingsClass, fresh};
use draughts::endgame::Numbering;
use draughts::{Draughts, Move, State};
use endgame::{ClassId, Entry, Indexer, Place, Solved, Verdict, Watch, solve};
use search::{Notation, Side};

/// Every position of a class, solved.
pub struct Solution {
    class: KingsClass,
    id: ClassId,
    numbering: Numbering,
    solved: Solved,
}

impl Solution {
    /// Solves a class and what it leads to, in memory.
    pub fn of(class: KingsClass, follow: Follow<'_>) -> Result<Solution, LabError> {
        let numbering = Numbering::new(class.pieces());
        let id = numbering.class_of(class.forces()).expect("the numbering has all balances of its size");
        let mut solved = Solved::default();
        let order = needed(&numbering, id);
        let total: u64 = order.iter().map(|&id| numbering.class(id).len()).sum();
        let mut before = 0;
        for &need in &order {
            let progress = |progress: endgame::Progress| (follow.progress)(before + progress.done, total);
            solve(&numbering, need, &mut solved, Watch { stop: follow.stop, progress: &progress })?;
            before += numbering.class(need).len();
        }
        Ok(Solution { class, id, numbering, solved })
    }

    /// The class it solves.
    pub fn class(&self) -> KingsClass {
        self.class
    }

    /// Every position of the class with White, the larger army, to move.
    pub fn positions(&self) -> impl Iterator<Item = State> {
        let class = self.numbering.class(self.id);
        (0..class.slices[0].len).map(|index| self.numbering.state(Place { class: self.id, index }))
    }

    /// The positions that White wins, with the plies it takes.
    pub fn won(&self) -> Vec<(State, u16)> {
        let won = |state: State| {
            let entry = self.entry(&state);
            let plies = entry.plies().filter(|_| entry.verdict() == Verdict::Win)?;
            Some((state, plies))
        };
        self.positions().filter_map(won).collect()
    }

    /// What a position is worth to the side to move.
    ///
    /// # Panics
    /// When the position follows from none of the class.
    pub fn entry(&self, state: &State) -> Entry {
        // Without pieces on one side, nobody need look anything up.
        match [Side::Max, Side::Min].into_iter().find(|&side| state.pieces(side).is_empty()) {
            Some(side) if side == state.turn() => Entry::loss(0),
            Some(_) => Entry::win(1),
            None => self.solved.entry(self.numbering.index(state).expect("few enough pieces")),
        }
    }

    /// The best move: best result, then soonest win or longest resistance, then the last generated.
    pub fn best_move(&self, state: &State) -> Option<Move> {
        let mut moves = Vec::new();
        state.append_moves(&mut moves);
        moves.into_iter().max_by_key(|&m| self.entry(&fresh(&state.after(m))).before())
    }

    /// A position as text, if it is one this solution knows.
    fn read(&self, position: &str) -> Option<State> {
        let state = Draughts.parse_state(position).ok()?;
        let place = self.numbering.index(&state)?;
        self.solved.get(place.class).map(|_| state)
    }
}

impl Oracle for Solution {
    fn best_move(&self, position: &str) -> Option<String> {
        let state = self.read(position)?;
        self.best_move(&state).map(|m| Draughts.show_move(&state, m))
    }

    fn exact(&self, position: &str) -> Option<Exact> {
        let entry = self.entry(&self.read(position)?);
        let plies = entry.plies().map(u32::from);
        Some(match entry.verdict() {
            Verdict::Win => Exact::Win(plies),
            Verdict::Draw => Exact::Draw,
            Verdict::Loss => Exact::Loss(plies),
        })
    }
}

/// A class after all it needs, directly or not.
fn needed(numbering: &Numbering, id: ClassId) -> Vec<ClassId> {
    let mut order = vec![id];
    let mut next = 0;
    while next < order.len() {
        let needs = numbering.class(order[next]).needs.clone();
        order.extend(needs.into_iter().filter(|need| !order.contains(need)).collect::<Vec<_>>());
        next += 1;
    }
    // Classes come after those they need in the numbering.
    order.sort();
    order
}
