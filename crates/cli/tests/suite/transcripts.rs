//! Every command with good and bad input, as a person would type it. `TRYCMD=overwrite` writes what changed;
//! `[..]` stands for times and speeds.
//!
//! The end of an input stops a search, so of what is typed into a protocol here no answer is compared that a search gives.

#[test]
fn transcripts() {
    // Lines about long work come by the clock: none here, however busy the machine is.
    trycmd::TestCases::new()
        .default_bin_name("plywood")
        .env("PLYWOOD_PROGRESS", "0")
        .case("tests/cmd/*.md")
        .case("tests/cmd/*.toml");
}
