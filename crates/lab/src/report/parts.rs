//! The parts of the document: tables and pictures of the findings, with the words that go with them.

use super::facts::Facts;
use super::{Findings, StudyRequest, words};
use crate::parts::Kept;
use crate::summary::Marks;
use crate::table::{Table, short};
use draw::board::{Labels, svg as board_svg};
use draw::chart::{Bars, Frame, Scale, Series, bars, lines};
use draw::document::{Block, Document, Picture};
use draw::palette::LIGHT;
use draw::{Boards, Format, Options};
use session::view::TreeView;
use session::{Grid, Playable, Side, Value};

/// Width of a cell of the boards, in pixels.
const CELL: f64 = 30.0;
/// So many of the worst games are shown as boards.
const SHOWN: usize = 2;
/// A heat map stands beside another, and is drawn as large as it is shown: numbers in it stay as they are.
const HEAT: (f64, f64) = (327.0, 290.0);
/// A chart that leaves room for words on its page.
const CHART_HEIGHT: f64 = 300.0;
const CHART_WIDTH: f64 = 666.0;

pub(super) fn document(bench: &dyn Playable, request: &StudyRequest, found: &Findings) -> Document {
    let facts = Facts::of(bench, request, found);
    let parts = [
        vec![heading(words::SUMMARY), Block::List(words::summary(&facts))],
        position(&facts, found),
        value_function(&facts, found),
        variants(found),
        tree(&facts, request, found),
        line(bench, (&facts, request), found),
        ablation(&facts, found),
        truth(&facts, found),
        vec![heading(words::CONCLUSION), Block::List(words::conclusion(&facts))],
        repeat(bench, request, &facts.eval),
    ];
    Document {
        title: words::title(&facts),
        subtitle: words::subtitle(&facts),
        language: words::LANGUAGE,
        blocks: parts.into_iter().flatten().collect(),
        ..Document::default()
    }
}

fn heading(text: &str) -> Block {
    Block::Heading(text.into())
}

fn table(table: &Table) -> Block {
    Block::Table { headings: headings(&table.headings), rows: table.rows.clone() }
}

fn headings(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| name.to_string()).collect()
}

fn picture(svg: String, caption: &str) -> Block {
    Block::Pictures(vec![Picture { svg, caption: caption.into() }])
}

fn board(grid: &Grid, caption: &str) -> Picture {
    Picture { svg: board_svg(grid, &LIGHT, CELL, Labels::Shown), caption: caption.into() }
}

fn position(facts: &Facts, found: &Findings) -> Vec<Block> {
    let position = &found.position;
    let told = |(m, plies): &(String, Option<u32>)| {
        vec![m.clone(), plies.map_or_else(|| words::DOES_NOT_WIN.into(), |plies| plies.to_string())]
    };
    let (headings, rows) = (headings(&words::MOVE_HEADINGS), found.moves.iter().map(told).collect());
    let shown = match &position.board {
        Some(grid) => Block::Beside { picture: board(grid, &position.position), headings, rows },
        None => Block::Table { headings, rows },
    };
    vec![heading(words::POSITION), Block::Words(words::position(facts)), shown]
}

fn value_function(facts: &Facts, found: &Findings) -> Vec<Block> {
    let mut terms = Table::new(&words::VALUE_HEADINGS);
    terms.rows = found
        .eval
        .terms
        .iter()
        .map(|share| vec![share.name.clone(), short(share.raw), short(share.weight), short(share.value)])
        .collect();
    vec![
        heading(words::VALUE),
        Block::Words(words::value_told(facts, &short(found.eval.value))),
        table(&terms),
    ]
}

fn variants(found: &Findings) -> Vec<Block> {
    let rows = &found.comparison.rows;
    let names: Vec<&str> = rows.iter().map(|row| row.variant.as_str()).collect();
    let values = rows.iter().map(|row| row.nodes as f64).collect();
    let nodes = Bars { name: words::NODES.into(), values };
    let frame =
        Frame { y_scale: Scale::Logarithmic, ..chart(words::NODES_VISITED, words::VARIANT, words::NODES) };
    vec![
        heading(words::PRUNING),
        Block::Words(words::PRUNING_TOLD.into()),
        table(&found.comparison.table()),
        picture(bars(&frame, &names, &[nodes]), words::PRUNING_CHART),
    ]
}

fn chart(title: &str, x_label: &str, y_label: &str) -> Frame {
    Frame { width: CHART_WIDTH, height: CHART_HEIGHT, ..Frame::new(title, x_label, y_label) }
}

/// The moves of the position, and the answers to the one that is played: a board that can be read in every node.
fn tree(facts: &Facts, request: &StudyRequest, found: &Findings) -> Vec<Block> {
    let mut blocks = vec![heading(words::TREE), Block::Words(words::tree_told(facts))];
    let overview = TreeView { title: words::tree_title(facts), ..found.tree.clone() };
    blocks.extend(drawn(&overview).map(|svg| picture(svg, &words::tree_caption(&request.drawn))));
    let branches = draw::split(&found.tree, "").unwrap_or_default();
    let played = facts.line.first.as_deref().unwrap_or_default();
    let branch = branches
        .into_iter()
        .skip(1)
        .find(|part| part.view.nodes.get(1).is_some_and(|node| node.label == played));
    let answers = branch.and_then(|part| below(&part.view));
    let caption = words::branch_caption(played);
    let answers = answers.map(|view| TreeView { title: caption.clone(), ..view });
    blocks.extend(answers.and_then(|view| drawn(&view)).map(|svg| picture(svg, &caption)));
    blocks
}

