//! Proof numbers and fours on real boards: never a false proof, and what is proven within a stated budget.

use mnk::fours::win_by_fours;
use mnk::solve::{SolveOptions, Solver, Verdict};
use mnk::{Mnk, MnkTactics, preset};
use search::pvs::{Limits, Table, Technique, Techniques, ThinkRequest, think};
use search::testkit::random_state;
use search::textbook::{self, Policy, ProofAnswer, Question, SearchResult, SearchSettings, Walk};
use search::{Depth, Game, MostNodes, NoControl, Notation, Outcome, Silent};
use std::collections::HashMap;

type State = mnk::State<1>;

const PROVERS: [&str; 3] = ["pn", "pn2", "dfpn"];

fn game(columns: usize, rows: usize, k: usize) -> Mnk<1> {
    Mnk::<1>::new(columns, rows, k).expect("a small board")
}

/// The answer of a search for a proof within a number of nodes.
fn prove(game: &Mnk<1>, state: &State, name: &str, most_nodes: u64) -> SearchResult<mnk::Square> {
    let value = preset(game, "result").expect("a preset");
    let settings = SearchSettings { memory_mib: 256, ..SearchSettings::default() };
    let policy = Policy { settings, ..Policy::default() };
    let (mut silent, control) = (Silent, MostNodes(most_nodes));
    let entry = textbook::find(name).expect("it is in the table");
    let mut walk = Walk::new(game, value.as_ref(), &policy, &mut silent, &control);
    textbook::search(&mut walk, entry, state, Depth::UNLIMITED).expect("it answers")
}

/// The result for the side to move; none where nothing is decided.
fn verdict(found: &SearchResult<mnk::Square>) -> Option<Verdict> {
    let report = found.proof.expect("it is a search for a proof");
    match (report.question, report.answer) {
        (Question::Win, ProofAnswer::Yes) => Some(Verdict::Win),
        (Question::Hold, ProofAnswer::Yes) => Some(Verdict::Draw),
        (Question::Hold, ProofAnswer::No) => Some(Verdict::Loss),
        _ => None,
    }
}

/// All states of a board with their results for X, by the rules alone.
fn results(game: &Mnk<1>, state: &State, known: &mut HashMap<u64, (State, f64)>) -> f64 {
    if let Some(&(_, result)) = known.get(&game.key(state)) {
        return result;
    }
    let worth = |outcome: Outcome| outcome.winner.map_or(0.0, |side| side.sees(1.0));
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let turn = game.turn(state);
    let result = match game.outcome(state) {
        Some(outcome) => worth(outcome),
        None => moves.iter().fold(turn.worst(), |best, &m| {
            let value = results(game, &game.play(state, m), known);
            if turn.prefers(value, best) { value } else { best }
        }),
    };
    known.insert(game.key(state), (*state, result));
    result
}

#[test]
fn no_proof_is_false_on_any_position_of_tic_tac_toe() {
    let game = game(3, 3, 3);
    let mut known = HashMap::new();
    results(&game, &game.start(), &mut known);
    assert_eq!(known.len(), 5478);
    for name in PROVERS {
        for (state, result) in known.values() {
            let result = game.turn(state).sees(*result);
            let truth = if result > 0.0 {
                Verdict::Win
            } else if result < 0.0 {
                Verdict::Loss
            } else {
                Verdict::Draw
            };
            let found = prove(&game, state, name, u64::MAX);
            assert_eq!(verdict(&found), Some(truth), "{name}: {}", game.show_state(state));
        }
    }
}

/// Columns, rows, k, the result of the empty board, and the nodes within which `pn`, `pn2` and `dfpn` prove it; 0 where it is not
/// asked.
const BOARDS: [(usize, usize, usize, Verdict, [u64; 3]); 5] = [
    (3, 3, 3, Verdict::Draw, [400_000, 400_000, 400_000]),
    (4, 3, 3, Verdict::Win, [400_000, 400_000, 400_000]),
    (5, 3, 3, Verdict::Win, [400_000, 400_000, 400_000]),
    (4, 4, 3, Verdict::Win, [400_000, 400_000, 400_000]),
    (5, 5, 3, Verdict::Win, [400_000, 0, 400_000]),
];

#[test]
fn boards_are_proven_within_their_budget() {
    for (columns, rows, k, truth, budgets) in BOARDS {
        let game = game(columns, rows, k);
        let solver = Solver::new(&game, SolveOptions::default()).solve(&game.start(), &NoControl).unwrap();
        assert_eq!(solver.verdict, truth);
        for (name, budget) in PROVERS.into_iter().zip(budgets).filter(|&(_, budget)| budget > 0) {
            let found = prove(&game, &game.start(), name, budget);
            assert_eq!(verdict(&found), Some(truth), "{columns},{rows},{k} by {name} in {budget} nodes");
        }
    }
}

#[test]
fn what_is_proven_on_random_positions_is_what_the_solver_says() {
    for (columns, rows, k) in [(4, 4, 3), (4, 4, 4), (5, 4, 4), (5, 5, 4)] {
        let game = game(columns, rows, k);
        let mut solver = Solver::new(&game, SolveOptions { distance: false, ..SolveOptions::default() });
        let mut decided = [0; 3];
        for seed in 0..40 {
            let state = random_state(&game, &game.start(), 4 + seed as usize % 6, seed);
            if game.outcome(&state).is_some() {
                continue;
            }
            let truth = solver.solve(&state, &NoControl).expect("nothing stops it");
            for (place, name) in PROVERS.into_iter().enumerate() {
                let found = prove(&game, &state, name, 30_000);
                let Some(verdict) = verdict(&found) else { continue };
                assert_eq!(verdict, truth.verdict, "{name}: {}", game.show_state(&state));
                decided[place] += 1;
            }
        }
        assert!(decided.iter().all(|&count| count >= 10), "{columns},{rows},{k}: {decided:?}");
    }
}

