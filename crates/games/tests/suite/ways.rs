//! Where moves go on the board: playing one changes the cells that it names.

use session::{At, Grid, Ground, MoveView, Playable, PositionView, Setting, Side};

/// Positions looked at in a random game.
const PLIES: usize = 40;
/// Random games of each game.
const GAMES: u64 = 4;

fn after(bench: &dyn Playable, view: &PositionView, m: &str) -> PositionView {
    let at = At { position: Some(view.position.clone()), moves: vec![m.into()] };
    bench.position(&at).unwrap_or_else(|error| panic!("{} {m}: {error}", view.position))
}

/// What is wrong with a way, if something is.
fn misfit(way: &MoveView, before: &Grid, after: &Grid, mover: Option<Side>) -> Option<&'static str> {
    let changes = |cell: usize| before.cells[cell] != after.cells[cell];
    let Some(to) = way.to else {
        return (0..before.cells.len()).any(changes).then_some("a pass changes the board");
    };
    if way.from.is_some_and(|from| before.cells[from].owner != mover) {
        return Some("nothing of the mover's leaves");
    }
    if after.cells[to].owner != mover {
        return Some("nothing of the mover's arrives");
    }
    let mut named = way.from.into_iter().chain([to]);
    let is_round_trip = way.from == Some(to);
    (!is_round_trip && !named.all(changes)).then_some("a named cell stays as it was")
}

/// In a maze agents cover each other, eat and are eaten: an agent that leaves a cell is seen there before, unless covered.
fn misfit_in_maze(way: &MoveView, before: &Grid, after: &Grid) -> Option<&'static str> {
    let (Some(from), Some(to)) = (way.from, way.to) else { return None };
    if before.cells[from].owner.is_none() {
        return Some("no agent leaves");
    }
    let has_met = before.cells[to].owner.is_some();
    (after.cells[to].owner.is_none() && !has_met).then_some("no agent arrives")
}

fn is_maze(grid: &Grid) -> bool {
    grid.cells.iter().any(|cell| cell.ground == Ground::Wall)
}

fn check_position(bench: &dyn Playable, view: &PositionView) {
    let Some(before) = &view.board else { return assert!(view.ways.is_empty()) };
    let is_rectangle = before.columns > 0 && before.cells.len().is_multiple_of(before.columns);
    assert!(is_rectangle, "ragged board of {}", view.position);
    let texts: Vec<&String> = view.ways.iter().map(|way| &way.text).collect();
    assert_eq!(texts, view.moves.iter().collect::<Vec<_>>(), "{}", view.position);
    for way in &view.ways {
        let after = after(bench, view, &way.text).board.expect("a board stays one");
        let misfit = match is_maze(before) {
            true => misfit_in_maze(way, before, &after),
            false => misfit(way, before, &after, view.side),
        };
        assert_eq!(misfit, None, "{} {way:?}", view.position);
    }
}

/// Plays moves that a seed chooses, and looks at every position; how many there were.
fn check_game(bench: &dyn Playable, seed: u64) -> usize {
    let mut view = bench.position(&At::default()).unwrap();
    let mut random = seed;
    for ply in 0..PLIES {
        check_position(bench, &view);
        if view.moves.is_empty() {
            return ply;
        }
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = (random >> 33) as usize % view.moves.len();
        view = after(bench, &view, &view.moves[chosen].clone());
    }
    PLIES
}

#[test]
fn playing_a_move_changes_the_cells_it_names() {
    for game in games::ALL {
        let bench = game.open(&session::Options::default()).unwrap();
        let positions: usize = (0..GAMES).map(|seed| check_game(bench.as_ref(), seed)).sum();
        assert!(positions >= 4, "{}: {positions} positions", game.name);
    }
    let number = Setting::Number;
    let small = [
        games::open("reversi", [("board", "4x4".into())]),
        games::open("reversi", [("board", "6x6".into())]),
        games::open("mnk", [("columns", number(7)), ("rows", number(4))]),
    ];
    for game in small {
        let game = game.unwrap();
        (0..20).for_each(|seed| assert!(check_game(game.as_ref(), seed) > 6, "{}", game.title()));
    }
    for number in (0..960).step_by(97) {
        let chess = games::open("chess", [("start", Setting::Number(number))]).unwrap();
        check_game(chess.as_ref(), number);
    }
}

fn check(game: &str, position: &str, m: &str, from: Option<usize>, to: Option<usize>, via: &[usize]) {
    let bench = games::open(game, []).unwrap();
    let view = bench.position(&At { position: Some(position.into()), moves: Vec::new() }).unwrap();
    check_position(bench.as_ref(), &view);
    let way = view.ways.iter().find(|way| way.text == m).unwrap_or_else(|| panic!("{m} in {:?}", view.moves));
    assert_eq!((way.from, way.to, &way.via[..]), (from, to, via), "{m} in {position}");
}

#[test]
fn unusual_moves_name_their_cells() {
    check("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", Some(60), Some(62), &[]);
    check("chess", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", Some(4), Some(2), &[]);
    // king and rook change places, and a king that stays
    check("chess", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "O-O", Some(61), Some(62), &[]);
    check("chess", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "O-O", Some(63), Some(61), &[]);
    check("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", Some(28), Some(19), &[]);
    check("chess", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a8=N", Some(8), Some(0), &[]);
    check("draughts", "W:W14:B1", "14-9", Some(26), Some(17), &[]);
    check("draughts", "W:WK31:B27,19,10", "31x6", Some(60), Some(10), &[46, 28]);
    check("reversi", &format!("{}XO{} X", "-".repeat(27), "-".repeat(35)), "f4", None, Some(29), &[]);
}

#[test]
fn a_king_that_goes_round_ends_where_it_began() {
    let bench = games::open("draughts", []).unwrap();
    let at = At { position: Some("W:WK31:B26,27,19,18".into()), moves: Vec::new() };
    let view = bench.position(&at).unwrap();
    check_position(bench.as_ref(), &view);
    let round: Vec<&MoveView> = view.ways.iter().filter(|way| way.from == way.to).collect();
    assert!(!round.is_empty() && round.iter().all(|way| way.via.len() == 3), "{:?}", view.ways);
}

#[test]
fn a_wrong_way_is_noticed() {
    let bench = games::open("draughts", []).unwrap();
    let view = bench.position(&At::default()).unwrap();
    let (before, way) = (view.board.clone().unwrap(), view.ways[0].clone());
    let after = after(bench.as_ref(), &view, &way.text).board.unwrap();
    let told = |way: MoveView| misfit(&way, &before, &after, view.side);
    assert_eq!(told(way.clone()), None);
    assert!(told(MoveView { to: way.from, from: way.to, ..way.clone() }).is_some());
    assert!(told(MoveView { to: None, from: None, ..way.clone() }).is_some());
    assert!(told(MoveView { to: way.to.map(|to| to ^ 1), ..way.clone() }).is_some());
}
