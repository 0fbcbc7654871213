//! The table of searches is open: one from outside is in help, JSON, catalogue, tree, comparison and match like those of the
//! house.

use crate::{ask, ask_json, desk, go_on, small, talk, types};
use search::textbook::{
    self, Asks, DefaultLimit, GameTree, GamesTaken, LineRole, Opened, RecordKind, Search, SearchEntry,
    SearchSpec, Source, line,
};
use search::{Depth, Pass, Stopped, Window};
use serde_json::{Value, json};
use session::Algorithm;
use session::fields::FIELDS;

/// Looks at the first move of every node alone.
struct Hasty;

impl Search for Hasty {
    const SPEC: SearchSpec = SearchSpec {
        name: "hasty",
        aliases: &["first-line"],
        about: "looks at the first move of every node alone",
        source: Source { authors: "a test", work: "of this house", year: 2026 },
        code: &[
            line(0, "hasty(n, d):", LineRole::Call),
            line(1, "if n is a leaf: return value(n)", LineRole::Leaf),
            line(1, "return hasty(first child, d - 1)", LineRole::Done),
        ],
        games: GamesTaken::All,
        needs_bounds: false,
        options: &["order"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["value"],
        record: RecordKind::Visits,
        exercise: Asks::Nothing("there is nothing to choose"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        tree.start(depth);
        hasty(tree)
    }
}

fn hasty<T: GameTree + ?Sized>(tree: &mut T) -> Result<f64, Stopped> {
    if let Opened::Answered(value) = tree.open(Window::FULL)? {
        return Ok(value);
    }
    tree.step(0, Pass::Full);
    let value = hasty(tree)?;
    tree.improve(0);
    Ok(tree.cut(1, Window::FULL, value))
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().filter_map(Value::as_str).collect()
}

#[test]
fn a_search_from_outside_is_everywhere() {
    // The tests of one process share the table, so the first may add it.
    textbook::register(SearchEntry::of::<Hasty>());
    assert!(!textbook::register(SearchEntry::of::<Hasty>()), "one name stands for one search");
    assert_eq!("first-line".parse::<Algorithm>().unwrap().name(), "hasty");
    let help = FIELDS.iter().find(|field| field.name == "algorithm").unwrap().help_text();
    assert!(help.ends_with(" or hasty"), "{help}");

    let desk = desk();
    let catalogue: Value = serde_json::from_slice(&ask(&desk, "/games", "").unwrap().bytes).unwrap();
    assert!(names(&catalogue["algorithms"]).contains(&"hasty"));
    assert!(catalogue["searches"].as_array().unwrap().iter().any(|told| told["about"] == Hasty::SPEC.about));
    for game in catalogue["games"].as_array().unwrap() {
        assert!(names(&game["algorithms"]).contains(&"hasty"), "{}", game["name"]);
    }

    let question = json!({ "place": small(), "search": { "algorithm": "hasty", "depth": 3 } });
    let answer = ask_json(&desk, "/search", &question);
    assert_eq!((&answer["algorithm"], &answer["nodes"]), (&json!("hasty"), &json!(4)));
    let question = json!({ "place": small(), "search": { "algorithm": "hasty", "depth": 3 }, "tree": {} });
    let tree = &ask_json(&desk, "/search", &question)["tree"];
    assert!(tree["title"].as_str().unwrap().contains("hasty"), "{}", tree["title"]);
    assert_eq!(tree["depth"][0], 3);

    let compared =
        json!({ "kind": "searches", "place": small(), "searches": ["minimax", "hasty"], "depths": [2, 3] });
    let told = talk(&desk, "/lab", &json!({ "type": "run", "experiment": compared }), go_on);
    let rows = &told.last().unwrap()["finding"]["tables"][0]["rows"];
    assert_eq!((&rows[3][0], &rows[3][2]), (&json!("hasty"), &json!("3")), "{rows}");

    let player = |name: &str| json!({ "name": name, "search": { "algorithm": name, "depth": 2 } });
    let played = json!({ "kind": "match", "place": small(), "players": [player("hasty"), player("alphabeta")], "games": 2 });
    let told = talk(&desk, "/lab", &json!({ "type": "run", "experiment": played }), go_on);
    assert_eq!(types(&told).last(), Some(&"done"), "{told:?}");
}
