//! Published endings with the exact margin of every move.

/// A position and its moves with their margins for the side to move.
pub type Ending = (&'static str, &'static [(&'static str, i32)]);

pub const ENDINGS: [Ending; 6] = [
    (
        "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X",
        &[("h5", 6), ("g6", -2), ("f6", -4), ("h6", -10)],
    ),
    (
        "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
        &[("g8", 18), ("h1", 12), ("h7", 6), ("a2", 6), ("a3", 4), ("b1", -4), ("a4", -22), ("g2", -24)],
    ),
    (
        "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X",
        &[("a4", 10), ("b2", 0), ("a3", -6), ("g7", -8), ("a7", -12), ("h7", -14), ("b7", -14), ("h2", -24)],
    ),
    (
        "----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX X",
        &[("d1", 2), ("g3", 0), ("b8", -2), ("b1", -4), ("c1", -4), ("a2", -4), ("a3", -6), ("b2", -12)],
    ),
    (
        "-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX-- X",
        &[("g8", 32), ("g2", 12), ("b2", -20), ("g6", -26), ("g1", -32), ("g7", -34)],
    ),
    (
        "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
        &[
            ("a2", 38),
            ("c7", 36),
            ("d8", 34),
            ("c1", 30),
            ("b1", 30),
            ("g7", 28),
            ("d7", 28),
            ("c6", 28),
            ("f7", 26),
            ("a6", 24),
        ],
    ),
];
