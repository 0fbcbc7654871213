//! Every finding of a review has tests that would notice it, and the table of them names tests that exist.

use std::collections::BTreeSet;
use std::path::Path;

const TABLE: &str = include_str!("../../../../docs/results/findings.md");

/// The findings that the table must have, by the letters and numbers of the reviews.
const FINDINGS: [(char, std::ops::RangeInclusive<u32>); 8] = [
    ('B', 5..=13),
    ('D', 1..=2),
    ('E', 1..=1),
    ('F', 1..=5),
    ('P', 1..=46),
    ('S', 1..=10),
    ('T', 1..=1),
    ('X', 1..=1),
];

/// Finding, file and name of every row.
fn rows() -> impl Iterator<Item = [&'static str; 3]> {
    TABLE.lines().filter_map(|line| {
        let cells: Vec<&str> = line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim).collect();
        let [finding, file, test] = cells.try_into().ok()?;
        (finding != "finding" && !finding.starts_with('-')).then_some([finding, file, test])
    })
}

#[test]
fn every_finding_names_tests_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for [finding, file, test] in rows() {
        let text = std::fs::read_to_string(root.join(file))
            .unwrap_or_else(|error| panic!("{finding}: {file}: {error}"));
        let is_there = match file.ends_with(".rs") {
            true => text.contains(&format!("fn {test}(")),
            false => text.contains(&format!("\"{test}\"")),
        };
        assert!(is_there, "{finding}: no test '{test}' in {file}");
    }
}

#[test]
fn no_finding_is_without_a_test() {
    let known: BTreeSet<&str> = rows().map(|[finding, ..]| finding).collect();
    for (letter, numbers) in FINDINGS {
        for number in numbers {
            let finding = format!("{letter}{number}");
            assert!(known.contains(finding.as_str()), "{finding} has no test in docs/results/findings.md");
        }
    }
}
