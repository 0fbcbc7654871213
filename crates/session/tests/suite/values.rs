//! What a position is worth: wins and losses with their distance, and points.

use proptest::prelude::*;
use serde_json::json;
use session::words::Counted;
use session::{Side, Value, shapes};

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        (0u32..10_000).prop_map(Value::Win),
        (0u32..10_000).prop_map(Value::Loss),
        (-100_000i32..100_000).prop_map(|points| Value::Points(f64::from(points) / 8.0)),
    ]
}

proptest! {
    #[test]
    fn a_value_is_known_by_its_number(value in value()) {
        let again = Value::of(value.number(), Counted::Plies);
        prop_assert_eq!(again.plies(), value.plies());
        prop_assert_eq!(again, value);
        prop_assert_eq!(Value::of(value.number(), Counted::Never).plies(), None, "points, however large");
    }

    #[test]
    fn the_other_side_sees_the_opposite(value in value()) {
        prop_assert_eq!(value.seen_by(Side::Max), value);
        let turned = value.seen_by(Side::Min);
        prop_assert_eq!(turned.number(), -value.number());
        prop_assert_eq!(turned.seen_by(Side::Min), value);
        prop_assert_eq!(turned.plies(), value.plies());
    }

    /// Quick wins before slow ones, all of them before points, and losses the other way round.
    #[test]
    fn wins_are_above_points_and_points_above_losses(plies in 0u32..9_999, points in -100_000f64..100_000.0) {
        let order = [
            Value::Loss(plies),
            Value::Loss(plies + 1),
            Value::Points(points),
            Value::Win(plies + 1),
            Value::Win(plies),
        ];
        prop_assert!(order.is_sorted_by(|one, next| one < next), "{:?}", order);
    }

    #[test]
    fn json_has_the_number_and_whole_ones_without_a_fraction(value in value()) {
        let json = shapes::one(&value, serde_json::value::Serializer).unwrap()["value"].clone();
        prop_assert_eq!(json.as_f64(), Some(value.number()));
        prop_assert_eq!(json.is_i64(), value.number().fract() == 0.0);
    }
}

/// A number for programs that count, and beside it the meaning for those that do not know where wins begin.
#[test]
fn a_value_says_in_json_what_it_means() {
    let written = |value| shapes::one(&value, serde_json::value::Serializer).unwrap();
    assert_eq!(written(Value::Win(3)), json!({ "value": 999_997, "worth": { "win": 3 } }));
    assert_eq!(written(Value::Loss(4)), json!({ "value": -999_996, "worth": { "loss": 4 } }));
    assert_eq!(written(Value::Points(0.0)), json!({ "value": 0, "worth": { "points": 0 } }));
    assert_eq!(written(Value::Points(-0.5)), json!({ "value": -0.5, "worth": { "points": -0.5 } }));
    let endless = written(Value::Points(f64::INFINITY));
    assert_eq!(endless, json!({ "value": null, "worth": { "points": null } }));
    let score = |score| shapes::score(&score, serde_json::value::Serializer).unwrap();
    assert_eq!(score(None), json!({ "score": null, "worth": null }));
    assert_eq!(score(Some(Value::Win(1))), json!({ "score": 999_999, "worth": { "win": 1 } }));
}
