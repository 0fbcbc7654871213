//! No search answers for another: what one player has learned changes no node of another's search, in every game that has a playing
//! search. And whatever a move needs is ready before its time counts.

use search::pvs::Technique;
use session::{At, EvalChoice, Playable, PlayingSettings, Request, Session, SessionError, StopFlag, Value};

/// Deep enough for memories to be full of the wrong numbers, and shallow enough for every value function of every game.
const DEPTH: u32 = 5;

/// Nodes, value and line of a search.
type Found = (u64, Value, Vec<String>);

/// Every game with a playing search.
fn with_player() -> impl Iterator<Item = Box<dyn Playable>> {
    let players = games::ALL.into_iter().filter(|game| game.search.can_think);
    players.map(|game| games::open(game.name, []).unwrap())
}

fn begin(bench: &dyn Playable) -> Box<dyn Session> {
    bench.begin(&At::default()).unwrap()
}

fn usual() -> Request {
    Request {
        depth: Some(DEPTH).into(),
        playing: PlayingSettings { table_mib: Some(1), ..Request::thinking().playing },
        ..Request::thinking()
    }
}

fn judging_by(eval: EvalChoice) -> Request {
    Request { eval, ..usual() }
}

fn try_to_think(session: &mut dyn Session, request: &Request) -> Result<Found, SessionError> {
    let answer = session.think(request, &StopFlag::default(), &mut |_| {})?;
    Ok((answer.nodes, answer.value, answer.pv))
}

fn think(session: &mut dyn Session, request: &Request) -> Found {
    try_to_think(session, request).unwrap()
}

/// Every value function that a game brings, one with another weight, one that judges by a file, and one that is a script.
fn value_functions(bench: &dyn Playable) -> Vec<EvalChoice> {
    let presets: Vec<&str> = bench.description().values.presets.iter().map(|(name, _)| *name).collect();
    let first = EvalChoice::Preset(presets[0].into());
    let term = bench.terms(&first).unwrap()[0].clone();
    let weights = [(term.name.clone(), 2.0 * term.weight + 1.0)].into();
    let file =
        format!("preset = \"{}\"\n[weights]\n\"{}\" = {}", presets[0], term.name, 3.0 * term.weight + 1.0);
    let script = &bench.description().samples.value_scripts[0];
    let others = [
        EvalChoice::Weighted { preset: Some(presets[0].into()), weights },
        EvalChoice::File { name: "mine.toml".into(), text: file },
        EvalChoice::Script { name: "mine.js".into(), text: script.text.into(), weights: [].into() },
    ];
    presets.iter().map(|&name| EvalChoice::Preset(name.into())).chain(others).collect()
}

/// After a search by one request, another finds what it finds in a session that has never thought; and the other way round.
fn check_apart(bench: &dyn Playable, one: &Request, other: &Request) {
    for [first, second] in [[one, other], [other, one]] {
        let mut session = begin(bench);
        think(session.as_mut(), first);
        let fresh = think(begin(bench).as_mut(), second);
        assert_eq!(think(session.as_mut(), second), fresh, "{}: {second:?} after {first:?}", bench.name());
    }
}

#[test]
fn another_value_function_searches_as_in_a_fresh_session() {
    for bench in with_player() {
        let own = EvalChoice::Usual.of_player(bench.description());
        for eval in value_functions(bench.as_ref()).into_iter().filter(|eval| *eval != own) {
            check_apart(bench.as_ref(), &usual(), &judging_by(eval));
        }
    }
}

#[test]
fn another_strength_searches_as_in_a_fresh_session() {
    let at =
        |elo: u32| Request { playing: PlayingSettings { strength: Some(elo), ..usual().playing }, ..usual() };
    for bench in with_player() {
        check_apart(bench.as_ref(), &usual(), &at(1500));
        check_apart(bench.as_ref(), &at(1100), &at(1500));
    }
}

#[test]
fn other_techniques_and_margins_search_as_in_a_fresh_session() {
    for bench in with_player() {
        let plain = usual().playing.techniques.without(Technique::NullMove);
        check_apart(
            bench.as_ref(),
            &usual(),
            &Request { playing: PlayingSettings { techniques: plain, ..usual().playing }, ..usual() },
        );
        check_apart(
            bench.as_ref(),
            &usual(),
            &Request {
                playing: PlayingSettings { margins: "50".parse().unwrap(), ..usual().playing },
                ..usual()
            },
        );
    }
}

#[test]
fn the_same_game_set_up_again_searches_afresh() {
    for bench in with_player() {
        let again = games::open(bench.name(), []).unwrap();
        let (mut first, mut second) = (begin(bench.as_ref()), begin(again.as_ref()));
        let fresh = think(first.as_mut(), &usual());
        second.recall(first.take_memory());
        assert_eq!(think(second.as_mut(), &usual()), fresh, "{}", bench.name());
    }
}

