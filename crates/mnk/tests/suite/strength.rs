//! `lines` is meant to play better than the presets it is compared with: it must win a match.

use mnk::{Mnk, preset};
use search::testkit::random_state;
use search::textbook::{Policy, SearchEntry, Walk, search};
use search::{Depth, Game, NoControl, Notation, Side, Silent, ValueFunction};

/// Random moves before the players take over.
const OPENING_PLIES: usize = 4;

type Value = Box<dyn ValueFunction<Mnk<1>>>;

/// Plays a game to its end; `players` are X and O.
fn winner(game: &Mnk<1>, players: [&Value; 2], opening: u64) -> Option<Side> {
    let mut state = random_state(game, &game.start(), OPENING_PLIES, opening);
    loop {
        if let Some(outcome) = game.outcome(&state) {
            return outcome.winner;
        }
        let value = players[game.turn(&state) as usize];
        let (policy, mut observer, never) = (Policy::default(), Silent, NoControl);
        let mut walk = Walk::new(game, &**value, &policy, &mut observer, &never);
        let answer = search(&mut walk, SearchEntry::ALPHABETA, &state, Depth(2)).expect("nothing stops it");
        state = game.play(&state, answer.pv[0]);
    }
}

fn check_match(columns: usize, k: usize, rival: &str) {
    let game = Mnk::<1>::new(columns, columns, k).expect("a small board");
    let [lines, rival_value] = ["lines", rival].map(|name| preset(&game, name).expect("a preset"));
    let (mut won, mut lost) = (0, 0);
    for opening in 0..20 {
        let as_x = winner(&game, [&lines, &rival_value], opening);
        let as_o = winner(&game, [&rival_value, &lines], opening);
        won += u32::from(as_x == Some(Side::Max)) + u32::from(as_o == Some(Side::Min));
        lost += u32::from(as_x == Some(Side::Min)) + u32::from(as_o == Some(Side::Max));
    }
    assert!(won >= 2 * lost, "{columns}x{columns}, k = {k}: {won} wins and {lost} losses against {rival}");
}

#[test]
fn lines_beats_its_rivals() {
    check_match(5, 4, "runs");
    check_match(5, 4, "windows");
    check_match(6, 4, "runs");
    check_match(7, 5, "runs");
}
