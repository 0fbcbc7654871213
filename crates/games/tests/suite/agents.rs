//! Agents that users write: a function that chooses a move plays every game.

use session::options::Kind;
use session::{AgentScript, At, Options, Playable, Request, Setting, StopFlag};

/// Misère tic-tac-toe, a game that a user wrote.
fn own() -> Box<dyn Playable> {
    let Kind::Text { samples, .. } = games::OWN.setup.options[0].kind else { panic!("a game is a text") };
    let misere = samples().into_iter().find(|sample| sample.name == "misere").unwrap();
    let setting = Setting::Named { name: misere.name.into(), text: misere.text.into() };
    games::OWN.open(&Options::with([("text", setting)])).unwrap()
}

#[test]
fn agents_play_every_game() {
    let file = format!("{}/../examples/agents/first.js", env!("CARGO_MANIFEST_DIR"));
    let agent = AgentScript { name: "first.js".into(), text: std::fs::read_to_string(file).unwrap() };
    let request = Request { agent: Some(agent), ..Request::default() };
    for bench in games::ALL.iter().map(|game| game.open(&Options::default()).unwrap()).chain([own()]) {
        let mut session = bench.begin(&At::default()).unwrap();
        for _ in 0..6 {
            if session.outcome().is_some() || session.turn().is_none() {
                break;
            }
            let chosen = session.think(&request, &StopFlag::default(), &mut |_| {}).unwrap().best.unwrap();
            session.play(&chosen).unwrap();
        }
    }
    let wrong = AgentScript { name: "mine.js".into(), text: "const choose = p => 'z9';".into() };
    let request = Request { agent: Some(wrong), ..Request::default() };
    let error = own().search(&At::default(), &request, &StopFlag::default()).unwrap_err().to_string();
    assert!(error.starts_with("mine.js: choose: bad move 'z9': expected one of a3"), "{error}");
}
