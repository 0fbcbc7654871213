//! Nets of every game that shows them something: games are sampled, replayed, learned from, and the net plays.

use chess::{Chess, ChessInputs};
use draughts::{Draughts, DraughtsInputs};
use mnk::{Mnk, MnkInputs};
use net::testkit::check_running_sums;
use net::{Features, GameSample, ReplayedPosition, Trainer, TrainingRecipe, TrainingSet};
use reversi::{Reversi, ReversiInputs};
use search::Notation;
use session::{At, EvalChoice, Learning, Playable, Request, SelfPlay, Setting, StopFlag, Until};
use std::sync::Arc;

const GAMES: [&str; 4] = ["chess", "draughts", "mnk", "reversi"];
const RECIPE: TrainingRecipe =
    TrainingRecipe { hidden: 16, epochs: 2, batch: 32, rate: 0.01, result_share: 0.3, scale: 200, seed: 1 };

fn plan(seed: u64) -> SelfPlay {
    SelfPlay { nodes: 60, seed, start: None, random_plies: 2, eval: EvalChoice::Usual, until: Until::Sure }
}

fn sampled(learning: &dyn Learning, numbers: std::ops::Range<u32>) -> Vec<GameSample> {
    let mut player = learning.player(&plan(5)).unwrap();
    numbers.filter_map(|number| player.play(number).unwrap()).collect()
}

fn positions(learning: &dyn Learning, games: &[GameSample]) -> TrainingSet {
    let mut positions = TrainingSet::new(learning.layout());
    for game in games {
        let mut seen = 0;
        learning
            .replay(game, &mut |position: &ReplayedPosition| {
                seen += 1;
                positions.push(position);
            })
            .unwrap();
        assert_eq!(seen, game.scores.len());
    }
    positions
}

fn trained(learning: &dyn Learning) -> EvalChoice {
    let positions = positions(learning, &sampled(learning, 0..2));
    let mut trainer = Trainer::new(&positions, RECIPE);
    trainer.epoch(&positions, &positions, &search::NoControl, &mut |_| ()).unwrap();
    let bytes = trainer.net(&learning.name(), "test").to_bytes();
    EvalChoice::net("test.net", &bytes).unwrap()
}

fn open(name: &str) -> Box<dyn Playable> {
    games::open(name, []).unwrap()
}

#[test]
fn games_are_the_same_whoever_plays_them() {
    for name in GAMES {
        let learning = open(name).learning().unwrap();
        let games = sampled(learning.as_ref(), 0..3);
        assert!(!games.is_empty(), "{name}");
        // A player that has played others before plays the game of a number just so.
        let last = games.last().unwrap();
        let again = sampled(learning.as_ref(), last.number..last.number + 1);
        assert_eq!(again, std::slice::from_ref(last), "{name}");
    }
}

/// What the player judges by that is set by hand.
fn by_hand(bench: &dyn Playable) -> &'static str {
    bench.description().by_hand().unwrap()
}

/// A net learns what is to be added: where nothing is, the base is already right.
#[test]
fn a_net_on_a_base_learns_the_difference() {
    let bench = open("reversi");
    let learning = bench.learning().unwrap().on_base(by_hand(bench.as_ref())).unwrap();
    let games = sampled(learning.as_ref(), 0..4);
    let mut bases = Vec::new();
    for game in &games {
        learning.replay(game, &mut |seen: &ReplayedPosition| bases.push(seen.base)).unwrap();
    }
    assert!(bases.iter().any(|&base| base > 0.0) && bases.iter().any(|&base| base < 0.0), "{bases:?}");
    let error = bench.learning().unwrap().on_base("magic").map(|_| ()).unwrap_err().to_string();
    assert!(error.contains("'magic'"), "{error}");
}

#[test]
fn a_net_plays_explains_itself_and_is_refused_elsewhere() {
    for (name, is_alone) in GAMES.into_iter().flat_map(|name| [(name, true), (name, false)]) {
        let bench = open(name);
        let learning = bench.learning().unwrap();
        let learning = if is_alone { learning } else { learning.on_base(by_hand(bench.as_ref())).unwrap() };
        let eval = trained(learning.as_ref());
        let shown = bench.eval(&At::default(), &eval).unwrap();
        let sum: f64 = shown.terms.iter().map(|share| share.value).sum();
        assert!((sum - shown.value).abs() < 1e-9 && !shown.terms.is_empty(), "{name}");
        let request = Request { nodes: Some(500), eval: eval.clone(), ..Request::thinking() };
        let answer = bench.think(&At::default(), &request, &StopFlag::default(), &mut |_| {}).unwrap();
        assert!(answer.best.is_some() && answer.searched.eval == "test.net", "{name}");
        let other = open(if name == "chess" { "draughts" } else { "chess" });
        let error = other.eval(&At::default(), &eval).unwrap_err().to_string();
        assert!(error.starts_with("value function test.net: the net is for "), "{error}");
    }
}

/// The score of a position does not depend on what was searched before: the same net, asked from nothing, says the same.
#[test]
fn a_search_by_a_net_is_the_same_search_every_time() {
    for name in GAMES {
        let bench = open(name);
        let eval = trained(bench.learning().unwrap().as_ref());
        let request = Request { nodes: Some(2000), eval, ..Request::thinking() };
        let think = || bench.think(&At::default(), &request, &StopFlag::default(), &mut |_| {}).unwrap();
        let (one, other) = (think(), think());
        assert_eq!((one.value, one.pv, one.nodes), (other.value, other.pv, other.nodes), "{name}");
    }
}

#[test]
fn games_without_inputs_say_so() {
    let error = |bench: Box<dyn session::Playable>| bench.learning().err().map(|error| error.to_string());
    assert_eq!(
        error(open("explicit")).unwrap_or_default(),
        "explicit classic has no inputs for nets: expected a game that nets can learn"
    );
    let number = Setting::Number;
    let large = games::open("mnk", [("columns", number(15)), ("rows", number(15)), ("k", number(5))]);
    assert_eq!(
        error(large.unwrap()).unwrap_or_default(),
        "mnk 15x15 k5 has no inputs for nets: expected a board of at most 64 cells"
    );
}

/// A wrong move in a file of samples is an error, not a panic.
#[test]
fn a_move_that_does_not_exist_is_refused() {
    let learning = open("draughts").learning().unwrap();
    let mut game = sampled(learning.as_ref(), 0..1).remove(0);
    game.moves[3] = 200;
    let error = learning.replay(&game, &mut |_| {}).unwrap_err().to_string();
    assert_eq!(error, "sample 0: there is no move 200 at ply 3");
    game.start = "nonsense".into();
    assert!(learning.replay(&game, &mut |_| {}).is_err());
}

/// Plays and takes back at random: whatever a search asks next, its running sums and the plain computation from nothing say the
/// same; in a million states if there is time.
#[test]
fn running_sums_agree_with_sums_from_nothing() {
    let is_long = evidence::takes_minutes("running sums of nets in a million states");
    let states = if is_long { 250_000 } else { 500 };
    fn check<G: Notation>(game: &G, inputs: impl Features<G> + 'static, states: usize) {
        let answers = check_running_sums(game, Arc::new(inputs), &game.start(), states, 7);
        assert!(answers > 20, "{answers} different answers in {states} states");
    }
    check(&Chess::default(), ChessInputs, states);
    check(&Draughts, DraughtsInputs::default(), states);
    check(&Reversi::new(8).unwrap(), ReversiInputs::new(8), states);
    let mnk: Mnk<1> = Mnk::new(5, 5, 4).unwrap();
    check(&mnk, MnkInputs::new(&mnk).unwrap(), states);
}
