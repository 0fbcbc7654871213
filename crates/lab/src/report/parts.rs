//! The parts of the document, in the words of a reader who has not seen the program.

use super::{Findings, StudyRequest};
use crate::summary::Marks;
use crate::table::{Table, short};
use draw::board::{Labels, svg as board_svg};
use draw::chart::{Bars, Frame, Scale, Series, bars, lines};
use draw::document::{Block, Document, Picture};
use draw::palette::LIGHT;
use draw::words::count;
use draw::{Boards, Format, Options};
use session::{Grid, Playable, Side, Value};

/// Width of a cell of the boards, in pixels.
const CELL: f64 = 26.0;
/// The drawn tree stops here, or after so many nodes: more cannot be read on paper.
const TREE_DEPTH: u32 = 2;
const TREE_NODES: usize = 40;

pub(super) fn document(bench: &dyn Playable, request: &StudyRequest, found: &Findings) -> Document {
    let eval = &found.eval.eval;
    let parts = [
        position(bench, found),
        value_function(bench, found),
        variants(found),
        tree(bench, request, found),
        line(bench, request, found),
        ablation(found),
        truth(request, found),
        repeat(bench, request, eval),
    ];
    Document {
        title: format!("{}: what {eval} sees at depth {}", found.position.position, request.depth),
        blocks: parts.into_iter().flatten().collect(),
    }
}

fn heading(text: &str) -> Block {
    Block::Heading(text.into())
}

fn table(table: &Table) -> Block {
    let headings = table.headings.iter().map(|heading| heading.to_string()).collect();
    Block::Table { headings, rows: table.rows.clone() }
}

fn picture(svg: String, caption: &str) -> Block {
    Block::Pictures(vec![Picture { svg, caption: caption.into() }])
}

fn board(grid: &Grid, caption: &str) -> Picture {
    Picture { svg: board_svg(grid, &LIGHT, CELL, Labels::Shown), caption: caption.into() }
}

fn position(bench: &dyn Playable, found: &Findings) -> Vec<Block> {
    let position = &found.position;
    let winner = bench.sides()[Side::Max as usize];
    let truth = match found.plies {
        Some(plies) => format!("With perfect play {winner} wins in {plies} plies."),
        None => "No exact value is known here.".into(),
    };
    let mut moves = Table::new(&["move", "wins in plies"]);
    let words = |(m, plies): &(String, Option<u32>)| {
        vec![m.clone(), plies.map_or_else(|| "does not win".into(), |plies| plies.to_string())]
    };
    moves.rows = found.moves.iter().map(words).collect();
    let boards = position.board.iter().map(|grid| board(grid, &position.position)).collect();
    vec![
        heading("The position"),
        Block::Words(format!("{} is to move. {truth}", position.turn)),
        Block::Pictures(boards),
        table(&moves),
    ]
}

fn value_function(bench: &dyn Playable, found: &Findings) -> Vec<Block> {
    let eval = &found.eval;
    let mut terms = Table::new(&["term", "measured", "weight", "share"]);
    terms.rows = eval
        .terms
        .iter()
        .map(|share| vec![share.name.clone(), short(share.raw), short(share.weight), short(share.value)])
        .collect();
    vec![
        heading("Is the value function right? What it says"),
        Block::Words(format!(
            "The value function {} gives the position {} points for {}; each term's share is what it measured \
             times its weight.",
            eval.eval,
            short(eval.value),
            bench.sides()[Side::Max as usize]
        )),
        table(&terms),
    ]
}

fn variants(found: &Findings) -> Vec<Block> {
    let rows = &found.comparison.rows;
    let names: Vec<&str> = rows.iter().map(|row| row.variant.as_str()).collect();
    let nodes = Bars { name: "nodes".into(), values: rows.iter().map(|row| row.nodes as f64).collect() };
    let frame = Frame { y_scale: Scale::Logarithmic, ..Frame::new("Nodes visited", "variant", "nodes") };
    vec![
        heading("What did pruning save?"),
        Block::Words(
            "The same position searched once with every variant. Agrees says whether value and move are those of \
             brute force; saving is the part of its nodes that was not needed."
                .into(),
        ),
        table(&found.comparison.table()),
        picture(bars(&frame, &names, &[nodes]), "Nodes visited by each variant, on a logarithmic scale"),
    ]
}

fn tree(bench: &dyn Playable, request: &StudyRequest, found: &Findings) -> Vec<Block> {
    let options = Options {
        show_depth: Some(TREE_DEPTH),
        max_nodes: Some(TREE_NODES),
        boards: Boards::Shown,
        ..Options::default()
    };
    let drawn = draw::draw(&found.tree, Format::Svg, &options);
    let svg = drawn.ok().and_then(|bytes| String::from_utf8(bytes).ok());
    let caption = format!("The first {TREE_DEPTH} plies of the tree of variant {}", request.drawn);
    let mut blocks = vec![
        heading("Why this move? The tree"),
        Block::Words(format!(
            "Every node shows the move that leads there and its value for {}, a bound where the search knew enough. \
             The expected line is drawn bold; moves that were not looked at are faint.",
            bench.sides()[Side::Max as usize]
        )),
    ];
    blocks.extend(svg.map(|svg| picture(svg, &caption)));
    blocks
}

