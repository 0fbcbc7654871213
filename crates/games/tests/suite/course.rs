//! The course's trees as hand-made trees: the same decisions and the same nodes as their solutions say.

use games::course_tree;
use session::{Algorithm, At, PositionsKept, Recording, Request, StopFlag, TextbookSettings};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The test files of a folder in the course's format.
fn tests(folder: &Path) -> Vec<PathBuf> {
    let files = ["q2", "q3", "q4"].into_iter().flat_map(|question| folder.join(question).read_dir().unwrap());
    let paths = files.map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "test")).collect()
}

/// The value of `key: "..."` in a solution, which may go on over lines.
fn entry(text: &str, key: &str) -> String {
    let start = text.find(&format!("{key}: \"")).unwrap() + key.len() + 2;
    text[start..].trim_start_matches('"').split('"').next().unwrap().trim().into()
}

fn check(path: &Path, text: &str) {
    let tree = course_tree(path, text).unwrap();
    let bench = games::open("explicit", [("text", tree.into())]).unwrap();
    let algorithm = match entry(text, "alg").as_str() {
        "AlphaBetaAgent" => Algorithm::ALPHABETA,
        "ExpectimaxAgent" => Algorithm::EXPECTIMAX,
        _ => Algorithm::MINIMAX,
    };
    let request = Request {
        algorithm,
        textbook: TextbookSettings { strict: true, ..TextbookSettings::default() },
        ..Request::default()
    };
    let (view, recorded) = bench
        .tree(
            &At::default(),
            &request,
            Recording { positions: PositionsKept::Texts, ..Recording::default() },
            &StopFlag::default(),
        )
        .unwrap();
    let solution = std::fs::read_to_string(path.with_extension("solution")).unwrap();
    assert_eq!(view.best, Some(entry(&solution, "action")), "{}", path.display());
    let visited = recorded.nodes().filter(|node| !node.skipped);
    // A node that the graph reaches twice is written twice: a-2 is a.
    let name = |position: &str| position.split("-2").next().unwrap().to_string();
    let names: BTreeSet<String> = visited.map(|node| name(node.position)).collect();
    let generated: BTreeSet<String> =
        entry(&solution, "generated").split_whitespace().map(String::from).collect();
    assert_eq!(names, generated, "{}", path.display());
}

/// Searches every tree of a folder; how many there were.
fn check_folder(folder: &Path) -> usize {
    let read = |path: PathBuf| (std::fs::read_to_string(&path).unwrap(), path);
    let files = tests(folder).into_iter().map(read);
    let trees = files.filter(|(text, _)| text.contains("class: \"GraphGameTreeTest\""));
    trees.map(|(text, path)| check(&path, &text)).count()
}

#[test]
fn every_tree_of_the_course_opens_and_is_searched_as_its_solution_says() {
    let Some(folder) = evidence::beside("pacman/test_cases") else { return };
    let trees = check_folder(&folder);
    assert!(trees > 50, "only {trees} trees");
}

#[test]
fn our_own_trees_in_the_courses_format_are_searched_as_their_solutions_say() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../pacman/tests/data/course");
    assert_eq!(check_folder(Path::new(folder)), 6);
}

const TREE: &str = "class: \"GraphGameTreeTest\"\nalg: \"MinimaxAgent\"\ndepth: \"1\"\nnum_agents: \"2\"\n\
    start_state: \"a\"\nwin_states: \"c d\"\nlose_states: \"\"\n\
    successors: \"\"\"\na Left b\na Right d\nb Left c\nb Right e\ne Left c\n\"\"\"\n\
    evaluation: \"\"\"\nb 7\nc 3\nd 2\ne 1\n\"\"\"\n";

#[test]
fn a_tree_is_cut_at_the_depth_of_its_test() {
    let name = Path::new("small.test");
    let tree = course_tree(name, TREE).unwrap();
    assert_eq!(tree, "max a\n  Left -> min b [7]\n    Left -> c = 3\n    Right -> e = 1\n  Right -> d = 2\n");
    let deeper = course_tree(name, &TREE.replace("depth: \"1\"", "depth: \"2\"")).unwrap();
    assert!(
        deeper.ends_with("    Right -> max e [1]\n      Left -> c-2 = 3\n  Right -> d = 2\n"),
        "{deeper}"
    );
    let chance = course_tree(name, &TREE.replace("Minimax", "Expectimax")).unwrap();
    assert!(chance.contains("Left -> chance b [7]"), "{chance}");
}

fn check_refused(from: &str, to: &str, expected: &str) {
    let message = course_tree(Path::new("small.test"), &TREE.replace(from, to)).unwrap_err().to_string();
    assert!(message.contains(expected), "'{message}' does not say '{expected}'");
    assert_eq!(message.lines().count(), 1);
}

#[test]
fn what_is_no_tree_is_refused() {
    check_refused("GraphGameTreeTest", "EvalAgentTest", "bad class 'EvalAgentTest'");
    check_refused("d 2\n", "", "node d has no evaluation");
    check_refused("e Left c", "e Left c\ne Right", "bad successor");
    let ring = TREE.replace("e Left c", "e Left a\ne Right a").replace("depth: \"1\"", "depth: \"400\"");
    let message = course_tree(Path::new("ring.test"), &ring).unwrap_err().to_string();
    assert!(message.contains("too large") || message.contains("expected"), "{message}");
}
