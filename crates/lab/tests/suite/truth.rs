//! Value functions against the truth: the figures of the spec, and that the fast way equals the plain one.

use lab::truth::{Attack, Defence, Reach, StartSample, Trial, TrialEnd};
use lab::tune::{Graph, ShakeRequest, Start, TruthClimb, shake, swept_rules, tune_by_truth};
use lab::{LabError, LongWork, Oracle};
use search::Stop;
use session::{
    At, DepthLimit, EvalChoice, Exact, Playable, Reading, Request, Side, SolvedClass, StopFlag,
    TextbookSettings, WeightMeasure,
};
use std::sync::LazyLock;

static STOP: Stop = Stop::new();
pub const FOLLOW: LongWork = LongWork { stop: &STOP, progress: &|_, _| {} };
const MAX_PLIES: usize = 100;

static DRAUGHTS: LazyLock<Box<dyn Playable>> = LazyLock::new(|| games::open("draughts", []).unwrap());
static TWO_KINGS: LazyLock<Box<dyn SolvedClass>> = LazyLock::new(|| DRAUGHTS.class("2Kv1K", FOLLOW).unwrap());

fn search(eval: &str, variant: &str, depth: u32) -> Request {
    let eval = EvalChoice::Preset(eval.into());
    let request = Request { depth: DepthLimit::Plies(depth), eval, ..Request::default() };
    DRAUGHTS.variant(variant).unwrap().apply(request)
}

fn reach(search: &Request, sample: StartSample, defence: Defence) -> Reach {
    let attack =
        Attack { bench: DRAUGHTS.as_ref(), class: TWO_KINGS.as_ref(), search, stop: &StopFlag::default() };
    Reach::of(&attack, sample, defence, FOLLOW).unwrap()
}

fn trial(search: &Request, sample: StartSample) -> Trial {
    reach(search, sample, Defence::Longest).trial(DRAUGHTS.as_ref(), MAX_PLIES, 10).unwrap()
}

pub fn measure(eval: &str) -> Box<dyn WeightMeasure> {
    DRAUGHTS.measure(&EvalChoice::Preset(eval.into()), &DRAUGHTS.variant("study").unwrap().rules).unwrap()
}

pub fn graph() -> Graph {
    Graph::new(DRAUGHTS.as_ref(), TWO_KINGS.as_ref(), measure("chase").as_ref(), FOLLOW).unwrap()
}

#[test]
fn the_solution_is_that_of_the_spec() {
    let positions = TWO_KINGS.positions();
    let won = |(_, value): &(String, Exact)| match value {
        Exact::Win(plies) => *plies,
        _ => None,
    };
    let won: Vec<u32> = positions.iter().filter_map(won).collect();
    assert_eq!((positions.len(), won.len(), won.iter().max()), (14_880, 14_846, Some(&33)));
    let oracle: &dyn Oracle = &*TWO_KINGS;
    assert_eq!(oracle.plies("W:WK10,K14:BK1"), Some(15));
    assert_eq!(oracle.best_move("W:WK10,K14:BK1"), Some("14-9".into()));
    assert_eq!(oracle.plies("W:WK10,K14,K15:BK1,K2"), None, "it does not follow from the class");
    assert_eq!(oracle.plies("no position"), None);
}

/// What the sweeps and the games go by is the rules' own word, move by move.
#[test]
fn the_moves_of_a_class_are_those_of_the_game() {
    for (text, value) in TWO_KINGS.positions().into_iter().step_by(997) {
        let view = DRAUGHTS.position(&At { position: Some(text.clone()), moves: Vec::new() }).unwrap();
        let moves = TWO_KINGS.moves(&text).unwrap();
        assert_eq!(moves.iter().map(|step| step.m.clone()).collect::<Vec<_>>(), view.moves);
        assert_eq!(moves.iter().map(|step| step.value.rank()).max(), Some(value.rank()), "{text}");
        assert!(moves.iter().all(|step| TWO_KINGS.value(&step.position).unwrap().before() == step.value));
    }
}

#[track_caller]
fn check_published(depth: u32, won: usize, thrown_away: usize) {
    let found = trial(&search("published", "study", depth), StartSample::default());
    assert_eq!((found.positions, found.won, found.thrown_away), (14_846, won, thrown_away), "depth {depth}");
    assert_eq!(found.timeouts, found.positions - won - thrown_away);
    assert_eq!(found.failures[1].failed.iter().sum::<u32>() as usize, found.positions - won);
    assert_eq!(found.worst.len(), 10);
    let is_thrown = |played: TrialEnd| matches!(played, TrialEnd::ThrownAway(_));
    assert_eq!(is_thrown(found.worst[0].played), thrown_away > 0);
    assert!(found.heat_map(Side::Min).unwrap().starts_with("<svg"));
}

