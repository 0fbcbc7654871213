//! The pages in `docs/searches`: what the table of searches says and a measured example are written anew by `PLYWOOD_WRITE=1`,
//! the idea below is written by hand; the Czech page has a section for each.

use search::textbook::{Asks, CodeLine, DefaultLimit, GamesTaken, MinRole, RecordKind, SEARCHES, SearchSpec};
use serde_json::{Value, json};
use session::{Algorithm, At, DepthLimit, Playable, Recording, Request, StopFlag};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const WRITTEN: &str = "Written from the table of searches by `PLYWOOD_WRITE=1 cargo test -p games --test suite -- searches`; a test keeps it true.";
/// What stands below is written by hand.
const IDEA: &str = "## The idea\n";
/// What a reader needs at least to understand a search.
const LEAST_WORDS: usize = 30;

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

fn read(page: &str) -> String {
    std::fs::read_to_string(docs().join(page)).unwrap_or_else(|error| panic!("{page}: {error}"))
}

#[test]
fn every_search_has_its_page() {
    for entry in SEARCHES {
        let page = format!("searches/{}.md", entry.spec.name);
        let old = read(&page);
        let idea = old.split_once(IDEA).unwrap_or_else(|| panic!("{page}: expected '{}'", IDEA.trim())).1;
        assert!(idea.split_whitespace().count() >= LEAST_WORDS, "{page} says too little");
        evidence::check_kept(&docs().join(&page), &format!("{}{IDEA}{idea}", head(entry.spec)));
    }
    evidence::check_kept(&docs().join("searches/README.md"), &overview());
}

#[test]
fn there_are_no_other_pages_of_searches() {
    let found = docs().join("searches").read_dir().unwrap();
    let found = found.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let own = SEARCHES.iter().map(|entry| format!("{}.md", entry.spec.name));
    assert_eq!(found.collect::<BTreeSet<_>>(), own.chain(["README.md".into()]).collect());
}

#[test]
fn the_czech_page_has_every_search_in_order() {
    let page = read("searches.cs.md");
    let sections: Vec<(&str, usize)> = page
        .split("\n## ")
        .skip(1)
        .map(|section| {
            let (name, text) = section.split_once('\n').unwrap_or((section, ""));
            (name, text.split_whitespace().count())
        })
        .collect();
    let names: Vec<&str> = sections.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, SEARCHES.iter().map(|entry| entry.spec.name).collect::<Vec<_>>());
    assert!(sections.iter().all(|(_, words)| *words >= LEAST_WORDS), "{sections:?}");
}

/// All searches in a table.
fn overview() -> String {
    let row = |spec: &SearchSpec| {
        let SearchSpec { name, about, source, .. } = *spec;
        format!("| [{name}]({name}.md) | {about} | {}, {} |\n", source.authors, source.year)
    };
    let rows: String = SEARCHES.iter().map(|entry| row(entry.spec)).collect();
    format!("# The searches\n\n| search | what it does | by |\n|---|---|---|\n{rows}\n{WRITTEN}\n")
}