#[test]
fn a_refused_value_function_changes_no_node() {
    let refused = [
        EvalChoice::Preset("no such preset".into()),
        EvalChoice::File { name: "bad.toml".into(), text: "preset = 5".into() },
        EvalChoice::Script { name: "bad.js".into(), text: "term(".into(), weights: [].into() },
    ];
    for bench in with_player() {
        let (mut session, mut undisturbed) = (begin(bench.as_ref()), begin(bench.as_ref()));
        think(session.as_mut(), &usual());
        think(undisturbed.as_mut(), &usual());
        for eval in &refused {
            assert!(try_to_think(session.as_mut(), &judging_by(eval.clone())).is_err());
            assert!(session.prepare(&[&judging_by(eval.clone())]).is_err());
        }
        let expected = think(undisturbed.as_mut(), &usual());
        assert_eq!(think(session.as_mut(), &usual()), expected, "{}", bench.name());
    }
}

#[test]
fn two_players_who_alternate_both_remember() {
    for bench in with_player() {
        let by_script = value_functions(bench.as_ref()).pop().unwrap();
        let players = [usual(), judging_by(by_script)];
        let mut together = begin(bench.as_ref());
        let mut alone = [begin(bench.as_ref()), begin(bench.as_ref())];
        for _ in 0..3 {
            for (player, own) in players.iter().zip(&mut alone) {
                let expected = think(own.as_mut(), player);
                assert_eq!(think(together.as_mut(), player), expected, "{}", bench.name());
            }
        }
    }
}

#[test]
fn the_memories_of_a_session_are_bounded() {
    let bench = games::open("draughts", []).unwrap();
    let mut session = begin(bench.as_ref());
    let fresh = think(session.as_mut(), &usual());
    for eval in value_functions(bench.as_ref()) {
        think(session.as_mut(), &judging_by(eval));
    }
    assert_eq!(think(session.as_mut(), &usual()), fresh, "a player that was forgotten begins afresh");
    assert_eq!(session.take_memory().table_mib(), 2);
}

#[test]
fn a_session_that_is_prepared_for_a_player_has_one_table_in_memory() {
    let bench = games::open("chess", []).unwrap();
    let mut session = begin(bench.as_ref());
    let (usual, other) = (usual(), judging_by(EvalChoice::Preset("tapered".into())));
    let larger =
        Request { playing: PlayingSettings { table_mib: Some(3), ..usual.playing.clone() }, ..usual.clone() };
    think(session.as_mut(), &usual);
    think(session.as_mut(), &other);
    for (player, mib) in [(&usual, 1), (&other, 1), (&larger, 3)] {
        session.prepare(&[player]).unwrap();
        session.forget();
        let memory = session.take_memory();
        assert!(memory.is_populated() && memory.is_empty());
        assert_eq!(memory.table_mib(), mib);
        session.recall(memory);
    }
    session.prepare(&[&usual, &other]).unwrap();
    assert_eq!(session.take_memory().table_mib(), 2);
}

#[test]
fn preparing_a_player_again_forgets_nothing() {
    for bench in with_player() {
        let (mut prepared, mut plain) = (begin(bench.as_ref()), begin(bench.as_ref()));
        for _ in 0..2 {
            prepared.prepare(&[&usual()]).unwrap();
            let expected = think(plain.as_mut(), &usual());
            assert_eq!(think(prepared.as_mut(), &usual()), expected, "{}", bench.name());
        }
    }
}

/// A script that takes long to read: the time can only become longer than what is expected of it.
#[test]
fn making_a_value_function_counts_for_the_time_of_a_move() {
    const LOOPS: u32 = 300_000;
    const LEAST_MS: f64 = 1.0;
    let text = format!("let x = 0; for (let i = 0; i < {LOOPS}; i++) x += i;\nterm('x', 1, 'x', p => 1);");
    let slow = EvalChoice::Script { name: "slow.js".into(), text, weights: [].into() };
    let bench = games::open("mnk", []).unwrap();
    for request in [usual(), Request::default()] {
        let request = Request { depth: Some(1).into(), eval: slow.clone(), ..request };
        let answer = begin(bench.as_ref()).think(&request, &StopFlag::default(), &mut |_| {}).unwrap();
        assert!(answer.time_ms >= LEAST_MS, "{} ms", answer.time_ms);
    }
}

#[test]
fn value_functions_of_two_players_and_one_that_is_shown_are_made_once() {
    let bench = games::open("mnk", []).unwrap();
    let script = |weight: u32| EvalChoice::Script {
        name: "mine.js".into(),
        text: format!("term('moves', {weight}, 'moves', p => p.moves().length);"),
        weights: [].into(),
    };
    let mut session = begin(bench.as_ref());
    let mut cached = [0, 0];
    for round in 0..3 {
        for (player, cached) in cached.iter_mut().enumerate() {
            let request =
                Request { depth: Some(2).into(), eval: script(player as u32 + 1), ..Request::default() };
            let answer = session.think(&request, &StopFlag::default(), &mut |_| {}).unwrap();
            let effort = answer.details.effort.unwrap();
            if round > 0 {
                assert!(effort.cached > *cached, "made anew: {effort:?}");
            } else {
                *cached = effort.cached;
            }
            session.eval(&EvalChoice::Usual).unwrap();
        }
    }
}
