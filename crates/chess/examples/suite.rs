//! Runs test positions: `suite FILE.epd NODES` prints which are solved and how many.
#![allow(clippy::print_stdout)]

use chess::{Chess, ChessTactics, Epd};
use search::pvs::{self, Limits, Table, ThinkRequest};
use search::{NoControl, Notation, Silent};

const TABLE_MIB: usize = 16;
const USUAL_NODES: u64 = 100_000;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let nodes = arguments.get(1).and_then(|text| text.parse().ok()).unwrap_or(USUAL_NODES);
    let text = std::fs::read_to_string(arguments.first().expect("a file")).expect("a readable file");
    let chess = Chess::default();
    let tactics = ChessTactics::default();
    let table = Table::new(TABLE_MIB);
    let (mut solved, mut asked, mut used) = (0, 0, 0);
    for line in text.lines() {
        let epd = Epd::parse(line).expect("a test position");
        table.clear();
        let request =
            ThinkRequest { limits: Limits { nodes, ..Limits::default() }, ..ThinkRequest::new(&epd.state) };
        let thought = pvs::think(&chess, &tactics, Silent, &table, &request, &NoControl, &mut |_| {});
        let best = thought.best().expect("a move");
        used += thought.nodes;
        let mate = epd.operation("dm").and_then(|words| words.first()?.parse::<u32>().ok());
        let found = match mate {
            Some(moves) => {
                thought.lines[0].score.plies_to_end().is_some_and(|plies| plies.div_ceil(2) == moves)
            }
            None => epd.is_solved_by(best).expect("legal moves").unwrap_or(false),
        };
        asked += 1;
        solved += u32::from(found);
        if !found {
            let wanted =
                epd.operation("bm").or(epd.operation("am")).or(epd.operation("dm")).unwrap_or_default();
            println!(
                "{:<12} plays {} at depth {}, wanted {}",
                epd.id().unwrap_or(""),
                chess.show_move(&epd.state, best),
                thought.depth.0,
                wanted.join(" ")
            );
        }
    }
    println!("{solved} of {asked} solved, {used} nodes");
}
