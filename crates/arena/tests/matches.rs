//! Whole matches of our own searches: the same by seed, resumed, ended by a test, written and read back.

mod common;

use arena::{
    Interrupted, MatchGame, RecordPart, Sought, Sprt, SprtVerdict, TimeLimit, finished_games, merge,
    read_game_name, write_game,
};
use common::{chess, conditions, play, series};
use draughts::pdn;
use search::{Game, Notation};
use session::{ResultOrder, Shard, Side, StopFlag};

fn nodes(nodes: u64) -> TimeLimit {
    TimeLimit { nodes: Some(nodes), ..TimeLimit::default() }
}

fn moves(records: &[MatchGame]) -> Vec<Vec<&str>> {
    records.iter().map(|record| record.plies.iter().map(|ply| ply.m.as_str()).collect()).collect()
}

fn write(game: &str, record: &MatchGame, order: ResultOrder) -> String {
    write_game(games::open(game, []).unwrap().as_ref(), record, order).unwrap()
}

fn write_usual(record: &MatchGame) -> String {
    write("chess", record, ResultOrder::Usual)
}

fn sought<'a>(game: &str, players: &'a [String; 2]) -> Sought<'a> {
    Sought { game: games::find(game).unwrap(), players, order: ResultOrder::Usual }
}

#[test]
fn the_same_seed_plays_the_same_games_on_any_number_of_threads() {
    let bench = chess();
    let players = ["own:name=a", "own:name=b,without=null-move+reductions"];
    let mut series = series(bench.as_ref(), players, "random:6", conditions(nodes(300)));
    let (once, records) = play(&series);
    series.concurrency = 3;
    let (again, same) = play(&series);
    assert_eq!(moves(&records), moves(&same));
    assert_eq!(once.tally, again.tally);
    assert_eq!(records[0].opening, records[1].opening, "a pair shares its opening");
    assert_eq!(records[0].players, ["first", "second"]);
    assert_eq!(records[1].players, ["second", "first"]);
    series.openings = arena::openings(bench.as_ref(), "random:6", 2).unwrap();
    let (_, other) = play(&series);
    assert_ne!(moves(&records), moves(&other));
}

#[test]
fn a_resumed_match_is_the_match() {
    let bench = chess();
    let mut series = series(bench.as_ref(), ["own", "own:depth=1"], "random:6", conditions(nodes(300)));
    let (_, four) = play(&series);
    series.games = 8;
    let (whole, eight) = play(&series);
    let written: String = four.iter().map(write_usual).collect();
    // The last game was cut in the middle: it counts as not played.
    let cut = written.trim_end().rsplit_once('\n').unwrap().0;
    let Interrupted { finished, whole: end } =
        finished_games("games", cut, sought("chess", &series.names)).unwrap();
    assert_eq!(finished.len(), 3);
    assert_eq!(&cut[..end].trim_end(), &four[..3].iter().map(write_usual).collect::<String>().trim_end());
    let mut replayed = Vec::new();
    let resumed = series.run(&finished, &StopFlag::default(), &mut |told| {
        replayed.push(told.record.clone());
        Ok(())
    });
    assert_eq!(resumed.unwrap().tally, whole.tally);
    assert_eq!(moves(&replayed), moves(&eight[3..]));
    let strangers = ["first".to_string(), "third".to_string()];
    let error = finished_games("games", &written, sought("chess", &strangers)).unwrap_err().to_string();
    assert_eq!(error, "games 'games': a game between 'first' and 'second': expected 'first' and 'third'");
}

#[test]
fn a_record_cut_anywhere_is_continued_behind_its_last_whole_game() {
    let bench = chess();
    let series = series(bench.as_ref(), ["own", "own:depth=1"], "random:6", conditions(nodes(100)));
    let (_, records) = play(&series);
    let games: Vec<String> = records.iter().map(write_usual).collect();
    let written = games.concat();
    // A game is whole with the line of its result; the empty line behind it only separates.
    let ends: Vec<usize> = (1..=games.len()).map(|n| games[..n].concat().len() - 1).collect();
    for cut in 0..=written.len() {
        let found = finished_games("games", &written[..cut], sought("chess", &series.names)).unwrap();
        let whole = ends.iter().filter(|&&end| end <= cut).count();
        assert_eq!(found.finished.len(), whole, "cut at {cut}");
        assert_eq!(found.whole, if whole == 0 { 0 } else { ends[whole - 1] }, "cut at {cut}");
    }
}

