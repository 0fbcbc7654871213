//! The solver against the textbook.

use crate::skirmish::numbering::{Help, Numbering};
use crate::skirmish::textbook::textbook;
use crate::skirmish::{Skirmish, Stuck};
use endgame::testkit::check_indexer;
use endgame::{ClassId, Indexer, Progress, Solved, Stopped, Verdict, Watch, derive, solve};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

fn silent() -> AtomicBool {
    AtomicBool::new(false)
}

fn solve_all(numbering: &Numbering) -> Solved {
    let stop = silent();
    let mut solved = Solved::default();
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

#[test]
fn the_caller_can_stop() {
    let numbering = Numbering::new(Skirmish { stuck: Stuck::Loses }, 2, Help::Parts);
    let stop = AtomicBool::new(true);
    let watch = Watch { stop: &stop, progress: &|_| {} };
    assert_eq!(solve(&numbering, ClassId(0), &mut Solved::default(), watch).err(), Some(Stopped));
}

#[test]
fn progress_ends_with_the_class() {
    let numbering = Numbering::new(Skirmish { stuck: Stuck::Loses }, 2, Help::Parts);
    let (stop, is_done) = (silent(), silent());
    let progress = |progress: Progress| {
        assert!(progress.done <= progress.total);
        is_done.store(progress.done == progress.total, Ordering::Relaxed);
    };
    solve(&numbering, ClassId(0), &mut Solved::default(), Watch { stop: &stop, progress: &progress })
        .unwrap();
    assert!(is_done.load(Ordering::Relaxed));
}
