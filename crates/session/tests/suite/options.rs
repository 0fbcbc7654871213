//! What a game is set up with: every value is checked against what the game declares, and a refusal says what was expected.

use proptest::prelude::*;
use session::options::{Given, Kind, OptionSpec, Sample, Word};
use session::{Options, Setting};

fn texts() -> Vec<Sample> {
    vec![Sample { name: "small", about: "a small one", text: "(max 1 2)" }]
}

const fn spec(name: &'static str, kind: Kind) -> OptionSpec {
    OptionSpec { name, flag: name, title: name, help: "for a test", kind }
}

static SPECS: [OptionSpec; 5] = [
    spec("size", Kind::Number { min: 3, max: 20, default: 8, draws: false, at_most: &[] }),
    spec("start", Kind::Number { min: 0, max: 959, default: 518, draws: true, at_most: &[] }),
    spec(
        "ghost",
        Kind::Choice(&[
            Word { name: "random", about: "evenly" },
            Word { name: "hunting", about: "after him" },
        ]),
    ),
    spec("text", Kind::Text { samples: texts, sample_flag: "example", about: "a tree" }),
    spec("tables", Kind::Path { value_name: "DIR" }),
];

fn refused<const N: usize>(settings: [(&str, Setting); N]) -> String {
    Given::check(&SPECS, &Options::with(settings)).err().expect("a refusal").to_string()
}

#[test]
fn what_is_not_said_is_as_usual() {
    let nothing = Options::default();
    let given = Given::check(&SPECS, &nothing).unwrap();
    assert_eq!((given.number("size"), given.number("start"), given.word("ghost")), (8, 518, "random"));
    assert_eq!(given.text("text"), ("small".into(), "(max 1 2)".into()));
    assert_eq!((given.path("tables"), given.is_given("size")), (None, false));
    for spec in &SPECS {
        assert!(spec.usual().is_none_or(|usual| spec.check(&usual).is_ok()), "{}", spec.name);
        assert_eq!(spec.is_public(), spec.name != "tables", "only a path stays on this machine");
    }
}

#[test]
fn what_is_said_is_taken() {
    let named = Setting::Named { name: "mine.tree".into(), text: "(min 3 4)".into() };
    let options = Options::with([
        ("size", 3usize.into()),
        ("ghost", "hunting".into()),
        ("text", named),
        ("tables", "/tables".into()),
    ]);
    let given = Given::check(&SPECS, &options).unwrap();
    assert_eq!(
        (given.number("size"), given.word("ghost"), given.path("tables")),
        (3, "hunting", Some("/tables"))
    );
    assert_eq!(given.text("text"), ("mine.tree".into(), "(min 3 4)".into()));
    let own = Options::with([("text", "(max 5)".into())]);
    assert_eq!(Given::check(&SPECS, &own).unwrap().text("text").0, "own");
}

#[test]
fn a_refusal_names_the_text_and_what_was_expected() {
    for (refusal, parts) in [
        (refused([("sise", 3usize.into())]), ["'sise'", "size, start, ghost, text, tables"]),
        (refused([("size", 21usize.into())]), ["21", "a whole number, 3 to 20"]),
        (refused([("size", "many".into())]), ["many", "a whole number, 3 to 20"]),
        (refused([("start", 960usize.into())]), ["960", "0 to 959, or random"]),
        (refused([("ghost", "lazy".into())]), ["lazy", "random, hunting"]),
        (refused([("text", 7usize.into())]), ["7", "a text"]),
    ] {
        assert!(parts.iter().all(|part| refusal.contains(part)), "{refusal}");
    }
}

proptest! {
    #[test]
    fn a_number_is_taken_exactly_within_its_bounds(number in any::<u64>(), near in 0u64..30) {
        for number in [number, near] {
            let options = Options::with([("size", Setting::Number(number))]);
            prop_assert_eq!(Given::check(&SPECS, &options).is_ok(), (3..=20).contains(&number));
        }
    }

    #[test]
    fn any_refusal_is_one_short_line(name in "\\PC{0,80}", text in ".{0,200}") {
        for settings in [[(name.as_str(), Setting::from(text.as_str()))], [("ghost", Setting::from(text.as_str()))]] {
            if let Err(error) = Given::check(&SPECS, &Options::with(settings)).map(|_| ()) {
                let said = error.to_string();
                prop_assert!(!said.contains('\n') && said.chars().count() < 250, "{}", said);
            }
        }
    }
}
