//! Searches and value functions side by side, in every game.

use lab::{Comparison, SolverOracle, compare, evals, searches};
use search::pvs::{Technique, Techniques};
use session::{At, DepthLimit, EvalChoice, Playable, Request, StopFlag};

fn mnk(size: usize, k: usize) -> Box<dyn Playable> {
    games::open("mnk", [("columns", size.into()), ("rows", size.into()), ("k", k.into())]).unwrap()
}

fn compared(bench: &dyn Playable, depth: u32) -> Comparison {
    let request = Request { depth: DepthLimit::Plies(depth), ..Request::default() };
    let candidates = searches(bench, &request);
    compare(bench, &At::default(), &candidates, &StopFlag::default(), &mut |_, _| {}).unwrap()
}

/// Every game has the textbook searches, and their values agree; those that play have every usual technique twice, others once.
#[track_caller]
fn check(bench: &dyn Playable, depth: u32) {
    let found = compared(bench, depth);
    let names: Vec<&str> = found.rows.iter().map(|row| row.variant.as_str()).collect();
    assert_eq!(names[..3], ["minimax", "alpha-beta", "alpha-beta ordered"], "{}", found.game);
    assert!(found.rows[..3].iter().all(|row| row.agrees), "{found:?}");
    let usual = Technique::ALL.iter().filter(|(technique, _)| Techniques::USUAL.has(*technique)).count();
    let techniques = if bench.description().search.can_think { 2 + usual + Technique::ALL.len() } else { 0 };
    let variants = (bench.description().search.variants)()
        .into_iter()
        .filter(|_| bench.description().lab.study.is_none());
    let variants: Vec<&str> = variants.map(|variant| variant.name).collect();
    let expected = 3 + techniques + variants.len();
    assert_eq!(names[names.len() - variants.len()..], variants, "{}", found.game);
    assert_eq!(names.len(), expected, "{}", found.game);
    if let Some(bare) = found.rows.get(3) {
        assert!(bare.agrees, "with nothing on, the playing search is alpha-beta: {bare:?}");
    }
}

#[test]
fn every_game_compares_its_searches() {
    check(mnk(4, 3).as_ref(), 3);
    check(games::open("chess", []).unwrap().as_ref(), 2);
    check(games::open("draughts", []).unwrap().as_ref(), 4);
    check(games::open("explicit", []).unwrap().as_ref(), 3);
}

#[test]
fn techniques_that_change_nothing_are_named_apart() {
    let found = compared(mnk(3, 3).as_ref(), 3);
    let [adding, without, with] = found.idle();
    assert!(without.contains(&"prob-cut"), "it needs depth: {without:?}");
    assert_eq!(found.table().rows.len() + adding.len() + without.len() + with.len(), found.rows.len());
}

#[test]
fn value_functions_are_held_against_the_truth() {
    let bench = mnk(3, 3);
    let stop = StopFlag::default();
    // X can win at once at 2; a search of one ply by the result alone sees it.
    let at = At { position: Some("xx./oo./... x".into()), moves: Vec::new() };
    let names: Vec<String> =
        bench.description().values.presets.iter().map(|preset| preset.0.into()).collect();
    let choice = |name: &String| {
        let eval = EvalChoice::Preset(name.clone());
        let depth = DepthLimit::Plies(1);
        (eval.clone(), Request { eval, depth, ..Request::default() })
    };
    let choices: Vec<_> = names.iter().map(choice).collect();
    let solver = SolverOracle { bench: bench.as_ref(), stop: &stop };
    let found = evals(bench.as_ref(), &at, &choices, Some(&solver), &stop).unwrap();
    assert_eq!(found.truth.as_deref(), Some("win in 1"));
    for row in &found.rows {
        let judged = row.truth.as_ref().unwrap();
        assert_eq!((row.best.as_deref(), judged.value.as_str(), judged.keeps), (Some("2"), "win in 1", true));
    }
    assert_eq!(found.table().rows.len(), names.len());
}
