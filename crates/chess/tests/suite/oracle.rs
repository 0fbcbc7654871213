//! Every search of chess against plain minimax, with chess's own way to list its moves.

use chess::{Chess, ChessTactics, State};
use search::pvs::{self, Limits, Table, Technique, Techniques, ThinkRequest};
use search::testkit::{
    Defect, check_playing, check_playing_time, check_quiescence, check_skips, check_textbook,
    check_textbook_time, check_win, is_noticed,
};
use search::{Depth, Exit, NoControl, Notation, Observer, Ply, Score, Silent, Tally};

/// The start, castling and captures everywhere, promotions and pins, an ending with captures in passing near.
const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
];

/// Kings and pawns, few moves each.
const PAWNS: &str = "4k3/2p1p3/8/1P1P4/4p3/8/3P1P2/4K3 w - - 0 1";

#[test]
fn alpha_beta_equals_minimax() {
    let chess = Chess::default();
    for start in STARTS {
        check_textbook(&chess, &chess.parse_state(start).unwrap(), Depth(2), 12);
    }
}

#[test]
fn the_playing_search_equals_minimax() {
    let (chess, tactics) = (Chess::default(), ChessTactics::default());
    for start in STARTS {
        let start = chess.parse_state(start).unwrap();
        check_playing(&chess, &tactics, &start, Depth(2), 24);
        check_playing(&chess, &tactics, &start, Depth(3), 3);
    }
    check_playing(&chess, &tactics, &chess.parse_state(PAWNS).unwrap(), Depth(4), 12);
}

/// A side in check may not pass.
fn is_forced(_: &Chess, state: &State) -> bool {
    state.passed().is_none()
}

#[test]
fn quiescence_equals_a_plain_one() {
    let (chess, tactics) = (Chess::default(), ChessTactics::default());
    // Where pieces stand against pieces, a plain search of all captures does not end.
    for start in [STARTS[3], PAWNS] {
        check_quiescence(&chess, &tactics, is_forced, &chess.parse_state(start).unwrap(), 24);
    }
}

#[test]
fn the_oracle_finds_every_harmful_defect_and_no_other() {
    let (chess, tactics) = (Chess::default(), ChessTactics::default());
    let start = chess.parse_state(STARTS[3]).unwrap();
    for (defects, noticed) in [(&Defect::HARMFUL[..], true), (&Defect::HARMLESS[..], false)] {
        for &defect in defects {
            assert_eq!(is_noticed(&chess, &tactics, is_forced, &start, defect), noticed, "{defect:?}");
        }
    }
}

#[test]
fn a_limit_in_time_is_kept_whatever_a_node_costs() {
    let chess = Chess::default();
    check_playing_time(&chess, &ChessTactics::default(), &chess.start());
    check_textbook_time(&chess, &chess.start());
}

#[test]
fn no_technique_for_quiet_moves_drops_a_capture_with_any_other_off() {
    let (chess, tactics) = (Chess::default(), ChessTactics::default());
    for start in STARTS {
        check_skips(&chess, &tactics, &chess.parse_state(start).unwrap(), Depth(5), 2);
    }
}

/// Mates by captures, checks, exchanges, promotions and quiet moves, with the number of moves.
const MATES: [(&str, u32); 10] = [
    ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1),
    ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1", 1),
    ("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", 1),
    ("7k/5P2/6K1/8/8/8/8/8 w - - 0 1", 1),
    ("r5k1/5ppp/8/8/8/8/4RPPP/4R1K1 w - - 0 1", 2),
    ("8/k7/8/8/8/8/6R1/K6R w - - 0 1", 3),
    ("k7/8/2K5/8/8/8/8/7R w - - 0 1", 2),
    ("8/8/8/8/8/1k6/7r/K7 b - - 0 1", 1),
    ("k7/8/K7/8/8/8/1p6/7R w - - 0 1", 1),
    ("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", 2),
];

#[test]
fn mates_are_found_with_each_technique_off() {
    let (chess, tactics) = (Chess::default(), ChessTactics::default());
    for (position, moves) in MATES {
        check_win(&chess, &tactics, &chess.parse_state(position).unwrap(), moves);
    }
}

