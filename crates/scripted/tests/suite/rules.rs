//! Rules that a user wrote, asked as a search asks them.

use scripted::{MoveNumber, check, kit};
use session::{AllMoves, At, DepthLimit, Options, Playable, Request, Setting, StopFlag};

/// A game of taking away, with some of its lines replaced.
fn taking_away(changes: &[(&str, &str)]) -> String {
    let text = "const start = () => ({ left: 4, turn: MAX });\n\
                const moves = s => [1, 2].filter(n => n <= s.left);\n\
                const play = (s, m) => ({ left: s.left - m, turn: -s.turn });\n\
                const outcome = s => s.left === 0 ? -s.turn : undefined;\n";
    changes.iter().fold(text.to_string(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replace(from, to)
    })
}

fn try_to_open(text: &str) -> Result<Box<dyn Playable>, String> {
    let setting = Setting::Named { name: "mine.js".into(), text: text.into() };
    kit::DESCRIPTION.open(&Options::with([("text", setting)])).map_err(|error| error.to_string())
}

fn open(text: &str) -> Box<dyn Playable> {
    try_to_open(text).unwrap()
}

fn after(moves: &[&str]) -> At {
    At { position: None, moves: moves.iter().map(ToString::to_string).collect() }
}

fn position(text: &str, moves: &[&str]) -> String {
    open(text).position(&after(moves)).unwrap().position
}

fn search(text: &str) -> Result<u64, String> {
    let request = Request { depth: DepthLimit::End, ..Request::default() };
    let found = open(text).search(&At::default(), &request, &StopFlag::default());
    found.map(|answer| answer.nodes).map_err(|error| error.to_string())
}

#[test]
fn a_move_comes_back_as_it_was_given() {
    let text = taking_away(&[("left: s.left - m", "left: s.left - 1, kind: typeof m")]);
    assert_eq!(position(&text, &["1"]), r#"{"kind":"number","left":3,"turn":-1}"#);
    let text = text.replace("[1, 2]", "['1', '2']");
    assert_eq!(position(&text, &["1"]), r#"{"kind":"string","left":3,"turn":-1}"#);
}

#[test]
fn the_names_in_a_state_are_in_order_however_the_script_writes_them() {
    let mixed = taking_away(&[(
        "({ left: s.left - m, turn: -s.turn })",
        "({ turn: -s.turn, deep: [{ b: 1, a: 2n }], left: s.left - m })",
    )]);
    assert_eq!(position(&mixed, &["1"]), r#"{"deep":[{"b":1}],"left":3,"turn":-1}"#);
    assert_eq!(search(&mixed), search(&taking_away(&[])));
}

#[test]
fn play_may_change_the_state_it_is_given() {
    let changing = taking_away(&[(
        "({ left: s.left - m, turn: -s.turn })",
        "{ s.left -= m; s.turn = -s.turn; return s; }",
    )]);
    assert_eq!(search(&changing), search(&taking_away(&[])));
    assert!(check("mine.js", &changing).unwrap().wrong.is_empty());
}

#[test]
fn functions_that_change_what_they_only_look_at_are_told() {
    for changing in [
        ("const outcome = s =>", "const outcome = s => (s.left === 2 && (s.left = 1), false) ? 0 :"),
        ("const moves = s =>", "let asked = 0; const moves = s => asked++ ? [1] :"),
    ] {
        let wrong = check("mine.js", &taking_away(&[changing])).unwrap().wrong.join("; ");
        assert!(wrong.contains("asked again"), "{changing:?}: {wrong}");
    }
}

#[test]
fn a_game_that_failed_says_so_whatever_is_asked_of_it_next() {
    let fails = [
        ("s.left - m", "s.left > 2 ? s.left - m : s.none.left", "play: "),
        ("s.left === 0", "s.left === 1 ? nothing : s.left === 0", "outcome: "),
        ("[1, 2].filter", "s.left < 3 ? 7 : [1, 2].filter", "moves: gave 7: expected a list"),
        ("turn: -s.turn", "turn: s.left", "turn: gave 4: expected MAX or MIN"),
    ];
    for (from, to, expected) in fails {
        let error = search(&taking_away(&[(from, to)])).expect_err(to);
        assert!(error.starts_with("mine.js") && error.contains(expected), "{to}: {error}");
    }
    let silent = taking_away(&[]) + "const text = s => {}; const read = t => ({ left: 4, turn: MAX });";
    assert!(try_to_open(&silent).err().unwrap().contains("text: gave no text"));
}

#[test]
fn terms_are_not_asked_about_a_game_that_is_over() {
    let terms = taking_away(&[]) + "term('a', 1, 'x', p => p.state().left === 0 ? nothing : 1);";
    assert!(search(&terms).is_ok());
    let bench = open(&terms);
    let over = At { position: Some(r#"{"left":0,"turn":-1}"#.into()), moves: Vec::new() };
    let told = bench.eval(&over, &session::EvalChoice::Usual).unwrap();
    assert_eq!(told.terms.iter().map(|term| term.name.as_str()).collect::<Vec<_>>(), ["ended"]);
}

#[test]
fn a_move_that_is_gone_leads_nowhere_and_breaks_nothing() {
    use search::{Game, Notation};
    let checked = check(
        "mine.js",
        &taking_away(&[("const moves = s =>", "let n = 3; const moves = s => n-- > 0 ? [1, 2] :")]),
    );
    assert!(checked.is_ok());
    let game = scripted::Scripted::<false>::load("mine.js", &taking_away(&[])).unwrap();
    let start = game.start();
    assert!(game.outcome(&game.play(&start, MoveNumber::at(9))).is_some());
}

#[test]
fn a_game_that_is_too_large_is_told_in_one_line() {
    let endless = taking_away(&[("left: s.left - m", "left: s.left"), ("s.left === 0", "s.left === 9")]);
    let endless = endless.replace("left: s.left, turn", "left: s.left, n: (s.n ?? 0) + 1, turn");
    let error =
        open(&endless).solve(&At::default(), AllMoves::No, &StopFlag::default()).unwrap_err().to_string();
    assert!(error.contains("its games last longer than 500 plies"), "{error}");
}

fn with_sides(names: [&str; 2]) -> String {
    taking_away(&[]) + &format!("sides({:?}, {:?});\n", names[0], names[1])
}

#[test]
fn sides_are_any_two_words() {
    for names in [["Cats", "Dogs"], ["Bílý", "Černý"], ["MAX", "MIN"]] {
        assert_eq!(open(&with_sides(names)).description().idiom.sides, names);
    }
    for names in [["Cats", "cats"], ["", "x"], ["two words", "x"]] {
        let said = try_to_open(&with_sides(names)).err().unwrap();
        let [max, min] = names;
        let expected =
            format!("bad sides '{max}, {min}': expected two different words of at most 20 letters");
        assert!(said.contains(&expected), "{said}");
    }
}

#[test]
fn the_names_of_sides_are_kept_once() {
    let named = with_sides(["Sun", "Moon"]);
    let chance = named.clone() + "const chance = s => undefined;\n";
    let [one, same, other] = [&named, &named, &chance].map(|text| open(text).description());
    assert!(std::ptr::eq(one, same) && !std::ptr::eq(one, other) && other.search.has_chance);
}
