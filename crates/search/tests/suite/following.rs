//! Tactics that follow the search from state to state: they are where the search is, also after another thread has ended a
//! round for this one.

use search::pvs::{self, Limits, Table, Techniques, ThinkRequest};
use search::testkit::{HashGame, HashState, RandomValue};
use search::{
    Depth, Evaluator, Game, Knowledge, Margins, Moves, NoControl, Score, Silent, Tactics, ValueFunction as _,
};

type Rules = HashGame<true, false>;

/// Knows the keys of the states from the root to where the search is.
#[derive(Clone, Default)]
struct Following(Vec<u64>);

impl Following {
    fn check(&self, game: &Rules, state: &HashState) {
        assert_eq!(self.0.last(), Some(&game.key(state)), "{} plies from the root", self.0.len() - 1);
    }
}

impl Evaluator<Rules> for Following {
    fn evaluate(&mut self, game: &Rules, state: &HashState) -> Score {
        self.check(game, state);
        let value = RandomValue { seed: 1, spread: 20 }.value(game, state);
        Score::from_value(value, game.turn(state))
    }
}

impl Moves<Rules> for Following {}

impl Knowledge<Rules> for Following {}

impl Tactics<Rules> for Following {
    type Evaluator = Self;
    type Moves = Self;
    type Knowledge = Self;

    fn evaluator(&mut self) -> &mut Self {
        self
    }

    fn margins(&self) -> Margins {
        Margins::OFF
    }

    fn moves(&self) -> &Self {
        self
    }

    fn knowledge(&mut self) -> &mut Self {
        self
    }

    fn start(&mut self, game: &Rules, root: &HashState) {
        self.0 = vec![game.key(root)];
    }

    fn make(&mut self, game: &Rules, before: &HashState, _: u16, after: &HashState) {
        self.check(game, before);
        self.0.push(game.key(after));
    }

    fn unmake(&mut self, _: &Rules, _: &HashState, _: u16) {
        self.0.pop();
    }
}

#[test]
fn tactics_are_where_every_thread_is() {
    let mut most = 0;
    for seed in 0..12 {
        let rules = Rules { seed, branching: 24, width: 100_000 };
        let limits = Limits { depth: Depth(7), ..Limits::default() };
        let request = ThinkRequest {
            limits,
            threads: 3,
            techniques: Techniques::EXACT,
            ..ThinkRequest::new(&HashState::START)
        };
        let table = Table::new(1);
        let thought =
            pvs::think(&rules, &Following::default(), Silent, &table, &request, &NoControl, &mut |_| {});
        most = most.max(thought.nodes);
    }
    assert!(most > 20_000, "{most} nodes are too few for a thread to be overtaken in the midst of a round");
}
