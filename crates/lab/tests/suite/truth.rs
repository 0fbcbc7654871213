//! Value functions against the truth: the figures of the spec, and that the fast way equals the plain one.

use draughts::pdn::{self, PdnGame, Scoring};
use lab::Follow;
use lab::truth::{Attacker, KingsClass, Solution, TrialRequest, attacker, every_defence, trial};
use lab::tune::{Graph, ShakeRequest, Start, TuneRequest, shake, tune};
use lab::{Oracle, truth::Played};
use session::EvalChoice;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

static STOP: AtomicBool = AtomicBool::new(false);
const FOLLOW: Follow = Follow { stop: &STOP, progress: &|_, _| {} };

static TWO_KINGS: LazyLock<Solution> = LazyLock::new(|| solve("2Kv1K"));

fn solve(class: &str) -> Solution {
    Solution::of(class.parse::<KingsClass>().unwrap(), FOLLOW).unwrap()
}

fn player(eval: &str, depth: u32) -> Attacker {
    attacker(&EvalChoice::Preset(eval.into()), "study", depth).unwrap()
}

#[test]
fn the_solution_is_that_of_the_spec() {
    let won = TWO_KINGS.won();
    assert_eq!((TWO_KINGS.positions().count(), won.len()), (14_880, 14_846));
    assert_eq!(won.iter().map(|(_, plies)| *plies).max(), Some(33));
    assert_eq!(TWO_KINGS.plies("W:WK10,K14:BK1"), Some(15));
    assert_eq!(Oracle::best_move(&*TWO_KINGS, "W:WK10,K14:BK1"), Some("14-9".into()));
    assert_eq!(TWO_KINGS.plies("W:W21:B1"), None);
    assert_eq!(TWO_KINGS.plies("no position"), None);
}

#[track_caller]
fn check_published(depth: u32, won: usize, thrown_away: usize) {
    let found = trial(&TWO_KINGS, &player("published", depth), &TrialRequest::default(), FOLLOW).unwrap();
    assert_eq!((found.positions, found.won, found.thrown_away), (14_846, won, thrown_away), "depth {depth}");
    assert_eq!(found.timeouts, found.positions - won - thrown_away);
    assert_eq!(found.failures.red.iter().sum::<u32>() as usize, found.positions - won);
    assert_eq!(found.worst.len(), 10);
    let is_thrown = |played: Played| matches!(played, Played::ThrownAway(_));
    assert_eq!(is_thrown(found.worst[0].played), thrown_away > 0);
    assert!(found.heat_map(search::Side::Min).starts_with("<svg"));
}

#[test]
fn published_wins_as_often_as_the_spec_says() {
    check_published(2, 4442, 161);
    check_published(4, 5960, 6);
    check_published(6, 7899, 2);
}

/// The best variant, which may give a king to win.
fn general(depth: u32) -> Attacker {
    attacker(&EvalChoice::Preset("general".into()), "clever", depth).unwrap()
}

/// A sample of what `general_wins_every_won_position` proves.
#[test]
fn general_wins_a_sample_of_the_won_positions() {
    for (depth, sample) in [(4, 400), (6, 40)] {
        let request = TrialRequest { sample: Some(sample), ..TrialRequest::default() };
        let found = trial(&TWO_KINGS, &general(depth), &request, FOLLOW).unwrap();
        assert_eq!((found.won, found.positions), (sample, sample), "depth {depth}");
    }
}

#[test]
fn general_wins_every_won_position_against_every_defence() {
    if !evidence::takes_minutes("general on all 14,846 won positions of two kings against one") {
        return;
    }
    for depth in [4, 6] {
        let found = every_defence(&TWO_KINGS, &general(depth), FOLLOW).unwrap();
        assert_eq!((found.won, found.positions), (14_846, 14_846), "depth {depth}");
    }
}

/// With the draws and the seed that the documents name.
#[test]
fn general_wins_with_shaken_weights() {
    if !evidence::takes_minutes("general with its weights shaken sixty times") {
        return;
    }
    let value = draughts::value::preset("general", 1).unwrap();
    let request = ShakeRequest { depths: vec![4, 6], draws: 60, spread: 0.1, seed: 1 };
    for found in shake(&Graph::new(&TWO_KINGS), value.as_ref(), &request, FOLLOW).unwrap() {
        assert_eq!(found.steady_draws, 60, "99 % in every draw at depth {}: {found:?}", found.depth);
    }
}

