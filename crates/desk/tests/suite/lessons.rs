//! The course: which answers come when, what is handed in, and the table of a class.

use crate::{ask, ask_json, desk};
use serde_json::{Value, json};

fn refused(path: &str, question: &Value) -> String {
    ask(&desk(), path, &question.to_string()).expect_err("a refusal").error().to_owned()
}

#[test]
fn the_switch_and_the_number_follow_the_predictions() {
    let desk = desk();
    let lesson = |answers: Value| {
        ask_json(&desk, "/lesson", &json!({ "name": "minimax", "seed": 7, "answers": answers }))
    };
    let before = lesson(json!({}));
    assert!(before["told"].is_null() && before["questions"][0]["answer"].is_null(), "{before}");
    let after = lesson(json!({ "predict.worth": "14" }));
    assert_eq!(after["questions"][0]["verdict"], "wrong");
    assert_eq!(
        (&after["questions"][0]["answer"], &after["told"]["switch"]["on"]),
        (&json!("3"), &json!("2"))
    );
    assert!(after["questions"][1]["answer"].is_null(), "the exercise stays the pupil's: {after}");
    let czech = json!({ "name": "minimax", "seed": 7, "language": "cs", "reveal": true });
    let czech = ask_json(&desk, "/lesson", &czech);
    assert!(czech["idea"].as_str().unwrap().starts_with("MAX chce"), "{czech}");
    assert_eq!(czech["questions"][1]["answer"], "9");
}

#[test]
fn every_lesson_of_the_list_can_be_opened() {
    let desk = desk();
    for language in ["en", "cs"] {
        let list = ask_json(&desk, "/lessons", &json!({ "language": language }));
        let lessons = list["lessons"].as_array().unwrap();
        assert_eq!(lessons.len(), 19);
        for listed in lessons {
            let asked = json!({ "name": listed["name"], "seed": 0, "language": language });
            let lesson = ask_json(&desk, "/lesson", &asked);
            assert_eq!(lesson["title"], listed["title"]);
            assert_eq!(
                lesson["questions"].as_array().unwrap().len() as u64,
                listed["questions"].as_u64().unwrap()
            );
            let (place, search) = (&lesson["scene"]["place"], &lesson["scene"]["search"]);
            ask_json(&desk, "/search", &json!({ "place": place, "search": search }));
        }
    }
}

#[test]
fn what_is_handed_in_is_collected() {
    let desk = desk();
    let lessons = json!({ "minimax": { "draw.value": "9", "draw.best": "D" } });
    let handed = ask_json(&desk, "/handin", &json!({ "name": "Jana", "seed": 7, "lessons": lessons }));
    assert_eq!(handed["lessons"]["minimax"], json!({ "right": 1, "of": 2 }));
    let table = ask_json(&desk, "/collect", &json!({ "files": [["jana.json", handed["text"]]] }));
    assert_eq!(table["table"][1], json!(["Jana", "7", "1/2", "1/2", "jana.json", ""]));
    assert_eq!(table["csv"], "name,seed,minimax,total,file,noticed\nJana,7,1/2,1/2,jana.json,\n");
}

#[test]
fn nonsense_is_refused_in_one_line() {
    assert!(refused("/lesson", &json!({ "name": "chees", "seed": 7 })).starts_with("unknown lesson 'chees'"));
    assert!(refused("/lesson", &json!({ "name": "minimax", "seed": -7 })).contains("expected u32"));
    let nameless = json!({ "name": " ", "seed": 7, "lessons": {} });
    assert!(refused("/handin", &nameless).contains("bad name"));
    let long =
        json!({ "name": "Jana", "seed": 7, "lessons": { "minimax": { "draw.value": "9".repeat(300) } } });
    assert!(refused("/handin", &long).contains("answers too long"));
    let many = json!({ "files": vec![("a.json", "{}"); 501] });
    assert!(refused("/collect", &many).contains("501"), "{}", refused("/collect", &many));
}
