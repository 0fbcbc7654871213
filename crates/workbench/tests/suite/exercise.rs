//! Searches simulated by hand, and trees of games written down as hand-made trees.

use explicit::Verdict;
use workbench::{
    Algorithm, At, DepthLimit, EvalChoice, ExerciseTree, GameChoice, GhostBelief, Recording, SearchRequest,
    StopFlag, Workbench, open, written_tree,
};

fn at(position: &str) -> At {
    At { position: Some(position.into()), moves: Vec::new() }
}

/// The source's assignment: alpha-beta with ordering, to depth 6.
fn study() -> (Box<dyn Workbench>, At, SearchRequest) {
    let bench = open(&GameChoice::Draughts { tables: None }).unwrap();
    let request = SearchRequest { eval: EvalChoice::Preset("chebyshev".into()), ..SearchRequest::default() };
    let request = bench.variants().iter().find(|v| v.name == "clever").unwrap().apply(request);
    (bench, at("W:WK10,K14:BK1"), SearchRequest { depth: DepthLimit::Plies(6), ..request })
}

fn record(bench: &dyn Workbench, at: &At, request: &SearchRequest) -> Result<ExerciseTree, String> {
    ExerciseTree::record(bench, at, request, None, &StopFlag::default()).map_err(|error| error.to_string())
}

#[test]
fn the_assignment_of_the_source_can_be_asked() {
    let (bench, at, request) = study();
    let recorded = record(bench.as_ref(), &at, &request).unwrap();
    let exercise = recorded.exercise(&[]).unwrap();
    assert_eq!((exercise.looked_at(), recorded.view.nodes.len()), (595, 2090));
    assert!(exercise.check_file(&exercise.solved_sheet()).unwrap().is_perfect());
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
    assert!(exercise.check_file(&exercise.solved_sheet()).unwrap().is_perfect());
    assert!(exercise.sheet().contains("(given: "));
}

#[test]
fn the_limit_counts_the_search_that_is_asked_for() {
    let (bench, at, request) = study();
    let refusal = |algorithm| {
        let request = SearchRequest { algorithm, ..request.clone() };
        record(bench.as_ref(), &at, &request).err().unwrap_or_default()
    };
    assert_eq!(
        refusal(Algorithm::Minimax),
        "minimax looks at 2090 nodes, too many for an exercise: expected at most 1000; give a smaller depth"
    );
    assert_eq!(refusal(Algorithm::AlphaBeta), "");
    assert!(refusal(Algorithm::Pvs).starts_with("unknown exercise 'pvs': expected minimax"));
}

/// A written tree gives alpha-beta the same value at the price of the same nodes.
fn check_written(choice: &GameChoice, at: &At, plies: u32) {
    let bench = open(choice).unwrap();
    for order_by_value in [false, true] {
        let depth = DepthLimit::Plies(plies);
        let record = Some(Recording::default());
        let request = SearchRequest { depth, order_by_value, record, ..SearchRequest::default() };
        let (found, view) = bench.search(at, &request, &StopFlag::default()).unwrap();
        let (tree, _) = written_tree(&view.unwrap()).unwrap();
        let again = open(&GameChoice::Explicit { text: tree.to_text() }).unwrap();
        let (read, _) =
            again.search(&At::default(), &SearchRequest::default(), &StopFlag::default()).unwrap();
        assert_eq!((read.value, read.nodes), (found.value, found.nodes), "{choice:?}");
    }
}

/// Chance keeps its probabilities.
fn check_expectimax(choice: &GameChoice) {
    let bench = open(choice).unwrap();
    let record = Some(Recording::default());
    let algorithm = Algorithm::Expectimax;
    let request =
        SearchRequest { algorithm, depth: DepthLimit::Plies(1), record, ..SearchRequest::default() };
    let (found, view) = bench.search(&At::default(), &request, &StopFlag::default()).unwrap();
    let (tree, _) = written_tree(&view.unwrap()).unwrap();
    let again = open(&GameChoice::Explicit { text: tree.to_text() }).unwrap();
    let request = SearchRequest { algorithm, ..SearchRequest::default() };
    let (read, _) = again.search(&At::default(), &request, &StopFlag::default()).unwrap();
    assert!(
        (read.value - found.value).abs() < 1e-9 && read.nodes == found.nodes,
        "{} {}",
        read.value,
        found.value
    );
}

#[test]
fn trees_of_all_games_can_be_written_down() {
    check_written(&GameChoice::Draughts { tables: None }, &at("W:WK10,K14:BK1"), 6);
    check_written(&GameChoice::Draughts { tables: None }, &At::default(), 4);
    check_written(&GameChoice::Chess, &At::default(), 2);
    check_written(&GameChoice::Chess, &at("8/P6k/8/8/8/8/p6K/8 w - - 0 1"), 3);
    check_written(&GameChoice::Mnk { columns: 3, rows: 3, k: 3 }, &At::default(), 4);
    let layout = pacman::LAYOUTS.iter().find(|(name, _)| *name == "dilemma").unwrap().1.to_string();
    check_written(
        &GameChoice::Pacman { layout, ghosts: None, belief: GhostBelief::Adversary },
        &At::default(),
        1,
    );
    let layout = pacman::LAYOUTS.iter().find(|(name, _)| *name == "dilemma").unwrap().1.to_string();
    let random = GameChoice::Pacman { layout, ghosts: None, belief: GhostBelief::Directional };
    check_expectimax(&random);
    let text = "(max A (min B 3 12 8) (min C 2 4 6) (min D 14 5 2))".to_string();
    check_written(&GameChoice::Explicit { text }, &At::default(), 9);
}
