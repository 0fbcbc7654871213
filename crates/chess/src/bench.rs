//! Positions for measuring: openings, middlegames and endings, quiet and wild.

/// Test positions from the engine's own games, as EPD lines: one move is much better than all others, and a look one ply
/// ahead does not show it.
pub const TACTICS: &str = include_str!("../data/tactics.epd");

/// Some are well known: `NOTICE.md` says which. Searched to a fixed depth, they give the node count that identifies a version, and its speed.
pub const BENCH_POSITIONS: [&str; 24] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bqkb1r/pp1ppppp/2n2n2/2p5/2PP4/5N2/PP2PPPP/RNBQKB1R w KQkq - 1 4",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8",
    "rnbq1rk1/ppp1ppbp/3p1np1/8/2PPP3/2N2N2/PP2BPPP/R1BQK2R b KQ - 3 6",
    "2rq1rk1/pb2bppp/1p2pn2/n2p4/3P4/P1NBPN2/1P2QPPP/1RB2RK1 b - - 1 14",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "4rrk1/pp1n3p/3q2pQ/2p1pb2/2PP4/2P3N1/P2B2PP/4RRK1 b - - 7 19",
    "r2q1rk1/1b1nbppp/p2ppn2/1p6/3NPP2/1BN1B3/PPPQ2PP/2KR3R w - - 2 12",
    "2kr3r/ppqn1ppp/2pbpn2/8/3P4/2N2NP1/PPQ1PPBP/R1B2RK1 w - - 3 12",
    "r1b2rk1/2q1bppp/p2p1n2/npp1p3/3PP3/2P2N1P/PPBN1PP1/R1BQR1K1 b - - 2 12",
    "5rk1/1p1b1p1p/p2p2p1/q2Pp1n1/2P1P3/2N1BP2/PP1Q2KP/5R2 b - - 1 24",
    "3r1rk1/p4ppp/1pn1p3/4P3/2PqN3/P5P1/4QP1P/2RR2K1 b - - 2 22",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/5pk1/4p1p1/3pP2p/3P1P1P/1p1K2P1/1P6/8 w - - 0 40",
    "8/8/1p1r1k2/p1pPN1p1/P3KnP1/1P6/8/3R4 b - - 0 1",
    "6k1/5pp1/4p2p/3pP3/r2P3P/4RKP1/5P2/8 b - - 4 38",
    "2b5/p4k2/1p1p1pp1/3Pp2p/2P1P2P/1P1B1KP1/P7/8 w - - 0 33",
    "8/1k3p2/1p2p1p1/pPr1P2p/P1P2P1P/2K1R1P1/8/8 w - - 0 45",
    "3q4/6pk/p3p2p/1p1bP3/3P1Q2/P6P/1P3PP1/2R3K1 w - - 0 30",
    "8/3k4/3p1p2/1p1P1Pp1/pP2K1P1/P7/8/8 w - - 0 50",
    "1r4k1/2P2ppp/8/8/p7/P5PP/5PK1/2R5 w - - 0 40",
    "r5k1/pp3ppp/2p1bn2/8/2PPp3/1P2P1P1/P3BP1P/2R3K1 w - - 0 21",
    "8/8/4kpp1/3p1b2/p6P/2B5/6P1/6K1 b - - 0 47",
];