#[test]
fn what_is_no_record_of_the_match_is_not_continued() {
    let bench = chess();
    let series = series(bench.as_ref(), ["own", "own:depth=1"], "random:6", conditions(nodes(100)));
    let (_, records) = play(&series);
    let check = |text: &str, expected: &str| {
        let error = finished_games("x", text, sought("chess", &series.names)).unwrap_err().to_string();
        assert_eq!(error, format!("games 'x': {expected}"));
    };
    check("my notes\n", "line 1 begins no game of a match: expected [Event \"...");
    check("notes without an end", "line 1 begins no game of a match: expected [Event \"...");
    let game = write_usual(&records[0]);
    check(
        &format!("{game}and a note\n"),
        &format!("line {} begins no game of a match: expected [Event \"...", game.lines().count() + 1),
    );
    let torn = &game[..game.len() / 2];
    let lines = torn.lines().count();
    check(&format!("{torn}\n{game}"), &format!("the game before line {} has no end", lines + 1));
}

#[test]
fn chess_games_are_written_as_pgn() {
    let bench = chess();
    let (_, records) = play(&series(bench.as_ref(), ["own", "own"], "random:3", conditions(nodes(200))));
    let text = write_usual(&records[1]);
    assert!(text.starts_with("[Event \"chess match\"]\n[Site \"?\"]\n[Date \"2026.01.31\"]\n[Round \"1.2\"]\n[White \"second\"]\n[Black \"first\"]\n[Result \""), "{text}");
    assert!(text.lines().all(|line| line.len() <= 80), "{text}");
    // What is left without tags, comments and numbers are the moves of a legal game.
    let chess = chess::Chess::default();
    let mut state = chess.start();
    let body = text.split("\n\n").nth(1).unwrap().replace('\n', " ");
    let outside: String = body.split('{').map(|part| part.rsplit('}').next().unwrap()).collect();
    let mut plies = 0;
    for word in outside.split_whitespace().filter(|word| !word.ends_with('.')) {
        if ["1-0", "0-1", "1/2-1/2"].contains(&word) {
            break;
        }
        state = chess.play(&state, chess.parse_move(&state, word).unwrap());
        plies += 1;
    }
    assert_eq!(plies, records[1].opening.moves.len() + records[1].plies.len());
}

#[test]
fn draughts_games_are_written_as_pdn() {
    let bench = games::open("draughts", []).unwrap();
    let (_, mut records) =
        play(&series(bench.as_ref(), ["own:depth=2", "own:depth=4"], "ballots", conditions(nodes(300))));
    // Such short games are drawn; a result has an order when a side won.
    (records[0].ending.winner, records[1].ending.winner) = (Some(Side::Max), Some(Side::Min));
    let write = |record: &MatchGame, order| write("draughts", record, order);
    let written: String = records.iter().map(|record| write(record, ResultOrder::Usual)).collect();
    let games: Vec<pdn::PdnGame> =
        pdn::read(&written, pdn::Scoring::FirstPlayer).map(Result::unwrap).collect();
    assert_eq!(games.len(), records.len());
    for (game, record) in games.iter().zip(&records) {
        assert_eq!(game.moves().count(), record.opening.moves.len() + record.plies.len());
        assert_eq!(game.tag("Black"), Some(record.players[1].as_str()));
        assert_eq!(game.ending, record.ending.winner.map_or(pdn::PdnResult::Drawn, pdn::PdnResult::Won));
    }
    let names = ["first".to_string(), "second".to_string()];
    let mut played: Vec<&MatchGame> = records.iter().collect();
    played.sort_by_key(|record| record.number);
    let expected: Vec<usize> = played.iter().map(|record| record.halves()).collect();
    let white_first: String = records.iter().map(|record| write(record, ResultOrder::White)).collect();
    for (text, order) in [(&written, ResultOrder::Usual), (&white_first, ResultOrder::White)] {
        let sought = Sought { order, ..sought("draughts", &names) };
        let finished = finished_games("games", text, sought).unwrap().finished;
        assert_eq!(finished.iter().map(|game| game.halves).collect::<Vec<_>>(), expected, "{order:?}");
    }
    let first: Vec<pdn::PdnGame> = pdn::read(&white_first, pdn::Scoring::White).map(Result::unwrap).collect();
    assert!(first.iter().zip(&games).all(|(one, other)| one.ending == other.ending));
    assert_ne!(white_first, written);
}

