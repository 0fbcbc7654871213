//! Each preset is meant to play better than the next: it must win a match.

use reversi::{Reversi, preset};
use search::margins::Margins;
use search::pvs::{Evaluation, Limits, Table, ThinkRequest, think};
use search::testkit::random_state;
use search::{Depth, Game, NoControl, Notation, Silent};

/// Random moves before the players take over.
const OPENING_PLIES: usize = 8;

/// Games of a match, each opening with both colours.
const GAMES: u64 = 24;

/// The margin of a game for X; `players` are X and O.
fn margin(game: &Reversi, players: [&str; 2], opening: u64, depth: Depth) -> i32 {
    let values = players.map(|name| preset(name).expect("a preset"));
    let table = Table::new(1);
    let mut state = random_state(game, &game.start(), OPENING_PLIES, opening);
    while game.outcome(&state).is_none() {
        // What the other player has found out is not to be had from the table.
        table.clear();
        let evaluation = Some(Evaluation { value: &*values[state.turn() as usize], margins: Margins::OFF });
        let limits = Limits { depth, ..Limits::default() };
        let request = ThinkRequest { limits, evaluation, ..ThinkRequest::new(&state) };
        let tactics = reversi::ReversiTactics;
        let thought = think(game, &tactics, Silent, &table, &request, &NoControl, &mut |_| {});
        state = game.play(&state, thought.best().expect("the game goes on"));
    }
    game.margin(&state)
}

fn check_match(better: &str, worse: &str, depth: i32) {
    let game = Reversi::default();
    let (mut won, mut lost) = (0, 0);
    for number in 0..GAMES {
        let as_x = number.is_multiple_of(2);
        let players = if as_x { [better, worse] } else { [worse, better] };
        let margin = margin(&game, players, number / 2, Depth(depth));
        let for_better = if as_x { margin } else { -margin };
        won += u32::from(for_better > 0);
        lost += u32::from(for_better < 0);
    }
    assert!(won > lost, "{won} wins and {lost} losses of {better} against {worse}");
}

#[test]
fn better_presets_win() {
    check_match("playing", "mobility", 3);
    check_match("mobility", "discs", 2);
}