fn line(bench: &dyn Playable, request: &StudyRequest, found: &Findings) -> Vec<Block> {
    let line = &found.line;
    let (ended, shown) = (Marks::of(bench.description()).ended, &request.shown);
    let points = |value: &dyn Fn(&crate::SimulationPly) -> Option<f64>| -> Vec<(f64, f64)> {
        let point =
            |(i, ply): (usize, &crate::SimulationPly)| ((i + 1) as f64, value(ply).unwrap_or(f64::NAN));
        line.plies.iter().enumerate().map(point).collect()
    };
    let series = [
        Series {
            name: "score of the search".into(),
            points: points(&|ply| ply.score.map(Value::number).filter(|score| score.abs() < ended)),
        },
        Series { name: format!("static value of {shown}"), points: points(&|ply| Some(ply.static_value)) },
    ];
    let frame = Frame::new(&format!("Score for {}", bench.sides()[Side::Max as usize]), "ply", "points");
    let mut blocks = vec![
        heading("The line it plays"),
        Block::Words(format!(
            "Both sides search with variant {}. {} after {} plies.",
            request.variant,
            line.result,
            line.plies.len()
        )),
        table(&line.table()),
        table(&summary(bench, found)),
        picture(
            lines(&frame, &series),
            &format!(
                "Score of the search, until it sees the end, and the plain value of {shown}, after every ply"
            ),
        ),
    ];
    let boards =
        line.boards().map(|svg| picture(svg, "The game board by board; what a move changed is marked"));
    blocks.extend(boards);
    blocks
}

/// The figures of the line, one a row.
fn summary(bench: &dyn Playable, found: &Findings) -> Table {
    let mut table = Table::new(&["figure", "value"]);
    let rows = found.line.summary.figures(bench.sides(), &found.line.plies);
    table.rows = rows.into_iter().map(|(name, value)| vec![name, value]).collect();
    table
}

fn ablation(found: &Findings) -> Vec<Block> {
    vec![
        heading("What is each term good for?"),
        Block::Words(
            "The game once more with all terms, without each, with each alone, and adding one after the other. The \
             defender knows the exact solution; extra is the number of plies over perfect play."
                .into(),
        ),
        table(&found.ablation.table()),
        picture(found.ablation.chart(), "Plies of each game"),
    ]
}

fn truth(request: &StudyRequest, found: &Findings) -> Vec<Block> {
    let (trial, all, solved) = (&found.trial, &found.every_defence, &found.solved);
    let number = |n: usize| count(n as u64);
    let heat = |side: Side| {
        let caption = format!(
            "Games not won, in percent, by where a piece of {} started",
            trial.failures[side as usize].side
        );
        Some(Picture { svg: trial.heat_map(side)?, caption })
    };
    let max = &trial.failures[Side::Max as usize].side;
    let worst = trial.worst.iter().filter_map(|game| Some(board(game.board.as_ref()?, &game.position)));
    vec![
        heading("Is the value function right? The truth"),
        Block::Words(format!(
            "{max} wins {} of the {} positions of {} with {max} to move, the longest in {} plies. From each of them \
             a game was played against a defender who knows the solution and resists longest.",
            number(solved.won),
            number(solved.positions),
            request.class,
            solved.longest
        )),
        Block::Words(format!(
            "{} at depth {} wins {} of them ({:.1} %), throws the win away in {} and leaves {} undecided; it needs \
             {:.2} plies over the shortest way on average. Against every defence it wins {}.",
            found.eval.eval,
            request.depth,
            number(trial.won),
            100.0 * trial.share,
            number(trial.thrown_away),
            number(trial.timeouts),
            trial.mean_extra_plies,
            number(all.won)
        )),
        Block::Pictures([Side::Max, Side::Min].into_iter().filter_map(heat).collect()),
        Block::Words("The worst games:".into()),
        table(&trial.worst_table()),
        Block::Pictures(worst.collect()),
    ]
}

fn repeat(bench: &dyn Playable, request: &StudyRequest, eval: &str) -> Vec<Block> {
    let StudyRequest { position, depth, class, .. } = request;
    let game = bench.name();
    let study = format!("{game} --position {position} --eval {eval} --depth {depth}");
    let commands = [
        format!("plywood eval {game} --position {position} --eval {eval}"),
        format!("plywood lab compare {study}"),
        format!(
            "plywood tree {study} --variant {} --show-depth {TREE_DEPTH} --boards --out tree.svg",
            request.drawn
        ),
        format!("plywood lab simulate {study}"),
        format!("plywood lab ablate {study}"),
        format!("plywood lab truth {game} --class {class} --eval {eval} --depth {depth} --every-defence"),
    ];
    vec![
        heading("Can I trust the result?"),
        Block::Words("Every table above is the output of one command, and can be repeated:".into()),
        Block::Verbatim(commands.join("\n")),
    ]
}
