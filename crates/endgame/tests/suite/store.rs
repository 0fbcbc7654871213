//! Tables on disk: built, counted, asked, verified, damaged.

use crate::skirmish::numbering::{Help, Numbering};
use crate::skirmish::textbook::textbook;
use crate::skirmish::{Field, Skirmish, Stuck};
use endgame::{
    BuildStage, ClassId, EndgameError, Entry, FileKind, Indexer, Probe, Store, StoredEntries, Verdict, Watch,
    WorkProgress, build, plan, stats, verify,
};
use proptest::prelude::*;
use search::Game;
use search::Stop;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

const PIECES: u32 = 3;

fn fresh() -> Numbering {
    Numbering::new(Skirmish { stuck: Stuck::Loses }, PIECES as usize, Help::Parts)
}

/// An empty directory of that name.
fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

fn build_all(numbering: &Numbering, store: &Store) -> Result<(), EndgameError> {
    let stop = Stop::new();
    let plan = plan(numbering, store, PIECES)?;
    build(numbering, store, &plan, Watch { stop: &stop, progress: &|_| {} })
}

fn built(name: &str) -> (Numbering, Store) {
    let (numbering, store) = (fresh(), Store::new(directory(name)));
    build_all(&numbering, &store).expect("the build succeeds");
    (numbering, store)
}

fn last_class(numbering: &Numbering) -> ClassId {
    ClassId(numbering.classes().len() as u16 - 1)
}

#[test]
fn probing_agrees_with_the_textbook() {
    let (numbering, store) = built("probing");
    let truth = textbook(&numbering);
    let probe = Probe::open(numbering, &store).unwrap();
    assert_eq!(probe.pieces(), PIECES);
    for (place, state) in probe.indexer().states() {
        let entry = truth[&place];
        assert_eq!(probe.entry(state).unwrap(), Some(entry), "{state:?}");
        assert_eq!(probe.verdict(state), Some(entry.verdict()), "{state:?}");
        if probe.indexer().is_quiet(state) {
            assert_eq!(probe.quiet_verdict(state), Some(entry.verdict()), "{state:?}");
        }
        let best = probe.moves(state).unwrap().into_iter().map(|judged| judged.entry.unwrap()).max();
        assert!(best.is_none_or(|best| best == entry), "{state:?}");
    }
}

#[test]
fn one_piece_too_many_is_known_where_every_move_leads_to_a_table() {
    let (_, store) = built("too-many");
    let probe = Probe::open(fresh(), &store).unwrap();
    let larger = Numbering::new(Skirmish { stuck: Stuck::Loses }, PIECES as usize + 1, Help::None);
    let truth = textbook(&larger);
    let mut known = 0;
    let pieces = |state: &Field| state.board.iter().flatten().count() as u32;
    let is_settled = |state: &Field| pieces(state) <= PIECES || state.legal().is_empty();
    for (place, state) in larger.states().filter(|(_, state)| pieces(state) > PIECES) {
        let is_known = state.legal().iter().all(|&step| is_settled(&larger.game().play(state, step)));
        let expected = is_known.then_some(truth[&place]);
        assert_eq!(probe.entry(state).unwrap(), expected, "{state:?}");
        assert_eq!(probe.verdict(state), expected.map(Entry::verdict), "{state:?}");
        known += usize::from(expected.is_some());
    }
    assert!(known > 1000);
}

#[test]
fn statistics_add_up() {
    let (numbering, store) = built("statistics");
    let truth = textbook(&numbering);
    let stats = stats(&numbering, &store, PIECES).unwrap();
    let count = |verdict| truth.values().filter(|entry| entry.verdict() == verdict).count() as u64;
    let sum = |part: fn(&endgame::PieceTotal) -> u64| stats.totals.iter().map(part).sum::<u64>();
    assert_eq!(sum(|total| total.positions), truth.len() as u64);
    assert_eq!(sum(|total| total.wins), count(Verdict::Win));
    assert_eq!(sum(|total| total.draws), count(Verdict::Draw));
    assert_eq!(sum(|total| total.losses), count(Verdict::Loss));
    let longest = truth.values().copied().filter(|&entry| entry > Entry::DRAW).min().unwrap();
    let (plies, place) =
        stats.totals.iter().filter_map(|total| total.longest_win).max_by_key(|&(p, _)| p).unwrap();
    assert_eq!((Entry::win(plies), truth[&place]), (longest, longest));
    let pieces: Vec<u32> = stats.totals.iter().map(|total| total.pieces).collect();
    assert_eq!(pieces, [2, 3]);
}

