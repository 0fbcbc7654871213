//! The endgame tables of chess against everything that is known about them.

use chess::endgame::{FEW_MEN, Numbering, few_men};
use chess::syzygy::{Syzygy, Wdl};
use chess::{Chess, EndgameKnowledge, Epd, State};
use endgame::testkit::check_indexer;
use endgame::{
    ClassId, Entry, Indexer, Probe, Store, StoreStats, TablePlace, Verdict, Watch, build, plan, stats, verify,
};
use search::Stop;
use search::{Bound, Game, Knowledge as _, Notation, Ply, Score};
use std::path::PathBuf;
use std::sync::OnceLock;

fn men() -> u32 {
    if evidence::takes_minutes("endgame tables with four men") { 4 } else { 3 }
}

/// The tables, built once for all tests of this file.
fn store() -> &'static Store {
    static STORE: OnceLock<Store> = OnceLock::new();
    STORE.get_or_init(|| {
        let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("chess-endgame");
        let _ = std::fs::remove_dir_all(&directory);
        let (numbering, store) = (Numbering::new(men()), Store::new(directory));
        let stop = Stop::new();
        let plan = plan(&numbering, &store, men()).expect("an empty directory");
        build(&numbering, &store, &plan, Watch { stop: &stop, progress: &|_| {} })
            .expect("the build succeeds");
        store
    })
}

fn all_stats() -> StoreStats {
    stats(&Numbering::new(men()), store(), men()).expect("the tables are built")
}

fn probe() -> Probe<Numbering> {
    Probe::open(Numbering::new(men()), store()).expect("the tables are built")
}

fn state(fen: &str) -> State {
    Chess::default().parse_state(fen).unwrap_or_else(|error| panic!("{error}"))
}

/// The longest mate of the stronger side, in moves.
#[track_caller]
fn check_longest(name: &str, moves: u16) {
    let stats = all_stats();
    let slice = stats.slices.iter().find(|slice| slice.count.name == name).expect("there is such a slice");
    let longest = slice.count.longest_win.map(|longest| longest.plies.div_ceil(2));
    assert_eq!(longest, Some(moves), "{name}");
}

#[test]
fn longest_mates() {
    check_longest("KQvK", 10);
    check_longest("KRvK", 16);
    check_longest("KPvK", 28);
    if men() >= 4 {
        check_longest("KBBvK", 19);
        check_longest("KBNvK", 33);
        check_longest("KQvKR", 35);
    }
}

#[test]
fn a_lone_minor_piece_wins_nothing() {
    for slice in all_stats().slices {
        if ["KvK", "KBvK", "KvKB", "KNvK", "KvKN"].contains(&slice.count.name.as_str()) {
            assert_eq!(slice.count.draws, slice.count.positions, "{}", slice.count.name);
        }
    }
}

/// Positions counted once for all mirror images; the same numbers come from counting all legal boards.
#[test]
fn positions_are_counted_up_to_symmetry() {
    let boards = |name: &str| {
        let stats = all_stats();
        stats.slices.iter().find(|slice| slice.count.name == name).map(|slice| slice.count.positions)
    };
    assert_eq!(boards("KvK"), Some(462));
    assert_eq!(boards("KQvK"), Some(count_orbits('Q', 'w')));
    assert_eq!(boards("KvKR"), Some(count_orbits('R', 'b')));
    assert_eq!(boards("KPvK"), Some(count_orbits('P', 'w')));
}

/// Counts legal boards with one white man up to symmetry, each weighted by how many images it has.
fn count_orbits(man: char, turn: char) -> u64 {
    let numbering = Numbering::new(3);
    let mut places = std::collections::HashSet::new();
    for white in 0..64 {
        for black in 0..64 {
            for other in 0..64 {
                let mut rows = vec!['1'; 64];
                rows[white] = 'K';
                rows[black] = 'k';
                rows[other] = man;
                let text: Vec<String> = rows.chunks(8).rev().map(|row| row.iter().collect()).collect();
                if white == black || black == other || white == other {
                    continue;
                }
                let fen = format!("{} {turn} - - 0 1", text.join("/"));
                if let Ok(state) = Chess::default().parse_state(&fen) {
                    places.insert(numbering.index(&state).expect("every such board has a number").index);
                }
            }
        }
    }
    places.len() as u64
}

#[test]
fn mates_stalemates_and_distances() {
    let check = |fen: &str, entry: Entry| {
        assert_eq!(probe().entry(&state(fen)).unwrap(), Some(entry), "{fen}");
    };
    check("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1", Entry::loss(0));
    check("k7/8/1K6/8/8/8/8/6Q1 w - - 0 1", Entry::win(1));
    check("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", Entry::DRAW);
    check("8/8/8/8/8/k7/p7/K7 w - - 0 1", Entry::DRAW);
    // Colours and sides make no difference.
    check("6q1/8/8/8/8/1k6/8/K7 b - - 0 1", Entry::win(1));
    check("8/3k4/8/8/3PK3/8/8/8 b - - 0 1", Entry::DRAW);
}

