//! The console in Czech: by `--language`, or by the locale, and never by the locale of the machine that runs the tests.

use std::io::Write;
use std::process::{Command, Stdio};

/// The program with these words, this locale and this input; what it says on both outputs.
fn said(words: &str, locale: &[(&str, &str)], input: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plywood"));
    command.args(shlex::split(words).expect("words"));
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG").envs(locale.iter().copied());
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    // a command that refuses its arguments reads nothing
    let _ = child.stdin.take().expect("an input").write_all(input.as_bytes());
    let done = child.wait_with_output().expect("it ends");
    [done.stdout, done.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat()
}

const PLAY: &str = "play mnk --board 3x3 --k 3 --side both --ascii";

#[test]
fn the_locale_or_an_option_chooses_the_language_of_a_game() {
    let is_czech =
        |words: &str, locale: &[(&str, &str)]| said(words, locale, "").contains("Hrajete za obě strany.");
    assert!(!is_czech(PLAY, &[]));
    assert!(is_czech(PLAY, &[("LANG", "cs_CZ.UTF-8")]));
    assert!(is_czech(PLAY, &[("LANG", "en_US.UTF-8"), ("LC_MESSAGES", "cs_CZ.UTF-8")]));
    assert!(!is_czech(PLAY, &[("LANG", "cs_CZ.UTF-8"), ("LC_ALL", "C")]));
    assert!(is_czech(&format!("{PLAY} --language cs"), &[("LC_ALL", "C")]));
    assert!(is_czech(&format!("--language=cs {PLAY}"), &[]));
    assert!(!is_czech(&format!("{PLAY} --language en"), &[("LANG", "cs_CZ.UTF-8")]));
    let refused = said(&format!("{PLAY} --language de"), &[], "");
    assert!(refused.contains("unknown language 'de': expected en or cs"), "{refused}");
}

#[test]
fn help_of_the_main_commands_is_czech_by_the_same_rule() {
    let czech = [("LANG", "cs_CZ.UTF-8")];
    for command in [
        "play",
        "analyse",
        "search",
        "tree",
        "eval",
        "solve",
        "lab compare",
        "studio",
        "pacman play",
        "match",
    ] {
        for asked in [format!("{command} --help"), format!("help {command}")] {
            let help = said(&asked, &czech, "");
            assert!(help.contains("Použití: plywood ") && help.contains("Volby:"), "{asked}: {help}");
            for english in ["Usage", "Options", "[default", "[possible", "Print help"] {
                assert!(!help.contains(english), "{asked}: '{english}': {help}");
            }
        }
        let english = said(&format!("{command} --help"), &[], "");
        assert!(english.contains("Usage: plywood ") && english.contains("Options:"), "{english}");
    }
    assert!(said("--help", &czech, "").contains("Příkazy:"));
    let tailored = said("play chess --help", &czech, "");
    assert!(tailored.contains("--chess960") && tailored.contains("Hrát bez knihy zahájení"), "{tailored}");
    assert!(!tailored.contains("--ballot"), "{tailored}");
}

#[test]
fn a_tree_is_drawn_in_the_reader_s_words_and_letters() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tree.svg");
    let search = "tree chess --depth 1 --eval source --show-depth 1";
    let wrote = said(&format!("{search} --out {} --language cs", file.display()), &[], "");
    assert!(wrote.contains("Šachy, na tahu bílý") && wrote.contains("zapsáno: "), "{wrote}");
    let svg = std::fs::read_to_string(&file).expect("a picture");
    assert!(svg.contains("Jf3") && svg.contains("Jc3") && !svg.contains("Nf3"), "{svg}");
    let text = said(&format!("{search} --ascii --language cs"), &[], "");
    assert!(text.contains("Jf3") && !text.contains("Nf3"), "{text}");
    let json = |locale: &[(&str, &str)]| said(&format!("{search} --json"), locale, "");
    assert_eq!(json(&[("LANG", "cs_CZ.UTF-8")]), json(&[]), "programs read the same in every locale");
}

#[test]
fn the_leaves_of_a_hand_made_tree_are_given_and_no_game_is_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tree.svg");
    for (language, given, over) in [
        ("cs", "Hodnota tohoto listu je dána: 3.", "konec hry"),
        ("en", "The value of this leaf is given: 3.", "game is over"),
    ] {
        said(
            &format!("tree explicit --example classic --out {} --language {language}", file.display()),
            &[],
            "",
        );
        let svg = std::fs::read_to_string(&file).expect("a picture");
        assert!(svg.contains(given) && !svg.contains(over), "{svg}");
    }
}

#[test]
fn an_exercise_is_asked_and_answered_in_czech() {
    let czech = [("LANG", "cs_CZ.UTF-8")];
    let sheet = said("tree explicit --example classic --exercise", &czech, "");
    for words in [
        "# Cvičení: alfa-beta, řez i při stejných hodnotách.",
        "UZEL.value",
        "[____; ____]",
        "tah, který se má zahrát",
    ] {
        assert!(sheet.contains(words), "'{words}' is missing: {sheet}");
    }
    let asked = said("tree explicit --example classic --exercise --answers -", &czech, "4\n");
    assert!(asked.contains("špatně: ") && asked.contains("správně 0 z 1\n"), "{asked}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("list.md");
    let wrote = said(
        &format!("tree explicit --example classic --exercise --worksheet {}", file.display()),
        &czech,
        "",
    );
    assert!(wrote.contains("uzlů v prohledávání: 11"), "{wrote}");
    let paper = std::fs::read_to_string(&file).expect("a sheet");
    for words in ["Projděte prohledávání ručně", "| uzel", "Cvičení: "] {
        assert!(paper.contains(words), "'{words}' is missing: {paper}");
    }
    for english in ["Simulate", "node", "looked at", "window"] {
        assert!(!paper.contains(english), "'{english}': {paper}");
    }
}

#[test]
fn a_leaf_rule_has_its_czech_name_in_sentences() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tree.svg");
    let search = "tree draughts --position W:WK10,K14:BK1 --eval published --variant lazy --depth 3";
    said(&format!("{search} --out {} --language cs", file.display()), &[], "");
    let svg = std::fs::read_to_string(&file).expect("a picture");
    // the node's mark keeps the name of the rule's switch
    assert!(svg.contains("podle pravidla ústup"), "no sentence about the rule");
    assert!(!svg.contains("pravidla retreat"), "a sentence with the English name");
}