#[test]
fn verification_finds_nothing_wrong_in_sound_tables() {
    let (numbering, store) = built("sound");
    let (stop, last) = (Stop::new(), AtomicU64::new(0));
    let progress = |progress: WorkProgress| {
        assert_eq!(progress.stage, BuildStage::Verify);
        last.store(progress.done, Ordering::Relaxed);
    };
    let result = verify(&numbering, &store, PIECES, Watch { stop: &stop, progress: &progress }).unwrap();
    assert_eq!((result.wrong, result.examples.len(), result.miscounted.len()), (0, 0, 0));
    assert_eq!(result.positions, numbering.states().count() as u64);
    assert_eq!(last.load(Ordering::Relaxed), result.positions);
}

#[test]
fn verification_finds_tables_of_other_rules() {
    let (_, store) = built("other-rules");
    let others = Numbering::new(Skirmish { stuck: Stuck::Draws }, PIECES as usize, Help::Parts);
    let stop = Stop::new();
    let result = verify(&others, &store, PIECES, Watch { stop: &stop, progress: &|_| {} }).unwrap();
    assert!(result.wrong > 0 && !result.examples.is_empty());
    for mismatch in &result.examples {
        assert_ne!(mismatch.stored, mismatch.derived);
    }
}

#[test]
fn a_build_goes_on_where_files_are_missing_or_damaged() {
    let (numbering, store) = built("resume");
    let (first, last) = (ClassId(0), last_class(&numbering));
    let verdicts = store.path(&numbering, first, FileKind::Verdicts);
    std::fs::remove_file(&verdicts).unwrap();
    let distances = store.path(&numbering, last, FileKind::Distances);
    let sound = std::fs::read(&distances).unwrap();
    std::fs::write(&distances, &sound[..sound.len() - 1]).unwrap();

    let plan = plan(&numbering, &store, PIECES).unwrap();
    assert_eq!(plan.positions, numbering.class(last).len());
    for step in &plan.steps {
        let expected = match step.class {
            class if class == first => StoredEntries::Distances,
            class if class == last => StoredEntries::Nothing,
            _ => StoredEntries::Complete,
        };
        assert_eq!(step.found, expected, "{}", numbering.class(step.class).name);
    }
    build_all(&numbering, &store).unwrap();
    assert!(verdicts.exists());
    assert_eq!(std::fs::read(&distances).unwrap(), sound);
}

#[test]
fn memory_is_told_before() {
    let numbering = fresh();
    let plan = plan(&numbering, &Store::new(directory("memory")), PIECES).unwrap();
    let largest = numbering.classes().iter().map(|class| class.len()).max().unwrap();
    assert!(plan.memory > 2 * largest);
    assert_eq!(plan.positions, numbering.states().count() as u64);
}

#[test]
fn two_builds_do_not_meet() {
    let (numbering, store) = built("busy");
    std::fs::remove_file(store.path(&numbering, ClassId(0), FileKind::Verdicts)).unwrap();
    let plan = plan(&numbering, &store, PIECES).unwrap();
    let stop = Stop::new();
    let second = |_: WorkProgress| {
        let result = build(&numbering, &store, &plan, Watch { stop: &stop, progress: &|_| {} });
        assert!(matches!(result, Err(EndgameError::Busy { .. })), "{result:?}");
    };
    build(&numbering, &store, &plan, Watch { stop: &stop, progress: &second }).unwrap();
}

#[test]
fn a_stopped_build_goes_on() {
    let (numbering, store) = (fresh(), Store::new(directory("stopped")));
    let stop = Stop::new();
    let stop_at_pack = |progress: WorkProgress| {
        if progress.stage == BuildStage::Pack {
            stop.raise()
        }
    };
    let all = plan(&numbering, &store, PIECES).unwrap();
    let result = build(&numbering, &store, &all, Watch { stop: &stop, progress: &stop_at_pack });
    assert!(result.is_ok(), "the last report comes when all is done: {result:?}");
    std::fs::remove_file(store.path(&numbering, last_class(&numbering), FileKind::Distances)).unwrap();
    let rest = plan(&numbering, &store, PIECES).unwrap();
    let result = build(&numbering, &store, &rest, Watch { stop: &stop, progress: &|_| {} });
    assert!(matches!(result, Err(EndgameError::Stopped(_))), "{result:?}");
    build_all(&numbering, &store).unwrap();
    assert_eq!(plan(&numbering, &store, PIECES).unwrap().positions, 0);
}

