//! Playing below full strength: a scale of measured ratings, and what lies between its rows.

use proptest::prelude::*;
use session::{Bound, LineView, Side, Strength, Value};

const SCALE: [Strength; 3] = [
    Strength { elo: 1000, nodes: 50.0, noise: 200.0 },
    Strength { elo: 1500, nodes: 800.0, noise: 60.0 },
    Strength { elo: 2000, nodes: 40_000.0, noise: 0.0 },
];

fn of(elo: u32) -> Strength {
    Strength::of(&SCALE, elo).unwrap()
}

fn line(points: f64, rank: usize) -> LineView {
    LineView {
        value: Value::Points(points),
        verdict: String::new(),
        bound: Bound::Exact,
        rank,
        chances: None,
        moves: Vec::new(),
    }
}

#[test]
fn the_rows_of_a_scale_are_played_as_measured_and_its_ends_go_no_further() {
    assert!(SCALE.iter().all(|row| of(row.elo) == *row));
    for (beyond, end) in [(0, SCALE[0]), (9000, SCALE[2])] {
        assert_eq!((of(beyond).nodes, of(beyond).noise), (end.nodes, end.noise));
    }
    assert_eq!(Strength::of(&[], 1500), None);
}

proptest! {
    #[test]
    fn a_higher_rating_searches_no_less_and_errs_no_more(elo in 900u32..2100) {
        let (one, next) = (of(elo), of(elo + 1));
        prop_assert!(one.nodes <= next.nodes && one.noise >= next.noise);
    }

    /// Noise reaches no further than its size: what is worse by more is never played, by either side.
    #[test]
    fn a_move_that_is_worse_by_more_than_the_noise_is_never_chosen(
        elo in 900u32..2100,
        values in prop::collection::vec(-1000f64..1000.0, 1..5),
        seed in any::<u64>(),
    ) {
        let lines: Vec<LineView> = values.iter().enumerate().map(|(rank, &value)| line(value, rank)).collect();
        let mut random = fastrand::Rng::with_seed(seed);
        for turn in [Side::Max, Side::Min] {
            let seen = |line: &LineView| line.value.seen_by(turn).number();
            let best = lines.iter().map(seen).fold(f64::NEG_INFINITY, f64::max);
            let chosen = of(elo).choose(&lines, turn, || random.f64()).unwrap();
            prop_assert!(best - seen(chosen) <= of(elo).noise);
        }
    }
}

#[test]
fn a_weak_player_errs_more_often_and_full_strength_never() {
    let lines = [line(-30.0, 0), line(-20.0, 1), line(900.0, 2)];
    let mut random = fastrand::Rng::with_seed(1);
    let mut seconds = |elo: u32| {
        let mut choose = || of(elo).choose(&lines, Side::Min, || random.f64()).unwrap().rank;
        (0..200).filter(|_| choose() == 1).count()
    };
    let (weak, strong, full) = (seconds(1000), seconds(1500), seconds(2000));
    assert!(weak > strong && strong > full && full == 0, "{weak}, {strong}, {full}");
}