/// The root and its children.
fn drawn(view: &TreeView) -> Option<String> {
    let options = Options { show_depth: Some(1), boards: Boards::Shown, ..Options::default() };
    let svg = draw::draw(view, Format::Svg, &options).ok()?;
    String::from_utf8(svg).ok()
}

/// The tree without its root, which has a single child.
fn below(view: &TreeView) -> Option<TreeView> {
    let mut nodes = view.nodes.get(1..)?.to_vec();
    for node in &mut nodes {
        node.parent = node.parent.saturating_sub(1);
        node.ply = node.ply.saturating_sub(1);
    }
    Some(TreeView { nodes, ..view.clone() })
}

fn line(bench: &dyn Playable, (facts, request): (&Facts, &StudyRequest), found: &Findings) -> Vec<Block> {
    let line = &found.line;
    let (ended, shown) = (Marks::of(bench.description()).ended, &request.shown);
    let points = |value: &dyn Fn(&crate::SimulationPly) -> Option<f64>| -> Vec<(f64, f64)> {
        let point =
            |(i, ply): (usize, &crate::SimulationPly)| ((i + 1) as f64, value(ply).unwrap_or(f64::NAN));
        line.plies.iter().enumerate().map(point).collect()
    };
    let series = [
        Series {
            name: words::SEARCHED.into(),
            points: points(&|ply| ply.score.map(Value::number).filter(|score| score.abs() < ended)),
        },
        Series { name: words::static_value(shown), points: points(&|ply| Some(ply.static_value)) },
    ];
    let frame = chart(&words::score_title(facts), words::PLY, words::POINTS);
    let mut blocks = vec![
        heading(words::LINE),
        Block::Words(words::line_told(&request.variant, facts)),
        table(&line.table()),
        table(&summary(bench, found)),
    ];
    blocks.extend(line.boards().map(|svg| picture(svg, words::BOARDS)));
    blocks.push(picture(lines(&frame, &series), &words::score_caption(shown)));
    blocks
}

/// The figures of the line, one a row.
fn summary(bench: &dyn Playable, found: &Findings) -> Table {
    let mut table = Table::new(&words::FIGURE_HEADINGS);
    let rows = found.line.summary.figures(bench.sides(), &found.line.plies);
    table.rows = rows.into_iter().map(|(name, value)| vec![name, value]).collect();
    table
}

fn ablation(facts: &Facts, found: &Findings) -> Vec<Block> {
    let named = [words::TERMS_TITLE, words::PLIES, words::WON, words::NOT_WON];
    let chart = found.ablation.chart_of(&[Kept::All, Kept::Without], named);
    vec![
        heading(words::TERMS),
        Block::Words(words::terms(facts)),
        Block::Words(words::terms_told(facts)),
        table(&term_table(found)),
        picture(chart, words::TERMS_CHART),
    ]
}

/// A row for each term: the game without it, with it alone, and with it and those above.
fn term_table(found: &Findings) -> Table {
    let rows = &found.ablation.rows;
    let told = |kept: Kept, term: &str| {
        let row = rows.iter().find(|row| row.part.kept == kept && row.part.term == term);
        row.map_or_else(String::new, |row| match row.won {
            true => words::won_in(row.plies),
            false => words::NOT_WON.into(),
        })
    };
    let mut table = Table::new(&words::TERM_HEADINGS);
    let terms = rows.iter().filter(|row| row.part.kept == Kept::Without).map(|row| &row.part.term);
    let cells = |term: &String| {
        let games = [Kept::Without, Kept::Only, Kept::Adding].map(|kept| told(kept, term));
        std::iter::once(term.clone()).chain(games).collect()
    };
    table.rows = terms.map(cells).collect();
    table
}

fn truth(facts: &Facts, found: &Findings) -> Vec<Block> {
    let trial = &found.trial;
    let heat = |side: Side| {
        let name = &trial.failures[side as usize].side;
        Some(Picture { svg: trial.heat_map_of(side, name, HEAT)?, caption: words::heat_caption(name) })
    };
    let shown = trial.worst.iter().take(SHOWN);
    let worst = shown.filter_map(|game| Some(board(game.board.as_ref()?, &game.position)));
    vec![
        heading(words::TRUTH),
        Block::Words(words::class_told(facts)),
        Block::Words(words::trial_told(facts)),
        Block::Pictures([Side::Max, Side::Min].into_iter().filter_map(heat).collect()),
        Block::Words(words::WORST.into()),
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
        format!("plywood tree {study} --variant {} --show-depth 1 --boards --out tree.svg", request.drawn),
        format!("plywood lab simulate {study}"),
        format!("plywood lab ablate {study}"),
        format!("plywood lab truth {game} --class {class} --eval {eval} --depth {depth} --every-defence"),
    ];
    vec![
        heading(words::REPEAT),
        Block::Words(words::REPEAT_TOLD.into()),
        Block::Verbatim(commands.join("\n")),
    ]
}
