//! Numbers in JSON: whole values are written without a fraction, infinite ones as null.

use serde::{Serialize, Serializer};

/// Whole numbers up to here are exact in a double.
const MAX_EXACT: f64 = 9_007_199_254_740_992.0;

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
pub(crate) fn number<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    if !value.is_finite() {
        serializer.serialize_none()
    } else if value.fract() == 0.0 && value.abs() < MAX_EXACT {
        serializer.serialize_i64(*value as i64)
    } else {
        serializer.serialize_f64(*value)
    }
}

pub(crate) fn plain_list<S: Serializer>(values: &[f64], serializer: S) -> Result<S::Ok, S::Error> {
    let values: Vec<Option<f64>> = values.iter().copied().map(Some).collect();
    list(&values, serializer)
}

pub(crate) fn list<S: Serializer>(values: &[Option<f64>], serializer: S) -> Result<S::Ok, S::Error> {
    /// One entry of the list.
    struct Entry(Option<f64>);
    impl Serialize for Entry {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            optional(&self.0, serializer)
        }
    }
    serializer.collect_seq(values.iter().map(|value| Entry(*value)))
}

pub(crate) fn optional<S: Serializer>(value: &Option<f64>, serializer: S) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => number(value, serializer),
        None => serializer.serialize_none(),
    }
}