#[test]
fn published_wins_as_often_as_the_spec_says() {
    check_published(2, 4442, 161);
    check_published(4, 5960, 6);
    check_published(6, 7899, 2);
}

/// A sample of what `general_wins_every_won_position` proves; the best variant may give a king to win.
#[test]
fn general_wins_a_sample_of_the_won_positions() {
    for (depth, size) in [(4, 400), (6, 40)] {
        let found = trial(
            &search("general", "clever", depth),
            StartSample { size: Some(size), seed: 1, ..StartSample::default() },
        );
        assert_eq!((found.won, found.positions), (size, size), "depth {depth}");
    }
}

#[test]
fn general_wins_every_won_position_against_every_defence() {
    if !evidence::takes_minutes("general on all 14,846 won positions of two kings against one") {
        return;
    }
    for depth in [4, 6] {
        let reach = reach(&search("general", "clever", depth), StartSample::default(), Defence::Every);
        let found = reach.every_defence();
        assert_eq!((found.won, found.positions), (14_846, 14_846), "depth {depth}");
        let trial = reach.trial(DRAUGHTS.as_ref(), MAX_PLIES, 0).unwrap();
        assert_eq!((trial.won, trial.positions), (14_846, 14_846), "depth {depth}");
    }
}

/// With the draws and the seed that the documents name.
#[test]
fn general_wins_with_shaken_weights() {
    if !evidence::takes_minutes("general with its weights shaken sixty times") {
        return;
    }
    let request = ShakeRequest { depths: vec![4, 6], draws: 60, ..ShakeRequest::default() };
    for found in shake(&graph(), measure("general").as_ref(), &request, FOLLOW, &mut |_| {}).unwrap() {
        assert_eq!(found.steady_draws, 60, "99 % in every draw at depth {}: {found:?}", found.depth);
    }
}

#[test]
fn a_sample_is_part_of_the_whole_and_its_failed_games_can_be_read() {
    let search = search("published", "study", 2);
    let reach = reach(&search, StartSample { size: Some(200), ..StartSample::default() }, Defence::Longest);
    let found = reach.trial(DRAUGHTS.as_ref(), MAX_PLIES, 10).unwrap();
    let failed = found.positions - found.won;
    assert_eq!((found.positions, failed), (200, 139));
    let records = found.records(DRAUGHTS.as_ref(), "published at depth 2").unwrap();
    let games = DRAUGHTS.read_records(&records, 1000).unwrap();
    assert_eq!(games.len(), failed);
    for (read, game) in games.iter().zip(&found.listed) {
        let (wanted, written) = match game.played {
            TrialEnd::ThrownAway(plies) => (plies, plies),
            // The forty-move rule ends a game that a trial goes on with.
            _ => (MAX_PLIES, 80),
        };
        assert_eq!((game.moves.len(), read.line.plies.len()), (wanted, written));
    }
    let first = DRAUGHTS.read_record(&records, Reading::default()).unwrap();
    assert_eq!(first.line.moves().collect::<Vec<_>>(), found.worst[0].moves);
    let lines = found.games_table().csv();
    assert_eq!(lines.lines().count(), failed + 1);
    assert!(lines.lines().nth(1).unwrap().contains("thrown away at ply 3,3,"), "{lines}");
}

#[track_caller]
fn check_sweep(graph: &Graph, eval: &str, depth: u32) {
    let slow = reach(&search(eval, "study", depth), StartSample::default(), Defence::Every).every_defence();
    let request = ShakeRequest { depths: vec![depth], draws: 1, ..ShakeRequest::default() };
    let fast = shake(graph, measure(eval).as_ref(), &request, FOLLOW, &mut |_| {}).unwrap();
    assert_eq!((fast[0].won, fast[0].positions), (slow.won, slow.positions), "{eval} at depth {depth}");
}

#[test]
fn sweeping_the_graph_equals_searching_every_position() {
    let graph = graph();
    check_sweep(&graph, "published", 2);
    check_sweep(&graph, "published", 3);
    check_sweep(&graph, "chase", 4);
    check_sweep(&graph, "general", 2);
    check_sweep(&graph, "general", 4);
}

/// Positions that a search wins against every defence, by the sweeps that stand for it.
fn swept(search: &Request, depth: u32) -> usize {
    let measure = DRAUGHTS.measure(&search.eval, swept_rules(search).unwrap()).unwrap();
    let graph = Graph::new(DRAUGHTS.as_ref(), TWO_KINGS.as_ref(), measure.as_ref(), FOLLOW).unwrap();
    let request = ShakeRequest { depths: vec![depth], draws: 0, ..ShakeRequest::default() };
    shake(&graph, measure.as_ref(), &request, FOLLOW, &mut |_| {}).unwrap()[0].won
}

