//! Experiments in parts, put together.

use crate::truth::{FOLLOW, graph, measure};
use lab::truth::{TruthFound, TruthRun, merge};
use lab::tune::{
    Climbs, ShakeRequest, Shaken, Start, TruthClimb, best_climb, climbs, merge_climbs, shake, show_climbs,
};
use lab::{PartText, RunSettings};
use session::Shard;

#[test]
fn climbs_in_parts_are_the_climbs_of_the_whole() {
    let (graph, measure) = (graph(), measure("chase"));
    let shake = ShakeRequest { depths: vec![2], draws: 1, ..ShakeRequest::default() };
    let request = TruthClimb { start: Start::Given, steps: 3, shake, seed: 4 };
    let climb = |shard: &str| {
        let shard = Shard::parse(shard).unwrap();
        let found = climbs(
            &graph,
            measure.as_ref(),
            &Climbs { climb: request.clone(), count: 3, shard },
            FOLLOW,
            &|_, _| {},
        )
        .unwrap();
        (show_climbs(&found, shard, 3, RunSettings::default()), found)
    };
    let (_, whole) = climb("1/1");
    let [(first, _), (second, _)] = ["1/2", "2/2"].map(climb);
    let parts = [PartText { file: "b", text: &second }, PartText { file: "a", text: &first }];
    let merged = merge_climbs(&parts).unwrap();
    assert_eq!((merged.missing, &merged.whole), (0, &whole));
    assert_eq!(best_climb(&merged.whole), best_climb(&whole));
    let lost: Vec<f64> = whole.iter().map(|climb| climb.tuned.lost_after).collect();
    assert!(lost.iter().all(|&lost| lost >= best_climb(&whole).unwrap().tuned.lost_after), "{lost:?}");
}

#[test]
fn shaken_weights_in_parts_are_those_of_the_whole() {
    let (graph, measure) = (graph(), measure("chase"));
    let shakes = |shard: &str| {
        let shard = Shard::parse(shard).unwrap();
        let request = ShakeRequest { depths: vec![1], draws: 3, shard, ..ShakeRequest::default() };
        shake(&graph, measure.as_ref(), &request, FOLLOW, &mut |_| {}).unwrap().remove(0)
    };
    let [whole, first, second] = ["1/1", "1/2", "2/2"].map(shakes);
    assert_eq!(whole.counts, [first.counts[0], second.counts[0], first.counts[1]]);
    let found = |shaken: &Shaken| TruthFound { shaken: Some(shaken.clone()), ..TruthFound::default() };
    let run = TruthRun {
        game: "draughts".into(),
        class: "2Kv1K".into(),
        eval: "chase".into(),
        depth: 1,
        worst: 0,
        positions: 0,
    };
    let settings = run.settings(RunSettings::default());
    let text = |shaken: &Shaken, shard: &str| found(shaken).text(Shard::parse(shard).unwrap(), &settings);
    let [first, second] = [text(&first, "1/2"), text(&second, "2/2")];
    let parts = [PartText { file: "a", text: &first }, PartText { file: "b", text: &second }];
    assert_eq!(merge(&parts).unwrap().found.shaken, Some(whole));
}
