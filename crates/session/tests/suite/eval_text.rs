//! Value functions with weights as a line of text.

use session::{EvalChoice, USUAL_EVAL};

#[test]
fn what_is_written_is_read() {
    for text in ["runs", "runs:twos=12", "runs:threes=-0.5:twos=12", ":twos=0"] {
        assert_eq!(EvalChoice::parse(text).unwrap().text().as_deref(), Some(text));
    }
    assert!(matches!(EvalChoice::parse(USUAL_EVAL), Ok(EvalChoice::Usual)));
    assert_eq!(EvalChoice::Usual.text(), None);
}

#[test]
fn what_is_no_weight_is_named() {
    for text in ["", ":", "runs:", "runs:twos", "runs:twos=many", "runs:twos=inf"] {
        let error = EvalChoice::parse(text).unwrap_err().to_string();
        assert!(error.contains(text) && error.contains("PRESET:TERM=WEIGHT"), "{error}");
    }
}
