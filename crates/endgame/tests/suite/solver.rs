//! The solver against the textbook.

use crate::skirmish::numbering::{Help, Numbering};
use crate::skirmish::textbook::textbook;
use crate::skirmish::{Skirmish, Stuck};
use endgame::testkit::check_indexer;
use endgame::{
    ClassId, Entry, Indexer, PassCount, SolvedTables, Stopped, TablePlace, Verdict, Watch, WorkProgress,
    derive, solve, solve_by_passes,
};
use search::Stop;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

fn silent() -> Stop {
    Stop::new()
}

fn solve_all(numbering: &Numbering) -> SolvedTables {
    let stop = silent();
    let mut solved = SolvedTables::default();
    for class in 0..numbering.classes().len() {
        let watch = Watch { stop: &stop, progress: &|_| {} };
        solve(numbering, ClassId(class as u16), &mut solved, watch).expect("not stopped");
    }
    solved
}

#[track_caller]
fn check(stuck: Stuck, help: Help) {
    let numbering = Numbering::new(Skirmish { stuck }, 3, help);
    let truth = textbook(&numbering);
    let solved = solve_all(&numbering);
    let mut verdicts: HashMap<Verdict, usize> = HashMap::new();
    for (place, state) in numbering.states() {
        let entry = solved.entry(place);
        assert_eq!(entry, truth[&place], "{state:?}");
        assert_eq!(
            derive(&numbering, state, &|place| solved.entry(place), &mut Vec::new()),
            entry,
            "{state:?}"
        );
        *verdicts.entry(entry.verdict()).or_default() += 1;
    }
    assert_eq!(verdicts.len(), 3, "the test wants wins, draws and losses: {verdicts:?}");
}

#[test]
fn whole_classes() {
    check(Stuck::Loses, Help::None);
}

#[test]
fn parts() {
    check(Stuck::Loses, Help::Parts);
}

#[test]
fn retraction() {
    check(Stuck::Loses, Help::Retraction);
}

#[test]
fn wins_without_a_move() {
    check(Stuck::Wins, Help::None);
    check(Stuck::Wins, Help::Retraction);
}

#[test]
fn draws_without_a_move() {
    check(Stuck::Draws, Help::Parts);
}

#[test]
fn the_numbering_keeps_its_promises() {
    for help in [Help::None, Help::Parts, Help::Retraction] {
        check_indexer(&Numbering::new(Skirmish { stuck: Stuck::Loses }, 3, help), 3);
    }
}

#[test]
fn colours_make_no_difference() {
    let numbering = Numbering::new(Skirmish { stuck: Stuck::Loses }, 3, Help::Parts);
    for (place, state) in numbering.states() {
        assert_eq!(numbering.index(&state.rotate()), Some(place));
    }
}

/// Every class by passes, each held to the solver; the passes of the last class.
fn check_passes(stuck: Stuck) -> Vec<PassCount> {
    let numbering = Numbering::new(Skirmish { stuck }, 3, Help::Parts);
    let solved = solve_all(&numbering);
    let mut told = Vec::new();
    for (class, known) in (0..).map(ClassId).zip(numbering.classes()) {
        told.clear();
        let table =
            solve_by_passes(&numbering, class, &solved, &silent(), &mut |count| told.push(count)).unwrap();
        for index in 0..known.len() {
            let place = TablePlace { class, index };
            assert_eq!(table.get(index), solved.entry(place), "{place:?} of {}", known.name);
        }
        let found: u64 = told.iter().map(PassCount::count_known).sum();
        let decided = (0..known.len()).filter(|&index| table.get(index) != Entry::DRAW).count();
        assert_eq!(found, decided as u64, "{}", known.name);
    }
    told
}

#[test]
fn passes_find_what_the_solver_finds_each_at_its_distance() {
    for stuck in [Stuck::Loses, Stuck::Wins, Stuck::Draws] {
        let told = check_passes(stuck);
        assert!(told.len() > 2, "{told:?}");
        assert_eq!(told.last().map(PassCount::count_known), Some(0));
        let numbers: Vec<u16> = told.iter().map(|count| count.number).collect();
        assert_eq!(numbers, (0..told.len() as u16).collect::<Vec<_>>());
    }
}

#[test]
fn passes_can_be_stopped() {
    let numbering = Numbering::new(Skirmish { stuck: Stuck::Loses }, 2, Help::Parts);
    let stop = Stop::raised();
    let stopped = solve_by_passes(&numbering, ClassId(0), &SolvedTables::default(), &stop, &mut |_| {});
    assert_eq!(stopped.err(), Some(Stopped));
}

#[test]
fn the_caller_can_stop() {
    let numbering = Numbering::new(Skirmish { stuck: Stuck::Loses }, 2, Help::Parts);
    let stop = Stop::raised();
    let watch = Watch { stop: &stop, progress: &|_| {} };
    assert_eq!(solve(&numbering, ClassId(0), &mut SolvedTables::default(), watch).err(), Some(Stopped));
}

#[test]
fn progress_ends_with_the_class() {
    let numbering = Numbering::new(Skirmish { stuck: Stuck::Loses }, 2, Help::Parts);
    let (stop, is_done) = (silent(), AtomicBool::new(false));
    let progress = |progress: WorkProgress| {
        assert!(progress.done <= progress.total);
        is_done.store(progress.done == progress.total, Ordering::Relaxed);
    };
    solve(&numbering, ClassId(0), &mut SolvedTables::default(), Watch { stop: &stop, progress: &progress })
        .unwrap();
    assert!(is_done.load(Ordering::Relaxed));
}
