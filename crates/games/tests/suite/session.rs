//! The face of all games, from outside.

use proptest::prelude::*;
use session::view::TreeView;
use session::{
    Algorithm, AllMoves, At, Call, DepthLimit, EvalChoice, Options, Playable, PlayingSettings, Purpose,
    Recording, Request, Session, StopFlag, Strength,
};
use std::time::Duration;

const HARD: &str = "5/xxxo1/2o1o/5/5 x";

fn mnk(columns: usize, rows: usize, k: usize) -> Box<dyn Playable> {
    games::open("mnk", [("columns", columns.into()), ("rows", rows.into()), ("k", k.into())]).unwrap()
}

fn explicit(text: &str) -> Box<dyn Playable> {
    games::open("explicit", [("text", text.into())]).unwrap()
}

fn at(position: &str) -> At {
    At { position: Some(position.into()), moves: Vec::new() }
}

fn record(bench: &dyn Playable, at: &At, request: Request) -> TreeView {
    bench.tree(at, &request, Recording::default(), &StopFlag::default()).unwrap().1
}

#[test]
fn a_cut_is_explained_by_what_is_already_sure() {
    let bench = explicit("(max A (min B 3 12 8) (min C H=2 I=4 J=6) (min D 14 5 2))");
    let tree = record(bench.as_ref(), &At::default(), Request::default());
    let reason = |label: &str| tree.nodes().find(|node| node.label == label).unwrap().reason;
    assert_eq!(
        reason("C"),
        "MAX already has 3 with B; here MIN can hold it to 2 with H, so C cannot be better for MAX \
         and its other replies are not looked at."
    );
    assert_eq!(reason("I"), "Not looked at: H already settles that C is avoided.");
    assert_eq!(reason("B"), "MIN takes the smallest of 3 values: 3 with E.");
    assert_eq!(reason("H"), "The value of this leaf is given: 2.");
    assert_eq!(tree.node(0).reason, "MAX takes the largest of 3 values: 3 with B.");
}

#[test]
fn the_expected_line_is_marked_from_the_root_to_its_end() {
    let request = Request { depth: DepthLimit::Plies(3), ..Request::default() };
    let bench = mnk(4, 4, 3);
    let view = bench.search(&At::default(), &request, &StopFlag::default()).unwrap();
    let tree = record(bench.as_ref(), &At::default(), request);
    let line: Vec<&str> = tree.nodes().filter(|node| node.pv).map(|node| node.label).collect();
    assert_eq!(line[1..], view.pv);
    let best = tree.nodes().find(|node| node.pv && node.ply == 1).unwrap();
    assert_eq!(best.value, Some(view.value.number()));
}

#[test]
fn every_search_agrees_on_a_small_board() {
    let bench = mnk(3, 3, 3);
    for position in ["xo1/1x1/2o x", "x2/1o1/3 x", "xox/3/3 o", "3/1x1/2o x"] {
        let run = |algorithm| {
            let eval = EvalChoice::Preset("lines".into());
            let request = Request { algorithm, depth: DepthLimit::End, eval, ..Request::default() };
            bench.search(&at(position), &request, &StopFlag::default()).unwrap().value
        };
        let truth = run(Algorithm::MINIMAX);
        assert_eq!(run(Algorithm::ALPHABETA), truth, "{position}");
        assert_eq!(run(Algorithm::PVS), truth, "{position}");
        let solved = bench.solve(&at(position), AllMoves::Yes, &StopFlag::default()).unwrap();
        let plies = solved.plies.map(f64::from);
        let mover_wins = solved.value == "win";
        let max_moves = position.ends_with('x');
        let expected = match plies {
            Some(plies) if mover_wins == max_moves => 1_000_000.0 - plies,
            Some(plies) => plies - 1_000_000.0,
            None => 0.0,
        };
        assert_eq!(truth.number(), expected, "{position}: {solved:?}");
    }
}

