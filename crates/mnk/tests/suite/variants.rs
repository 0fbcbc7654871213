//! The source's recursion and its patch, held to a recursion of the test's own that knows nothing of the program's.

use mnk::variants::Block;
use mnk::{Mnk, Square, State, preset};
use search::testkit::random_state;
use search::textbook::{LeafRule, Policy, SearchEntry, SearchResult, Ties, Walk, search};
use search::{Depth, Game, NoControl, Notation, Side, Silent, ValueFunction};
use std::sync::Arc;

/// The position the source's program lost.
const HARD: &str = "5/xxxo1/2o1o/5/5 x";

/// A whole board by its signs, 1 for X and -1 for O, as the source's program sees it.
struct Told {
    columns: usize,
    rows: usize,
    k: usize,
    cells: Vec<i32>,
    nodes: u64,
}

impl Told {
    fn of(game: &Mnk<1>, state: &State<1>) -> Told {
        let sign = |cell: usize| match state.owner(Square(cell as u16)) {
            Some(Side::Max) => 1,
            Some(Side::Min) => -1,
            None => 0,
        };
        let cells = (0..game.cells()).map(sign).collect();
        Told { columns: game.columns(), rows: game.rows(), k: game.k(), cells, nodes: 0 }
    }

    /// The signs along each row, column and diagonal with at least k cells.
    fn lines(&self) -> Vec<Vec<i32>> {
        let (columns, rows) = (self.columns as i32, self.rows as i32);
        let at = |x: i32, y: i32| self.cells[(y * columns + x) as usize];
        let along = |keep: &dyn Fn(i32, i32) -> bool| -> Vec<i32> {
            let cells = (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y)));
            cells.filter(|&(x, y)| keep(x, y)).map(|(x, y)| at(x, y)).collect()
        };
        let mut lines: Vec<Vec<i32>> = (0..rows).map(|row| along(&|_, y| y == row)).collect();
        lines.extend((0..columns).map(|column| along(&|x, _| x == column)));
        lines.extend((-rows..columns).map(|diagonal| along(&|x, y| x - y == diagonal)));
        lines.extend((0..rows + columns).map(|diagonal| along(&|x, y| x + y == diagonal)));
        lines.into_iter().filter(|line| line.len() >= self.k).collect()
    }

    fn has_line(&self, sign: i32) -> bool {
        let wins = |line: &Vec<i32>| line.windows(self.k).any(|cells| cells.iter().all(|&cell| cell == sign));
        self.lines().iter().any(wins)
    }

    fn judge(&self, layer: i32) -> i32 {
        let worth = |line: &[i32], sign| match line.iter().filter(|&&cell| cell == sign).count() as u32 {
            0 => 0,
            signs => 10_i32.pow((signs - 1).min(4)),
        };
        self.lines().iter().map(|line| worth(line, 1) - worth(line, -1)).sum::<i32>() - layer
    }

    fn end(&self, layer: i32) -> i32 {
        (i32::from(self.has_line(1)) - i32::from(self.has_line(-1))) * (1000 + 100 * layer)
    }

    /// Alpha-beta whose root's mover moves again at the first layer; `first` is that mover.
    fn value(&mut self, first: i32, layer: i32, depth: i32, (mut alpha, mut beta): (i32, i32)) -> i32 {
        self.nodes += 1;
        if !self.cells.contains(&0) {
            return self.end(layer);
        }
        if layer == depth {
            return self.judge(layer);
        }
        let mover = if layer < 2 || layer % 2 == 1 { first } else { -first };
        let mut best = -mover * i32::MAX;
        for cell in 0..self.cells.len() {
            if self.cells[cell] != 0 {
                continue;
            }
            self.cells[cell] = mover;
            let value = self.value(first, layer + 1, depth, (alpha, beta));
            self.cells[cell] = 0;
            if mover == 1 {
                best = best.max(value);
                if best >= beta {
                    return best;
                }
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                if best <= alpha {
                    return best;
                }
                beta = beta.min(best);
            }
        }
        best
    }
}

const FULL: (i32, i32) = (-i32::MAX, i32::MAX);

fn run(
    game: &Mnk<1>,
    state: &State<1>,
    algorithm: SearchEntry,
    depth: i32,
    policy: &Policy<Mnk<1>>,
) -> SearchResult<Square> {
    let value = preset(game, "signs").expect("a preset");
    let literal = game.read_literally(state);
    let (mut observer, never) = (Silent, NoControl);
    let mut walk = Walk::new(&literal, &*value, policy, &mut observer, &never);
    search(&mut walk, algorithm, state, Depth(depth)).expect("it runs to its end")
}

fn board(columns: usize, rows: usize, k: usize) -> Mnk<1> {
    Mnk::<1>::new(columns, rows, k).expect("a small board")
}

fn check_recursion(game: &Mnk<1>, stones: usize, depth: i32, seed: u64) {
    let state = random_state(game, &game.start(), stones, seed);
    if game.outcome(&state).is_some() {
        return;
    }
    let mut told = Told::of(game, &state);
    let first = if game.turn(&state) == Side::Max { 1 } else { -1 };
    let expected = told.value(first, 0, depth, FULL);
    let found = run(game, &state, SearchEntry::ALPHABETA, depth, &Policy::default());
    assert_eq!(
        (found.value, found.counts.nodes),
        (f64::from(expected), told.nodes),
        "{}",
        game.show_state(&state)
    );
    let slow = run(game, &state, SearchEntry::MINIMAX, depth, &Policy::default());
    assert_eq!(slow.value, f64::from(expected), "{}", game.show_state(&state));
}