#[track_caller]
fn check_error(result: Result<impl Sized, EndgameError>, file: &str, reason: &str) {
    let text = result.err().expect("an error").to_string();
    assert!(text.contains(file) && text.contains(reason) && !text.contains('\n'), "{text}");
}

#[test]
fn files_that_are_something_else_are_refused() {
    let (numbering, store) = built("foreign");
    let class = last_class(&numbering);
    let path = store.path(&numbering, class, FileKind::Verdicts);
    let name = path.file_name().unwrap().to_str().unwrap().to_string();
    let refused = |bytes: &[u8], reason: &str| {
        std::fs::write(&path, bytes).unwrap();
        check_error(Probe::open(fresh(), &store), &name, reason);
    };
    let read = |class, kind| std::fs::read(store.path(&numbering, class, kind)).unwrap();
    refused(b"PDN game collection", "no endgame table");
    refused(b"", "ends too soon");
    refused(&read(ClassId(0), FileKind::Verdicts), "its class is");
    refused(&read(class, FileKind::Distances), "its kind is 'distances', not 'verdicts'");
    // A build does not overwrite what is not ours.
    check_error(plan(&numbering, &store, PIECES), &name, "not the table wanted");
}

#[test]
fn a_missing_table_is_named() {
    let store = Store::new(directory("missing"));
    let numbering = fresh();
    check_error(store.load(&numbering, ClassId(0)), "0R1Kv0R1K", "build it first");
    let probe = Probe::open(numbering, &store).unwrap();
    assert_eq!(probe.pieces(), 0);
    let (_, state) = probe.indexer().states().find(|(_, state)| probe.indexer().is_quiet(state)).unwrap();
    assert_eq!((probe.verdict(state), probe.entry(state).unwrap()), (None, None));
}

/// A small damage to a file.
#[derive(Clone, Debug)]
enum Damage {
    Flip { at: usize, bits: u8 },
    Cut { at: usize },
    Extend { bytes: Vec<u8> },
    Replace { bytes: Vec<u8> },
}

fn damage() -> impl Strategy<Value = Damage> {
    prop_oneof![
        (any::<usize>(), 1u8..).prop_map(|(at, bits)| Damage::Flip { at, bits }),
        any::<usize>().prop_map(|at| Damage::Cut { at }),
        prop::collection::vec(any::<u8>(), 1..20).prop_map(|bytes| Damage::Extend { bytes }),
        prop::collection::vec(any::<u8>(), 0..200).prop_map(|bytes| Damage::Replace { bytes }),
    ]
}

impl Damage {
    fn apply(&self, sound: &[u8]) -> Vec<u8> {
        let mut bytes = sound.to_vec();
        match self {
            Damage::Flip { at, bits } => bytes[at % sound.len()] ^= bits,
            Damage::Cut { at } => bytes.truncate(at % sound.len()),
            Damage::Extend { bytes: more } => bytes.extend(more),
            Damage::Replace { bytes: other } => bytes.clone_from(other),
        }
        bytes
    }
}

#[test]
fn every_damage_is_noticed() {
    let (numbering, store) = built("damaged");
    let class = last_class(&numbering);
    // Opening a probe takes a numbering of its own, which is slow to make.
    for (kind, cases) in [(FileKind::Distances, 400), (FileKind::Verdicts, 60)] {
        let path = store.path(&numbering, class, kind);
        let sound = std::fs::read(&path).unwrap();
        proptest!(ProptestConfig::with_cases(cases), |(damage in damage())| {
            std::fs::write(&path, damage.apply(&sound)).unwrap();
            let result = match kind {
                FileKind::Distances => store.load(&numbering, class).map(|_| ()),
                FileKind::Verdicts => Probe::open(fresh(), &store).map(|_| ()),
            };
            let is_named = |e: &EndgameError| e.to_string().contains(path.to_str().unwrap());
            prop_assert!(result.as_ref().err().is_some_and(is_named), "{damage:?}: {result:?}");
        });
        std::fs::write(&path, &sound).unwrap();
    }
}