#[test]
fn weights_come_from_a_file_and_wrong_ones_are_named() {
    let bench = mnk(5, 5, 4);
    let eval = |text: &str| {
        let file = EvalChoice::File { name: "my.toml".into(), text: text.into() };
        bench.eval(&at(HARD), &file).map(|view| view.value).map_err(|error| error.to_string())
    };
    assert_eq!(eval("preset = 'runs'"), Ok(90.0));
    assert_eq!(eval("preset = 'runs'\n[weights]\nthrees = 50"), Ok(40.0));
    let check = |text, expected: &str| assert_eq!(eval(text), Err(expected.to_string()));
    check(
        "preset = 'runs'\n[weights]\nfours = 1",
        "value function my.toml: unknown term 'fours': expected one of singles, twos, threes",
    );
    let error = eval("preset = 'luck'").unwrap_err();
    assert!(
        error.starts_with("value function my.toml: unknown value function 'luck': expected lines, "),
        "{error}"
    );
    check(
        "preset = 'runs'\n[weights]\ntwos = inf",
        "value function my.toml: weight of 'twos' is inf: expected a number within 1e12",
    );
    let error = eval("preset = 'runs'\nextra = 1").unwrap_err();
    assert!(error.starts_with("value function my.toml: line 2: unknown field `extra`"), "{error}");
}

#[test]
fn a_raised_flag_stops_any_search_at_once() {
    let bench = mnk(10, 10, 5);
    let stop = StopFlag::default();
    stop.raise();
    let endless = Request { algorithm: Algorithm::MINIMAX, depth: DepthLimit::End, ..Request::default() };
    let error = bench.search(&At::default(), &endless, &stop).unwrap_err().to_string();
    assert!(error.starts_with("stopped after 1 nodes without an answer"), "{error}");
    let thought = bench.think(&At::default(), &Request::thinking(), &stop, &mut |_| {}).unwrap();
    assert!(thought.best.is_some(), "a stopped search still has a move");
}

/// Of an abandoned search nothing more is made.
#[test]
fn an_abandoned_search_leaves_no_tree() {
    let bench = mnk(3, 3, 3);
    let request = Request { depth: DepthLimit::Plies(1), ..Request::default() };
    let stop = StopFlag::default();
    let call = Call::recorded(&request, Recording::default(), &stop);
    assert!(bench.run(&At::default(), &call).unwrap().1.is_some());
    stop.abandon();
    let error = bench.run(&At::default(), &call).map(|_| ()).unwrap_err().to_string();
    assert!(error.starts_with("stopped after 1 nodes"), "{error}");
}

#[test]
fn a_limit_in_time_ends_a_search_without_other_limits() {
    let bench = mnk(15, 15, 5);
    let request = Request { time: Some(Duration::from_millis(200)), ..Request::thinking() };
    let mut depths = Vec::new();
    let thought = bench
        .think(&At::default(), &request, &StopFlag::default(), &mut |view| depths.push(view.searched.depth))
        .unwrap();
    assert!(thought.time_ms >= 200.0, "all of a fixed time is used: {} ms", thought.time_ms);
    assert!(!depths.is_empty() && depths.is_sorted(), "{depths:?}");
    assert_eq!(thought.searched.depth, *depths.last().unwrap());
}

/// An analysis finds all there is to find; a player with one legal move makes it at once.
#[test]
fn an_only_move_is_made_at_once_in_play() {
    let bench = games::open("draughts", []).unwrap();
    let at = At { position: Some("W:W18,22,K30:B1,3,15".into()), moves: Vec::new() };
    assert_eq!(bench.position(&at).unwrap().moves.len(), 1, "a capture");
    let depth = |purpose| {
        let request = Request {
            nodes: Some(20_000),
            playing: PlayingSettings { purpose, ..Request::thinking().playing },
            ..Request::thinking()
        };
        bench.think(&at, &request, &StopFlag::default(), &mut |_| {}).unwrap().searched.depth
    };
    assert_eq!(depth(Purpose::Play), Some(6));
    assert!(depth(Purpose::Analyse) > Some(8));
}

#[test]
fn a_game_in_progress_is_the_game_played_over() {
    let bench = mnk(5, 5, 4);
    let mut board = bench.begin(&At::default()).unwrap();
    let mut at = At::default();
    let request = Request {
        nodes: Some(500),
        playing: PlayingSettings { table_mib: Some(1), ..Request::thinking().playing },
        ..Request::thinking()
    };
    while board.outcome().is_none() && at.moves.len() < 8 {
        let thought = board.think(&request, &StopFlag::default(), &mut |_| {}).unwrap();
        let m = board.play(&thought.best.unwrap()).unwrap();
        at.moves.push(m);
        assert_eq!(board.position(), bench.position(&at).unwrap());
        assert_eq!(board.times_seen(), 1);
    }
    assert!(board.play("no move").is_err());
    let bench = games::open("draughts", []).unwrap();
    let at = At { position: Some("W:WK32:BK1".into()), moves: Vec::new() };
    let mut board = bench.begin(&at).unwrap();
    for m in ["32-28", "1-6", "28-32", "6-1"] {
        board.play(m).unwrap();
    }
    assert_eq!(board.times_seen(), 2, "the position is there again");
    assert!(board.take_back());
    assert_eq!(board.times_seen(), 1, "a move that is taken back was not played");
}