/// A position, and the moves of its win by fours; none where there is no such win.
const FOURS: [(&str, Option<usize>); 6] = [
    // Four in a row, open at one end: the last stone.
    ("15/15/15/15/15/15/15/3oxxxx7/15/15/15/15/15/5ooo7/15 x", Some(1)),
    // Three in a row, open at both ends.
    ("15/15/15/15/15/15/15/4xxx8/15/15/15/15/15/5oo8/14o x", Some(3)),
    // Two lines of three cross: one four, then two at once.
    ("15/15/15/15/7x7/7x7/7x7/3oxxx8/15/15/15/15/2o1o1o1o6/15/14o x", Some(3)),
    // The other side completes first.
    ("15/15/15/15/15/15/15/4xxx8/15/15/15/15/5oooo6/15/15 x", None),
    // Twos alone are no threat by fours.
    ("15/15/15/15/15/15/7xx6/7oo6/15/15/15/15/15/15/15 x", None),
    ("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 x", None),
];

#[test]
fn the_suite_of_wins_by_fours_is_found() {
    let game = Mnk::<7>::new(15, 15, 5).expect("a board");
    for (text, expected) in FOURS {
        let state = game.parse_state(text).expect("a position");
        let found = win_by_fours(&game, &state, 20_000);
        assert_eq!(found.as_ref().map(|win| win.line.len()), expected, "{text}");
    }
}

/// Every move of the line is legal, and it ends with a win of the side that began.
fn is_played<const WORDS: usize>(game: &Mnk<WORDS>, state: &mnk::State<WORDS>, line: &[mnk::Square]) -> bool {
    let end = line.iter().fold(*state, |state, &m| game.play(&state, m));
    end.winner() == Some(game.turn(state))
}

#[test]
fn a_win_by_fours_is_never_denied_by_the_solver() {
    let mut found = 0;
    for (columns, rows, k) in [(4, 4, 3), (5, 5, 4), (6, 5, 4), (6, 6, 4)] {
        let game = game(columns, rows, k);
        let options = SolveOptions { distance: true, ..SolveOptions::default() };
        let mut solver = Solver::new(&game, options);
        for seed in 0..200 {
            let state = random_state(&game, &game.start(), 4 + seed as usize % 10, seed);
            if game.outcome(&state).is_some() {
                continue;
            }
            let Some(win) = win_by_fours(&game, &state, 5_000) else { continue };
            assert!(is_played(&game, &state, &win.line), "{}", game.show_state(&state));
            let truth = solver.solve(&state, &NoControl).expect("nothing stops it");
            assert_eq!(truth.verdict, Verdict::Win, "{}", game.show_state(&state));
            assert!(truth.plies.is_some_and(|plies| plies as usize <= win.line.len()));
            found += 1;
        }
    }
    assert!(found > 100, "{found} wins");
}

/// On the large board: a side that plays a found line wins against every reply that stops the last four.
#[test]
fn a_win_by_fours_beats_every_reply_on_the_large_board() {
    let game = Mnk::<7>::new(15, 15, 5).expect("a board");
    let mut found = 0;
    for seed in 0..300 {
        let state = random_state(&game, &game.start(), 30 + seed as usize % 40, seed);
        if game.outcome(&state).is_some() {
            continue;
        }
        let Some(win) = win_by_fours(&game, &state, 5_000) else { continue };
        assert!(is_played(&game, &state, &win.line), "{}", game.show_state(&state));
        let side = game.turn(&state);
        let mut at = state;
        for pair in win.line.chunks(2) {
            at = game.play(&at, pair[0]);
            let Some(&reply) = pair.get(1) else { break };
            // Any other reply loses to the threat at once, and none wins first.
            assert!(at.completing(side.other()).is_empty() && at.completing(side).contains(reply.index()));
            at = game.play(&at, reply);
        }
        found += 1;
    }
    assert!(found > 30, "{found} wins");
}

/// The playing search at depth 1, with the search for threats before it or without.
fn first_move(game: &Mnk<7>, state: &mnk::State<7>, techniques: Techniques) -> Option<mnk::Square> {
    let limits = Limits { depth: Depth(1), ..Limits::default() };
    let request = ThinkRequest { limits, techniques, ..ThinkRequest::new(state) };
    let tactics = MnkTactics::new(game);
    let thought = think(game, &tactics, Silent, &Table::new(1), &request, &NoControl, &mut |_| {});
    thought.lines[0].moves.first().copied()
}

#[test]
fn the_playing_search_takes_a_win_by_threats_where_it_may() {
    let game = Mnk::<7>::new(15, 15, 5).expect("a board");
    let state = game.parse_state(FOURS[2].0).expect("a position");
    let win = win_by_fours(&game, &state, 20_000).expect("there is one");
    let with = Techniques::USUAL.with(Technique::Threats);
    assert_eq!(first_move(&game, &state, with), win.line.first().copied());
    assert!(!Techniques::USUAL.has(Technique::Threats));
}