#[test]
fn every_position_agrees_with_its_successors() {
    let stop = Stop::new();
    let watch = Watch { stop: &stop, progress: &|_| {} };
    let result = verify(&Numbering::new(men()), store(), men(), watch).unwrap();
    assert_eq!((result.wrong, result.miscounted.len()), (0, 0), "{:?}", result.examples);
    assert_eq!(result.positions, all_stats().totals.iter().map(|total| total.positions).sum::<u64>());
}

#[test]
fn the_numbering_keeps_its_promises() {
    check_indexer(&Numbering::new(4), 4);
}

#[test]
fn mirror_images_share_a_number() {
    let numbering = Numbering::new(4);
    for class in (0..numbering.classes().len() as u16).map(ClassId) {
        let len = numbering.class(class).len();
        for index in (0..len).step_by(1 + len as usize / 200) {
            let place = TablePlace { class, index };
            if numbering.is_used(place) {
                let fen = Chess::default().show_state(&numbering.state(place));
                assert_eq!(numbering.index(&state(&mirrored(&fen))), Some(place), "{fen}");
                assert_eq!(numbering.index(&state(&recoloured(&fen))), Some(place), "{fen}");
            }
        }
    }
}

/// Left and right changed.
fn mirrored(fen: &str) -> String {
    let (board, rest) = fen.split_once(' ').unwrap();
    let rows: Vec<String> = board.split('/').map(|row| row.chars().rev().collect()).collect();
    format!("{} {rest}", rows.join("/"))
}

/// Colours changed, and with them the ranks.
fn recoloured(fen: &str) -> String {
    let fields: Vec<&str> = fen.split(' ').collect();
    let rows: Vec<&str> = fields[0].split('/').rev().collect();
    let change =
        |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
    let board: String = rows.join("/").chars().map(change).collect();
    format!("{board} {} - - 0 1", if fields[1] == "w" { "b" } else { "w" })
}

#[test]
fn rights_that_the_numbering_does_not_know_have_no_number() {
    let numbering = Numbering::new(4);
    assert_eq!(numbering.index(&state("4k3/8/8/8/8/8/8/4K2R w K - 0 1")), None);
    assert!(numbering.index(&state("4k3/8/8/8/8/8/8/4K2R w - - 0 1")).is_some());
    assert_eq!(numbering.index(&state("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1")), None);
    assert!(numbering.index(&state("4k3/8/8/8/4P3/8/2p5/4K3 b - e3 0 1")).is_some());
    assert_eq!(numbering.index(&Chess::default().start()), None);
}

#[test]
fn the_player_wins_what_is_won() {
    let mut knowledge = EndgameKnowledge::default().with_tables(store().directory()).unwrap();
    let chess = Chess::default();
    let mut now = state("8/8/8/4k3/8/8/8/K6R w - - 0 1");
    let (score, bound) = knowledge.known(&chess, &now, Ply(2)).unwrap();
    assert_eq!(bound, Bound::Exact);
    let plies = score.plies_to_end().unwrap() - 2;
    for played in 0..plies {
        let root = knowledge.known_root(&chess, &now).unwrap();
        assert_eq!(root.score.plies_to_end(), Some(plies - played));
        assert_eq!(knowledge.known(&chess, &now, Ply(played)).unwrap().0.plies_to_end(), Some(plies));
        now = chess.play(&now, root.best[0]);
    }
    assert!(now.is_mate());
    assert_eq!(EndgameKnowledge::default().known(&chess, &now, Ply(0)), None);
    // With 30 plies left on the count of fifty moves a mate in 31 is none.
    let late = |clock: u16| state(&format!("8/8/8/4k3/8/8/8/K6R w - - {clock} 1"));
    assert!(knowledge.known(&chess, &late(100 - plies as u16), Ply(0)).is_some());
    assert_eq!(knowledge.known(&chess, &late(101 - plies as u16), Ply(0)), None);
    let in_doubt = knowledge.known_root(&chess, &late(101 - plies as u16)).unwrap();
    assert_eq!((in_doubt.score, in_doubt.bound), (Score::DRAW, Bound::Lower));
}

/// Whole classes, every position of them.
#[test]
fn what_is_solved_on_the_fly_equals_the_tables() {
    let (built, few) = (probe(), few_men());
    assert_eq!(few.pieces(), FEW_MEN);
    let numbering = Numbering::new(FEW_MEN);
    let mut compared = 0u64;
    for (class, place) in (0..)
        .map(ClassId)
        .zip(numbering.classes())
        .flat_map(|(id, class)| (0..class.len()).map(move |index| (class, TablePlace { class: id, index })))
    {
        if numbering.is_used(place) {
            let state = numbering.state(place);
            assert_eq!(few.entry(&state).unwrap(), built.entry(&state).unwrap(), "{} {place:?}", class.name);
            compared += 1;
        }
    }
    assert!(compared > 300_000, "{compared}");
}

