//! The node totals of `plywood bench`: a change that was meant to change nothing is seen here.

use std::path::Path;
use std::process::Command;

#[test]
fn the_bench_signature_is_the_kept_one() {
    let run = Command::new(env!("CARGO_BIN_EXE_plywood")).arg("bench").output().unwrap();
    let text = String::from_utf8(run.stdout).unwrap();
    let signature =
        text.lines().find(|line| line.starts_with("Bench: ")).expect("bench ends with its signature");
    // `make signature` keeps a new one.
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/signature.txt");
    evidence::check_kept(&file, &format!("{signature}\n"));
}
