//! Chess people count moves to mate: every command is run where a mate is near, and none may count plies.

use std::path::Path;
use std::process::Command;

/// White mates in two; Black to move is mated in one.
const POSITIONS: [&str; 2] = ["7k/8/8/5K2/8/8/8/6Q1 w - - 0 1", "7k/8/5K2/8/8/8/6Q1/8 b - - 0 1"];

/// Everything that tells the value of a position.
const COMMANDS: [&str; 16] = [
    "analyse chess --depth 4",
    "analyse chess --depth 4 --json",
    "search chess --depth 4",
    "search chess --depth 4 --json",
    "search chess --depth 4 --algorithm pvs",
    "solve chess --all-moves",
    "eval chess",
    "tree chess --depth 4",
    "tree chess --depth 4 --json",
    "tree chess --depth 1 --exercise --solved",
    "lab compare chess --depth 4",
    "lab compare chess --depths 1..4",
    "lab compare chess --evals tapered,source --depth 4",
    "lab simulate chess --depth 4",
    "lab ablate chess --depth 2 --positions 1",
    "endgame probe chess",
];

/// The kinds of pictures that hold text.
const PICTURES: [&str; 5] = ["txt", "dot", "svg", "json", "html"];

fn run(folder: &Path, line: &str, position: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plywood"));
    command.current_dir(folder).args(line.split(' '));
    let output = command.args(["--position", position]).output().expect("the program starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    said
}

/// Whether a text counts the way to a win in plies: "win in 3", "loss in 4".
fn counts_plies(text: &str) -> bool {
    let counted = |word: &str| {
        text.match_indices(word)
            .any(|(at, _)| text[at + word.len()..].starts_with(|c: char| c.is_ascii_digit()))
    };
    ["win in ", "wins in ", "loss in ", "loses in "].into_iter().any(counted)
}

fn check(text: &str, command: &str) {
    let line = text.lines().find(|line| counts_plies(line)).unwrap_or_default();
    assert!(!counts_plies(text), "{command}: {line}");
}

#[test]
fn chess_is_told_in_moves_to_mate() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("idiom");
    std::fs::create_dir_all(&folder).unwrap();
    for position in POSITIONS {
        let mut mates = 0;
        for command in COMMANDS {
            let said = run(&folder, command, position);
            check(&said, command);
            mates += usize::from(
                said.contains("mate in ") || said.contains("mates in ") || said.contains("mated in "),
            );
        }
        assert!(mates >= COMMANDS.len() / 2, "{mates} commands tell of the mate: nothing was tested");
        for ending in PICTURES {
            let file = format!("tree.{ending}");
            run(&folder, &format!("tree chess --depth 4 --out {file}"), position);
            let drawn = std::fs::read_to_string(folder.join(&file)).unwrap();
            check(&drawn, &file);
            assert!(drawn.contains("mate in ") || drawn.contains("mated in "), "{file} tells of no mate");
        }
    }
}

#[test]
fn plies_are_noticed() {
    assert!(counts_plies("= win in 3") && counts_plies("loss in 12 plies"));
    assert!(!counts_plies("mate in 3, a win in sight"));
}