#[test]
fn a_draw_is_kept_by_every_move_that_is_left() {
    let position = state("8/8/8/4k3/4P3/4K3/8/8 w - - 0 1");
    let mut knowledge = EndgameKnowledge::default().with_few_men_solved();
    assert_eq!(
        knowledge.known(&Chess::default(), &position, Ply(1)),
        None,
        "a search that passes by does not wait"
    );
    knowledge.prepare(&position);
    let root = knowledge.known_root(&Chess::default(), &position).unwrap();
    assert_eq!((root.score, root.bound), (Score::DRAW, Bound::Exact));
    assert_eq!(root.best.len(), 5, "{:?}", root.best);
    // The pawn is given away by Kd2, Ke2 and Kf2: any reply draws. They come last.
    let given = |m: &cozy_chess::Move| m.to.rank() == cozy_chess::Rank::Second;
    assert!(root.best[..2].iter().all(|m| !given(m)) && root.best[2..].iter().all(given), "{:?}", root.best);
    assert!(knowledge.known(&Chess::default(), &position, Ply(1)).is_some(), "now that it is solved");
    assert_eq!(EndgameKnowledge::default().known_root(&Chess::default(), &position), None);
}

/// All comparisons with Syzygy tables.
#[test]
fn syzygy_tables_agree() {
    let Some(folder) = evidence::beside("chess/syzygy") else { return };
    let Some(suite) = evidence::beside("chess/suites/syzygy-endgame200.epd") else { return };
    assert!(Syzygy::open("/nowhere").is_err());
    let syzygy = Syzygy::open(&folder.display().to_string()).unwrap();
    assert_eq!(syzygy.men(), 4);
    assert!(Syzygy::open(&folder.display().to_string()).is_ok(), "several sets at a time");
    let no_game_comes_here = state("8/8/8/R2k3R/8/8/8/K7 b - - 0 1");
    assert_eq!(syzygy.wdl(&no_game_comes_here), Some(Wdl::Loss));
    every_position_agrees(&syzygy);
    the_suite_agrees(&syzygy, &std::fs::read_to_string(suite).unwrap());
    drop(syzygy);
    let mut knowledge = EndgameKnowledge::default().with_syzygy(&folder.display().to_string()).unwrap();
    the_root_makes_progress(&mut knowledge);
}

/// Every position of our tables, or every 97th where there are many.
fn every_position_agrees(syzygy: &Syzygy) {
    let numbering = Numbering::new(men());
    let mut compared = 0u64;
    for class in (0..numbering.classes().len() as u16).map(ClassId) {
        let table = store().load(&numbering, class).unwrap();
        let step = if table.len() > 1 << 20 { 97 } else { 1 };
        if numbering.class(class).pieces == 2 {
            continue;
        }
        for index in (0..table.len()).step_by(step) {
            let place = TablePlace { class, index };
            if !numbering.is_used(place) {
                continue;
            }
            let state = numbering.state(place);
            let expected = match syzygy.wdl(&state).expect("the tables are complete") {
                Wdl::Win | Wdl::CursedWin => Verdict::Win,
                Wdl::Draw => Verdict::Draw,
                Wdl::Loss | Wdl::BlessedLoss => Verdict::Loss,
            };
            let fen = || Chess::default().show_state(&state);
            assert_eq!(table.get(index).verdict(), expected, "{}", fen());
            compared += 1;
        }
    }
    assert!(compared > 300_000, "{compared}");
}

fn the_suite_agrees(syzygy: &Syzygy, text: &str) {
    let (probe, mut compared) = (probe(), 0);
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let epd = Epd::parse(line).unwrap();
        if epd.state.board().occupied().len() > syzygy.men() {
            continue;
        }
        let wanted: i32 = epd.operation("wdl").unwrap()[0].parse().unwrap();
        let found = syzygy.wdl(&epd.state).unwrap();
        assert_eq!(found as i32 - 2, wanted, "{line}");
        compared += 1;
        if let Some(entry) = probe.entry(&epd.state).unwrap() {
            assert_eq!(entry.verdict() as i32 - 1, wanted.signum(), "{line}");
        }
    }
    assert!(compared > 50, "{compared}");
}

fn the_root_makes_progress(knowledge: &mut EndgameKnowledge) {
    let chess = Chess::default();
    let mut now = state("8/8/8/4k3/8/8/8/K6R w - - 0 1");
    assert_eq!(knowledge.known(&chess, &now, Ply(3)), Some((Score(29_997), Bound::Lower)));
    for _ in 0..100 {
        if now.is_mate() {
            return;
        }
        now = chess.play(&now, knowledge.known_root(&chess, &now).unwrap().best[0]);
    }
    panic!("no mate within fifty moves");
}
