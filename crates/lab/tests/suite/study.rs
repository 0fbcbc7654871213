//! The experiments of the study, through `session`, with the figures of the sources.

use lab::{AblationRequest, KeptTerms, LongWork, Marks, SidePlayer, Simulation, SimulationRequest};
use lab::{ablate, compare, simulate, sweep, variants};
use search::Stop;
use session::{At, DepthLimit, EvalChoice, Playable, Request, Side, StopFlag, Value};

const STUDY: &str = "W:WK10,K14:BK1";

/// A game that meets a position this often is a draw.
const REPETITIONS: usize = 3;

fn draughts() -> Box<dyn Playable> {
    games::open("draughts", []).unwrap()
}

fn study() -> At {
    At { position: Some(STUDY.into()), moves: Vec::new() }
}

fn preset(name: &str) -> EvalChoice {
    EvalChoice::Preset(name.into())
}

fn request(bench: &dyn Playable, variant: &str, eval: &str) -> Request {
    let variant = bench.variant(variant).unwrap();
    variant.apply(Request { depth: DepthLimit::Plies(6), eval: preset(eval), ..Request::default() })
}

fn run(eval: &str) -> Simulation {
    let bench = draughts();
    let player = SidePlayer::Search(Box::new(request(bench.as_ref(), "study", eval)));
    let request = SimulationRequest {
        players: [player.clone(), player],
        static_eval: preset("chase"),
        max_plies: 100,
        repetitions: REPETITIONS,
        marks: Marks::of(draughts().description()),
    };
    simulate(bench.as_ref(), &study(), &request, &StopFlag::default()).unwrap()
}

const MOVES: [&str; 15] = [
    "14-9", "1-5", "10-14", "5-1", "9-5", "1-6", "5-1", "6-2", "14-18", "2-7", "18-15", "7-2", "15-11",
    "2-6", "1x10",
];
const SCORES: [f64; 15] = [
    4160.0, 6610.0, 6550.0, 7950.0, 7760.0, 7750.0, 7890.0, 8150.0, 7950.0, 10000.0, 99999.0, 99999.0,
    99999.0, 99999.0, 99999.0,
];
const NODES: [u64; 15] = [843, 217, 449, 238, 467, 239, 371, 375, 823, 882, 1393, 531, 275, 6, 2];
const EARLY_NODES: [u64; 15] = [882, 221, 452, 238, 467, 239, 371, 375, 812, 882, 1393, 531, 275, 6, 2];

#[test]
fn the_published_run_comes_out_ply_by_ply() {
    let game = run("published");
    assert_eq!(game.plies.iter().map(|ply| ply.m.as_str()).collect::<Vec<_>>(), MOVES);
    assert_eq!(game.plies.iter().filter_map(|ply| ply.score).map(Value::number).collect::<Vec<_>>(), SCORES);
    assert_eq!(game.plies.iter().map(|ply| ply.nodes).collect::<Vec<_>>(), NODES);
    assert_eq!((game.result.as_str(), game.winner), ("White wins", Some(Side::Max)));
    let chase = |ply: usize| game.plies[ply - 1].static_value;
    assert_eq!((chase(1), chase(2), chase(4)), (1725.0, 1713.0, 1725.0));
    assert_eq!((chase(5), chase(6), chase(7), chase(8)), (1730.0, 1692.0, 1680.0, 1575.0));
    check_summary(&game, [578.0, 355.0]);
}

#[test]
fn the_early_run_has_its_own_nodes() {
    let game = run("published-early");
    assert_eq!(game.plies.iter().map(|ply| ply.nodes).collect::<Vec<_>>(), EARLY_NODES);
    check_summary(&game, [582.0, 356.0]);
}

/// The summary of both published runs: they differ in the work only.
#[track_caller]
fn check_summary(game: &Simulation, mean_nodes: [f64; 2]) {
    let summary = &game.summary;
    assert_eq!(summary.mean_nodes.map(|nodes| nodes.map(f64::round)), mean_nodes.map(Some));
    assert_eq!((summary.plies, summary.turning_ply, summary.end_seen_from), (15, Some(10), Some(11)));
    assert_eq!(game.plies[9].m, "2-7");
}

#[test]
fn the_boards_of_a_game_are_one_picture() {
    let picture = run("published").boards().expect("draughts has a board");
    assert_eq!(picture.matches("<g transform").count(), 16, "the start, and one a ply");
    assert!(picture.contains("15. 1x10"));
}

#[test]
fn the_truth_defends_longer_than_the_heuristic() {
    let stop = Stop::new();
    let bench = draughts();
    let solution = bench.class("2Kv1K", LongWork { stop: &stop, progress: &|_, _| {} }).unwrap();
    let attacker = SidePlayer::Search(Box::new(request(bench.as_ref(), "study", "published")));
    let plies = |defender: SidePlayer<'_>| {
        let request = SimulationRequest {
            players: [attacker.clone(), defender],
            static_eval: preset("chase"),
            max_plies: 100,
            repetitions: REPETITIONS,
            marks: Marks::of(draughts().description()),
        };
        let at = At { position: Some("W:WK1,K6:BK13".into()), moves: Vec::new() };
        let game = simulate(bench.as_ref(), &at, &request, &StopFlag::default()).unwrap();
        (game.winner, game.plies.len())
    };
    assert_eq!(plies(attacker.clone()), (Some(Side::Max), 15));
    assert_eq!(plies(SidePlayer::Oracle(&solution)).0, None, "it shuffles");
}

/// What each depth plays in the study's position; the fifth is the odd one out.
const BY_DEPTH: [&str; 8] = ["10-6", "14-9", "14-9", "14-9", "14-17", "14-9", "14-9", "14-9"];