/// A queen given on a guarded square: no error, but a bet. Without the bets the mate is found two plies deeper than it is long; as played it takes more.
#[test]
fn a_smothered_mate_is_overlooked_by_bets_alone() {
    let (chess, tactics) = (Chess::default(), ChessTactics::default());
    let state = chess.parse_state("5rk1/5Npp/8/8/2Q5/8/8/6K1 w - - 0 1").unwrap();
    let think = |techniques: Techniques, depth: i32| {
        let limits = Limits { depth: Depth(depth), ..Limits::default() };
        let request = ThinkRequest { limits, techniques, ..ThinkRequest::new(&state) };
        let table = Table::new(4);
        pvs::think(&chess, &tactics, Silent, &table, &request, &NoControl, &mut |_| {}).lines[0].score
    };
    let mate = Score::win_at(Ply(5));
    assert_eq!(think(Techniques::USUAL.without_skips(), 8), mate);
    assert_eq!(think(Techniques::USUAL, 14), mate);
}

/// Each of these was once reported as something else.
#[test]
fn what_is_left_out_is_reported_by_its_own_name() {
    let (chess, table) = (Chess::default(), Table::new(4));
    let mut tally = Tally::default();
    for start in STARTS {
        let state = chess.parse_state(start).unwrap();
        let limits = Limits { depth: Depth(9), nodes: 60_000 };
        let request = ThinkRequest { limits, ..ThinkRequest::new(&state) };
        let watcher: &mut dyn Observer<Chess> = &mut tally;
        pvs::think(&chess, &ChessTactics::default(), watcher, &table, &request, &NoControl, &mut |_| {});
    }
    for exit in [Exit::Razoring, Exit::ProbCut, Exit::Singular, Exit::Selected] {
        assert!(tally.exits(exit) > 0, "no node was left by {exit:?}");
    }
    for exit in [Exit::Exchanges, Exit::Delta, Exit::QuiescenceLimits, Exit::Futility, Exit::LateMove] {
        assert!(tally.skipped(exit) > 0, "no move was left out by {exit:?}");
    }
}

/// The recapture that futility threw away when captures were ordered as quiet moves.
#[test]
fn a_queen_is_not_given_for_a_guarded_rook_when_gains_are_off() {
    let chess = Chess::default();
    let state = chess.parse_state("3r1rk1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1").unwrap();
    let techniques = [Technique::Gains, Technique::Exchanges, Technique::Table]
        .into_iter()
        .fold(Techniques::USUAL, Techniques::without);
    let limits = Limits { depth: Depth(2), ..Limits::default() };
    let request = ThinkRequest { limits, techniques, ..ThinkRequest::new(&state) };
    let table = Table::new(1);
    let thought =
        pvs::think(&chess, &ChessTactics::default(), Silent, &table, &request, &NoControl, &mut |_| {});
    assert!(thought.lines[0].score < Score(200), "{:?}", thought.lines[0]);
}

/// A win that the table knows from an earlier search is too slow when the count of the rule is nearly full. Scouts show the
/// expected line to its end, so the table answers inside of it only without them.
#[test]
fn a_stored_win_is_not_believed_where_the_fifty_moves_are_nearly_over() {
    let chess = Chess::default();
    let usual = Techniques::USUAL.without(Technique::Knowledge);
    for techniques in [usual, usual.without(Technique::Scout)] {
        let table = Table::new(4);
        let think = |clock: u32, depth: i32| {
            let state = chess.parse_state(&format!("5k2/8/8/5K2/8/8/8/R7 w - - {clock} 80")).unwrap();
            let limits = Limits { depth: Depth(depth), ..Limits::default() };
            let request = ThinkRequest { limits, techniques, ..ThinkRequest::new(&state) };
            let tactics = ChessTactics::default();
            pvs::think(&chess, &tactics, Silent, &table, &request, &NoControl, &mut |_| {}).lines[0].score
        };
        let early = think(0, 14);
        assert!(early.plies_to_end().is_some_and(|plies| plies > 4), "{early:?}");
        for clock in 90..100 {
            let late = think(clock, 6);
            let left = 100 - clock;
            assert!(late.plies_to_end().is_none_or(|plies| plies <= left), "{late:?} with {left} plies left");
        }
    }
}