#[test]
fn a_session_goes_anywhere_and_stays_where_it_is_if_it_cannot() {
    let bench = mnk(5, 5, 4);
    let at = |moves: &[&str]| At { position: None, moves: moves.iter().map(|&m| m.into()).collect() };
    let mut session = bench.begin(&At::default()).unwrap();
    for moves in [&["12", "6", "7"][..], &["12", "6", "8", "3"], &["12"], &["0", "1"], &[]] {
        session.go_to(&at(moves)).unwrap();
        assert_eq!(session.position(), bench.position(&at(moves)).unwrap(), "{moves:?}");
        let refused = session.go_to(&at(&["12", "6", "6"])).unwrap_err().to_string();
        assert!(refused.starts_with("move 3: bad move '6'"), "{refused}");
        assert_eq!(session.position(), bench.position(&at(moves)).unwrap(), "{moves:?}");
    }
    let position = Some("5/xxxo1/2o1o/5/5 x".to_string());
    session.go_to(&At { position: position.clone(), moves: Vec::new() }).unwrap();
    assert_eq!(Some(session.text()), position);
    assert!(!session.take_back(), "nothing was played there");
}

#[test]
fn what_a_search_has_learned_serves_the_next_one() {
    let bench = games::open("draughts", []).unwrap();
    let request = Request {
        depth: Some(11).into(),
        playing: PlayingSettings { table_mib: Some(8), ..Request::thinking().playing },
        ..Request::thinking()
    };
    let mut session = bench.begin(&At::default()).unwrap();
    let think = |session: &mut Box<dyn Session>| {
        session.think(&request, &StopFlag::default(), &mut |_| {}).unwrap().nodes
    };
    let (first, again) = (think(&mut session), think(&mut session));
    assert!(again * 10 < first, "{again} nodes after {first}");
    session.forget();
    assert_eq!(think(&mut session), first);
}

#[test]
fn the_json_of_a_search_has_the_promised_keys() {
    let request = Request { depth: DepthLimit::Plies(2), ..Request::default() };
    let view = mnk(3, 3, 3).search(&At::default(), &request, &StopFlag::default()).unwrap();
    let json = serde_json::to_value(&view).unwrap();
    for key in [
        "game",
        "position",
        "algorithm",
        "depth",
        "value",
        "best",
        "pv",
        "nodes",
        "cutoffs",
        "placeholders",
        "time_ms",
        "moves",
    ] {
        assert!(json.get(key).is_some(), "{key} is missing: {json}");
    }
    for key in ["move", "value", "bound", "nodes"] {
        assert!(json["moves"][0].get(key).is_some(), "{key} is missing: {json}");
    }
    assert!(json["value"].is_i64(), "whole numbers are written whole");
}

proptest! {
    #[test]
    fn no_text_breaks_a_position(position in "[xo./0-9 a-z]{0,40}", moves in prop::collection::vec("\\PC{0,6}", 0..4)) {
        let at = At { position: Some(position), moves };
        for bench in [mnk(3, 3, 3), mnk(5, 5, 4), explicit("(max (min 3 4) (chance 1 2))")] {
            if let Err(error) = bench.position(&at) {
                prop_assert!(!error.to_string().contains('\n'), "one line: {error}");
            }
        }
    }

    #[test]
    fn no_settings_file_breaks_the_reader(text in "(preset|weights|\\[|\\]|=|'runs'|twos|\n|[a-z0-9.\"]){0,20}") {
        let file = EvalChoice::File { name: "any.toml".into(), text };
        if let Err(error) = mnk(3, 3, 3).eval(&At::default(), &file) {
            prop_assert!(!error.to_string().contains('\n'), "one line: {error}");
        }
    }
}

/// Every game with its usual settings.
fn every_game() -> [Box<dyn Playable>; 6] {
    games::ALL.map(|game| game.open(&Options::default()).unwrap())
}