#[test]
fn the_rule_twice_searches_as_the_sources_recursion_does() {
    for seed in 0..30 {
        let stones = 3 + seed as usize % 14;
        check_recursion(&board(5, 5, 4), stones, 1 + seed as i32 % 3, seed);
        check_recursion(&board(3, 3, 3), seed as usize % 9, 1 + seed as i32 % 6, seed);
        check_recursion(&board(4, 3, 3), 2 + seed as usize % 10, 1 + seed as i32 % 4, seed);
    }
}

#[test]
fn the_literal_search_plays_the_9_that_the_source_reports() {
    let game = board(5, 5, 4);
    let state = game.parse_state(HARD).expect("a position");
    let all = Policy { ties: Ties::All, ..Policy::default() };
    let found = run(&game, &state, SearchEntry::ALPHABETA, 4, &all);
    assert_eq!((found.best, found.value), (vec![Square(9), Square(11), Square(17)], 1016.0));
    assert_eq!(found.counts.nodes, 12_231);
    let first = run(&game, &state, SearchEntry::ALPHABETA, 4, &Policy::default());
    assert_eq!((first.best[0], first.value), (Square(9), 1016.0));
}

/// The patched search of a position; what it plays, and the nodes it looks at.
fn patched(game: &Mnk<1>, text: &str) -> SearchResult<Square> {
    let state = game.parse_state(text).expect("a position");
    let value: Arc<dyn ValueFunction<Mnk<1>>> = Arc::from(preset(game, "signs").expect("a preset"));
    let rules: Vec<Box<dyn LeafRule<Mnk<1>>>> = vec![Box::new(Block(value))];
    run(
        game,
        &state,
        SearchEntry::ALPHABETA,
        4,
        &Policy { leaf_rules: rules, ties: Ties::All, ..Policy::default() },
    )
}

#[test]
fn the_patched_search_blocks_with_13_as_soon_as_it_comes_to_it() {
    let game = board(5, 5, 4);
    let found = patched(&game, HARD);
    assert_eq!((found.best, found.pv), (vec![Square(13)], vec![Square(13)]));
    let looked_at: Vec<u16> = found.moves.iter().map(|found| found.m.0).collect();
    assert_eq!(looked_at, [0, 1, 2, 3, 4, 9, 10, 11, 13], "and at nothing after it");
    // Judged as it stands, one layer down.
    let state = game.parse_state(HARD).expect("a position");
    let mut told = Told::of(&game, &state);
    told.cells[13] = 1;
    assert_eq!(found.value, f64::from(told.judge(1)));
    assert_eq!(found.moves.last().map(|last| last.nodes), Some(1));
}

fn check_block(text: &str, expected: Option<u16>) {
    let found = patched(&board(5, 5, 4), text);
    match expected {
        Some(cell) => {
            assert_eq!(found.best, [Square(cell)], "{text}");
            assert_eq!(
                found.moves.last().map(|last| (last.m, last.nodes)),
                Some((Square(cell), 1)),
                "{text}"
            );
        }
        None => {
            let empty = text.chars().filter_map(|c| c.to_digit(10)).sum::<u32>() as usize;
            assert_eq!(found.moves.len(), empty, "every move of {text} is looked at");
        }
    }
}

#[test]
fn a_threat_is_blocked_where_four_are_still_possible() {
    check_block("ooo2/5/2x2/2x2/2x2 x", Some(3));
    check_block("o1o2/5/2x2/2x2/5 x", Some(1));
    check_block("ox1xo/2x2/5/5/2o2 x", None);
    // Three cells are too few for four stones.
    check_block("2o2/5/x3o/4x/5 x", None);
}

#[test]
fn a_position_without_a_threat_is_searched_as_without_the_patch() {
    let game = board(5, 5, 4);
    let text = "ox1xo/2x2/5/5/2o2 x";
    let state = game.parse_state(text).expect("a position");
    let plain =
        run(&game, &state, SearchEntry::ALPHABETA, 4, &Policy { ties: Ties::All, ..Policy::default() });
    assert_eq!(patched(&game, text), plain);
}

#[test]
fn only_a_full_board_is_won_in_that_reading() {
    let game = board(3, 3, 3);
    let state = game.parse_state("xx1/oo1/xo1 x").expect("a position");
    let literal = game.read_literally(&state);
    let one = literal.play(&state, Square(2));
    assert_eq!(
        (literal.outcome(&one), literal.turn(&one)),
        (None, Side::Max),
        "a line, and the same side again"
    );
    let two = literal.play(&one, Square(5));
    assert_eq!((literal.outcome(&two), literal.turn(&two)), (None, Side::Min));
    let end = literal.play(&two, Square(8));
    assert_eq!(literal.outcome(&end).and_then(|outcome| outcome.winner), Some(Side::Max));
}
