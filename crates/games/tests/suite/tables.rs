//! Draughts with endgame tables: what is won is won in the plies of the table, what is lost is lost as late as can be.

use draughts::endgame::Numbering;
use endgame::{Store, Watch, build, plan};
use session::Stop;
use session::options::table_folder;
use session::{At, Options, Playable, PlayingSettings, Request, StopFlag};
use std::path::PathBuf;
use std::sync::OnceLock;

const PIECES: usize = 3;

/// Draughts with the tables of two and three pieces, which are built once.
fn bench() -> Box<dyn Playable> {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("draughts-tables");
        let _ = std::fs::remove_dir_all(&data);
        let store = Store::new(table_folder(&data, "draughts"));
        let numbering = Numbering::new(PIECES);
        let plan = plan(&numbering, &store, PIECES as u32).unwrap();
        let watch = Watch { stop: &Stop::new(), progress: &|_| {} };
        build(&numbering, &store, &plan, watch).unwrap();
        data
    });
    games::find("draughts").unwrap().open(&Options::default().data(folder)).unwrap()
}

/// The player against itself: the plies until the game ends.
fn plies_of_a_game(bench: &dyn Playable, position: &str) -> usize {
    let at = At { position: Some(position.into()), moves: Vec::new() };
    let mut board = bench.begin(&at).unwrap();
    let request = Request {
        depth: Some(4).into(),
        playing: PlayingSettings { table_mib: Some(1), ..Request::thinking().playing },
        ..Request::thinking()
    };
    for plies in 0..200 {
        if board.outcome().is_some() {
            return plies;
        }
        let thought = board.think(&request, &StopFlag::default(), &mut |_| {}).unwrap();
        board.play(&thought.best.unwrap()).unwrap();
    }
    panic!("{position}: no end");
}

#[test]
fn won_positions_are_won_in_the_plies_of_the_table() {
    let bench = bench();
    for (position, plies) in
        [("W:WK10,K14:BK1", 15), ("B:WK14:BK1,K2", 33), ("B:WK5:B3,K29", 47), ("B:WK10:B2,3", 61)]
    {
        assert_eq!(plies_of_a_game(bench.as_ref(), position), plies, "{position}");
    }
}

#[test]
fn a_defender_without_tables_is_beaten_no_later() {
    let (knowing, plain) = (bench(), games::open("draughts", []).unwrap());
    let mut at = At { position: Some("W:WK10,K14:BK1".into()), moves: Vec::new() };
    let request = Request { depth: Some(3).into(), ..Request::thinking() };
    while knowing.position(&at).unwrap().outcome.is_none() {
        let player = if at.moves.len().is_multiple_of(2) { &knowing } else { &plain };
        let thought = player.think(&at, &request, &StopFlag::default(), &mut |_| {}).unwrap();
        at.moves.push(thought.best.unwrap());
        assert!(at.moves.len() <= 15, "{:?}", at.moves);
    }
}