#[test]
fn a_sample_is_part_of_the_whole_and_its_failed_games_can_be_read() {
    let request = TrialRequest { sample: Some(200), seed: 0, ..TrialRequest::default() };
    let found = trial(&TWO_KINGS, &player("published", 2), &request, FOLLOW).unwrap();
    let failed = found.positions - found.won;
    assert_eq!((found.positions, failed), (200, 139));
    let pdn = found.pdn("published at depth 2");
    let games: Vec<PdnGame> = pdn::read(&pdn, Scoring::default()).collect::<Result<_, _>>().unwrap();
    assert_eq!(games.len(), failed);
    for (read, game) in games.iter().zip(&found.listed) {
        assert_eq!(read.moves().collect::<Vec<_>>(), game.moves);
        let wanted = match game.played {
            Played::ThrownAway(plies) => usize::from(plies),
            _ => usize::from(request.max_plies),
        };
        assert_eq!(game.moves.len(), wanted);
    }
    let lines = found.games_table().csv();
    assert_eq!(lines.lines().count(), failed + 1);
    assert!(lines.lines().nth(1).unwrap().contains("thrown away at ply 3,3,"), "{lines}");
}

#[track_caller]
fn check_sweep(graph: &Graph, eval: &str, depth: u32) {
    let slow = every_defence(&TWO_KINGS, &player(eval, depth), FOLLOW).unwrap();
    let value = draughts::value::preset(eval, 1).unwrap();
    let request = ShakeRequest { depths: vec![depth], draws: 1, ..ShakeRequest::default() };
    let fast = shake(graph, value.as_ref(), &request, FOLLOW).unwrap();
    assert_eq!((fast[0].won, fast[0].positions), (slow.won, slow.positions), "{eval} at depth {depth}");
}

#[test]
fn sweeping_the_graph_equals_searching_every_position() {
    let graph = Graph::new(&TWO_KINGS);
    check_sweep(&graph, "published", 2);
    check_sweep(&graph, "published", 3);
    check_sweep(&graph, "chase", 4);
    check_sweep(&graph, "general", 2);
    check_sweep(&graph, "general", 4);
}

#[test]
fn tuning_is_reproducible_and_never_makes_weights_worse() {
    let graph = Graph::new(&TWO_KINGS);
    let value = draughts::value::preset("chase", 1).unwrap();
    let shaking = ShakeRequest { depths: vec![2], draws: 1, ..ShakeRequest::default() };
    let request = TuneRequest { start: Start::Fitted, steps: 20, shake: shaking };
    let run = || tune(&graph, value.as_ref(), &request, FOLLOW);
    let found = run();
    assert!(found.lost_after <= found.lost_before);
    assert!(found.better <= found.kept && found.kept <= found.tried);
    assert_eq!(found.better > 0, found.lost_after < found.lost_before);
    assert_eq!(found, run());
}

#[test]
fn tuning_that_is_stopped_keeps_what_it_has() {
    let stop = AtomicBool::new(true);
    let follow = Follow { stop: &stop, progress: &|_, _| {} };
    let value = draughts::value::preset("chase", 1).unwrap();
    let shaking = ShakeRequest { depths: vec![2], draws: 1, ..ShakeRequest::default() };
    let request = TuneRequest { start: Start::Given, steps: 20, shake: shaking };
    let found = tune(&Graph::new(&TWO_KINGS), value.as_ref(), &request, follow);
    assert!(found.stopped && found.tried == 0);
    assert_eq!(found.weights, value.weights());
}

#[test]
fn names_that_do_not_exist_are_refused() {
    let error = |eval: EvalChoice, variant| attacker(&eval, variant, 2).err().unwrap().to_string();
    let preset = |name: &str| EvalChoice::Preset(name.into());
    assert!(error(preset("publish"), "study").starts_with("unknown value function 'publish': expected"));
    assert!(error(preset("chase"), "fast").starts_with("unknown variant 'fast': expected brute-force,"));
    let text = "preset = 'chase'\n[weights]\nx = 1".into();
    let file = EvalChoice::File { name: "mine.toml".into(), text };
    assert!(error(file, "study").contains("unknown term 'x': expected one of men,"));
}

#[test]
fn a_stopped_experiment_says_so() {
    let stop = AtomicBool::new(true);
    let follow = Follow { stop: &stop, progress: &|_, _| {} };
    let error = trial(&TWO_KINGS, &player("published", 2), &TrialRequest::default(), follow).unwrap_err();
    assert_eq!(error.to_string(), "stopped before the experiment was finished");
}
