//! The course's tests, graded with our agents, and folders that cannot be graded.

use pacman::grade::{CourseFile, TreeTest, grade};
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn our_agents_get_every_point() {
    let Some(data) = crate::common::data() else { return };
    let report = grade(&data.join("test_cases"), &data.join("layouts")).unwrap();
    let failed: Vec<_> = report.questions.iter().flat_map(|q| &q.tests).filter(|test| !test.passed).collect();
    assert!(failed.is_empty(), "{failed:#?}");
    assert_eq!((report.points, report.max), (25, 25));
    assert_eq!(report.questions.len(), 5);
}

/// A folder with one question of one test, removed when dropped.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str, test: &str, solution: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("plywood-pacman-{}-{name}", std::process::id()));
        fs::create_dir_all(path.join("q1")).unwrap();
        fs::write(path.join("CONFIG"), "order: \"q1\"").unwrap();
        fs::write(path.join("q1/CONFIG"), "max_points: \"3\"\nclass: \"PassAllTestsQuestion\"").unwrap();
        fs::write(path.join("q1/tree.test"), test).unwrap();
        fs::write(path.join("q1/tree.solution"), solution).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    fn grade(&self) -> Result<pacman::grade::GradeReport, pacman::grade::GradeError> {
        grade(&self.0, &self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(crate) const TREE: &str = r#"class: "GraphGameTreeTest"
alg: "AlphaBetaAgent"
depth: "2"
num_agents: "2"
start_state: "top"
win_states: "a b c"
lose_states: "d"
successors: """
top Left left
top Right right
left Left a
left Right b
right Left d
right Right c
"""
evaluation: """
a 5
b 4
c 9
d 1
"""
"#;
pub(crate) const SOLUTION: &str = "action: \"Left\"\ngenerated: \"a b d left right top\"\n";

#[test]
fn a_right_tree_gets_its_points() {
    let report = Folder::new("right", TREE, SOLUTION).grade().unwrap();
    assert_eq!((report.points, report.max), (3, 3), "{report:?}");
}

#[test]
fn a_wrong_tree_is_explained() {
    let solution = SOLUTION.replace("Left", "Right").replace("b d", "c d e");
    let report = Folder::new("wrong", TREE, &solution).grade().unwrap();
    assert_eq!(report.points, 0);
    let expected = [
        "action: expected Right, chose Left",
        "generated, expected: a c d e left right top",
        "generated, produced: a b d left right top",
        "missing: c e",
        "not expected: b",
    ];
    assert_eq!(report.questions[0].tests[0].messages, expected);
}

#[test]
fn a_tree_without_values_fails() {
    let report = Folder::new("valueless", &TREE.replace("c 9\nd 1\n", ""), SOLUTION).grade().unwrap();
    assert_eq!(report.questions[0].tests[0].messages, ["node d has no evaluation"]);
}

#[test]
fn an_endless_tree_is_given_up() {
    let test = TREE.replace("left Left a", "left Left top").replace("\"2\"\nnum", "\"60\"\nnum");
    let test = test.replace("right Left d", "right Left top").replace("AlphaBeta", "Minimax");
    let report = Folder::new("endless", &test, SOLUTION).grade().unwrap();
    assert!(report.questions[0].tests[0].messages[0].starts_with("gave up after"), "{report:?}");
}

fn check_refused(name: &str, from: &str, to: &str, expected: &str) {
    let test = TREE.replacen(from, to, 1);
    assert_ne!(test, TREE);
    let message = Folder::new(name, &test, SOLUTION).grade().unwrap_err().to_string();
    assert!(message.contains(expected), "'{message}' does not say '{expected}'");
    assert_eq!(message.lines().count(), 1);
}

#[test]
fn malformed_tests_are_refused_with_file_and_line() {
    check_refused("class", "GraphGame", "Graph", "tree.test, line 1: bad class 'GraphTreeTest'");
    check_refused("alg", "AlphaBetaAgent", "Oracle", "tree.test, line 2: bad agent 'Oracle'");
    check_refused("depth", "depth: \"2\"", "depth: \"2000000\"", "line 3: bad number '2000000'");
    check_refused("agents", "num_agents: \"2\"", "num_agents: \"0\"", "line 4: bad number '0'");
    check_refused("edge", "top Right right", "top Right", "line 10: bad successor 'top Right'");
    check_refused("value", "b 4", "b four", "line 18: bad evaluation 'b four'");
    check_refused("infinite", "b 4", "b inf", "line 18: bad evaluation 'b inf'");
    check_refused("block", "d 1\n\"\"\"", "d 1", "line 16: bad block");
    check_refused("missing", "start_state: \"top\"", "", "a line 'start_state: \"...\"'");
}

#[test]
fn a_missing_folder_is_named() {
    let message = grade(Path::new("no/such/folder"), Path::new(".")).unwrap_err().to_string();
    assert!(message.starts_with("cannot read 'no/such/folder/CONFIG': "), "{message}");
}

#[test]
fn trees_are_plain_data() {
    let file = CourseFile::parse(Path::new("tree.test"), TREE).unwrap();
    let tree = TreeTest::read(&file).unwrap();
    let names: Vec<&str> = tree.nodes.iter().map(|node| node.name.as_str()).collect();
    assert_eq!(names, ["top", "left", "right", "a", "b", "d", "c"]);
    assert_eq!(tree.nodes[tree.start].successors, [("Left".to_string(), 1), ("Right".to_string(), 2)]);
    assert_eq!(tree.nodes[6].value, Some(9.0));
    assert_eq!((tree.agents, tree.depth), (2, 2));
}

#[cfg(unix)]
#[test]
fn a_file_without_an_end_is_refused() {
    let folder = std::env::temp_dir().join(format!("plywood-endless-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::os::unix::fs::symlink("/dev/zero", folder.join("CONFIG")).unwrap();
    let message = grade(&folder, Path::new(".")).unwrap_err().to_string();
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(message.ends_with("CONFIG' is too large: expected at most 1048576 bytes"), "{message}");
}
