//! Questions with one answer, asked without a server.

use crate::{ask, ask_json, desk, small};
use desk::{Address, Desk, JSON, QuestionLimits, Reason};
use serde_json::{Value, json};
use session::Place;
use std::sync::{Arc, Mutex};

/// Four kings, White with three of them: too many for what is solved at once, few enough for the background.
const FOUR: &str = "W:WK10,K14,K18:BK1";

/// Games that are kept, by their width: one more than this, and the first one has gone.
const KEPT: usize = 12;

#[test]
fn what_is_no_json_is_refused_with_the_words_before_the_place() {
    let check = |body: &str, expected: &str| {
        let refusal = ask(&desk(), "/truths", body).unwrap_err();
        assert_eq!((refusal.reason(), refusal.error()), (Reason::Bad, expected));
    };
    check(
        "\"x\"",
        "bad request near '\"x\"': invalid type: string \"x\", expected struct TruthQuestion at line 1 column 3",
    );
    check("", "bad request near '': EOF while parsing a value at line 1 column 0");
    check(
        "{\"place\": {\"game\": \"mnk\"}\n\u{1b}é",
        "bad request near ' é': expected `,` or `}` at line 2 column 1",
    );
}

#[test]
fn searches_are_checked_against_the_limits() {
    let desk = desk();
    let check = |search: &str, expected: Result<(), &str>| {
        let question = format!("{{\"place\": {}, \"search\": {search}}}", small());
        let told = ask(&desk, "/search", &question).map(|_| ()).map_err(|refusal| refusal.error().to_owned());
        match (told, expected) {
            (Ok(()), Ok(())) => {}
            (Err(error), Err(expected)) => assert!(error.contains(expected), "{error}"),
            (told, expected) => panic!("{search}: {told:?}, expected {expected:?}"),
        }
    };
    check("{}", Ok(()));
    check(r#"{"depth": 4, "order": true, "without": ["table"]}"#, Ok(()));
    check(r#"{"depth": "end"}"#, Ok(()));
    check(r#"{"depth": "deep"}"#, Err("expected a number of plies, or \"end\""));
    check(r#"{"depth": -1}"#, Err("expected a number of plies"));
    check(r#"{"depth": 1001}"#, Err("depth 1001 is too much: expected at most 1000"));
    check(r#"{"time_ms": 60001}"#, Err("time_ms 60001 is too much: expected at most 60000"));
    check(r#"{"threads": 5}"#, Err("threads 5 is too much: expected at most 4"));
    check(r#"{"beam": 0}"#, Err("beam 0 is too narrow"));
    check(r#"{"algorithm": "magic"}"#, Err("unknown algorithm 'magic'"));
    check(r#"{"without": ["magic"]}"#, Err("unknown technique 'magic'"));
    check(r#"{"dept": 4}"#, Err("unknown field `dept`"));
    check(r#"{"eval": {"preset": "runs", "weights": {"twos": 12}}}"#, Ok(()));
    check(r#"{"eval": {"weight": {}}}"#, Err("unknown field `weight`"));
    check(r#"{"only": ["e4"]}"#, Err("unknown field `only`"));
}

#[test]
fn games_are_kept_but_not_for_ever() {
    let desk = desk();
    let bench = |columns: usize| {
        let place = Place { options: [("columns".into(), columns.into())].into(), ..Place::of("mnk") };
        desk.reach(place).unwrap().bench
    };
    let first = bench(1);
    assert!(Arc::ptr_eq(&first, &bench(1)));
    for columns in 2..=KEPT {
        bench(columns);
    }
    assert!(Arc::ptr_eq(&first, &bench(1)), "as many as are kept");
    for columns in 2..=KEPT + 1 {
        bench(columns);
    }
    assert!(!Arc::ptr_eq(&first, &bench(1)), "one more");
}

#[test]
fn every_technique_of_the_catalogue_has_a_sentence_in_every_language() {
    for query in ["", "language=cs"] {
        let catalogue: Value = serde_json::from_slice(&ask(&desk(), "/games", query).unwrap().bytes).unwrap();
        let techniques = catalogue["techniques"].as_array().unwrap();
        let without: Vec<_> = techniques.iter().filter(|technique| technique["about"] == "").collect();
        assert!(techniques.len() > 20 && without.is_empty(), "{query}: {without:?}");
    }
    assert!(ask(&desk(), "/games", "language=xx").unwrap_err().error().contains("'xx'"));
}

#[test]
fn a_desk_lists_no_games_that_it_is_told_to_leave_out() {
    let named = |desk: &Desk| -> Vec<String> {
        let catalogue: Value = serde_json::from_slice(&ask(desk, "/games", "").unwrap().bytes).unwrap();
        let names = catalogue["games"].as_array().unwrap().iter();
        names.map(|game| game["name"].as_str().unwrap().to_owned()).collect()
    };
    let all = named(&desk());
    let others: Vec<String> = all.iter().filter(|name| *name != "chess").cloned().collect();
    assert_eq!(others.len() + 1, all.len());
    assert_eq!(named(&desk().without(&["chess"])), others);
}

#[test]
fn a_search_is_told_of_and_ended_under_its_name() {
    let desk = desk();
    let question = json!({ "place": { "game": "chess" }, "search": { "depth": 40, "algorithm": "pvs" }, "name": "mine" });
    let said = question.to_string();
    let asked = desk.read("/search", said.as_bytes()).unwrap();
    assert_eq!(desk.read("/search", said.as_bytes()).err().unwrap().reason(), Reason::Busy);
    let running = |stop: bool| ask_json(&desk, "/running", &json!({ "name": "mine", "stop": stop }));
    assert_eq!(running(true), json!({ "nodes": 0 }), "it waits for its turn");
    assert!(asked.stop.is_raised());
    drop(asked);
    assert_eq!(running(false), json!({ "nodes": null }));
}

#[test]
fn an_answer_that_is_no_longer_wanted_is_none() {
    let desk = desk();
    let asked = desk.read("/position", json!({ "place": small() }).to_string().as_bytes()).unwrap();
    asked.stop.abandon();
    assert_eq!(desk::answer(&desk, asked).unwrap_err().error(), "stopped: the client has left");
}

#[test]
fn an_ending_is_solved_where_chores_are_done_and_may_be_made_to_rest() {
    let question = json!({ "place": { "game": "draughts", "position": FOUR } });
    let building = |desk: &Desk| ask_json(desk, "/ending", &question)["building"].clone();
    let chores = Arc::new(Mutex::new(Vec::new()));
    let later = Arc::clone(&chores);
    let desk = Desk::new(&games::ALL, QuestionLimits::default(), None)
        .with_background(move |chore| later.lock().unwrap().push(chore));
    let waiting = json!({ "ending": "3Kv1K", "done": 0, "total": 0 });
    assert_eq!([building(&desk), building(&desk)], [waiting.clone(), waiting]);
    let rests = std::sync::atomic::AtomicUsize::new(0);
    let [chore] = <[_; 1]>::try_from(std::mem::take(&mut *chores.lock().unwrap())).ok().expect("one chore");
    chore(&|_, _| {
        rests.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    });
    assert!(rests.into_inner() > 0, "it can be made to rest");
    assert_eq!(building(&desk), Value::Null);
    assert_eq!(ask_json(&desk, "/solve", &question)["value"], "win");
}

#[test]
fn a_picture_is_a_file_and_an_unknown_address_is_refused() {
    let question = json!({ "place": small(), "what": "board", "format": "svg" });
    let picture = ask(&desk(), "/export", &question.to_string()).unwrap();
    assert_eq!((picture.kind, picture.file.as_deref()), ("image/svg+xml", Some("plywood-mnk.svg")));
    assert!(picture.bytes.starts_with(b"<svg"));
    let refusal = ask(&desk(), "/nowhere", "{}").unwrap_err();
    assert_eq!(refusal.reason(), Reason::Unknown);
    assert_eq!(
        refusal.to_json(),
        br#"{"error":"no such address '/nowhere': expected one of those that /api describes"}"#
    );
    assert!(Address::find("/nowhere").is_none());
    assert_eq!(JSON, ask(&desk(), "/position", &json!({ "place": small() }).to_string()).unwrap().kind);
}
