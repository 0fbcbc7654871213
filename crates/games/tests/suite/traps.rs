//! The page `docs/search-traps.md`: its tables are measured here on positions whose exact values are known, and written anew by
//! `PLYWOOD_WRITE=1`; what they mean is written by hand.

use crate::sentences::after;
use search::textbook::LeafJudgement;
use session::{AllMoves, At, DepthLimit, EvalChoice, Playable, Request, StopFlag};
use std::fmt::Write;
use std::path::Path;

const BEGIN: &str = "<!-- measured: begin -->\n";
const END: &str = "<!-- measured: end -->\n";
const NODES: [u64; 3] = [200, 2_000, 20_000];
/// A loss within this number of plies is short.
const SHORT: u32 = 5;

/// A game whose positions are solved, the value function of its searches, and how they are found.
struct Field {
    title: &'static str,
    bench: Box<dyn Playable>,
    eval: &'static str,
    plies: usize,
    positions: usize,
}

/// A position with the moves that keep its value, and those that lose in few plies what is not lost.
struct Known {
    at: At,
    right: Vec<String>,
    traps: Vec<String>,
}

fn fields() -> Vec<Field> {
    let mnk = |columns: usize, rows: usize, k: usize| {
        games::open("mnk", [("columns", columns.into()), ("rows", rows.into()), ("k", k.into())]).unwrap()
    };
    let reversi = games::open("reversi", [("board", "6x6".into())]).unwrap();
    let field = |title, bench, eval, plies, positions| Field { title, bench, eval, plies, positions };
    vec![
        field("tic-tac-toe, 3 plies played", mnk(3, 3, 3), "lines", 3, 60),
        field("5x5 with four in a row, 10 plies played", mnk(5, 5, 4), "lines", 10, 60),
        field("Reversi 6x6, 22 plies played", reversi, "mobility", 22, 40),
    ]
}

impl Field {
    /// Positions in which some moves keep the value and others do not.
    fn known(&self) -> Vec<Known> {
        let known = |seed: u64| {
            let at = after(self.bench.as_ref(), self.plies, seed)?;
            let solved = self.bench.solve(&at, AllMoves::Yes, &StopFlag::default()).unwrap();
            let keeps = |m: &&session::SolvedMove| m.value == solved.value;
            let right: Vec<String> = solved.moves.iter().filter(keeps).map(|m| m.m.clone()).collect();
            let is_choice = right.len() < solved.moves.len();
            let is_trap = |m: &&session::SolvedMove| {
                solved.value != "loss" && m.value == "loss" && m.plies.is_some_and(|plies| plies <= SHORT)
            };
            let traps = solved.moves.iter().filter(is_trap).map(|m| m.m.clone()).collect();
            is_choice.then_some(Known { at, right, traps })
        };
        (0..).filter_map(known).take(self.positions).collect()
    }

    fn choice(&self, search: &str, at: &At, nodes: u64) -> Option<String> {
        let (name, leaves) = match search.strip_suffix(" by value") {
            Some(name) => (name, Some(LeafJudgement::Value)),
            None => (search, None),
        };
        let mut request = Request {
            algorithm: name.parse().unwrap(),
            depth: DepthLimit::End,
            nodes: Some(nodes),
            ..Request::default()
        };
        request.textbook.settings.leaves = leaves;
        // What asks no value function counts results alone.
        if ["deepening", "puct", "bestfirst", "conspiracy"].contains(&name) || leaves.is_some() {
            request.eval = EvalChoice::Preset(self.eval.into());
        }
        self.bench.search(at, &request, &StopFlag::default()).ok()?.best
    }
}

const SEARCHES: [&str; 9] =
    ["deepening", "uct", "uct by value", "mcts-solver", "rave", "puct", "bestfirst", "bstar", "conspiracy"];

