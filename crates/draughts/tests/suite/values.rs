//! What the presets say about positions, and how they explain themselves.

use draughts::value::{PRESETS, preset};
use draughts::{Draughts, State};
use search::testkit::random_state;
use search::{Notation, Outcome, Ply, Side, ValueFunction};

fn parse(text: &str) -> State {
    Draughts.parse_state(text).unwrap()
}

#[track_caller]
fn check(name: &str, position: &str, expected: f64) {
    assert_eq!(preset(name, 0).unwrap().value(&Draughts, &parse(position)), expected, "{name} {position}");
}

#[test]
fn chase_gives_the_published_values() {
    check("chase", "W:WK9,K10:BK1", 1725.0);
    check("chase", "W:WK9,K10:BK5", 1713.0);
    check("chase", "W:WK9,K14:BK1", 1725.0);
    check("chase", "W:WK5,K14:BK1", 1730.0);
    check("chase", "W:WK5,K14:BK6", 1692.0);
    check("chase", "W:WK1,K14:BK6", 1680.0);
    check("chase", "W:WK1,K14:BK2", 1575.0);
    check("chase", "W:WK1,K18:BK7", 1430.0);
    check("chase", "W:WK10,K11:B", 610.0);
}

#[test]
fn chase_counts_men_by_square() {
    // A man on the side of row 6 against one in the middle of row 3.
    check("chase", "W:W21:B10", 10.0 - 5.0);
    // Corner and side together; 29 is both.
    check("chase", "W:W29:B9", 10.0 + 15.0);
}

#[test]
fn the_small_presets_count_what_they_say() {
    check("material", "W:WK10,21:B1", 300.0);
    check("simple", "W:W21:BK1", -200.0);
    check("aggressive", "W:W6:B2", 5.0 * 6.0 + 8.0 - 8.0);
    check("aggressive", "W:W9:B12", 5.0 * (5.0 - 2.0));
    check("defensive", "W:W30,21:B1,12", 15.0 - 15.0 + 10.0 - 10.0);
    check("defensive", "W:W29,21:B9,10", 15.0 + 10.0 + 10.0);
}

#[test]
fn perfect_settles_what_is_already_decided() {
    for name in ["perfect", "published", "published-early", "chebyshev"] {
        check(name, "W:WK10:BK1", -99999.0);
        check(name, "B:WK10,K14:B", 10000.0);
        check(name, "W:W21:B9", 0.0);
    }
}

#[test]
fn perfect_adds_up_its_terms() {
    // Kings 2 apart, each 4 from Red on square 1, which has two moves; 2 and 3 king's steps from the corner.
    let (material, red_position, coordination, squeeze, mobility) = (100.0, -600.0, 300.0, 60.0 * 2.0, 300.0);
    let (cornering, corner_control) = (40.0 * 6.0 + 150.0, 600.0 * 3.0 + 200.0 + 200.0);
    let study = material + red_position + coordination + squeeze + mobility + cornering + corner_control;
    check("perfect", "W:WK10,K14:BK1", study);
    check("published", "W:WK10,K14:BK1", study);
    let on_six = |name| preset(name, 0).unwrap().value(&Draughts, &parse("W:WK14,K15:BK6"));
    assert_eq!(on_six("published"), on_six("perfect") - 600.0);
    let capture = |name| preset(name, 0).unwrap().value(&Draughts, &parse("W:WK10,K15:BK6"));
    assert_eq!(capture("published"), capture("perfect"));
}

