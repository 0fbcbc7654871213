//! Positions as numbers whose digits are squares, and endings solved by passes.

use chess::endgame::{Numbering, PlainEnding};
use chess::{Chess, State};
use endgame::{Indexer, SolvedTables, TablePlace, Watch, solve, solve_by_passes, with_needs};
use proptest::prelude::*;
use search::Notation;
use search::Stop;

fn state(fen: &str) -> State {
    Chess::default().parse_state(fen).unwrap_or_else(|error| panic!("{error}"))
}

/// The number of a position, which must lead back to it.
#[track_caller]
fn check(fen: &str, ending: &str, total: u64) {
    let state = state(fen);
    let (named, number) = PlainEnding::of(&state).unwrap();
    assert_eq!((named.to_string().as_str(), number.total()), (ending, total), "{fen}");
    assert_eq!(PlainEnding::parse(ending).unwrap().state(total).unwrap(), state, "{total}");
}

#[test]
fn the_number_of_two_bishops_is_the_one_that_is_published() {
    check("8/8/8/4k3/8/3BBK2/8/8 w - - 0 1", "KBBvK", 26_293_525);
    check("8/8/8/4k3/8/3BBK2/8/8 b - - 0 1", "KBBvK", 26_293_525 - 64u64.pow(4));
    let (_, number) = PlainEnding::of(&state("8/8/8/4k3/8/3BBK2/8/8 w")).unwrap();
    let shares: Vec<u64> = number.terms.iter().map(|term| term.value()).collect();
    assert_eq!((shares, number.turn), (vec![21, 1_280, 77_824, 9_437_184], 16_777_216));
}

#[test]
fn men_are_ordered_by_colour_and_worth() {
    check("7k/8/8/8/8/8/8/K1NB4 w - - 0 1", "KBNvK", 3 * 64 + 2 * 64 * 64 + 63 * 64 * 64 * 64 + 64u64.pow(4));
    check("k7/8/1q6/8/8/8/8/7K b - - 0 1", "KvKQ", 7 + 56 * 64 + 41 * 64 * 64);
}

/// The refusal of a number that no position has.
#[track_caller]
fn refuse(ending: &str, number: u64, wanted: &str) {
    let said = PlainEnding::parse(ending).unwrap().state(number).unwrap_err().to_string();
    assert!(
        said.starts_with(&format!("bad number '{number}': expected ")) && said.contains(wanted),
        "{said}"
    );
}

#[test]
fn numbers_of_no_position_are_refused_with_the_reason() {
    refuse("KBBvK", 33_554_432, "0 to 33554431 for KBBvK");
    refuse("KBBvK", u64::MAX, "0 to 33554431 for KBBvK");
    refuse("KvK", 0, "two men stand on a1");
    refuse("KvK", 64, "the kings touch");
    refuse("KQvK", 8 * 64 + 16 * 4096 + 64u64.pow(3), "the side that has just moved is in check");
    refuse("KPvK", 3 * 64 + 63 * 4096, "a pawn stands on the first or last rank");
    // The published number with its two bishops exchanged.
    refuse("KBBvK", 21 + 19 * 64 + 20 * 4096 + 36 * 262_144 + 16_777_216, "26293525 has this position");
}

#[test]
fn endings_and_positions_without_numbers_are_refused() {
    for name in ["", "KBBK", "KBBvX", "KKvK", "BvK", "KQQQQvK", "v"] {
        let said = PlainEnding::parse(name).unwrap_err().to_string();
        assert!(said.starts_with(&format!("bad ending '{name}'")), "{said}");
    }
    let refused = |fen: &str| PlainEnding::of(&state(fen)).unwrap_err().to_string();
    assert!(refused("start").contains("at most 5 men"));
    assert!(refused("4k3/8/8/8/8/8/8/4K2R w K - 0 1").contains("no castling rights"));
    assert!(refused("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").contains("no pawn to take in passing"));
}

/// The passes of an ending, held to the solver; how many positions each found.
fn passes(name: &str) -> Vec<u64> {
    let numbering = Numbering::new(3);
    let class = (0..).zip(numbering.classes()).find(|(_, class)| class.name == name).unwrap().0;
    let class = endgame::ClassId(class);
    let stop = Stop::new();
    let mut solved = SolvedTables::default();
    for need in with_needs(&numbering, class) {
        solve(&numbering, need, &mut solved, Watch { stop: &stop, progress: &|_| {} }).unwrap();
    }
    let mut found = Vec::new();
    let table =
        solve_by_passes(&numbering, class, &solved, &stop, &mut |count| found.push(count.count_known()))
            .unwrap();
    for index in 0..table.len() {
        assert_eq!(table.get(index), solved.entry(TablePlace { class, index }), "{index} of {name}");
    }
    found
}

#[test]
fn passes_over_queen_rook_and_pawn_find_what_the_solver_finds() {
    // A mate in 10 moves is 19 plies away, and the side to be mated is a ply further; the last pass finds nothing.
    assert_eq!(passes("KQvK").len(), 22);
    if evidence::takes_minutes("passes over rook and pawn endings") {
        assert_eq!(passes("KRvK").len(), 34);
        // A promotion promises a long win, which waits for its own pass.
        assert_eq!(passes("KPvK").len(), 58);
    }
}

proptest! {
    #[test]
    fn every_number_is_refused_or_leads_back_to_itself(number in 0u64..2 * 64 * 64 * 64, ending in "K[QRBNP]vK|KvK[QRBNP]") {
        let ending = PlainEnding::parse(&ending).unwrap();
        if let Ok(state) = ending.state(number) {
            let (same, own) = PlainEnding::of(&state).unwrap();
            prop_assert_eq!((same, own.total()), (ending, number));
        }
    }
}
