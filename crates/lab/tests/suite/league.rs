//! The league of value functions: every figure that the guide prints is found again.

use crate::truth::FOLLOW;
use lab::{League, LeaguePlayer, LeagueRequest, league};
use session::{EvalChoice, LongWork, StopFlag};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

const DEPTH: u32 = 6;
/// Those whose games take a second of processor time or a few; the others are played in `make verify-long`.
const QUICK: [&str; 2] = ["published", "ten-lines"];

/// The guide, whose table has a row `| NAME | WINS (SHARE %) | … |` for each.
const GUIDE: &str = include_str!("../../../../docs/lab.md");

fn request() -> LeagueRequest {
    let game = games::find("draughts").unwrap();
    LeagueRequest::of(&game.lab.study.unwrap(), DEPTH).unwrap()
}

fn play(players: Vec<LeaguePlayer>) -> League {
    let bench = games::open("draughts", []).unwrap();
    let request = LeagueRequest { players, ..request() };
    let class = bench.class(&request.class, FOLLOW).unwrap();
    let (most, all) = (AtomicU64::new(0), AtomicU64::new(0));
    let told = |done, total| {
        most.fetch_max(done, Relaxed);
        all.store(total, Relaxed);
    };
    let follow = LongWork { progress: &told, ..FOLLOW };
    let found = league(bench.as_ref(), class.as_ref(), &request, &StopFlag::default(), follow).unwrap();
    let of_all = (request.players.len() * found.positions) as u64;
    assert_eq!(
        (most.into_inner(), all.into_inner()),
        (of_all, of_all),
        "progress is that of all players together"
    );
    found
}

/// What the guide says of a value function in the league.
fn printed(name: &str) -> &'static str {
    let table = GUIDE.split("## A league").nth(1).expect("the section");
    let row = table.lines().find(|line| line.starts_with(&format!("| {name} |")));
    row.unwrap_or_else(|| panic!("no row of {name}")).split(" | ").nth(1).expect("a second cell")
}

fn check(players: Vec<LeaguePlayer>) {
    let found = play(players);
    for row in &found.rows {
        let won = draw::words::count(row.won as u64);
        assert_eq!(printed(&row.eval), format!("{won} ({:.1} %)", 100.0 * row.share), "{}", row.eval);
    }
    assert!(found.rows.is_sorted_by_key(|row| std::cmp::Reverse(row.won)));
    assert_eq!(found.positions, 14_846);
}

#[test]
fn the_quick_ones_of_the_league_win_what_the_guide_says() {
    let quick = request().players.into_iter().filter(|player| QUICK.contains(&player.name.as_str()));
    let quick: Vec<LeaguePlayer> = quick.collect();
    assert_eq!(quick.len(), QUICK.len());
    check(quick);
}

#[test]
fn all_of_the_league_win_what_the_guide_says() {
    if evidence::takes_minutes("the league of value functions: the net and general") {
        check(request().players);
    }
}

#[test]
fn every_member_of_the_league_has_a_row_in_the_guide_and_its_file() {
    for player in request().players {
        printed(&player.name);
        let file = match player.eval {
            EvalChoice::Preset(_) => continue,
            EvalChoice::Script { name, .. } | EvalChoice::Net { name, .. } => name,
            other => panic!("{other:?}"),
        };
        let path = format!("{}/../examples/league/{file}", env!("CARGO_MANIFEST_DIR"));
        assert!(std::path::Path::new(&path).exists(), "{path}");
    }
}