fn measured() -> String {
    let mut out = String::new();
    for field in fields() {
        let known = field.known();
        let _ = writeln!(out, "### {}\n\n{} positions.\n", field.title, known.len());
        let _ = writeln!(out, "| search | {} |", NODES.map(|nodes| format!("{nodes} nodes")).join(" | "));
        let _ = writeln!(out, "|---|---:|---:|---:|");
        for search in SEARCHES {
            let cells = NODES.map(|nodes| {
                let chosen: Vec<Option<String>> =
                    known.iter().map(|one| field.choice(search, &one.at, nodes)).collect();
                let pairs = || known.iter().zip(&chosen).filter_map(|(one, m)| Some((one, m.as_ref()?)));
                let right = pairs().filter(|(one, m)| one.right.contains(m)).count();
                let traps = pairs().filter(|(one, m)| one.traps.contains(m)).count();
                match chosen.iter().all(Option::is_none) {
                    // It refuses the value function.
                    true => "-".into(),
                    false => format!("{} % ({traps})", (100 * right + known.len() / 2) / known.len()),
                }
            });
            let _ = writeln!(out, "| `{search}` | {} |", cells.join(" | "));
        }
        out.push('\n');
    }
    out
}

/// Two positions on 5x5 with four in a row, X to move. In the first one move alone holds the draw, and every other loses in four
/// or six plies; in the second two moves win, in seven and nine plies.
const TRAP: &str = "5/xxxo1/2o1o/5/5 x";
const OTHER: &str = "x1o2/3xo/x4/3ox/1oox1 x";
const SEEDS: u64 = 40;
const PLAYOUTS: [u64; 3] = [200, 1_000, 5_000];

/// What alpha-beta chooses to each depth, and how often the others choose right, by seeds.
fn case(position: &str, depths: std::ops::RangeInclusive<u32>) -> String {
    let all = fields();
    let field = &all[1];
    let at = At { position: Some(position.into()), moves: Vec::new() };
    let solved = field.bench.solve(&at, AllMoves::Yes, &StopFlag::default()).unwrap();
    let right: Vec<&String> = solved.moves.iter().filter(|m| m.value == solved.value).map(|m| &m.m).collect();
    let mut out = format!("`{position}`: {}.\n\n", solved.value);
    let _ = writeln!(out, "| alpha-beta to depth | move | | nodes |\n|---:|---|---|---:|");
    for depth in depths {
        let request = Request {
            algorithm: "deepening".parse().unwrap(),
            depth: DepthLimit::Plies(depth),
            eval: EvalChoice::Preset("lines".into()),
            ..Request::default()
        };
        let found = field.bench.search(&at, &request, &StopFlag::default()).unwrap();
        let best = found.best.unwrap();
        let word = if right.contains(&&best) { "right" } else { "wrong" };
        let _ = writeln!(out, "| {depth} | {best} | {word} | {} |", found.nodes);
    }
    let heads = PLAYOUTS.map(|playouts| format!("{playouts} playouts")).join(" | ");
    let _ = writeln!(out, "\n| right choices of {SEEDS} seeds | {heads} |\n|---|---:|---:|---:|");
    for search in ["uct", "mcts-solver", "rave"] {
        let cells = PLAYOUTS.map(|playouts| {
            let is_right = |seed: &u64| {
                let mut request = Request { algorithm: search.parse().unwrap(), ..Request::default() };
                (request.textbook.settings.seed, request.textbook.settings.playouts) =
                    (*seed, Some(playouts));
                let found = field.bench.search(&at, &request, &StopFlag::default()).unwrap();
                found.best.is_some_and(|best| right.contains(&&best))
            };
            (1..=SEEDS).filter(is_right).count().to_string()
        });
        let _ = writeln!(out, "| `{search}` | {} |", cells.join(" | "));
    }
    out.push('\n');
    out
}

#[test]
fn the_page_about_search_traps_is_true() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/search-traps.md");
    let old = std::fs::read_to_string(&page).unwrap();
    let (head, rest) = old.split_once(BEGIN).unwrap();
    let (_, tail) = rest.split_once(END).unwrap();
    let cases =
        format!("### A trap\n\n{}### The other way round\n\n{}", case(TRAP, 1..=4), case(OTHER, 3..=7));
    evidence::check_kept(&page, &format!("{head}{BEGIN}\n{cases}{}{END}{tail}", measured()));
}