#[test]
fn the_depth_decides_what_is_played_and_a_line_says_why() {
    let bench = draughts();
    let request = request(bench.as_ref(), "study", "published");
    let found = sweep(bench.as_ref(), &study(), &request, 1..=8, &StopFlag::default(), &mut |_| {}).unwrap();
    assert_eq!(found.rows.iter().filter_map(|row| row.best.as_deref()).collect::<Vec<_>>(), BY_DEPTH);
    let changed: Vec<u32> = found.rows.iter().filter(|row| row.why.is_some()).map(|row| row.depth).collect();
    assert_eq!(changed, [2, 5, 6]);
    let why = found.rows[1].why.as_deref().unwrap();
    assert!(why.starts_with("beyond the horizon: 10-6 1x17 makes 10-6 worth "), "{why}");
    assert_eq!(found.rows[5].value, Value::Points(4160.0));
}

#[test]
fn the_variants_compare_as_published() {
    let bench = draughts();
    let request = Request { depth: DepthLimit::Plies(6), eval: preset("chebyshev"), ..Request::default() };
    let candidates = variants(bench.as_ref(), &request);
    let stop = StopFlag::default();
    let found = compare(bench.as_ref(), &study(), &candidates, &stop, &mut |_, _| {}).unwrap();
    let rows: Vec<(&str, u64, bool)> =
        found.rows.iter().map(|row| (row.variant.as_str(), row.nodes, row.agrees)).collect();
    assert_eq!(
        rows[..4],
        [("brute-force", 2090, true), ("smart", 2090, true), ("clever", 595, true), ("pragmatic", 555, true)]
    );
    assert_eq!(rows[5], ("human", 13, false));
    assert_eq!(found.rows[2].saving, 1.0 - 595.0 / 2090.0);
    assert!(found.table().text().lines().nth(3).unwrap().contains("71.5 %"));
}

#[test]
fn a_game_that_repeats_itself_is_a_draw() {
    let bench = draughts();
    let player = SidePlayer::Search(Box::new(request(bench.as_ref(), "study", "material")));
    let request = SimulationRequest {
        players: [player.clone(), player],
        static_eval: preset("material"),
        max_plies: 60,
        repetitions: REPETITIONS,
        marks: Marks::of(draughts().description()),
    };
    let at = At { position: Some("W:WK32:BK1".into()), moves: Vec::new() };
    let game = simulate(bench.as_ref(), &at, &request, &StopFlag::default()).unwrap();
    assert_eq!(game.result, "draw: the position was met 3 times");
    assert_eq!(game.winner, None);
}

#[test]
fn an_ablation_plays_every_selection_of_terms() {
    let bench = draughts();
    let request = AblationRequest {
        search: Request { depth: DepthLimit::Plies(2), ..request(bench.as_ref(), "study", "published") },
        oracle: None,
        max_plies: 30,
        repetitions: REPETITIONS,
        marks: Marks::of(draughts().description()),
    };
    let mut told = 0;
    let found = ablate(bench.as_ref(), &study(), &request, &StopFlag::default(), &mut |found, total| {
        assert!(found.rows.len() <= total);
        told += 1;
    });
    let found = found.unwrap();
    let count = |kept: KeptTerms| found.rows.iter().filter(|row| row.part.kept == kept).count();
    assert_eq!(
        [KeptTerms::All, KeptTerms::Without, KeptTerms::Only, KeptTerms::Adding].map(count),
        [1, 32, 32, 32]
    );
    assert_eq!(told, found.rows.len());
    let last = found.rows.last().unwrap();
    assert_eq!((last.plies, last.nodes), (found.rows[0].plies, found.rows[0].nodes));
    assert!(found.table().csv().starts_with("terms,result,plies,nodes,extra\nall terms,"));
    assert!(found.chart().starts_with("<svg"));
}

/// Every move of a side as a session finds it in which only that side thinks.
fn alone(bench: &dyn Playable, game: &Simulation, side: Side, player: &Request) -> Vec<(Option<Value>, u64)> {
    let mut session = bench.begin(&At::default()).unwrap();
    let mut found = Vec::new();
    for ply in &game.plies {
        if ply.side == side {
            let answer = session.think(player, &StopFlag::default(), &mut |_| {}).unwrap();
            found.push((Some(answer.value), answer.nodes + answer.cuts.placeholders.unwrap_or_default()));
        }
        session.play(&ply.m).unwrap();
    }
    found
}

#[test]
fn two_value_functions_in_one_game_do_not_answer_for_each_other() {
    let bench = draughts();
    let player = |eval| Request { depth: DepthLimit::Plies(4), eval: preset(eval), ..Request::thinking() };
    let players = [player("material"), player("playing")];
    let request = SimulationRequest {
        players: players.clone().map(|player| SidePlayer::Search(Box::new(player))),
        static_eval: preset("complete"),
        max_plies: 12,
        repetitions: REPETITIONS,
        marks: Marks::of(draughts().description()),
    };
    let game = simulate(bench.as_ref(), &At::default(), &request, &StopFlag::default()).unwrap();
    for (side, player) in [Side::Max, Side::Min].into_iter().zip(&players) {
        let own = game.plies.iter().filter(|ply| ply.side == side);
        let own: Vec<(Option<Value>, u64)> = own.map(|ply| (ply.score, ply.nodes)).collect();
        assert_eq!(own, alone(bench.as_ref(), &game, side, player), "{side:?}");
    }
    let counts_men = |value: Value| value.number() % 100.0 == 0.0;
    let whites = game.plies.iter().filter(|ply| ply.side == Side::Max).filter_map(|ply| ply.score);
    assert!(whites.into_iter().all(counts_men), "White counts men");
}