/// The sweeps stand for the search that is named: with its leaf rules, and for no search that leaves moves out in other ways.
#[test]
fn weights_are_shaken_by_the_search_that_is_named() {
    for variant in ["study", "brute-force"] {
        let search = search("published", variant, 1);
        let played = reach(&search, StartSample::default(), Defence::Every).every_defence().won;
        assert_eq!(swept(&search, 1), played, "{variant}");
    }
    let [study, brute_force] =
        ["study", "brute-force"].map(|variant| swept(&search("general", variant, 4), 4));
    assert!(study < brute_force, "the rule loss hides wins: {study} and {brute_force}");
    let refused = swept_rules(&search("published", "human", 1)).unwrap_err().to_string();
    assert!(refused.contains("expected minimax or alpha-beta without a beam"), "{refused}");
}

#[test]
fn tuning_is_reproducible_and_never_makes_weights_worse() {
    let (graph, measure) = (graph(), measure("chase"));
    let shaking = ShakeRequest { depths: vec![2], draws: 1, ..ShakeRequest::default() };
    let request = TruthClimb { start: Start::Fitted, steps: 20, shake: shaking, seed: 1 };
    let run = || tune_by_truth(&graph, measure.as_ref(), &request, FOLLOW, &mut |_, _| {}).unwrap();
    let found = run();
    assert!(found.lost_after <= found.lost_before);
    assert!(found.better <= found.kept && found.kept <= found.tried);
    assert_eq!(found.better > 0, found.lost_after < found.lost_before);
    assert_eq!(found, run());
    let stop = Stop::raised();
    let request = TruthClimb { start: Start::Given, ..request };
    let stopped = LongWork { stop: &stop, progress: &|_, _| {} };
    let found = tune_by_truth(&graph, measure.as_ref(), &request, stopped, &mut |_, _| {}).unwrap();
    assert!(found.stopped && found.tried == 0);
    assert_eq!(found.weights, measure.numbers(), "what it has is kept");
}

#[test]
fn names_that_do_not_exist_are_refused() {
    let error = DRAUGHTS.class("2Kv1M", FOLLOW).err().unwrap().to_string();
    assert!(error.starts_with("bad class '2Kv1M': expected kings against kings"), "{error}");
    let error = games::open("chess", []).unwrap().class("KQvK", FOLLOW).err().unwrap().to_string();
    assert!(error.starts_with("chess has no classes of positions"), "{error}");
}

#[test]
fn a_stopped_experiment_says_so() {
    let stop = Stop::raised();
    let follow = LongWork { stop: &stop, progress: &|_, _| {} };
    let search = search("published", "study", 2);
    let attack = Attack {
        bench: DRAUGHTS.as_ref(),
        class: TWO_KINGS.as_ref(),
        search: &search,
        stop: &StopFlag::default(),
    };
    let stopped = Reach::of(&attack, StartSample::default(), Defence::Longest, follow);
    assert!(matches!(stopped, Err(LabError::Stopped)));
    assert!(DRAUGHTS.class("3Kv1K", follow).is_err());
}

/// The sentences about a rule are held to the searches: with the rule the win is turned down somewhere in the game, without it played.
#[test]
fn a_rule_that_hides_a_win_is_named_and_no_other_search_has_one() {
    let (study, clever) = (search("published", "study", 6), search("published", "clever", 6));
    let stop = StopFlag::default();
    let attack = |search| Attack { bench: DRAUGHTS.as_ref(), class: TWO_KINGS.as_ref(), search, stop: &stop };
    let failed = |search| {
        let games = trial(search, StartSample { size: Some(3000), ..StartSample::default() }).listed;
        games.into_iter().filter(|game| !game.is_won()).take(60).collect::<Vec<_>>()
    };
    let mut hidden = 0;
    for game in failed(&study) {
        let Some(win) = attack(&study).hidden_win(&game).unwrap() else { continue };
        assert_eq!(win.rule, "loss");
        hidden += 1;
        let mut session =
            DRAUGHTS.begin(&At { position: Some(game.position.clone()), moves: vec![] }).unwrap();
        let mut is_seen = false;
        for m in &game.moves {
            let at = At { position: Some(session.text()), moves: Vec::new() };
            let wins = TWO_KINGS.moves(&session.text()).unwrap_or_default();
            let is_win = |m: &str| wins.iter().any(|step| step.m == m && matches!(step.value, Exact::Win(_)));
            let free = Request {
                textbook: TextbookSettings { rules: Vec::new(), ..study.textbook.clone() },
                ..study.clone()
            };
            let plays = DRAUGHTS.search(&at, &free, &stop).unwrap().best;
            is_seen |= m != &win.m && is_win(&win.m) && plays.is_some_and(|best| is_win(&best));
            if is_seen || session.outcome().is_some() {
                break;
            }
            session.play(m).unwrap();
        }
        assert!(is_seen, "{} is hidden nowhere in {}", win.m, game.position);
    }
    assert!(hidden > 0);
    assert!(failed(&clever).iter().all(|game| attack(&clever).hidden_win(game).unwrap().is_none()));
}
