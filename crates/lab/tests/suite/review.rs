//! Reviews of games with planted blunders: every one is found, and no other mark is contradicted by a deeper search.
//!
//! The games are kept. `PLYWOOD_WRITE=1` plays them anew: a player with few nodes, and at two plies of each game a move that a
//! search with sixteen times the nodes of the review, or the truth, says loses two hundred hundredths or more.

use evidence::check_kept;
use lab::{LOOKS, Review, ReviewMark, ReviewRequest, ReviewedPly, review};
use session::{At, Playable, Request, Session, StopFlag, play_random};
use std::path::{Path, PathBuf};

/// Nodes of each search of a first look in these tests.
const NODES: u64 = 10_000;
/// A deep search has this multiple of them.
const DEEP: u64 = 16;
/// The players have few nodes: their games have losses of their own.
const PLAYED_NODES: u64 = 2_000;
/// Blunders in each game.
const PLANTED: usize = 2;
/// Candidates for a blunder at a ply.
const CANDIDATES: usize = 6;
/// A longer game is cut.
const PLIES: usize = 60;

/// A kind of games: what it is set up with, and how many there are.
struct Kind {
    game: &'static str,
    /// Columns and rows, and how many in a row; 0 where the game has no such options.
    board: [usize; 2],
    /// Random moves at the start.
    opening: usize,
    games: usize,
}

const KINDS: [Kind; 5] = [
    Kind { game: "chess", board: [0, 0], opening: 6, games: 8 },
    Kind { game: "draughts", board: [0, 0], opening: 4, games: 5 },
    Kind { game: "reversi", board: [0, 0], opening: 8, games: 3 },
    Kind { game: "mnk", board: [5, 4], opening: 2, games: 2 },
    Kind { game: "mnk", board: [7, 5], opening: 3, games: 2 },
];

/// A game with blunders in it.
struct Sample {
    name: String,
    moves: Vec<String>,
    /// The plies of the blunders, from 1.
    planted: Vec<usize>,
}

fn bench(kind: &Kind) -> Box<dyn Playable> {
    let [side, k] = kind.board;
    if side == 0 {
        return games::open(kind.game, []).unwrap();
    }
    games::open(kind.game, [("columns", side.into()), ("rows", side.into()), ("k", k.into())]).unwrap()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/review")
}

fn file(kind: &Kind) -> PathBuf {
    let [side, _] = kind.board;
    let name = if side == 0 { kind.game.into() } else { format!("{}-{side}", kind.game) };
    folder().join(format!("{name}.txt"))
}

/// A game a line: its name, the plies of its blunders, its moves.
fn samples(kind: &Kind) -> Vec<Sample> {
    let text = std::fs::read_to_string(file(kind)).expect("the games are kept");
    let sample = |line: &str| {
        let parts: Vec<&str> = line.split(';').map(str::trim).collect();
        let words = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
        Sample {
            name: parts[0].into(),
            planted: words(parts[1]).iter().map(|ply| ply.parse().expect("a ply")).collect(),
            moves: words(parts[2]),
        }
    };
    text.lines().map(sample).collect()
}

/// One ply of a game, looked at once or as often as a review does.
fn reviewed(bench: &dyn Playable, moves: &[String], nodes: u64, looks: usize) -> ReviewedPly {
    let at = At { position: None, moves: moves.to_vec() };
    let request = ReviewRequest { at, nodes, from: moves.len(), looks };
    let mut found = review(bench, &request, &StopFlag::default(), &mut |_, _| {}).expect("it is legal");
    found.plies.remove(0)
}

fn whole(bench: &dyn Playable, sample: &Sample, nodes: u64) -> Review {
    let at = At { position: None, moves: sample.moves.clone() };
    let request = ReviewRequest { at, nodes, from: 1, looks: LOOKS.len() };
    review(bench, &request, &StopFlag::default(), &mut |_, _| {}).expect("it is legal")
}

