//! Known figures: nodes and values of textbook searches, and move sequences.

use mnk::{Mnk, Square, preset};
use search::evaluate::{Definition, UnknownTerm};
use search::perft::perft;
use search::textbook::{Policy, SearchEntry, SearchResult, Walk, search};
use search::{Depth, Game, NoControl, Notation, Outcome, Ply, Share, Silent, ValueFunction};

/// The position the source could not handle.
const HARD: &str = "5/xxxo1/2o1o/5/5 x";

type State = mnk::State<1>;

fn game(columns: usize, rows: usize, k: usize) -> Mnk<1> {
    Mnk::<1>::new(columns, rows, k).expect("a small board")
}

fn run(
    game: &Mnk<1>,
    state: &State,
    value: &dyn ValueFunction<Mnk<1>>,
    algorithm: SearchEntry,
    depth: Depth,
) -> SearchResult<Square> {
    let (policy, mut observer, never) = (Policy::default(), Silent, NoControl);
    let mut walk = Walk::new(game, value, &policy, &mut observer, &never);
    search(&mut walk, algorithm, state, depth).expect("nothing stops it")
}

fn value(game: &Mnk<1>, name: &str) -> Box<dyn ValueFunction<Mnk<1>>> {
    preset(game, name).expect("a preset")
}

fn check_nodes(
    name: &str,
    (columns, k): (usize, usize),
    algorithm: SearchEntry,
    depth: Depth,
    expected: (u64, f64),
) {
    let game = game(columns, columns, k);
    let answer = run(&game, &game.start(), &*value(&game, name), algorithm, depth);
    assert_eq!((answer.counts.nodes, answer.value), expected, "{algorithm:?} to {depth:?}");
}

#[test]
fn textbook_searches_visit_the_known_number_of_nodes() {
    check_nodes("result", (3, 3), SearchEntry::MINIMAX, Depth::UNLIMITED, (549_946, 0.0));
    check_nodes("result", (3, 3), SearchEntry::ALPHABETA, Depth::UNLIMITED, (18_297, 0.0));
    check_nodes("windows", (5, 4), SearchEntry::ALPHABETA, Depth(4), (26_046, 2.0));
    check_nodes("windows", (5, 4), SearchEntry::ALPHABETA, Depth(6), (1_903_599, 2.0));
}

fn check_hard(depth: Depth, best: u16, expected: f64) {
    let game = game(5, 5, 4);
    let state = game.parse_state(HARD).expect("a position");
    let answer = run(&game, &state, &*value(&game, "runs"), SearchEntry::ALPHABETA, depth);
    assert_eq!((answer.pv[0], answer.value), (Square(best), expected), "{depth:?}");
}

#[test]
fn the_source_wants_13_until_it_looks_four_plies_ahead() {
    check_hard(Depth(2), 13, 10.0);
    check_hard(Depth(3), 13, 110.0);
    check_hard(Depth(4), 16, 1.0);
}

/// A value function for a root that is itself one ply away from the real one.
struct OnePlyLater(Box<dyn ValueFunction<Mnk<1>>>);

impl ValueFunction<Mnk<1>> for OnePlyLater {
    fn value(&self, game: &Mnk<1>, state: &State) -> f64 {
        self.0.value(game, state)
    }

    fn terminal(&self, game: &Mnk<1>, state: &State, outcome: Outcome, ply: Ply) -> f64 {
        self.0.terminal(game, state, outcome, ply.next())
    }

    fn explain(&self, game: &Mnk<1>, state: &State) -> Vec<Share> {
        self.0.explain(game, state)
    }

    fn terms(&self) -> Vec<Definition> {
        self.0.terms()
    }

    fn set_weight(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm> {
        self.0.set_weight(name, weight)
    }
}

#[test]
fn each_move_of_the_hard_position_searched_alone_shows_which_ones_lose() {
    let game = game(5, 5, 4);
    let state = game.parse_state(HARD).expect("a position");
    let later = OnePlyLater(value(&game, "runs"));
    let mut moves = Vec::new();
    game.moves(&state, &mut moves);
    let mut nodes = 0;
    for m in moves {
        let answer = run(&game, &game.play(&state, m), &later, SearchEntry::ALPHABETA, Depth(3));
        nodes += answer.counts.nodes;
        let expected = match m.0 {
            16 => 1.0,
            // These two lose as well, but only after six plies.
            4 | 20 => -105.0,
            _ => -600.0,
        };
        assert_eq!(answer.value, expected, "move {m}");
    }
    assert_eq!(nodes, 19_626);
}

fn check_perft(columns: usize, rows: usize, k: usize, counts: &[u64]) {
    let game = game(columns, rows, k);
    for (depth, &count) in (1..).zip(counts) {
        let found = perft(&game, &game.start(), Depth(depth));
        assert_eq!(found, count, "{columns},{rows},{k} to depth {depth}");
    }
}

#[test]
fn move_sequences_are_counted() {
    check_perft(3, 3, 3, &[9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872, 0]);
    check_perft(4, 4, 3, &[16, 240, 3_360, 43_680, 524_160, 5_518_656]);
    check_perft(5, 5, 4, &[25, 600, 13_800, 303_600, 6_375_600, 127_512_000]);
}