#[test]
fn a_player_with_limits_of_its_own_has_no_clock() {
    let bench = chess();
    let at_once = TimeLimit { time: Some(std::time::Duration::ZERO), ..TimeLimit::default() };
    let mut conditions = conditions(at_once);
    conditions.margin = std::time::Duration::ZERO;
    let (summary, _) =
        play(&series(bench.as_ref(), ["own:nodes=500", "own:depth=2"], "random:6", conditions));
    assert_eq!(summary.fouls.map(|fouls| fouls.total()), [0, 0]);
    let (summary, _) = play(&series(bench.as_ref(), ["own:nodes=500", "own"], "random:6", conditions));
    assert_eq!(summary.fouls.map(|fouls| fouls.time), [0, 4], "no engine answers in no time");
}

#[test]
fn a_test_ends_the_match() {
    let bench = games::open("mnk", [("columns", 5.into()), ("rows", 5.into()), ("k", 4.into())]).unwrap();
    let mut series = series(
        bench.as_ref(),
        ["own:depth=4", "own:algorithm=minimax,depth=1,eval=runs"],
        "random:1",
        conditions(TimeLimit::default()),
    );
    series.games = 1000;
    series.sprt = Some(Sprt { elo0: 0.0, elo1: 50.0 });
    let (summary, records) = play(&series);
    assert_eq!(summary.sprt.unwrap().verdict, SprtVerdict::Accepted, "{}", summary.text());
    assert!(
        records.len() < 1000 && summary.tally.points() > records.len() as f64 * 0.6,
        "{}",
        summary.text()
    );
}

/// Without the times in comments, which no two runs share.
fn untimed(record: &str) -> String {
    let mut parts = record.split('{');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |text, part| text + part.split_once('}').map_or("", |(_, rest)| rest))
}

#[test]
fn the_parts_of_a_match_are_the_match() {
    for (game, openings) in [("chess", "random:6"), ("draughts", "ballots"), ("reversi", "random:6")] {
        let bench = games::open(game, []).unwrap();
        let description = bench.description();
        let mut series = series(bench.as_ref(), ["own", "own:depth=1"], openings, conditions(nodes(100)));
        series.games = 9;
        let record = |games: &[MatchGame]| -> String {
            games.iter().map(|played| write(game, played, ResultOrder::Usual)).collect()
        };
        let (whole, games) = play(&series);
        let mut part = |shard: &str| {
            series.shard = Shard::parse(shard).unwrap();
            let (_, mut games) = play(&series);
            // Threads finish in any order.
            games.reverse();
            record(&games)
        };
        let texts = [part("2/3"), part("3/3"), part("1/3")];
        let parts = texts.each_ref().map(|text| RecordPart { file: "part", text });
        assert_eq!(read_game_name(parts[0]).unwrap(), game);
        let merged = merge(description, &parts, ResultOrder::Usual).unwrap();
        assert_eq!(untimed(&merged.record), untimed(&record(&games)));
        let told = |summary: &arena::MatchSummary| {
            (
                summary.players.clone(),
                summary.pace.clone(),
                summary.tally,
                summary.fouls,
                summary.endings.clone(),
            )
        };
        assert_eq!(told(&merged.summary), told(&whole));
        assert_eq!((merged.summary.estimate, merged.missing), (whole.estimate, None));

        // Pairs 1 and 4 of five are in the third text.
        let some = merge(description, &parts[..2], ResultOrder::Usual).unwrap();
        assert_eq!((some.summary.games, some.missing), (5, Some((1, 4))));
        let twice = [parts[0], parts[0]];
        assert!(
            merge(description, &twice, ResultOrder::Usual)
                .is_err_and(|error| error.to_string().contains("twice"))
        );
        let other = texts[1].replace("\"second\"", "\"third\"");
        let foreign = [parts[0], RecordPart { file: "foreign", text: &other }];
        assert!(
            merge(description, &foreign, ResultOrder::Usual)
                .is_err_and(|error| error.to_string().contains("'third'"))
        );
    }
    for bad in ["0/3", "4/3", "1", "1/", "a/b", "+1/2", "1/1000000000000"] {
        assert!(Shard::parse(bad).is_err_and(|reason| reason.to_string().contains("such as 2/8")), "{bad}");
    }
}
