//! Every command with good and bad input, as a person would type it. `TRYCMD=overwrite` writes what changed;
//! `[..]` stands for times and speeds.

#[test]
fn transcripts() {
    trycmd::TestCases::new().default_bin_name("plywood").case("tests/cmd/*.md").case("tests/cmd/*.toml");
}
