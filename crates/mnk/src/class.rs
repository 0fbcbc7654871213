//! Positions with few empty cells, drawn at random and solved to the end: what value functions can be held against.

use crate::rules::{Mnk, Square, State};
use search::{Game, Notation, Side};
use session::{Class, Exact, LongWork, SessionError};
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};

/// Positions of a class.
const DRAWN: usize = 600;
/// Games that are played at random before a board is thought to have no such positions.
const TRIES: usize = 200_000;
/// The same board has the same class always.
const SEED: u64 = 1;
/// More empty cells would take minutes.
const MAX_EMPTY: usize = 13;
/// What a class is called: a number and this word.
const WORD: &str = "empty";

/// Why there is no such class.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
enum FewCellsError {
    /// No name of a class.
    #[error("bad class '{name}': expected empty cells such as 9{WORD}, 1 to {most}")]
    Name { name: String, most: usize },
    /// Every position of it is decided.
    #[error("no position with {empty} empty cells is open: expected another number")]
    Decided { empty: usize },
}

/// Positions with the given number of empty cells, solved.
pub(crate) struct FewCells<const WORDS: usize> {
    game: Mnk<WORDS>,
    empty: usize,
    positions: Vec<State<WORDS>>,
    values: Mutex<ValuesByKey>,
}

/// What positions are worth to the side to move, by their keys.
type ValuesByKey = HashMap<u64, Exact>;

impl<const WORDS: usize> FewCells<WORDS> {
    /// The class of this name, such as `9empty`.
    pub(crate) fn solve(game: &Mnk<WORDS>, name: &str, follow: LongWork<'_>) -> Result<Self, SessionError> {
        let most = MAX_EMPTY.min(game.cells());
        let number = name.strip_suffix(WORD).and_then(|number| number.parse().ok());
        let empty = number.filter(|empty| (1..=most).contains(empty)).ok_or_else(|| {
            let name = search::quoted(name, 20);
            SessionError::outside(FewCellsError::Name { name, most })
        })?;
        let positions = draw(game, empty);
        if positions.is_empty() {
            return Err(SessionError::outside(FewCellsError::Decided { empty }));
        }
        let mut values = ValuesByKey::new();
        for (done, state) in positions.iter().enumerate() {
            if follow.stop.is_raised() {
                return Err(SessionError::Stopped { nodes: 0 });
            }
            value(game, state, &mut values);
            (follow.progress)(done as u64, positions.len() as u64);
        }
        Ok(FewCells { game: game.clone(), empty, positions, values: Mutex::new(values) })
    }
}

impl<const WORDS: usize> Class<Mnk<WORDS>> for FewCells<WORDS> {
    fn name(&self) -> String {
        format!("{}{WORD}", self.empty)
    }

    fn words(&self) -> String {
        format!("{} empty cells", self.empty)
    }

    fn positions(&self) -> Vec<State<WORDS>> {
        self.positions.clone()
    }

    fn value(&self, state: &State<WORDS>) -> Option<Exact> {
        if state.empty() > self.empty {
            return None;
        }
        let mut values = self.values.lock().unwrap_or_else(PoisonError::into_inner);
        Some(value(&self.game, state, &mut values))
    }
}

/// Positions that random play comes to, each once, in which neither side can complete a line at once: searches of one ply would see that.
fn draw<const WORDS: usize>(game: &Mnk<WORDS>, empty: usize) -> Vec<State<WORDS>> {
    let mut random = fastrand::Rng::with_seed(SEED);
    let mut known = HashSet::new();
    let walks = (0..TRIES).filter_map(|_| walk(game, empty, &mut random));
    walks.filter(|state| known.insert(game.key(state))).take(DRAWN).collect()
}

fn walk<const WORDS: usize>(
    game: &Mnk<WORDS>,
    empty: usize,
    random: &mut fastrand::Rng,
) -> Option<State<WORDS>> {
    let mut state = game.start();
    while state.empty() > empty {
        let cells: Vec<usize> = game.empty_cells(&state).iter().collect();
        let cell = *cells.get(random.usize(..cells.len()))?;
        state = game.play(&state, Square(cell as u16));
        game.outcome(&state).is_none().then_some(())?;
    }
    let is_open = [Side::Max, Side::Min].into_iter().all(|side| state.completing(side).is_empty());
    is_open.then_some(state)
}

/// The exact value for the side to move: the winner hurries, the loser delays.
fn value<const WORDS: usize>(game: &Mnk<WORDS>, state: &State<WORDS>, values: &mut ValuesByKey) -> Exact {
    if let Some(outcome) = game.outcome(state) {
        return if outcome.winner.is_some() { Exact::Loss(Some(0)) } else { Exact::Draw };
    }
    let turn = game.turn(state);
    if !state.completing(turn).is_empty() {
        return Exact::Win(Some(1));
    }
    let key = game.key(state);
    if let Some(&known) = values.get(&key) {
        return known;
    }
    let threats = state.completing(turn.other());
    // whatever does not stop a line loses at once
    let cells = if threats.is_empty() { game.empty_cells(state) } else { *threats };
    let after = |cell: usize| value(game, &game.play(state, Square(cell as u16)), values).before();
    let best = cells.iter().map(after).max_by_key(|value| value.rank()).unwrap_or(Exact::Draw);
    values.insert(key, best);
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{SolveOptions, Verdict, solve};
    use search::Stop;

    fn class(name: &str) -> Result<FewCells<1>, SessionError> {
        let follow = LongWork { stop: &Stop::new(), progress: &|_, _| {} };
        FewCells::solve(&Mnk::new(5, 5, 4).unwrap(), name, follow)
    }

    #[test]
    fn it_agrees_with_the_solver() {
        let class = class("7empty").unwrap();
        let mut results = [0; 3];
        let starts = class.positions().into_iter().take(20);
        let next = |state: &State<1>| -> Vec<State<1>> {
            let cells = class.game.empty_cells(state);
            cells.iter().map(|cell| class.game.play(state, Square(cell as u16))).collect()
        };
        for state in starts.flat_map(|state| [vec![state], next(&state)].concat()) {
            let options = SolveOptions::default();
            let solved = solve(&class.game, &state, options, &|_: search::Checkpoint| true).unwrap();
            let expected = match solved.verdict {
                Verdict::Win => Exact::Win(solved.plies),
                Verdict::Draw => Exact::Draw,
                Verdict::Loss => Exact::Loss(solved.plies),
            };
            assert_eq!(class.value(&state), Some(expected), "{state:?}");
            results[solved.verdict as usize] += 1;
        }
        assert!(results.iter().all(|&count| count > 0), "{results:?}");
        assert_eq!(class.value(&class.game.start()), None);
    }

    #[test]
    fn other_names_are_refused() {
        for name in ["", "empty", "0empty", "14empty", "nine", "9"] {
            let error = class(name).err().expect("no class").to_string();
            assert!(error.starts_with(&format!("bad class '{name}'")), "{error}");
        }
    }
}
