//! The drawings of the pieces: each game's are complete, and the page has all of them.

use serde_json::{Map, Value, json};
use session::{At, PieceSet};
use std::collections::BTreeSet;
use std::path::Path;

/// The page's drawings, made from those of the games.
const PAGE: &str = "../../web/src/board/pieces.json";

/// The piece set of every game that has one.
fn sets() -> Vec<&'static PieceSet> {
    let mut sets: Vec<&'static PieceSet> = Vec::new();
    for game in games::ALL {
        let Ok(bench) = games::open(game.name, []) else { continue };
        let set = bench.position(&At::default()).ok().and_then(|view| Some(view.board?.pieces));
        sets.extend(set.filter(|set| !set.drawings.is_empty()));
    }
    sets
}

fn drawings(set: &PieceSet) -> Value {
    serde_json::from_str(set.drawings).unwrap_or_else(|error| panic!("{}: {error}", set.name))
}

#[test]
fn every_drawing_is_complete() {
    assert_eq!(sets().len(), 5);
    for set in sets() {
        let (name, all) = (set.name, drawings(set));
        let words = |key: &str| all[key].as_object().unwrap_or_else(|| panic!("{name} has no {key}"));
        let used: BTreeSet<&str> = words("pieces").values().filter_map(Value::as_str).collect();
        let shapes: BTreeSet<&str> = words("shapes").keys().map(String::as_str).collect();
        assert_eq!(used, shapes, "{name}");
        let parts = words("shapes").values().flat_map(|parts| parts.as_array().expect("parts"));
        let painted: BTreeSet<&str> = parts.filter_map(|part| part[0].as_str()).collect();
        let paints: BTreeSet<&str> = words("paints").keys().map(String::as_str).collect();
        assert_eq!(painted, paints, "{name}");
        let turned = all["turned"].as_array().expect("names").iter().filter_map(Value::as_str);
        assert!(turned.into_iter().all(|shape| shapes.contains(shape)), "{name}");
    }
}

#[test]
fn the_page_has_the_drawings_of_all_games() {
    let mut page = json!({ "sets": {}, "turned": [], "paints": {}, "shapes": {} });
    for set in sets() {
        let mut all = drawings(set);
        page["sets"][set.name] = all["pieces"].take();
        let turned = all["turned"].as_array().expect("names").clone();
        page["turned"].as_array_mut().expect("names").extend(turned);
        for key in ["paints", "shapes"] {
            let more: Map<String, Value> = serde_json::from_value(all[key].take()).expect("names");
            for (name, value) in more {
                let before = page[key].as_object_mut().expect("names").insert(name.clone(), value.clone());
                assert!(before.is_none_or(|before| before == value), "two games have other {key} '{name}'");
            }
        }
    }
    let text = serde_json::to_string_pretty(&page).expect("plain data") + "\n";
    evidence::check_kept(Path::new(PAGE), &text);
}
