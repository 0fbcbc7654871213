//! A hundred thousand nodes are written fast in every format that can hold them.

use draw::{Format, Options, draw};
use std::time::{Duration, Instant};

/// The goal is 2 s in a release build on a quiet machine; tests run with checks on, next to others.
const LONGEST: Duration = Duration::from_secs(15);

#[test]
fn a_hundred_thousand_nodes_are_drawn_fast() {
    let view = crate::common::random_view(100_000, 5);
    for format in [Format::Svg, Format::Dot, Format::Text, Format::Json, Format::Html] {
        let start = Instant::now();
        let bytes = draw(&view, format, &Options::default()).unwrap();
        let time = start.elapsed();
        assert!(bytes.len() > 1_000_000, "{format:?} has only {} bytes", bytes.len());
        assert!(time < LONGEST, "{format:?} took {time:?}");
    }
}
