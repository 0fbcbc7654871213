//! Positions whose exact value is known: what is played there, and the sentences about them.

use session::{Algorithm, AllMoves, At, DepthLimit, Playable, PlayingSettings, Request, StopFlag, Value};

/// Drawn with best play, Kd2 as well as Kd3; only who keeps the pawn can hope for a mistake.
const PAWN: &str = "8/8/8/4k3/4P3/4K3/8/8 w - - 0 1";

fn chess() -> Box<dyn Playable> {
    games::open("chess", []).unwrap()
}

fn draughts() -> Box<dyn Playable> {
    games::open("draughts", []).unwrap()
}

fn at(position: &str) -> At {
    At { position: Some(position.into()), moves: Vec::new() }
}

/// What the playing search plays by every way to ask it, which must be the same, with its value for MAX.
fn played(bench: &dyn Playable, at: &At) -> (String, f64) {
    let never = StopFlag::default();
    let request = Request { depth: Some(8).into(), ..Request::thinking() };
    let thought = bench.think(at, &request, &never, &mut |_| {}).unwrap();
    let request = Request { algorithm: Algorithm::PVS, depth: DepthLimit::Plies(8), ..Request::default() };
    let searched = bench.search(at, &request, &never).unwrap();
    assert_eq!(searched.best, thought.best);
    assert_eq!(searched.value, thought.details.lines[0].value);
    (thought.best.unwrap(), searched.value.number())
}

#[test]
fn a_drawn_ending_is_played_on() {
    let (m, value) = played(chess().as_ref(), &at(PAWN));
    assert!(["Kd3", "Kf3"].contains(&m.as_str()), "{m}");
    assert_eq!(value, 0.0, "the value is the exact one");
}

/// Both sides play; the exact value stays what it is at every ply.
fn check_kept(bench: &dyn Playable, position: &str, plies: usize) {
    let never = StopFlag::default();
    let mut at = at(position);
    let first = bench.solve(&at, AllMoves::No, &never).unwrap();
    for ply in 0..plies {
        if bench.position(&at).unwrap().outcome.is_some() {
            return;
        }
        let solved = bench.solve(&at, AllMoves::No, &never).unwrap();
        let mirrored = match (ply % 2, first.value.as_str()) {
            (1, "win") => "loss",
            (1, "loss") => "win",
            (_, same) => same,
        };
        assert_eq!(solved.value, mirrored, "{position} after {:?}", at.moves);
        assert_eq!(solved.plies, first.plies.map(|plies| plies - ply as u32), "{position} {:?}", at.moves);
        at.moves.push(played(bench, &at).0);
    }
    assert!(first.plies.is_none(), "{position}: not won in time");
}

#[test]
fn what_is_won_makes_progress_what_is_lost_resists_and_what_is_drawn_stays_so() {
    check_kept(chess().as_ref(), PAWN, 12);
    check_kept(chess().as_ref(), "8/8/8/8/8/4k3/7R/4K3 b - - 0 1", 40);
    check_kept(chess().as_ref(), "8/8/8/3k4/8/4K3/4P3/8 w - - 0 1", 80);
    check_kept(draughts().as_ref(), "W:WK10,K14:BK1", 20);
    check_kept(draughts().as_ref(), "B:WK10,K14:BK1", 30);
    check_kept(draughts().as_ref(), "W:WK1:BK32", 8);
    check_kept(draughts().as_ref(), "W:WK32:BK14,K18", 30);
}

#[test]
fn more_pieces_need_tables() {
    let never = StopFlag::default();
    for (bench, position) in
        [(chess(), "8/8/8/4k3/8/4K3/4PP2/8 w - - 0 1"), (draughts(), "W:WK10,K14:BK1,K2")]
    {
        let error = bench.solve(&at(position), AllMoves::Yes, &never).unwrap_err().to_string();
        assert!(error.contains("build tables with plywood endgame build"), "{error}");
    }
}

#[test]
fn several_lines_of_a_drawn_ending_begin_with_those_that_hold() {
    let bench = chess();
    let request = Request {
        depth: Some(6).into(),
        playing: PlayingSettings { lines: 6, ..Request::thinking().playing },
        ..Request::thinking()
    };
    let thought = bench.think(&at(PAWN), &request, &StopFlag::default(), &mut |_| {}).unwrap();
    assert_eq!(thought.details.lines.len(), 5);
    assert!(thought.details.lines.iter().all(|line| line.value == Value::Points(0.0)), "{thought:?}");
}

#[test]
fn a_draw_to_be_claimed_leaves_the_moves() {
    let bench = chess();
    let fifty = at("3k4/8/8/8/8/8/4R3/4K3 w - - 100 200");
    let view = bench.position(&fifty).unwrap();
    assert_eq!((view.ending.as_deref(), view.claimable), (Some("draw by fifty-move rule"), true));
    assert!(!view.moves.is_empty());
    let request = Request { depth: Some(3).into(), ..Request::thinking() };
    assert!(bench.think(&fifty, &request, &StopFlag::default(), &mut |_| {}).unwrap().best.is_some());
    let over = bench.position(&at("3k4/8/8/8/8/8/4R3/4K3 w - - 150 200")).unwrap();
    assert_eq!((over.ending.as_deref(), over.claimable), (Some("draw by seventy-five-move rule"), false));
    assert_eq!(over.moves, [""; 0]);
    let mated = bench.position(&at("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1")).unwrap();
    assert_eq!(mated.ending.as_deref(), Some("White wins by checkmate"));
}
