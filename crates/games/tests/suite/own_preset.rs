//! Naming what the player judges by anyway changes nothing, in every game that has a player.

use session::{Algorithm, At, DepthLimit, EvalChoice, Playable, Request, StopFlag};

/// Best line and nodes of the playing search.
type Found = (Vec<String>, u64);

fn analyse(bench: &dyn Playable, at: &At, depth: u32, eval: EvalChoice) -> Found {
    let request = Request { depth: Some(depth).into(), eval, ..Request::thinking() };
    let view = bench.think(at, &request, &StopFlag::default(), &mut |_| {}).unwrap();
    (view.details.lines[0].moves.clone(), view.nodes)
}

fn search(bench: &dyn Playable, at: &At, depth: u32, eval: EvalChoice) -> Found {
    let (algorithm, depth) = (Algorithm::PVS, DepthLimit::Plies(depth));
    let request = Request { algorithm, depth, eval, ..Request::default() };
    let view = bench.search(at, &request, &StopFlag::default()).unwrap();
    (view.pv, view.nodes)
}

fn check(bench: Box<dyn Playable>, preset: &str, depth: u32, positions: &[&str]) {
    for position in positions {
        let at = At { position: Some((*position).into()), moves: Vec::new() };
        let usual = analyse(bench.as_ref(), &at, depth, EvalChoice::Usual);
        let named = EvalChoice::Preset(preset.into());
        assert_eq!(analyse(bench.as_ref(), &at, depth, named.clone()), usual, "{preset} by name: {position}");
        assert_eq!(search(bench.as_ref(), &at, depth, EvalChoice::Usual), usual, "search: {position}");
        assert_eq!(search(bench.as_ref(), &at, depth, named), usual, "search by name: {position}");
    }
}

#[test]
fn the_own_preset_of_chess_changes_no_node() {
    let positions = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    ];
    check(games::open("chess", []).unwrap(), "net", 8, &positions);
}

#[test]
fn the_own_preset_of_draughts_changes_no_node() {
    let positions = [
        "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        "W:W14,18,19,21,22,26,27,28,30:B3,4,5,6,7,9,12,13,20",
        "W:WK10,K14:BK1",
    ];
    check(games::open("draughts", []).unwrap(), "net", 13, &positions);
}

#[test]
fn the_own_preset_of_m_n_k_changes_no_node() {
    check(
        games::open("mnk", []).unwrap(),
        "lines",
        8,
        &["5/5/5/5/5 x", "5/xxxo1/2o1o/5/5 x", "5/1x3/2o2/5/5 x"],
    );
    let large = games::open("mnk", [("columns", 15.into()), ("rows", 15.into()), ("k", 5.into())]);
    let middle = ["15/15/15/15/15/15/6xo7/7x7/6o8/15/15/15/15/15/15 x"];
    check(large.unwrap(), "lines", 5, &middle);
}

/// Where values are whole numbers, the value function itself may be asked in place of the player's fast copy of it.
#[test]
fn a_file_that_changes_no_weight_changes_no_node() {
    let bench = games::open("mnk", [("columns", 5.into()), ("rows", 5.into()), ("k", 4.into())]).unwrap();
    let file = EvalChoice::File { name: "own.toml".into(), text: "preset = \"lines\"".into() };
    let usual = analyse(bench.as_ref(), &At::default(), 8, EvalChoice::Usual);
    assert_eq!(analyse(bench.as_ref(), &At::default(), 8, file), usual);
}