#[test]
fn every_preset_term_variant_and_rule_is_defined() {
    for bench in every_game() {
        for (preset, about) in bench.description().values.presets {
            assert!(!about.is_empty(), "{preset}");
            for term in bench.terms(&EvalChoice::Preset((*preset).into())).unwrap() {
                assert!(
                    term.about.len() > 2 && !term.about.ends_with('.'),
                    "{preset} {}: {}",
                    term.name,
                    term.about
                );
            }
        }
        assert!((bench.description().search.variants)().iter().all(|variant| !variant.about.is_empty()));
        assert!(bench.description().search.rules.iter().all(|(_, about)| !about.is_empty()));
    }
    assert!(Algorithm::all().all(|algorithm| !algorithm.spec().about.is_empty()));
}

#[test]
fn weights_are_finite_and_bounded() {
    let bench = mnk(5, 5, 4);
    let read = |weight: &str| {
        let text = format!("preset = \"runs\"\n[weights]\ntwos = {weight}\n");
        bench.terms(&EvalChoice::File { name: "mine.toml".into(), text }).map_err(|error| error.to_string())
    };
    for good in ["1e12", "-1e12", "0", "0.5", "7"] {
        assert!(read(good).is_ok(), "{good}");
    }
    for (bad, shown) in [("1.1e12", "1100000000000"), ("-inf", "-inf"), ("inf", "inf"), ("nan", "NaN")] {
        let expected =
            format!("value function mine.toml: weight of 'twos' is {shown}: expected a number within 1e12");
        assert_eq!(read(bad).unwrap_err(), expected);
    }
}

/// Nodes to the same depth for the second move of a game, with what the first search has learned and without it.
fn second_move(game: &str, depth: u32) -> (u64, u64) {
    let bench = games::open(game, []).unwrap();
    let request = Request {
        depth: Some(depth).into(),
        playing: PlayingSettings { table_mib: Some(64), ..Request::thinking().playing },
        ..Request::thinking()
    };
    let think =
        |session: &mut Box<dyn Session>| session.think(&request, &StopFlag::default(), &mut |_| {}).unwrap();
    let mut session = bench.begin(&At::default()).unwrap();
    let first = think(&mut session);
    for m in &first.details.lines[0].moves[..2] {
        session.play(m).unwrap();
    }
    let kept = think(&mut session).nodes;
    session.forget();
    (kept, think(&mut session).nodes)
}

/// Not in every search: another order of moves may cost more than the memory saves. In all games together it pays.
#[test]
fn the_second_move_costs_less_with_the_memory_of_the_first() {
    let searches = [("mnk", 8), ("mnk", 9), ("mnk", 10), ("draughts", 13), ("draughts", 15), ("chess", 9)];
    let searches = searches.into_iter().chain([("chess", 10), ("reversi", 9), ("reversi", 10)]);
    let (mut kept, mut forgotten) = (0, 0);
    for (game, depth) in searches {
        let (with, without) = second_move(game, depth);
        kept += with;
        forgotten += without;
    }
    assert!(kept * 10 < forgotten * 9, "{kept} nodes, {forgotten} without memory");
}

#[test]
fn moves_of_the_book_are_drawn_as_often_as_they_weigh() {
    let session = games::open("chess", []).unwrap().begin(&At::default()).unwrap();
    let moves = session.book_moves();
    let total = moves.iter().map(|&(_, weight)| u32::from(weight)).sum();
    let drawn: Vec<String> = (0..total).filter_map(|n| session.book_move(&mut |_| n)).collect();
    for (m, weight) in &moves {
        assert_eq!(drawn.iter().filter(|&one| one == m).count(), usize::from(*weight), "{m}");
    }
    let position = Some("8/8/8/4k3/8/8/8/4K3 w - - 0 1".into());
    let ending = games::open("chess", []).unwrap().begin(&At { position, moves: Vec::new() }).unwrap();
    assert_eq!(ending.book_move(&mut |_| 0), None);
}

/// Between the rows a strength is in proportion, which the session's own tests try.
#[test]
fn the_scale_of_chess_rises() {
    let scale = games::find("chess").unwrap().play.strengths;
    let rises = |one: &Strength, next: &Strength| {
        one.elo < next.elo && one.nodes <= next.nodes && one.noise >= next.noise
    };
    assert!(scale.len() > 2 && scale.is_sorted_by(rises));
}
