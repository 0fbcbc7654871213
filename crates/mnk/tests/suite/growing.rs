//! Searches that grow a tree, on boards whose exact values are known: nothing false is proven, and the end is minimax.

use mnk::{Mnk, Square, State, preset};
use search::textbook::{self, Policy, SearchEntry, SearchSettings, Walk};
use search::{Depth, Game, GrowthRecorder, NoControl, Notation, Side, Silent};
use std::collections::HashMap;

/// The exact value of every state below one, by its key: 1 where X wins, -1 where O does.
struct Truth {
    game: Mnk<1>,
    values: HashMap<u64, i8>,
    states: Vec<State<1>>,
}

impl Truth {
    fn of(game: Mnk<1>, root: &State<1>) -> Truth {
        let mut truth = Truth { game, values: HashMap::new(), states: Vec::new() };
        truth.solve(root);
        truth
    }

    fn solve(&mut self, state: &State<1>) -> i8 {
        let key = self.game.key(state);
        if let Some(&known) = self.values.get(&key) {
            return known;
        }
        let value = match self.game.outcome(state) {
            Some(outcome) => outcome.winner.map_or(0, |side| side.sees(1.0) as i8),
            None => {
                let cells: Vec<usize> = self.game.empty_cells(state).iter().collect();
                let values = cells.iter().map(|&cell| {
                    let next = self.game.play(state, Square(cell as u16));
                    self.solve(&next)
                });
                let values: Vec<i8> = values.collect();
                let best = if self.game.turn(state) == Side::Max {
                    values.iter().max()
                } else {
                    values.iter().min()
                };
                *best.expect("a board that is not full has moves")
            }
        };
        self.values.insert(key, value);
        self.states.push(*state);
        value
    }

    fn value(&self, state: &State<1>) -> i8 {
        self.values[&self.game.key(state)]
    }
}

fn named(name: &str) -> SearchEntry {
    textbook::find(name).expect("it is in the table")
}

/// A false proof of MCTS-Solver below a state; counts the true ones.
fn false_proof(truth: &Truth, state: &State<1>, playouts: u64, proofs: &mut u32) -> Option<String> {
    let value = preset(&truth.game, "result").expect("a preset");
    let settings = SearchSettings { playouts: Some(playouts), ..SearchSettings::default() };
    let policy = Policy { settings, ..Policy::default() };
    let mut recorder = GrowthRecorder::new(100_000);
    let mut walk = Walk::new(&truth.game, value.as_ref(), &policy, &mut recorder, &NoControl);
    textbook::search(&mut walk, named("mcts-solver"), state, Depth::UNLIMITED).expect("nothing stops it");
    let tree = recorder.into_tree();
    let proven = tree.numbers(2);
    { tree.states }.iter().zip(proven).find_map(|(state, proven)| {
        *proofs += u32::from(proven.is_some());
        let is_false = proven.is_some_and(|proven| f64::from(truth.value(state)) != proven);
        is_false.then(|| truth.game.show_state(state))
    })
}

#[test]
fn mcts_solver_proves_nothing_false_on_all_states_of_tic_tac_toe() {
    let game = Mnk::<1>::new(3, 3, 3).expect("a board");
    let start = game.start();
    let truth = Truth::of(game, &start);
    assert_eq!(truth.states.len(), 5_478);
    let mut proofs = 0;
    for state in &truth.states {
        assert_eq!(false_proof(&truth, state, 60, &mut proofs), None);
    }
    assert!(proofs > 10_000, "{proofs}");
}

#[test]
fn mcts_solver_proves_nothing_false_on_a_larger_board() {
    let game = Mnk::<1>::new(4, 3, 3).expect("a board");
    let start = game.start();
    let truth = Truth::of(game, &start);
    let mut proofs = 0;
    for state in truth.states.iter().step_by(397) {
        assert_eq!(false_proof(&truth, state, 200, &mut proofs), None);
    }
    assert!(proofs > 1_000, "{proofs}");
}

#[test]
fn best_first_searches_find_what_minimax_finds() {
    let game = Mnk::<1>::new(3, 3, 3).expect("a board");
    let start = game.start();
    let truth = Truth::of(game, &start);
    let value = preset(&truth.game, "result").expect("a preset");
    let policy = Policy::default();
    let late = |state: &&State<1>| truth.game.empty_cells(state).iter().count() <= 5;
    let open = |state: &&State<1>| truth.game.outcome(state).is_none();
    for state in truth.states.iter().filter(late).filter(open).step_by(3) {
        for name in ["bestfirst", "bstar", "conspiracy"] {
            let mut silent = Silent;
            let mut walk = Walk::new(&truth.game, value.as_ref(), &policy, &mut silent, &NoControl);
            let found = textbook::search(&mut walk, named(name), state, Depth::UNLIMITED).expect("no limit");
            let shown = truth.game.show_state(state);
            let next = truth.game.play(state, found.best[0]);
            assert_eq!(truth.value(&next), truth.value(state), "{name} on {shown}");
            if name != "bstar" {
                assert_eq!(found.value, f64::from(truth.value(state)), "{name} on {shown}");
            }
        }
    }
}
