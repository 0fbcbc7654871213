//! Every game and every state of small boards, counted.

use mnk::{Mnk, Square};
use search::{Game, Notation, Outcome, Side};

type State = mnk::State<1>;

/// The stones of both sides in one number: X in the lower half, O in the upper.
type Stones = u32;

fn game(columns: usize, rows: usize, k: usize) -> Mnk<1> {
    Mnk::<1>::new(columns, rows, k).expect("a small board")
}

fn stones(state: &State) -> Stones {
    let mask = |side| state.stones(side).iter().fold(0, |mask, index| mask | 1 << index);
    mask(Side::Max) | mask(Side::Min) << 16
}

/// Where each cell goes when the board is mirrored or, if it is square, turned.
fn permutations(columns: usize, rows: usize) -> Vec<Vec<usize>> {
    let cell = |x: usize, y: usize| y * columns + x;
    let map = |place: &dyn Fn(usize, usize) -> usize| {
        (0..columns * rows).map(|index| place(index % columns, index / columns)).collect()
    };
    let (right, bottom) = (columns - 1, rows - 1);
    let mut all = vec![
        map(&|x, y| cell(x, y)),
        map(&|x, y| cell(right - x, y)),
        map(&|x, y| cell(x, bottom - y)),
        map(&|x, y| cell(right - x, bottom - y)),
    ];
    if columns == rows {
        all.push(map(&|x, y| cell(y, x)));
        all.push(map(&|x, y| cell(right - y, x)));
        all.push(map(&|x, y| cell(y, bottom - x)));
        all.push(map(&|x, y| cell(right - y, bottom - x)));
    }
    all
}

/// Whether no mirror image of the stones is a smaller number: true for one of all that are the same.
fn is_smallest(stones: Stones, permutations: &[Vec<usize>]) -> bool {
    let image = |permutation: &Vec<usize>| {
        let moved = |(from, &to): (usize, &usize)| (stones >> from & 0x1_0001) << to;
        permutation.iter().enumerate().map(moved).fold(0, |image, part| image | part)
    };
    permutations.iter().all(|permutation| stones <= image(permutation))
}

/// Marks every state it has been to, and counts them, also up to symmetry.
struct Census<'a> {
    game: &'a Mnk<1>,
    permutations: Vec<Vec<usize>>,
    /// One mark for each way to put x, o or nothing on the cells.
    seen: Vec<bool>,
    states: usize,
    up_to_symmetry: usize,
}

impl Census<'_> {
    /// Explores from a state; `place` is the one of its mark, a number with one digit to base 3 for each cell.
    fn explore(&mut self, state: &State, place: usize) {
        if std::mem::replace(&mut self.seen[place], true) {
            return;
        }
        let stones = stones(state);
        self.states += 1;
        self.up_to_symmetry += usize::from(is_smallest(stones, &self.permutations));
        if self.game.outcome(state).is_some() {
            return;
        }
        let digit = if self.game.turn(state) == Side::Max { 1 } else { 2 };
        for cell in self.game.empty_cells(state).iter() {
            let next = self.game.play(state, Square(cell as u16));
            self.explore(&next, place + digit * 3_usize.pow(cell as u32));
        }
    }
}

fn check_states(columns: usize, rows: usize, k: usize, states: usize, up_to_symmetry: usize) {
    let game = game(columns, rows, k);
    let permutations = permutations(columns, rows);
    let seen = vec![false; 3_usize.pow(game.cells() as u32)];
    let mut census = Census { game: &game, permutations, seen, states: 0, up_to_symmetry: 0 };
    census.explore(&game.start(), 0);
    let found = (census.states, census.up_to_symmetry);
    assert_eq!(found, (states, up_to_symmetry), "{columns},{rows},{k}");
}

#[test]
fn reachable_states_are_counted() {
    check_states(3, 3, 3, 5_478, 765);
    check_states(4, 3, 3, 111_973, 28_275);
    check_states(4, 4, 4, 9_722_011, 1_217_977);
}

fn count_results(game: &Mnk<1>, state: &State, counts: &mut [u64; 3]) {
    match game.outcome(state) {
        Some(Outcome { winner: Some(Side::Max), .. }) => counts[0] += 1,
        Some(Outcome { winner: Some(Side::Min), .. }) => counts[1] += 1,
        Some(_) => counts[2] += 1,
        None => {
            let empty = game.empty_cells(state);
            empty.iter().for_each(|cell| count_results(game, &game.play(state, Square(cell as u16)), counts));
        }
    }
}

#[test]
fn games_end_as_often_as_they_should() {
    let game = game(3, 3, 3);
    let mut counts = [0; 3];
    count_results(&game, &game.start(), &mut counts);
    assert_eq!(counts, [131_184, 77_904, 46_080]);
}