#[test]
fn presets_explain_their_values_and_take_weights() {
    for (name, _) in PRESETS {
        let mut value = preset(name, 7).unwrap();
        for seed in 0..50 {
            check_explained(value.as_ref(), &random_state(&Draughts, &State::start(), 90, seed));
        }
        check_explained(value.as_ref(), &parse("W:WK10,K14:BK1"));
        for (term, weight) in value.weights() {
            value.set_weight(&term, 3.0 * weight).unwrap();
            assert!(value.weights().contains(&(term, 3.0 * weight)));
        }
        check_explained(value.as_ref(), &parse("W:WK1,K14:BK6"));
        let error = value.set_weight("no such term", 1.0).unwrap_err().to_string();
        assert!(error.starts_with("unknown term 'no such term': expected one of"), "{error}");
        // The sources count every win alike; our own functions prefer the sooner one.
        let lost =
            if ["complete", "general", "playing", "net"].contains(&name) { -999_997.0 } else { -99_999.0 };
        assert_eq!(value.terminal(&Draughts, &State::start(), Outcome::win(Side::Min), Ply(3)), lost);
        assert_eq!(value.terminal(&Draughts, &State::start(), Outcome::DRAW, Ply(3)), 0.0);
    }
    assert!(preset("no such preset", 0).is_none());
}

fn check_explained(value: &dyn ValueFunction<Draughts>, state: &State) {
    let total: f64 = value.explain(&Draughts, state).iter().map(|share| share.value).sum();
    let whole = value.value(&Draughts, state);
    assert!((total - whole).abs() < 1e-9, "{total} {whole}");
    let shares = value.explain(&Draughts, state);
    assert!(shares.iter().all(|share| share.value == share.raw * share.weight));
}

#[test]
fn a_term_can_be_switched_off() {
    let mut value = preset("published", 0).unwrap();
    let state = parse("W:WK10,K14:BK1");
    let before = value.value(&Draughts, &state);
    let share =
        value.explain(&Draughts, &state).into_iter().find(|share| share.name == "corner_near").unwrap();
    value.set_weight("corner_near", 0.0).unwrap();
    assert_eq!(value.value(&Draughts, &state), before - share.value);
    assert_eq!(share.value, 1800.0);
}

#[test]
fn random_is_repeatable_and_within_bounds() {
    let noise = |seed: u64, state: &State| {
        let value = preset("random", seed).unwrap().value(&Draughts, state);
        value - preset("material", 0).unwrap().value(&Draughts, state)
    };
    let states: Vec<State> =
        (0..500).map(|seed| random_state(&Draughts, &State::start(), 20, seed)).collect();
    assert!(states.iter().all(|state| noise(1, state).abs() <= 50.0 && noise(1, state) == noise(1, state)));
    let mean = states.iter().map(|state| noise(1, state)).sum::<f64>() / 500.0;
    assert!(mean.abs() < 8.0, "{mean}");
    assert!(states.iter().any(|state| noise(1, state) != noise(2, state)));
}

/// The ten numbers of the sources' table of parameters, each a weight that can be seen and set alone.
#[test]
fn the_ten_published_numbers_are_weights_with_names() {
    let numbers = [
        ("king", 100.0),
        ("win", 10_000.0),
        ("red_safe", -600.0),
        ("red_active", 500.0),
        ("coordination", 300.0),
        ("squeeze", 60.0),
        ("retreat", -1000.0),
        ("net", 1200.0),
        ("crowding", -800.0),
        ("mobility", 600.0),
    ];
    for name in ["perfect", "published", "published-early", "chebyshev"] {
        let value = preset(name, 0).unwrap();
        let weights = value.weights();
        assert!(numbers.iter().all(|&(term, weight)| weights.contains(&(term.into(), weight))), "{name}");
    }
}

#[test]
fn complete_is_the_player_with_men_and_the_hunt_without() {
    let complete = preset("complete", 0).unwrap();
    let check = |position: &str, name: &str, scale: f64| {
        let state = parse(position);
        let expected = preset(name, 0).unwrap().value(&Draughts, &state) * scale;
        assert!((complete.value(&Draughts, &state) - expected).abs() < 1e-9, "{position}");
    };
    check("W:W21,K10:B9,K1", "playing", 1.0);
    check("W:WK10,K14:BK1", "general", 0.01);
}
