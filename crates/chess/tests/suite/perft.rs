//! The move generator against published counts.

use chess::{Chess, perft};
use search::{Depth, Notation};

/// Suites are counted as deep as this many positions each, to keep the tests short.
const SUITE_LIMIT: u64 = 60_000;

/// A middlegame with everything in it: castling, promotions, pins, en passant.
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn check(fen: &str, counts: &[u64]) {
    let state = Chess::default().parse_state(fen).unwrap();
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(&state, Depth(depth)), count, "{fen} to depth {depth}");
    }
}

#[test]
fn known_positions_have_known_counts() {
    check("start", &[20, 400, 8902, 197_281, 4_865_609]);
    check(KIWIPETE, &[48, 2039, 97_862, 4_085_603]);
    check("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2812, 43_238, 674_624]);
    check("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9467, 422_333]);
    check("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1486, 62_379, 2_103_487]);
    check(
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2079, 89_890, 3_894_594],
    );
}

/// The depths that the documents name.
#[test]
fn known_positions_have_known_counts_one_ply_deeper() {
    if !evidence::takes_minutes("perft of chess to depth 6, of Kiwipete to depth 5") {
        return;
    }
    let count = |fen: &str, depth| perft(&Chess::default().parse_state(fen).unwrap(), Depth(depth));
    assert_eq!(count("start", 6), 119_060_324);
    assert_eq!(count(KIWIPETE, 5), 193_690_690);
}

#[test]
fn published_suites_agree() {
    for name in ["perft-standard-127.epd", "perft-chess960-960.epd"] {
        if let Some(file) = evidence::beside(&format!("chess/suites/{name}")) {
            std::fs::read_to_string(file).unwrap().lines().for_each(check_line);
        }
    }
}

#[test]
fn our_own_list_agrees() {
    let list = include_str!("../data/perft.epd");
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    assert_eq!(lines.map(check_line).count(), 90);
}

/// `FEN ;D1 20 ;D2 400`
fn check_line(line: &str) {
    let mut parts = line.split(';');
    let fen = parts.next().unwrap_or_default().trim();
    if fen.is_empty() {
        return;
    }
    let counts: Vec<(i32, u64)> = parts.map(|part| parse_count(part).expect(line)).collect();
    assert!(!counts.is_empty(), "no counts in '{line}'");
    let state = Chess::default().parse_state(fen).unwrap();
    for (depth, count) in counts.into_iter().filter(|&(_, count)| count <= SUITE_LIMIT) {
        assert_eq!(perft(&state, Depth(depth)), count, "{fen} to depth {depth}");
    }
}

fn parse_count(part: &str) -> Option<(i32, u64)> {
    let (depth, count) = part.trim().strip_prefix('D')?.split_once(' ')?;
    Some((depth.parse().ok()?, count.trim().parse().ok()?))
}
