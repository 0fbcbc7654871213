//! The endgame tables of draughts against everything that is known about them.

use draughts::endgame::{FEW_PIECES, Numbering, few_pieces};
use draughts::{Draughts, Force, State};
use endgame::testkit::check_indexer;
use endgame::{
    ClassId, Entry, FileKind, Indexer, Probe, SliceCount, Store, StoreStats, TablePlace, Verdict, Watch,
    build, plan, stats, verify,
};
use search::Stop;
use search::{Notation, Side};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

fn pieces() -> usize {
    if evidence::takes_minutes("endgame tables with five pieces") { 5 } else { 4 }
}

/// The tables, built once for all tests of this file.
fn store() -> &'static Store {
    static STORE: OnceLock<Store> = OnceLock::new();
    STORE.get_or_init(|| {
        let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("draughts-endgame");
        let _ = std::fs::remove_dir_all(&directory);
        let (numbering, store) = (Numbering::new(pieces()), Store::new(directory));
        let stop = Stop::new();
        let plan = plan(&numbering, &store, pieces() as u32).expect("an empty directory");
        build(&numbering, &store, &plan, Watch { stop: &stop, progress: &|_| {} })
            .expect("the build succeeds");
        store
    })
}

fn all_stats() -> StoreStats {
    stats(&Numbering::new(pieces()), store(), pieces() as u32).expect("the tables are built")
}

fn probe() -> Probe<Numbering> {
    Probe::open(Numbering::new(pieces()), store()).expect("the tables are built")
}

fn state(fen: &str) -> State {
    Draughts.parse_state(fen).unwrap_or_else(|error| panic!("{error}"))
}

/// Whole classes, every position of them.
#[test]
fn what_is_solved_on_the_fly_equals_the_tables() {
    let (built, few, numbering) = (probe(), few_pieces(), Numbering::new(FEW_PIECES));
    let mut compared = 0u64;
    for (id, class) in (0..).map(ClassId).zip(numbering.classes()) {
        for place in (0..class.len()).map(|index| TablePlace { class: id, index }) {
            if numbering.is_used(place) {
                let state = numbering.state(place);
                assert_eq!(
                    few.entry(&state).unwrap(),
                    built.entry(&state).unwrap(),
                    "{} {place:?}",
                    class.name
                );
                compared += 1;
            }
        }
    }
    assert_eq!(compared, 3_488 + 196_032, "every position with two and three pieces");
}

#[track_caller]
fn check_total(pieces: u32, counts: [u64; 4], longest: u16, example: &str) {
    let stats = all_stats();
    let total = stats.totals.iter().find(|total| total.pieces == pieces).expect("built");
    assert_eq!([total.positions, total.wins, total.draws, total.losses], counts);
    let (plies, place) = total.longest_win.expect("a side wins");
    assert_eq!(plies, longest);
    let probe = probe();
    assert_eq!(probe.entry(&probe.indexer().state(place)).unwrap(), Some(Entry::win(longest)));
    assert_eq!(probe.entry(&state(example)).unwrap(), Some(Entry::win(longest)));
}

#[test]
fn totals() {
    check_total(2, [3_488, 716, 2_370, 402], 13, "B:W30:B25");
    check_total(3, [196_032, 100_250, 8_477, 87_305], 61, "B:WK10:B2,3");
    check_total(4, [6_209_316, 2_574_304, 1_717_922, 1_917_090], 109, "B:W29,30:B2,15");
    if pieces() >= 5 {
        check_total(5, [139_450_808, 71_334_772, 11_122_892, 56_993_144], 161, "B:WK14,23:B1,4,5");
    }
}

#[test]
fn numbers_of_positions() {
    let numbering = Numbering::new(7);
    let positions = |pieces: u32| -> u64 {
        numbering.classes().iter().filter(|class| class.pieces == pieces).map(|class| class.len()).sum()
    };
    assert_eq!((2..=5).map(positions).sum::<u64>(), 145_859_644);
    assert_eq!(positions(6), 2_426_085_676);
    assert_eq!(positions(7), 34_243_113_624);
}

fn slice<'a>(stats: &'a StoreStats, name: &str) -> &'a SliceCount {
    &stats.slices.iter().find(|slice| slice.count.name == name).expect("there is such a slice").count
}

#[test]
fn two_kings_against_one() {
    let stats = all_stats();
    let strong = slice(&stats, "2Kv1K");
    assert_eq!([strong.positions, strong.wins, strong.draws, strong.losses], [14_880, 14_846, 34, 0]);
    assert_eq!(strong.longest_win.map(|longest| longest.plies), Some(33));
    let weak = slice(&stats, "1Kv2K");
    assert_eq!([weak.positions, weak.wins, weak.draws, weak.losses], [14_880, 412, 1_450, 13_018]);
    assert_eq!(weak.longest_loss.map(|longest| longest.plies), Some(34));
}

#[test]
fn two_kings_need_fourteen_plies_on_average() {
    let numbering = Numbering::new(3);
    let force = |kings| Force { men: 0, kings };
    let class = numbering.class_of([force(1), force(2)]).expect("there is such a class");
    let table = store().load(&numbering, class).expect("the tables are built");
    let wins: Vec<f64> = (table.entries(0..14_880))
        .filter(|entry| entry.verdict() == Verdict::Win)
        .map(|entry| f64::from(entry.plies().unwrap_or(0)))
        .collect();
    assert_eq!(format!("{:.2}", wins.iter().sum::<f64>() / wins.len() as f64), "14.11");
}