/// A blunder that a deep look confirms, among some moves drawn at random.
fn blunder(
    bench: &dyn Playable,
    played: &[String],
    moves: &[String],
    random: &mut fastrand::Rng,
) -> Option<String> {
    let mut moves = moves.to_vec();
    random.shuffle(&mut moves);
    moves.into_iter().take(CANDIDATES).find(|m| {
        let line: Vec<String> = played.iter().chain([m]).cloned().collect();
        // what a shallow look already likes is not looked at deeply
        reviewed(bench, &line, NODES / 8, 1).loss > 0
            && reviewed(bench, &line, NODES * DEEP, 1).mark == Some(ReviewMark::Blunder)
    })
}

fn thought(session: &mut dyn Session) -> String {
    let request = Request { nodes: Some(PLAYED_NODES), ..Request::thinking() };
    session.forget();
    let answer = session.think(&request, &StopFlag::default(), &mut |_| {}).expect("it goes on");
    answer.best.expect("there is a move")
}

/// A game of a seed with all its blunders; none where no place for one was found.
fn played(kind: &Kind, bench: &dyn Playable, seed: u64) -> Option<Sample> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut session = bench.begin(&At::default()).unwrap();
    let mut moves = play_random(session.as_mut(), kind.opening, &mut random).unwrap();
    let (mut planted, mut next) = (Vec::new(), moves.len() + random.usize(1..8));
    while moves.len() < PLIES && session.outcome().is_none() && session.times_seen() < 3 {
        let choices = session.moves();
        let is_due = planted.len() < PLANTED && moves.len() >= next;
        let bad = is_due.then(|| blunder(bench, &moves, &choices, &mut random)).flatten();
        if bad.is_some() {
            planted.push(moves.len() + 1);
            next = moves.len() + random.usize(2..8);
        }
        let m = bad.unwrap_or_else(|| thought(session.as_mut()));
        moves.push(session.play(&m).unwrap());
    }
    (planted.len() == PLANTED).then(|| Sample { name: format!("{}-{seed}", kind.game), moves, planted })
}

fn written(kind: &Kind) -> String {
    let bench = bench(kind);
    let games = (1..).filter_map(|seed| played(kind, bench.as_ref(), seed)).take(kind.games);
    let line = |sample: Sample| {
        let planted: Vec<String> = sample.planted.iter().map(usize::to_string).collect();
        format!("{}; {}; {}\n", sample.name, planted.join(" "), sample.moves.join(" "))
    };
    games.map(line).collect()
}

/// What a review of a game came to.
#[derive(Default, Debug)]
struct Tally {
    planted: usize,
    found: usize,
    /// Marks at moves that were not planted, by sign, and how many of them a deep look contradicts.
    others: usize,
    contradicted: Vec<String>,
    missed: Vec<String>,
}

fn tally(kind: &Kind, sample: &Sample, into: &mut Tally) {
    let bench = bench(kind);
    for ply in whole(bench.as_ref(), sample, NODES).plies {
        if sample.planted.contains(&ply.ply) {
            into.planted += 1;
            into.found += usize::from(ply.mark >= Some(ReviewMark::Mistake));
            if ply.mark < Some(ReviewMark::Mistake) {
                into.missed.push(format!("{} ply {} loses {}", sample.name, ply.ply, ply.loss));
            }
        } else if ply.mark.is_some() {
            into.others += 1;
            let again = reviewed(bench.as_ref(), &sample.moves[..ply.ply], NODES * DEEP, 1);
            if again.mark.is_none() {
                let (name, number, m) = (&sample.name, ply.ply, &ply.m);
                into.contradicted.push(format!("{name} ply {number} {m}: {} then {}", ply.loss, again.loss));
            }
        }
    }
}

#[test]
fn the_planted_blunders_of_some_games_are_found_and_none_is_invented() {
    let mut all = Tally::default();
    let kinds = [&KINDS[1], &KINDS[3]];
    for kind in kinds {
        tally(kind, &samples(kind)[0], &mut all);
    }
    assert!(all.found == all.planted && all.contradicted.is_empty(), "{all:?}");
    assert_eq!(all.planted, kinds.len() * PLANTED);
}

