//! Experiments in parts: what several processes have done, put together, is the run in one piece, byte for byte.

use std::path::Path;
use std::process::Command;

/// Runs it in a folder and gives what it says.
#[track_caller]
fn said(folder: &Path, words: &str) -> String {
    let words = words.split_whitespace();
    let done = Command::new(env!("CARGO_BIN_EXE_plywood")).args(words).current_dir(folder).output();
    let done = done.expect("the program starts");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).expect("text")
}

#[track_caller]
fn same(folder: &Path, whole: &str, merged: &str) {
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("a file");
    assert!(read(whole) == read(merged), "{whole} and {merged} differ");
    assert!(!read(whole).is_empty(), "{whole}");
}

#[track_caller]
fn play_parts(folder: &Path, run: &str, parts: usize) {
    for part in (1..=parts).rev() {
        said(folder, &format!("{run} --shard {part}/{parts} --keep part{part}.txt"));
    }
}

#[test]
fn a_trial_in_parts_is_the_trial_in_one_piece() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let run = "lab truth draughts --eval published --depth 2 --sample 90 --every-defence --worst 70";
    let files = |name: &str| format!("--json --csv {name}.csv --pdn {name}.pdn --heat {name}.svg");
    let whole = said(folder, &format!("{run} --keep whole.txt {}", files("whole")));
    assert!(whole.contains("\"positions\": 90,"), "{whole}");
    play_parts(folder, run, 3);
    let merge = "merge part2.txt part3.txt part1.txt";
    let merged = said(folder, &format!("{merge} --out merged.txt {}", files("merged")));
    assert!(merged == whole, "the output differs");
    for ending in [".txt", ".csv", ".pdn", "-white.svg", "-red.svg"] {
        same(folder, &format!("whole{ending}"), &format!("merged{ending}"));
    }
    assert_eq!(said(folder, merge), said(folder, "merge whole.txt"));
}

#[test]
fn weights_fitted_to_games_in_parts_are_those_of_the_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let run = "lab tune mnk --games 7 --nodes 100 --seed 3";
    let whole = said(folder, &format!("{run} --epochs 5 --keep whole.txt --out whole.toml"));
    play_parts(folder, run, 3);
    let merged = said(folder, "merge part3.txt part1.txt part2.txt --out merged.txt");
    assert!(merged.ends_with(" quiet positions in 7 games\n"), "{merged}");
    same(folder, "whole.txt", "merged.txt");
    let fitted = said(folder, "lab tune mnk --samples merged.txt --seed 3 --epochs 5 --out merged.toml");
    assert_eq!(fitted, whole.replace("whole.toml", "merged.toml"));
    same(folder, "whole.toml", "merged.toml");
}

#[test]
fn climbs_that_were_kept_are_told_as_they_were() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let run = "lab tune draughts --eval chase --depths 2 --draws 1 --steps 2 --climbs 2";
    let whole = said(folder, &format!("{run} --keep climbs.txt --out whole.toml"));
    assert!(whole.contains("the best of 2 climbs, number "), "{whole}");
    let merged = said(folder, "merge climbs.txt --out merged.toml");
    assert_eq!(merged, whole.replace("whole.toml", "merged.toml"));
    same(folder, "whole.toml", "merged.toml");
}
