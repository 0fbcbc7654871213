//! What the playing evaluation sees.

use draughts::tactics::{Feature, FeatureWeights, PlayingValue, counts};
use draughts::{Draughts, State};
use search::testkit::random_state;
use search::{Evaluator, Notation, Score, Side, ValueFunction};

fn parse(text: &str) -> State {
    Draughts.parse_state(text).unwrap()
}

#[track_caller]
fn check(feature: Feature, position: &str, white: i32, black: i32) {
    let state = parse(position);
    let count = |state: &State, side| counts(state, side)[feature as usize];
    assert_eq!(
        (count(&state, Side::Max), count(&state, Side::Min)),
        (white, black),
        "{feature:?} in {position}"
    );
    let turned = state.rotate();
    assert_eq!((count(&turned, Side::Min), count(&turned, Side::Max)), (white, black), "{feature:?} turned");
}

#[test]
fn features_count_what_they_say() {
    check(Feature::Men, "W:W21,22,K30:B1", 2, 1);
    check(Feature::Kings, "W:W21,K3:BK1,K2", 1, 2);
    check(Feature::BackRow, "W:W29,30,K31,24:B1,5", 2, 1);
    check(Feature::Bridge, "W:W30,32:B1,2", 1, 0);
    check(Feature::Bridge, "W:W30,K32:B1,3", 0, 1);
    check(Feature::Advance, "W:W5,29:B6,28", 6, 1 + 6);
    check(Feature::CentreMen, "W:W18,K19,21:B10,12", 1, 1);
    check(Feature::SideMen, "W:W21,29,22:B12,4,2", 2, 2);
    check(Feature::BackedMen, "W:W22,25,K26:B10,6,1", 1, 2);
    check(Feature::CentreKings, "W:WK18,K32:BK10,K11", 1, 2);
    check(Feature::DogHole, "W:W5:B1", 1, 0);
    check(Feature::DogHole, "W:W32:B28,2", 0, 1);
    check(Feature::DogHole, "W:W28,5:B2", 0, 0);
    check(Feature::Refuge, "W:WK32:BK1,K14", 1, 0);
    check(Feature::Refuge, "W:WK32,K2:BK1,K14", 0, 0);
    check(Feature::Turn, "B:W32:B1", 0, 1);
}

#[test]
fn runaways_have_nobody_in_front() {
    check(Feature::Runaways, "W:W9:B12", 5, 2);
    check(Feature::Runaways, "W:W21:B9", 0, 0);
    check(Feature::Runaways, "W:W21:BK1", 0, 0);
    check(Feature::Runaways, "W:W13,18:B25,15", 4, 6);
}

#[test]
fn steps_are_safe_where_nothing_can_be_captured() {
    check(Feature::SafeSteps, "W:W22:B10", 2, 2);
    // 15 loses a man on 10 and on 11; 6-10 runs into 15x6 and 7-11 into 15x8.
    check(Feature::SafeSteps, "W:W15:B6,7", 0, 2);
    // Neither king may go to 10, where the other jumps into the square just left.
    check(Feature::SafeSteps, "W:WK14:BK7", 3, 3);
    check(Feature::TrappedKings, "W:WK29:BK22,K18", 1, 0);
    check(Feature::TrappedKings, "W:WK32:BK22,K18", 0, 0);
}

#[test]
fn white_has_the_move_at_the_start() {
    check(Feature::TheMove, &Draughts.show_state(&State::start()), 1, 0);
    // Two kings facing each other: the side that is not to move has the move.
    check(Feature::TheMove, "W:WK18:BK10", 0, 1);
    check(Feature::TheMove, "B:WK18:BK10", 1, 0);
    check(Feature::TheMove, "B:WK18,K19:BK10", 0, 0);
}

fn score(state: &State) -> Score {
    FeatureWeights::default().evaluate(&Draughts, state)
}

#[test]
fn the_evaluation_is_the_same_from_both_ends_of_the_board() {
    for seed in 0..300 {
        let state = random_state(&Draughts, &State::start(), seed as usize % 120, seed);
        assert_eq!(score(&state), score(&state.rotate()), "{}", Draughts.show_state(&state));
    }
}

#[test]
fn a_lead_counts_more_with_fewer_pieces() {
    let even = score(&parse("W:WK18,K23:BK10,K11"));
    let ahead = score(&parse("W:WK18,K23,K32:BK10,K11"));
    assert!(ahead - even > Score(130) && ahead < Score(400), "{even:?} {ahead:?}");
}

#[test]
fn the_explained_value_is_the_playing_evaluation() {
    let value = PlayingValue::default();
    assert_eq!(FeatureWeights::from(&value), FeatureWeights::default());
    for seed in 0..200 {
        let state = random_state(&Draughts, &State::start(), seed as usize % 120, seed);
        let explained: f64 = value.explain(&Draughts, &state).iter().map(|share| share.value).sum();
        assert!((explained - value.value(&Draughts, &state)).abs() < 1e-9);
        assert!((explained - score(&state).for_max(state.turn())).abs() <= 2.0, "rounding only");
    }
}

#[test]
fn weights_are_set_by_name() {
    let mut value = PlayingValue::default();
    for (name, weight) in value.weights() {
        value.set_weight(&name, weight + 1.0).unwrap();
        assert!(value.weights().contains(&(name, weight + 1.0)));
    }
    let error = value.set_weight("bridge", 1.0).unwrap_err().to_string();
    assert!(error.starts_with("unknown term 'bridge': expected one of men_opening, men_ending, "), "{error}");
}