#[test]
fn all_forty_planted_blunders_are_judged_as_the_kept_figures_say() {
    if !evidence::takes_minutes("the planted blunders of all twenty games") {
        return;
    }
    let (mut all, mut text) = (0, String::new());
    for kind in &KINDS {
        let mut of_kind = Tally::default();
        samples(kind).iter().for_each(|sample| tally(kind, sample, &mut of_kind));
        all += of_kind.planted;
        let Tally { planted, found, others, contradicted, missed } = &of_kind;
        let name = file(kind).file_stem().expect("a name").display().to_string();
        text += &format!(
            "{name}: {found} of {planted} found, {others} other marks, {} contradicted\n",
            contradicted.len()
        );
        text += &missed.iter().chain(contradicted).map(|line| format!("  {line}\n")).collect::<String>();
    }
    check_kept(&folder().join("tally.txt"), &text);
    assert_eq!(all, 40);
}

#[test]
fn the_games_are_those_that_their_seeds_play() {
    if !evidence::takes_minutes("the games with planted blunders, played anew") {
        return;
    }
    KINDS.iter().for_each(|kind| check_kept(&file(kind), &written(kind)));
}

/// The reviewed ply of a number.
fn of(found: &Review, ply: usize) -> &ReviewedPly {
    found.plies.iter().find(|one| one.ply == ply).expect("it was looked at")
}

fn sample(moves: &str) -> Sample {
    let moves = moves.split(' ').map(String::from).collect();
    Sample { name: String::new(), moves, planted: Vec::new() }
}

#[test]
fn the_fools_mate_has_its_marks_and_the_better_move() {
    let bench = games::open("chess", []).unwrap();
    let found = whole(bench.as_ref(), &sample("f3 e5 g4 Qh4#"), NODES);
    let blunder = of(&found, 3);
    assert_eq!((blunder.mark, of(&found, 4).mark), (Some(ReviewMark::Blunder), None));
    assert!(blunder.better.first().is_some_and(|better| better != "g4"));
    assert_eq!((found.players[0].blunders, found.players[1].blunders), (1, 0));
}

#[test]
fn where_the_truth_is_known_it_decides() {
    let kind = Kind { game: "mnk", board: [3, 3], opening: 0, games: 0 };
    let bench = bench(&kind);
    // O answers the corner at an edge, which loses; X gives the win away; O loses it all.
    let found = whole(bench.as_ref(), &sample("0 1 2 4 8 5"), NODES);
    let told: Vec<_> = found.plies.iter().map(|ply| (ply.truth.join(" "), ply.mark.is_some())).collect();
    for (truth, is_marked) in &told {
        let [before, after]: [&str; 2] = truth.split(' ').collect::<Vec<_>>().try_into().expect("both");
        assert_eq!(before != after, *is_marked, "{told:?}");
    }
    assert_eq!(told[1].0, "draw loss");
}

#[test]
fn the_same_game_is_reviewed_alike_and_each_move_by_itself() {
    let bench = games::open("chess", []).unwrap();
    let game = sample("e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5 Nxf7 Qxg2");
    let found = whole(bench.as_ref(), &game, NODES);
    assert_eq!(found, whole(bench.as_ref(), &game, NODES));
    for ply in &found.plies {
        assert_eq!(*ply, reviewed(bench.as_ref(), &game.moves[..ply.ply], NODES, LOOKS.len()), "{}", ply.ply);
    }
}

#[test]
fn moves_are_called_as_the_game_writes_them_and_a_bad_one_is_named() {
    let bench = games::open("chess", []).unwrap();
    assert_eq!(whole(bench.as_ref(), &sample("e2e4 e7e5"), 100).plies[1].m, "e5");
    let at = At { position: None, moves: vec!["e4".into(), "e4".into()] };
    let request = ReviewRequest { at, nodes: 100, from: 1, looks: 1 };
    let error = review(bench.as_ref(), &request, &StopFlag::default(), &mut |_, _| {}).unwrap_err();
    assert!(error.to_string().contains("'e4'"), "{error}");
}
