//! Searches simulated by hand, and trees of games written down as hand-made trees.

use exercise::{Exercise, ExerciseTree, Verdict, written_tree};
use session::{
    Algorithm, At, DepthLimit, EvalChoice, Playable, Recording, Request, StopFlag, TextbookSettings,
};

fn at(position: &str) -> At {
    At { position: Some(position.into()), moves: Vec::new() }
}

/// The source's assignment: alpha-beta with ordering, to depth 6.
fn study() -> (Box<dyn Playable>, At, Request) {
    let bench = ::games::open("draughts", []).unwrap();
    let request = Request { eval: EvalChoice::Preset("chebyshev".into()), ..Request::default() };
    let request = bench.variant("clever").unwrap().apply(request);
    (bench, at("W:WK10,K14:BK1"), Request { depth: DepthLimit::Plies(6), ..request })
}

fn record(bench: &dyn Playable, at: &At, request: &Request) -> Result<ExerciseTree, String> {
    ExerciseTree::record(bench, at, request, &StopFlag::default()).map_err(|error| error.to_string())
}

fn check_solved(exercise: &Exercise<'_>) {
    let report = exercise.check_file(&exercise.solved_sheet()).unwrap();
    assert!(report.points == report.max_points && report.problems.is_empty(), "{report}");
}

#[test]
fn the_assignment_of_the_source_can_be_asked() {
    let (bench, at, request) = study();
    let recorded = record(bench.as_ref(), &at, &request).unwrap();
    let exercise = recorded.exercise(&[]).unwrap();
    assert_eq!((exercise.looked_at(), recorded.view.len()), (595, 2090));
    check_solved(&exercise);
    let best = exercise.find("best").unwrap();
    assert_eq!(exercise.check(best, "14-9"), Verdict::Correct);
    assert_ne!(exercise.check(best, "10-7"), Verdict::Correct);
}

#[test]
fn lines_are_chosen_by_their_moves() {
    let (bench, at, request) = study();
    let recorded = record(bench.as_ref(), &at, &request).unwrap();
    let exercise = recorded.exercise(&["14-9 1-5".into()]).unwrap();
    assert!(exercise.questions().len() < 200, "{}", exercise.questions().len());
    check_solved(&exercise);
    assert!(exercise.sheet().contains("(given: "));
}

#[test]
fn the_limit_counts_the_search_that_is_asked_for() {
    let (bench, at, request) = study();
    let refusal = |algorithm| {
        let request = Request { algorithm, ..request.clone() };
        record(bench.as_ref(), &at, &request).err().unwrap_or_default()
    };
    assert_eq!(
        refusal(Algorithm::MINIMAX),
        "minimax looks at 2090 nodes, too many for an exercise: expected at most 1000; give a smaller depth"
    );
    assert_eq!(refusal(Algorithm::ALPHABETA), "");
    assert!(refusal(Algorithm::PVS).starts_with("no exercise about pvs: it searches moves several times"));
}

/// A written tree gives alpha-beta the same value at the price of the same nodes.
fn check_written(bench: Box<dyn Playable>, at: &At, plies: u32) {
    for order_by_value in [false, true] {
        let depth = DepthLimit::Plies(plies);
        let request = Request {
            depth,
            textbook: TextbookSettings { order_by_value, ..TextbookSettings::default() },
            ..Request::default()
        };
        let (found, view) = bench.tree(at, &request, Recording::default(), &StopFlag::default()).unwrap();
        let (tree, _) = written_tree(&view).unwrap();
        let again = ::games::open("explicit", [("text", tree.to_text().into())]).unwrap();
        let read = again.search(&At::default(), &Request::default(), &StopFlag::default()).unwrap();
        assert_eq!((read.value, read.nodes), (found.value, found.nodes), "{}", bench.title());
    }
}

/// Chance keeps its probabilities.
fn check_expectimax(bench: Box<dyn Playable>) {
    let algorithm = Algorithm::EXPECTIMAX;
    let request = Request { algorithm, depth: DepthLimit::Plies(1), ..Request::default() };
    let (found, view) =
        bench.tree(&At::default(), &request, Recording::default(), &StopFlag::default()).unwrap();
    let (tree, _) = written_tree(&view).unwrap();
    let again = ::games::open("explicit", [("text", tree.to_text().into())]).unwrap();
    let request = Request { algorithm, ..Request::default() };
    let read = again.search(&At::default(), &request, &StopFlag::default()).unwrap();
    assert!(
        (read.value.number() - found.value.number()).abs() < 1e-9 && read.nodes == found.nodes,
        "{:?} {:?}",
        read.value,
        found.value
    );
}

#[test]
fn trees_of_all_games_can_be_written_down() {
    let usual = |name| ::games::open(name, []).unwrap();
    check_written(usual("draughts"), &at("W:WK10,K14:BK1"), 6);
    check_written(usual("draughts"), &At::default(), 4);
    check_written(usual("chess"), &At::default(), 2);
    check_written(usual("chess"), &at("8/P6k/8/8/8/8/p6K/8 w - - 0 1"), 3);
    check_written(usual("mnk"), &At::default(), 2);
    check_written(usual("reversi"), &At::default(), 3);
    check_written(usual("pacman"), &At::default(), 1);
    check_expectimax(::games::open("pacman", [("belief", "directional".into())]).unwrap());
    check_written(usual("explicit"), &At::default(), 9);
}