#[track_caller]
fn check_move(text: &str, entry: Entry) {
    let (probe, study) = (probe(), state("W:WK10,K14:BK1"));
    assert_eq!(probe.entry(&study).unwrap(), Some(Entry::win(15)));
    let m = Draughts.parse_move(&study, text).expect("a legal move");
    let judged = probe.moves(&study).unwrap().into_iter().find(|judged| judged.m == m);
    assert_eq!(judged.and_then(|judged| judged.entry), Some(entry), "{text}");
}

#[test]
fn the_moves_of_the_study() {
    check_move("14-9", Entry::win(15));
    check_move("10-15", Entry::win(19));
    check_move("14-17", Entry::win(19));
    check_move("14-18", Entry::win(19));
    check_move("10-7", Entry::win(23));
    let (probe, study) = (probe(), state("W:WK10,K14:BK1"));
    let blunder = Draughts.parse_move(&study, "10-6").expect("a legal move");
    let judged = probe.moves(&study).unwrap().into_iter().find(|judged| judged.m == blunder);
    assert_eq!(judged.and_then(|judged| judged.entry).map(Entry::verdict), Some(Verdict::Loss));
}

/// `2Kv1K 14880 14846 34 0 33`: positions, wins, draws, losses, plies of the longest win.
fn show(count: &SliceCount) -> String {
    let SliceCount { name, positions, wins, draws, losses, .. } = count;
    let longest = count.longest_win.map_or(0, |longest| longest.plies);
    format!("{name} {positions} {wins} {draws} {losses} {longest}\n")
}

#[test]
fn every_slice_of_our_own_lists() {
    let stats = all_stats();
    for pieces in 2..=pieces() as u32 {
        let slices = stats.slices.iter().filter(|slice| slice.pieces == pieces);
        let mut lines: Vec<String> = slices.map(|slice| show(&slice.count)).collect();
        lines.sort();
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/slices");
        evidence::check_kept(Path::new(&format!("{file}-{pieces}.txt")), &lines.concat());
    }
}

#[test]
fn every_slice_of_the_list() {
    let Some(path) = evidence::beside("draughts/endgame_slices_2to5.csv") else { return };
    let list = std::fs::read_to_string(path).unwrap();
    let (stats, probe) = (all_stats(), probe());
    let compared = list.lines().skip(1).filter(|line| check_line(line, &stats, &probe)).count();
    assert_eq!(compared, stats.slices.len());
}

/// Compares a line with what was counted; false if there are too many pieces in it.
fn check_line(line: &str, stats: &StoreStats, probe: &Probe<Numbering>) -> bool {
    let (numbers, example) = line.split_once('"').expect("an example at the end");
    let numbers: Vec<u64> =
        numbers.trim_end_matches(',').split(',').map(|n| n.parse().expect("a number")).collect();
    let force = |at: usize| Force { men: numbers[at] as u8, kings: numbers[at + 1] as u8 };
    if numbers[..4].iter().sum::<u64>() > pieces() as u64 {
        return false;
    }
    let count = slice(stats, &format!("{}v{}", force(0), force(2)));
    let (win, loss) = (count.longest_win, count.longest_loss);
    let longest = [
        win.map_or(0, |longest| longest.plies.into()),
        win.map_or(0, |longest| longest.positions),
        loss.map_or(0, |longest| longest.plies.into()),
    ];
    assert_eq!(numbers[4..8], [count.positions, count.wins, count.draws, count.losses], "{line}");
    assert_eq!(numbers[8..], longest, "{line}");
    let entry = probe.entry(&state(example.trim_end_matches('"'))).unwrap();
    assert_eq!(entry, Some(Entry::win(numbers[8] as u16)), "{line}");
    true
}

#[test]
fn every_position_agrees_with_its_successors() {
    let stop = Stop::new();
    let watch = Watch { stop: &stop, progress: &|_| {} };
    let result = verify(&Numbering::new(pieces()), store(), pieces() as u32, watch).unwrap();
    assert_eq!((result.wrong, result.miscounted.len()), (0, 0), "{:?}", result.examples);
    assert_eq!(result.positions, all_stats().totals.iter().map(|total| total.positions).sum::<u64>());
}

#[test]
fn the_numbering_keeps_its_promises() {
    check_indexer(&Numbering::new(4), 4);
}

#[test]
fn colours_make_no_difference() {
    let numbering = Numbering::new(4);
    for class in (0..numbering.classes().len() as u16).map(ClassId) {
        let len = numbering.class(class).len();
        for index in (0..len).step_by(1 + len as usize / 500) {
            let place = TablePlace { class, index };
            assert_eq!(numbering.index(&numbering.state(place).rotate()), Some(place));
        }
    }
}

#[test]
fn positions_outside_the_tables_are_not_known() {
    let probe = probe();
    assert_eq!(probe.verdict(&State::start()), None);
    assert_eq!(probe.entry(&State::start()).unwrap(), None);
    let (numbering, many) = (Numbering::new(8), state("W:W31,32,K1,K2,K3:B5,K6,K7,K8"));
    assert_eq!(numbering.index(&many), None);
    let alone = state("W:WK10:B");
    assert_eq!((numbering.index(&alone), probe.verdict(&alone)), (None, Some(Verdict::Win)));
    assert_eq!(probe.verdict(&alone.with_turn(Side::Min)), Some(Verdict::Loss));
}

#[test]
fn verdicts_take_little_room() {
    let numbering = Numbering::new(pieces());
    let classes = (0..numbering.classes().len() as u16).map(ClassId);
    let size =
        |class| std::fs::metadata(store().path(&numbering, class, FileKind::Verdicts)).expect("built").len();
    let total: u64 = classes.map(size).sum();
    assert!(total <= 2 << 20, "{total} bytes");
}