/// What the table says.
fn head(spec: &SearchSpec) -> String {
    let SearchSpec { name, about, source, aliases, .. } = *spec;
    let code: String = spec
        .code
        .iter()
        .map(|line| format!("{}{}\n", "    ".repeat(line.indent.into()), line.text))
        .collect();
    let also =
        if aliases.is_empty() { String::new() } else { format!(" Also called `{}`.", aliases.join("`, `")) };
    let games = match spec.games {
        GamesTaken::All => "all; where chance decides, the average counts",
        GamesTaken::WithChance => "those in which chance decides, or may be taken to",
        GamesTaken::Decided => "all; where chance decides at a node, it refuses to go on",
        GamesTaken::Played => "those with a playing search",
        GamesTaken::Places => "those in which a move is a place on the board; others it refuses",
    };
    let bounds = if spec.needs_bounds { " The value function has to say bounds of its values." } else { "" };
    let limit = match spec.limit {
        DefaultLimit::Depth => "the depth that suits the game".into(),
        DefaultLimit::Playouts(count) => format!("{count} playouts"),
        DefaultLimit::Nodes(count) => format!("{count} nodes"),
    };
    let record = match spec.record {
        RecordKind::Visits => "the nodes in the order in which they are visited",
        RecordKind::Growth => "a tree that grows, node by node",
    };
    let exercise = match spec.exercise {
        Asks::Values | Asks::Averages => "values and the best move".into(),
        Asks::Windows => "values, windows, what is cut off, and the best move".into(),
        Asks::Leaves => "which leaves are never looked at, and the best move".into(),
        Asks::Nothing(why) => format!("none: {why}"),
    };
    format!(
        "# {name}\n\n{}.{also}\n\n{}, *{}*, {}.\n\n```text\n{code}```\n\n| | |\n|---|---|\n| games | {games}.{bounds} |\n\
         | options | {} |\n| ends | after {limit}, unless said |\n| numbers at a node | {} |\n| recorded | {record} |\n\
         | exercise | {exercise} |\n\n{}\n\n{WRITTEN}\n\n",
        capital(about),
        source.authors,
        source.work,
        source.year,
        spec.options.iter().map(|name| format!("`--{name}`")).collect::<Vec<_>>().join(", "),
        spec.numbers.join(", "),
        example(name),
    )
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A run of the search, measured here.
fn example(name: &str) -> String {
    let algorithm: Algorithm = name.parse().unwrap();
    let is_game = |game: &str| games::find(game).unwrap().algorithms().contains(&algorithm);
    let (bench, place): (Box<dyn Playable>, &str) = match algorithm.spec().games {
        GamesTaken::WithChance => (
            games::open("explicit", [("text", explicit::lecture("dice").unwrap().into())]).unwrap(),
            "On the tree `dice`",
        ),
        _ => (
            games::open("mnk", [("columns", 3.into()), ("rows", 3.into()), ("k", 3.into())]).unwrap(),
            "On 3x3 with three in a row, four plies deep",
        ),
    };
    assert!(is_game("mnk") || is_game("explicit"), "{name}");
    let depth = match (algorithm.spec().limit, algorithm.spec().games) {
        (DefaultLimit::Playouts(_) | DefaultLimit::Nodes(_), _) => DepthLimit::Usual,
        (_, GamesTaken::WithChance) => DepthLimit::End,
        _ => DepthLimit::Plies(4),
    };
    let command = match algorithm.spec().games {
        GamesTaken::WithChance => format!("plywood search explicit --example dice --algorithm {name}"),
        _ if depth == DepthLimit::Usual => format!("plywood search mnk --board 3x3 --k 3 --algorithm {name}"),
        _ => format!("plywood search mnk --board 3x3 --k 3 --algorithm {name} --depth 4"),
    };
    let request = Request { algorithm, depth, ..Request::default() };
    let found = bench.search(&At::default(), &request, &StopFlag::default()).unwrap();
    let leaves =
        found.details.work.map_or_else(String::new, |work| format!(", {} of them leaves", work.leaves));
    let place = if depth == DepthLimit::Usual { "On 3x3 with three in a row" } else { place };
    format!("{place}, `{command}` visits {} nodes{leaves}.", found.nodes)
}

/// A small tree of each search with its page, which the page's own tests replay line by line.
#[test]
fn the_page_replays_every_search() {
    let classic = "(max (min 3 12 8) (min 2 4 6) (min 14 5 2))";
    let dice = "(max (chance (min 3 12) (min 2 4)) (chance (min 8 6) (min 14 5)))";
    let record = |spec: &SearchSpec| {
        let algorithm: Algorithm = spec.name.parse().unwrap();
        let mut request = Request { algorithm, depth: DepthLimit::Plies(4), ..Request::default() };
        (request.textbook.settings.playouts, request.textbook.settings.min) = (Some(12), MinRole::Opponent);
        let text = if spec.games == GamesTaken::WithChance { dice } else { classic };
        let needs_board = matches!(spec.games, GamesTaken::Played | GamesTaken::Places);
        let (bench, position) = match needs_board {
            true => (
                games::open("mnk", [("columns", 3.into()), ("rows", 3.into()), ("k", 3.into())]).unwrap(),
                Some("xox/oxo/... x".into()),
            ),
            false => (games::open("explicit", [("text", text.into())]).unwrap(), None),
        };
        let at = At { position, moves: Vec::new() };
        let (_, tree) = bench.tree(&at, &request, Recording::default(), &StopFlag::default()).unwrap();
        let line =
            |line: &CodeLine| json!({ "indent": line.indent, "text": line.text, "role": line.role.name() });
        let code: Vec<Value> = spec.code.iter().map(line).collect();
        json!({ "name": spec.name, "code": code, "tree": tree }).to_string()
    };
    let records: Vec<String> = SEARCHES.iter().map(|entry| record(entry.spec)).collect();
    let file = docs().join("../web/tests/data/searches.json");
    evidence::check_kept(&file, &format!("[{}]\n", records.join(",\n")));
}

/// A lecture's trees, and one more.
fn hand_made() -> Vec<String> {
    let lectures = explicit::LECTURES.iter().map(|lecture| lecture.text.to_string());
    lectures.chain(["(max (min 5 6 7) (min (max 1 9) 4) (min 6 (max 2 6) 8))".into()]).collect()
}

/// UCT finds a move that is best by minimax in at least 95 of 100 seeds at 20,000 playouts.
#[test]
fn uct_finds_a_best_move() {
    let trees = hand_made();
    assert_eq!(trees.len(), 10);
    let open = |text: &String| games::open("explicit", [("text", text.clone().into())]).unwrap();
    let board = games::open("mnk", [("columns", 3.into()), ("rows", 3.into()), ("k", 3.into())]).unwrap();
    // A board on which one move alone holds the draw.
    let corner = At { position: None, moves: vec!["0".into()] };
    let benches = trees.iter().map(|text| (open(text), At::default())).chain([(board, corner)]);
    for (bench, at) in benches {
        let minimax = Request { algorithm: Algorithm::MINIMAX, depth: DepthLimit::End, ..Request::default() };
        let mut all = minimax.clone();
        all.textbook.all_best = true;
        let truth = bench.search(&at, &all, &StopFlag::default()).unwrap();
        let is_best = |seed: &u64| {
            let mut request = Request { algorithm: "uct".parse().unwrap(), ..minimax.clone() };
            (request.textbook.settings.seed, request.textbook.settings.playouts) = (*seed, Some(20_000));
            let found = bench.search(&at, &request, &StopFlag::default()).unwrap();
            found.best.is_none_or(|best| truth.ties.contains(&best))
        };
        let best = (0..100).filter(is_best).count();
        assert!(best >= 95, "{}: {best} of 100", bench.title());
    }
}
